"""Both stores behave the same."""

import asyncio
import os
import signal
import sqlite3
import subprocess
import sys
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from random import Random

import asyncpg
import pytest
import pytest_asyncio

from diwan.core.errors import BadFile, BadSetup, DiwanError
from diwan.server import store_postgres, store_sqlite
from diwan.server.backends import make_store
from diwan.server.settings import Settings
from diwan.server.sqlite_writer import packed
from diwan.server.store import Listing, LogRow, Store, StoreLost, TableRow, append
from diwan.server.transfer import export_table, import_table
from server.parts import running, writers_of
from server.people import Person, full_table, leave, open_table

pytestmark = pytest.mark.asyncio
Make = Callable[..., Settings]


@pytest.fixture(params=["sqlite", "postgres"])
def address(request: pytest.FixtureRequest, folder: Path) -> str:
    return str(folder / "a.sqlite") if request.param == "sqlite" else str(request.getfixturevalue("database"))


@pytest_asyncio.fixture
async def store(address: str) -> AsyncIterator[Store]:
    made = make_store(address)
    await made.open()
    yield made
    await made.close()


def line(seq: int, table: str = "t", **changes: object) -> LogRow:
    listing = TableRow("g", str(changes.pop("stage", "lobby")), bool(changes.pop("listed", False)))
    values = {"at": 1000 + seq, "due": None, "body": b"%d" % seq, "listing": listing, **changes}
    return LogRow(table, seq, **values)  # type: ignore[arg-type]


async def test_a_number_is_taken_once(store: Store) -> None:
    assert await append(store, line(1))
    answers = await asyncio.gather(*(append(store, line(2, body=b"%d" % n)) for n in range(20)))
    assert sum(answers) == 1
    assert await append(store, line(3))
    assert not await append(store, line(1))
    assert await store.read("t", after=1) == [b"%d" % answers.index(True), b"3"]
    assert await store.read("nobody") == []


async def test_two_writers_that_race_for_many_tables_both_get_some(address: str, store: Store) -> None:
    other = make_store(address)
    await other.open()
    tables = [f"t{number}" for number in range(40)]
    for seq in range(1, 11):
        forth = [append(store, line(seq, table, body=b"one")) for table in tables]
        back = [append(other, line(seq, table, body=b"other")) for table in reversed(tables)]
        won = await asyncio.gather(*forth, *back)
        ours, theirs = won[: len(tables)], won[: len(tables) - 1 : -1]
        assert all(one != another for one, another in zip(ours, theirs, strict=True))
        for table, mine in zip(tables, ours, strict=True):
            assert (await store.read(table))[-1] == (b"one" if mine else b"other")
    assert await other.heads(tables) == dict.fromkeys(tables, 10)
    await other.close()


async def test_the_list_tells_when_a_table_was_opened_and_no_move_changes_it(store: Store) -> None:
    await append(store, line(1, "a", listed=True))
    await append(store, line(1, "b", at=1002, listed=True))
    alone = line(2, "a", at=5000, listing=None)
    assert await append(store, alone)
    beside = line(3, "a", at=6000, listing=None), line(2, "b", at=7000, stage="over", listed=True)
    assert await asyncio.gather(*(append(store, one) for one in beside)) == [True, True]  # in one commit
    assert await store.listed() == [Listing("b", "g", "over", 1002), Listing("a", "g", "lobby", 1001)]
    assert await store.heads(["a", "b"]) == {"a": 3, "b": 2}


async def test_queries_of_the_server(store: Store) -> None:
    await append(store, line(1, "a", stage="playing", due=500, listed=True))
    await append(store, line(1, "b", stage="playing", due=2000))
    await append(store, line(1, "c", at=1002, listed=True))
    await append(store, line(2, "c", at=9000, stage="over"))
    await append(store, line(1, "d", stage="archived", listed=True))
    await store.ping()
    assert await store.heads(["a", "c", "x"]) == {"a": 1, "c": 2}
    assert await store.due(1000) == ["a"]
    assert await store.due(3000) == ["a", "b"]
    assert [(found.table, found.stage) for found in await store.listed()] == [("c", "over"), ("a", "playing")]
    assert sorted(await store.stale(5000)) == ["a", "b"]


async def test_a_table_can_be_moved_as_one_file(settings: Make, store: Store) -> None:
    async with running(settings(idle_seconds=1000.0)) as server:
        table, _, people = await full_table(server.url, options={"turn_limit_per_player": 1})
        await asyncio.gather(*(person.play_on(Random(n)) for n, person in enumerate(people)))
        data = await export_table(server.hub.services.store, table)
        await leave(*people)
    lines = data.splitlines()
    for broken, problem in (
        (b"", "not the head"),
        (b"\n".join(lines[:-1]), "cut off"),
        (b"\n".join([*lines[:5], *lines[6:]]), "counts"),
        (b"\n".join([*lines[:-2], b'{"entries":%d}' % (len(lines) - 3)]).replace(b'"Start"', b'"Ready"'), ":6:"),
    ):
        with pytest.raises(BadFile, match=problem):
            await import_table(store, broken, "broken")
    assert await store.read(table) == []
    assert await import_table(store, data) == table
    assert await export_table(store, table) == data
    with pytest.raises(BadSetup, match="already"):
        await import_table(store, data)


OLD_TABLES = """
insert into log (table_id, seq, body) values
    ('a', 1, cast('one' as {bytes})), ('a', 2, cast('two' as {bytes})), ('b', 1, cast('only' as {bytes}));
insert into tables (id, game, created, at, seq, stage, listed, due) values
    ('a', 'g', 1000, 2000, 2, 'playing', true, 3000), ('b', 'g', 1500, 1500, 1, 'lobby', true, null);
"""
"""Entries as the first version stored them."""


def old_sqlite(path: str, version: int) -> None:
    with sqlite3.connect(path) as db:
        for number, script in enumerate(store_sqlite.MIGRATIONS[:version]):
            db.executescript(script if number else script + OLD_TABLES.format(bytes="blob"))
        db.execute(f"pragma user_version = {version}")
    db.close()


async def old_postgres(address: str, version: int) -> None:
    db = await asyncpg.connect(address)
    for number, script in enumerate(store_postgres.MIGRATIONS[:version]):
        await db.execute(script if number else script + OLD_TABLES.format(bytes="bytea"))
    await db.execute("create table schema_version (version integer not null)")
    await db.execute("insert into schema_version values ($1)", version)
    await db.close()


@pytest.mark.parametrize("version", range(1, len(store_sqlite.MIGRATIONS)))
async def test_an_older_sqlite_file_is_brought_up_to_date(folder: Path, version: int) -> None:
    path = str(folder / "old.sqlite")
    old_sqlite(path, version)
    await check_old_tables(make_store(path))


@pytest.mark.parametrize("version", range(1, len(store_postgres.MIGRATIONS)))
async def test_an_older_postgres_database_is_brought_up_to_date(database: str, version: int) -> None:
    await old_postgres(database, version)
    await check_old_tables(make_store(database))


async def check_old_tables(store: Store) -> None:
    await store.open()
    assert await store.read("a") == [b"one", b"two"]
    assert await store.heads(["a", "b"]) == {"a": 2, "b": 1}
    assert (await store.due(2999), await store.due(3000)) == ([], ["a"])
    assert await store.listed() == [Listing("a", "g", "playing", 2000), Listing("b", "g", "lobby", 1500)]
    assert await store.stale(2000) == ["b"]
    assert not await append(store, line(2, "a"))
    assert await append(store, line(3, "a", stage="over"))
    assert await store.due(3000) == []
    await store.close()


async def test_the_write_ahead_log_of_sqlite_does_not_grow_without_limit(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(store_sqlite, "COPY", 50)
    store = make_store(str(folder / "long.sqlite"))
    await store.open()
    written = folder / "long.sqlite-wal"
    for seq in range(1, 2001):
        assert await append(store, line(seq, body=bytes(2000)))
        if seq == 40:
            begun = written.stat().st_size
    assert written.stat().st_size < begun * (2000 / 40) / 4
    assert len(await store.read("t")) == 2000
    await store.close()


async def test_the_process_that_writes_is_killed(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(store_sqlite, "AGAIN", 0.01)
    path = str(folder / "killed.sqlite")
    store = make_store(path)
    await store.open()
    assert await append(store, line(1))
    [writer] = writers_of(path)
    os.kill(writer, signal.SIGKILL)
    seq, lost = 1, 0
    while seq < 10:
        try:
            stored = await append(store, line(seq + 1))
        except StoreLost:
            lost += 1
            stored = len(await store.read("t")) > seq
        seq += stored
    assert lost <= 1  # only what it was given already
    assert await store.read("t") == [b"%d" % n for n in range(1, 11)]
    await store.close()


async def test_a_row_that_waits_for_a_writer_is_stored(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path, gone = str(folder / "gone.sqlite"), asyncio.Event()
    monkeypatch.setattr(store_sqlite, "AGAIN", 0.01)
    monkeypatch.setattr(store_sqlite.log, "error", lambda *_, **__: gone.set())
    store = make_store(path)
    await store.open()
    assert await append(store, line(1))
    [writer] = writers_of(path)
    os.kill(writer, signal.SIGKILL)
    await gone.wait()
    with pytest.raises(StoreLost):
        await store.ping()
    assert all(await asyncio.gather(append(store, line(2)), append(store, line(3))))
    await store.ping()
    await store.close()


@pytest.mark.parametrize("sent", [b"", packed([line(1)])[:-1], packed([line(1)])], ids=["nothing", "a part", "a line"])
async def test_the_process_that_writes_ends_quietly_with_the_server(folder: Path, sent: bytes) -> None:
    path = str(folder / "left.sqlite")
    store = make_store(path)
    await store.open()
    command = [sys.executable, "-m", "diwan.server.sqlite_writer", path, "1000"]
    writer = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    assert writer.stdin is not None
    assert writer.stdout is not None
    assert writer.stderr is not None
    writer.stdout.close()
    writer.stdin.write(sent)
    writer.stdin.close()
    assert (await asyncio.to_thread(writer.wait), writer.stderr.read()) == (0, b"")
    writer.stderr.close()
    assert await store.read("t") == ([b"1"] if sent == packed([line(1)]) else [])
    await store.close()


async def test_a_write_that_fails_is_reported(folder: Path) -> None:
    path = str(folder / "broken.sqlite")
    store = make_store(path)
    await store.open()
    with sqlite3.connect(path) as db:
        db.execute("alter table log rename to mislaid")
        with pytest.raises(StoreLost, match="no such table"):
            await append(store, line(1, listing=None))
        db.execute("alter table mislaid rename to log")
    db.close()
    assert await append(store, line(1))
    await store.close()


async def test_a_newer_database_is_refused(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = str(folder / "new.sqlite")
    monkeypatch.setattr(store_sqlite, "MIGRATIONS", (*store_sqlite.MIGRATIONS, "create table more (x)"))
    newer = make_store(path)
    await newer.open()
    await newer.close()
    monkeypatch.undo()
    with pytest.raises(DiwanError, match="newer Diwan"):
        await make_store(path).open()


async def test_idle_tables_are_archived(settings: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    async with running(settings(archive_days=1.0)) as server:
        table, _ = await open_table(server.url)
        await server.hub.archive()
        assert (await server.hub.room(table)).table.stage == "lobby"
        monkeypatch.setattr("diwan.server.clock.now_ms", lambda: 2**52)
        await server.hub.archive()
        spectator = await Person(server.url, table).come()
        assert spectator.stage == "archived"
        answer = await spectator.ask({"type": "Say", "text": "hello?"})
        assert answer["key"] == "archived"
        await spectator.go()
