"""What a search of Clash knows beside the rules: who stands well, by what the compiled search sees two moves ahead.

Rollouts tell little here, for one move can turn the whole board; the best answers to it tell much more."""

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

AHEAD = 2
"""Moves that an evaluation looks ahead; at three it takes eight times as long."""
SURE = 96.0
"""A lead that makes a win seven times as likely as a loss, in sixteenths of a supporting tile."""
GAME = 64
"""What a point of the match is worth, and the game that goes on at most, if others follow."""


class _Desk(local):
    """The compiled search works in arrays of its own, so every thread has one."""

    def __init__(self) -> None:
        self.searcher = Searcher(table_bits=8)


_DESK = _Desk()


def evaluate(state: State) -> list[float]:
    return _chances(state, AHEAD)


def _chances(state: State, ahead: int) -> list[float]:
    phase, (south, north) = state.phase, state.course.scores
    lead = GAME * (north - south)
    if isinstance(phase, Turn | Refilling | Enlisting):
        value = _value(state, ahead)
        if state.options.match != "single":
            value = max(-GAME, min(GAME, value))
        lead += value if phase.seat else -value
    chance = 0.5 + 0.5 * tanh(lead / SURE)
    return [1 - chance, chance]


def _value(state: State, ahead: int) -> int:
    """From the side of the one whose move it is."""
    if isinstance(state.phase, Turn):
        return _DESK.searcher.analyse(state, depth=ahead).value
    return int(static_value(bridge.pack(state)))  # NATURE is in the middle of a move


def judge(view: View, menu: Sequence[Move]) -> list[float]:
    """What the best answer leaves of each move, in one world."""
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
