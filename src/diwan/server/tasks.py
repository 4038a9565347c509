"""The background tasks of a table."""

import asyncio
from collections.abc import Coroutine
from typing import Any

import structlog

log = structlog.get_logger()


class Tasks:
    """Keeps tasks alive while they run, and logs those that fail."""

    __slots__ = ("_running", "_table")

    def __init__(self, table: str) -> None:
        self._table = table
        self._running: set[asyncio.Task[Any]] = set()

    def __len__(self) -> int:
        return len(self._running)

    def start(self, work: Coroutine[Any, Any, Any]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._running.add(task)
        task.add_done_callback(self._finish)

    def _finish(self, task: "asyncio.Task[Any]") -> None:
        self._running.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("a task at a table failed", table=self._table, exc_info=error)

    def cancel_all(self) -> None:
        for task in self._running:
            task.cancel()
