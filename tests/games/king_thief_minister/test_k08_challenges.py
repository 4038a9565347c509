"""Claims and challenges: who may doubt, who looks, who pays, and what everybody learns."""

from itertools import permutations

import pytest

import diwan.games.king_thief_minister as ktm
from diwan.core.game import EVERYONE
from diwan.games.king_thief_minister.events import Challenged, Proved
from diwan.games.king_thief_minister.moves import Challenge, Claim, Pass, Swap, Tax
from diwan.games.king_thief_minister.state import Acting, Answering, Doubt, Over, Turn
from games.king_thief_minister.tables import answer, holds, play, refused, reply, table


def test_k8_the_details_of_an_act_come_after_the_window() -> None:
    state = play(table("SKTMEP", (3, 3, 3, 3), 8), (0, Claim("S")))
    assert refused(state, 0, Tax(1)) == "K26"
    assert answer(state).phase == Acting(0, "S")


def test_k9_the_window_waits_for_all_answers_and_shows_none_before() -> None:
    state = play(table("KTMESP", (3,) * 6, 12), (0, Claim("K")))
    challenged, passed = play(state, (5, Challenge())), play(state, (5, Pass()))
    for seat in (None, 0, 1, 2, 3, 4):
        assert ktm.view(challenged, seat) == ktm.view(passed, seat)
    assert ktm.view(challenged, 5) != ktm.view(passed, 5)
    assert ktm.to_act(challenged) == (1, 2, 3, 4)  # although nobody can come before seat 5 any more
    assert refused(challenged, 5, Pass()) == "K26"


def test_k9_the_first_in_the_priority_list_challenges_and_the_others_are_named() -> None:
    state = play(table("KTMESP", (3,) * 6, 12), (0, Claim("K")))
    for seat in (1, 2, 4):
        state = play(state, (seat, Challenge()))
    state, told = ktm.play(play(state, (3, Pass())), 5, Pass())
    assert Challenged(4, 0, (2, 1)) in [t.event for t in told if t.to is EVERYONE]


@pytest.mark.parametrize("order", list(permutations((1, 2, 3))))
def test_k9_the_order_of_the_answers_does_not_matter(order: tuple[int, ...]) -> None:
    state = play(table("TKMESP", (3,) * 4, 8), (0, Claim("K")))
    for seat in order:
        state = play(state, (seat, Challenge() if seat != 2 else Pass()))
    assert state == answer(play(table("TKMESP", (3,) * 4, 8), (0, Claim("K"))), 1, 3)


def test_k10_the_claimant_does_not_see_the_card() -> None:
    state = answer(play(table("TKMESP", (3,) * 6, 12), (0, Claim("K"))), 3)
    assert holds(state, 3, 0) == "T"
    assert holds(state, 0, 0) == holds(state, 1, 0) == holds(state, None, 0) == "TMESP"


def test_k11_a_false_claim_costs_the_action_and_nothing_else() -> None:
    state = answer(play(table("TKMESP", (3,) * 6, 12), (0, Claim("K"))), 3)
    assert state.coins == (3,) * 6
    assert state.phase == Turn(1)


def test_k12_the_fine_comes_before_the_act_and_may_end_the_game() -> None:
    """A challenger without coins makes the others take the last two coins: the King never acts."""
    state = answer(play(table("KTMESP", (7, 0, 6), 2), (0, Claim("K"))), 1)
    assert state.phase == Over("treasury_empty")
    assert state.coins == (8, 0, 7)


def test_k28_challenging_is_allowed_without_coins_at_any_treasury() -> None:
    state = play(table("KTMESP", (8, 0, 6), 1), (0, Claim("K")))
    assert Challenge() in ktm.legal(state, 1)
    after = answer(state, 1)
    assert after.coins == (9, 0, 6)  # from the right of the challenger: seat 0 takes the last coin


def test_k29_whoever_challenged_the_king_may_answer_him() -> None:
    state = answer(play(table("KTMESP", (3,) * 6, 12), (0, Claim("K"))), 2)
    assert isinstance(state.phase, Answering)
    after = answer(reply(state, 2))
    assert after.coins == (6, 3, 3, 3, 3, 3)  # one coin lost in the challenge, one won as the Minister


def test_k31_those_who_come_too_late_neither_see_nor_pay() -> None:
    state = answer(play(table("TKMESP", (3,) * 6, 12), (0, Claim("K"))), 1, 5)
    assert holds(state, 5, 0) == "T"
    assert holds(state, 1, 0) == "TMESP"
    true = answer(play(table("KTMESP", (3,) * 6, 12), (0, Claim("K"))), 1, 5)
    assert true.coins == (6, 3, 3, 3, 3, 2)


@pytest.mark.parametrize("letter", ["K", "T", "M", "E", "S"])
def test_what_a_challenge_proves_is_told_to_everybody(letter: str) -> None:
    state = play(table("KTMESP", (3,) * 4, 8), (0, Claim(letter)))  # type: ignore[arg-type]
    state = play(state, (1, Challenge()), (2, Pass()))
    _, told = ktm.play(state, 3, Pass())
    proved = [t for t in told if isinstance(t.event, Proved)]
    assert [(t.to, t.event.true) for t in proved] == [(EVERYONE, letter == "K")]


def test_the_claimant_and_strangers_cannot_answer() -> None:
    state = play(table("MKTESP", (3,) * 4, 8), (0, Claim("M")))
    assert isinstance(state.phase, Doubt)
    for seat in (0, 4, -1):
        assert refused(state, seat, Challenge()) == "K26"
    assert refused(state, 1, Swap(0, 1, "open")) == "K26"
