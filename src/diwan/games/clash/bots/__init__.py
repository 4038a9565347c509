"""The bots of Clash. The compiled parts are imported when a bot is made, not with this package."""

from random import Random

from diwan.bots.bot import Bot, Budget, Maker, Needing
from diwan.core.extras import needs
from diwan.games.clash.bots.clever import Clever


def _searching(level: str) -> Maker:
    def make(seat: int, rng: Random, budget: Budget) -> Bot:
        with needs("search", "this bot"):
            from diwan.games.clash.bots.player import Player

        return Player(level, seat, rng, budget)

    return Needing("search", make)


BOTS: dict[str, Maker] = {
    "clever": Clever,
    "easy": _searching("easy"),
    "normal": _searching("normal"),
    "depth2": _searching("depth2"),
    "hard": _searching("hard"),
}
