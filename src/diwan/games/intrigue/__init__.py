"""Intrigue: secrets, rumours, alliances and votes in the Party, 1980."""

from diwan.games.intrigue.events import Event
from diwan.games.intrigue.moves import Move, open_moves
from diwan.games.intrigue.options import Options, seated
from diwan.games.intrigue.rules import (
    about,
    clock,
    conserved,
    edition,
    legal,
    odds,
    outcome,
    play,
    refusal,
    standing,
    start,
    tally,
    to_act,
    trial,
)
from diwan.games.intrigue.state import State
from diwan.games.intrigue.view import View, view
from diwan.games.intrigue.worlds import imagine

whispers = True
"""I28: any two comrades may talk in private; no rule hears it."""

__all__ = [
    "Event",
    "Move",
    "Options",
    "State",
    "View",
    "about",
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
    "seated",
    "standing",
    "start",
    "tally",
    "to_act",
    "trial",
    "view",
    "whispers",
]
