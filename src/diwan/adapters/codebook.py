"""Moves as numbers and views as arrays, for every game by the same recipe.

**Actions.** A codebook lists the moves of a game and set-up, found by a fixed number of random games from a fixed
seed, in alphabetical order: the same number means the same move in every position, process and machine, as long as the
edition of the rules is the same. A move that the book does not know (rare, or with a free amount) is given one of the
*spare* numbers behind the book, by its place in the menu; so every menu can be played and no two moves of a menu share
a number. A mask tells which numbers are on the menu.

**Observations.** A view is a tree of small values. Each leaf is hashed by its path into a fixed number of features
(CRC-32, so it never changes): numbers as `n / (1 + |n|)`, words as one more of `path=word`. Whoever wants the values
themselves takes the view: it comes with every observation.
"""

from collections.abc import Sequence
from functools import lru_cache
from random import Random
from typing import Any
from zlib import crc32

import msgspec
import numpy as np
from numpy.typing import NDArray

from diwan.core.codec import encode
from diwan.core.game import NATURE, AnyGame, Setup, draw

GAMES = 40
MOST_MOVES = 12_000
"""Random moves that are played at most to fill a book."""
LEAST_SPARE = 16

Mask = NDArray[np.int8]
Features = NDArray[np.float32]


class Codebook:
    def __init__(self, game: AnyGame, setup: Setup[Any]) -> None:
        found: dict[tuple[str, bytes], Any] = {}
        self.longest = 0
        """The longest menu that was met."""
        self.most_chances = 0
        """The most outcomes that NATURE had to choose from."""
        rng, played = Random("codebook"), 0
        for _ in range(GAMES):
            state = game.start(setup)
            while (waiting := game.to_act(state)) and played < MOST_MOVES:
                played += 1
                seat = rng.choice(waiting)
                if seat == NATURE:
                    odds = game.odds(state)
                    self.most_chances = max(self.most_chances, len(odds))
                    move = draw(odds, rng)
                else:
                    menu = game.legal(state, seat)
                    self.longest = max(self.longest, len(menu))
                    found.update(((type(m).__name__, encode(m)), m) for m in menu)
                    move = rng.choice(menu)
                state, _ = game.play(state, seat, move)
        self.moves = tuple(found[key] for key in sorted(found))
        self._number = {move: number for number, move in enumerate(self.moves)}
        self.size = len(self.moves) + max(LEAST_SPARE, self.longest)

    def numbers(self, menu: Sequence[Any]) -> dict[int, Any]:
        """The menu by action number, in rising order. What finds no spare number is left out."""
        by_number: dict[int, Any] = {}
        spare = len(self.moves)
        for move in menu:
            number = self._number.get(move)
            if number is None:
                number, spare = spare, spare + 1
            if number < self.size:
                by_number[number] = move
        return dict(sorted(by_number.items()))

    def mask(self, menu: Sequence[Any]) -> Mask:
        mask = np.zeros(self.size, np.int8)
        mask[list(self.numbers(menu))] = 1
        return mask


_books: dict[tuple[str, Setup[Any]], Codebook] = {}


def codebook(game: AnyGame, setup: Setup[Any]) -> Codebook:
    """Made once a process: that takes about a second."""
    key = game.about.id, setup
    if key not in _books:
        _books[key] = Codebook(game, setup)
    return _books[key]


@lru_cache(maxsize=1 << 16)
def _place(path: str) -> int:
    return crc32(path.encode())


def features(view: Any, size: int) -> Features:
    """The view as `size` numbers between -1 and 1."""
    found = np.zeros(size, np.float32)
    _spread("", msgspec.to_builtins(view), found)
    return np.clip(found, -1, 1, out=found)


def _spread(path: str, value: Any, found: Features) -> None:
    if isinstance(value, dict):
        for key, inner in value.items():
            _spread(f"{path}.{key}", inner, found)
    elif isinstance(value, (list, tuple)):
        for number, inner in enumerate(value):
            _spread(f"{path}.{number}", inner, found)
    elif isinstance(value, (bool, str)):
        found[_place(f"{path}={value}") % len(found)] += 1
    elif value is not None:
        found[_place(path) % len(found)] += value / (1 + abs(value))
