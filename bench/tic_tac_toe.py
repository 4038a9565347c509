"""Tic-tac-toe for bench/tables.py, by the same rules as on boardgame.io's server there.

The move after a finished game clears the board, so that a game lasts as long as the measurement."""

from random import Random

from msgspec import Struct

from diwan.core.game import EVERYONE, About, Clock, Outcome, Refusal, Seat, Setup, Tagged, Told

LINES = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6))
THROUGH = tuple(tuple(line for line in LINES if cell in line) for cell in range(9))
EMPTY: tuple[int | None, ...] = (None,) * 9


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    pass


class Mark(Tagged, frozen=True):
    cell: int


Move = Mark
MARKS = tuple(map(Mark, range(9)))


class Marked(Tagged, frozen=True):
    seat: Seat
    cell: int


Event = Marked


class State(Struct, frozen=True, gc=False):
    cells: tuple[int | None, ...]
    turn: Seat
    done: bool = False


View = State

edition = "1"
about = About(id="tic-tac-toe", seats=(2,), minutes=(1, 1), rulings=("T", 1), variants={"standard": Options()})


def start(_setup: Setup[Options]) -> State:
    return State(EMPTY, 0)


def _is_done(cells: tuple[int | None, ...], last: int) -> bool:
    """Return whether the last mark completes a line; no other line can be new."""
    return None not in cells or any(cells[a] == cells[b] == cells[c] for a, b, c in THROUGH[last])


def _board(state: State) -> tuple[int | None, ...]:
    return EMPTY if state.done else state.cells


def to_act(state: State) -> tuple[int, ...]:
    return (state.turn,)


def legal(state: State, seat: int) -> list[Move]:
    return [MARKS[cell] for cell, mark in enumerate(_board(state)) if mark is None] if seat == state.turn else []


def odds(_state: State) -> list[tuple[Move, int]]:
    return []


def refusal(state: State, seat: int, move: Move) -> Refusal | None:
    if seat != state.turn:
        return Refusal("T1", "not_your_turn")
    free = 0 <= move.cell < len(EMPTY) and _board(state)[move.cell] is None
    return None if free else Refusal("T1", "not_a_free_cell")


def play(state: State, seat: int, move: Move) -> tuple[State, tuple[Told, ...]]:
    if refused := refusal(state, seat, move):
        raise refused
    cells = _board(state)
    cells = (*cells[: move.cell], seat, *cells[move.cell + 1 :])
    return State(cells, 1 - seat, _is_done(cells, move.cell)), (Told(EVERYONE, Marked(seat, move.cell)),)


def view(state: State, _seat: int | None) -> View:
    return state


def imagine(view: View, _rng: Random) -> State:
    return view


def outcome(_state: State) -> Outcome | None:
    return None


def clock(_state: State) -> Clock | None:
    return None


def conserved(state: State) -> object:
    return len(state.cells)
