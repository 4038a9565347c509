"""Kuhn's poker (1950): three cards, one bet. What its equilibria and some of its policies are worth is known."""

from random import Random
from typing import TypeAlias

from msgspec import Struct

from diwan.core.game import EVERYONE, NATURE, About, Game, Outcome, Refusal, Setup, Tagged, Told, Types, only


class Options(Struct, frozen=True):
    pass


class Deal(Tagged, frozen=True):
    card: int


class Bet(Tagged, frozen=True):
    """Bet, or call a bet."""


class Check(Tagged, frozen=True):
    """Do not bet, or fold before a bet."""


Move: TypeAlias = Deal | Bet | Check


class Got(Tagged, frozen=True):
    card: int


class Moved(Tagged, frozen=True):
    bet: bool


class State(Struct, frozen=True):
    cards: tuple[int, ...]
    bets: tuple[bool, ...]


class View(Struct, frozen=True):
    card: int | None
    bets: tuple[bool, ...]


edition = "1"
about = About("kuhn", (2,), (1, 1), ("P", 1), {"standard": Options()})
OVER = {(False, False), (True, False), (True, True), (False, True, False), (False, True, True)}


def start(_setup: Setup[Options]) -> State:
    return State((), ())


def to_act(state: State) -> tuple[int, ...]:
    if len(state.cards) < 2:
        return (NATURE,)
    return () if state.bets in OVER else (len(state.bets) % 2,)


def legal(state: State, seat: int) -> tuple[Move, ...]:
    return (Check(), Bet()) if seat in to_act(state) else ()


def odds(state: State) -> list[tuple[Move, int]]:
    return [(Deal(card), 1) for card in range(3) if card not in state.cards]


def refusal(state: State, seat: int, _move: Move) -> Refusal | None:
    return None if seat in to_act(state) else Refusal("P1", "not_your_turn")


def play(state: State, _seat: int, move: Move) -> tuple[State, tuple[Told, ...]]:
    if isinstance(move, Deal):
        return State((*state.cards, move.card), ()), (Told(only(len(state.cards)), Got(move.card)),)
    bet = isinstance(move, Bet)
    return State(state.cards, (*state.bets, bet)), (Told(EVERYONE, Moved(bet)),)


def view(state: State, seat: int | None) -> View:
    return View(state.cards[seat] if seat is not None and seat < len(state.cards) else None, state.bets)


def imagine(view: View, rng: Random) -> State:
    raise NotImplementedError


def outcome(state: State) -> Outcome | None:
    if state.bets not in OVER:
        return None
    folded = state.bets[-2:] == (True, False)
    winner = len(state.bets) % 2 if folded else int(state.cards[1] > state.cards[0])
    stake = 2.0 if state.bets[-2:] == (True, True) else 1.0
    return Outcome((winner,), (stake, -stake) if winner == 0 else (-stake, stake), "P1", "shown")


def clock(_state: State) -> None:
    return None


def conserved(state: State) -> object:
    return len(set(state.cards)) == len(state.cards)


GAME = Game(
    about=about,
    edition=edition,
    types=Types(State=State, Move=Move, View=View, Event=Move, Options=Options),
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
