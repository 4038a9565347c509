"""Positions in which no effect reads the name of a tile on the board, packed in two numbers.

Without Television, Press, Crisis, Hacker and Elections, all that matters of a tile on the board is whom it supports,
whether it is secured, and whether it is United Nations, Picket, Riots or KABOOM!!!; removed tiles do not matter at all.
As the mover sees it:

    board    face-up 9 | supports the mover 9 | secured by itself 9 | face-down 9 | UNO 4 | PIC 4 | RIO 4 | KAB 4
    hands    zone of the mover 7 | zone of the other 7 | neutral zone 12

The four bits of a tile are its cell plus one, or 0. While the Social network can be laid, the mover always plays
northwards, so the board is mirrored after every move. Otherwise its sides mean nothing, and nothing is mirrored.
"""

# mypy: disable-error-code="no-any-return, return-value, assignment"

from typing import Any, Final

import numpy as np

from diwan.bots.compiled import first_bit, jit
from diwan.games.clash.figures import Tile
from diwan.games.clash.kernel import rules as kernel
from diwan.games.clash.kernel.beginner import BAN, FAS, ORDER, PRD, PRE, SOL, SYMMETRY, TOU
from diwan.games.clash.kernel.tables import DIAG, NUMBER, ORTH, POPCOUNT, RAYS, REACH, SIDES
from diwan.games.clash.prover.worth import ZONE_WORTH, board_worth

NEUTRALS: Final[tuple[Tile, ...]] = (
    "ROC", "MER", "MUJ", "AGE", "SOC", "COU", "BRI", "UNO", "NOB", "PIC", "RIO", "KAB",
)  # fmt: skip
"""Bits of the neutral zone: the tiles that read no names."""
ROC, MER, MUJ, AGE, SOC, COU, BRI, UNO, NOB, PIC, RIO, KAB = (1 << number for number in range(12))
UNO_AT, PIC_AT, RIO_AT, KAB_AT = 0, 4, 8, 12
ALL8: Final = ORTH | DIAG
FRONT: Final = np.array(REACH[NUMBER["SOC"], 0])

MIRROR: Final = next(
    n for n in range(8) if all(int(SYMMETRY[n, 1 << c]) == 1 << (c + 6 - 6 * (c // 3)) for c in range(9))
)
"""The symmetry that exchanges north and south."""
IMAGE: Final = np.array([[0] + [int(SYMMETRY[n, 1 << c]).bit_length() for c in range(9)] for n in range(8)])
"""By symmetry, by a cell plus one: the image, plus one as well."""


def _least() -> "np.ndarray[tuple[int, int], np.dtype[np.int64]]":
    """Return the symmetries, one bit each, that map a set of face-up cells to the least number.

    The first index is what restricts them: 0 nothing, 1 United Nations, 2 the Social network."""
    rows = [n for n in range(8) if {int(SYMMETRY[n, 7]), int(SYMMETRY[n, 448])} == {7, 448}]
    mirror = [n for n in rows if SYMMETRY[n, 7] == 7]
    table = np.zeros((3, 512), dtype=np.int64)
    for kind, members in enumerate((list(range(8)), rows, mirror)):
        for cells in range(512):
            least = min(int(SYMMETRY[n, cells]) for n in members)
            table[kind, cells] = sum(1 << n for n in members if SYMMETRY[n, cells] == least)
    return table


LEAST: Final = _least()


@jit("int64(int64, int64)")
def turned(board: int, number: int) -> int:
    """Return the image of a board under a symmetry."""
    image = SYMMETRY[number, board & 511] | SYMMETRY[number, board >> 9 & 511] << 9
    image |= SYMMETRY[number, board >> 18 & 511] << 18 | SYMMETRY[number, board >> 27 & 511] << 27
    special = board >> 36
    if special:
        for shift in range(0, 16, 4):
            image |= IMAGE[number, special >> shift & 15] << 36 + shift
    return image


@jit("int64(int64, int64)")
def canonical(board: int, neutral: int) -> int:
    """Return the least image of a board under the symmetries that its tiles allow."""
    kind = 2 if neutral & SOC else 1 if neutral & UNO or board >> 36 & 15 else 0
    which = LEAST[kind, board & 511]
    best = np.int64(-1)
    while which:
        image = turned(board, first_bit(which))
        which &= which - 1
        if best < 0 or image < best:
            best = image
    return best


@jit("int64(int64, int64)")
def without(special: int, cell: int) -> int:
    """Return the special tiles without the one on a cell."""
    for shift in range(0, 16, 4):
        if special >> shift & 15 == cell + 1:
            return special & ~(15 << shift)
    return special


@jit("int64(int64, int64, int64)")
def moved(special: int, cell: int, to: int) -> int:
    """Return the special tiles when the one on a cell moves to another."""
    for shift in range(0, 16, 4):
        if special >> shift & 15 == cell + 1:
            return special & ~(15 << shift) | to + 1 << shift
    return special


@jit("int64(int64)")
def stable_cells(special: int) -> int:
    """Return the cells beside United Nations."""
    return SIDES[(special & 15) - 1] if special & 15 else 0


@jit("int64(int64)")
def blocked_cells(special: int) -> int:
    """Return the cells on which Picket or Riots stop an effect."""
    cells = 0
    if special >> PIC_AT & 15:
        cells = ORTH[(special >> PIC_AT & 15) - 1]
    if special >> RIO_AT & 15:
        cells |= DIAG[(special >> RIO_AT & 15) - 1]
    return cells


@jit("int64(int64[:, ::1], int64, int64, int64, int64, int64, int64, int64, int64, int64)")
def _write(
    found: Any, count: int, up: int, mine: int, safe: int, down: int, special: int, hand: int, theirs: int, neutral: int
) -> int:
    """Write the position after a move, seen by the rival, and return the new count; -1 if the move wins at once.

    A move that loses at once is not written."""
    kaboom = special >> KAB_AT & 15
    if up == 511:
        won = not mine >> kaboom - 1 & 1 if kaboom else POPCOUNT[mine] > 4
        return -1 if won else count
    stable = stable_cells(special)
    if not theirs and not neutral & ~NOB and not (neutral and up & ~(mine | safe | stable)):  # C34: stuck
        won = not mine >> kaboom - 1 & 1 if kaboom else True
        return -1 if won else count
    board = up | (up & ~mine) << 9 | safe << 18 | down << 27 | special << 36
    if neutral & SOC:
        board = turned(board, MIRROR)
    found[count, 0] = board
    found[count, 1] = theirs | hand << 7 | neutral << 14
    estimate = board_worth(up, mine, (safe | stable) & up, kaboom)
    found[count, 2] = estimate + ZONE_WORTH[hand] - ZONE_WORTH[theirs]
    return count + 1


@jit("int64(int64, int64, int64[:, ::1], int64, int64, int64, int64, int64, int64, int64)")
def _neutral_on(
    board: int,
    hands: int,
    found: Any,
    count: int,
    cell: int,
    live: int,
    secured: int,
    empty: int,
    effective: int,
    ninth: int,
) -> int:
    """Write every way to lay a neutral tile on one cell. `empty` are the other empty cells."""
    up, mine, safe, special = board & 511, board >> 9 & 511, board >> 18 & 511, board >> 36
    hand, theirs, neutral = hands & 127, hands >> 7 & 127, hands >> 14
    bit = 1 << cell
    up, mine = up | bit, mine | bit
    tiles = neutral & ~NOB
    while tiles:
        tile = tiles & -tiles
        tiles ^= tile
        rest = neutral ^ tile
        place = special
        if tile >= UNO:
            shift = UNO_AT if tile == UNO else PIC_AT if tile == PIC else RIO_AT if tile == RIO else KAB_AT
            place |= cell + 1 << shift
        count = _write(found, count, up, mine, safe, 0, place, hand, theirs, rest)
        if count < 0:
            return count
        if tile >= UNO or not effective:
            continue
        if tile in (SOC, COU):
            flips = (FRONT[cell] if tile == SOC else ALL8[cell]) & live
            if flips:
                count = _write(found, count, up, mine ^ flips, safe, 0, special, hand, theirs, rest)
                if count < 0:
                    return count
            continue
        if tile == AGE:
            targets = theirs
            while targets:
                target = targets & -targets
                targets ^= target
                count = _write(found, count, up, mine, safe, 0, special, hand, theirs ^ target, rest)
                if count < 0:
                    return count
            continue
        if tile == ROC and ninth:  # C13
            continue
        targets = ALL8[cell] & secured if tile == ROC else ORTH[cell] & live if tile == MER else live
        if tile == MUJ:
            targets &= DIAG[cell]
        while targets:
            target = targets & -targets
            targets ^= target
            here = first_bit(target)
            if tile == BRI:
                spaces = empty
                while spaces:
                    to = spaces & -spaces
                    spaces ^= to
                    place = moved(special, here, first_bit(to)) if special else special
                    supports = mine & ~target | (to if mine & target else 0)
                    count = _write(found, count, up ^ target | to, supports, safe, 0, place, hand, theirs, rest)
                    if count < 0:
                        return count
                continue
            place = without(special, here) if special else special
            fallen = target if tile == ROC else 0
            count = _write(found, count, up ^ target, mine & ~target, safe & ~target, fallen, place, hand, theirs, rest)
            if count < 0:
                return count
    return count


@jit("int64(int64, int64, int64[:, ::1])")
def successors(board: int, hands: int, found: Any) -> int:
    """Write board, hands and estimate of every position after a move that does not end the game; return their number.

    If a move wins at once, return -1 for a neutral tile, or -1 less the bit of the tile of the own zone."""
    up, mine, safe, down, special = board & 511, board >> 9 & 511, board >> 18 & 511, board >> 27 & 511, board >> 36
    hand, theirs, neutral = hands & 127, hands >> 7 & 127, hands >> 14
    stable = stable_cells(special)
    secured = (safe | stable) & up
    live = up & ~secured
    all_empty = 511 & ~(up | down)
    usable = all_empty & ~(blocked_cells(special) & ~stable)
    ninth = POPCOUNT[up] == 8
    count = 0
    empty = all_empty
    while empty:
        cell = first_bit(empty)
        bit = 1 << cell
        empty ^= bit
        new_up, new_mine = up | bit, mine | bit
        effective = usable & bit
        tiles = hand
        while tiles:
            tile = first_bit(tiles)
            tiles &= tiles - 1
            rest = hand & ~(1 << tile)
            new_safe = safe | bit if tile == TOU else safe
            count = _write(found, count, new_up, new_mine, new_safe, 0, special, rest, theirs, neutral)
            if count < 0:
                return -1 - (1 << tile)
            if tile == TOU or not effective:
                continue
            if tile in (PRE, SOL, PRD):
                if ninth:  # C13
                    continue
                targets = live & (ALL8[cell] if tile == PRE else ORTH[cell] if tile == SOL else DIAG[cell])
                while targets:
                    target = targets & -targets
                    targets ^= target
                    left = without(special, first_bit(target)) if special else special
                    count = _write(
                        found, count, new_up ^ target, new_mine & ~target, safe, target, left, rest, theirs, neutral
                    )
                    if count < 0:
                        return -1 - (1 << tile)
                continue
            for way in range(2 if tile == BAN else 8):
                if tile == BAN:
                    flips = (DIAG[cell] if way else ORTH[cell]) & live
                elif tile == FAS:
                    flips = RAYS[way, cell] & live
                else:
                    flips = RAYS[way, cell] & ALL8[cell] & live
                if flips:
                    count = _write(found, count, new_up, new_mine ^ flips, safe, 0, special, rest, theirs, neutral)
                    if count < 0:
                        return -1 - (1 << tile)
        if neutral:
            count = _neutral_on(board, hands, found, count, cell, live, secured, all_empty ^ bit, effective, ninth)
            if count < 0:
                return -1
    if neutral & NOB:  # C32
        targets = live & mine
        while targets:
            target = targets & -targets
            targets ^= target
            left = without(special, first_bit(target)) if special else special
            count = _write(found, count, up, mine, safe | target, 0, left, hand, theirs, neutral ^ NOB)
            if count < 0:
                return -1
    return count


def reads_no_names(row: Any) -> bool:
    """Return whether a position of the kernel can be packed in this way.

    Every tile that can be laid must be where the hands have a bit for it. Crisis, Hacker or Elections may have brought
    a tile into another zone before they were gone."""
    south, north = (sum(1 << NUMBER[tile] for tile in order) for order in ORDER)
    neutral = sum(1 << NUMBER[tile] for tile in NEUTRALS)
    away = int(row[kernel.ZONE_S]) & ~south | int(row[kernel.ZONE_N]) & ~north | int(row[kernel.NEUTRAL]) & ~neutral
    return not away


def nameless(row: Any) -> tuple[int, int]:
    """Return board and hands of a position of the kernel."""
    cells, seat, places = int(row[kernel.BOARD]), int(row[kernel.TURN]) & 1, int(row[kernel.PLACES])
    up, north, down = cells & 511, cells >> 9 & 511, cells >> 18 & 511
    zones = [
        sum(1 << number for number, tile in enumerate(order) if int(row[zone]) >> NUMBER[tile] & 1)
        for order, zone in zip(ORDER, (kernel.ZONE_S, kernel.ZONE_N), strict=True)
    ]
    neutral = sum(1 << number for number, tile in enumerate(NEUTRALS) if int(row[kernel.NEUTRAL]) >> NUMBER[tile] & 1)
    mine = north if seat else up & ~north
    board = up | mine << 9 | (places & 511) << 18 | down << 27 | places >> 9 << 36
    if seat and neutral & SOC:
        board = int(turned(board, MIRROR))
    return board, zones[seat] | zones[1 - seat] << 7 | neutral << 14
