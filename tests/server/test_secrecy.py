"""What a seat may not know never reaches its socket.

Games are played over real sockets, and everything that any observer received is kept. Then every step is taken again in
other worlds which the observer could not tell from the real one, with other sealed moves: where its news and its view
would be the same, the bytes that the server sends it must be the same too.
"""

import asyncio
import os
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from random import Random
from typing import Any

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
from diwan.table import Entry, Play, Step, Table, accept, entry_decoder, restore
from server.parts import running
from server.people import Person, full_table, leave

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


class Leak(AssertionError):
    """An observer received what it could not know."""


async def play_tables(url: str, game: str, variant: str, count: int, seed: int) -> list[tuple[str, list[Person]]]:
    """Play random games with a person on every chair and a spectator, without clocks."""

    async def one(number: int) -> tuple[str, list[Person]]:
        seats = sizes(game, variant)[number % len(sizes(game, variant))]
        table, _, people = await full_table(url, seats, game, variant=variant, manners={"clock": 0, "grace": 0})
        spectator = await Person(url, table).come()
        rng = Random(f"{seed}/{number}")
        async with asyncio.timeout(120):
            await play_in_turn([*people, spectator], rng)
        await leave(*people, spectator)
        return table, [*people, spectator]

    return [await one(number) for number in range(count)]


async def play_in_turn(everybody: list[Person], rng: Random) -> None:
    people = everybody[:-1]
    for _ in range(MOST_MOVES):
        owing = [person for person in people if person.seat in person.now["owed"]]
        if not owing:
            break
        person = rng.choice(owing)
        seq = (await person.play(rng.choice(person.now["menu"])))["seq"]
        for other in everybody:
            await other.until(lambda other=other, seq=seq: other.now["seq"] >= seq)  # type: ignore[misc]


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
    received = {message["seq"]: raw for raw, message in pairs if message["type"] == "Update"}
    history = [step_news(None, steps[0])]
    for before, entry, step in zip(steps[:-1], entries[1:], steps[1:], strict=True):
        history.append(step_news(before.table, step))
        sent = tell(before.table, step, history, [observer])[observer]
        if received.get(step.table.seq, sent.decode()) != sent.decode():
            raise Leak(f"the message {step.table.seq} is not the one that the server tells of this step")
        if isinstance(entry.command, Play) and (before.table.game_id == "clash" or rng.random() < SHARE):
            other = elsewhere(before.table, entry, step, observer, rng, tally)
            if other is None:
                continue
            twin, twin_step = other
            tally["compared"] += twin_step.table != step.table
            twin_history = [*history[:-1], step_news(twin, twin_step)]
            if tell(twin, twin_step, twin_history, [observer])[observer] != sent:
                raise Leak(f"message {step.table.seq} to {observer} tells two worlds apart")
            real = snapshot(step.table, history, observer, False, 0)
            if snapshot(twin_step.table, twin_history, observer, False, 0) != real:
                raise Leak(f"a snapshot at {step.table.seq} for {observer} tells two worlds apart")


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


async def search_for_leaks(settings: Settings, game: str, variant: str, tables: int, seed: int) -> Counter[str]:
    rng, tally = Random(seed), Counter[str]()
    async with running(settings) as server:
        for table, everybody in await play_tables(server.url, game, variant, tables, seed):
            entries = [entry_decoder(game).decode(body) for body in await server.hub.services.store.read(table)]
            steps = list(restore(entries))
            for person in everybody:
                check(steps, entries, person, rng, tally)
    return tally


@pytest.mark.parametrize(("game", "variant"), [(game, variant) for game in games() for variant in variants(game)])
async def test_nothing_secret_ever_reaches_a_socket(game: str, variant: str, settings: Make) -> None:
    tally = await search_for_leaks(settings(), game, variant, TABLES, seed=1)
    if variant in OPEN.get(game, ()):
        assert tally["worlds"] == 0, "this variant has secrets after all"
    else:
        assert tally["compared"] >= ENOUGH * TABLES, "too few other worlds were good for a comparison"


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
        await search_for_leaks(settings(), "king-thief-minister", "standard", 2, seed=2)
