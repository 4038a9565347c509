"""Machrou3 Ra2is: politicians divide a country, and two of them are for sale."""

from diwan.core.game import About
from diwan.games.machrou3_rais.clock import clock
from diwan.games.machrou3_rais.events import Event
from diwan.games.machrou3_rais.imagine import imagine
from diwan.games.machrou3_rais.moves import Move
from diwan.games.machrou3_rais.rules import (
    conserved,
    legal,
    odds,
    outcome,
    play,
    refusal,
    standing,
    start,
    tally,
    to_act,
)
from diwan.games.machrou3_rais.rules.talk import TALK as open_moves  # noqa: N811 - the contract's name
from diwan.games.machrou3_rais.state import Options, State
from diwan.games.machrou3_rais.view import View, view
from diwan.games.machrou3_rais.words import cards

edition = "2"
about = About(
    id="machrou3-rais",
    seats=(4, 5, 6),
    minutes=(60, 120),
    rulings=("R", 61),
    variants={
        "beginner": Options(),
        "advanced": Options(mode="advanced"),
    },
)

__all__ = [
    "Event",
    "Move",
    "Options",
    "State",
    "View",
    "about",
    "cards",
    "clock",
    "conserved",
    "edition",
    "imagine",
    "legal",
    "odds",
    "open_moves",
    "outcome",
    "play",
    "refusal",
    "standing",
    "start",
    "tally",
    "to_act",
    "view",
]
