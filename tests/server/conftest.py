"""Fixtures of the server's tests."""

import os
import shutil
import signal
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from diwan.server.settings import Settings
from server.parts import QUICK, Redis, Worker, nonroot, postgres_folder, wait_until


@pytest.fixture
def folder() -> Iterator[Path]:
    """For databases: in memory where that is possible. A killed process loses nothing there either."""
    root = Path(tempfile.mkdtemp(prefix="diwan-", dir="/dev/shm" if Path("/dev/shm").is_dir() else None))
    yield root
    shutil.rmtree(root)


@pytest.fixture
def settings(folder: Path) -> Callable[..., Settings]:
    """Quick settings with a fresh SQLite file."""

    def make(**changes: Any) -> Settings:
        values: dict[str, Any] = {"database": str(folder / "diwan.sqlite"), **QUICK, **changes}
        return Settings(**values)

    return make


@pytest.fixture
def workers() -> Iterator[Callable[[dict[str, str]], Worker]]:
    """Makes workers, and leaves none behind."""
    made: list[Worker] = []

    def make(variables: dict[str, str]) -> Worker:
        made.append(Worker(variables).start())
        return made[-1]

    yield make
    for worker in made:
        if worker.is_running:
            worker.kill()


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The folder of the socket of a private PostgreSQL."""
    binaries, root = postgres_folder(), tempfile.mkdtemp(prefix="diwan-pg-")
    subprocess.run(
        nonroot(
            f"{binaries}/initdb", "-D", f"{root}/d", "-U", "postgres", "-A", "trust", "--no-sync", "-E", "UTF8",
            "--locale=C",
        ),
        check=True,
        stdout=subprocess.DEVNULL,
    )  # fmt: skip
    with Path(root, "log").open("w") as errors:
        process = subprocess.Popen(
            nonroot(
                f"{binaries}/postgres", "-D", f"{root}/d", "-k", root, "-c", "listen_addresses=", "-c", "fsync=off"
            ),
            stderr=errors,
        )
    wait_until(lambda: subprocess.run([f"{binaries}/pg_isready", "-q", "-h", root]).returncode == 0, process)
    yield root
    process.send_signal(signal.SIGINT)
    process.wait(10)
    shutil.rmtree(root)


@pytest.fixture
def database(postgres: str) -> str:
    """The address of a database of the test's own."""
    name = "t" + os.urandom(4).hex()
    psql = [f"{postgres_folder()}/psql", "-q", "-h", postgres, "-U", "postgres", "-c"]
    subprocess.run([*psql, f"create database {name}"], check=True)
    return f"postgresql://postgres@/{name}?host={postgres}"


@pytest.fixture
def redis() -> Iterator[Redis]:
    server = Redis()
    server.start()
    yield server
    server.stop()
    shutil.rmtree(server.folder)
