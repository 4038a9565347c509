"""How the compiled modules are compiled: ahead of the first call, kept on disk, free of the interpreter's lock.

Every function states its machine types in its signature, and numba holds it to them; in these modules mypy therefore
need not hear about machine integers that it takes for Any."""

# mypy: disable-error-code="no-any-return, return-value, assignment"

from collections.abc import Callable
from typing import Any, TypeVar, cast

import numpy as np
from numba import njit, types
from numba.cpython.unsafe import numbers
from numba.extending import intrinsic

F = TypeVar("F", bound=Callable[..., Any])

first_bit = cast(Callable[[int], int], numbers.trailing_zeros)
"""The lowest bit that is set, as a number."""


@intrinsic
def _population(_typing: Any, _bits: Any) -> Any:
    return types.int64(types.int64), lambda _context, builder, _signature, args: builder.ctpop(args[0])


population = cast(Callable[[int], int], _population)
"""How many bits are set: one instruction, for which numba has no name of its own."""


def jit(signature: str, inline: bool = False, allocates: bool = False) -> Callable[[F], F]:
    """Unless a function makes arrays of its own, numba need not count who still holds one: everything here works on
    arrays that its caller keeps, and the counting costs more than the work (random games are up to twice as fast
    without it)."""
    unlisted: dict[str, Any] = {"_nrt": allocates}
    compiled = njit(signature, cache=True, nogil=True, error_model="numpy", forceinline=inline, **unlisted)
    return cast(Callable[[F], F], compiled)


@jit("uint64(uint64)", inline=True)
def stirred(seed: int) -> int:
    """The next seed (xorshift): compiled code has no other source of chance."""
    seed ^= seed << np.uint64(13)
    seed ^= seed >> np.uint64(7)
    return seed ^ seed << np.uint64(17)


@jit("int64(uint64, int64)", inline=True)
def below(seed: int, bound: int) -> int:
    """A number from 0 up to the bound, from the upper half of the seed."""
    return np.int64((seed >> np.uint64(32)) * np.uint64(bound) >> np.uint64(32))
