"""Lines that come together are stored together: a commit costs nearly as much for one line as for ten.

One commit at a time. While it waits for the disk, the lines of the next one gather; and as long as every turn of the
loop brings more of them, they wait for one another, for a while. A line that comes alone waits for one look at the
sockets."""

import asyncio
import time
from collections.abc import Callable, Sequence

import structlog

from diwan.server.answers import Answer
from diwan.server.store import Line

log = structlog.get_logger()

PATIENCE = 0.002
"""Seconds for which lines wait for one another: where moves take long to make, a full commit is long in coming."""


class Gathering:
    def __init__(self, commit: Callable[[list[Line]], None], most: int) -> None:
        """`commit` is called with at most so many lines; when it is done, somebody has to call `settle` or `fail`."""
        self._commit, self._most = commit, most
        self._lines: list[Line] = []
        self._asked: list[Answer[bool]] = []
        """Of each line who wants to know."""
        self._told_soon: list[Answer[bool]] = []
        """Those whose lines are being stored."""
        self._open = False
        self._busy = True
        self._rested = asyncio.Event()

    def open(self) -> None:
        """From now on there is somebody who can commit."""
        self._open = True
        self._go_on()

    def close(self) -> None:
        """There is nobody any more: lines wait."""
        self._open, self._busy = False, True
        self._rested.set()

    async def rest(self) -> None:
        """Until nothing is on its way."""
        await self._rested.wait()

    def append(self, line: Line, stored: Answer[bool]) -> None:
        self._lines.append(line)
        self._asked.append(stored)
        if not self._busy:
            self._go_on()

    def _go_on(self) -> None:
        """Not at once: with whatever else this turn of the loop brings."""
        self._busy = bool(self._lines)
        if self._busy:
            self._rested.clear()
            asyncio.get_running_loop().call_soon(self._wait_for_more, 0, time.monotonic() + PATIENCE)
        else:
            self._rested.set()

    def _wait_for_more(self, before: int, until: float) -> None:
        """As long as there are more than in the turn before."""
        if not self._open:
            return
        gathered = len(self._lines)
        if before < gathered < self._most and time.monotonic() < until:
            asyncio.get_running_loop().call_soon(self._wait_for_more, gathered, until)
        else:
            self._hand_over()

    def _hand_over(self) -> None:
        most = self._most
        lines, self._lines = self._lines[:most], self._lines[most:]
        self._told_soon, self._asked = self._asked[:most], self._asked[most:]
        self._commit(lines)

    def settle(self, results: Sequence[bool | Exception]) -> None:
        """What became of the lines of the last commit."""
        asked, self._told_soon = self._told_soon, []
        if self._open:
            self._go_on()
        for stored, result in zip(asked, results, strict=True):
            try:
                stored(result)
            except Exception:  # the other tables must hear of their lines
                log.exception("what follows from a line that was stored failed")

    def fail(self, error: Exception) -> None:
        """The lines of the last commit may or may not be stored."""
        self.settle([error] * len(self._told_soon))
