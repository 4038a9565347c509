"""The shouting game, but nobody else hears who has shouted out of turn: a player *mutters*."""

from random import Random

from msgspec import Struct

from cli import shout_game
from cli.shout_game import (
    Event,
    Move,
    Options,
    Shout,
    State,
    clock,
    conserved,
    edition,
    legal,
    odds,
    outcome,
    refusal,
    start,
    to_act,
)
from diwan.core.game import About, Game, Seat, Told, Types, only


class View(Struct, frozen=True):
    seat: Seat | None
    seats: int
    count: int
    muttered: bool  # Whether this seat itself has muttered.


about = About("mutter-game", (2, 3), (1, 1), ("H", 1), {"standard": Options()})


def play(state: State, seat: int, move: Move) -> tuple[State, tuple[Told, ...]]:
    after, told = shout_game.play(state, seat, move)
    if isinstance(move, Shout):
        # Sorted, so that the state does not keep an order that nobody can know.
        return State(after.seats, after.count, tuple(sorted(after.shouted))), (Told(only(seat), told[0].event),)
    return after, told


def view(state: State, seat: int | None) -> View:
    return View(seat, state.seats, state.count, seat in state.shouted)


def imagine(seen: View, rng: Random) -> State:
    quiet = range(seen.seats - 1)
    muttered = tuple(s for s in quiet if (seen.muttered if s == seen.seat else rng.random() < 0.5))
    return State(seen.seats, seen.count, muttered)


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
