"""Moves as action numbers and views as arrays, for every game in the same way.

**Actions.** A codebook lists the moves of a game and set-up in alphabetical order. It finds them in a fixed number of
random games from a fixed seed, so a number means the same move in every position, process and machine, as long as the
edition of the rules is the same. A move that is not in the book (because it is rare or has a free amount) gets one of
the *spare* numbers after the book, by its position in the menu. So no two moves of a menu share a number. A mask tells
which numbers are on the menu.

**Observations.** A view is a tree of small values. Each leaf is hashed by its path into a fixed number of features
(by CRC-32, so the hash never changes): a number n adds `n / (1 + |n|)`, a word adds 1 for `path=word`. The view itself
comes with every observation.
"""

from collections.abc import Sequence
from functools import lru_cache
from random import Random
from typing import Any
from zlib import crc32

import msgspec

from diwan.core.codec import encode
from diwan.core.extras import needs
from diwan.core.game import NATURE, AnyGame, Setup, draw

with needs("research", "this adapter"):
    import numpy as np
    from numpy.typing import NDArray

GAMES = 40
"""Random games that are played to find the moves of a book."""
MOST_MOVES = 12_000
"""The most random moves that are played for it, so that it takes about a second."""
LEAST_SPARE = 16
"""The fewest spare numbers of a book."""

Mask = NDArray[np.int8]
Features = NDArray[np.float32]


class Codebook:
    """The action numbers of a game with one set-up."""

    def __init__(self, game: AnyGame, setup: Setup[Any]) -> None:
        found: dict[tuple[str, bytes], Any] = {}
        self.longest = 0
        """The number of moves in the longest menu that was found."""
        self.most_chances = 0
        """The number of moves in NATURE's longest odds that were found."""
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
        """Return the moves of a menu by action number, in rising order. Moves without a spare number are left out."""
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
        """Return an array that is 1 for each action number on the menu and 0 for all others."""
        mask = np.zeros(self.size, np.int8)
        mask[list(self.numbers(menu))] = 1
        return mask


_books: dict[tuple[str, Setup[Any]], Codebook] = {}


def codebook(game: AnyGame, setup: Setup[Any]) -> Codebook:
    """Return the codebook of a game and set-up. It takes about a second to make, so it is kept."""
    key = game.about.id, setup
    if key not in _books:
        _books[key] = Codebook(game, setup)
    return _books[key]


@lru_cache(maxsize=1 << 16)
def _hash(path: str) -> int:
    return crc32(path.encode())


def features(view: Any, size: int) -> Features:
    """Return a view as an array of `size` numbers between -1 and 1."""
    array = np.zeros(size, np.float32)
    _add_features("", msgspec.to_builtins(view), array)
    return np.clip(array, -1, 1, out=array)


def _add_features(path: str, value: Any, array: Features) -> None:
    """Add the leaves of a value to the array."""
    if isinstance(value, dict):
        for key, inner in value.items():
            _add_features(f"{path}.{key}", inner, array)
    elif isinstance(value, (list, tuple)):
        for number, inner in enumerate(value):
            _add_features(f"{path}.{number}", inner, array)
    elif isinstance(value, (bool, str)):
        array[_hash(f"{path}={value}") % len(array)] += 1
    elif value is not None:
        array[_hash(path) % len(array)] += value / (1 + abs(value))
