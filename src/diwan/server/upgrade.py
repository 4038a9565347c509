"""Turns a request into a socket: uvicorn listens and hands the connection over, picows speaks WebSocket.

Sockets bypass ASGI: a message to a socket is one write, and a message from it one call, with no layer between."""

import re
from collections.abc import Callable
from contextlib import suppress
from http import HTTPStatus
from typing import Any, cast
from urllib.parse import unquote

from litestar.connection import ASGIConnection
from picows import WSAutoPingStrategy, WSUpgradeRequest, WSUpgradeResponse, WSUpgradeResponseWithListener
from picows.picows import WSProtocol  # type: ignore[attr-defined]  # compiled, and left out of its stub
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from diwan.server.guard import is_allowed
from diwan.server.http import address_of, keys_of
from diwan.server.hub import Hub
from diwan.server.limits import MOST_BYTES
from diwan.server.socket import RESTART, SocketClient

PING_SECONDS = 20
HANDSHAKE_SECONDS = 10
FIRST_BUFFER = 2048

_PATH = re.compile("/api/tables/([^/?]+)/socket(?:[?].*)?")


class SilentLogger:
    """Keeps picows from logging what clients do wrong; `SocketClient` logs what concerns us."""

    def isEnabledFor(self, _level: int) -> bool:  # noqa: N802 - the name that loggers have
        return False

    def log(self, *_: Any, **__: Any) -> None:
        pass

    debug = info = warning = error = exception = log


class SocketProtocol(WSProtocol):  # type: ignore[misc]
    """Adds to picows' protocol what uvicorn needs of a protocol."""

    def __init__(self, hub: Hub, connections: set[Any]) -> None:
        super().__init__(
            None, None, False, self._accept, SilentLogger(), True, HANDSHAKE_SECONDS, True, PING_SECONDS, PING_SECONDS,
            WSAutoPingStrategy.PING_WHEN_IDLE, True, MOST_BYTES, None, FIRST_BUFFER,
        )  # fmt: skip
        self._hub, self._connections = hub, connections

    def connection_made(self, transport: Any) -> None:
        self._connections.add(self)
        super().connection_made(transport)

    def connection_lost(self, error: Exception | None) -> None:
        self._connections.discard(self)
        super().connection_lost(error)

    def data_received(self, data: bytes) -> None:
        """Take in the request, which uvicorn has read already."""
        while data:
            room = self.get_buffer(-1)
            part = data[: len(room)]
            room[: len(part)] = part
            data = data[len(part) :]
            self.buffer_updated(len(part))

    def shutdown(self) -> None:
        self.transport.send_close(RESTART, b"restart")
        self.transport.disconnect()

    def _accept(self, request: WSUpgradeRequest) -> SocketClient | WSUpgradeResponseWithListener:
        hub, settings = self._hub, self._hub.services.settings
        scope = _scope_behind_proxies(self._scope(request), settings.trusted_proxies)
        if not is_allowed(scope, settings.origins):
            return _rejection("this request comes from a page of another site")
        path = _PATH.fullmatch(request.path.decode("latin-1"))
        if path is None:
            return _rejection("there is no such socket")
        connection: ASGIConnection[Any, Any, Any, Any] = ASGIConnection(cast(Any, scope))
        address = address_of(connection)
        if hub.closing:
            return _rejection("this server is about to stop; come back", HTTPStatus.SERVICE_UNAVAILABLE)
        if not hub.limits.lets_in(address):
            return _rejection("too many sockets from this address", HTTPStatus.TOO_MANY_REQUESTS)
        return SocketClient(hub, unquote(path[1]), keys_of(connection), address)

    def _scope(self, request: WSUpgradeRequest) -> dict[str, Any]:
        # Bytes that are not ASCII, in the cookie of another program or in what a proxy adds, are kept as they are.
        headers = [
            (name.lower().encode(), value.encode("ascii", "surrogateescape")) for name, value in request.headers.items()
        ]
        peer = self.transport.underlying_transport.get_extra_info("peername")
        return {"type": "websocket", "headers": headers, "client": tuple(peer[:2]) if peer else None}


def socket_protocol(hub: Hub) -> Callable[..., SocketProtocol]:
    """Return what uvicorn calls for every request for a WebSocket."""

    def make(server_state: Any, **_: Any) -> SocketProtocol:
        return SocketProtocol(hub, server_state.connections)

    return make


def _rejection(why: str, status: HTTPStatus = HTTPStatus.FORBIDDEN) -> WSUpgradeResponseWithListener:
    return WSUpgradeResponseWithListener(WSUpgradeResponse.create_error_response(status, why.encode()), None)


def _scope_behind_proxies(scope: dict[str, Any], trusted: str) -> dict[str, Any]:
    """Return the scope as HTTP requests have it, by the same code that reads `X-Forwarded-For`; it never waits."""

    async def keep(_scope: Any, _receive: Any, _send: Any) -> None:
        pass

    nothing: Any = None
    judging = ProxyHeadersMiddleware(keep, trusted)(scope, nothing, nothing)  # type: ignore[arg-type]
    with suppress(StopIteration):
        judging.send(None)
    return scope
