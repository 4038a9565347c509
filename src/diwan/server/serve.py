"""Running a worker: uvicorn with our settings, logs without secrets, and a farewell to every client."""

import asyncio
import errno
import gc
import logging
import os
import socket
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from random import Random
from typing import Any, cast

import structlog
import uvicorn

from diwan.core.errors import DiwanError
from diwan.server.app import MakeDoor, make_app, make_house
from diwan.server.house import House
from diwan.server.requests import RequestProtocol
from diwan.server.settings import Settings
from diwan.server.socket import RESTART
from diwan.server.upgrade import socket_protocol

GRACE_SECONDS = 5
FAREWELL_SECONDS = 0.5
GC_THRESHOLDS = (20_000, 25, 10)
"""Twenty thousand new objects at a time, for what a thousand tables have on the way is gone soon; everything hardly
ever."""


def set_up_logs(settings: Settings) -> None:
    """One line an event. Nothing that is logged holds a secret: they are in bodies, cookies and fragments only."""
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
    def __init__(self, config: uvicorn.Config, house: House) -> None:
        super().__init__(config)
        self.house = house
        self.ready: Callable[[], None] = lambda: None
        """Called as soon as people can come."""

    async def serve(self, sockets: list[socket.socket] | None = None) -> None:
        await self.house.open()
        await super().serve(sockets)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self.ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Every client is told to come back, to another worker or to the next start of this one."""
        self.house.closing = True
        clients = [client for room in self.house.rooms.values() for client in room.clients]
        for number, client in enumerate(clients):
            client.dismiss(RESTART, "restart", retry=500 + number % 2000)
        if clients:
            await asyncio.sleep(FAREWELL_SECONDS)
        await super().shutdown(sockets)
        await self.house.close()  # here: at the end of `serve` uvicorn passes the signal on, which may end the process


def make_server(settings: Settings, rng: Random | None = None, doors: Sequence[MakeDoor] = ()) -> Server:
    house = make_house(settings, rng)
    config = uvicorn.Config(
        make_app(house, doors),
        host=settings.host,
        port=settings.port,
        http=RequestProtocol,
        ws=cast(Any, socket_protocol(house)),
        proxy_headers=True,
        forwarded_allow_ips=settings.trusted_proxies,
        access_log=False,
        log_level="error" if settings.log_level == "error" else "warning",  # at `debug` it would log every frame
        server_header=False,
        timeout_graceful_shutdown=GRACE_SECONDS,
    )
    return Server(config, house)


def calm_collector() -> None:
    """The garbage collector looks at little at a time, and never again at what is there already.

    A look at all tables stops all of them, with a thousand for a good part of a second. Little depends on it: what
    tables are made of forms no cycles, and what requests and closed sockets leave is little, and young."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GC_THRESHOLDS)


def open_more_files() -> None:
    """As many connections as the system lets us have, not the few that it gives to a program that does not ask."""
    with suppress(ImportError, ValueError, OSError):  # where there is no such limit, or no way to change it
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def listen(settings: Settings) -> socket.socket:
    """Takes the address where people will come; raises DiwanError where it is not to be had."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    if os.name == "posix":  # or the next start would have to wait until the last one's connections are forgotten
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((settings.host, settings.port))
    except OSError as error:
        listener.close()
        if error.errno == errno.EADDRINUSE:
            problem = f"port {settings.port} is taken: choose another by DIWAN_PORT or --port"
        else:
            problem = f"{settings.host}:{settings.port} is no address of this machine to listen on: {error.strerror}"
        raise DiwanError(problem) from None
    return listener


def address_of(listener: socket.socket) -> str:
    """Where browsers find it; those of others on the network too, where it listens to all of them."""
    host, port = listener.getsockname()[:2]
    if host in ("0.0.0.0", "::"):
        host = _address_on_the_network()
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def _address_on_the_network() -> str:
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("198.51.100.1", 9))  # nothing is sent: it only asks which way something would go
        except OSError:
            return "127.0.0.1"
        address: str = probe.getsockname()[0]
        return address


def serve(settings: Settings, doors: Sequence[MakeDoor] = (), ready: Callable[[str], None] | None = None) -> None:
    """Runs until it is told to stop; `ready` is called with the address as soon as people can come."""
    set_up_logs(settings)
    with listen(settings) as listener:
        server = make_server(settings, doors=doors)
        if ready is not None:
            server.ready = partial(ready, address_of(listener))
        calm_collector()
        open_more_files()
        with suppress(KeyboardInterrupt):  # after the farewell, uvicorn raises it again
            server.run([listener])
