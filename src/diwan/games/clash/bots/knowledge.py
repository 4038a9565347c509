"""What the general search (ISMCTS) needs to know about Clash: how good a position is, and how good each move looks.

Random playouts tell little here, because one move can turn the whole board. So a position is judged by the compiled
search, two moves deep."""

from collections.abc import Sequence
from math import tanh
from random import Random
from threading import local

from diwan.bots.ismcts import Search
from diwan.games.clash.kernel import bridge
from diwan.games.clash.kernel.search import Searcher, static_value
from diwan.games.clash.moves import Move
from diwan.games.clash.rules import outcome, play
from diwan.games.clash.state import Enlisting, Refilling, State, Turn
from diwan.games.clash.view import View, imagine

SEARCH_DEPTH = 2
"""Moves that an evaluation looks ahead; three would take eight times as long."""
LEAD_SCALE = 96.0
"""The lead that makes a win seven times as likely as a loss, in sixteenths of a supporting tile."""
GAME_WORTH = 64
"""What a point of a match is worth, and the most that its current game can count for, in the same unit."""


class _ThreadSearcher(local):
    """The compiled search of a thread. It works in arrays of its own, so threads cannot share one."""

    def __init__(self) -> None:
        self.searcher = Searcher(table_bits=8)


_THREAD = _ThreadSearcher()


def evaluate(state: State) -> list[float]:
    """Return the chance of each seat to win."""
    return _chances(state, SEARCH_DEPTH)


def _chances(state: State, depth: int) -> list[float]:
    phase, (south, north) = state.phase, state.course.scores
    lead = GAME_WORTH * (north - south)
    if isinstance(phase, Turn | Refilling | Enlisting):
        value = _value(state, depth)
        if state.options.match != "single":
            value = max(-GAME_WORTH, min(GAME_WORTH, value))
        lead += value if phase.seat else -value
    chance = 0.5 + 0.5 * tanh(lead / LEAD_SCALE)
    return [1 - chance, chance]


def _value(state: State, depth: int) -> int:
    """Return the value of a position for the seat to move."""
    if isinstance(state.phase, Turn):
        return _THREAD.searcher.analyse(state, depth=depth).value
    return int(static_value(bridge.pack(state)))  # NATURE is in the middle of a move


def judge(view: View, menu: Sequence[Move]) -> list[float]:
    """Return how good each move looks after the best answer to it, in one imagined world."""
    assert view.seat is not None
    world, seat = imagine(view, Random(0)), view.seat
    values = []
    for move in menu:
        after, _ = play(world, seat, move)
        if (end := outcome(after)) is None:
            values.append(_chances(after, 1)[seat])
        else:
            values.append(float(seat in end.winners) if end.winners else 0.5)
    return values


SEARCH = Search(evaluate=evaluate, prior=judge, depth=2, prior_weight=2.0, iterations=300)
