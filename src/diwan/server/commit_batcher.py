"""Rows that arrive together are stored together: a commit costs nearly as much for one row as for ten.

There is one commit at a time. While it waits for the disk, the rows of the next one gather. As long as every turn of
the event loop brings more rows, they wait for one another, up to a limit. A row that comes alone waits until the
sockets were looked at once."""

import asyncio
import time
from collections.abc import Callable, Sequence

import structlog

from diwan.server.callbacks import Callback
from diwan.server.store import LogRow

log = structlog.get_logger()

PATIENCE = 0.002
"""Most seconds that rows wait for one another: if moves take long to make, it takes long until a commit is full."""


class CommitBatcher:
    """Collects rows, and commits them in batches."""

    def __init__(self, commit: Callable[[list[LogRow]], None], most: int) -> None:
        """`commit` is called with `most` rows at most. When it is done, `settle` or `fail` must be called."""
        self._commit, self._most = commit, most
        self._rows: list[LogRow] = []
        self._callbacks: list[Callback[bool]] = []
        """For each of the rows: who wants to know."""
        self._committing: list[Callback[bool]] = []
        """The callbacks of the rows that are being stored."""
        self._open = False
        self._busy = True
        self._at_rest = asyncio.Event()

    def open(self) -> None:
        """From now on rows can be committed."""
        self._open = True
        self._go_on()

    def close(self) -> None:
        """From now on rows cannot be committed, so they wait."""
        self._open, self._busy = False, True
        self._at_rest.set()

    async def rest(self) -> None:
        """Wait until there are no rows any more."""
        await self._at_rest.wait()

    def append(self, row: LogRow, stored: Callback[bool]) -> None:
        self._rows.append(row)
        self._callbacks.append(stored)
        if not self._busy:
            self._go_on()

    def _go_on(self) -> None:
        """Begin the next commit: not at once, but with whatever else this turn of the loop brings."""
        self._busy = bool(self._rows)
        if self._busy:
            self._at_rest.clear()
            asyncio.get_running_loop().call_soon(self._wait_for_more, 0, time.monotonic() + PATIENCE)
        else:
            self._at_rest.set()

    def _wait_for_more(self, before: int, until: float) -> None:
        """Wait for another turn as long as there are more rows than in the turn before."""
        if not self._open:
            return
        gathered = len(self._rows)
        if before < gathered < self._most and time.monotonic() < until:
            asyncio.get_running_loop().call_soon(self._wait_for_more, gathered, until)
        else:
            self._hand_over()

    def _hand_over(self) -> None:
        most = self._most
        rows, self._rows = self._rows[:most], self._rows[most:]
        self._committing, self._callbacks = self._callbacks[:most], self._callbacks[most:]
        self._commit(rows)

    def settle(self, results: Sequence[bool | Exception]) -> None:
        """Tell what became of the rows of the last commit."""
        callbacks, self._committing = self._committing, []
        if self._open:
            self._go_on()
        for stored, result in zip(callbacks, results, strict=True):
            try:
                stored(result)
            except Exception:  # the other tables must hear of their rows
                log.exception("what follows from a row that was stored failed")

    def fail(self, error: Exception) -> None:
        """Tell that the rows of the last commit may or may not be stored."""
        self.settle([error] * len(self._committing))
