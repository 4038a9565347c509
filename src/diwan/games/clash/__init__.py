"""Clash: Jihad vs. McWorld. Two players, nine cells, and the tiles that more people support win."""

from diwan.games.clash.events import Event
from diwan.games.clash.moves import Move
from diwan.games.clash.rules import (
    about,
    clock,
    conserved,
    edition,
    legal,
    odds,
    outcome,
    play,
    refusal,
    start,
    tally,
    to_act,
)  # fmt: skip
from diwan.games.clash.state import Options, State
from diwan.games.clash.view import View, imagine, known_of, view

__all__ = [
    "Event", "Move", "Options", "State", "View", "about", "clock", "conserved", "edition", "imagine", "known_of",
    "legal", "odds", "outcome", "play", "refusal", "start", "tally", "to_act", "view",
]  # fmt: skip
