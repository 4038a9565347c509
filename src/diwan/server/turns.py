"""Turns: whatever changes a table happens one thing after the other."""

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Any, TypeAlias

Work: TypeAlias = Callable[..., bool]
"""Something that needs the turn. It returns True if it keeps the turn after the call, until `release`."""


class Turns:
    """Gives the turn to one piece of work at a time, in the order in which they asked for it.

    Work that takes long can be a coroutine: `async with turns: ...`."""

    __slots__ = ("_waiting", "is_taken")

    def __init__(self) -> None:
        self.is_taken = False
        self._waiting: list[Callable[[], bool]] = []

    def take(self, work: Work, *arguments: Any) -> None:
        """Do the work as soon as it is its turn, which may be at once."""
        if self.is_taken:
            self._waiting.append(partial(work, *arguments))
            return
        self.is_taken = True  # so that work which follows from this work waits
        self.is_taken = work(*arguments)
        if self._waiting:
            self._go_on()

    def release(self) -> None:
        """Give up the turn that was kept."""
        self.is_taken = False
        if self._waiting:
            self._go_on()

    def _go_on(self) -> None:
        while self._waiting and not self.is_taken:
            self.is_taken = True
            self.is_taken = self._waiting.pop(0)()

    async def __aenter__(self) -> None:
        granted = asyncio.get_running_loop().create_future()
        self.take(self._grant, granted)
        await granted

    def _grant(self, granted: "asyncio.Future[None]") -> bool:
        if granted.cancelled():
            return False
        granted.set_result(None)
        return True

    async def __aexit__(self, *_error: object) -> None:
        self.release()
