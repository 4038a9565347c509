"""Machrou3 Ra2is: politicians divide a country, and two of them are for sale."""

from diwan.core.game import About, Game, Part, Types
from diwan.games.machrou3_rais.clock import clock
from diwan.games.machrou3_rais.events import Event, is_echo
from diwan.games.machrou3_rais.imagine import imagine
from diwan.games.machrou3_rais.improvised import instances
from diwan.games.machrou3_rais.moves import Move
from diwan.games.machrou3_rais.rules import (
    awaited,
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
from diwan.games.machrou3_rais.rules.talk import seated
from diwan.games.machrou3_rais.state import Options, State
from diwan.games.machrou3_rais.view import View, view
from diwan.games.machrou3_rais.words import cards

edition = "3"
about = About(
    id="machrou3-rais",
    seats=(4, 5, 6),
    minutes=(60, 120),
    difficulty=5,
    rulings=("R", 61),
    variants={
        "beginner": Options(),
        "advanced": Options(mode="advanced"),
    },
)

__all__ = [
    "GAME", "Event", "Move", "Options", "State", "View", "about", "awaited", "cards", "clock", "conserved", "edition",
    "imagine", "instances", "is_echo", "legal", "odds", "open_moves", "outcome", "play", "refusal", "seated",
    "standing", "start", "tally", "to_act", "view",
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
    awaited=awaited,
    clock=clock,
    conserved=conserved,
    seated=seated,
    tally=tally,
    standing=standing,
    is_echo=is_echo,
    cards=cards,
    open_moves=open_moves,
    instances=instances,
    bots=Part("diwan.games.machrou3_rais.bots:BOTS"),
    search=Part("diwan.games.machrou3_rais.bots:SEARCH"),
    examples=Part("diwan.games.machrou3_rais.examples:run"),
    picture=Part("diwan.games.machrou3_rais.picture:PICTURE"),
    statistics=Part("diwan.games.machrou3_rais.statistics:statistics"),
    lessons=Part("diwan.games.machrou3_rais.lessons:LESSONS"),
    drawing=Part("diwan.games.machrou3_rais.web.drawing:drawing"),
)
