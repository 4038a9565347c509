"""The ladder for people: each level beats the one below (`docs/research.md` has the measurements). The levels that a
game does not have of its own think like `clever` and differ in how often their mind is elsewhere."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from diwan.bots.bot import Bot, Budget, Maker, Needing
from diwan.core.bot import extra_of

DISTRACTION = {"easy": 0.6, "normal": 0.2}
"""How often a level does not think: then any move of the menu will do."""


class Distracted:
    def __init__(self, thinker: Bot, distraction: float, rng: Random) -> None:
        self._thinker, self._distraction, self._rng = thinker, distraction, rng

    def choose(self, view: Any, menu: Sequence[Any], news: Sequence[Any]) -> Any:
        considered = self._thinker.choose(view, menu, news)  # who listens with half an ear still listens
        return self._rng.choice(menu) if self._rng.random() < self._distraction else considered

    def interject(self, view: Any, menu: Sequence[Any], news: Sequence[Any]) -> Any | None:
        return self._thinker.interject(view, menu, news)


def distracted(maker: Maker, distraction: float) -> Maker:
    def make(seat: int, rng: Random, budget: Budget) -> Bot:
        return Distracted(maker(seat, Random(rng.random()), budget), distraction, rng)

    extra = extra_of(maker)
    return Needing(extra, make) if extra else make


def levels(made: Mapping[str, Maker]) -> dict[str, Maker]:
    """The levels that a game lacks, out of its `clever`."""
    if "clever" not in made:
        return {}
    weaker = {level: distracted(made["clever"], distraction) for level, distraction in DISTRACTION.items()}
    return {level: maker for level, maker in {**weaker, "hard": made["clever"]}.items() if level not in made}
