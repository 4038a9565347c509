"""Liar's Dice: everybody rolls in secret, bids rise, and somebody calls the liar. The last one with dice wins."""

from random import Random
from typing import Annotated, TypeAlias

from msgspec import Meta, Struct
from msgspec.structs import replace

from diwan import EVERYONE, NATURE, About, Game, Outcome, Part, Refusal, Setup, Told, Types
from diwan.core.game import BySeat, Seat, Tagged, only

FACES = range(1, 7)


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    dice: Annotated[int, Meta(ge=1, le=6)] = 5  # L1: what everybody has at the start


class Roll(Tagged, frozen=True):
    face: int


class Bid(Tagged, frozen=True):
    count: int
    face: int


class Challenge(Tagged, frozen=True): ...


class Rolled(Tagged, frozen=True):
    seat: Seat
    face: int


class Offered(Tagged, frozen=True):
    seat: Seat
    count: int
    face: int


class Shown(Tagged, frozen=True):
    seat: Seat
    offer: Offered
    found: int
    loser: Seat


Move: TypeAlias = Roll | Bid | Challenge
Event: TypeAlias = Rolled | Offered | Shown


class State(Struct, frozen=True):
    owned: BySeat[int]
    cups: BySeat[tuple[int, ...]]  # what was rolled this round, hidden from the others
    turn: Seat
    bid: Offered | None = None


class View(Struct, frozen=True):
    seat: Seat | None
    owned: BySeat[int]
    rolled: BySeat[int]
    dice: tuple[int, ...]
    turn: Seat
    bid: Offered | None


def start(setup: Setup[Options]) -> State:
    return State((setup.options.dice,) * setup.seats, ((),) * setup.seats, turn=0)


def to_act(state: State) -> tuple[int, ...]:
    if sum(map(bool, state.owned)) == 1:
        return ()
    return (NATURE,) if tuple(map(len, state.cups)) != state.owned else (state.turn,)


def legal(state: State, seat: int) -> list[Move]:
    bids: list[Move] = [Bid(count, face) for count in range(1, sum(state.owned) + 1) for face in FACES]
    return [move for move in (*bids, Challenge()) if refusal(state, seat, move) is None]


def odds(state: State) -> list[tuple[Move, int]]:
    return [(Roll(face), 1) for face in FACES] if to_act(state) == (NATURE,) else []


def refusal(state: State, seat: int, move: Move) -> Refusal | None:
    if seat not in to_act(state) or isinstance(move, Roll) != (seat == NATURE):
        return Refusal("L2", "not_your_turn")
    match move, state.bid:
        case ((Roll(face) | Bid(_, face)), _) if face not in FACES:
            return Refusal("L1", "no_such_face")
        case Bid(count), _ if not 1 <= count <= sum(state.owned):
            return Refusal("L3", "not_so_many_dice", count=sum(state.owned))
        case Bid(count, face), Offered() as bid if (count, face) <= (bid.count, bid.face):
            return Refusal("L3", "bid_higher")
        case Challenge(), None:
            return Refusal("L4", "nothing_to_challenge")
    return None


def play(state: State, seat: int, move: Move) -> tuple[State, tuple[Told, ...]]:
    if no := refusal(state, seat, move):
        raise no
    match move:
        case Roll(face):
            roller = next(at for at, cup in enumerate(state.cups) if len(cup) < state.owned[at])
            cups = tuple((*cup, face) if at == roller else cup for at, cup in enumerate(state.cups))
            return replace(state, cups=cups), (Told(only(roller), Rolled(roller, face)),)
        case Bid(count, face):
            offer = Offered(seat, count, face)
            return replace(state, bid=offer, turn=_from(state.owned, seat + 1)), (Told(EVERYONE, offer),)
        case Challenge():  # L4, L5: whoever was wrong loses a die and begins the next round
            bid = state.bid
            assert bid is not None
            found = sum(cup.count(bid.face) for cup in state.cups)
            loser = seat if found >= bid.count else bid.seat
            owned = tuple(dice - (at == loser) for at, dice in enumerate(state.owned))
            told = Told(EVERYONE, Shown(seat, bid, found, loser))
            return State(owned, ((),) * len(owned), _from(owned, loser)), (told,)


def _from(owned: tuple[int, ...], seat: int) -> int:
    """Return the first seat that has dice, from this one on."""
    return next(at % len(owned) for at in range(seat, seat + len(owned)) if owned[at % len(owned)])


def view(state: State, seat: int | None) -> View:
    dice = () if seat is None else state.cups[seat]
    return View(seat, state.owned, tuple(map(len, state.cups)), dice, state.turn, state.bid)


def imagine(view: View, rng: Random) -> State:
    cups = tuple(
        view.dice if at == view.seat else tuple(rng.choices(FACES, k=dice)) for at, dice in enumerate(view.rolled)
    )
    return State(view.owned, cups, view.turn, view.bid)


def outcome(state: State) -> Outcome | None:
    won = tuple(map(bool, state.owned))
    return Outcome((won.index(True),), tuple(map(float, won)), "L6", "last") if sum(won) == 1 else None


GAME = Game(
    about=About(
        id="liars-dice", seats=(2, 3, 4, 5, 6), minutes=(5, 20), rulings=("L", 6), variants={"standard": Options()}
    ),
    edition="1", package=__name__, trial={"dice": 2}, bots=Part("liars_dice.bots:BOTS"),
    types=Types(State=State, Move=Move, View=View, Event=Event, Options=Options), start=start, to_act=to_act,
    legal=legal, odds=odds, refusal=refusal, play=play, view=view, imagine=imagine, outcome=outcome,
)  # fmt: skip
