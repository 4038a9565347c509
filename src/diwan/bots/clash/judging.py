"""What the searching bot thinks of a position: 1 is won, -1 lost, for the first player and the second."""

from math import tanh

from diwan.bots.clash.player import single
from diwan.bots.clash.search import Searcher
from diwan.bots.judging import Judge
from diwan.games.clash.state import Over, State, Turn

BITS = 14
"""Of the table of known positions: two moves ahead need no more."""
SURE = 32
"""A lead that is as good as won, in the units of the search."""


def judge() -> Judge:
    searcher = Searcher(BITS)

    def standing(state: State) -> tuple[float, ...]:
        match state.phase:
            case Turn(seat):
                mover = round(tanh(searcher.analyse(single(state), depth=2).value / SURE), 3)
                return (mover, -mover) if seat == 0 else (-mover, mover)
            case Over(winner):
                return (0.0, 0.0) if winner is None else (1.0, -1.0) if winner == 0 else (-1.0, 1.0)
        return ()

    return standing
