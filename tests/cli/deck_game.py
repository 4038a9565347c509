"""Higher Card with a deck that a host can bring along, as a game from another package."""

from higher_card import *  # noqa: F403
from higher_card import Setup, State, replace
from higher_card import about as plain_about
from higher_card import start as plain_start
from msgspec import Struct


class Card(Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    rank: int


class Deck(Struct, frozen=True, forbid_unknown_fields=True):
    card: tuple[Card, ...]


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    ranks: int = 5
    deck: Deck | None = None


about = replace(plain_about, id="deck-game", variants={"standard": Options()})


def start(setup: Setup[Options]) -> State:
    return plain_start(setup)  # type: ignore[arg-type]
