"""Limits how long a connection may take for its request. uvicorn would wait for ever, for the first request or for the
rest of any, and a few hundred silent connections would keep everybody out."""

import asyncio
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

REQUEST_SECONDS = 10.0
"""Time from the connection, or from the first byte of a later request, until the request is complete."""


class RequestProtocol(HttpToolsProtocol):
    """uvicorn's protocol for HTTP, with a time limit for requests."""

    _timeout: asyncio.TimerHandle | None = None

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self._start_timeout()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._start_timeout()

    def on_message_complete(self) -> None:  # also of a request for a socket
        self._stop_timeout()
        super().on_message_complete()

    def connection_lost(self, error: Exception | None) -> None:
        self._stop_timeout()
        super().connection_lost(error)

    def _start_timeout(self) -> None:
        self._stop_timeout()
        self._timeout = self.loop.call_later(REQUEST_SECONDS, self.transport.abort)

    def _stop_timeout(self) -> None:
        if self._timeout is not None:
            self._timeout.cancel()
            self._timeout = None
