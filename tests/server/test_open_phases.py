"""A recess and an election's debate, in which everybody may act at any moment, whatever happens to people and server.

Three people and two bots; without clocks, so that nothing but what the test does decides."""

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from diwan.server.settings import Settings
from diwan.server.transfer import import_table
from diwan.table import MarkAbsent
from diwan.table.commands import SERVER
from prepared import company, debate, file_of
from server.parts import Running, running
from server.people import Person, leave
from table.scene import Scene

pytestmark = pytest.mark.asyncio
Make = Callable[..., Settings]
PEOPLE = ("Ann", "Bahar", "Chidi")
SEATS = 5
OPEN = {"Mingling": {"type": "Ready", "during": "recess"}, "Candidacy": {"type": "Done"}}
"""The open phases, and the move by which somebody wants to end them."""


def recess(people: tuple[str, ...], seats: int) -> tuple[Scene, list[str]]:
    return company(1, people, seats, "intrigue", "mixed", {"people": "all"})


phases = pytest.mark.parametrize("begin", [recess, debate])
Begin = Callable[[tuple[str, ...], int], tuple[Scene, list[str]]]


async def gather(server: Running, begin: Begin) -> list[Person]:
    scene, secrets = begin(PEOPLE, SEATS)
    table, file = file_of(scene)
    await import_table(server.hub.services.store, file)
    return [await Person(server.url, table, secret).come() for secret in secrets]


def phase(person: Person) -> str:
    name: str = person.now["view"]["phase"]["type"]
    return name


async def close(*people: Person) -> None:
    """Let people say that they have nothing more to do, until the phase is over."""

    async def one(person: Person) -> None:
        while phase(person) in OPEN:
            last = OPEN[phase(person)]
            if last in person.now["menu"]:
                await person.play(last)
            else:
                await person.hear()

    async with asyncio.timeout(120):
        await asyncio.gather(*map(one, people))


@phases
async def test_two_people_who_act_at_once_are_both_heard(begin: Begin, settings: Make) -> None:
    async with running(settings()) as server:
        people = await gather(server, begin)
        moves = [next(move for move in one.now["menu"] if move["type"] == "Ask") for one in people]
        answers = await asyncio.gather(*(one.play(move) for one, move in zip(people, moves, strict=True)))
        assert {answer["type"] for answer in answers} == {"Done"}
        await close(*people)
        await leave(*people)


@phases
async def test_a_bot_stands_in_for_somebody_who_is_away_until_they_come_back(begin: Begin, settings: Make) -> None:
    async with running(settings()) as server:
        ann, bahar, chidi = await gather(server, begin)
        room = server.hub.rooms[ann.table]
        await chidi.go()
        await bahar.until(lambda: bahar.messages[-1].get("seats") == [0, 1])
        await room.queue.ask(SERVER, MarkAbsent(2))
        await ann.until(lambda: ann.now["table"]["chairs"][2]["away"])
        again = await Person(server.url, chidi.table, chidi.secret).come()
        await ann.until(lambda: not ann.now["table"]["chairs"][2]["away"])
        await close(ann, bahar, again)
        await leave(ann, bahar, again)


@phases
async def test_an_absent_person_does_not_hold_up_the_others(begin: Begin, settings: Make) -> None:
    async with running(settings()) as server:
        ann, bahar, chidi = await gather(server, begin)
        await chidi.go()
        await bahar.until(lambda: bahar.messages[-1].get("seats") == [0, 1])
        await server.hub.rooms[ann.table].queue.ask(SERVER, MarkAbsent(2))
        await close(ann, bahar)
        await leave(ann, bahar)


@phases
async def test_a_bot_takes_over_from_somebody_who_leaves(begin: Begin, settings: Make) -> None:
    async with running(settings()) as server:
        ann, bahar, chidi = await gather(server, begin)
        await chidi.send({"type": "Ask", "id": "farewell", "command": {"type": "Leave"}})
        await ann.until(lambda: ann.now["table"]["chairs"][2]["kind"] == "bot")
        await close(ann, bahar)
        await leave(ann, bahar, chidi)


@phases
async def test_when_nobody_is_there_the_phase_waits(begin: Begin, settings: Make) -> None:
    async with running(settings()) as server:
        people = await gather(server, begin)
        room = server.hub.rooms[people[0].table]
        await leave(*people)
        async with asyncio.timeout(120):
            while room.clients or room.tasks:  # until the bots have nothing more to do
                await asyncio.sleep(0.005)
        assert room.caretaker.missing_since == {}
        assert type(room.table.in_play.state.phase).__name__ in OPEN  # type: ignore[union-attr]
        again = [await Person(server.url, one.table, one.secret).come() for one in people]
        await close(*again)
        await leave(*again)


@phases
async def test_a_server_that_starts_again_goes_on_in_the_middle(begin: Begin, settings: Make) -> None:
    chosen = settings()
    async with running(chosen) as server:
        people = await gather(server, begin)
        await people[0].play(OPEN[phase(people[0])])
        numbers = [one.now["seq"] for one in people]
        await leave(*people)
    async with running(chosen) as server:
        for person, number in zip(people, numbers, strict=True):
            await person.come(since=number, url=server.url)
        heard: list[dict[str, Any]] = [message for message in people[1].messages if message["type"] == "Update"]
        assert [message["seq"] for message in heard] == sorted({message["seq"] for message in heard})
        await close(*people)
        await leave(*people)


@phases
async def test_in_a_pause_nobody_acts_and_then_all_go_on(begin: Begin, settings: Make) -> None:
    async with running(settings()) as server:
        people = await gather(server, begin)
        for person in people:
            await person.ask({"type": "Pause"})
        for person in people:
            await person.until(lambda person=person: person.stage == "paused")  # type: ignore[misc]
        refused = await people[0].play(OPEN[phase(people[0])])
        assert (refused["type"], refused["key"]) == ("Refused", "paused")
        await people[1].ask({"type": "Pause", "on": False})
        for person in people:
            await person.until(lambda person=person: person.stage == "playing")  # type: ignore[misc]
        await close(*people)
        await leave(*people)
