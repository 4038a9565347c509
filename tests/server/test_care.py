"""What the server must do at its tables whatever happens: clocks, bots, and people who leave and come back."""

import asyncio
from collections.abc import Callable
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

import diwan
from diwan.bots.bot import every_bot
from diwan.bots.driver import make_question
from diwan.core.game import Refusal
from diwan.server.backends import make_store
from diwan.server.callbacks import Callback
from diwan.server.settings import Settings
from diwan.server.store import LogRow, Store
from diwan.server.thinking import Thinkers
from diwan.server.transfer import export_for_host
from diwan.table import Kick, MarkAbsent, Rename, Start
from diwan.table.commands import HOST, SERVER
from server.parts import running
from server.people import Person, full_table, leave, open_table, post, sit

pytestmark = pytest.mark.asyncio
Make = Callable[..., Settings]
KTM = "king-thief-minister"


class Held:
    """A store that holds back rows with these words until `let_go` is called."""

    def __init__(self, store: Store, words: bytes) -> None:
        self._store, self._words = store, words
        self.came = asyncio.Event()
        self._kept: list[tuple[LogRow, Callback[bool]]] = []

    def append(self, line: LogRow, stored: Callback[bool]) -> None:
        if self._words in line.body:
            self._kept.append((line, stored))
            self.came.set()
        else:
            self._store.append(line, stored)

    def let_go(self) -> None:
        for line, stored in self._kept:
            self._store.append(line, stored)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._store, name)


# --- People ---


async def test_a_person_who_comes_back_while_being_marked_absent_gets_the_seat_back(settings: Make) -> None:
    async with running(settings()) as server, asyncio.timeout(120):
        table, _, (ann, bob, cem) = await full_table(server.url, manners={"clock": 0, "grace": 1})
        server.hub.services.store = store = Held(server.hub.services.store, b"Absent")
        await bob.go()
        await store.came.wait()
        again = await Person(server.url, table, bob.secret).come()
        store.let_go()
        await cem.until(lambda: cem.now["table"]["chairs"][1]["away"])
        await cem.until(lambda: not cem.now["table"]["chairs"][1]["away"])
        await leave(ann, cem, again)


async def test_a_person_who_closes_the_page_after_a_game_does_not_block_the_next_one(settings: Make) -> None:
    async with running(settings()) as server, asyncio.timeout(120):
        options = {"turn_limit_per_player": 1}
        _, _, people = await full_table(server.url, options=options, manners={"clock": 0, "grace": 1})
        await asyncio.gather(*(person.play_on(Random(seat)) for seat, person in enumerate(people)))
        ann, bob, cem = people
        await cem.go()
        for person in (ann, bob):
            await person.ask({"type": "Rematch"})
        await ann.until(lambda: ann.stage == "playing")
        assert ann.now["table"]["chairs"][2]["away"]
        await leave(ann, bob)


async def test_nobody_is_marked_absent_when_nobody_is_left(settings: Make) -> None:
    async with running(settings()) as server:
        table, _, people = await full_table(server.url, manners={"clock": 0, "grace": 1})
        room = server.hub.rooms[table]
        await people[0].go()
        await people[1].until(lambda: people[1].messages[-1].get("seats") == [1, 2])
        assert list(room.caretaker.missing_since) == [0]
        await leave(*people[1:])
        async with asyncio.timeout(60):
            while room.clients:
                await asyncio.sleep(0.005)
        assert room.caretaker.missing_since == {}


async def test_a_new_owner_of_a_seat_does_not_inherit_pending_commands(settings: Make) -> None:
    async with running(settings()) as server, asyncio.timeout(120):
        table, _, people = await full_table(server.url, manners={"clock": 0, "grace": 0})
        room = server.hub.rooms[table]
        server.hub.services.store = store = Held(server.hub.services.store, b"Kick")
        kicking = asyncio.create_task(room.queue.ask(HOST, Kick(0)))
        await store.came.wait()
        renaming = asyncio.create_task(room.queue.ask(0, Rename("Zoe")))
        await asyncio.sleep(0)
        store.let_go()
        await kicking
        with pytest.raises(Refusal, match="for_people_at_the_table"):
            await renaming
        await leave(*people)


async def test_a_refusal_over_http_is_the_same_as_over_the_socket(settings: Make) -> None:
    async with running(settings()) as server:
        table, _, people = await full_table(server.url)
        by_socket = await people[0].play({"type": "Peek"}, id="a")
        ask = {"type": "Ask", "id": "a", "command": {"type": "Play", "move": {"type": "Peek"}}}
        by_http = await post(f"{server.url}/api/tables/{table}/commands", ask, people[0].secret)
        assert by_http.status_code == 409
        assert by_http.json() == {**by_socket, "type": "Refused"}
        taken = await post(f"{server.url}/api/tables/{table}/seats", {"name": "Eve"})
        assert taken.status_code == 409
        assert not taken.json()["text"].endswith(")")
        await leave(*people)


@pytest.mark.usefixtures("whispers_allowed")
async def test_a_host_can_export_neither_a_running_game_nor_whispers(settings: Make) -> None:
    async with running(settings()) as server, httpx.AsyncClient(base_url=server.url) as http:
        table, host = await open_table(server.url, seats=3)
        people = [Person(server.url, table, (await sit(server.url, table, name))[1]) for name in ("Ann", "Bob", "Cem")]
        for person in people:
            await person.come()
        await people[1].ask({"type": "Say", "text": "the plan", "to": [2]})
        export = f"/api/tables/{table}/export"
        taken = await http.get(export, headers={"authorization": f"Bearer {host}"})
        assert taken.status_code == 200
        assert "Say" in taken.text
        assert "the plan" not in taken.text
        room = server.hub.rooms[table]
        before = room.table
        await room.queue.ask(HOST, Start())
        assert await export_for_host(server.hub.services.store, before) is None, (
            "the log decides, not what a worker knows"
        )
        await leave(*people)


# --- Clocks ---


async def test_clocks_run_at_a_table_that_was_only_looked_at(settings: Make) -> None:
    """After a restart, with nobody connected: a request loads the table, so the sweep does not look after it."""
    chosen = settings(sweep_seconds=1000.0)
    async with running(chosen) as server:
        table, _, people = await full_table(server.url, manners={"clock": 0.002, "grace": 0})
        await leave(*people)
    async with running(chosen) as server, httpx.AsyncClient(base_url=server.url) as http, asyncio.timeout(120):
        while (await http.get(f"/api/tables/{table}")).json()["seq"] < people[0].now["seq"] + 3:
            await asyncio.sleep(0.02)


async def test_bots_play_on_when_the_clock_is_set_back(settings: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    async with running(settings()) as server:
        table, host = await open_table(server.url, seats=3, options={"turn_limit_per_player": 1}, manners={"clock": 0})
        spectator = await Person(server.url, table).come()
        for id, command in (("fill", {"type": "Fill", "bot": "random"}), ("start", {"type": "Start"})):
            await post(f"{server.url}/api/tables/{table}/commands", {"type": "Ask", "id": id, "command": command}, host)
            monkeypatch.setattr("diwan.server.clock.now_ms", lambda: 1)
        await spectator.until(lambda: spectator.stage == "over")
        await spectator.go()


async def test_a_table_that_cannot_be_opened_does_not_block_others(
    settings: Make, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    chosen = settings(archive_days=1.0)
    async with running(chosen) as server:
        tables = [(await open_table(server.url))[0] for _ in range(103)]
    store = make_store(chosen.database)
    await store.open()
    sql = 'update log set body = cast(replace(cast(body as text), \'"edition":"\', \'"edition":"0.\') as blob)'
    store._db.execute(f"{sql} where table_id in ({','.join('?' * 102)})", tables[:102])  # type: ignore[attr-defined]
    await store.close()
    async with running(chosen) as server:
        monkeypatch.setattr("diwan.server.clock.now_ms", lambda: 2**52)
        await server.hub.archive()
        assert (await server.hub.room(tables[-1])).table.stage == "archived"


async def test_a_table_of_another_edition_is_refused_in_a_sentence_and_kept(settings: Make) -> None:
    chosen = settings()
    async with running(chosen) as server:
        table, _, people = await full_table(server.url, manners={"clock": 0, "grace": 0, "listed": True})
        await leave(*people)
    store = make_store(chosen.database)
    await store.open()
    store._db.execute(  # type: ignore[attr-defined]
        'update log set body = cast(replace(cast(body as text), \'"edition":"\', \'"edition":"0.\') as blob)'
    )
    before = await store.read(table)
    await store.close()
    why = f"this table was opened by another edition of {KTM} (other_edition); use the Diwan version that opened it"
    async with running(chosen) as server, httpx.AsyncClient(base_url=server.url) as http, asyncio.timeout(60):
        answer = await http.get(f"/api/tables/{table}")
        assert answer.status_code == 400
        assert answer.json() == {"problem": why}
        with pytest.raises(ConnectionClosed) as closed:
            await Person(server.url, table, people[0].secret).come()
        assert closed.value.rcvd is not None
        assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (4410, why[:100])
        assert await server.hub.services.store.read(table) == before
        await open_table(server.url)  # others can be opened as ever


async def test_a_client_that_fails_at_an_answer_does_not_block_others(settings: Make) -> None:
    def fail(_: int | Exception) -> None:
        raise RuntimeError("I do not understand")

    async with running(settings()) as server, asyncio.timeout(60):
        table, _, people = await full_table(server.url)
        room = server.hub.rooms[table]
        for command, id in ((Kick(0), ""), (Rename("Ann"), "1"), (Rename("Ann"), "1")):
            room.queue.submit(0, command, id, fail)
        assert (await people[1].ask({"type": "Say", "text": "and on we go"}))["type"] == "Done"
        await leave(*people)


# --- Bots ---


async def test_a_bot_that_hangs_is_killed_and_the_next_one_can_think(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DIWAN_BOTS", f"{KTM}=toys.hanging_bot")
    monkeypatch.setenv("PYTHONPATH", str(Path(__file__).parents[1]))
    every_bot.cache_clear()
    thinkers = Thinkers(1, 0.001, longest=0.1)
    game, match = diwan.game(KTM), diwan.Match.new(KTM, seats=3, seed=1)
    question = make_question(game, match.state, 0, match.legal(0), match.news(0), is_to_act=True, blind=False)
    with pytest.raises(BrokenProcessPool):
        await thinkers.ask(game, "hanging", 0, question, "seed")
    assert await thinkers.ask(game, "random", 0, question, "seed") in match.legal(0)
    await thinkers.close()
    monkeypatch.undo()
    every_bot.cache_clear()


async def test_the_time_of_a_bot_does_not_tell_whether_it_had_to_think() -> None:
    thinkers = Thinkers(1, 1.0)
    assert thinkers.pace(KTM, "hard", 1.0) == 1.0
    assert thinkers.pace(KTM, "hard", 0.01) == 1.0, "as when it had to choose among many"
    assert thinkers.pace(KTM, "clever", 0.01) == 0.01
    assert thinkers.pace(KTM, "hard", 30.0) == 1.25, "a first thought that had to compile is no measure"


async def test_a_person_who_is_connected_is_not_kept_absent(settings: Make) -> None:
    async with running(settings()) as server:
        table, _, people = await full_table(server.url, manners={"clock": 0, "grace": 1})
        await server.hub.rooms[table].queue.ask(SERVER, MarkAbsent(1))
        await people[0].until(lambda: people[0].now["table"]["chairs"][1]["away"])
        await people[0].until(lambda: not people[0].now["table"]["chairs"][1]["away"])
        await asyncio.gather(*(person.play_on(Random(1), most=1) for person in people))
        await leave(*people)
