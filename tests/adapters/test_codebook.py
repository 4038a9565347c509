"""Every move of a menu has its own stable number, and features are the same in every process."""

from random import Random

import numpy as np
import pytest

from adapters.short import short
from diwan import Match
from diwan.adapters.codebook import Codebook, codebook, features
from diwan.core.registry import game as find_game
from diwan.core.registry import games
from diwan.core.setup import make_setup
from diwan.games.king_thief_minister.moves import Claim, Pass


@pytest.mark.parametrize("game_id", games())
def test_every_move_of_a_menu_has_its_own_number(game_id: str) -> None:
    game = find_game(game_id)
    match, rng = Match.new(game_id, options=short(game_id), seed=99), Random(99)
    book = codebook(game, match.setup)
    known = 0
    for _ in range(100):
        if not match.to_act:
            break
        seat = rng.choice(match.to_act)
        menu = match.legal(seat)
        numbers = book.numbers(menu)
        assert sorted(map(repr, numbers.values())) == sorted(map(repr, menu))
        assert list(numbers) == sorted(numbers)
        assert list(np.flatnonzero(book.mask(menu))) == list(numbers)
        known += all(number < len(book.moves) for number in numbers)
        match.play(seat, rng.choice(menu))
    assert known > 0


def test_a_book_is_the_same_when_it_is_made_again() -> None:
    game = find_game("king-thief-minister")
    setup = make_setup(game, 4)
    one, two = Codebook(game, setup), Codebook(game, setup)
    assert one.moves == two.moves
    assert one.size == two.size


def test_moves_that_are_not_in_the_book_get_spare_numbers() -> None:
    game = find_game("king-thief-minister")
    book = codebook(game, make_setup(game, 3))
    assert list(book.numbers([Claim("K"), Pass()])) == sorted(book.moves.index(m) for m in (Claim("K"), Pass()))
    strangers = ["one", "two"]
    assert book.numbers(strangers) == {len(book.moves): "one", len(book.moves) + 1: "two"}


def test_different_views_have_different_features_that_never_change() -> None:
    match = Match.new("king-thief-minister", seats=3, seed=1)
    own, other = (features(match.view(seat), 512) for seat in (0, 1))
    assert not (own == other).all()
    assert np.abs(own).max() <= 1
    assert [int(place) for place in np.flatnonzero(features(Claim("K"), 64))] == [14, 61]
