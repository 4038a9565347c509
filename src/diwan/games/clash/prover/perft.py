"""Perft: count the lines of play of a given length. Every answer of NATURE counts as a line of its own."""

from diwan.core.game import NATURE
from diwan.games.clash import rules
from diwan.games.clash.kernel import bridge, bulk
from diwan.games.clash.moves import Lay
from diwan.games.clash.prover.positions import after_mustafa
from diwan.games.clash.state import State


def perft(state: State, depth: int) -> int:
    """Return the number of positions `depth` placements after the start, Mustafa included, by the kernel."""
    return sum(by_opening(state, depth).values())


def by_opening(state: State, depth: int) -> dict[Lay, int]:
    """Return the same for each way to lay Mustafa."""
    flags = bridge.flags(state.options)
    return {move: bulk.leaves(bridge.pack(after), flags, depth - 1) for move, after in after_mustafa(state)}


def plain_perft(state: State, depth: int) -> int:
    """Return the same by the readable rules: slow, and the reference for the kernel."""
    waiting = rules.to_act(state)
    if waiting == (NATURE,):
        return sum(plain_perft(rules.play(state, NATURE, move)[0], depth) for move, _ in rules.odds(state))
    if depth == 0:
        return 1
    if not waiting:
        return 0
    (seat,) = waiting
    return sum(plain_perft(rules.play(state, seat, move)[0], depth - 1) for move in rules.legal(state, seat))
