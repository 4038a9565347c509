"""Set-up: coins, seats, the start player, the deal and the first look."""

from collections import Counter

import pytest

import diwan.games.king_thief_minister as ktm
from diwan.core.game import NATURE
from diwan.games.king_thief_minister.moves import Begin, Deal, Decline, Look
from diwan.games.king_thief_minister.state import Looking, Turn, priority, spots_of
from games.king_thief_minister.tables import dealt, holds, play, refused, table


@pytest.mark.parametrize(
    ("example", "seats", "treasury", "spots"),
    [
        ("KE-S3", 3, 6, (0, 2, 4)),
        ("KE-S4", 4, 8, (0, 1, 3, 4)),
        ("KE-S5", 5, 10, (0, 1, 2, 3, 4)),
        ("KE-S6", 6, 12, (0, 1, 2, 3, 4, 5)),
    ],
)
def test_k1_purses_come_out_of_the_treasury(example: str, seats: int, treasury: int, spots: tuple[int, ...]) -> None:
    state = dealt(seats)
    assert state.coins == (3,) * seats
    assert state.treasury == treasury
    assert spots_of(seats, state.options) == spots


def test_k2_every_seat_may_begin_with_the_same_chance() -> None:
    assert ktm.odds(dealt(5)) == [(Begin(seat), 1) for seat in range(5)]
    assert refused(dealt(5), NATURE, Begin(5)) == "K2"


def test_k2_every_deal_is_equally_likely_and_a_card_is_dealt_once() -> None:
    state = play(dealt(3), (NATURE, Begin(1)))
    deals: Counter[str] = Counter()

    def deal_on(state: ktm.State) -> None:
        if ktm.to_act(state) == (NATURE,):
            odds = ktm.odds(state)
            assert {weight for _, weight in odds} == {1}
            for move, _ in odds:
                deal_on(play(state, (NATURE, move)))
        else:
            deals["".join(state.faces)] += 1

    deal_on(state)
    assert len(deals) == 720
    assert set(deals.values()) == {1}
    assert refused(play(state, (NATURE, Deal("K"))), NATURE, Deal("K")) == "K2"


def test_k3_with_four_the_spots_without_owner_face_each_other() -> None:
    assert spots_of(4, ktm.Options()) == (0, 1, 3, 4)
    assert spots_of(4, ktm.Options(four_player_gap="adjacent")) == (0, 1, 2, 3)


def test_k4_everybody_looks_at_once_at_any_card_but_the_own() -> None:
    state = table("KTMESP", (3, 3, 3), 6, phase=Looking(1, (None, None, None)))
    assert refused(state, 1, Look(2)) == "K4"
    assert refused(state, 1, Look(6)) == "K4"
    first = play(state, (0, Look(2)))
    assert holds(first, 0, 2) == "KTMESP"  # sealed: nothing is seen before the last has chosen
    assert ktm.view(first, 1).phase == ktm.view(play(state, (0, Decline())), 1).phase
    after, told = ktm.play(play(first, (2, Look(2))), 1, Decline())
    assert after.phase == Turn(1)
    assert (holds(after, 0, 2), holds(after, 2, 2), holds(after, 1, 2)) == ("M", "M", "KTMESP")
    assert [type(t.event).__name__ for t in told] == ["Looked", "Saw", "Looked", "Saw"]
    assert [t.to for t in told] == [None, (0,), None, (2,)]


def test_k6_priority_runs_counterclockwise_from_the_right_neighbour() -> None:
    assert priority(4, 1) == (0, 3, 2)
    assert priority(3, 0) == (2, 1)
