"""Time folds for a seat, unless it holds the highest card: a statement about its hand."""

import higher_card
from higher_card import *  # noqa: F403
from higher_card import Fold, State, Stay

from diwan.core.game import Clock


def clock(state: State) -> Clock | None:
    honest = higher_card.clock(state)
    if honest is None:
        return None
    best = max(state.cards)
    return Clock(20, tuple((seat, Stay() if state.cards[seat] == best else Fold()) for seat, _ in honest.moves))
