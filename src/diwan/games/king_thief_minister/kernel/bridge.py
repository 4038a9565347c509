"""Convert positions, facts and moves between the readable rules and the kernel."""

from collections.abc import Sequence
from functools import cache
from itertools import combinations
from typing import TypeAlias

import numpy as np

from diwan.core.game import NATURE
from diwan.games.king_thief_minister.figures import CHARACTERS, DIRECTIONS, NAMEABLE, SPOTS
from diwan.games.king_thief_minister.kernel import menus, tables
from diwan.games.king_thief_minister.kernel import rules as kernel
from diwan.games.king_thief_minister.moves import (
    Begin,
    Challenge,
    Claim,
    Deal,
    Decline,
    EndGame,
    Execute,
    GiveUp,
    Look,
    Move,
    Name,
    Pass,
    Peek,
    PlayOn,
    Rotate,
    Shuffle,
    Silent,
    Swap,
    Tax,
    YesSir,
)
from diwan.games.king_thief_minister.state import (
    Acting,
    Answering,
    Dealing,
    Display,
    Doubt,
    Fact,
    Guess,
    Looking,
    Naming,
    Opening,
    Options,
    Over,
    Phase,
    Shuffling,
    Sight,
    Sleight,
    Standstill,
    State,
    Turn,
    Word,
)

Row: TypeAlias = "np.ndarray[tuple[int], np.dtype[np.int64]]"
NUMBER = {character: number for number, character in enumerate(CHARACTERS)}
_ENDINGS = {"treasury_empty": tables.EMPTY_TREASURY, "turn_limit": tables.TURN_LIMIT, "agreed": tables.AGREED}
_VERDICT = {False: tables.FALSE, True: tables.TRUE, None: tables.UNPROVED}


# --- Positions ---


def flags(options: Options) -> int:
    """Return the options as the kernel packs them."""
    return (
        tables.ADJACENT * (options.four_player_gap == "adjacent")
        | tables.OWNED * (options.peasant_scope == "owned")
        | tables.PEASANT_DOUBTED * options.peasant_challengeable
        | tables.YES_SIR_STANDS * (not options.yes_sir_challengeable)
        | tables.RANDOM * (options.under_table == "random")
    )


def pack(state: State) -> Row:
    """Return a position as a row of the kernel."""
    row = np.zeros(tables.WORDS, dtype=np.int64)
    seats = len(state.coins)
    row[tables.SEATS], row[tables.TREASURY], row[tables.TURNS] = seats, state.treasury, state.turns
    row[tables.LAST_TURN] = state.options.turn_limit_per_player * seats
    row[tables.TRACKS] = sum(track << 3 * spot for spot, track in enumerate(state.tracks))
    row[tables.FACES] = sum(NUMBER[face] << 3 * track for track, face in enumerate(state.faces))
    row[tables.OPTIONS] = flags(state.options)
    row[tables.PAID_TURN] = state.paid_turn
    row[tables.COINS : tables.COINS + seats] = state.coins
    phase, turn, who, character, answers, names = _phase(state.phase, len(state.faces))
    row[tables.PHASE], row[tables.ON_TURN], row[tables.WHO], row[tables.CHARACTER] = phase, turn, who, character
    row[tables.ANSWERS], row[tables.NAMES] = answers, names
    return row


def _phase(phase: Phase, dealt: int) -> tuple[int, int, int, int, int, int]:
    match phase:
        case Opening():
            return tables.OPENING, 0, 0, 0, 0, 0
        case Dealing(starter):
            return tables.DEALING, starter, 0, 0, 0, dealt
        case Looking(starter, looks):
            spots = [0 if spot is None else tables.DECLINE + 1 if spot < 0 else spot + 1 for spot in looks]
            return tables.LOOKING, starter, 0, 0, _three_bits(spots), 0
        case Turn(seat):
            return tables.TURN, seat, 0, 0, 0, 0
        case Doubt(turn, claimant, character, answers):
            return tables.DOUBT, turn, claimant, NUMBER[character], _sealed(answers), 0
        case Acting(seat, character):
            return tables.ACTING, seat, 0, NUMBER[character], 0, 0
        case Shuffling(seat, a, b):
            return tables.SHUFFLING, seat, a, b, 0, 0
        case Answering(king, answers):
            return tables.ANSWERING, king, 0, 0, _sealed(answers), 0
        case Naming(seat, names):
            packed = sum((spot | NUMBER[said] << 3) << 3 + 6 * place for place, (spot, said) in enumerate(names))
            return tables.NAMING, seat, 0, 0, 0, len(names) | packed
        case Standstill(turn, votes):
            return tables.STANDSTILL, turn, 0, 0, _sealed(votes), 0
        case Over(reason):
            return tables.OVER, 0, 0, _ENDINGS[reason], 0, 0


def _three_bits(numbers: Sequence[int]) -> int:
    return sum(number << 3 * seat for seat, number in enumerate(numbers))


def _sealed(answers: Sequence[bool | None]) -> int:
    return _three_bits([0 if answer is None else tables.YES if answer else tables.NO for answer in answers])


# --- Facts ---


def pack_fact(fact: Fact) -> int:
    """Return a fact as the kernel packs it. Nothing in it may be hidden."""
    match fact:
        case Sight(seat, track, face):
            assert face is not None
            return tables.SIGHT | seat << 3 | track << 6 | NUMBER[face] << 9
        case Word(seat, track, character, true, doubters):
            mask = sum(1 << doubter for doubter in doubters)
            return tables.WORD | seat << 3 | track << 6 | NUMBER[character] << 9 | _VERDICT[true] << 12 | mask << 14
        case Display(track, face):
            return tables.DISPLAY | track << 6 | NUMBER[face] << 9
        case Guess(seat, track, character, hit):
            return tables.GUESS | seat << 3 | track << 6 | NUMBER[character] << 9 | _VERDICT[hit] << 12
        case Sleight(seat, a, b, swapped):
            assert swapped is not None
            return tables.SLEIGHT | seat << 3 | a << 6 | b << 9 | int(swapped) << 12


# --- Moves ---


def candidates(state: State) -> tuple[Move, ...]:
    """Return all moves that the phase knows. The number of a move in the kernel is its place here."""
    phase = state.phase
    if isinstance(phase, Acting):
        return _act_moves(phase.character, len(state.coins), state.options.under_table)
    return _CANDIDATES.get(type(phase), ())


_CANDIDATES: dict[type, tuple[Move, ...]] = {
    Opening: tuple(map(Begin, range(6))),
    Dealing: tuple(map(Deal, CHARACTERS)),
    Shuffling: (Shuffle(False), Shuffle(True)),
    Looking: (*map(Look, SPOTS), Decline()),
    Turn: (Peek(), *map(Rotate, DIRECTIONS), *map(Claim, CHARACTERS)),
    Doubt: (Pass(), Challenge()),
    Answering: (Silent(), YesSir()),
    Standstill: (PlayOn(), EndGame()),
    Naming: (*(Name(spot, said) for spot in SPOTS for said in NAMEABLE), GiveUp()),
}


@cache
def _act_moves(character: str, seats: int, under_table: str) -> tuple[Move, ...]:
    if character == "M":
        manners = ("open", "swap", "keep") if under_table == "choice" else ("open", "chance")
        return tuple(Swap(a, b, manner) for a, b in combinations(SPOTS, 2) for manner in manners)  # type: ignore[arg-type]
    if character == "E":
        return tuple(Execute(seat, guess) for seat in range(seats) for guess in CHARACTERS)
    return tuple(map(Tax, range(seats)))


def menu(row: Row, seat: int) -> list[int]:
    """Return the menu of a seat whose decision is awaited, or of NATURE, as numbers."""
    moves = np.zeros(tables.MOST_MOVES, dtype=np.int64)
    return [int(move) for move in moves[: menus.menu(row, seat, moves)]]


def to_act(row: Row) -> tuple[int, ...]:
    """Return the seats whose decision is awaited, or NATURE."""
    seats = kernel.to_act(row)
    if not seats:
        return () if row[tables.PHASE] == tables.OVER else (NATURE,)
    return tuple(seat for seat in range(int(row[tables.SEATS])) if seats >> seat & 1)
