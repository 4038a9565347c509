"""Runs a worker: uvicorn with our settings, logs without secrets, and a goodbye to every client at the end."""

import asyncio
import errno
import gc
import logging
import os
import socket
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from typing import Any, cast

import structlog
import uvicorn

from diwan.core.errors import DiwanError
from diwan.server.app import MakeDoor, make_app, make_hub
from diwan.server.hub import Hub
from diwan.server.requests import RequestProtocol
from diwan.server.settings import Settings
from diwan.server.socket import RESTART
from diwan.server.upgrade import socket_protocol

GRACE_SECONDS = 5
"""How long requests may take to end when the server stops."""
FAREWELL_SECONDS = 0.5
"""How long clients have to read the goodbye."""
GC_THRESHOLDS = (20_000, 25, 10)
"""New objects before the youngest generation is collected, and collections before the next older one is. Most objects
of a thousand busy tables are gone soon; everything together should hardly ever be looked at."""


def set_up_logs(settings: Settings) -> None:
    """Log one line for each event. No line holds a secret: secrets are in bodies, cookies and fragments only."""
    renderer: Any = (
        structlog.processors.JSONRenderer() if settings.log_format == "json" else structlog.dev.ConsoleRenderer()
    )
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.format_exc_info,
            renderer,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(getattr(logging, settings.log_level.upper())),
        cache_logger_on_first_use=True,
    )


class Server(uvicorn.Server):
    """uvicorn, with a hub that starts and stops with it."""

    def __init__(self, config: uvicorn.Config, hub: Hub) -> None:
        super().__init__(config)
        self.hub = hub
        self.ready: Callable[[], None] = lambda: None
        """Is called as soon as people can connect."""

    async def serve(self, sockets: list[socket.socket] | None = None) -> None:
        await self.hub.open()
        await super().serve(sockets)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self.ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Tell every client to come back, to another worker or after the next start of this one; then stop."""
        self.hub.closing = True
        clients = [client for room in self.hub.rooms.values() for client in room.clients]
        for number, client in enumerate(clients):
            client.dismiss(RESTART, "restart", retry=500 + number % 2000)
        if clients:
            await asyncio.sleep(FAREWELL_SECONDS)
        await super().shutdown(sockets)
        await self.hub.close()  # here: at the end of `serve` uvicorn passes the signal on, which may end the process


def make_server(settings: Settings, doors: Sequence[MakeDoor] = ()) -> Server:
    hub = make_hub(settings)
    config = uvicorn.Config(
        make_app(hub, doors),
        host=settings.host,
        port=settings.port,
        http=RequestProtocol,
        ws=cast(Any, socket_protocol(hub)),
        proxy_headers=True,
        forwarded_allow_ips=settings.trusted_proxies,
        access_log=False,
        log_level="error" if settings.log_level == "error" else "warning",  # at `debug` it would log every frame
        server_header=False,
        timeout_graceful_shutdown=GRACE_SECONDS,
    )
    return Server(config, hub)


def calm_collector() -> None:
    """Let the garbage collector look at little at a time, and never again at what exists already.

    Looking at all tables stops all of them, a thousand for a good part of a second. Little depends on it: tables are
    made of objects that form no cycles, and requests and closed sockets leave few cycles, all of them young."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GC_THRESHOLDS)


def open_more_files() -> None:
    """Raise the limit of open files, and so of connections, as far as the system allows."""
    with suppress(ImportError, ValueError, OSError):  # where there is no such limit, or no way to change it
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def listen(settings: Settings) -> socket.socket:
    """Return a socket that listens on the address of the settings; raise DiwanError if that is not possible."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    if os.name == "posix":  # or a restart would have to wait until the old connections are forgotten
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((settings.host, settings.port))
    except OSError as error:
        listener.close()
        if error.errno == errno.EADDRINUSE:
            problem = f"port {settings.port} is taken: choose another by DIWAN_PORT or --port"
        else:
            problem = f"{settings.host}:{settings.port} is not an address of this machine: {error.strerror}"
        raise DiwanError(problem) from None
    return listener


def address_of(listener: socket.socket) -> str:
    """Return the address for browsers, also for those of others on the network if the server listens to them."""
    host, port = listener.getsockname()[:2]
    if host in ("0.0.0.0", "::"):
        host = _address_on_the_network()
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def _address_on_the_network() -> str:
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("198.51.100.1", 9))  # sends nothing: it only asks for the route
        except OSError:
            return "127.0.0.1"
        address: str = probe.getsockname()[0]
        return address


def serve(settings: Settings, doors: Sequence[MakeDoor] = (), ready: Callable[[str], None] | None = None) -> None:
    """Run until the process is told to stop. `ready` is called with the address as soon as people can connect."""
    set_up_logs(settings)
    with listen(settings) as listener:
        server = make_server(settings, doors=doors)
        if ready is not None:
            server.ready = partial(ready, address_of(listener))
        calm_collector()
        open_more_files()
        with suppress(KeyboardInterrupt):  # uvicorn raises it again after the goodbye
            server.run([listener])
