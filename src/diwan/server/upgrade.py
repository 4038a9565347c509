"""From a request to a socket: uvicorn listens and hands the connection over, picows speaks WebSocket.

Sockets pass by ASGI: a message to a socket is one write, a message from it one call, with no layer between."""

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

from diwan.server.guard import is_welcome
from diwan.server.house import House
from diwan.server.http import address_of, keys_of
from diwan.server.limits import MOST_BYTES
from diwan.server.socket import RESTART, Client

PING_SECONDS = 20
HANDSHAKE_SECONDS = 10
FIRST_BUFFER = 2048

_PATH = re.compile("/api/tables/([^/?]+)/socket(?:[?].*)?")


class Quiet:
    """picows would log what clients do wrong; whatever is ours to know, the client of a socket logs itself."""

    def isEnabledFor(self, _level: int) -> bool:  # noqa: N802 - the name that loggers have
        return False

    def log(self, *_: Any, **__: Any) -> None:
        pass

    debug = info = warning = error = exception = log


class SocketProtocol(WSProtocol):  # type: ignore[misc]
    """What uvicorn asks of a protocol, and picows does not have."""

    def __init__(self, house: House, connections: set[Any]) -> None:
        super().__init__(
            None, None, False, self._welcome, Quiet(), True, HANDSHAKE_SECONDS, True, PING_SECONDS, PING_SECONDS,
            WSAutoPingStrategy.PING_WHEN_IDLE, True, MOST_BYTES, None, FIRST_BUFFER,
        )  # fmt: skip
        self._house, self._connections = house, connections

    def connection_made(self, transport: Any) -> None:
        self._connections.add(self)
        super().connection_made(transport)

    def connection_lost(self, error: Exception | None) -> None:
        self._connections.discard(self)
        super().connection_lost(error)

    def data_received(self, data: bytes) -> None:
        """The request, which uvicorn has read already."""
        while data:
            room = self.get_buffer(-1)
            part = data[: len(room)]
            room[: len(part)] = part
            data = data[len(part) :]
            self.buffer_updated(len(part))

    def shutdown(self) -> None:
        self.transport.send_close(RESTART, b"restart")
        self.transport.disconnect()

    def _welcome(self, request: WSUpgradeRequest) -> Client | WSUpgradeResponseWithListener:
        house, settings = self._house, self._house.settings
        scope = _seen_through_proxies(self._scope(request), settings.trusted_proxies)
        if not is_welcome(scope, settings.origins):
            return _turned_away("this request comes from a page of another site")
        path = _PATH.fullmatch(request.path.decode("latin-1"))
        if path is None:
            return _turned_away("there is no such socket")
        connection: ASGIConnection[Any, Any, Any, Any] = ASGIConnection(cast(Any, scope))
        address = address_of(connection)
        if house.closing:
            return _turned_away("this server is about to stop; come back", HTTPStatus.SERVICE_UNAVAILABLE)
        if not house.limits.lets_in(address):
            return _turned_away("too many sockets from this address", HTTPStatus.TOO_MANY_REQUESTS)
        return Client(house, unquote(path[1]), keys_of(connection), address)

    def _scope(self, request: WSUpgradeRequest) -> dict[str, Any]:
        # What is not ASCII, in the cookie of another program or in what a proxy adds, stays the bytes that came.
        headers = [
            (name.lower().encode(), value.encode("ascii", "surrogateescape")) for name, value in request.headers.items()
        ]
        peer = self.transport.underlying_transport.get_extra_info("peername")
        return {"type": "websocket", "headers": headers, "client": tuple(peer[:2]) if peer else None}


def socket_protocol(house: House) -> Callable[..., SocketProtocol]:
    """What uvicorn calls for every request that wants a WebSocket."""

    def make(server_state: Any, **_: Any) -> SocketProtocol:
        return SocketProtocol(house, server_state.connections)

    return make


def _turned_away(why: str, status: HTTPStatus = HTTPStatus.FORBIDDEN) -> WSUpgradeResponseWithListener:
    return WSUpgradeResponseWithListener(WSUpgradeResponse.create_error_response(status, why.encode()), None)


def _seen_through_proxies(scope: dict[str, Any], trusted: str) -> dict[str, Any]:
    """The scope as HTTP requests have it: the judge of `X-Forwarded-For` is the same. It never waits."""

    async def keep(_scope: Any, _receive: Any, _send: Any) -> None:
        pass

    nothing: Any = None
    judging = ProxyHeadersMiddleware(keep, trusted)(scope, nothing, nothing)  # type: ignore[arg-type]
    with suppress(StopIteration):
        judging.send(None)
    return scope
