"""A debate: players run or say in secret that they are done; it closes when all who do not run are done."""

from random import Random
from typing import TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from diwan.core.game import EVERYONE, About, Game, Outcome, Refusal, Seat, Setup, Tagged, Told, Types, only


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    pass


class Run(Tagged, frozen=True):
    pass


class Done(Tagged, frozen=True):
    pass


Move: TypeAlias = Run | Done


class Ran(Tagged, frozen=True):
    seat: Seat


class SaidDone(Tagged, frozen=True):
    pass


class Closed(Tagged, frozen=True):
    pass


Event: TypeAlias = Ran | SaidDone | Closed


class State(Struct, frozen=True):
    running: tuple[bool, ...]  # By seat.
    done: tuple[bool, ...]  # By seat: said since somebody last ran. Only the seat itself knows.


class View(Struct, frozen=True):
    seat: Seat | None
    running: tuple[bool, ...]
    done: bool  # Whether this seat is done.
    over: bool


edition = "1"
about = About("debate-game", (2, 3, 4), (1, 1), ("H", 1), {"standard": Options()})


def start(setup: Setup[Options]) -> State:
    return State((False,) * setup.seats, (False,) * setup.seats)


def to_act(state: State) -> tuple[int, ...]:
    pairs = zip(state.running, state.done, strict=True)
    return tuple(seat for seat, (runs, done) in enumerate(pairs) if not runs and not done)


def awaited(state: State, observer: int | None) -> tuple[int, ...]:
    if not to_act(state):
        return ()
    quiet = [seat for seat, runs in enumerate(state.running) if not runs]
    return tuple(seat for seat in quiet if not (seat == observer and state.done[seat]))


def legal(state: State, seat: int) -> list[Move]:
    return [move for move in (Run(), Done()) if refusal(state, seat, move) is None]


def odds(_state: State) -> list[tuple[Move, int]]:
    return []


def refusal(state: State, seat: int, move: Move) -> Refusal | None:
    if not to_act(state) or not 0 <= seat < len(state.running) or state.running[seat]:
        return Refusal("H1", "not_your_turn")
    return Refusal("H1", "done_already") if isinstance(move, Done) and state.done[seat] else None


def play(state: State, seat: int, move: Move) -> tuple[State, tuple[Told, ...]]:
    if refused := refusal(state, seat, move):
        raise refused
    quiet = (False,) * len(state.done)
    if isinstance(move, Run):
        state = State(tuple(runs or s == seat for s, runs in enumerate(state.running)), quiet)
        told: tuple[Told, ...] = (Told(EVERYONE, Ran(seat)),)
    else:
        state = replace(state, done=tuple(done or s == seat for s, done in enumerate(state.done)))
        told = (Told(only(seat), SaidDone()),)
    if to_act(state):
        return state, told
    return State(state.running, tuple(not runs for runs in state.running)), (*told, Told(EVERYONE, Closed()))


def view(state: State, seat: int | None) -> View:
    return View(seat, state.running, seat is not None and state.done[seat], not to_act(state))


def imagine(seen: View, rng: Random) -> State:
    if seen.over:
        return State(seen.running, tuple(not runs for runs in seen.running))
    while True:
        guess = [rng.random() < 0.5 and not runs for runs in seen.running]
        if seen.seat is not None:
            guess[seen.seat] = seen.done
        if to_act(world := State(seen.running, tuple(guess))):
            return world


def outcome(state: State) -> Outcome | None:
    if to_act(state):
        return None
    winners = tuple(seat for seat, runs in enumerate(state.running) if runs)
    return Outcome(winners, tuple(float(runs) for runs in state.running), "H1", "closed")


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
    awaited=awaited,
)
