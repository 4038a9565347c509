"""A card is exchanged in secret by a random source inside the rules, so a record does not replay."""

from random import random

import higher_card
from higher_card import *  # noqa: F403
from higher_card import Deal, Move, State
from msgspec.structs import replace

from diwan.core.game import Told


def play(state: State, seat: int, move: Move) -> tuple[State, tuple[Told, ...]]:
    after, told = higher_card.play(state, seat, move)
    if isinstance(move, Deal) and len(after.cards) == after.seats and random() < 0.5:
        after = replace(after, cards=after.cards[::-1])
    return after, told
