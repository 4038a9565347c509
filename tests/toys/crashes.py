"""The rules themselves fail when the last card is dealt."""

import higher_card
from higher_card import *  # noqa: F403
from higher_card import Deal, Move, State

from diwan.core.game import Told


def play(state: State, seat: int, move: Move) -> tuple[State, tuple[Told, ...]]:
    after, told = higher_card.play(state, seat, move)
    if isinstance(move, Deal):
        assert len(after.cards) < after.seats, "the deck is torn"
    return after, told
