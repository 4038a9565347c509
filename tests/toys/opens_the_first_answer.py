"""The first seat to answer gets the win where nobody stayed: the order of sealed answers matters."""

import higher_card
from higher_card import *  # noqa: F403
from higher_card import Fold, Move, State
from msgspec.structs import replace

from diwan.core.game import Told


def play(state: State, seat: int, move: Move) -> tuple[State, tuple[Told, ...]]:
    after, told = higher_card.play(state, seat, move)
    if isinstance(move, Fold) and not any(answer is not None for answer in state.answers):
        after = replace(after, ranks=after.ranks + seat)
    return after, told
