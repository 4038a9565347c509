"""What a seat may not know never reaches its socket.

Games are played over real sockets, and everything that any observer received is kept. Then every step is taken again in
other worlds which the observer could not tell from the real one, with other sealed moves: where its news and its view
would be the same, the bytes that the server sends it must be the same too.
"""

import asyncio
import os
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import cache, partial
from random import Random
from typing import Any, TypeAlias

import msgspec
import pytest
from msgspec.structs import replace

from diwan.core.errors import BadSetup
from diwan.core.game import Refusal, news
from diwan.core.registry import game as find_game
from diwan.core.registry import games
from diwan.core.setup import make_setup
from diwan.server import telling
from diwan.server.settings import Settings
from diwan.server.telling import snapshot, step_news, tell
from diwan.server.transfer import import_table
from diwan.table import Entry, Play, Step, Table, accept, entry_decoder, restore
from diwan.table.state import number_for
from prepared import debate, file_of
from server.parts import Running, running
from server.people import KTM, Person, full_table, leave

pytestmark = pytest.mark.asyncio
Make = Callable[..., Settings]
TABLES = 40 if os.environ.get("DIWAN_FULL") else 1
"""Tables of each variant."""
SHARE = 0.3
"""Share of the steps that are repeated in other worlds; in Clash all of them, because its secrets are soon shown."""
OPEN = {"clash": ("standard", "beginner", "random-support", "draft", "long")}
"""Variants without secrets, which have no other world to compare with."""
ENOUGH = 10
"""Least number of other worlds compared with the real one, for each table with secrets."""
MOST_MOVES = 120
UNTIMED = {"clock": 0, "grace": 0}


Played: TypeAlias = tuple[str, list[Person]]
"""The id of a table, and everybody who was there."""


class Leak(AssertionError):
    """An observer received what it could not know."""


async def play_tables(server: Running, game: str, variant: str, count: int, seed: int) -> list[Played]:
    """Play random games with a person on every chair and a spectator, without clocks."""

    async def one(number: int) -> Played:
        seats = sizes(game, variant)[number % len(sizes(game, variant))]
        table, _, people = await full_table(server.url, seats, game, variant=variant, manners=UNTIMED)
        return await play_table(server, table, people, Random(f"{seed}/{number}"))

    return [await one(number) for number in range(count)]


async def play_recess(server: Running) -> list[Played]:
    """Play the open recess of a game of Intrigue: anybody acts at any moment."""
    options = {"people": "all"}
    table, _, people = await full_table(server.url, 5, "intrigue", variant="mixed", options=options, manners=UNTIMED)
    return [await play_table(server, table, people, Random(1), out_of_turn=True)]


async def play_debate(server: Running) -> list[Played]:
    """Play the debate of an election of Machrou3 Ra2is: anybody acts at any moment."""
    scene, secrets = debate(("Ann", "Bahar", "Chidi", "Dalia", "Elias", "Farid"), 6)
    table, file = file_of(scene)
    await import_table(server.hub.services.store, file)
    people = [await Person(server.url, table, secret).come() for secret in secrets]
    return [await play_table(server, table, people, Random(1), out_of_turn=True)]


async def play_table(
    server: Running, table: str, people: list[Person], rng: Random, *, out_of_turn: bool = False
) -> Played:
    """Play moves at random, one after the other, until all have heard of each."""
    everybody = [*people, await Person(server.url, table).come()]
    room = server.hub.rooms[table]
    async with asyncio.timeout(120):
        for _ in range(MOST_MOVES):
            able = [one for one in people if one.now["menu"] and (out_of_turn or one.seat in one.now["owed"])]
            if not able:
                break
            person = rng.choice(able)
            assert (await person.play(choose(person.now["menu"], rng)))["type"] == "Done"
            for other in everybody:
                number = number_for(room.table, other.seat, room.table.seq)
                await other.until(lambda other=other, number=number: other.now["seq"] == number)  # type: ignore[misc]
    await leave(*everybody)
    return table, everybody


def choose(menu: list[dict[str, Any]], rng: Random) -> dict[str, Any]:
    """Choose a move at random: more often to be done, seldom to run, so that a debate lasts and is often about to
    end."""
    for kind, share in (("Done", 0.3), ("Announce", 0.02)):
        moves = [move for move in menu if move["type"] == kind]
        if moves and rng.random() < share:
            return moves[0]
    return rng.choice([move for move in menu if move["type"] != "Announce"] or menu)


@cache
def sizes(game: str, variant: str) -> list[int]:
    """Return the possible numbers of seats, shuffled."""
    found = []
    for seats in find_game(game).about.seats:
        with suppress(BadSetup):
            make_setup(find_game(game), seats, variant)
            found.append(seats)
    Random(1).shuffle(found)
    return found


def check(steps: list[Step], entries: list[Entry[Any]], person: Person, rng: Random, tally: Counter[str]) -> None:
    """Raise Leak, or count the other worlds that were drawn and those that were compared."""
    observer = person.seat
    pairs = zip(person.raw, person.messages, strict=True)
    received = [raw for raw, message in pairs if message["type"] == "Update"]
    first = next(message["seq"] for message in person.messages if message["type"] == "Snapshot")
    told: list[str] = []
    history = [step_news(None, steps[0])]
    for before, entry, step in zip(steps[:-1], entries[1:], steps[1:], strict=True):
        history.append(step_news(before.table, step))
        sent = tell(before.table, step, history, [observer]).get(observer)
        if sent is None:
            tally["unnoticed"] += 1
            if snapshot(step.table, history, observer, False, 0) != snapshot(
                before.table, history[:-1], observer, False, 0
            ):
                raise Leak(f"a snapshot for {observer} shows the decision {step.table.seq}, which is hidden")
        elif number_for(step.table, observer, step.table.seq) > first:
            told.append(sent.decode())
        if isinstance(entry.command, Play) and (before.table.game_id == "clash" or rng.random() < SHARE):
            other = elsewhere(before.table, entry, step, observer, rng, tally)
            if other is None:
                continue
            twin, twin_step = other
            tally["compared"] += twin_step.table != step.table
            twin_history = [*history[:-1], step_news(twin, twin_step)]
            if tell(twin, twin_step, twin_history, [observer]).get(observer) != sent:
                raise Leak(f"message {step.table.seq} to {observer} tells two worlds apart")
            real = snapshot(step.table, history, observer, False, 0)
            if snapshot(twin_step.table, twin_history, observer, False, 0) != real:
                raise Leak(f"a snapshot at {step.table.seq} for {observer} tells two worlds apart")
    if received != told:
        raise Leak(f"{observer} received other messages than the server tells of these steps, or more, or fewer")


def elsewhere(
    before: Table, entry: Entry[Any], step: Step, observer: int | None, rng: Random, tally: Counter[str]
) -> Any:
    """Return a step in another world, perhaps with another move, that gives the observer the same news and view."""
    game, in_play = before.game, before.in_play
    assert in_play is not None
    assert step.table.in_play is not None
    for attempt in range(4):
        world = game.imagine(game.view(in_play.state, observer), rng)
        tally["worlds"] += world != in_play.state
        twin = replace(before, in_play=replace(in_play, state=world))
        menu = game.legal(world, entry.by)
        same = observer == entry.by or attempt % 2 == 0 or not menu
        move = entry.command.move if same else rng.choice(menu)  # type: ignore[union-attr]
        try:
            _, twin_step = accept(twin, replace(entry, command=Play(move), chance=()), rng)
        except Refusal:
            continue
        assert twin_step.table.in_play is not None
        same_news = news(twin_step.told, observer) == news(step.told, observer)
        views = [game.view(state, observer) for state in (twin_step.table.in_play.state, step.table.in_play.state)]
        if same_news and views[0] == views[1]:
            return twin, twin_step
    return None


def variants(game: str) -> list[str]:
    """Return all variants; of those without secrets only one, unless there is time."""
    every = list(find_game(game).about.variants)
    spared = () if os.environ.get("DIWAN_FULL") else OPEN.get(game, ())[1:]
    return [variant for variant in every if variant not in spared]


async def search_for_leaks(
    settings: Settings, play: Callable[[Running], Awaitable[list[Played]]], seed: int
) -> Counter[str]:
    rng, tally = Random(seed), Counter[str]()
    async with running(settings) as server:
        for table, everybody in await play(server):
            game = server.hub.rooms[table].table.game_id
            entries = [entry_decoder(game).decode(body) for body in await server.hub.services.store.read(table)]
            steps = list(restore(entries))
            for person in everybody:
                check(steps, entries, person, rng, tally)
    return tally


@pytest.mark.parametrize(("game", "variant"), [(game, variant) for game in games() for variant in variants(game)])
async def test_nothing_secret_ever_reaches_a_socket(game: str, variant: str, settings: Make) -> None:
    tally = await search_for_leaks(
        settings(), lambda server: play_tables(server, game, variant, TABLES, seed=1), seed=1
    )
    if variant in OPEN.get(game, ()):
        assert tally["worlds"] == 0, "this variant has secrets after all"
    else:
        assert tally["compared"] >= ENOUGH * TABLES, "too few other worlds were good for a comparison"


@pytest.mark.parametrize(("play", "least_unnoticed"), [(play_recess, 0), (play_debate, 20)])
async def test_nothing_secret_is_told_where_all_may_act(
    play: Callable[[Running], Awaitable[list[Played]]], least_unnoticed: int, settings: Make
) -> None:
    tally = await search_for_leaks(settings(), play, seed=1)
    assert tally["compared"] >= ENOUGH
    assert tally["unnoticed"] >= least_unnoticed, "too few decisions were hidden"


def leak_in_the_view(plain: Callable[..., Any]) -> Callable[..., Any]:
    def seen(table: Table, observer: int | None) -> Any:
        assert table.in_play is not None
        return {"view": plain(table, observer), "checksum": sum(msgspec.json.encode(table.in_play.state))}

    return seen


def leak_in_the_menu(plain: Callable[..., Any]) -> Callable[..., Any]:
    def menu(table: Table, observer: int | None) -> Any:
        if observer is not None or table.in_play is None:
            return plain(table, observer)
        return getattr(table.in_play.state.phase, "answers", ())  # the sealed answers

    return menu


@pytest.mark.parametrize(("place", "leaking"), [("seen", leak_in_the_view), ("menu", leak_in_the_menu)])
async def test_a_planted_leak_is_found(
    place: str, leaking: Callable[..., Any], settings: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(telling, place, leaking(getattr(telling, place)))
    with pytest.raises(Leak, match="tells two worlds apart"):
        await search_for_leaks(settings(), partial(play_tables, game=KTM, variant="standard", count=2, seed=2), 2)
