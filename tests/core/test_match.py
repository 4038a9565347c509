"""A match plays NATURE's moves from its seed, or leaves them to the program."""

import copy
import pickle
from random import Random

import pytest

import diwan
from diwan import NATURE, Match, Refusal
from diwan.games.king_thief_minister.moves import Begin, Peek


def play_on(match: Match, seed: int) -> Match:
    rng = Random(seed)
    while match.to_act:
        seat = rng.choice(match.to_act)
        match.play(seat, rng.choice(match.legal(seat)))
    return match


def test_the_same_seed_gives_the_same_game() -> None:
    one, two = (play_on(Match.new("king-thief-minister", seats=5, seed=3), 8) for _ in range(2))
    assert one.record() == two.record()
    other = play_on(Match.new("king-thief-minister", seats=5, seed=4), 8)
    assert one.record() != other.record()


def test_a_program_can_play_nature_itself() -> None:
    match = Match.new("king-thief-minister", seats=3, nature=False)
    assert match.to_act == (NATURE,)
    match.play(NATURE, Begin(2))
    while match.to_act == (NATURE,):
        match.play(NATURE, match.odds()[0][0])
    assert match.state.faces == tuple("KTMESP")


def test_a_refused_move_changes_nothing() -> None:
    match = Match.new("king-thief-minister", seats=3, seed=1)
    state, moves = match.state, list(match.moves)
    with pytest.raises(Refusal) as caught:
        match.play(0, Peek())
    assert caught.value == match.refusal(0, Peek())
    assert match.state is state
    assert match.moves == moves


def test_a_seat_hears_only_its_own_news() -> None:
    match = play_on(Match.new("king-thief-minister", seats=4, seed=2), 5)
    everybody = match.news(None)
    for seat in match.seats:
        own = match.news(seat)
        private = [event for event in own if type(event).__name__ in ("Saw", "Palmed")]
        assert len(own) == len(everybody) + len(private)
        assert private
    assert not [event for event in everybody if type(event).__name__ in ("Saw", "Palmed")]


@pytest.mark.parametrize("game_id", diwan.games())
def test_a_copied_or_pickled_match_goes_on_like_the_original(game_id: str) -> None:
    match, rng = Match.new(game_id, options=diwan.game(game_id).trial, seed=6), Random(6)
    for _ in range(5):
        match.play(match.to_act[0], rng.choice(match.legal(match.to_act[0])))
    copies = copy.deepcopy(match), pickle.loads(pickle.dumps(match))
    moves = len(match.moves)
    whole = play_on(match, 9).record()
    assert [len(other.moves) for other in copies] == [moves, moves]
    assert [play_on(other, 9).record() for other in copies] == [whole, whole]
