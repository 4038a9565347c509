"""The menus of the compiled rules."""

# mypy: disable-error-code="no-any-return"

from typing import Any

from diwan.bots.compiled import jit
from diwan.games.king_thief_minister.kernel.rules import face_of, spot_of, spots_to_name
from diwan.games.king_thief_minister.kernel.tables import (
    ANSWERING,
    CHARACTER,
    CLAIM,
    COINS,
    DEALING,
    DOUBT,
    GIVE_UP,
    LOOKING,
    NAMES,
    NAMING,
    OPENING,
    OPTIONS,
    PEEK,
    PEEK_PRICE,
    PHASE,
    RANDOM,
    RIGHT,
    SEATS,
    SHUFFLING,
    STANDSTILL,
    TREASURY,
    TURN,
    E,
    M,
)


@jit("int64(int64[::1], int64, int64[::1])")
def menu(at: Any, seat: int, moves: Any) -> int:
    """Write the menu of a seat whose decision is awaited, or of NATURE (-1); return its length."""
    phase, seats, count = at[PHASE], at[SEATS], 0
    if phase == TURN:
        first = PEEK if at[COINS + seat] >= PEEK_PRICE or at[TREASURY] >= seats - 1 else RIGHT
        for move in range(first, CLAIM + 6):
            moves[count] = move
            count += 1
    elif phase in (DOUBT, ANSWERING, SHUFFLING, STANDSTILL):
        moves[0], moves[1] = 0, 1
        count = 2
    elif phase == LOOKING:
        own = spot_of(at, seat)
        for move in range(7):
            if move != own:
                moves[count] = move
                count += 1
    elif phase == NAMING:
        spots, rest, names = spots_to_name(at, seat), 31, at[NAMES]
        for number in range(names & 7):
            spots &= ~(1 << (names >> 3 + 6 * number & 7))
            rest &= ~(1 << (names >> 6 + 6 * number & 7))
        for move in range(GIVE_UP):
            if spots >> move // 5 & rest >> move % 5 & 1:
                moves[count] = move
                count += 1
        moves[count] = GIVE_UP
        count += 1
    elif phase == OPENING:
        for move in range(seats):
            moves[move] = move
        count = seats
    elif phase == DEALING:
        left = 63
        for track in range(at[NAMES]):
            left &= ~(1 << face_of(at, track))
        for move in range(6):
            if left >> move & 1:
                moves[count] = move
                count += 1
    elif at[CHARACTER] == M:
        count = 15 * (2 if at[OPTIONS] & RANDOM else 3)
        for move in range(count):
            moves[move] = move
    elif at[CHARACTER] == E:
        for move in range(6 * seats):
            if move // 6 != seat:
                moves[count] = move
                count += 1
    else:
        for move in range(seats):
            if move != seat:
                moves[count] = move
                count += 1
    return count
