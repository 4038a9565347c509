"""Fixtures of the server's tests."""

import os
import shutil
import signal
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from msgspec import structs

import diwan
from diwan.server.settings import Settings
from server.parts import QUICK, Postgres, Redis, Worker, has_ended, writers_of


@pytest.fixture
def folder() -> Iterator[Path]:
    """A folder for databases, in memory if possible. A killed process loses nothing there either."""
    root = Path(tempfile.mkdtemp(prefix="diwan-", dir="/dev/shm" if Path("/dev/shm").is_dir() else None))
    yield root
    left = [writer for writer in writers_of(f"{root}/") if not has_ended(writer)]
    for writer in left:
        os.kill(writer, signal.SIGKILL)
    shutil.rmtree(root)
    assert not left, "the test has left a store open"


@pytest.fixture
def settings(folder: Path) -> Callable[..., Settings]:
    """Make quick settings with a fresh SQLite file."""

    def make(**changes: Any) -> Settings:
        values: dict[str, Any] = {"database": str(folder / "diwan.sqlite"), **QUICK, **changes}
        return Settings(**values)

    return make


@pytest.fixture
def workers() -> Iterator[Callable[[dict[str, str]], Worker]]:
    """Make workers, and kill those that are left at the end."""
    made: list[Worker] = []

    def make(variables: dict[str, str]) -> Worker:
        made.append(Worker(variables).start())
        return made[-1]

    yield make
    for worker in made:
        if worker.is_running:
            worker.kill()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    server = Postgres()
    server.start()
    yield server
    server.stop()
    shutil.rmtree(server.folder)


@pytest.fixture
def database(postgres: Postgres) -> str:
    """The address of a new PostgreSQL database."""
    return postgres.create("t" + os.urandom(4).hex())


@pytest.fixture
def redis() -> Iterator[Redis]:
    server = Redis()
    server.start()
    yield server
    server.stop()
    shutil.rmtree(server.folder)


@pytest.fixture
def whispers_allowed() -> Iterator[None]:
    """People may whisper at tables of King Thief Minister."""
    game = diwan.game("king-thief-minister")
    structs.force_setattr(game, "whispers", True)
    yield
    structs.force_setattr(game, "whispers", False)
