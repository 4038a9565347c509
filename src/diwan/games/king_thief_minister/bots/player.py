"""The bot `hard`: it tries its moves in likely worlds, with `clever` in every seat, and plays the one that wins most.

All moves are tried in the same worlds with the same luck, and half of them are dropped after each stage (sequential
halving, Karnin, Koren and Somekh 2013). Every seat in such a world decides from what it would know there.
"""

from collections.abc import Sequence
from math import ceil, log2
from random import Random
from time import perf_counter

import numpy as np

from diwan.bots.bot import Budget
from diwan.games.king_thief_minister import Event, Move, View
from diwan.games.king_thief_minister.bots import clever_kernel
from diwan.games.king_thief_minister.bots.bulk import try_moves
from diwan.games.king_thief_minister.bots.clever import Clever, Evaluation
from diwan.games.king_thief_minister.bots.knowledge import believe
from diwan.games.king_thief_minister.kernel import bridge
from diwan.games.king_thief_minister.kernel.bridge import Row
from diwan.games.king_thief_minister.kernel.tables import (
    ANSWERING,
    ANSWERS,
    DOUBT,
    LOOKING,
    OPTIONS,
    PHASE,
    SEATS,
    STANDSTILL,
)
from diwan.games.king_thief_minister.state import Naming, State

PLAYOUTS = 1000
"""Playouts for a decision, unless the budget says otherwise or its time is up sooner."""
MOST_MOVES_TRIED = 12
"""Moves tried at most: of a longer menu, those that `clever` values most."""
WORLDS = 48
"""Worlds imagined for a decision; each is played many times."""
MOST_TURNS_EACH = 40
"""Turns of each player that a playout lasts at most; `clever` ends its games long before."""
CLEVER_MARGIN = 0.01
"""How much more often a move must win than the favourite of `clever` to be preferred: a share of all playouts."""


class World:
    """An imagined world in the kernel's numbers, with what every seat knows in it."""

    def __init__(self, state: State, clever: Clever) -> None:
        self.row = bridge.pack(state)
        if self.row[PHASE] in (DOUBT, ANSWERING, LOOKING, STANDSTILL):
            self.row[ANSWERS] = 0  # They are sealed, so they may as well be given after mine.
        facts = np.array([bridge.pack_fact(fact) for fact in state.memory], dtype=np.int64)
        self.worlds = np.zeros((7, clever_kernel.WORLD_WORDS), dtype=np.uint64)
        self.heard = np.zeros(clever_kernel.HEARD_WORDS, dtype=np.int64)
        clever_kernel.recall(facts, len(facts), len(state.coins), self.row[OPTIONS], self.worlds, self.heard)
        self.heard[clever_kernel.QUESTIONS] = clever.questions
        for seat, answers in clever.answers.items():
            self.heard[clever_kernel.ANSWERED + seat] = answers


class Player:
    """A bot that searches by playouts."""

    def __init__(self, seat: int, rng: Random, budget: Budget) -> None:
        self._seat, self._rng, self._budget = seat, rng, budget
        self._clever = Clever(seat, Random(rng.random()), budget)

    def interject(self, _view: View, _menu: Sequence[Move], _news: Sequence[Event]) -> None:
        return None

    def choose(self, view: View, menu: Sequence[Move], news: Sequence[Event]) -> Move:
        self._clever.count_answers(news)
        if len(menu) == 1 or isinstance(view.phase, Naming):  # Naming needs memory only, no search.
            return self._clever.choose(view, menu, ())
        evaluation = Evaluation(self._seat, view, self._clever)
        favourites = sorted(menu, key=lambda move: -evaluation.worth(move))[:MOST_MOVES_TRIED]
        return self._try(view, favourites)

    def _try(self, view: View, favourites: Sequence[Move]) -> Move:
        draw = believe(view, self._rng)
        states = [draw() for _ in range(WORLDS)]
        worlds = [World(state, self._clever) for state in states]
        numbers = [bridge.candidates(states[0]).index(move) for move in favourites]
        totals, tried = np.zeros(len(favourites)), 0
        alive = list(range(len(favourites)))
        stages = ceil(log2(len(favourites)))
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
            alive = sorted(alive, key=lambda move: (-totals[move] - CLEVER_MARGIN * tried * (move == 0), move))
            alive = alive[: ceil(len(alive) / 2)]
        return favourites[alive[0]]

    def _playout(self, world: World, moves: list[int]) -> Row:
        totals = np.zeros(len(moves))
        turns = MOST_TURNS_EACH * int(world.row[SEATS])
        seed = self._rng.getrandbits(63) | 1
        try_moves(
            world.row, world.worlds, world.heard, self._seat, np.array(moves, dtype=np.int64), turns, seed, totals
        )
        return totals  # type: ignore[return-value]
