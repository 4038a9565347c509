"""A file that does not hold a whole table is refused in a sentence, and nothing of it is stored."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from diwan.core.codec import encode
from diwan.core.errors import BadFile, BadSetup
from diwan.server.backends import make_store
from diwan.server.callbacks import Callback
from diwan.server.store import LogRow, Store, StoreLost
from diwan.server.transfer import import_table
from table.scene import KTM, Scene

pytestmark = pytest.mark.asyncio
Lines = list[dict[str, Any]]
STARTED = 5
"""Index of the entry that starts the game, with what was dealt: after the head, `Open` and three `Sit`."""


@pytest_asyncio.fixture
async def store(folder: Path) -> AsyncIterator[Store]:
    made = make_store(str(folder / "a.sqlite"))
    await made.open()
    yield made
    await made.close()


@pytest.fixture
def lines() -> Lines:
    t = Scene().seat_everybody().start()
    head = {"diwan_table": 1, "table": "t", "game": KTM, "edition": t.table.game.edition}
    return [head, *(json.loads(encode(entry)) for entry in t.entries), {"entries": len(t.entries)}]


def written(lines: Lines) -> bytes:
    return b"\n".join(json.dumps(line).encode() for line in lines) + b"\n"


def no_chance(lines: Lines) -> None:
    del lines[STARTED]["chance"]


def less_chance(lines: Lines) -> None:
    lines[STARTED]["chance"].pop()


def more_chance(lines: Lines) -> None:
    lines[STARTED]["chance"].append(lines[STARTED]["chance"][0])


def chance_before_the_game(lines: Lines) -> None:
    lines[2]["chance"] = lines[STARTED]["chance"]


def another_game(lines: Lines) -> None:
    lines[0]["game"] = "clash"


def a_game_that_nobody_knows(lines: Lines) -> None:
    lines[0]["game"] = "chess"


def too_many_seats(lines: Lines) -> None:
    lines[1]["command"]["setup"]["seats"] = 99


def an_older_edition(lines: Lines) -> None:
    lines[1]["command"]["edition"] = "0"


def another_table(lines: Lines) -> None:
    lines[0]["table"] = "u"


def time_runs_back(lines: Lines) -> None:
    lines[3]["at"] -= 1


def a_time_that_no_store_can_hold(lines: Lines) -> None:
    lines[3]["at"] = 10**30


def nothing_between_head_and_foot(lines: Lines) -> None:
    lines[1:] = [{"entries": 0}]


BROKEN: list[tuple[Callable[[Lines], None], str]] = [
    (no_chance, r":6: .* random draws"),
    (less_chance, r":6: .* random draws"),
    (more_chance, r":6: .* random draws"),
    (chance_before_the_game, r":3: .* random draws"),
    (another_game, r":2: .* another table"),
    (a_game_that_nobody_knows, r":1: there is no game 'chess'"),
    (too_many_seats, r":2: .* not 99"),
    (an_older_edition, r":2: .* edition 0"),
    (another_table, r":2: .* another table"),
    (time_runs_back, r":4: .* before the one above"),
    (a_time_that_no_store_can_hold, r":4: .* cannot be used"),
    (nothing_between_head_and_foot, r":2: .* no entries"),
]


@pytest.mark.parametrize(("breaking", "problem"), BROKEN)
async def test_an_error_in_a_file_names_its_line(
    store: Store, lines: Lines, breaking: Callable[[Lines], None], problem: str
) -> None:
    breaking(lines)
    with pytest.raises(BadFile, match="broken" + problem) as refused:
        await import_table(store, written(lines), "broken")
    assert "\n" not in str(refused.value)
    assert await store.read("t") == []


async def test_a_file_that_is_nested_too_deep_is_refused(store: Store, lines: Lines) -> None:
    nested = b"[" * 100_000
    with pytest.raises(BadFile, match="broken:1: this is not the head"):
        await import_table(store, b'{"x": ' + nested, "broken")
    data = written(lines).replace(b'"options": {}', b'"options": ' + nested)
    with pytest.raises(BadFile, match=r"broken:2: .* cannot be used"):
        await import_table(store, data, "broken")


async def test_a_whole_file_is_stored(store: Store, lines: Lines) -> None:
    assert await import_table(store, written(lines)) == "t"
    assert len(await store.read("t")) == len(lines) - 2


class Watched:
    """A store on which a server runs, which looks for tables that are due before every row."""

    def __init__(self, store: Store) -> None:
        self._store = store

    def append(self, line: LogRow, stored: Callback[bool]) -> None:
        asyncio.get_running_loop().create_task(self._look_and_append(line, stored))

    async def _look_and_append(self, line: LogRow, stored: Callback[bool]) -> None:
        assert [*await self._store.due(2**52), *await self._store.stale(2**52)] == []
        self._store.append(line, stored)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._store, name)


async def test_a_running_server_sees_an_imported_table_only_when_it_is_complete(store: Store, lines: Lines) -> None:
    """Otherwise it would play for clocks or bots at a table that is only half imported."""
    watched: Any = Watched(store)
    async with asyncio.timeout(60):
        await import_table(watched, written(lines))
    assert await store.due(2**52) == ["t"]


class Breaking:
    """A store that is lost after this many rows."""

    def __init__(self, store: Store, lines: int) -> None:
        self._store, self._left = store, lines

    def append(self, line: LogRow, stored: Callback[bool]) -> None:
        self._left -= 1
        if self._left < 0:
            stored(StoreLost("lost"))
        else:
            self._store.append(line, stored)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._store, name)


@pytest.mark.parametrize("lines_before", [0, 1, 4])
async def test_an_import_that_was_interrupted_can_be_continued(store: Store, lines: Lines, lines_before: int) -> None:
    data = written(lines)
    breaking: Any = Breaking(store, lines_before)
    with pytest.raises(StoreLost):
        await import_table(breaking, data)
    assert await import_table(store, data) == "t"
    assert await store.read("t") == data.splitlines()[1:-1]
    with pytest.raises(BadSetup, match="already"):
        await import_table(store, data)
