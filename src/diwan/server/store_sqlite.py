"""The store of one machine: an SQLite file, one writer thread, many appends in one commit."""

import asyncio
import sqlite3
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import Any, TypeAlias, TypeVar

from diwan.core.errors import DiwanError
from diwan.server.store import Line, Listing

MIGRATIONS = (
    """
    create table log (
        table_id text not null, seq integer not null, body blob not null, primary key (table_id, seq)
    ) without rowid;
    create table tables (
        id text primary key, game text not null, created integer not null, at integer not null, seq integer not null,
        stage text not null, listed integer not null, due integer
    ) without rowid;
    create index tables_due on tables (due) where due is not null;
    create index tables_at on tables (at) where stage <> 'archived';
    """,
    # An index by time changes with every entry, for a question that is asked once an hour.
    """
    drop index tables_at;
    create index tables_listed on tables (id) where listed;
    """,
    # A line is stored by one statement: after each one the writer waits for the interpreter, which tables keep busy.
    """
    create view lines as
        select table_id, log.seq as seq, body, game, at, stage, listed, due from log join tables on id = table_id;
    create trigger append instead of insert on lines begin
        insert into log (table_id, seq, body) values (new.table_id, new.seq, new.body);
        insert into tables (id, game, created, at, seq, stage, listed, due)
            values (new.table_id, new.game, new.at, new.at, new.seq, new.stage, new.listed, new.due)
            on conflict do update set at = excluded.at, seq = excluded.seq, stage = excluded.stage, due = excluded.due;
    end;
    """,
)
BATCH = 64
"""As many lines in one commit; each number of them has prepared statements of its own."""
REST = 0.002
"""Seconds from the beginning of a commit to the next one. A commit costs as much for one line as for ten: where many
tables move at once they share it, and a line that comes alone does not wait."""
_APPEND = "insert or {} into lines (table_id, seq, body, game, at, stage, listed, due) values {}"
_Waiting: TypeAlias = tuple[Line, "asyncio.Future[bool]"]
T = TypeVar("T")


class SQLiteStore:
    def __init__(self, path: str) -> None:
        self._path = path
        self._gathered: list[_Waiting] = []
        self._writing = False
        self._rested = 0.0
        self._queue: SimpleQueue[list[_Waiting] | None] = SimpleQueue()
        self._writer: Thread | None = None
        self._reader = ThreadPoolExecutor(1, "diwan-sqlite-reader")

    async def open(self) -> None:
        self._loop = asyncio.get_running_loop()
        Path(self._path).absolute().parent.mkdir(parents=True, exist_ok=True)
        self._db = await self._loop.run_in_executor(self._reader, self._connect)
        await self._loop.run_in_executor(self._reader, self._migrate)
        self._writer = Thread(target=self._write, name="diwan-sqlite-writer", daemon=True)
        self._writer.start()

    async def close(self) -> None:
        while self._writing:
            await asyncio.sleep(0.001)
        self._queue.put(None)
        if self._writer:
            await asyncio.to_thread(self._writer.join)
        await self._loop.run_in_executor(self._reader, self._db.close)
        self._reader.shutdown()

    def _connect(self) -> sqlite3.Connection:
        statements = BATCH + 16
        db = sqlite3.connect(
            self._path, 10, isolation_level=None, check_same_thread=False, cached_statements=statements
        )
        db.execute("pragma journal_mode=wal")
        db.execute("pragma synchronous=full")  # acknowledged means on the disk
        return db

    def _migrate(self) -> None:
        version = self._db.execute("pragma user_version").fetchone()[0]
        if version > len(MIGRATIONS):
            raise DiwanError(f"{self._path} was written by a newer Diwan; update this one")
        for number, script in enumerate(MIGRATIONS[version:], version + 1):
            self._db.executescript(f"begin immediate; {script}; pragma user_version = {number}; commit;")

    # --- Writing ---

    def append(self, line: Line) -> "asyncio.Future[bool]":
        done: asyncio.Future[bool] = self._loop.create_future()
        self._gathered.append((line, done))
        if not self._writing:
            self._writing = True
            self._hand_over_soon()
        return done

    def _hand_over_soon(self) -> None:
        """Not at once: with whatever else this turn of the loop brings."""
        wait = self._rested - self._loop.time()
        if wait > 0:
            self._loop.call_later(wait, self._hand_over)
        else:
            self._loop.call_soon(self._hand_over)

    def _hand_over(self) -> None:
        """One commit at a time: while it waits for the disk, the lines of the next one gather."""
        self._rested = self._loop.time() + REST
        batch, self._gathered = self._gathered[:BATCH], self._gathered[BATCH:]
        self._queue.put(batch)

    def _write(self) -> None:
        db = self._connect()
        while (batch := self._queue.get()) is not None:
            self._loop.call_soon_threadsafe(self._settle, self._commit(db, batch))
        db.close()

    def _settle(self, results: "list[tuple[asyncio.Future[bool], Any]]") -> None:
        if self._gathered:
            self._hand_over_soon()
        else:
            self._writing = False
        for done, result in results:
            if done.cancelled():
                continue
            if isinstance(result, bool):
                done.set_result(result)
            else:
                done.set_exception(result)

    def _commit(self, db: sqlite3.Connection, batch: list[_Waiting]) -> "list[tuple[asyncio.Future[bool], Any]]":
        lines = [line for line, _ in batch]
        try:
            stored = _append_all(db, lines)
        except sqlite3.Error as error:
            return [(done, error) for _, done in batch]
        return [(done, answer) for (_, done), answer in zip(batch, stored, strict=True)]

    # --- Reading ---

    async def _read(self, question: Callable[[], T]) -> T:
        return await self._loop.run_in_executor(self._reader, question)

    async def read(self, table: str, after: int = 0) -> list[bytes]:
        sql = "select body from log where table_id = ? and seq > ? order by seq"
        return await self._read(lambda: [body for (body,) in self._db.execute(sql, (table, after))])

    async def heads(self, tables: list[str]) -> dict[str, int]:
        sql = f"select id, seq from tables where id in ({','.join('?' * len(tables))})"
        return await self._read(lambda: dict(self._db.execute(sql, tables)))

    async def due(self, before: int, limit: int = 1000) -> list[str]:
        sql = "select id from tables where due <= ? order by due limit ?"
        return await self._read(lambda: [id for (id,) in self._db.execute(sql, (before, limit))])

    async def stale(self, before: int, limit: int = 100) -> list[str]:
        sql = "select id from tables where at < ? and stage <> 'archived' order by at limit ?"
        return await self._read(lambda: [id for (id,) in self._db.execute(sql, (before, limit))])

    async def listed(self, limit: int = 100) -> list[Listing]:
        sql = "select id, game, stage, at from tables where listed and stage <> 'archived' order by at desc limit ?"
        return await self._read(lambda: [Listing(*row) for row in self._db.execute(sql, (limit,))])

    async def ping(self) -> None:
        await self._read(lambda: self._db.execute("select 1").fetchone())


def _append_all(db: sqlite3.Connection, lines: list[Line]) -> list[bool]:
    """All in one transaction: which of them are stored. The others are known by a number that is taken."""
    try:
        _insert(db, "rollback", lines)  # which spares SQLite the notes by which it would take back a part
        return [True] * len(lines)
    except sqlite3.IntegrityError:  # another writer was first with one of the numbers: find out with which
        with _transaction(db):
            return [_is_stored(db, line) for line in lines]


def _is_stored(db: sqlite3.Connection, line: Line) -> bool:
    try:
        _insert(db, "abort", [line])
    except sqlite3.IntegrityError:
        return False
    return True


@contextmanager
def _transaction(db: sqlite3.Connection) -> Iterator[None]:
    db.execute("begin immediate")
    try:
        yield
        db.execute("commit")
    except sqlite3.Error:
        if db.in_transaction:
            db.execute("rollback")
        raise


def _insert(db: sqlite3.Connection, or_else: str, lines: list[Line]) -> None:
    values = [x for a in lines for x in (a.table, a.seq, a.body, a.game, a.at, a.stage, a.listed, a.due)]
    db.execute(_statement(or_else, len(lines)), values)


@cache
def _statement(or_else: str, rows: int) -> str:
    return _APPEND.format(or_else, ",".join(["(?,?,?,?,?,?,?,?)"] * rows))
