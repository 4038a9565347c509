"""King Thief Minister: six cards go round a table, and everybody claims to be somebody."""

from diwan.core.game import About
from diwan.games.king_thief_minister.events import Event
from diwan.games.king_thief_minister.moves import Move
from diwan.games.king_thief_minister.rules import (
    clock,
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
from diwan.games.king_thief_minister.state import Options, State
from diwan.games.king_thief_minister.view import View, imagine, retold, shown, view

edition = "1"
about = About(
    id="king-thief-minister",
    seats=(3, 4, 5, 6),
    minutes=(10, 30),
    rulings=("K", 35),
    variants={"standard": Options()},
)

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
    "outcome",
    "play",
    "refusal",
    "retold",
    "shown",
    "standing",
    "start",
    "tally",
    "to_act",
    "view",
]
