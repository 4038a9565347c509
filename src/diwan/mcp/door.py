"""The interface for agents: over streamable HTTP beside the web table, or over standard input and output."""

import asyncio
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from urllib.parse import urlsplit

import structlog
from litestar import Litestar, asgi
from litestar.types import Receive, Scope, Send
from mcp.server.transport_security import TransportSecuritySettings

from diwan.mcp.server import make_server
from diwan.server.app import Door, make_hub
from diwan.server.hub import Hub
from diwan.server.limits import MOST_BYTES
from diwan.server.serve import set_up_logs
from diwan.server.settings import Settings

LOOPBACK = ("127.0.0.1", "localhost", "[::1]")


def agents_door(hub: Hub) -> Door:
    """`/mcp` of the server. Every call is a request of its own, so that any worker can answer it."""
    server = make_server(hub)
    inner = server.streamable_http_app(
        streamable_http_path="/",
        json_response=True,
        stateless_http=True,
        max_request_body_size=MOST_BYTES,
        transport_security=_security(hub.services.settings),
    )

    @asgi("/mcp", is_mount=True, copy_scope=True)
    async def agents(scope: Scope, receive: Receive, send: Send) -> None:
        await inner(scope, receive, send)  # type: ignore[arg-type]

    @asynccontextmanager
    async def life(_: Litestar) -> AsyncIterator[None]:
        async with server.session_manager.run():
            yield

    return Door(agents, life)


def _security(settings: Settings) -> TransportSecuritySettings:
    """Return the protection against foreign pages that reach a local server under a name of their own.

    On loopback only requests for this machine's names are answered, and for those of `origins`, if there is a proxy in
    front. A public server can be reached by everybody anyway."""
    if settings.host not in ("127.0.0.1", "localhost", "::1"):
        return TransportSecuritySettings(enable_dns_rebinding_protection=False)
    hosts = [urlsplit(origin).netloc for origin in settings.origins]
    return TransportSecuritySettings(
        allowed_hosts=[*LOOPBACK, *(f"{host}:*" for host in LOOPBACK), *hosts],
        allowed_origins=[*(f"http://{host}:*" for host in LOOPBACK), *settings.origins],
    )


def set_up_logs_beside_the_protocol(settings: Settings) -> None:
    """Log to standard error, because standard output is for the messages of the protocol."""
    set_up_logs(settings)
    structlog.configure(logger_factory=structlog.PrintLoggerFactory(sys.stderr))


def serve_on_stdio() -> None:
    """Serve one agent with a hub of its own, whose tables end with this process."""

    async def serve() -> None:
        with TemporaryDirectory(prefix="diwan-") as folder:
            settings = Settings(database=str(Path(folder, "tables.sqlite")), bot_delay=0, thinkers=1)
            set_up_logs_beside_the_protocol(settings)
            hub = make_hub(settings)
            await hub.open()
            try:
                await make_server(hub).run_stdio_async()
            finally:
                await hub.close()

    asyncio.run(serve())
