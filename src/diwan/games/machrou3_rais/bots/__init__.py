"""Players of Machrou3 Ra2is.

`clever` weighs Seats and Objectives of the positions that a move leads to, keeps a Bayesian model of who is what from
votes, battles, candidacies and words, and plays its role: Reformists look for somebody to trust, the Corrupt cover for
each other, the Judge hints. `hard` knows the teams' habits better, and thinks the election through to its end.
"""

from diwan.bots.bot import Maker
from diwan.bots.levels import distracted
from diwan.games.machrou3_rais.bots.clever import Clever
from diwan.games.machrou3_rais.bots.knowledge import SEARCH
from diwan.games.machrou3_rais.bots.player import Player

BOTS: dict[str, Maker] = {
    "clever": Clever,
    "hard": Player,
    # Teams win together: who is distracted more often than `easy` wins hardly more than somebody who never thinks, and
    # who is less often than `normal` hardly less than `hard`.
    "easy": distracted(Clever, 0.5),
    "normal": distracted(Clever, 0.3),
}

__all__ = ["BOTS", "SEARCH", "Clever", "Player"]
