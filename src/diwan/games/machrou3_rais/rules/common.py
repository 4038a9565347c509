"""Helpers that every chapter of the rules needs."""

from typing import Any, TypeAlias, TypeVar

from msgspec.structs import replace

from diwan.core.game import EVERYONE, SPECTATOR, Told, only
from diwan.games.machrou3_rais import events
from diwan.games.machrou3_rais.figures import INDEX, District
from diwan.games.machrou3_rais.influence import Influence
from diwan.games.machrou3_rais.state import Board, State
from diwan.games.machrou3_rais.vocabulary import DEEDS, Deed

Played: TypeAlias = tuple[State, tuple[Told, ...]]
T = TypeVar("T")


def tell(event: Any) -> Told:
    return Told(EVERYONE, event)


def tell_others(state: State, seat: int, event: Any) -> Told:
    """Tell an event to the spectators and to everybody but one seat, who is told more."""
    return Told(only(SPECTATOR, *(other for other in range(state.seats) if other != seat)), event)


def put(items: tuple[T, ...], at: int, value: T) -> tuple[T, ...]:
    return (*items[:at], value, *items[at + 1 :])


def clockwise(seats: int, first: int) -> tuple[int, ...]:
    """Return all seats clockwise from `first` (R9)."""
    return tuple((first + k) % seats for k in range(seats))


def counter_clockwise(seats: int, first: int) -> tuple[int, ...]:
    return tuple((first - k) % seats for k in range(seats))


def is_advanced(state: State) -> bool:
    return state.options.mode == "advanced"


def with_owner(board: Board, district: District, seat: int | None) -> Board:
    return replace(board, owners=put(board.owners, INDEX[district], seat))


def hand_over(state: State, district: District, seat: int | None, why: events.Cause) -> Played:
    """Give a district to a seat, or to nobody.

    Its station, IP tokens and origin token stay on it (R20, R26)."""
    before = state.board.owners[INDEX[district]]
    if before == seat:
        return state, ()
    state = replace(state, board=with_owner(state.board, district, seat))
    return state, (tell(events.OwnerChanged(district, seat, before, why)),)


def count_deeds(state: State, seat: int, *deeds: Deed) -> State:
    """Count deeds for the Objective in hand; a new card starts from zero (R34)."""
    counts = list(state.deeds[seat])
    for deed in deeds:
        counts[DEEDS.index(deed)] += 1
    return replace(state, deeds=put(state.deeds, seat, tuple(counts)))


def size(inf: Influence, seat: int) -> int:
    return inf.owned[seat].bit_count()


def origin_of(board: Board, seat: int) -> int | None:
    """Return the index of a seat's District of Origin, held or not."""
    origin = board.origins[seat]
    return None if origin is None else INDEX[origin]
