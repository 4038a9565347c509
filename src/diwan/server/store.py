"""What a store is: one append-only log a table, where UNIQUE(table, seq) is the only arbiter of order."""

from functools import partial
from pathlib import Path
from typing import Protocol

from msgspec import Struct

from diwan.core.extras import needs
from diwan.server.answers import Answer, answer

DAY = 86_400_000


class Row(Struct, frozen=True, gc=False, array_like=True):
    """What lists tell of a table."""

    game: str
    stage: str
    listed: bool


class Line(Struct, frozen=True, gc=False, array_like=True):
    """An entry to append, with what the store has to know of the table after it."""

    table: str
    seq: int
    at: int
    due: int | None
    body: bytes
    row: Row | None
    """Only where the entry has changed it, which a move seldom does."""

    @property
    def of_lists(self) -> tuple[str, str, bool] | tuple[None, None, None]:
        row = self.row
        return (row.game, row.stage, row.listed) if row else (None, None, None)


class Listing(Struct, frozen=True):
    """A table in the list of those that strangers may find."""

    table: str
    game: str
    stage: str
    at: int


class StoreLost(Exception):
    """The store cannot be reached, or cannot write. What was asked may or may not have been done."""


class Store(Protocol):
    """While it is lost, whoever asks it anything is told or gets `StoreLost`."""

    async def open(self) -> None:
        """Connects and brings the schema up to date; raises DiwanError where that is not to be had."""

    async def close(self) -> None: ...

    def append(self, line: Line, stored: Answer[bool]) -> None:
        """Tells True once the line is stored for good; False if another writer was first with that number."""

    async def read(self, table: str, after: int = 0) -> list[bytes]:
        """The entries of a table after that number, in order."""

    async def heads(self, tables: list[str]) -> dict[str, int]:
        """The number of the last entry of each."""

    async def due(self, before: int, limit: int = 1000) -> list[str]:
        """Tables in play where a bot or a clock has something to do, the longest due first."""

    async def stale(self, before: int, limit: int = 100) -> list[str]:
        """Tables where nothing has happened since, and which are not archived."""

    async def listed(self, limit: int = 100) -> list[Listing]:
        """Tables that strangers may find, the latest first."""

    async def ping(self) -> None:
        """Raises where the store cannot be reached."""


async def append(store: Store, line: Line) -> bool:
    return await answer(partial(store.append, line))


def file_of(database: str) -> Path | None:
    """The file of an SQLite database; None for the address of a PostgreSQL one."""
    if database.startswith(("postgresql://", "postgres://")):
        return None
    return Path(database.removeprefix("sqlite://"))


def make_store(database: str) -> Store:
    """A PostgreSQL address, or the path of an SQLite file."""
    path = file_of(database)
    if path is None:
        with needs("cluster", "a PostgreSQL database"):
            from diwan.server.store_postgres import PostgresStore

        return PostgresStore(database)
    from diwan.server.store_sqlite import SQLiteStore

    return SQLiteStore(str(path))
