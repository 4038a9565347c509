"""Intrigue: secrets, rumours, alliances and votes in the Party, 1980."""

from diwan.core.game import Game, Part, Types
from diwan.games.intrigue.events import Event, is_echo
from diwan.games.intrigue.improvised import instances
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

__all__ = [
    "GAME", "Event", "Move", "Options", "State", "View", "about", "clock", "conserved", "edition", "imagine",
    "instances", "is_echo", "legal", "odds", "open_moves", "outcome", "play", "refusal", "seated", "standing", "start",
    "tally", "to_act", "trial", "view",
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
    is_echo=is_echo,
    seated=seated,
    open_moves=open_moves,
    instances=instances,
    people={"people": "all"},
    at_table={"people": "all"},  # I10: people mingle
    whispers=True,  # I28: any two comrades may talk in private; no rule hears it
    trial=trial,
    bots=Part("diwan.games.intrigue.bots:BOTS"),
    search=Part("diwan.games.intrigue.bots:SEARCH"),
    picture=Part("diwan.games.intrigue.picture:PICTURE"),
    examples=Part("diwan.games.intrigue.examples:run"),
    statistics=Part("diwan.games.intrigue.statistics:statistics"),
    bench=Part("diwan.games.intrigue.bench:bench_lines"),
    lessons=Part("diwan.games.intrigue.lessons:LESSONS"),
)
