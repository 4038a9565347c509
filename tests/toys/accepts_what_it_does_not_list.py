"""Folding is never on the menu, but it is accepted."""

import higher_card
from higher_card import *  # noqa: F403
from higher_card import Fold, Move, State


def legal(state: State, seat: int) -> list[Move]:
    menu = higher_card.legal(state, seat)
    return [move for move in menu if seat == 0 or not isinstance(move, Fold)]
