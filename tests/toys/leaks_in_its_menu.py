"""The order of a menu tells whether the left neighbour holds a higher card."""

import higher_card
from higher_card import *  # noqa: F403
from higher_card import Move, State


def legal(state: State, seat: int) -> list[Move]:
    menu = higher_card.legal(state, seat)
    is_higher = bool(menu) and state.cards[(seat + 1) % state.seats] > state.cards[seat]
    return menu[::-1] if is_higher else menu
