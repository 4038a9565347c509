"""Players of Machrou3 Ra2is.

`clever` weighs Seats and Objectives of the positions that a move leads to, keeps a Bayesian model of who is what from
votes, battles, candidacies and words, and plays its role: Reformists look for somebody to trust, the Corrupt cover for
each other, the Judge hints.
"""

from diwan.bots.bot import Maker
from diwan.bots.machrou3_rais.clever import Clever

BOTS: dict[str, Maker] = {"clever": Clever}
