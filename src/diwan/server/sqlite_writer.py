"""The process that writes to the SQLite file: lines in, one commit, and out what became of them.

A process and not a thread of the server: a thread needs the interpreter, which the tables keep busy. What the two lost
by waiting for each other was nearly as much as the writing itself.

    python -m diwan.server.sqlite_writer FILE COPY

It ends with its input, and so with the server, even one that is killed."""

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

from diwan.server.store import Line

BATCH = 64
"""As many lines in one commit; each number of them has prepared statements of its own."""
SIZE = 4
"""Bytes before each message: its length."""

_encode = msgspec.msgpack.Encoder().encode


class Written(Struct, frozen=True):
    stored: list[bool]
    """Of each line whether it is; where not, another writer was first with its number."""
    problem: str = ""
    """Why nothing could be written."""


def packed(message: list[Line] | Written) -> bytes:
    body = _encode(message)
    return len(body).to_bytes(SIZE, "big") + body


def connect(path: str) -> sqlite3.Connection:
    db = sqlite3.connect(path, 10, isolation_level=None, check_same_thread=False, cached_statements=2 * BATCH + 16)
    db.execute("pragma journal_mode=wal")
    db.execute("pragma synchronous=full")  # acknowledged means on the disk
    db.execute("pragma wal_autocheckpoint=0")  # see `write`
    return db


def write(path: str, copy: int, source: IO[bytes], answers: IO[bytes]) -> None:
    """After `copy` lines what was written ahead is copied into the database (a checkpoint), by a thread of its own."""
    db = connect(path)
    written = 0
    copying: Future[None] | None = None
    with ThreadPoolExecutor(1) as copier:
        for lines in _batches(source):
            answers.write(packed(_commit(db, lines)))
            written += len(lines)
            if copying is None and written >= copy:
                copying = copier.submit(_copy_aside, path)
            elif copying is not None and copying.done():
                copying.result()
                _copy(db)  # the lines that came meanwhile: now all are copied, and the next one begins the file anew
                written, copying = 0, None
    db.close()


def _batches(source: IO[bytes]) -> Iterator[list[Line]]:
    decode = msgspec.msgpack.Decoder(list[Line]).decode
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


def _commit(db: sqlite3.Connection, lines: list[Line]) -> Written:
    try:
        return Written(_append_all(db, lines))
    except sqlite3.Error as error:
        return Written([], f"{type(error).__name__}: {error}")


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


if __name__ == "__main__":
    for told_to_stop in (signal.SIGINT, signal.SIGTERM):  # which the server hears too, and it may still have lines
        signal.signal(told_to_stop, signal.SIG_IGN)
    with (
        suppress(BrokenPipeError),  # the server was killed while this one wrote
        open(sys.stdout.fileno(), "wb", buffering=0, closefd=False) as answers,
    ):
        write(sys.argv[1], int(sys.argv[2]), sys.stdin.buffer, answers)
