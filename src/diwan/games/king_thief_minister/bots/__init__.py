"""Players of King Thief Minister. The compiled parts are imported when a bot first needs them, not before."""

from random import Random

from diwan.bots.bot import Bot, Budget, Maker, Needing
from diwan.core.extras import needs
from diwan.games.king_thief_minister.bots.clever import Clever
from diwan.games.king_thief_minister.bots.knowledge import SEARCH


def _hard(seat: int, rng: Random, budget: Budget) -> Bot:
    with needs("search", "this bot"):
        from diwan.games.king_thief_minister.bots.player import Player

    return Player(seat, rng, budget)


BOTS: dict[str, Maker] = {"clever": Clever, "hard": Needing("search", _hard)}

__all__ = ["BOTS", "SEARCH", "Clever"]
