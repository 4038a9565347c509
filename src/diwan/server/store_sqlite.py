"""The store for one machine: an SQLite file, a process that writes to it, and many appends in one commit."""

import asyncio
import sqlite3
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar, cast

import msgspec
import structlog

from diwan.core.errors import DiwanError
from diwan.server.commit_batcher import CommitBatcher
from diwan.server.sqlite_writer import BATCH, SIZE, Written, connect, packed
from diwan.server.store import OPENED, Listing, LogRow, StoreLost

log = structlog.get_logger()

LATEST = """
    create view latest as
        select id, game, stage, listed, seq, at, due, body from tables
        cross join log on table_id = id and seq = (select max(seq) from log where table_id = id);
    create trigger append instead of insert on latest begin
        insert into log (table_id, seq, at, due, body) values (new.id, new.seq, new.at, new.due, new.body);
        insert into tables (id, game, stage, listed) select new.id, new.game, new.stage, new.listed
            where new.stage is not null
            on conflict do update set stage = excluded.stage;
    end;
    """
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
    # An index by time changes with every entry, but the query that needs it runs once an hour.
    """
    drop index tables_at;
    create index tables_listed on tables (id) where listed;
    """,
    # A row is stored by one statement: after each one the writer waits for the interpreter, which tables keep busy.
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
    # A move changes one page, not also the row and the indices of its table: columns that change with every entry are
    # in the log.
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
    """
    + LATEST,
    # Rows in the order of time share a page; in the order of tables each move changed another page, and soon split it.
    # Only the index has that order now, with many more rows a page.
    """
    drop view latest;
    alter table log rename to old;
    create table log (
        table_id text not null, seq integer not null, at integer, due integer, body blob not null,
        unique (table_id, seq)
    );
    insert into log (table_id, seq, at, due, body)
        select table_id, seq, at, due, body from old order by table_id, seq;
    drop table old;
    """
    + LATEST,
)
COPY = 5_000
"""Rows between checkpoints, which copy the write-ahead log into the database. A checkpoint copies each page once,
however often it has changed; but the more there is to copy, the longer commits wait for the disk meanwhile."""
AGAIN = 0.2
"""Seconds until a new process replaces one that has ended; rows wait for it."""
T = TypeVar("T")
_decode = msgspec.msgpack.Decoder(Written).decode


class _Writer(asyncio.SubprocessProtocol):
    """The server's end of the process that writes."""

    def __init__(self, hear: Callable[[Written], None]) -> None:
        self._hear = hear
        self._rest = b""
        self._exited = asyncio.Event()
        self.silent = asyncio.Event()
        """Set when it will not answer any more."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._process = cast(asyncio.SubprocessTransport, transport)

    def pipe_data_received(self, _: int, data: bytes) -> None:
        data = self._rest + data
        while len(data) >= SIZE and len(data) >= (end := SIZE + int.from_bytes(data[:SIZE], "big")):
            self._hear(_decode(data[SIZE:end]))
            data = data[end:]
        self._rest = data

    def pipe_connection_lost(self, fd: int, _: Exception | None) -> None:
        if fd == 1:
            self.silent.set()

    def process_exited(self) -> None:
        self._exited.set()

    async def ended(self) -> int | None:
        """Wait for its end; return its exit code."""
        await self._exited.wait()
        self._process.close()
        return self._process.get_returncode()


class SQLiteStore:
    """See `diwan.server.store.Store`."""

    def __init__(self, path: str) -> None:
        self._path = path
        self._batcher = CommitBatcher(self._commit, BATCH)
        self.append = self._batcher.append
        self._pipe: Any = None
        self._closing = False
        self._reader = ThreadPoolExecutor(1, "diwan-sqlite-reader")

    async def open(self) -> None:
        self._loop = asyncio.get_running_loop()
        try:
            Path(self._path).absolute().parent.mkdir(parents=True, exist_ok=True)
            self._db = await self._loop.run_in_executor(self._reader, connect, self._path)
            await self._loop.run_in_executor(self._reader, self._migrate)
        except (OSError, sqlite3.Error) as error:
            raise DiwanError(f"the database {self._path} cannot be used: {error}") from error
        self._writer = self._loop.create_task(self._keep_writing(await self._start()))

    async def close(self) -> None:
        await self._batcher.rest()
        self._closing = True
        if self._pipe is not None:
            self._pipe.close()
        else:
            self._writer.cancel()
        await asyncio.wait([self._writer])
        await self._loop.run_in_executor(self._reader, self._db.close)
        self._reader.shutdown()

    def _migrate(self) -> None:
        version = self._db.execute("pragma user_version").fetchone()[0]
        if version > len(MIGRATIONS):
            raise DiwanError(f"{self._path} was written by a newer Diwan; update this one")
        for number, script in enumerate(MIGRATIONS[version:], version + 1):
            self._db.executescript(f"begin immediate; {script}; pragma user_version = {number}; commit;")

    # --- Writing ---

    def _commit(self, rows: list[LogRow]) -> None:
        assert self._pipe is not None
        self._pipe.write(packed(rows))

    async def _start(self) -> "_Writer":
        command = (sys.executable, "-P", "-m", "diwan.server.sqlite_writer", self._path, str(COPY))
        # In a session of its own, so that Ctrl+C does not reach it even before it ignores the signal.
        process, writer = await self._loop.subprocess_exec(
            lambda: _Writer(self._hear), *command, stderr=None, start_new_session=True
        )
        self._pipe = process.get_pipe_transport(0)
        self._batcher.open()
        return writer

    def _hear(self, written: Written) -> None:
        if written.problem:
            self._batcher.fail(StoreLost(written.problem))
        else:
            self._batcher.settle(written.stored)

    async def _keep_writing(self, writer: "_Writer") -> None:
        """Start a new process whenever the process ends before the server does."""
        while True:
            await writer.silent.wait()
            self._pipe = None
            self._batcher.close()
            code = await writer.ended()
            if self._closing:
                return
            log.error("the process that writes to the database has ended; starting another", code=code)
            self._batcher.fail(StoreLost("the process that writes to the database has ended"))
            writer = await self._start_again()

    async def _start_again(self) -> "_Writer":
        while True:
            await asyncio.sleep(AGAIN)
            try:
                return await self._start()
            except OSError:
                log.exception("the process that writes to the database cannot be started")

    # --- Reading ---

    async def _read(self, question: Callable[[], T]) -> T:
        try:
            return await self._loop.run_in_executor(self._reader, question)
        except sqlite3.Error as error:
            raise StoreLost(f"SQLite: {error}") from error

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
        sql = (
            f"select id, game, stage, {OPENED} from tables where listed and stage <> 'archived'"
            " order by 4 desc, id limit ?"
        )
        return await self._read(lambda: [Listing(*row) for row in self._db.execute(sql, (limit,))])

    async def ping(self) -> None:
        if self._pipe is None:
            raise StoreLost("there is no process that writes to the database just now")
        await self._read(lambda: self._db.execute("select 1").fetchone())
