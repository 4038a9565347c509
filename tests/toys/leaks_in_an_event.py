"""Everybody is told a card when it is dealt, but nobody is supposed to remember it."""

import higher_card
from higher_card import *  # noqa: F403
from higher_card import Deal, Got, Move, State

from diwan.core.game import EVERYONE, Told


def play(state: State, seat: int, move: Move) -> tuple[State, tuple[Told, ...]]:
    after, told = higher_card.play(state, seat, move)
    if isinstance(move, Deal):
        told = (*told, Told(EVERYONE, Got(move.card)))
    return after, told
