"""From calls to awaiting: what happens with every move is told by a call, for a task or a future each would cost more
than the move; what happens seldom awaits."""

import asyncio
from collections.abc import Callable
from typing import TypeAlias, TypeVar

T = TypeVar("T")
Answer: TypeAlias = Callable[[T | Exception], None]


async def answer(ask: Callable[[Answer[T]], None]) -> T:
    """What `ask` tells the call that it is given, at once or later; raises the error if it is told one."""
    told: asyncio.Future[T] = asyncio.get_running_loop().create_future()

    def tell(result: T | Exception) -> None:
        if told.done():  # whoever asked has gone
            return
        if isinstance(result, Exception):
            told.set_exception(result)
        else:
            told.set_result(result)

    ask(tell)
    return await told
