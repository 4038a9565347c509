"""The parts of a room, each by itself: turns, who is connected, chance; and how a room goes."""

import asyncio
import gc
import weakref
from collections.abc import Callable
from typing import Any

import pytest
from prometheus_client import CollectorRegistry

from diwan.server.attendance import Attendance
from diwan.server.bus import News, NoBus, WorkerPresence
from diwan.server.chance import Chance
from diwan.server.metrics import Metrics
from diwan.server.services import Services
from diwan.server.settings import Settings
from diwan.server.store import Store
from diwan.server.turns import Turns
from diwan.table import Say
from server.parts import running
from server.people import full_table, leave
from table.scene import Scene

Make = Callable[..., Settings]


class Bus(NoBus):
    """Keeps what is told to other workers."""

    def __init__(self) -> None:
        self.told: list[News] = []

    def publish(self, news: News) -> None:
        self.told.append(news)


class Reader:
    """A client that keeps its messages."""

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.messages: list[bytes] = []

    def push(self, text: bytes, /) -> None:
        self.messages.append(text)

    def check_role(self) -> None:
        self.seat = None

    def dismiss(self, _code: int, _reason: Any, /, retry: int = 0) -> None:  # noqa: ARG002 - a name of the protocol
        raise AssertionError


def services(store: Any = None) -> Services:
    made: Store = store
    return Services(Settings(seed="1"), made, Bus(), Metrics(CollectorRegistry()))


# --- Turns ---


def test_work_that_keeps_the_turn_holds_up_what_comes_after_it() -> None:
    turns, done = Turns(), list[str]()

    def work(name: str, keeps: bool) -> bool:
        done.append(name)
        return keeps

    turns.take(work, "a", True)
    turns.take(work, "b", False)
    turns.take(work, "c", True)
    assert done == ["a"]
    turns.release()
    assert done == ["a", "b", "c"]
    turns.release()
    assert not turns.is_taken


def test_work_that_leads_to_more_work_ends_before_it_begins() -> None:
    turns, done = Turns(), list[str]()

    def last() -> bool:
        done.append("last")
        return False

    def first() -> bool:
        turns.take(last)
        done.append("first")
        return False

    turns.take(first)
    assert done == ["first", "last"]


@pytest.mark.asyncio
async def test_a_coroutine_waits_for_its_turn_and_gives_it_up() -> None:
    turns, done = Turns(), list[str]()

    async def slow() -> None:
        async with turns:
            done.append("slow")

    async def cancelled() -> None:
        async with turns:
            raise AssertionError

    turns.take(lambda: True)
    tasks = [asyncio.create_task(work()) for work in (cancelled, slow)]
    await asyncio.sleep(0)
    assert done == []
    tasks[0].cancel()
    turns.release()
    await tasks[1]
    assert done == ["slow"]
    assert not turns.is_taken


# --- Who is connected ---


def test_clients_hear_who_is_connected_here_and_elsewhere() -> None:
    shared, changes = services(), list[int]()
    attendance = Attendance("t", shared)
    attendance.on_change = lambda: changes.append(1)
    reader = Reader(0)
    attendance.enter(reader)
    attendance.hear(WorkerPresence("t", "other", (1, 2), 3))
    attendance.hear(WorkerPresence("t", "other", (1, 2), 3))
    assert attendance.seats() == {0, 1, 2}
    assert attendance.seats_here() == {0}
    assert [message.decode() for message in reader.messages] == [
        '{"type":"Presence","seats":[0],"onlookers":0}',
        '{"type":"Presence","seats":[0,1,2],"onlookers":3}',
    ]
    assert len(changes) == 2
    assert isinstance(shared.bus, Bus)
    assert shared.bus.told == [WorkerPresence("t", shared.worker, (0,), 0)]


def test_observers_are_the_seats_of_clients_after_their_roles_were_checked() -> None:
    attendance = Attendance("t", services())
    attendance.enter(Reader(0))
    attendance.enter(Reader(1))
    assert set(attendance.observers) == {0, 1}
    attendance.check_roles()
    assert attendance.observers == (None,)


# --- Chance ---


def test_with_a_seed_the_same_commands_give_the_same_game_whatever_is_said() -> None:
    def play(chance: Chance, talk: bool) -> Any:
        scene = Scene()
        scene.chance_at = chance.at
        scene.seat_everybody().start()
        for turn in range(12):
            if talk and turn % 3 == 0:
                scene.do(0, Say("hm"))
            seat = scene.to_act[0]
            scene.play_number(seat, turn)
        return scene.state

    first = play(Chance("1"), talk=False)
    assert play(Chance("1"), talk=True) == first
    assert play(Chance("2"), talk=False) != first


def test_with_a_seed_bots_have_other_seeds_at_other_moves_and_seats() -> None:
    scene = Scene().seat_everybody().start()
    before = scene.table
    scene.play_number(scene.to_act[0], 0)
    chance = Chance("1")
    seeds = {chance.bot_seed(table, seat) for table in (before, scene.table) for seat in (0, 1)}
    assert len(seeds) == 4
    assert chance.bot_seed(before, 0) == Chance("1").bot_seed(before, 0)


def test_without_a_seed_chance_is_the_operating_systems() -> None:
    scene = Scene()
    chance = Chance(None)
    draws = [tuple(chance.at(scene.table).getrandbits(64) for _ in range(4)) for _ in range(2)]
    assert draws[0] != draws[1]
    assert chance.bot_seed(scene.table, 0) != chance.bot_seed(scene.table, 0)


# --- A room ---


@pytest.mark.asyncio
async def test_a_table_that_is_forgotten_leaves_no_cycles_behind(settings: Make) -> None:
    """The garbage collector hardly ever looks at what is old (`calm_collector`)."""
    async with running(settings(idle_seconds=1000.0, sweep_seconds=1000.0)) as server, asyncio.timeout(60):
        hub = server.hub
        table, _, people = await full_table(server.url, manners={"clock": 0, "grace": 0})
        room = hub.rooms[table]
        await leave(*people)
        while room.clients or room.attendance.sockets:
            await asyncio.sleep(0)
        people.clear()
        parts = [weakref.ref(part) for part in (room, room.log, room.attendance, room.queue, room.caretaker)]
        gc.collect()  # what the sockets have left
        gc.disable()
        try:
            room.close()
            hub.rooms.clear()
            del room
            assert [part() for part in parts] == [None] * len(parts)
        finally:
            gc.enable()
