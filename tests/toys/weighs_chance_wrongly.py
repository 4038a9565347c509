"""NATURE's odds for the second seat leave out a card that may still be dealt."""

import higher_card
from higher_card import *  # noqa: F403
from higher_card import Move, State


def odds(state: State) -> list[tuple[Move, int]]:
    honest = higher_card.odds(state)
    return honest[:-1] if len(state.cards) == 1 else honest
