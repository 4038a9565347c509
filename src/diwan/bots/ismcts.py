"""Monte Carlo tree search over imagined worlds, for every game of the contract.

Before each simulation the searcher imagines a world from its own view; the true state is never at hand. Every seat
walks a tree of its own (*multiple-observer* information-set search, Cowling, Powley and Whitehouse 2012): a step
down is what that seat did itself or was told, so nobody reacts to what they cannot have noticed. That makes sealed
simultaneous choices come out right without any special case: an answer that is told to nobody moves nobody else's
place in their tree.

From one decision to the next the searcher keeps what it found out about the place where it now stands in its own tree.
Nothing there is out of date: games that told a seat the same gave it the same view, so all of it comes from worlds that
the present view cannot rule out. How often each of them was met depends on what the others tried in the tree, so it
counts for no more than as many new simulations. The trees of the others are forgotten: where they stand, only they
know.

A game can lend its knowledge: its declaration may name a `Search(...)`. Without it the search knows the rules and
nothing else.

More time does not make such a player safer against somebody who knows it: the opponents in its tree do not see their
own secrets, and its play is not a balanced mixture.
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


class Search(Struct, frozen=True):
    """How a game is searched. Everything may be left out."""

    rollout: Callable[[Any, int, Random], Any] | None = None
    """A quick move of a seat in an imagined world."""
    evaluate: Callable[[Any], Values] | None = None
    """How well every seat stands in a game that goes on."""
    believe: Callable[[Any, Random], Callable[[], Any]] | None = None
    """For a view, what draws worlds that it cannot rule out, the likelier ones more often; else `imagine`."""
    judge: Callable[[Any, Sequence[Any]], Values] | None = None
    """What the searcher thinks of its menu before it searches: a view, a menu; a value from 0 to 1 for each move."""
    trust: float = 8.0
    """How many simulations a word of `judge` weighs."""
    depth: int = 400
    """Moves of a simulation before `evaluate` (without one: before the game counts as undecided)."""
    explore: float = 0.7
    widen: float = 2.0
    """A place in the tree that was visited n times considers at most widen * sqrt(n) moves of a menu ..."""
    narrow: int = 12
    """... where the menu is longer than this."""
    iterations: int = 400
    """Simulations a move where the budget names neither these nor a time."""


class _Arm:
    """A move that was tried: how often, with what sum of values, and how often it could have been chosen."""

    __slots__ = ("offers", "total", "tries")

    def __init__(self) -> None:
        self.tries = self.total = self.offers = 0.0

    def trust(self, tries: float, value: float) -> None:
        """Counts a judgement like so many tries."""
        self.tries += tries
        self.offers += tries
        self.total += tries * value


class _Place:
    """Where a seat stands in its own tree: everything that it did and was told since the search began, one thing after
    the other."""

    __slots__ = ("arms", "next", "visits")

    def __init__(self) -> None:
        self.arms: dict[Any, _Arm] = {}
        self.next: dict[Any, _Place] = {}
        self.visits = 0


_Step = tuple[int, Any, tuple[Told, ...]]
"""Who moved, how, and what was told of it."""


def _walk(place: _Place, seat: int, log: Sequence[_Step]) -> _Place:
    """Where what happened leads a seat that notices its own moves and what it is told."""
    for mover, move, told in log:
        noticed = news(told, seat)
        if seat == mover:
            noticed = (move, *noticed)
        for thing in noticed:
            following = place.next.get(thing)
            if following is None:
                following = place.next[thing] = _Place()
            place = following
    return place


class _Memory:
    """The searcher's own tree, and what it did and heard since it last thought."""

    def __init__(self) -> None:
        self._tree: _Place | None = None
        self._since: list[Any] = []

    def hear(self, news: Sequence[Any]) -> None:
        self._since += news

    def moved(self, move: Any) -> None:
        self._since.append(move)

    def keep(self, tree: _Place) -> None:
        self._tree, self._since = tree, []

    def recall(self) -> _Place:
        """Where it stands now; a new place if no simulation came here. Who has heard nothing since its own move may be
        one who is never given any news: it begins anew, to be safe."""
        place = self._tree if len(self._since) > 1 else None
        for thing in self._since:
            place = place.next.get(thing) if place is not None else None
        return place or _Place()


class Ismcts:
    def __init__(self, game: AnyGame, search: Search, rng: Random, budget: Budget) -> None:
        self._game, self._search, self._rng, self._budget = game, search, rng, budget
        self.simulations = 0
        """Of all decisions so far."""
        self.kept = 0
        """How many of these served a later decision too, because they had come by its place."""
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
        """How often each move of the menu was tried; the most tried one is the choice."""
        search, rng, began = self._search, self._rng, perf_counter()
        imagine = search.believe(view, rng) if search.believe else partial(self._game.imagine, view, rng)
        first = self._memory.recall()
        self.kept += first.visits
        if search.judge is not None:
            for move, value in zip(menu, search.judge(view, menu), strict=True):
                first.arms.setdefault(move, _Arm()).trust(search.trust, value)
        trees = {view.seat: first}
        for _ in self._rounds(began):
            self._simulate(imagine(), view.seat, menu, trees)
        self._memory.keep(first)
        return {move: arm.tries + 1e-3 * arm.total for move, arm in first.arms.items()}

    def _rounds(self, began: float) -> Iterator[int]:
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

    def _simulate(self, state: Any, me: int, menu: Sequence[Any], trees: dict[int, _Place]) -> None:
        """One world: down the trees, one new move, a quick end, and the values back up."""
        game, rng = self._game, self._rng
        path: list[tuple[int, _Arm]] = []
        log: list[_Step] = []
        places: dict[int, tuple[_Place, int]] = {}  # by seat: where it stands, and how much of the log that covers
        fresh = False
        while not fresh and len(log) < self._search.depth and (waiting := game.to_act(state)):
            if waiting[0] == NATURE:
                seat, move = NATURE, draw(game.odds(state), rng)
            else:
                seat = me if not path else waiting[0] if len(waiting) == 1 else rng.choice(waiting)
                place, known = places.get(seat) or (trees.setdefault(seat, _Place()), 0)
                place = _walk(place, seat, log[known:])
                places[seat] = place, len(log)
                move, arm = self._select(place, menu if not path else game.legal(state, seat))
                fresh = arm.tries == 0
                path.append((seat, arm))
            state, told = game.play(state, seat, move)
            log.append((seat, move, told))
        values = self._play_on(state, len(log))
        for seat, arm in path:
            arm.tries += 1
            arm.total += values[seat] if values else 0.5

    def _select(self, place: _Place, menu: Sequence[Any]) -> tuple[Any, _Arm]:
        """The upper confidence bound of Auer et al., over moves that are not always on offer."""
        arms, explore = place.arms, self._search.explore
        place.visits += 1
        known = [(move, arm) for move in menu if (arm := arms.get(move)) is not None]
        most = len(menu)
        if most > self._search.narrow:
            most = int(self._search.widen * sqrt(place.visits)) + 1
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

    def _play_on(self, state: Any, steps: int) -> Values | None:
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
        if outcome.teams and outcome.winners:  # a team's win is whole for each of its seats
            return [float(seat in outcome.winners) for seat in range(len(outcome.scores))]
        return outcome.shares(draw="everybody")


def search_of(game_id: str) -> Search:
    """Return what is declared about searching the game; by default the rules and nothing else."""
    declared: Part[Search] | None = find_game(game_id).search
    if declared is not None:
        return declared.load()
    return next((module.SEARCH for module in added_modules(game_id) if hasattr(module, "SEARCH")), Search())


def ismcts(game_id: str, plain: bool = False) -> Maker:
    """Makes searchers of a game, with all that its `Search` knows; plain ones know the rules and nothing else."""

    def make(_seat: int, rng: Random, budget: Budget) -> Ismcts:
        return Ismcts(find_game(game_id), Search() if plain else search_of(game_id), rng, budget)

    declared = None if plain else find_game(game_id).search
    return Needing(declared.extra, make) if declared is not None and declared.extra else make
