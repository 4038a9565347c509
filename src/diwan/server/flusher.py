"""Sends what waits for clients, together at the end of each turn of the event loop."""

import asyncio
from typing import Protocol


class Flushable(Protocol):
    """A client with messages that wait to be sent."""

    def flush(self) -> None: ...


class Flusher:
    """Flushes each client once, after everything else that happens in this turn of the loop has happened."""

    __slots__ = ("_waiting",)

    def __init__(self) -> None:
        self._waiting: list[Flushable] = []

    def flush_soon(self, client: Flushable) -> None:
        if not self._waiting:
            asyncio.get_running_loop().call_soon(self._flush)
        self._waiting.append(client)

    def _flush(self) -> None:
        clients, self._waiting = self._waiting, []
        for client in clients:
            client.flush()
