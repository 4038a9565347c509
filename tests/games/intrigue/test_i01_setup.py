"""I1, I2, I4, I18, I19: seats, dossiers, people and charts."""

from random import Random

import pytest

from diwan.core.errors import BadFile, BadSetup
from diwan.core.game import NATURE, draw
from diwan.core.match import Match
from diwan.core.setup import make_setup
from diwan.core.toml import decode_toml
from diwan.games import intrigue
from diwan.games.intrigue.figures import CARDS, FIGURES, Chart
from diwan.games.intrigue.options import length_of
from diwan.games.intrigue.state import Dealing, Mingling
from games.intrigue.tables import random_states


def test_i1_four_seats_need_a_round_limit() -> None:
    with pytest.raises(BadSetup, match="round limit"):
        make_setup(intrigue.GAME, 4, options={"max_rounds": 0})
    assert length_of(make_setup(intrigue.GAME, 4).options).rounds > 0
    assert make_setup(intrigue.GAME, 5, options={"max_rounds": 0}).seats == 5


@pytest.mark.parametrize("seats", [3, 11])
def test_i1_other_numbers_of_seats_are_refused(seats: int) -> None:
    with pytest.raises(BadSetup, match="4 to 10 players"):
        make_setup(intrigue.GAME, seats)


def dealt(seats: int, seed: int, variant: str = "mixed") -> intrigue.State:
    rng = Random(seed)
    state = intrigue.start(make_setup(intrigue.GAME, seats, variant))
    while isinstance(state.phase, Dealing):
        state, _ = intrigue.play(state, NATURE, draw(intrigue.odds(state), rng))
    return state


@pytest.mark.parametrize("seats", range(4, 11))
def test_iu9_i4_the_list_and_the_dossiers(seats: int) -> None:
    state = dealt(seats, seats)
    signs = [CARDS[card].polarity for card in state.active]
    assert signs.count(1) == signs.count(-1) == 3 * seats
    owned = [card for dossier in state.dossiers for card in dossier]
    assert len(set(owned)) == 4 * seats
    assert set(owned) < set(state.active)
    for dossier in state.dossiers:
        assert [CARDS[card].polarity for card in dossier] == [1, 1, -1, -1]


def test_i2_free_only_deals_no_cards_and_begins_with_the_recess() -> None:
    state = dealt(5, 1, "free_only")
    assert state.active == ()
    assert state.dossiers == ((),) * 5
    assert isinstance(state.phase, Mingling)  # I10: everybody is a person


@pytest.mark.parametrize("people", ["0,9", "x", "-1", "0;1"])
def test_i18_people_are_seats(people: str) -> None:
    with pytest.raises(BadSetup, match="write all, none, or seats like 0,5"):
        make_setup(intrigue.GAME, 6, options={"people": people})


def test_i36_the_host_is_a_seat() -> None:
    with pytest.raises(BadSetup, match="host must be a seat from 0 to 5"):
        make_setup(intrigue.GAME, 6, options={"host": 6})


CHART = """
[spreader]
believed_true = 6
believed_false = 0
disbelieved_true = 0
disbelieved_false = 0
[subject_negative]
believed_true = 0
believed_false = 0
disbelieved_true = 0
disbelieved_false = 0
[subject_positive]
believed_true = 0
believed_false = 0
disbelieved_true = 0
disbelieved_false = 0
"""


def test_i19_a_chart_is_a_file() -> None:
    chart = decode_toml(CHART, Chart, "chart.toml")
    match = Match.new("intrigue", seats=5, options={"chart": chart}, seed=1)
    assert match.state.options.chart.spreader.believed_true == 6
    with pytest.raises(BadFile) as caught:
        decode_toml(CHART.replace("believed_false = 0", "believed_fasle = 0", 1), Chart, "chart.toml")
    assert caught.value.line == 4


def test_i19_the_chart_is_one_value_with_a_sign() -> None:
    for believed in (True, False):
        for truth in (True, False):
            base = FIGURES.chart.spreader.value(believed, truth)
            assert FIGURES.chart.subject(1).value(believed, truth) == base
            assert FIGURES.chart.subject(-1).value(believed, truth) == -base


def test_i10_i34_random_games_end_whatever_the_clock_plays() -> None:
    """A table that everybody has left is played on by the clock, to the round limit."""
    match = Match.new("intrigue", seats=6, seed=3, options={"max_rounds": 2})
    while match.to_act:
        clock = intrigue.clock(match.state)
        assert clock is not None
        seat, move = clock.moves[0]
        match.play(seat, move)
    assert match.outcome is not None
    assert match.outcome.reason == "last_session"
    assert match.outcome.scores == (0.0,) * 6


def test_random_games_end() -> None:
    *_, last = random_states(5, 1, intrigue.Options(max_rounds=2), 50)
    assert intrigue.outcome(last) is not None
