"""Bots of Intrigue.

`honest` spreads what it believes, `liar` what it makes up, `mixed` does either, and `clever` does what promises
more."""

from functools import partial

from diwan.bots.bot import Maker
from diwan.bots.levels import distracted
from diwan.games.intrigue.bots.beliefs import Beliefs
from diwan.games.intrigue.bots.knowledge import SEARCH
from diwan.games.intrigue.bots.schemer import Schemer

__all__ = ["BOTS", "SEARCH", "Beliefs", "Schemer"]

BOTS: dict[str, Maker] = {
    "clever": Schemer,
    "honest": partial(Schemer, lies=0.0),
    "mixed": partial(Schemer, lies=0.5),
    "liar": partial(Schemer, lies=1.0),
    # A random act does little harm in this game, so weaker levels need more of them than in other games.
    "easy": distracted(Schemer, 0.7),
    "normal": distracted(Schemer, 0.5),
    "hard": Schemer,
}
