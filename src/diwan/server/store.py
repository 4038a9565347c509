"""What a store is: an append-only log for each table, where UNIQUE(table, seq) alone decides the order."""

from functools import partial
from pathlib import Path
from typing import Protocol

from msgspec import Struct

from diwan.server.callbacks import Callback, awaited

DAY = 86_400_000
"""Milliseconds."""


class TableRow(Struct, frozen=True, gc=False, array_like=True):
    """What the list of tables says of a table."""

    game: str
    stage: str
    listed: bool


class LogRow(Struct, frozen=True, gc=False, array_like=True):
    """An entry to append, with what the store has to know of the table after the entry."""

    table: str
    seq: int
    at: int
    due: int | None
    body: bytes
    listing: TableRow | None
    """None if the entry has not changed it; moves seldom do."""

    @property
    def listing_columns(self) -> tuple[str, str, bool] | tuple[None, None, None]:
        listing = self.listing
        return (listing.game, listing.stage, listing.listed) if listing else (None, None, None)


class Listing(Struct, frozen=True):
    """A table in the public list."""

    table: str
    game: str
    stage: str
    at: int
    """When it was opened, in milliseconds since 1970. The time of its last entry would show that somebody has made a
    hidden decision."""


OPENED = "(select at from log where table_id = id and at is not null order by seq limit 1)"
"""When a table was opened, in SQL. Of tables from old versions only later times are known."""


class StoreLost(Exception):
    """The store cannot be reached or cannot write. Whether the last request was carried out is not known."""


class Store(Protocol):
    """Keeps the logs of all tables. While it is lost, every method raises StoreLost or gives it to the callback."""

    async def open(self) -> None:
        """Connect and bring the schema up to date; raise DiwanError if that is not possible."""

    async def close(self) -> None: ...

    def append(self, row: LogRow, stored: Callback[bool]) -> None:
        """Call `stored` with True once the row is stored for good, or False if another writer took its number."""

    async def read(self, table: str, after: int = 0) -> list[bytes]:
        """Return the entries of a table after that number, in order."""

    async def heads(self, tables: list[str]) -> dict[str, int]:
        """Return the number of the last entry of each table."""

    async def due(self, before: int, limit: int = 1000) -> list[str]:
        """Return tables in play where a bot or a clock has something to do, the longest due first."""

    async def stale(self, before: int, limit: int = 100) -> list[str]:
        """Return tables where nothing has happened since `before`, and which are not archived."""

    async def listed(self, limit: int = 100) -> list[Listing]:
        """Return the public list of tables, the newest first."""

    async def ping(self) -> None:
        """Raise an error if the store cannot be reached."""


async def append(store: Store, row: LogRow) -> bool:
    """Return whether the row is stored; False if another writer took its number."""
    return await awaited(partial(store.append, row))


def file_of(database: str) -> Path | None:
    """Return the file of an SQLite database, or None for the address of a PostgreSQL database."""
    if database.startswith(("postgresql://", "postgres://")):
        return None
    return Path(database.removeprefix("sqlite://"))
