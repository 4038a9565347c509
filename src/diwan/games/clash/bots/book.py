"""Perfect play of the beginner's game: a small book of its first placements, exact search afterwards.

The book is a table of canonical positions with up to three placements. Each row holds the position and the canonical
position to go to in order to win, or -1 where the mover has lost. `diwan solve clash --variant beginner --book FILE`
makes it again.
"""

from collections.abc import Callable, Sequence
from functools import cache
from importlib.resources import files
from io import BytesIO
from typing import Any

import numpy as np

from diwan.games.clash.kernel import beginner
from diwan.games.clash.moves import Lay
from diwan.games.clash.rules import play
from diwan.games.clash.state import Over, State, Turn

BOOK_FILE = "beginner.npy"
BOOK_DEPTH = 3
"""Placements up to which the book answers; later positions are quick to search."""


def position_of(state: State) -> int:
    """Return a position as the solver numbers it: the first player is S, whatever their colour."""
    first = state.course.first
    up = north = secured = down = 0
    for cell, here in enumerate(state.board):
        if here is None:
            continue
        if not here.up:
            down |= 1 << cell
            continue
        up |= 1 << cell
        north |= int(here.supports != first) << cell
        secured |= int(here.tile in ("TOU", "MOS")) << cell
    zones = 0
    for place, seat in enumerate((first, 1 - first)):
        for number, tile in enumerate(beginner.ORDER[seat]):
            zones |= int(tile in state.zones[seat]) << 7 * place + number
    return up | north << 9 | secured << 18 | down << 27 | zones << beginner.ZONES


class Solver:
    """Exact search of positions of the beginner's game.

    It remembers what it has proved, in a table of 2 to the power `table_bits` words."""

    def __init__(self, table_bits: int = 20) -> None:
        self._table = np.zeros(1 << table_bits, dtype=np.int64)
        self._buffers = np.zeros((20, 2 * beginner.MOST_MOVES), dtype=np.int64)
        self._effort = np.zeros(1, dtype=np.int64)

    @property
    def visited(self) -> int:
        """Return how many positions have been searched so far."""
        return int(self._effort[0])

    def wins(self, position: int) -> bool:
        """Return whether the player to move wins."""
        return bool(beginner.wins(position, self._buffers, self._table, self._effort, 0))

    def winning_successor(self, position: int) -> int:
        """Return a canonical position to which a winning move leads, or -1 if there is none."""
        if not self.wins(position):
            return -1
        found = np.zeros(2 * beginner.MOST_MOVES, dtype=np.int64)
        seat = beginner.mover(position)
        # This is the order of the search, so its table knows the answers up to the winning one.
        ahead = sorted(_unfinished_successors(position, found), key=lambda after: -beginner.lead_of(after, seat))
        return next((int(beginner.canonical(after)) for after in ahead if not self.wins(after)), -1)


def _unfinished_successors(position: int, found: Any) -> list[int]:
    """Return the positions after a move that does not end the game."""
    count = beginner.successors(position, found)
    return [after for after in found[:count].tolist() if after >= 0]


def make_book(table_bits: int = 25, progress: Callable[[int, int], None] | None = None) -> bytes:
    """Return the content of the book file; `progress` is told how many of how many rows are done."""
    solver = Solver(table_bits)
    found = np.zeros(2 * beginner.MOST_MOVES, dtype=np.int64)
    layer = sorted({int(beginner.canonical(1 << cell | beginner.FULL_ZONES)) for cell in range(9)})
    positions: list[int] = []
    for _ in range(BOOK_DEPTH):
        positions += layer
        layer = sorted({int(beginner.canonical(after)) for at in layer for after in _unfinished_successors(at, found)})
    rows = []
    for number, position in enumerate(positions):
        rows.append((position, solver.winning_successor(position)))
        if progress is not None:
            progress(number + 1, len(positions))
    out = BytesIO()
    np.save(out, np.array(sorted(rows), dtype=np.int64))
    return out.getvalue()


@cache
def _book() -> dict[int, int]:
    data = files(__package__).joinpath(BOOK_FILE).read_bytes()
    return dict(np.load(BytesIO(data)).tolist())


def winning_move(state: State, menu: Sequence[Lay], solver: Solver) -> Lay | None:
    """Return a move that wins by force, or None if there is none."""
    assert isinstance(state.phase, Turn)
    if state.placements <= BOOK_DEPTH:
        goal = _book()[int(beginner.canonical(position_of(state)))]
        return next((move for move in menu if goal >= 0 and _after(state, move) == goal), None)
    ahead: list[tuple[int, Lay]] = []
    for move in menu:
        after, _ = play(state, state.phase.seat, move)
        if isinstance(after.phase, Over):
            if after.phase.winner == state.phase.seat:
                return move
        else:
            ahead.append((int(beginner.canonical(position_of(after))), move))
    return next((move for position, move in ahead if not solver.wins(position)), None)


def _after(state: State, move: Lay) -> int:
    assert isinstance(state.phase, Turn)
    after, _ = play(state, state.phase.seat, move)
    return int(beginner.canonical(position_of(after)))
