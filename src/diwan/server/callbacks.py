"""Callbacks, and how to await one.

What happens with every move reports by a callback, because a task or a future would cost more than the move itself.
What happens seldom is awaited."""

import asyncio
from collections.abc import Callable
from typing import TypeAlias, TypeVar

T = TypeVar("T")
Callback: TypeAlias = Callable[[T | Exception], None]
"""Is called once, with a result or an error."""


async def awaited(start: Callable[[Callback[T]], None]) -> T:
    """Return the result that `start` gives to its callback, at once or later; raise the error if it gives one."""
    future: asyncio.Future[T] = asyncio.get_running_loop().create_future()

    def callback(result: T | Exception) -> None:
        if future.done():  # the caller was cancelled
            return
        if isinstance(result, Exception):
            future.set_exception(result)
        else:
            future.set_result(result)

    start(callback)
    return await future
