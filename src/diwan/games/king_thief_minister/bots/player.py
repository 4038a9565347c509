"""`hard`: tries its moves in worlds that it believes in, with `clever` in every seat, and takes the one that wins most.

All moves are tried in the same worlds with the same luck, and half of them are dropped after each stage (sequential
halving, Karnin, Koren and Somekh 2013). Everybody in such a world decides from what that seat would know.
"""

from collections.abc import Sequence
from math import ceil, log2
from random import Random
from time import perf_counter

import numpy as np

from diwan.bots.bot import Budget
from diwan.games.king_thief_minister import Event, Move, View
from diwan.games.king_thief_minister.bots import mind
from diwan.games.king_thief_minister.bots.bulk import try_moves
from diwan.games.king_thief_minister.bots.clever import Clever, Thought
from diwan.games.king_thief_minister.bots.knowledge import believe
from diwan.games.king_thief_minister.kernel import bridge
from diwan.games.king_thief_minister.kernel.bridge import Row
from diwan.games.king_thief_minister.kernel.tables import ANSWERING, ANSWERS, DOUBT, LOOKING, OPTIONS, PHASE, SEATS
from diwan.games.king_thief_minister.state import Naming, State

PLAYOUTS = 1000
"""For a decision, unless the budget says otherwise or its time is over sooner."""
MOST = 12
"""Moves that are tried; of a longer menu, those that `clever` likes best."""
WORLDS = 48
"""That are imagined for a decision; each is played many times."""
ROUNDS = 40
"""How many turns a player a game is played on at most; `clever` comes to an end long before."""
MARGIN = 0.01
"""How much more often a move must win to be taken instead of the one that `clever` likes best."""


class World:
    """An imagined world in the kernel's numbers, with what every seat knows in it."""

    def __init__(self, state: State, clever: Clever) -> None:
        self.row = bridge.pack(state)
        if self.row[PHASE] in (DOUBT, ANSWERING, LOOKING):
            self.row[ANSWERS] = 0  # sealed, so they may as well be given after mine
        facts = np.array([bridge.pack_fact(fact) for fact in state.memory], dtype=np.int64)
        self.worlds = np.zeros((7, mind.LONGS), dtype=np.uint64)
        self.mind = np.zeros(mind.MIND, dtype=np.int64)
        mind.recall(facts, len(facts), len(state.coins), self.row[OPTIONS], self.worlds, self.mind)
        self.mind[mind.QUESTIONS] = clever.questions
        for seat, answers in clever.answers.items():
            self.mind[mind.ANSWERED + seat] = answers


class Player:
    def __init__(self, seat: int, rng: Random, budget: Budget) -> None:
        self._seat, self._rng, self._budget = seat, rng, budget
        self._clever = Clever(seat, Random(rng.random()), budget)

    def interject(self, _view: View, _menu: Sequence[Move], _news: Sequence[Event]) -> None:
        return None

    def choose(self, view: View, menu: Sequence[Move], news: Sequence[Event]) -> Move:
        self._clever.hear(news)
        if len(menu) == 1 or isinstance(view.phase, Naming):  # names are a matter of memory
            return self._clever.choose(view, menu, ())
        thought = Thought(self._seat, view, self._clever)
        liked = sorted(menu, key=lambda move: -thought.worth(move))[:MOST]
        return self._try(view, liked)

    def _try(self, view: View, liked: Sequence[Move]) -> Move:
        draw = believe(view, self._rng)
        states = [draw() for _ in range(WORLDS)]
        worlds = [World(state, self._clever) for state in states]
        numbers = [bridge.candidates(states[0]).index(move) for move in liked]
        totals, tried = np.zeros(len(liked)), 0
        alive = list(range(len(liked)))
        stages = ceil(log2(len(liked)))
        budget, began = self._budget, perf_counter()
        playouts = budget.iterations or PLAYOUTS
        for stage in range(stages):
            rounds = max(1, playouts // (stages * len(alive)))
            for _ in range(rounds):
                late = (stage + 1) / stages
                if budget.seconds is not None and tried and perf_counter() - began > late * budget.seconds:
                    break
                totals[alive] += self._playout(worlds[tried % WORLDS], [numbers[move] for move in alive])
                tried += 1
            alive = sorted(alive, key=lambda move: (-totals[move] - MARGIN * tried * (move == 0), move))
            alive = alive[: ceil(len(alive) / 2)]
        return liked[alive[0]]

    def _playout(self, world: World, moves: list[int]) -> Row:
        totals = np.zeros(len(moves))
        turns = ROUNDS * int(world.row[SEATS])
        seed = self._rng.getrandbits(63) | 1
        try_moves(world.row, world.worlds, world.mind, self._seat, np.array(moves, dtype=np.int64), turns, seed, totals)
        return totals  # type: ignore[return-value]
