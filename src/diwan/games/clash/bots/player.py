"""The searching bots `easy`, `normal`, `depth2` and `hard`. `hard` plays the beginner's game perfectly.

Where tiles are hidden or NATURE may still draw, they search several worlds that fit the view, and play the move that
is best in most of them."""

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from diwan.bots.bot import Budget
from diwan.games.clash.bots.book import Solver, winning_move
from diwan.games.clash.bots.clever import Clever
from diwan.games.clash.kernel.search import MOST_DEPTH, Analysis, Searcher
from diwan.games.clash.moves import Lay, Move
from diwan.games.clash.rules import play
from diwan.games.clash.state import Opening, State, Turn
from diwan.games.clash.view import View, imagine


class Level(Struct, frozen=True):
    """How strong a searching bot is."""

    depth: int
    """Placements that it looks ahead at most."""
    random_rate: float
    """Share of its moves that are random."""
    exact: bool
    """Whether it plays the beginner's game by the book and by exact search."""


LEVELS = {
    "easy": Level(depth=1, random_rate=0.25, exact=False),
    "normal": Level(depth=2, random_rate=0.05, exact=False),
    "depth2": Level(depth=2, random_rate=0.0, exact=False),
    "hard": Level(depth=MOST_DEPTH, random_rate=0.0, exact=True),
}
HARD_NODES = 15_000_000
"""Positions searched for a move without a budget: about a second, and unlike time the same on every machine."""
WORLDS = 6
"""Imagined worlds searched for a move when something is hidden."""
OPENING_DEPTH = 3
"""Placements searched after each way to lay Mustafa."""


class Player:
    """A bot that searches."""

    def __init__(self, level: str, seat: int, rng: Random, budget: Budget) -> None:
        self._level, self._seat, self._rng = LEVELS[level], seat, rng
        self._budget = budget
        self._searcher = Searcher(20 if self._level.exact else 14)
        self._solver = Solver()
        self._clever = Clever(seat, rng, budget)
        self.last: Analysis | None = None
        """The result of the last search: value, depth, expected line."""

    def choose(self, view: View, menu: Sequence[Move], news: Sequence[Any]) -> Move:
        self.last = None
        if self._level.random_rate and self._rng.random() < self._level.random_rate:
            return self._rng.choice(menu)
        match view.phase:
            case Turn():
                return self._lay(view, menu)
            case Opening() if self._level.exact and view.options.neutrals != "beginner":
                return self._open(view, menu)
        return self._clever.choose(view, menu, news)

    def interject(self, _view: View, _menu: Sequence[Move], _news: Sequence[Any]) -> None:
        return None

    def _lay(self, view: View, menu: Sequence[Move]) -> Move:
        world = single_game(imagine(view, self._rng))
        if self._level.exact and solvable(world):
            move = winning_move(world, [move for move in menu if isinstance(move, Lay)], self._solver)
            if move is not None:
                return move
        if not uncertain(world):
            self.last = self._search(world, 1)
            return self.last.move
        votes: Counter[Lay] = Counter()
        values: Counter[Lay] = Counter()
        for number in range(WORLDS):
            found = self._search(world, WORLDS)
            votes[found.move] += 1
            values[found.move] += found.value
            if self.last is None or found.value > self.last.value:
                self.last = found
            if number < WORLDS - 1:
                world = single_game(imagine(view, self._rng))
        best = max((move for move in menu if isinstance(move, Lay)), key=lambda move: (votes[move], values[move]))
        return best

    def _search(self, world: State, shares: int) -> Analysis:
        seconds, nodes = self._budget.seconds, self._budget.iterations
        if seconds is None and nodes is None:
            nodes = HARD_NODES
        return self._searcher.analyse(
            world,
            seconds=None if seconds is None else seconds / shares,
            nodes=None if nodes is None else max(1, nodes // shares),
            depth=self._level.depth,
            order=self._rng,
        )

    def _open(self, view: View, menu: Sequence[Move]) -> Move:
        """Lay Mustafa on the cell that leaves the opponent the lowest value."""
        world = single_game(imagine(view, self._rng))
        share = len(menu)
        seconds = None if self._budget.seconds is None else self._budget.seconds / share
        values: list[tuple[int, int]] = []
        for number, move in enumerate(menu):
            after, _ = play(world, self._seat, move)
            found = self._searcher.analyse(
                after,
                seconds=seconds,
                nodes=None if self._budget.iterations is None else max(1, self._budget.iterations // share),
                depth=OPENING_DEPTH,
                order=self._rng,
            )
            values.append((found.value, number))
        return menu[min(values)[1]]


def single_game(state: State) -> State:
    """Return the state without the match around the game: the search ends where the game does."""
    return replace(state, options=replace(state.options, match="single"))


def solvable(state: State) -> bool:
    """Return whether this is a beginner's game under the default rules, which can be solved."""
    options = state.options
    return (
        options.neutrals == "beginner"
        and options.facing == "own"
        and options.directions == 8
        and options.placement_cap >= 15
    )


def uncertain(state: State) -> bool:
    """Return whether a draw of NATURE or a hidden tile may matter."""
    if any(tile is not None for hidden in state.hidden for tile in hidden):
        return True
    if not state.box:
        return False
    around = {here.tile for here in state.board if here is not None}
    around.update(*state.zones, state.neutral, state.removed)
    return state.options.neutrals == "long" or ("ELE" in around and state.options.elections == "random")
