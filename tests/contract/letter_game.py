"""Everybody in turn writes a letter that only its writer may read. The menu has two examples of the same length."""

from collections.abc import Sequence
from random import Random
from typing import TypeAlias

from msgspec import Struct

from diwan.core.game import (
    EVERYONE,
    About,
    Game,
    Outcome,
    Refusal,
    Seat,
    Setup,
    Tagged,
    Told,
    Types,
    only,
)

EXAMPLES = ("yes", "no!")
LONGEST = 12


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    pass


class Write(Tagged, frozen=True):
    text: str


class Skip(Tagged, frozen=True):
    """Write nothing."""


Move: TypeAlias = Write | Skip


class Sent(Tagged, frozen=True):
    seat: Seat


class Kept(Tagged, frozen=True):
    text: str


Event: TypeAlias = Sent | Kept


class State(Struct, frozen=True):
    seats: int
    letters: tuple[str, ...]  # By seat, as far as they are written.


class View(Struct, frozen=True):
    seat: Seat | None
    seats: int
    written: int
    mine: str | None
    seen: int = 0  # What a toy lets leak.


edition = "1"
about = About("letter-game", (2, 3, 4), (1, 1), ("H", 1), {"standard": Options()})
open_moves = (Write,)


def start(setup: Setup[Options]) -> State:
    return State(setup.seats, ())


def to_act(state: State) -> tuple[int, ...]:
    return (len(state.letters),) if len(state.letters) < state.seats else ()


def legal(state: State, seat: int) -> list[Move]:
    return [Skip(), *map(Write, EXAMPLES)] if seat in to_act(state) else []


def odds(_state: State) -> list[tuple[Move, int]]:
    return []


def refusal(state: State, seat: int, move: Move) -> Refusal | None:
    if seat not in to_act(state):
        return Refusal("H1", "not_your_turn")
    too_long = isinstance(move, Write) and len(move.text) > LONGEST
    return Refusal("H1", "too_long") if too_long else None


def play(state: State, seat: int, move: Move) -> tuple[State, tuple[Told, ...]]:
    if refused := refusal(state, seat, move):
        raise refused
    text = move.text if isinstance(move, Write) else ""
    after = State(state.seats, (*state.letters, text))
    return after, (Told(EVERYONE, Sent(seat)), Told(only(seat), Kept(text)))


def view(state: State, seat: int | None) -> View:
    mine = state.letters[seat] if seat is not None and seat < len(state.letters) else None
    return View(seat, state.seats, len(state.letters), mine)


def imagine(view: View, rng: Random) -> State:
    letters = [rng.choice(("", *EXAMPLES)) for _ in range(view.written)]
    if view.seat is not None and view.mine is not None:
        letters[view.seat] = view.mine
    return State(view.seats, tuple(letters))


def outcome(state: State) -> Outcome | None:
    if to_act(state):
        return None
    return Outcome(tuple(range(state.seats)), (1.0,) * state.seats, "H1", "written")


def clock(_state: State) -> None:
    return None


def conserved(_state: State) -> object:
    return 0


def instances(_view: View, rng: Random) -> Sequence[Move]:
    return (Write("x" * rng.randrange(LONGEST)), Write("y" * (LONGEST + 1)))


GAME = Game(
    about=about,
    edition=edition,
    types=Types(State=State, Move=Move, View=View, Event=Event, Options=Options),
    start=start,
    to_act=to_act,
    legal=legal,
    odds=odds,
    refusal=refusal,
    play=play,
    view=view,
    imagine=imagine,
    outcome=outcome,
    clock=clock,
    conserved=conserved,
    open_moves=open_moves,
    instances=instances,
)
