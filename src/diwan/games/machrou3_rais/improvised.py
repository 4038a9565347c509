"""Open moves as people make them: anything said to anybody, wise or not."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, get_args

from diwan.games.machrou3_rais.figures import DISTRICTS
from diwan.games.machrou3_rais.moves import Answer, Ask, Deal, Hint, Move, Promise
from diwan.games.machrou3_rais.view import View

DEALS: tuple[Deal, ...] = get_args(Deal)
EACH = 2
"""Moves of each kind."""


def instances(view: View, rng: Random) -> Sequence[Move]:
    """Return open moves that a person might think of, some of which the rules refuse."""
    return () if view.seat is None else tuple(move for _ in range(EACH) for move in _one_of_each(view, rng))


def _one_of_each(view: View, rng: Random) -> Iterator[Move]:
    for kind in (Ask, Promise):
        deal = rng.choice(DEALS)
        named: Any = rng.sample(DISTRICTS, 2) if deal == "swap" else (None, None)
        yield kind(_listeners(view, rng), deal, *named)
    yield Answer(_listeners(view, rng), rng.choice(DEALS), rng.random() < 0.5)
    team: Any = rng.choice(("corrupt", "reformist"))
    yield Hint(_listeners(view, rng), rng.randrange(view.seats), team)


def _listeners(view: View, rng: Random) -> tuple[int, ...]:
    """Return some of the others; nobody means the whole table."""
    return tuple(seat for seat in range(view.seats) if seat != view.seat and rng.random() < 0.3)
