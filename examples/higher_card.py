"""Higher Card: everybody gets a secret card, all choose stay or fold at once, and the highest card that stayed wins."""

from random import Random
from typing import Annotated, TypeAlias

from msgspec import Meta, Struct
from msgspec.structs import replace

from diwan.core.game import (
    EVERYONE,
    NATURE,
    About,
    Clock,
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


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    ranks: Annotated[int, Meta(ge=4, le=1000)] = 5  # At least one card for every seat.


class Deal(Tagged, frozen=True):
    card: int


class Stay(Tagged, frozen=True):
    pass


class Fold(Tagged, frozen=True):
    pass


Move: TypeAlias = Deal | Stay | Fold


class Got(Tagged, frozen=True):
    card: int


class Dealt(Tagged, frozen=True):
    seat: Seat


class Opened(Tagged, frozen=True):
    stayed: tuple[Seat, ...]
    cards: tuple[int, ...]


Event: TypeAlias = Got | Dealt | Opened


class State(Struct, frozen=True):
    seats: int
    ranks: int
    cards: tuple[int, ...]  # By seat, as far as they are dealt.
    answers: tuple[bool | None, ...]  # By seat: whether it stays. Sealed until the last answer.


class View(Struct, frozen=True):
    seat: Seat | None
    seats: int
    ranks: int
    dealt: int
    card: int | None  # The card of this seat.
    stay: bool | None  # The answer of this seat.
    answered: tuple[bool, ...]
    opened: State | None  # The whole state, once the game is over.


edition = "1"
about = About(id="higher-card", seats=(2, 3, 4), minutes=(1, 2), rulings=("H", 1), variants={"standard": Options()})


def start(setup: Setup[Options]) -> State:
    return State(setup.seats, setup.options.ranks, (), (None,) * setup.seats)


def to_act(state: State) -> tuple[int, ...]:
    if len(state.cards) < state.seats:
        return (NATURE,)
    return tuple(seat for seat, answer in enumerate(state.answers) if answer is None)


def legal(state: State, seat: int) -> list[Move]:
    return [move for move in (Stay(), Fold()) if refusal(state, seat, move) is None]


def odds(state: State) -> list[tuple[Move, int]]:
    if to_act(state) != (NATURE,):
        return []
    return [(Deal(card), 1) for card in range(state.ranks) if card not in state.cards]


def refusal(state: State, seat: int, move: Move) -> Refusal | None:
    if seat not in to_act(state):
        return Refusal("H1", "not_your_turn")
    if isinstance(move, Deal):
        fits = seat == NATURE and 0 <= move.card < state.ranks and move.card not in state.cards
        return None if fits else Refusal("H1", "cannot_be_dealt")
    return Refusal("H1", "only_seats_answer") if seat == NATURE else None


def play(state: State, seat: int, move: Move) -> tuple[State, tuple[Told, ...]]:
    if refused := refusal(state, seat, move):
        raise refused
    if isinstance(move, Deal):
        owner = len(state.cards)
        told = Told(EVERYONE, Dealt(owner)), Told(only(owner), Got(move.card))
        return replace(state, cards=(*state.cards, move.card)), told
    answers = (*state.answers[:seat], isinstance(move, Stay), *state.answers[seat + 1 :])
    state = replace(state, answers=answers)
    if None in answers:
        return state, ()
    stayed = tuple(seat for seat, stay in enumerate(answers) if stay)
    return state, (Told(EVERYONE, Opened(stayed, state.cards)),)


def view(state: State, seat: int | None) -> View:
    return View(
        seat,
        state.seats,
        state.ranks,
        dealt=len(state.cards),
        card=state.cards[seat] if seat is not None and seat < len(state.cards) else None,
        stay=None if seat is None else state.answers[seat],
        answered=tuple(answer is not None for answer in state.answers),
        opened=state if None not in state.answers else None,
    )


def imagine(view: View, rng: Random) -> State:
    if view.opened:
        return view.opened
    others = [card for card in range(view.ranks) if card != view.card]
    rng.shuffle(others)
    cards = tuple(
        view.card if seat == view.seat and view.card is not None else others.pop() for seat in range(view.dealt)
    )
    answers = tuple(
        None if not done else view.stay if seat == view.seat else rng.random() < 0.5
        for seat, done in enumerate(view.answered)
    )
    return State(view.seats, view.ranks, cards, answers)


def outcome(state: State) -> Outcome | None:
    if None in state.answers:
        return None
    best = max((card for card, stay in zip(state.cards, state.answers, strict=True) if stay), default=None)
    scores = tuple(float(card == best) for card in state.cards)
    return Outcome(tuple(seat for seat, score in enumerate(scores) if score), scores, "H1", "opened")


def clock(state: State) -> Clock | None:
    waiting = to_act(state)
    return Clock(20, tuple((seat, Fold()) for seat in waiting)) if waiting and waiting != (NATURE,) else None


def conserved(state: State) -> object:
    return len(set(state.cards)) == len(state.cards)


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
