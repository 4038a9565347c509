"""Clash: Jihad vs. McWorld. Two players, nine cells, and the tiles that more people support win."""

from diwan.core.game import Game, Part, Types
from diwan.games.clash.events import Event, is_echo
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
    "GAME", "Event", "Move", "Options", "State", "View", "about", "clock", "conserved", "edition", "imagine", "is_echo",
    "known_of", "legal", "odds", "outcome", "play", "refusal", "start", "tally", "to_act", "view",
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
    known_of=known_of,
    is_echo=is_echo,
    at_table={"match": "best_of_three"},  # C43
    bots=Part("diwan.games.clash.bots:BOTS"),
    search=Part("diwan.games.clash.bots.knowledge:SEARCH", extra="search"),
    judge=Part("diwan.games.clash.bots.judging:standing", extra="search"),
    picture=Part("diwan.games.clash.picture:PICTURE"),
    examples=Part("diwan.games.clash.examples:run"),
    bench=Part("diwan.games.clash.bench:bench_lines", extra="search"),
    lessons=Part("diwan.games.clash.lessons:LESSONS"),
    drawing=Part("diwan.games.clash.web.drawing:drawing"),
)
