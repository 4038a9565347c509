"""Law: `imagine` draws exactly the worlds that fit a view."""

from collections.abc import Iterator, Sequence
from typing import Any

from diwan.core.game import NATURE, news
from diwan.lab.laws.views import is_out_of_turn, is_unnoticed
from diwan.lab.laws.walk import Step, Walk


class PossibleWorlds:
    """All worlds that are consistent with what an observer heard, found by playing every possible move."""

    def __init__(self, walk: Walk, observer: int | None, most: int) -> None:
        self.game, self.observer, self.most = walk.game, observer, most
        self._others = [seat for seat in walk.seats if seat != observer]
        self.worlds = self._with_unheard_moves({walk.game.start(walk.setup)})

    def follow(self, step: Step) -> bool:
        """Add one more move of the walk; return False if there are too many worlds to continue, or if they cannot be
        listed: a menu has examples only of open moves, so an open move that is told to others might be any other."""
        heard = news(step.told, self.observer)
        if step.actor not in (self.observer, NATURE) and step.move not in self.game.legal(step.state, step.actor):
            return False
        after: set[Any] = set()
        if is_unnoticed(self.game, step, self.observer):
            return True  # The worlds already include every move of this kind.
        for world in self.worlds:
            found = set()
            has_examples = False
            for move in self._possible_moves(world, step):
                then, told = self.game.play(world, step.actor, move)
                if news(told, self.observer) == heard:
                    found.add(then)
                    is_told = step.actor in self.game.to_act(then)  # as opposed to sealed until all have chosen
                    has_examples = has_examples or (is_told and isinstance(move, self.game.open_moves))
            after |= found
            if len(after) > self.most or (has_examples and len(found) > 1):
                return False
        self.worlds = self._with_unheard_moves(after)
        return len(self.worlds) <= self.most

    def _with_unheard_moves(self, worlds: set[Any]) -> set[Any]:
        """Return the worlds and those that follow from moves which the observer does not notice."""
        found, fresh = set(worlds), list(worlds)
        while fresh and len(found) <= self.most:
            world = fresh.pop()
            for then in self._after_unheard_moves(world):
                if then not in found:
                    found.add(then)
                    fresh.append(then)
        return found

    def _after_unheard_moves(self, world: Any) -> Iterator[Any]:
        waiting = self.game.to_act(world)
        if not waiting or waiting == (NATURE,):
            return
        for seat in self._others:
            if seat in waiting and self.game.awaited is None:
                continue
            for move in self.game.legal(world, seat):
                then, told = self.game.play(world, seat, move)
                if news(told, self.observer):
                    continue
                if seat not in waiting or self.game.hides_decision(world, then, seat, self.observer):
                    yield then

    def _possible_moves(self, world: Any, step: Step) -> Sequence[Any]:
        """Return the moves that may have been played in a world, for all that the observer knows."""
        if step.actor == self.observer:
            return [step.move]
        if step.actor == NATURE:
            return [move for move, _ in self.game.odds(world)]
        is_awaited = step.actor in self.game.seen_to_act(world, self.observer)
        if is_awaited == is_out_of_turn(self.game, step, self.observer):
            return []  # Everybody knows which seats are to act, as far as they see it: this world is not possible.
        return self.game.legal(world, step.actor)


def imagine_draws_exactly_what_fits(walk: Walk, most: int = 1500, effort: int = 12) -> None:
    """Every imagined world is possible and every possible world is imagined, as far as all worlds can be listed."""
    law, game = "imagine draws exactly what fits", walk.game
    observer = walk.rng.choice(walk.observers)
    possible = PossibleWorlds(walk, observer, most)
    checks = 3
    for number, step in enumerate(walk.steps):
        if not possible.follow(step):
            return
        after = walk.after(number)
        if after not in possible.worlds:
            raise walk.broken(law, "the real world is not among those that fit", number + 1)
        if walk.rng.random() < 0.25:
            seen = game.view(after, observer)
            drawn = {game.imagine(seen, walk.rng) for _ in range(effort * len(possible.worlds) + 40)}
            if wrong := drawn - possible.worlds:
                raise walk.broken(
                    law,
                    f"an impossible world was imagined for seat {observer}: {min(map(str, wrong))}",
                    number + 1,
                )
            if len(drawn) < len(possible.worlds) and len(possible.worlds) <= 400:
                raise walk.broken(
                    law,
                    f"only {len(drawn)} of {len(possible.worlds)} worlds are ever imagined for seat {observer}",
                    number + 1,
                )
            checks -= 1
            if not checks:
                return
