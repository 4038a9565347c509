"""Tools for modules that numba compiles: at import, cached on disk, running without the interpreter lock.

Every compiled function states its machine types in its signature, and numba checks them. mypy takes machine integers
for Any, so these modules switch off its errors about Any."""

# mypy: disable-error-code="no-any-return, return-value, assignment"

from collections.abc import Callable
from typing import Any, TypeVar, cast

import numpy as np
from numba import njit, types
from numba.cpython.unsafe import numbers
from numba.extending import intrinsic

F = TypeVar("F", bound=Callable[..., Any])

first_bit = cast(Callable[[int], int], numbers.trailing_zeros)
"""Return the index of the lowest bit that is set."""


@intrinsic
def _population(_typing: Any, _bits: Any) -> Any:
    return types.int64(types.int64), lambda _context, builder, _signature, args: builder.ctpop(args[0])


population = cast(Callable[[int], int], _population)
"""Return how many bits are set: one machine instruction, for which numba has no function."""


def jit(signature: str, inline: bool = False, allocates: bool = False) -> Callable[[F], F]:
    """Return a decorator that compiles a function for one signature.

    Say `allocates=True` for a function that creates arrays. For all others numba's reference counting of arrays is
    switched off: they only use arrays of their caller, and without it random games are up to twice as fast."""
    unlisted: dict[str, Any] = {"_nrt": allocates}
    compiled = njit(signature, cache=True, nogil=True, error_model="numpy", forceinline=inline, **unlisted)
    return cast(Callable[[F], F], compiled)


@jit("uint64(uint64)", inline=True)
def stirred(seed: int) -> int:
    """Return the seed that follows this one (xorshift): the only random source of compiled code."""
    seed ^= seed << np.uint64(13)
    seed ^= seed >> np.uint64(7)
    return seed ^ seed << np.uint64(17)


@jit("int64(uint64, int64)", inline=True)
def below(seed: int, bound: int) -> int:
    """Return a number from 0 to bound - 1, made from the upper half of the seed."""
    return np.int64((seed >> np.uint64(32)) * np.uint64(bound) >> np.uint64(32))
