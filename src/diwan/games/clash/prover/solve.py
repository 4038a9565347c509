"""Solve the beginner's game, and check the solver against a simple one on the readable rules."""

from collections.abc import Iterator
from functools import cache
from random import Random
from time import process_time

from msgspec import Struct

from diwan.core.game import NATURE
from diwan.games.clash import rules
from diwan.games.clash.bots.book import Solver, position_of
from diwan.games.clash.figures import CELLS, Cell
from diwan.games.clash.kernel import beginner
from diwan.games.clash.prover.positions import after_mustafa, opening
from diwan.games.clash.state import Options, Over, State, Turn


class Value(Struct, frozen=True):
    """Who wins after Mustafa was laid on a cell, and the effort of the proof."""

    cell: Cell
    first_player_wins: bool
    visited: int
    seconds: float
    """CPU time."""


def solve_beginner(table_bits: int = 25) -> Iterator[Value]:
    """Yield the value of all nine cells. A cell that is the image of an earlier one costs nothing."""
    solver = Solver(table_bits)
    for number, cell in enumerate(CELLS):
        started, visited = process_time(), solver.visited
        second_wins = solver.wins(1 << number | beginner.FULL_ZONES)
        yield Value(cell, not second_wins, solver.visited - visited, round(process_time() - started, 2))


def plain_wins(state: State, lucky: int = 0) -> bool:
    """Return whether the player to move wins if draws suit the seat `lucky`, by trying everything."""
    assert isinstance(state.phase, Turn)
    return _plain_wins(state, state.phase.seat, lucky)


@cache
def _plain_wins(state: State, seat: int, lucky: int) -> bool:
    def good(after: State) -> bool:
        return after.phase.winner == seat if isinstance(after.phase, Over) else not _plain_wins(after, 1 - seat, lucky)

    for move in rules.legal(state, seat):
        after, _ = rules.play(state, seat, move)
        drawn = [rules.play(after, NATURE, draw)[0] for draw, _ in rules.odds(after)] or [after]
        if any(map(good, drawn)) if seat == lucky else all(map(good, drawn)):
            return True
    return False


def late_positions(count: int, seed: int, tiles_left: int = 3) -> list[State]:
    """Return random positions of the beginner's game with at most `tiles_left` empty cells."""
    rng = Random(seed)
    found: list[State] = []
    while len(found) < count:
        _, state = rng.choice(after_mustafa(opening(Options(neutrals="beginner"), (), ())))
        while isinstance(state.phase, Turn):
            if sum(here is None for here in state.board) <= tiles_left and len(state.zones[0]) < 7 - tiles_left:
                found.append(state)
                break
            state, _ = rules.play(state, state.phase.seat, rng.choice(rules.legal(state, state.phase.seat)))
    return found


def disagreements(positions: list[State]) -> list[State]:
    """Return the positions on which the two solvers disagree: none, if both are right."""
    solver = Solver()
    return [state for state in positions if plain_wins(state) != solver.wins(position_of(state))]
