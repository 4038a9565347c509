"""The menu comes out of a set of words, whose order differs between processes."""

import higher_card
from higher_card import *  # noqa: F403
from higher_card import Fold, Move, State, Stay

_MOVES: dict[str, Move] = {"stay": Stay(), "fold": Fold()}


def legal(state: State, seat: int) -> list[Move]:
    return [_MOVES[word] for word in {"stay", "fold"} if higher_card.refusal(state, seat, _MOVES[word]) is None]
