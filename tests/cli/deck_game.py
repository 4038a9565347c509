"""Higher Card with a deck that a host can bring along, as a game from another package."""

import higher_card
from higher_card import (
    Event,
    Move,
    State,
    View,
    clock,
    conserved,
    edition,
    imagine,
    legal,
    odds,
    outcome,
    play,
    refusal,
    to_act,
    view,
)
from msgspec import Struct
from msgspec.structs import replace

from diwan.core.game import Game, Setup, Types

__all__ = [
    "Event",
    "Move",
    "State",
    "View",
    "clock",
    "conserved",
    "edition",
    "imagine",
    "legal",
    "odds",
    "outcome",
    "play",
    "refusal",
    "to_act",
    "view",
]


class Card(Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    rank: int


class Deck(Struct, frozen=True, forbid_unknown_fields=True):
    card: tuple[Card, ...]


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    ranks: int = 5
    deck: Deck | None = None


about = replace(higher_card.about, id="deck-game", variants={"standard": Options()})


def start(setup: Setup[Options]) -> State:
    plain = higher_card.Options(setup.options.ranks)
    return higher_card.start(Setup(setup.seats, setup.variant, plain))


GAME = Game(
    about=about,
    edition=edition,
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
)
