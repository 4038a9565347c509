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

import structlog

from diwan.core.errors import DiwanError
from diwan.server.answers import Answer
from diwan.server.store import Line, Listing

log = structlog.get_logger()

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
    # A move changes one page, not the row and the indices of its table too: what changes with every line is in it.
    """
    drop view lines;
    drop index tables_due;
    drop index tables_listed;
    alter table log add column at integer;
    alter table log add column due integer;
    update log set (at, due) = (select at, due from tables where id = table_id)
        where seq = (select seq from tables where id = table_id);
    alter table tables rename to old;
    create table tables (id text primary key, game text not null, stage text not null, listed integer not null)
        without rowid;
    insert into tables select id, game, stage, listed from old;
    drop table old;
    create index tables_playing on tables (id) where stage = 'playing';
    create index tables_listed on tables (id) where listed;
    create view latest as
        select id, game, stage, listed, seq, at, due, body from tables
        cross join log on table_id = id and seq = (select max(seq) from log where table_id = id);
    create trigger append instead of insert on latest begin
        insert into log (table_id, seq, at, due, body) values (new.id, new.seq, new.at, new.due, new.body);
        insert into tables (id, game, stage, listed) select new.id, new.game, new.stage, new.listed
            where new.stage is not null
            on conflict do update set stage = excluded.stage;
    end;
    """,
)
BATCH = 64
"""As many lines in one commit; each number of them has prepared statements of its own."""
REST = 0.002
"""Seconds from the beginning of a commit to the next one. A commit costs as much for one line as for ten: where many
tables move at once they share it, and a line that comes alone does not wait."""
COPY = 1_000
"""After so many lines what was written ahead is copied into the database (a checkpoint), by a thread of its own. The
more there is to copy, the longer commits wait meanwhile for the disk."""
_Waiting: TypeAlias = tuple[Line, Answer[bool]]
_Results: TypeAlias = list[tuple[Answer[bool], bool | Exception]]
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
        self._copier = ThreadPoolExecutor(1, "diwan-sqlite-copier")

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
        self._copier.shutdown()

    def _connect(self) -> sqlite3.Connection:
        statements = 2 * BATCH + 16
        db = sqlite3.connect(
            self._path, 10, isolation_level=None, check_same_thread=False, cached_statements=statements
        )
        db.execute("pragma journal_mode=wal")
        db.execute("pragma synchronous=full")  # acknowledged means on the disk
        db.execute("pragma wal_autocheckpoint=0")  # the copier sees to it
        return db

    def _migrate(self) -> None:
        version = self._db.execute("pragma user_version").fetchone()[0]
        if version > len(MIGRATIONS):
            raise DiwanError(f"{self._path} was written by a newer Diwan; update this one")
        for number, script in enumerate(MIGRATIONS[version:], version + 1):
            self._db.executescript(f"begin immediate; {script}; pragma user_version = {number}; commit;")

    # --- Writing ---

    def append(self, line: Line, stored: Answer[bool]) -> None:
        self._gathered.append((line, stored))
        if not self._writing:
            self._writing = True
            self._hand_over_soon()

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
        lines, copying = 0, None
        while (batch := self._queue.get()) is not None:
            self._loop.call_soon_threadsafe(self._settle, self._commit(db, batch))
            lines += len(batch)
            if copying is None and lines >= COPY:
                copying = self._copier.submit(self._copy_aside)
            elif copying is not None and copying.done():
                # Of the lines that came meanwhile: all are copied now, so the next one begins the file anew.
                _copy(db)
                lines, copying = 0, None
        db.close()

    def _copy_aside(self) -> None:
        db = self._connect()
        _copy(db)
        db.close()

    def _settle(self, results: _Results) -> None:
        if self._gathered:
            self._hand_over_soon()
        else:
            self._writing = False
        for stored, result in results:
            try:
                stored(result)
            except Exception:  # the other tables must hear of their lines
                log.exception("what follows from a line that was stored failed")

    def _commit(self, db: sqlite3.Connection, batch: list[_Waiting]) -> _Results:
        lines = [line for line, _ in batch]
        try:
            results = _append_all(db, lines)
        except sqlite3.Error as error:
            return [(stored, error) for _, stored in batch]
        return [(stored, result) for (_, stored), result in zip(batch, results, strict=True)]

    # --- Reading ---

    async def _read(self, question: Callable[[], T]) -> T:
        return await self._loop.run_in_executor(self._reader, question)

    async def read(self, table: str, after: int = 0) -> list[bytes]:
        sql = "select body from log where table_id = ? and seq > ? order by seq"
        return await self._read(lambda: [body for (body,) in self._db.execute(sql, (table, after))])

    async def heads(self, tables: list[str]) -> dict[str, int]:
        sql = f"select id, seq from latest where id in ({','.join('?' * len(tables))})"
        return await self._read(lambda: dict(self._db.execute(sql, tables)))

    async def due(self, before: int, limit: int = 1000) -> list[str]:
        sql = "select id from latest where stage = 'playing' and due <= ? order by due limit ?"
        return await self._read(lambda: [id for (id,) in self._db.execute(sql, (before, limit))])

    async def stale(self, before: int, limit: int = 100) -> list[str]:
        sql = "select id from latest where at < ? and stage <> 'archived' order by at limit ?"
        return await self._read(lambda: [id for (id,) in self._db.execute(sql, (before, limit))])

    async def listed(self, limit: int = 100) -> list[Listing]:
        sql = "select id, game, stage, at from latest where listed and stage <> 'archived' order by at desc limit ?"
        return await self._read(lambda: [Listing(*row) for row in self._db.execute(sql, (limit,))])

    async def ping(self) -> None:
        await self._read(lambda: self._db.execute("select 1").fetchone())


def _copy(db: sqlite3.Connection) -> None:
    try:
        db.execute("pragma wal_checkpoint(passive)")
    except sqlite3.Error:  # nothing is lost by it
        log.exception("what was written ahead could not be copied into the database")


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
    if any(line.row for line in lines):
        into = "latest (id, seq, at, due, body, game, stage, listed)"
        values = [value for line in lines for value in (*_of_log(line), *line.of_lists)]
    else:
        into = "log (table_id, seq, at, due, body)"
        values = [value for line in lines for value in _of_log(line)]
    db.execute(_statement(or_else, into, len(lines), len(values) // len(lines)), values)


def _of_log(line: Line) -> tuple[Any, ...]:
    return line.table, line.seq, line.at, line.due, line.body


@cache
def _statement(or_else: str, into: str, rows: int, columns: int) -> str:
    row = f"({','.join('?' * columns)})"
    return f"insert or {or_else} into {into} values {','.join([row] * rows)}"
