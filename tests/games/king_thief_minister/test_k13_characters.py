"""The King, the Thief, the Minister, the Executioner and the Sheriff at work."""

import pytest

import diwan.games.king_thief_minister as ktm
from diwan.core.game import NATURE
from diwan.games.king_thief_minister.events import Palmed, Shuffled
from diwan.games.king_thief_minister.moves import Claim, Execute, Shuffle, Swap, Tax, YesSir
from diwan.games.king_thief_minister.state import Acting, Answering, Over, Shuffling, Turn
from games.king_thief_minister.tables import answer, holds, play, refused, reply, table


def act(cards: str, coins: tuple[int, ...], treasury: int, letter: str, **options: object) -> ktm.State:
    """Seat 0 claims and nobody doubts it."""
    return answer(play(table(cards, coins, treasury, **options), (0, Claim(letter))))  # type: ignore[arg-type]


@pytest.mark.parametrize(("treasury", "taken"), [(1, 1), (2, 2), (3, 3)])
def test_k13_k14_a_king_who_empties_the_treasury_is_not_answered(treasury: int, taken: int) -> None:
    after = act("MKTESP", (4, 4, 4), treasury, "K")
    assert after.coins[0] == 4 + taken
    assert isinstance(after.phase, Over)


def test_k15_the_king_himself_may_challenge_a_lone_answer() -> None:
    asked = reply(act("KTMESP", (3,) * 6, 12, "K"), 4)
    assert ktm.to_act(asked) == (0, 1, 2, 3, 5)
    caught = answer(asked, 0)
    assert caught.coins == (6, 3, 3, 3, 3, 3)  # K15: a false answer gets nothing and pays nothing
    assert holds(caught, 0, 4) == "S"


def test_k15_an_answer_cannot_be_challenged_where_the_option_says_so() -> None:
    after = reply(act("KTMESP", (3,) * 6, 12, "K", yes_sir_challengeable=False), 4)
    assert after.coins == (6, 3, 3, 3, 4, 3)
    assert after.phase == Turn(1)


def test_k16_three_answers_are_settled_in_the_kings_order() -> None:
    """Seats 1, 2 and 4 answer; 2 is the Minister; 4 and 1 are not, and 1 has no coin left to pay."""
    after = reply(act("KTMESP", (3, 0, 3, 3, 3, 3), 15, "K"), 1, 2, 4)
    # The King takes 3 (12 left), seat 4 pays 1, for seat 1 everybody else takes 1, then the Minister takes 1.
    assert after.coins == (7, 0, 5, 4, 3, 4)
    assert after.treasury == 30 - sum(after.coins)
    assert (holds(after, 1, 2), holds(after, 1, 4)) == ("M", "S")
    assert (holds(after, 2, 1), holds(after, 2, 4)) == ("T", "S")
    assert holds(after, 0, 1) == holds(after, 3, 1) == "KTESP"


def test_k16_two_liars_both_pay_and_nobody_takes() -> None:
    after = reply(act("KTMESP", (3,) * 6, 12, "K"), 1, 5)
    assert after.coins == (6, 2, 3, 3, 3, 2)
    assert after.phase == Turn(1)


def test_k16_a_liar_without_coins_can_end_the_game_before_the_minister_is_paid() -> None:
    after = reply(act("KTMESP", (8, 0, 2), 5, "K"), 1, 2)  # seats 1, 2 sit at spots 2 (Minister) and 4
    # The King takes 3 of 5; seat 2 lies and pays 1; the Minister takes 1 of 3.
    assert after.coins == (11, 1, 1)
    broke = reply(act("KTSEMP", (8, 0, 2), 5, "K"), 1, 2)  # now seat 1 lies and has nothing
    assert broke.phase == Over("treasury_empty")
    assert broke.coins == (12, 0, 3)


def test_k17_nobody_else_may_challenge_in_a_mutual_challenge() -> None:
    after = reply(act("KTMESP", (3,) * 6, 12, "K"), 2, 4)
    assert after.phase == Turn(1)


def test_k30_claimants_do_not_look_at_their_own_cards() -> None:
    after = reply(act("KTMESP", (3,) * 6, 12, "K"), 1, 4)
    assert holds(after, 1, 1) == "KTEP"  # seat 1 has seen the Sheriff on 4 and knows that its own is no Minister
    assert holds(after, 4, 4) == "KESP"


def test_k19_a_thief_empties_purses_before_the_treasury() -> None:
    assert act("TKMESP", (3, 0, 5, 4), 8, "T").coins == (5, 0, 5, 3)
    assert act("TKMESP", (14, 0, 0), 1, "T").coins == (15, 0, 0)
    assert act("TKMESP", (3, 0, 0), 12, "T").coins == (5, 0, 0)


def test_k18_an_open_swap_always_exchanges() -> None:
    state = act("MKTESP", (3,) * 5, 10, "M")
    after = play(state, (0, Swap(1, 5, "open")))
    assert [after.faces[track] for track in after.tracks] == list("MPTESK")
    for move in (Swap(1, 1, "open"), Swap(2, 1, "open"), Swap(0, 6, "open"), Swap(0, 1, "chance")):
        assert refused(state, 0, move) == "K18"


def test_k18_under_the_table_only_the_minister_knows() -> None:
    state = act("MKTESP", (3,) * 4, 8, "M")
    kept, told = ktm.play(state, 0, Swap(0, 3, "keep"))
    swapped, _ = ktm.play(state, 0, Swap(0, 3, "swap"))
    assert [(t.to, type(t.event)) for t in told] == [(None, Shuffled), ((0,), Palmed)]
    for seat in (1, 2, 3, None):
        assert ktm.view(kept, seat) == ktm.view(swapped, seat)
    assert ktm.view(kept, 0) != ktm.view(swapped, 0)


def test_under_the_table_chance_may_decide_and_nobody_knows() -> None:
    state = act("MKTESP", (3,) * 4, 8, "M", under_table="random")
    assert refused(state, 0, Swap(0, 3, "swap")) == "K18"
    state = play(state, (0, Swap(0, 3, "chance")))
    assert state.phase == Shuffling(0, 0, 3)
    assert ktm.odds(state) == [(Shuffle(False), 1), (Shuffle(True), 1)]
    kept, swapped = play(state, (NATURE, Shuffle(False))), play(state, (NATURE, Shuffle(True)))
    assert kept.faces != swapped.faces
    for seat in (0, 1, 2, 3, None):
        assert ktm.view(kept, seat) == ktm.view(swapped, seat)


def test_k20_the_executioner_names_anybody_but_himself_as_anything() -> None:
    state = act("EKTMSP", (3, 5, 2, 2, 3), 10, "E")
    assert refused(state, 0, Execute(0, "E")) == "K20"
    assert refused(state, 0, Execute(5, "P")) == "K20"
    hit = play(state, (0, Execute(1, "K")))
    assert hit.coins == (8, 0, 2, 2, 3)
    missed = play(state, (0, Execute(2, "E")))
    assert missed.coins == state.coins
    assert holds(missed, 2, 2) == "T"  # the victim looks
    assert holds(missed, 0, 2) == "KTMSP"


def test_k21_tax_takes_what_there_is_and_the_sheriff_pays_nothing() -> None:
    state = act("SKTMEP", (4, 3, 0, 1, 2, 5), 15, "S")
    assert refused(state, 0, Tax(0)) == "K21"
    after = play(state, (0, Tax(3)))
    assert after.coins == (4, 2, 0, 0, 1, 4)
    assert after.treasury == 19


def test_the_answers_to_the_king_are_sealed() -> None:
    state = act("KTMESP", (3,) * 4, 8, "K")
    assert isinstance(state.phase, Answering)
    assert ktm.view(play(state, (1, YesSir())), 2) == ktm.view(play(state, (1, ktm.legal(state, 1)[0])), 2)


def test_acts_without_a_choice_are_carried_out_at_once() -> None:
    assert act("MKTESP", (3,) * 4, 8, "E").phase == Acting(0, "E")
    assert act("MKTESP", (3,) * 4, 8, "T").phase == Turn(1)
