"""The turn: peeking, moving the cards, claiming; and when the game ends."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

import diwan.games.king_thief_minister as ktm
from diwan.games.king_thief_minister.figures import CHARACTERS, DIRECTIONS
from diwan.games.king_thief_minister.moves import Claim, Pass, Peek, Rotate
from diwan.games.king_thief_minister.state import Doubt, Over, Turn
from games.king_thief_minister.tables import answer, holds, play, refused, table


@given(st.lists(st.sampled_from(DIRECTIONS), max_size=4))  # K38 asks after nine idle turns
def test_k5_directions_are_the_same_for_everybody(directions: list[str]) -> None:
    """Left and right undo each other, front undoes itself, whoever says them."""
    undo = {"left": "right", "right": "left", "front": "front"}
    state = start = table("KTMESP", (3, 3, 3), 6)
    for direction in [*directions, *(undo[d] for d in reversed(directions))]:
        (seat,) = ktm.to_act(state)
        state = play(state, (seat, Rotate(direction)))  # type: ignore[arg-type]
    assert state.tracks == start.tracks


def test_k7_a_peek_without_coins_needs_a_coin_for_everybody_else() -> None:
    assert refused(table("KTMESP", (0, 5, 8), 1), 0, Peek()) == "K7"
    after = play(table("KTMESP", (0, 5, 8), 2), (0, Peek()))
    assert after.coins == (0, 6, 9)
    assert isinstance(after.phase, Over)
    assert holds(after, 0, 0) == "KTMESP"  # the end came before the look


def test_k25_the_end_is_immediate_and_ties_share_the_win() -> None:
    after = play(table("KTMESP", (0, 6, 6, 5), 3), (0, Peek()))
    outcome = ktm.outcome(after)
    assert outcome is not None
    assert outcome.winners == (1, 2)
    assert outcome.scores == (0, 7, 7, 6)
    assert outcome.ruling == "K25"
    assert ktm.to_act(after) == ()
    assert refused(after, 1, Peek()) == "K26"


def test_k26_nobody_can_pass_but_a_move_is_always_possible() -> None:
    state = table("KTMESP", (0, 9, 5), 1)
    assert refused(state, 0, Pass()) == "K26"
    assert refused(state, 1, Rotate("left")) == "K26"
    assert ktm.legal(state, 0) == (*map(Rotate, DIRECTIONS), *map(Claim, CHARACTERS))
    assert ktm.legal(state, 1) == ()


def test_k27_a_player_without_coins_has_all_rights() -> None:
    rich, poor = table("KTMESP", (3, 3, 3), 6), table("KTMESP", (0, 3, 3), 9)
    assert ktm.legal(rich, 0) == ktm.legal(poor, 0)


def test_k32_a_refuted_claim_may_be_repeated() -> None:
    state = answer(play(table("TKMESP", (3, 3, 3), 6), (0, Claim("K"))), 1)
    for seat in (1, 2):
        state = play(state, (seat, Peek()))
    state = play(state, (0, Claim("K")))
    assert isinstance(state.phase, Doubt)


def test_k33_looking_at_a_known_card_costs_the_same() -> None:
    once = play(table("KTMESP", (3, 3, 3), 6), (0, Peek()), (1, Rotate("front")), (2, Rotate("front")))
    twice = play(once, (0, Peek()))
    assert twice.coins == (1, 3, 3)
    assert holds(once, 0, 0) == holds(twice, 0, 0) == "K"


@pytest.mark.parametrize(("limit", "turns", "over"), [(0, 500, False), (40, 119, True), (40, 118, False)])
def test_the_turn_limit_ends_the_game_after_a_turn(limit: int, turns: int, over: bool) -> None:
    state = table("KTMESP", (5, 5, 2), 3, turn=2, turns=turns, turn_limit_per_player=limit)
    after = play(state, (2, Rotate("left")))
    assert isinstance(after.phase, Over) == over
    assert after.phase == (Over("turn_limit") if over else Turn(0))
