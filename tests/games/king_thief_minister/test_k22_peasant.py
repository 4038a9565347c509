"""The Peasant: shown to all, names everybody, pays for a mistake."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

import diwan.games.king_thief_minister as ktm
from diwan.games.king_thief_minister.moves import Claim, GiveUp, Name
from diwan.games.king_thief_minister.state import Doubt, Naming, Over, Turn
from games.king_thief_minister.tables import answer, holds, play, refused, table


def shown(coins: tuple[int, ...] = (3, 3, 3), treasury: int = 6, cards: str = "PKTMES", **options: object) -> ktm.State:
    return play(table(cards, coins, treasury, **options), (0, Claim("P")))  # type: ignore[arg-type]


def name(state: ktm.State, said: str) -> ktm.State:
    for one in said.split():
        state = play(state, (0, Name(int(one[0]), one[1])))  # type: ignore[arg-type]
    return state


def test_k22_a_peasant_is_shown_without_a_challenge() -> None:
    state = shown()
    assert state.phase == Naming(0, ())
    assert holds(state, None, 0) == "P"


def test_k22_a_false_peasant_is_shown_too_and_pays() -> None:
    state = shown(cards="KTMESP")
    assert state.coins == (1, 3, 3)
    assert state.phase == Turn(1)
    assert holds(state, None, 0) == "K"


def test_k23_all_other_spots_are_named_and_the_peasant_is_none_of_them() -> None:
    state = shown()
    assert len(ktm.legal(state, 0)) == 5 * 5 + 1
    assert refused(state, 0, Name(0, "K")) == "K23"
    assert refused(state, 0, Name(1, "P")) == "K23"


def test_k23_option_owned_names_the_players_only() -> None:
    state = shown(peasant_scope="owned")
    assert refused(state, 0, Name(1, "K")) == "K23"
    won = name(state, "2T 4E")
    assert won.phase == Over("treasury_empty")
    assert won.coins == (9, 3, 3)


def test_k24_names_are_hidden_until_the_list_is_complete() -> None:
    state = shown()
    one, other = name(state, "1K"), name(state, "2S")
    for seat in (1, 2, None):
        assert ktm.view(one, seat) == ktm.view(other, seat)
    assert refused(one, 0, Name(1, "T")) == refused(one, 0, Name(2, "K")) == "K24"


def test_k24_the_last_name_follows_from_the_others() -> None:
    assert name(shown(), "5S 4E 3M 2T").phase == Over("treasury_empty")


@given(st.permutations([1, 2, 3, 4, 5]), st.permutations(["K", "T", "M", "E", "S"]))
def test_k24_turning_stops_at_the_first_wrong_name(spots: list[int], names: list[str]) -> None:
    said = list(zip(spots, names, strict=True))
    right = [dict(enumerate("PKTMES"))[spot] == letter for spot, letter in said]
    after = name(shown(), " ".join(f"{spot}{letter}" for spot, letter in said[:4]))
    turned = spots if all(right) else spots[: right.index(False) + 1]
    for spot in spots:
        if spot in turned:
            assert holds(after, None, spot) == "PKTMES"[spot]
    known = [spot for spot in range(6) if len(holds(after, None, spot)) == 1]
    assert set(known) >= {0, *turned}
    assert len(known) == 1 + len(turned) or len(turned) >= 4
    assert after.coins == ((9, 3, 3) if all(right) else (1, 3, 3))


@pytest.mark.parametrize(
    ("coins", "treasury", "after", "left"),
    [
        ((5, 5, 2), 3, (3, 5, 2), 5),
        ((1, 5, 5), 4, (0, 6, 6), 3),
        ((0, 5, 4), 6, (0, 7, 6), 2),
        ((0, 6, 6), 3, (0, 7, 8), 0),
    ],
)
def test_the_penalty_is_two_coins_or_two_rounds(
    coins: tuple[int, ...], treasury: int, after: tuple[int, ...], left: int
) -> None:
    """The last line: seats 2 and 1 and again 2 take a coin, then the treasury is empty (K25)."""
    state = shown(coins, treasury, cards="KTMESP")
    assert state.coins == after
    assert state.treasury == left
    assert isinstance(state.phase, Over) == (left == 0)


def test_k35_a_peasant_may_give_up_and_turns_no_card() -> None:
    state = play(name(shown(), "1K"), (0, GiveUp()))
    assert state.coins == (1, 3, 3)
    assert state.phase == Turn(1)
    assert [holds(state, None, spot) for spot in range(1, 6)] == ["KTMES"] * 5


def test_option_peasant_challengeable_hides_a_liar_from_all_but_the_challenger() -> None:
    state = shown(cards="KTMESP", peasant_challengeable=True)
    assert isinstance(state.phase, Doubt)
    caught = answer(state, 2)
    assert caught.coins == (1, 3, 3)
    assert (holds(caught, 2, 0), holds(caught, 1, 0)) == ("K", "KTMES")
    unchallenged = answer(state)
    assert holds(unchallenged, None, 0) == "K"  # he still has to show


def test_option_peasant_challengeable_fines_a_wrong_challenger_first() -> None:
    state = answer(shown(peasant_challengeable=True), 1)
    assert state.coins == (3, 2, 3)
    assert state.phase == Naming(0, ())
