"""The process that writes to the SQLite file: it reads rows, commits them together and reports which are stored.

It is a process and not a thread of the server, because a thread needs the interpreter, which the tables keep busy:
waiting for each other cost nearly as much as the writing itself.

    python -m diwan.server.sqlite_writer FILE COPY

It ends when its input ends, and so with the server, even if the server is killed."""

import signal
import sqlite3
import sys
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager, suppress
from functools import cache
from typing import IO, Any

import msgspec
from msgspec import Struct

from diwan.server.store import LogRow

BATCH = 64
"""Most rows in one commit; each number of rows has prepared statements of its own."""
LONGEST = 8
"""How many times the rows that are copied at once may come while they are copied; then the writer waits."""
SIZE = 4
"""Bytes of the length before each message."""

_encode = msgspec.msgpack.Encoder().encode


class Written(Struct, frozen=True):
    stored: list[bool]
    """Whether each row is stored; if not, another writer took its number."""
    problem: str = ""
    """Why nothing could be written, or ""."""


def packed(message: list[LogRow] | Written) -> bytes:
    body = _encode(message)
    return len(body).to_bytes(SIZE, "big") + body


def connect(path: str) -> sqlite3.Connection:
    db = sqlite3.connect(path, 10, isolation_level=None, check_same_thread=False, cached_statements=2 * BATCH + 16)
    db.execute("pragma journal_mode=wal")
    db.execute("pragma synchronous=full")  # acknowledged means on the disk
    db.execute("pragma wal_autocheckpoint=0")  # see `write`
    return db


def write(path: str, copy: int, source: IO[bytes], answers: IO[bytes]) -> None:
    """Commit what comes, until the input ends.

    After `copy` rows the write-ahead log is copied into the database (a checkpoint) in a thread of its own. The log
    begins anew after that, so it never holds many more than `LONGEST * copy` rows."""
    db = connect(path)
    written = 0
    copying: Future[None] | None = None
    with ThreadPoolExecutor(1) as copier:
        for rows in _batches(source):
            answers.write(packed(_commit(db, rows)))
            written += len(rows)
            if copying is None and written >= copy:
                copying = copier.submit(_copy_aside, path)
            elif copying is not None and (copying.done() or written >= LONGEST * copy):
                copying.result()
                _copy(db)  # the rows that came meanwhile: now all are copied, and the next one begins the file anew
                written, copying = 0, None
    db.close()


def _batches(source: IO[bytes]) -> Iterator[list[LogRow]]:
    decode = msgspec.msgpack.Decoder(list[LogRow]).decode
    while head := source.read(SIZE):
        size = int.from_bytes(head, "big")
        body = source.read(size)
        if len(body) < size:  # the server was killed while it wrote
            return
        yield decode(body)


def _copy(db: sqlite3.Connection) -> None:
    db.execute("pragma wal_checkpoint(passive)")


def _copy_aside(path: str) -> None:
    db = connect(path)
    _copy(db)
    db.close()


# --- A commit ---


def _commit(db: sqlite3.Connection, rows: list[LogRow]) -> Written:
    try:
        return Written(_append_all(db, rows))
    except sqlite3.Error as error:
        return Written([], f"{type(error).__name__}: {error}")


def _append_all(db: sqlite3.Connection, rows: list[LogRow]) -> list[bool]:
    """Store the rows in one transaction; return which of them are stored. The numbers of the others are taken."""
    try:
        _insert(db, "rollback", rows)  # spares SQLite the journal that undoes a single statement
        return [True] * len(rows)
    except sqlite3.IntegrityError:  # another writer took one of the numbers: find out which
        with _transaction(db):
            return [_insert_one(db, row) for row in rows]


def _insert_one(db: sqlite3.Connection, row: LogRow) -> bool:
    try:
        _insert(db, "abort", [row])
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


def _insert(db: sqlite3.Connection, or_else: str, rows: list[LogRow]) -> None:
    if any(row.listing for row in rows):
        into = "latest (id, seq, at, due, body, game, stage, listed)"
        values = [value for row in rows for value in (*_log_columns(row), *row.listing_columns)]
    else:
        into = "log (table_id, seq, at, due, body)"
        values = [value for row in rows for value in _log_columns(row)]
    db.execute(_statement(or_else, into, len(rows), len(values) // len(rows)), values)


def _log_columns(row: LogRow) -> tuple[Any, ...]:
    return row.table, row.seq, row.at, row.due, row.body


@cache
def _statement(or_else: str, into: str, rows: int, columns: int) -> str:
    row = f"({','.join('?' * columns)})"
    return f"insert or {or_else} into {into} values {','.join([row] * rows)}"


if __name__ == "__main__":
    for told_to_stop in (signal.SIGINT, signal.SIGTERM):  # the server gets them too, and it may still send rows
        signal.signal(told_to_stop, signal.SIG_IGN)
    with (
        suppress(BrokenPipeError),  # the server was killed while this one wrote
        open(sys.stdout.fileno(), "wb", buffering=0, closefd=False) as answers,
    ):
        write(sys.argv[1], int(sys.argv[2]), sys.stdin.buffer, answers)
