"""The store is lost for a while: people are told so, and when it is back nobody is left waiting."""

import asyncio
from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any
from urllib.parse import urlsplit

import asyncpg
import httpx
import pytest

from diwan.server import followed_log
from diwan.server.callbacks import Callback
from diwan.server.settings import Settings
from diwan.server.store import LogRow, Store, StoreLost
from server.parts import running
from server.people import Person, full_table, leave, open_table, post, sit

pytestmark = pytest.mark.asyncio
Make = Callable[..., Settings]


class Unreliable:
    """A store that is lost for rows with these words, which it stores or not, and for reading."""

    def __init__(self, store: Store, words: bytes, stores: bool = False) -> None:
        self._store, self._words, self._stores = store, words, stores
        self.lost = True
        self.reads = asyncio.Semaphore(0)
        """Wait for this many failures."""

    def append(self, line: LogRow, stored: Callback[bool]) -> None:
        if self.lost and self._words in line.body:
            lost = partial(stored, StoreLost("lost"))
            if self._stores:
                self._store.append(line, lambda _: lost())
            else:
                asyncio.get_running_loop().call_soon(lost)
        else:
            self._store.append(line, stored)

    async def read(self, table: str, after: int = 0) -> list[bytes]:
        if self.lost:
            self.reads.release()
            raise StoreLost("lost")
        return await self._store.read(table, after)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._store, name)


async def test_a_bot_whose_move_was_lost_with_the_store_moves_again_when_it_is_back(
    settings: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(followed_log, "RETRY_SECONDS", 0.01)
    async with running(settings()) as server, asyncio.timeout(120):
        table, host = await open_table(server.url, seats=3, options={"turn_limit_per_player": 1}, manners={"clock": 0})
        ann = await Person(server.url, table, (await sit(server.url, table, "Ann"))[1]).come()
        server.hub.services.store = store = Unreliable(server.hub.services.store, b"BotPlay")
        for id, command in (("fill", {"type": "Fill", "bot": "random"}), ("start", {"type": "Start"})):
            await post(f"{server.url}/api/tables/{table}/commands", {"type": "Ask", "id": id, "command": command}, host)
        await ann.until(lambda: ann.stage == "playing")
        await ann.play(ann.now["menu"][0])
        assert ann.now["owed"] == [1, 2]  # nobody but the bots can go on
        for _ in range(10):
            await store.reads.acquire()
        store.lost = False
        await ann.play_on(Random(1))
        assert ann.stage == "over"
        await ann.go()


async def test_a_time_out_that_was_lost_with_the_store_is_played_when_it_is_back(
    settings: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(followed_log, "RETRY_SECONDS", 0.01)
    async with running(settings()) as server, asyncio.timeout(120):
        server.hub.services.store = store = Unreliable(server.hub.services.store, b"TimeOut")
        _, _, people = await full_table(server.url, manners={"clock": 0.001, "grace": 0})
        for _ in range(10):
            await store.reads.acquire()
        store.lost = False
        await people[0].until(lambda: people[0].now["view"]["phase"]["type"] == "Turn")
        await leave(*people)


async def test_however_many_commands_fail_the_log_is_read_again_once(
    settings: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(followed_log, "RETRY_SECONDS", 1000.0)
    async with running(settings()) as server:
        table, host = await open_table(server.url)
        server.hub.services.store = Unreliable(server.hub.services.store, b"Fill")
        for id in ("1", "2", "3"):
            fill = {"type": "Ask", "id": id, "command": {"type": "Fill", "bot": "random"}}
            with pytest.raises(httpx.ReadError, match="try again"):
                await post(f"{server.url}/api/tables/{table}/commands", fill, host)
        assert len(server.hub.rooms[table].tasks) == 1


async def test_a_refusal_at_a_table_that_may_be_out_of_date_is_checked_with_the_log(
    settings: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The chairs were filled although the answer was lost, so the second command must not fill them again."""
    monkeypatch.setattr(followed_log, "RETRY_SECONDS", 1000.0)
    async with running(settings()) as server:
        table, host = await open_table(server.url)
        server.hub.services.store = store = Unreliable(server.hub.services.store, b"Fill", stores=True)
        commands = f"{server.url}/api/tables/{table}/commands"
        with pytest.raises(httpx.ReadError, match="try again"):
            await post(commands, {"type": "Ask", "id": "1", "command": {"type": "Fill", "bot": "random"}}, host)
        store.lost = False
        started = await post(commands, {"type": "Ask", "id": "2", "command": {"type": "Start"}}, host)
        assert started.status_code == 200, started.text


async def test_a_read_only_postgres_counts_as_lost_until_it_is_replaced(settings: Make, database: str) -> None:
    """A failover may leave a server that is read-only for a while."""
    async with running(settings(database=database)) as server:
        table, _ = await open_table(server.url)
        name = urlsplit(database).path[1:]
        db = await asyncpg.connect(database)
        others = "select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = $1"
        for change, status in (("set default_transaction_read_only = on", 503), ("reset all", 201)):
            await db.execute(f"begin read write; alter database {name} {change}; commit")
            await db.execute(others, name)
            seats = f"{server.url}/api/tables/{table}/seats"
            async with httpx.AsyncClient() as http, asyncio.timeout(60):
                while (answer := await http.post(seats, json={"name": "Ann"})).status_code != status:
                    assert answer.status_code == 503, answer.text
        await db.close()


async def test_requests_while_the_store_is_lost_are_asked_to_try_again(settings: Make) -> None:
    async with running(settings(idle_seconds=0.0, sweep_seconds=1000.0)) as server:
        table, _ = await open_table(server.url)
        await server.hub.sweep()
        assert not server.hub.rooms
        store, server.hub.services.store = server.hub.services.store, Unreliable(server.hub.services.store, b"")
        async with httpx.AsyncClient(base_url=server.url) as http:
            for answer in (
                await http.post("/api/tables", json={"game": "king-thief-minister"}),
                await http.get(f"/api/tables/{table}"),
            ):
                assert answer.status_code == 503
                assert "try again" in answer.json()["problem"]
            server.hub.services.store = store
            assert (await http.get(f"/api/tables/{table}")).status_code == 200


@pytest.mark.parametrize("stores", [True, False])
async def test_sitting_down_again_after_the_store_was_lost_takes_one_seat(
    settings: Make, monkeypatch: pytest.MonkeyPatch, stores: bool
) -> None:
    monkeypatch.setattr(followed_log, "RETRY_SECONDS", 0.01)
    async with running(settings()) as server, asyncio.timeout(120):
        table, _ = await open_table(server.url, seats=3)
        server.hub.services.store = store = Unreliable(server.hub.services.store, b"Sit", stores)
        seats, wish = f"{server.url}/api/tables/{table}/seats", {"name": "Ann", "wish": "w" * 22}
        with pytest.raises(httpx.ReadError, match="try again"):
            await post(seats, wish)
        store.lost = False
        taken = [(await post(seats, wish)).json() for _ in range(2)]
        assert taken[0] == taken[1]
        assert [chair.name for chair in server.hub.rooms[table].table.chairs] == ["Ann", "", ""]
        ann = await Person(server.url, table, taken[0]["secret"]).come()
        assert ann.seat == 0
        other = (await post(seats, {"name": "Bob", "wish": "v" * 22})).json()
        assert other["seat"] == 1
        assert other["secret"] != taken[0]["secret"]
        await ann.go()


async def test_a_wish_that_is_too_short_is_refused(settings: Make) -> None:
    async with running(settings()) as server:
        table, _ = await open_table(server.url)
        answer = await post(f"{server.url}/api/tables/{table}/seats", {"name": "Ann", "wish": "1"})
        assert answer.status_code == 400
        assert "22" in answer.json()["problem"]
