"""Games that stand still: the turn limit, and the vote on the end of the game."""

from random import Random

import pytest

import diwan.games.king_thief_minister as ktm
from diwan.core.game import EVERYONE, Told
from diwan.core.match import Match
from diwan.core.setup import make_setup
from diwan.games.king_thief_minister.events import Ended, LastRound, Stalled, Voted
from diwan.games.king_thief_minister.moves import Claim, EndGame, Pass, Peek, PlayOn, Rotate, Silent, YesSir
from diwan.games.king_thief_minister.state import Over, Standstill, State, Turn
from diwan.lab.sim import make_plan, play_one
from games.king_thief_minister.tables import play, refused, table, vote


def rotate(state: State, turns: int) -> State:
    """Everybody moves the cards, for so many turns."""
    for _ in range(turns):
        (seat,) = ktm.to_act(state)
        state = play(state, (seat, Rotate("left")))
    return state


def stalled(coins: tuple[int, ...] = (5, 3, 1)) -> State:
    """Return a position in which no coin has moved for three rounds."""
    return rotate(table("KTMESP", coins, 6), 3 * len(coins))


# --- K36 ---


def test_k36_answers_to_the_king_are_secret_until_the_last() -> None:
    asked = play(table("KTMESP", (3, 3, 3, 3), 8), (0, Claim("K")), *((seat, Pass()) for seat in (1, 2, 3)))
    yes, told_yes = ktm.play(asked, 2, YesSir())
    silent, told_silent = ktm.play(asked, 2, Silent())
    assert told_yes == told_silent == ()
    assert ktm.view(yes, 1) == ktm.view(silent, 1)


# --- K37 ---


def test_k37_a_game_has_forty_turns_each_unless_the_table_says_otherwise() -> None:
    assert ktm.Options().turn_limit_per_player == 40
    state = rotate(table("KTMESP", (5, 5, 2), 3, turns=118, paid_turn=118), 2)
    assert state.phase == Over("turn_limit")
    outcome = ktm.outcome(state)
    assert outcome is not None
    assert (outcome.winners, outcome.ruling) == ((0, 1), "K37")


def test_k37_the_last_round_is_announced() -> None:
    told = []
    state = table("KTMESP", (5, 5, 2), 3, turns=115, paid_turn=115)
    for _ in range(2):
        (seat,) = ktm.to_act(state)
        state, news = ktm.play(state, seat, Rotate("left"))
        told.append(Told(EVERYONE, LastRound()) in news)
    assert told == [False, True]


@pytest.mark.parametrize(("bots", "limit", "played"), [((0, 1, 2), 0, 40), ((0, 1, 2), 7, 7), ((0, 2), 0, 0)])
def test_k37_bots_alone_never_play_without_a_limit(bots: tuple[int, ...], limit: int, played: int) -> None:
    setup = make_setup(ktm.GAME, 3, options={"turn_limit_per_player": limit})
    assert ktm.seated(setup, bots).options.turn_limit_per_player == played


def test_k37_bulk_play_comes_back_without_options_and_against_them() -> None:
    for options in ({}, {"turn_limit_per_player": 0}):
        plan = make_plan("king-thief-minister", make_setup(ktm.GAME, 6, options=options), ["clever"], "3")
        assert plan.setup.options.turn_limit_per_player == 40
        assert play_one(plan, 0).winners


# --- K38 ---


def test_k38_everybody_is_asked_after_three_rounds_without_a_coin() -> None:
    before = rotate(table("KTMESP", (5, 3, 1), 6), 8)
    after, told = ktm.play(before, 2, Rotate("left"))
    assert Told(EVERYONE, Stalled(3)) in told
    assert after.phase == Standstill(0, (None, None, None))
    assert ktm.to_act(after) == (0, 1, 2)
    assert ktm.legal(after, 1) == (PlayOn(), EndGame())
    assert refused(after, 0, Rotate("left")) == "K26"


def test_k38_a_coin_that_moves_begins_the_count_again() -> None:
    state = play(rotate(table("KTMESP", (5, 3, 1), 6), 8), (2, Peek()))
    assert state.phase == Turn(0)
    assert isinstance(rotate(state, 8).phase, Turn)
    assert isinstance(rotate(state, 9).phase, Standstill)


@pytest.mark.parametrize(("enders", "over"), [((), False), ((1,), False), ((0, 1), True), ((0, 1, 2), True)])
def test_k38_more_than_half_end_the_game(enders: tuple[int, ...], over: bool) -> None:
    state = vote(stalled(), *enders)
    assert state.phase == (Over("agreed") if over else Turn(0))
    outcome = ktm.outcome(state)
    assert (outcome.winners, outcome.ruling) == ((0,), "K38") if over and outcome else outcome is None


def test_k38_half_of_the_players_are_not_enough() -> None:
    assert vote(stalled((3, 3, 3, 3)), 0, 1).phase == Turn(0)


def test_k38_who_voted_how_stays_secret() -> None:
    """Others see that a seat has voted, and in the end how many voted to end the game, not who."""
    ends, goes_on = (play(stalled(), (0, move)) for move in (EndGame(), PlayOn()))
    assert ktm.view(ends, 1) == ktm.view(goes_on, 1)
    assert ktm.view(ends, None) == ktm.view(goes_on, None)
    (first, told), (second, told_too) = (
        ktm.play(play(stalled(), (0, one), (1, other)), 2, PlayOn())
        for one, other in ((EndGame(), PlayOn()), (PlayOn(), EndGame()))
    )
    assert told == told_too == (Told(EVERYONE, Voted(1, 3, False)),)
    assert first == second


def test_k38_the_question_comes_again_after_three_more_rounds() -> None:
    state = vote(stalled())
    assert isinstance(rotate(state, 8).phase, Turn)
    again = rotate(state, 9)
    assert isinstance(again.phase, Standstill)
    _, told = ktm.play(play(again, (0, EndGame()), (1, EndGame())), 2, PlayOn())
    assert told == (Told(EVERYONE, Voted(2, 3, True)), Told(EVERYONE, Ended("agreed", (0,))))


def test_k38_the_last_turn_ends_the_game_without_a_question() -> None:
    state = table("KTMESP", (5, 3, 1), 6, turn=2, turns=8, turn_limit_per_player=3)
    assert rotate(state, 1).phase == Over("turn_limit")


def test_k38_when_time_runs_out_a_seat_plays_on() -> None:
    clock = ktm.clock(stalled())
    assert clock is not None
    assert clock.moves == tuple((seat, PlayOn()) for seat in range(3))


def test_k38_imagined_votes_fit_what_was_seen() -> None:
    state = play(stalled(), (0, EndGame()))
    for seat in (0, 1, None):
        seen = ktm.view(state, seat)
        world = ktm.imagine(seen, Random(1))
        assert ktm.view(world, seat) == seen


def test_k37_a_whole_game_of_rotations_ends() -> None:
    match = Match.new("king-thief-minister", seats=3, seed=1)
    while match.to_act:
        for seat in match.to_act:
            menu = match.legal(seat)
            match.play(seat, next((move for move in menu if isinstance(move, Rotate | PlayOn)), menu[-1]))
    assert match.state.turns == 120
