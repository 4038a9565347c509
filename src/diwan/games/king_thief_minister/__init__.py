"""King Thief Minister: six cards go round a table, and everybody claims to be somebody."""

from diwan.core.game import About, Game, Part, Types
from diwan.games.king_thief_minister.events import Event, is_echo
from diwan.games.king_thief_minister.moves import Move
from diwan.games.king_thief_minister.rules import (
    clock,
    conserved,
    legal,
    odds,
    outcome,
    play,
    refusal,
    seated,
    standing,
    start,
    tally,
    to_act,
)
from diwan.games.king_thief_minister.state import Options, State
from diwan.games.king_thief_minister.view import View, imagine, known_of, retold, shown, view

edition = "2"
about = About(
    id="king-thief-minister",
    seats=(3, 4, 5, 6),
    minutes=(10, 30),
    difficulty=1,
    rulings=("K", 38),
    variants={"standard": Options()},
)

__all__ = [
    "GAME", "Event", "Move", "Options", "State", "View", "about", "clock", "conserved", "edition", "imagine", "is_echo",
    "known_of", "legal", "odds", "outcome", "play", "refusal", "retold", "seated", "shown", "standing", "start",
    "tally", "to_act", "view",
]  # fmt: skip

GAME = Game(
    about=about,
    edition=edition,
    package=__name__,
    types=Types(State=State, Move=Move, View=View, Event=Event, Options=Options),
    start=start,
    to_act=to_act,
    legal=legal,
    odds=odds,
    refusal=refusal,
    play=play,
    view=view,
    imagine=imagine,
    outcome=outcome,
    clock=clock,
    conserved=conserved,
    tally=tally,
    standing=standing,
    seated=seated,
    shown=shown,
    retold=retold,
    known_of=known_of,
    is_echo=is_echo,
    trial={"turn_limit_per_player": 8},
    bots=Part("diwan.games.king_thief_minister.bots:BOTS"),
    search=Part("diwan.games.king_thief_minister.bots:SEARCH"),
    picture=Part("diwan.games.king_thief_minister.picture:PICTURE"),
    examples=Part("diwan.games.king_thief_minister.examples:run"),
    bench=Part("diwan.games.king_thief_minister.bench:bench_lines", extra="search"),
    lessons=Part("diwan.games.king_thief_minister.lessons:LESSONS"),
    drawing=Part("diwan.games.king_thief_minister.web.drawing:drawing"),
)
