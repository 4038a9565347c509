"""The store of one machine: an SQLite file, one writer thread, many appends in one commit."""

import asyncio
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
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
)
BATCH = 512
_Waiting: TypeAlias = tuple[Line, "asyncio.Future[bool]"]
T = TypeVar("T")


class SQLiteStore:
    def __init__(self, path: str) -> None:
        self._path = path
        self._queue: SimpleQueue[_Waiting | None] = SimpleQueue()
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
        self._queue.put(None)
        if self._writer:
            await asyncio.to_thread(self._writer.join)
        await self._loop.run_in_executor(self._reader, self._db.close)
        self._reader.shutdown()

    def _connect(self) -> sqlite3.Connection:
        db = sqlite3.connect(self._path, isolation_level=None, timeout=10, check_same_thread=False)
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

    async def append(self, line: Line) -> bool:
        done: asyncio.Future[bool] = self._loop.create_future()
        self._queue.put((line, done))
        return await done

    def _write(self) -> None:
        """While one commit waits for the disk, the next batch gathers."""
        db = self._connect()
        going = True
        while going:
            batch, going = self._gather()
            if batch:
                self._loop.call_soon_threadsafe(_settle, self._commit(db, batch))
        db.close()

    def _gather(self) -> tuple[list[_Waiting], bool]:
        batch: list[_Waiting] = []
        while not batch or (len(batch) < BATCH and not self._queue.empty()):
            waiting = self._queue.get()
            if waiting is None:
                return batch, False
            batch.append(waiting)
        return batch, True

    def _commit(self, db: sqlite3.Connection, batch: list[_Waiting]) -> "list[tuple[asyncio.Future[bool], Any]]":
        try:
            db.execute("begin immediate")
            results: list[tuple[asyncio.Future[bool], Any]] = [(done, _append(db, line)) for line, done in batch]
            db.execute("commit")
        except sqlite3.Error as error:
            if db.in_transaction:
                db.execute("rollback")
            return [(done, error) for _, done in batch]
        return results

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


def _append(db: sqlite3.Connection, line: Line) -> bool:
    sql = "insert into log (table_id, seq, body) values (?, ?, ?) on conflict do nothing"
    if not db.execute(sql, (line.table, line.seq, line.body)).rowcount:
        return False
    if line.seq == 1:
        db.execute(
            "insert into tables (id, game, created, at, seq, stage, listed, due) values (?, ?, ?, ?, 1, ?, ?, ?)",
            (line.table, line.game, line.at, line.at, line.stage, line.listed, line.due),
        )
    else:
        db.execute(
            "update tables set at = ?, seq = ?, stage = ?, due = ? where id = ?",
            (line.at, line.seq, line.stage, line.due, line.table),
        )
    return True


def _settle(results: "list[tuple[asyncio.Future[bool], Any]]") -> None:
    for done, result in results:
        if done.cancelled():
            continue
        if isinstance(result, bool):
            done.set_result(result)
        else:
            done.set_exception(result)
