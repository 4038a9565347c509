"""Levels of difficulty for people: each level beats the one below.

A level that the game does not define is the bot `clever`, which plays a random move from time to time."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from diwan.bots.bot import Bot, Budget, Maker, Needing
from diwan.core.bot import extra_of

DISTRACTION = {"easy": 0.6, "normal": 0.2}
"""The share of moves that a level chooses at random."""


class Distracted:
    """A bot that plays a random move instead of another bot's choice from time to time."""

    def __init__(self, thinker: Bot, distraction: float, rng: Random) -> None:
        self._thinker, self._distraction, self._rng = thinker, distraction, rng

    def choose(self, view: Any, menu: Sequence[Any], news: Sequence[Any]) -> Any:
        move = self._thinker.choose(view, menu, news)  # Asked even if its move is not used: it has to hear the news.
        return self._rng.choice(menu) if self._rng.random() < self._distraction else move

    def interject(self, view: Any, menu: Sequence[Any], news: Sequence[Any]) -> Any | None:
        return self._thinker.interject(view, menu, news)


def distracted(maker: Maker, distraction: float) -> Maker:
    """Return a maker of bots that choose this share of their moves at random."""

    def make(seat: int, rng: Random, budget: Budget) -> Bot:
        return Distracted(maker(seat, Random(rng.random()), budget), distraction, rng)

    extra = extra_of(maker)
    return Needing(extra, make) if extra else make


def levels(made: Mapping[str, Maker]) -> dict[str, Maker]:
    """Return the levels that a game does not define, made from its bot `clever`."""
    if "clever" not in made:
        return {}
    weaker = {level: distracted(made["clever"], distraction) for level, distraction in DISTRACTION.items()}
    return {level: maker for level, maker in {**weaker, "hard": made["clever"]}.items() if level not in made}
