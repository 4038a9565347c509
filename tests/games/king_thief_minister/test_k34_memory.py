"""What a perfect memory knows, and the clocks that must not tell what a seat knows."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

import diwan.games.king_thief_minister as ktm
from diwan.core.game import Clock
from diwan.core.match import Match
from diwan.games.king_thief_minister.knowledge import (
    EVERY_WORLD,
    WORLDS,
    all_exchanged,
    exchanged,
    members,
    recall,
)
from diwan.games.king_thief_minister.moves import Claim, Decline, Execute, GiveUp, Pass, Peek, Rotate, Silent, Swap, Tax
from diwan.games.king_thief_minister.state import Acting, Answering, Doubt, Looking, Naming
from games.king_thief_minister.tables import answer, holds, play, table
from strategies import SEEDS


@given(st.integers(0, EVERY_WORLD), st.permutations(range(6)))
def test_exchanging_sets_of_worlds_is_exchanging_each_of_them(worlds: int, tracks: list[int]) -> None:
    a, b = tracks[:2]
    expected = {exchanged(WORLDS[number], a, b) for number in members(worlds)}
    assert {WORLDS[number] for number in members(all_exchanged(worlds, a, b))} == expected


@given(SEEDS, st.integers(3, 6))
def test_the_true_cards_are_always_possible_and_nothing_seen_is_forgotten(seed: int, seats: int) -> None:
    match = Match.new("king-thief-minister", seats=seats, seed=seed)
    rng = Random(seed)
    for _ in range(60):
        if not match.to_act:
            break
        seat = rng.choice(match.to_act)
        match.play(seat, rng.choice(match.legal(seat)))
        state = match.state
        truth = 1 << WORLDS.index(state.faces)
        for observer in (*match.seats, None):
            seen = match.view(observer)
            assert recall(seen.memory.facts) & truth
            for spot, track in enumerate(state.tracks):
                assert state.faces[track] in seen.memory.possible[spot]


def test_a_later_fact_about_one_of_two_shuffled_cards_restores_the_other() -> None:
    state = play(table("MKTESP", (3,) * 4, 8), (0, Claim("M")))
    state = play(answer(state), (0, Swap(1, 3, "swap")))  # the seats 1 and 2 sit at spots 1 and 3
    for seat in (1, 2):
        state = play(state, (seat, Peek()))
    assert holds(state, 1, 1) == "E"
    assert holds(state, 0, 1) == holds(state, 3, 1) == "KTMESP"
    state = play(state, (3, Rotate("front")))
    assert holds(state, 1, 4) == "E"


def test_k34_whoever_takes_over_a_seat_finds_all_its_knowledge_in_the_view() -> None:
    state = play(table("KTMESP", (3, 3, 3), 6), (0, Peek()), (1, Rotate("left")))
    seen = ktm.view(state, 0)
    assert seen.memory.possible[1] == "K"
    assert recall(seen.memory.facts).bit_count() == 120


@pytest.mark.parametrize(
    ("phase", "seconds", "move"),
    [
        (Looking(0, (None,) * 4), 30, Decline()),
        (Doubt(0, 0, "K", (None,) * 4), 15, Pass()),
        (Answering(0, (None,) * 4), 15, Silent()),
        (Acting(0, "M"), 30, Swap(0, 1, "keep")),
        (Acting(3, "M"), 30, Swap(4, 5, "keep")),
        (Acting(0, "E"), 30, Execute(3, "K")),
        (Acting(0, "S"), 30, Tax(2)),
        (Acting(2, "S"), 30, Tax(1)),
        (Naming(0, ()), 120, GiveUp()),
    ],
)
def test_clocks_play_what_everybody_could_foresee(phase: object, seconds: int, move: object) -> None:
    state = table("KTMESP", (1, 4, 7, 4), 4, phase=phase)  # type: ignore[arg-type]
    clock = ktm.clock(state)
    assert clock is not None
    assert clock.seconds == seconds
    assert clock.moves == tuple((seat, move) for seat in ktm.to_act(state))


def test_a_turn_has_a_clock_only_where_the_option_gives_it_one() -> None:
    state = table("KTMESP", (3, 3, 3), 6)
    assert ktm.clock(state) is None
    timed = replace(state, options=replace(state.options, turn_clock=True))
    assert ktm.clock(timed) == Clock(60, ((0, Rotate("right")),))


def test_a_peasant_has_one_time_for_all_the_names() -> None:
    first = replace(table("KTMESP", (3, 3, 3), 6), phase=Naming(0, ()))
    second = replace(first, phase=Naming(0, ((1, "T"),)))
    clocks = [ktm.clock(state) for state in (first, second)]
    assert clocks[0] == clocks[1]
    assert clocks[0] is not None
    assert clocks[0].of
