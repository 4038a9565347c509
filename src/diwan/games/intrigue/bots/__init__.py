"""Players of Intrigue: `honest` spreads what it believes, `liar` what it makes up, `mixed` either, and `clever` what
promises more."""

from functools import partial

from diwan.bots.bot import Maker
from diwan.bots.levels import distracted
from diwan.games.intrigue.bots.judgement import Judgement
from diwan.games.intrigue.bots.knowledge import SEARCH
from diwan.games.intrigue.bots.schemer import Schemer

__all__ = ["BOTS", "SEARCH", "Judgement", "Schemer"]

BOTS: dict[str, Maker] = {
    "clever": Schemer,
    "honest": partial(Schemer, lies=0.0),
    "mixed": partial(Schemer, lies=0.5),
    "liar": partial(Schemer, lies=1.0),
    # An act that was not thought about does little harm here, so it takes more distraction than elsewhere.
    "easy": distracted(Schemer, 0.7),
    "normal": distracted(Schemer, 0.5),
    "hard": Schemer,
}
