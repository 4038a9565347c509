"""How long a connection may take for its request. uvicorn would wait without end, for the first one or for the rest of
any, and a few hundred connections that say nothing would keep everybody out."""

import asyncio
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

REQUEST_SECONDS = 10.0
"""From the connection, or from the first byte of a later request, until all of it is there."""


class RequestProtocol(HttpToolsProtocol):
    _impatience: asyncio.TimerHandle | None = None

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self._hurry()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._hurry()

    def on_message_complete(self) -> None:  # of one that asks for a socket too
        self._calm_down()
        super().on_message_complete()

    def connection_lost(self, error: Exception | None) -> None:
        self._calm_down()
        super().connection_lost(error)

    def _hurry(self) -> None:
        self._calm_down()
        self._impatience = self.loop.call_later(REQUEST_SECONDS, self.transport.abort)

    def _calm_down(self) -> None:
        if self._impatience is not None:
            self._impatience.cancel()
            self._impatience = None
