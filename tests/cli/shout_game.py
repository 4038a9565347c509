"""The shouting game: the last seat counts to three, and every other seat may shout once out of turn."""

from random import Random
from typing import TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from diwan.core.game import EVERYONE, About, Clock, Game, Outcome, Refusal, Seat, Setup, Tagged, Told, Types


class Options(Struct, frozen=True):
    pass


class Count(Tagged, frozen=True):
    pass


class Shout(Tagged, frozen=True):
    pass


class Counted(Tagged, frozen=True):
    number: int


class Shouted(Tagged, frozen=True):
    seat: Seat


class State(Struct, frozen=True):
    seats: int
    count: int = 0
    shouted: tuple[Seat, ...] = ()


Move: TypeAlias = Count | Shout
Event: TypeAlias = Counted | Shouted
View: TypeAlias = State

edition = "1"
about = About("shout-game", (2, 3), (1, 1), ("H", 1), {"standard": Options()})


def start(setup: Setup[Options]) -> State:
    return State(setup.seats)


def to_act(state: State) -> tuple[int, ...]:
    return (state.seats - 1,) if state.count < 3 else ()


def legal(state: State, seat: int) -> tuple[Move, ...]:
    return tuple(move for move in (Count(), Shout()) if refusal(state, seat, move) is None)


def odds(_state: State) -> tuple[tuple[Move, int], ...]:
    return ()


def refusal(state: State, seat: int, move: Move) -> Refusal | None:
    counts = seat == state.seats - 1
    if seat not in range(state.seats) or state.count == 3 or isinstance(move, Count) != counts or seat in state.shouted:
        return Refusal("H1", "not_now")
    return None


def play(state: State, seat: int, move: Move) -> tuple[State, tuple[Told, ...]]:
    if refused := refusal(state, seat, move):
        raise refused
    if isinstance(move, Count):
        return replace(state, count=state.count + 1), (Told(EVERYONE, Counted(state.count + 1)),)
    return replace(state, shouted=(*state.shouted, seat)), (Told(EVERYONE, Shouted(seat)),)


def view(state: State, _seat: int | None) -> View:
    return state


def imagine(seen: View, _rng: Random) -> State:
    return seen


def outcome(state: State) -> Outcome | None:
    return Outcome(state.shouted, (0.0,) * state.seats, "H1", "counted") if state.count == 3 else None


def clock(_state: State) -> Clock | None:
    return None


def conserved(state: State) -> object:
    return state.seats


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
)
