"""Players of King Thief Minister."""

from diwan.bots.bot import Maker
from diwan.bots.king_thief_minister.clever import Clever
from diwan.bots.king_thief_minister.search import SEARCH

BOTS: dict[str, Maker] = {"clever": Clever}

__all__ = ["BOTS", "SEARCH", "Clever"]
