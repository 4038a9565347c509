"""The searching bots: `easy`, `normal`, `depth2`, `hard`. A beginner's game `hard` plays without a mistake.

Where tiles are hidden or NATURE may still draw, several worlds that fit the view are searched, and the move that is
best in most of them is played."""

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
    depth: int
    slips: float
    """How often a move is left to chance."""
    exact: bool
    """Plays the beginner's game from the book and by exact search."""


LEVELS = {
    "easy": Level(depth=1, slips=0.25, exact=False),
    "normal": Level(depth=2, slips=0.05, exact=False),
    "depth2": Level(depth=2, slips=0.0, exact=False),
    "hard": Level(depth=MOST_DEPTH, slips=0.0, exact=True),
}
NODES = 15_000_000
"""What `hard` visits for a move unless told otherwise: about a second, and the same everywhere."""
WORLDS = 6
OPENING_DEPTH = 3


class Player:
    def __init__(self, level: str, seat: int, rng: Random, budget: Budget) -> None:
        self._level, self._seat, self._rng = LEVELS[level], seat, rng
        self._budget = budget
        self._searcher = Searcher(20 if self._level.exact else 14)
        self._solver = Solver()
        self._by_thumb = Clever(seat, rng, budget)
        self.last: Analysis | None = None
        """What the last search found: value, depth, expected line."""

    def choose(self, view: View, menu: Sequence[Move], news: Sequence[Any]) -> Move:
        self.last = None
        if self._level.slips and self._rng.random() < self._level.slips:
            return self._rng.choice(menu)
        match view.phase:
            case Turn():
                return self._lay(view, menu)
            case Opening() if self._level.exact and view.options.neutrals != "beginner":
                return self._open(view, menu)
        return self._by_thumb.choose(view, menu, news)

    def interject(self, _view: View, _menu: Sequence[Move], _news: Sequence[Any]) -> None:
        return None

    def _lay(self, view: View, menu: Sequence[Move]) -> Move:
        world = single(imagine(view, self._rng))
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
                world = single(imagine(view, self._rng))
        best = max((move for move in menu if isinstance(move, Lay)), key=lambda move: (votes[move], values[move]))
        return best

    def _search(self, world: State, shares: int) -> Analysis:
        seconds, nodes = self._budget.seconds, self._budget.iterations
        if seconds is None and nodes is None:
            nodes = NODES
        return self._searcher.analyse(
            world,
            seconds=None if seconds is None else seconds / shares,
            nodes=None if nodes is None else max(1, nodes // shares),
            depth=self._level.depth,
            order=self._rng,
        )

    def _open(self, view: View, menu: Sequence[Move]) -> Move:
        """Mustafa: the cell after which the opponent finds least."""
        world = single(imagine(view, self._rng))
        share = len(menu)
        seconds = None if self._budget.seconds is None else self._budget.seconds / share
        worst: list[tuple[int, int]] = []
        for number, move in enumerate(menu):
            after, _ = play(world, self._seat, move)
            found = self._searcher.analyse(
                after,
                seconds=seconds,
                nodes=None if self._budget.iterations is None else max(1, self._budget.iterations // share),
                depth=OPENING_DEPTH,
                order=self._rng,
            )
            worst.append((found.value, number))
        return menu[min(worst)[1]]


def single(state: State) -> State:
    """One game, without the match around it: the search ends where the game does."""
    return replace(state, options=replace(state.options, match="single"))


def solvable(state: State) -> bool:
    """A beginner's game under the default rules."""
    options = state.options
    return (
        options.neutrals == "beginner"
        and options.facing == "own"
        and options.directions == 8
        and options.placement_cap >= 15
    )


def uncertain(state: State) -> bool:
    """Whether a draw of NATURE or a hidden tile may matter."""
    if any(tile is not None for hidden in state.hidden for tile in hidden):
        return True
    if not state.box:
        return False
    around = {here.tile for here in state.board if here is not None}
    around.update(*state.zones, state.neutral, state.removed)
    return state.options.neutrals == "long" or ("ELE" in around and state.options.elections == "random")
