"""A fold replaces the card by the one of the next seat, so one card vanishes."""

import higher_card
from higher_card import *  # noqa: F403
from higher_card import Fold, Move, State
from msgspec.structs import replace

from diwan.core.game import Told


def play(state: State, seat: int, move: Move) -> tuple[State, tuple[Told, ...]]:
    after, told = higher_card.play(state, seat, move)
    if isinstance(move, Fold):
        cards = list(after.cards)
        cards[seat] = cards[(seat + 1) % after.seats]
        after = replace(after, cards=tuple(cards))
    return after, told
