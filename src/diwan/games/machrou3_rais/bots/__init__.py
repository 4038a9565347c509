"""Bots of Machrou3 Ra2is.

`clever` weighs the Seats and Objectives of the positions that a move leads to, keeps a Bayesian model of the roles
from votes, battles, candidacies and words, and plays its role: Reformists look for somebody to trust, the Corrupt
cover for each other, the Judge hints. `hard` knows the teams' habits better, and plays the election out to its end."""

from diwan.bots.bot import Maker
from diwan.bots.levels import distracted
from diwan.games.machrou3_rais.bots.clever import Clever
from diwan.games.machrou3_rais.bots.hard import Hard
from diwan.games.machrou3_rais.bots.knowledge import SEARCH

BOTS: dict[str, Maker] = {
    "clever": Clever,
    "hard": Hard,
    # Teams win together, so small differences vanish: with more random moves than `easy` a bot wins hardly more than a
    # random one, and with fewer than `normal` hardly less than `hard`.
    "easy": distracted(Clever, 0.5),
    "normal": distracted(Clever, 0.3),
}

__all__ = ["BOTS", "SEARCH", "Clever", "Hard"]
