"""Information-set Monte Carlo tree search, for every game of the contract.

Before each simulation the searcher samples a world that is consistent with its view; it never has the true state. Every
seat has a tree of its own (*multiple-observer* information-set search: Cowling, Powley and Whitehouse 2012). An edge of
that tree is a move of the seat or an event that the seat heard, so nobody reacts to what they cannot have noticed.
Sealed simultaneous choices need no special case: an answer that nobody hears leaves the others at the same node.

After a decision the searcher keeps its own tree and goes on from the node that it has reached. Nothing in there is out
of date: a seat that has heard the same events has the same view, so all of it comes from worlds that the current view
cannot rule out. How often each world was sampled depended on what the others tried in the tree, so kept simulations
count no more than new ones. The trees of the others are dropped, because the searcher does not know their nodes.

A game can add knowledge: its declaration may name a `Search(...)`. Without it the search knows only the rules.

More time does not make this player safer against an opponent who knows how it plays: the opponents in its tree do not
see their own secrets, and it does not play a balanced mixed strategy.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from math import log, sqrt
from random import Random
from time import perf_counter
from typing import Any

from msgspec import Struct

from diwan.bots.bot import Budget, Maker, Needing, added_modules
from diwan.core.game import NATURE, AnyGame, Part, Told, draw, news
from diwan.core.registry import game as find_game

Values = Sequence[float]
"""By seat, from 0 (lost) to 1 (won)."""


class Search(Struct, frozen=True, kw_only=True):
    """What a game adds to the search, and the parameters of the search. Every field is optional."""

    rollout: Callable[[Any, int, Random], Any] | None = None
    """Return a quick move, given a sampled state and a seat; else a random move of the menu is played."""
    evaluate: Callable[[Any], Values] | None = None
    """Return the value of an unfinished game's state for each seat."""
    sample_worlds: Callable[[Any, Random], Callable[[], Any]] | None = None
    """Return, for a view, a function that samples states by their likelihood; else `imagine` samples them."""
    prior: Callable[[Any, Sequence[Any]], Values] | None = None
    """Return a value from 0 to 1 for each move of a menu before the search, given the view and the menu."""
    prior_weight: float = 8.0
    """The number of simulations that a value of `prior` counts as."""
    depth: int = 400
    """Moves of a simulation before `evaluate` is called (without it, before the game counts as undecided)."""
    explore: float = 0.7
    """The exploration constant of the upper confidence bound."""
    widen: float = 2.0
    """Progressive widening: a node with n visits considers at most widen * sqrt(n) moves of a menu ..."""
    narrow: int = 12
    """... that is longer than this."""
    iterations: int = 400
    """Simulations per move if the budget states neither simulations nor time."""


class _Arm:
    """A move that was tried: how often, with what sum of values, and how often it was on offer."""

    __slots__ = ("offers", "total", "tries")

    def __init__(self) -> None:
        self.tries = self.total = self.offers = 0.0

    def add_prior(self, tries: float, value: float) -> None:
        """Count a prior value as so many tries."""
        self.tries += tries
        self.offers += tries
        self.total += tries * value


class _Node:
    """A node in the tree of one seat: the sequence of its own moves and of the events it heard since the root."""

    __slots__ = ("arms", "children", "visits")

    def __init__(self) -> None:
        self.arms: dict[Any, _Arm] = {}
        self.children: dict[Any, _Node] = {}
        self.visits = 0


_Step = tuple[int, Any, tuple[Told, ...]]
"""The seat that moved, its move, and the events that the move caused."""


def _descend(node: _Node, seat: int, steps: Sequence[_Step]) -> _Node:
    """Return the node that a seat reaches by its own moves and the events it hears."""
    for mover, move, told in steps:
        observed = news(told, seat)
        if seat == mover:
            observed = (move, *observed)
        for each in observed:
            child = node.children.get(each)
            if child is None:
                child = node.children[each] = _Node()
            node = child
    return node


class _Memory:
    """The searcher's own tree, and what it did and heard since its last search."""

    def __init__(self) -> None:
        self._tree: _Node | None = None
        self._since: list[Any] = []

    def hear(self, news: Sequence[Any]) -> None:
        self._since += news

    def moved(self, move: Any) -> None:
        self._since.append(move)

    def keep(self, tree: _Node) -> None:
        self._tree, self._since = tree, []

    def current_node(self) -> _Node:
        """Return the node that was reached, or a new one if no simulation came here.

        A searcher that has heard nothing since its own move starts a new tree: perhaps nobody tells it any news."""
        node = self._tree if len(self._since) > 1 else None
        for observed in self._since:
            node = node.children.get(observed) if node is not None else None
        return node or _Node()


class Ismcts:
    """A bot that searches each of its decisions."""

    def __init__(self, game: AnyGame, search: Search, rng: Random, budget: Budget) -> None:
        self._game, self._search, self._rng, self._budget = game, search, rng, budget
        self.simulations = 0
        """The number of simulations for all decisions so far."""
        self.reused = 0
        """How many of these also counted for a later decision, because they passed through its node."""
        self._memory = _Memory()

    def interject(self, _view: Any, _menu: Sequence[Any], news: Sequence[Any]) -> None:
        self._memory.hear(news)

    def choose(self, view: Any, menu: Sequence[Any], news: Sequence[Any]) -> Any:
        self._memory.hear(news)
        move = menu[0]
        if len(menu) > 1:
            found = self.think(view, menu)
            move = max(menu, key=lambda move: found.get(move, 0.0))
        self._memory.moved(move)
        return move

    def think(self, view: Any, menu: Sequence[Any]) -> dict[Any, float]:
        """Search and return how often each move of the menu was tried; the most tried one is the choice.

        The mean value breaks ties: it adds less than one try."""
        search, rng, began = self._search, self._rng, perf_counter()
        sample = search.sample_worlds(view, rng) if search.sample_worlds else partial(self._game.imagine, view, rng)
        root = self._memory.current_node()
        self.reused += root.visits
        if search.prior is not None:
            for move, value in zip(menu, search.prior(view, menu), strict=True):
                root.arms.setdefault(move, _Arm()).add_prior(search.prior_weight, value)
        trees = {view.seat: root}
        for _ in self._rounds(began):
            self._simulate(sample(), view.seat, menu, trees)
        self._memory.keep(root)
        return {move: arm.tries + 1e-3 * arm.total for move, arm in root.arms.items()}

    def _rounds(self, began: float) -> Iterator[int]:
        """Yield once for each simulation that the budget allows."""
        seconds, iterations = self._budget.seconds, self._budget.iterations
        if iterations is None and seconds is None:
            iterations = self._search.iterations
        done = 0
        while (iterations is None or done < iterations) and (
            seconds is None or done == 0 or perf_counter() - began < seconds
        ):
            done += 1
            yield done
        self.simulations += done

    def _simulate(self, state: Any, me: int, menu: Sequence[Any], trees: dict[int, _Node]) -> None:
        """Simulate one world: descend the trees to a new move, roll out, and add the values to the moves tried."""
        game, rng = self._game, self._rng
        path: list[tuple[int, _Arm]] = []
        steps: list[_Step] = []
        nodes: dict[int, tuple[_Node, int]] = {}  # By seat: its node, and how many of the steps led there.
        fresh = False
        while not fresh and len(steps) < self._search.depth and (waiting := game.to_act(state)):
            if waiting[0] == NATURE:
                seat, move = NATURE, draw(game.odds(state), rng)
            else:
                seat = me if not path else waiting[0] if len(waiting) == 1 else rng.choice(waiting)
                node, covered = nodes.get(seat) or (trees.setdefault(seat, _Node()), 0)
                node = _descend(node, seat, steps[covered:])
                nodes[seat] = node, len(steps)
                move, arm = self._select(node, menu if not path else game.legal(state, seat))
                fresh = arm.tries == 0
                path.append((seat, arm))
            state, told = game.play(state, seat, move)
            steps.append((seat, move, told))
        values = self._roll_out(state, len(steps))
        for seat, arm in path:
            arm.tries += 1
            arm.total += values[seat] if values else 0.5

    def _select(self, node: _Node, menu: Sequence[Any]) -> tuple[Any, _Arm]:
        """Choose a move by the upper confidence bound (Auer et al. 2002), for moves that are not always on offer."""
        arms, explore = node.arms, self._search.explore
        node.visits += 1
        known = [(move, arm) for move in menu if (arm := arms.get(move)) is not None]
        most = len(menu)
        if most > self._search.narrow:
            most = int(self._search.widen * sqrt(node.visits)) + 1
        if len(known) < len(menu) and len(known) < most:
            move = self._rng.choice([move for move in menu if move not in arms])
            arm = arms[move] = _Arm()
            arm.offers = 1
            return move, arm
        best, chosen = -1.0, known[0]
        for pair in known:
            arm = pair[1]
            arm.offers += 1
            bound = arm.total / arm.tries + explore * sqrt(log(arm.offers) / arm.tries)
            if bound > best:
                best, chosen = bound, pair
        return chosen

    def _roll_out(self, state: Any, steps: int) -> Values | None:
        """Play quick moves until the end or the depth limit; return the values, None if undecided."""
        game, search, rng = self._game, self._search, self._rng
        rollout, depth = search.rollout, search.depth
        to_act, legal, odds, play = game.to_act, game.legal, game.odds, game.play
        while waiting := to_act(state):
            if steps >= depth:
                break
            seat = waiting[0]
            if seat == NATURE:
                move = draw(odds(state), rng)
            elif rollout is not None:
                move = rollout(state, seat, rng)
            else:
                move = rng.choice(legal(state, seat))
            state, _ = play(state, seat, move)
            steps += 1
        return self._value(state)

    def _value(self, state: Any) -> Values | None:
        outcome = self._game.outcome(state)
        if outcome is None:
            return self._search.evaluate(state) if self._search.evaluate is not None else None
        if outcome.teams and outcome.winners:  # A win of a team counts in full for each of its seats.
            return [float(seat in outcome.winners) for seat in range(len(outcome.scores))]
        return outcome.shares(draw="everybody")


def search_of(game_id: str) -> Search:
    """Return what the game or another package declares for the search; by default nothing but the rules."""
    declared: Part[Search] | None = find_game(game_id).search
    if declared is not None:
        return declared.load()
    return next((module.SEARCH for module in added_modules(game_id) if hasattr(module, "SEARCH")), Search())


def ismcts(game_id: str, plain: bool = False) -> Maker:
    """Return a maker of searchers that use the game's `Search`, or only its rules if `plain`."""

    def make(_seat: int, rng: Random, budget: Budget) -> Ismcts:
        return Ismcts(find_game(game_id), Search() if plain else search_of(game_id), rng, budget)

    declared = None if plain else find_game(game_id).search
    return Needing(declared.extra, make) if declared is not None and declared.extra else make
