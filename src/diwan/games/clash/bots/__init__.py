"""Computer players of Clash. The compiled parts are imported when a bot first thinks, not with this package."""

from random import Random
from typing import Any

from diwan.bots.bot import Bot, Budget, Maker
from diwan.games.clash.bots.clever import Clever


def _searching(level: str) -> Maker:
    def make(seat: int, rng: Random, budget: Budget) -> Bot:
        from diwan.games.clash.bots.player import Player

        return Player(level, seat, rng, budget)

    return make


BOTS: dict[str, Maker] = {
    "clever": Clever,
    "easy": _searching("easy"),
    "normal": _searching("normal"),
    "depth2": _searching("depth2"),
    "hard": _searching("hard"),
}


def __getattr__(name: str) -> Any:
    """`SEARCH`, for a search that is about to begin."""
    if name == "SEARCH":
        from diwan.games.clash.bots.knowledge import SEARCH

        return SEARCH
    raise AttributeError(name)
