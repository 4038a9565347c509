"""How the compiled modules are compiled: ahead of the first call, kept on disk, free of the interpreter's lock.

Every function states its machine types in its signature, and numba holds it to them; in these modules mypy therefore
need not hear about machine integers that it takes for Any."""

from collections.abc import Callable
from typing import Any, TypeVar, cast

from numba import njit
from numba.cpython.unsafe import numbers

F = TypeVar("F", bound=Callable[..., Any])

first_bit = cast(Callable[[int], int], numbers.trailing_zeros)
"""The lowest bit that is set, as a number."""


def jit(signature: str, inline: bool = False) -> Callable[[F], F]:
    compiled = njit(signature, cache=True, nogil=True, error_model="numpy", inline="always" if inline else "never")
    return cast(Callable[[F], F], compiled)
