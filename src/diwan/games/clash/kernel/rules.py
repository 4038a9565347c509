"""The rules of Clash on packed integers, compiled for search and bulk play.

They equal `diwan.games.clash.rules` from the end of the deal on, which a lockstep test checks. A position is a row of
int64 words without secrets: hidden tiles are imagined before the kernel sees them.

    IDS      five bits a cell: the tile lying there
    BOARD    nine bits each: face-up, supports N, face-down
    TURN     mover (1 bit), covered tile (5 bits), number of placements
    ZONE_S, ZONE_N, NEUTRAL, BOX, REMOVED    one bit a tile
    PLACES   cells secured by their own tile (9 bits), and where UNO, PIC, RIO, KAB lie face-up and uncovered (4 bits
             each: the cell plus one, or 0); it follows from the board, and is kept because it is needed everywhere
    LIVE ... what `prepare` works out for a position, for the move generator

A move packs tile, cell, facing, up to two repeated sources, the way the effect is used and its arguments:

    tile 5 | cell 4 | against 1 | source 4 | source 4 | way 4 | first argument 5 | second argument 4
"""

# mypy: disable-error-code="no-any-return, return-value, assignment"

from typing import Any

import numpy as np

from diwan.bots.compiled import first_bit, jit
from diwan.games.clash.kernel.tables import (
    ARGUMENTS,
    DESTROY,
    DESTROY_SECURED,
    DIAG,
    DIAG_OF,
    DISCARD,
    ELE,
    ENLIST,
    FLIP,
    FLIP_LINE,
    FORM,
    FOUR_WAYS,
    KAB,
    KIND,
    MOVE,
    NOB,
    ORTH,
    ORTH_OF,
    PERMANENT,
    PIC,
    PLACE_AT,
    PLACED,
    POPCOUNT,
    PURGE,
    RAYS,
    REACH,
    RECALL,
    REPEAT,
    RIO,
    SALVAGE,
    SIDES_OF,
    UNO,
    WATCHED_TILES,
)  # fmt: skip

IDS, BOARD, TURN, ZONE_S, ZONE_N, NEUTRAL, BOX, REMOVED, PLACES = range(9)
LIVE, SECURED, FRIENDLY, EMPTY, USABLE, NINTH, STABLE, OPTIONS, DRAWABLE = range(9, 18)
WORDS = 18
PACKED = 9
"""The number of words that define the position; the rest follows from them."""

FREE, FOUR, REPEATER, CHOICE, LONG = 1, 2, 4, 8, 16
"""Flags of the options: free facing, four directions, repeat from the repeater, Elections by choice, long game."""
CAP_SHIFT = 8
"""The cap on placements is stored from this bit on."""
DEFAULT = -1 << CAP_SHIFT
"""The bits that may be set when all options have their defaults."""

NONE, AT, LINE, DOTS, ALL, SHIFT, TAKE, DRAW = range(8)
"""Ways to use an effect."""
WAY = np.array([NONE, AT, AT, AT, AT, LINE, DOTS, ALL, AT], dtype=np.int64)
"""The way to use an effect, by its kind; only for effects with at most one argument."""
NO_SOURCE = 15
UNUSED = NO_SOURCE << 10 | NO_SOURCE << 14
UNO_AT, PIC_AT, RIO_AT, KAB_AT = (PLACED[tile] for tile in (UNO, PIC, RIO, KAB))
GOES_ON, DRAWN = -1, 2
MOST_MOVES = 4096
MOST_PLACEMENTS = 260


@jit("void(int64[::1], int64)")
def prepare(at: Any, options: int) -> None:
    """Fill the words from LIVE on: live, secured and usable cells and so on (C11, C16, C18 to C20)."""
    board, turn, places = at[BOARD], at[TURN], at[PLACES]
    up, north, down = board & 511, board >> 9 & 511, board >> 18 & 511
    stable = SIDES_OF[places >> UNO_AT & 15]
    blocked = ORTH_OF[places >> PIC_AT & 15] | DIAG_OF[places >> RIO_AT & 15]
    secured = (places | stable) & up
    empty = 511 & ~(up | down)
    at[LIVE] = up & ~secured
    at[SECURED] = secured
    at[FRIENDLY] = up & (north if turn & 1 else ~north)
    at[EMPTY] = empty
    at[USABLE] = empty & ~(blocked & ~stable)
    at[NINTH] = POPCOUNT[up] == 8
    at[STABLE] = stable
    at[OPTIONS] = options
    at[DRAWABLE] = at[BOX]


@jit("void(int64[::1], int64)")
def set_drawable(at: Any, tile: int) -> None:
    """Set the tiles that Elections can draw: in a long game the refill takes one before the effect of `tile` (C37)."""
    if at[OPTIONS] & LONG:
        box = at[BOX]
        at[DRAWABLE] = 0 if at[NEUTRAL] >> tile & 1 and not box & (box - 1) else box


@jit("int64(int64[::1], int64, int64, int64, int64, int64, int64[::1], int64)")
def uses_of(at: Any, tile: int, origin: int, supports: int, laid: int, move: int, moves: Any, count: int) -> int:
    """Write every use of an effect except a repeat; return the new count. The tile just laid lies on `laid`."""
    kind = KIND[tile]
    bit = 1 << laid
    mine = bit & at[STABLE]
    if kind <= RECALL:
        if kind == RECALL:
            arguments = at[LIVE] & at[FRIENDLY]
        elif kind <= DESTROY_SECURED and at[NINTH]:  # C13
            return count
        else:
            targets = (at[SECURED] | mine) if kind == DESTROY_SECURED else (at[LIVE] | (bit ^ mine))
            arguments = np.int64(ARGUMENTS[targets, FORM[tile, supports], origin])
            if kind == FLIP_LINE and at[OPTIONS] & FOUR:
                arguments &= FOUR_WAYS
        move |= WAY[kind] << 18
        while arguments:
            moves[count] = move | first_bit(arguments) << 22
            arguments &= arguments - 1
            count += 1
        return count
    if kind == MOVE:
        targets = at[LIVE]
        while targets:
            cell = first_bit(targets)
            targets &= targets - 1
            empty = at[EMPTY] & ~bit
            while empty:
                moves[count] = move | SHIFT << 18 | cell << 22 | first_bit(empty) << 27
                empty &= empty - 1
                count += 1
        return count
    if kind == ENLIST and not at[OPTIONS] & CHOICE:
        if at[DRAWABLE]:
            moves[count] = move | DRAW << 18
            count += 1
        return count
    tiles = 0
    if kind == PURGE:
        tiles = at[ZONE_S] if at[TURN] & 1 else at[ZONE_N]
    elif kind == SALVAGE:
        tiles = at[REMOVED]
    elif kind == ENLIST:
        tiles = at[DRAWABLE]
    while tiles:
        moves[count] = move | TAKE << 18 | first_bit(tiles) << 22
        tiles &= tiles - 1
        count += 1
    return count


@jit("int64(int64[::1], int64, int64, int64, int64, int64[::1], int64)")
def repeats_of(at: Any, tile: int, laid: int, supports: int, source: int, moves: Any, count: int) -> int:
    """Write every repeat of the effect on `source`, or through it of another one (C21 to C25); return the new count."""
    move = tile | laid << 5 | (supports ^ (at[TURN] & 1)) << 9 | source << 10
    from_laid = at[OPTIONS] & REPEATER
    first = at[IDS] >> 5 * source & 31
    origin, facing = laid, supports
    if not from_laid:
        origin, facing = source, at[BOARD] >> 9 + source & 1
    if KIND[first] == PERMANENT:
        return count
    if KIND[first] != REPEAT:
        return uses_of(at, first, origin, facing, laid, move | NO_SOURCE << 14, moves, count)
    further = at[LIVE] & REACH[first, facing, origin] & ~(1 << source)
    while further:
        link = first_bit(further)
        further &= further - 1
        second = at[IDS] >> 5 * link & 31
        if KIND[second] == PERMANENT or KIND[second] == REPEAT:
            continue
        start, side = laid, supports
        if not from_laid:
            start, side = link, at[BOARD] >> 9 + link & 1
        count = uses_of(at, second, start, side, laid, move | link << 14, moves, count)
    return count


@jit("int64(int64[::1], int64, int64, int64, int64[::1], int64)")
def lay_moves(at: Any, tile: int, cell: int, supports: int, moves: Any, count: int) -> int:
    """Write every way to lay a tile on an empty cell of a prepared position; return the new count."""
    move = tile | cell << 5 | (supports ^ (at[TURN] & 1)) << 9 | UNUSED
    moves[count] = move
    count += 1
    kind = KIND[tile]
    if kind == PERMANENT or not at[USABLE] >> cell & 1:
        return count
    set_drawable(at, tile)
    if kind == REPEAT:
        sources = at[LIVE] & REACH[tile, supports, cell]
        while sources:
            count = repeats_of(at, tile, cell, supports, first_bit(sources), moves, count)
            sources &= sources - 1
        return count
    return uses_of(at, tile, cell, supports, cell, move, moves, count)


@jit("int64(int64[::1], int64[::1])")
def generate(at: Any, moves: Any) -> int:
    """Write all moves of a prepared position to `moves`; return their number."""
    mover = at[TURN] & 1
    tiles = (at[ZONE_N] if mover else at[ZONE_S]) | at[NEUTRAL]
    count = 0
    while tiles:
        tile = first_bit(tiles)
        tiles &= tiles - 1
        if tile == NOB:  # C32
            cells = at[LIVE] & at[FRIENDLY]
            while cells:
                moves[count] = NOB | first_bit(cells) << 5 | UNUSED
                cells &= cells - 1
                count += 1
            continue
        cells = at[EMPTY]
        while cells:
            cell = first_bit(cells)
            cells &= cells - 1
            count = lay_moves(at, tile, cell, mover, moves, count)
            if at[OPTIONS] & FREE:
                count = lay_moves(at, tile, cell, 1 - mover, moves, count)
    return count


@jit("int64(int64[::1], int64)")
def _ended(at: Any, loser: int) -> int:
    """Return the winner: a face-up, uncovered KABOOM!!! decides it (C33), or else `loser` has lost."""
    place = at[PLACES] >> KAB_AT & 15
    return 1 - (at[BOARD] >> 8 + place & 1) if place else 1 - loser


@jit("int64(int64[::1], int64)")
def _cannot_lay(at: Any, seat: int) -> int:
    """C34: no tile, or nothing but a Nobel Prize that can cover nothing."""
    board, places = at[BOARD], at[PLACES]
    up, north, down = board & 511, board >> 9 & 511, board >> 18 & 511
    tiles = (at[ZONE_N] if seat else at[ZONE_S]) | at[NEUTRAL]
    if tiles & ~(1 << NOB) and (up | down) != 511:
        return 0
    if not tiles >> NOB & 1:
        return 1
    cells = up & (north if seat else ~north)
    return 0 if cells & ~(places | SIDES_OF[places >> UNO_AT & 15]) else 1


@jit("int64(int64, int64)")
def _without_tile_at(places: int, cell: int) -> int:
    """Return the PLACES word without a tile that leaves its cell or is covered there."""
    places &= ~(1 << cell)
    if places >> UNO_AT:
        for at in (UNO_AT, PIC_AT, RIO_AT, KAB_AT):
            if places >> at & 15 == cell + 1:
                return places & ~(15 << at)
    return places


@jit("int64(int64[::1], int64[::1], int64, int64, int64, int64)")
def play(at: Any, out: Any, move: int, refill: int, drawn: int, options: int) -> int:
    """Write the position after a move to `out`; return GOES_ON, the winner, or DRAWN.

    `refill` and `drawn` are NATURE's answers, or 0 if there is none (0 is Mustafa, who is never drawn)."""
    ids, board, turn = at[IDS], at[BOARD], at[TURN]
    up, north, down = board & 511, board >> 9 & 511, board >> 18 & 511
    south_zone, north_zone, neutral, box, removed = at[ZONE_S], at[ZONE_N], at[NEUTRAL], at[BOX], at[REMOVED]
    places = at[PLACES]
    mover, covered = turn & 1, turn >> 1 & 31
    tile, cell = move & 31, move >> 5 & 15
    supports = mover ^ (move >> 9 & 1)
    bit, gone = 1 << cell, ~(1 << tile)
    leaving = down
    if neutral >> tile & 1:
        neutral &= gone
    elif mover:
        north_zone &= gone
    else:
        south_zone &= gone
    if tile == NOB:
        covered = ids >> 5 * cell & 31
        ids = ids & ~(31 << 5 * cell) | NOB << 5 * cell
        places = _without_tile_at(places, cell) | bit
    else:
        if WATCHED_TILES >> tile & 1:
            places |= cell + 1 << PLACE_AT[tile] if PLACE_AT[tile] else bit
        ids |= tile << 5 * cell
        up |= bit
        north |= supports << cell
    if refill:
        box &= ~(1 << refill)
        neutral |= 1 << refill
    way = move >> 18 & 15
    if way:
        origin, facing = cell, supports
        first, second = move >> 10 & 15, move >> 14 & 15
        if first != NO_SOURCE:
            source = first if second == NO_SOURCE else second
            tile = ids >> 5 * source & 31
            if not options & REPEATER:
                origin, facing = source, north >> source & 1
        kind = KIND[tile]
        one, two = move >> 22 & 31, move >> 27 & 15
        if way == AT:
            target = 1 << one
            if kind == FLIP:
                north ^= target
            else:
                up &= ~target
                north &= ~target
                places = _without_tile_at(places, one)
                hit = ids >> 5 * one & 31
                if kind in (DESTROY, DESTROY_SECURED):
                    down |= target
                else:
                    ids &= ~(31 << 5 * one)
                    if kind == DISCARD:
                        removed |= 1 << hit
                    elif mover:
                        north_zone |= 1 << hit
                    else:
                        south_zone |= 1 << hit
        elif way == SHIFT:
            moved = ids >> 5 * one & 31
            if PLACE_AT[moved]:
                places = _without_tile_at(places, one) | two + 1 << PLACE_AT[moved]
            ids = ids & ~(31 << 5 * one) | moved << 5 * two
            up = up & ~(1 << one) | 1 << two
            north = north & ~(1 << one) | (north >> one & 1) << two
        elif way == TAKE:
            taken = 1 << one
            if kind == PURGE:
                removed |= taken
                if mover:
                    south_zone &= ~taken
                else:
                    north_zone &= ~taken
            else:
                if kind == SALVAGE:
                    removed &= ~taken
                else:
                    box &= ~taken
                if mover:
                    north_zone |= taken
                else:
                    south_zone |= taken
        elif way == DRAW:
            box &= ~(1 << drawn)
            if mover:
                north_zone |= 1 << drawn
            else:
                south_zone |= 1 << drawn
        else:
            if way == LINE:
                cells = RAYS[one, origin]
            elif way == DOTS:
                cells = DIAG[origin] if one else ORTH[origin]
            else:
                cells = REACH[tile, facing, origin]
            north ^= cells & up & ~(places | SIDES_OF[places >> UNO_AT & 15])
    turn = (turn & ~63) + 64 | covered << 1 | 1 - mover
    full = up == 511
    if not full and leaving:  # M6
        gone_cell = first_bit(leaving)
        hit = ids >> 5 * gone_cell & 31
        removed |= 1 << hit
        if hit == NOB:
            removed |= 1 << covered
            turn &= ~62
        ids &= ~(31 << 5 * gone_cell)
        down &= ~leaving
    out[IDS] = ids
    out[BOARD] = up | north << 9 | down << 18
    out[TURN] = turn
    out[ZONE_S] = south_zone
    out[ZONE_N] = north_zone
    out[NEUTRAL] = neutral
    out[BOX] = box
    out[REMOVED] = removed
    out[PLACES] = places
    if full:
        return _ended(out, 0 if POPCOUNT[north] > 4 else 1)
    if _cannot_lay(out, 1 - mover):
        return _ended(out, 1 - mover)
    if turn >> 6 >= options >> CAP_SHIFT:
        return DRAWN
    return GOES_ON


@jit("int64(int64[::1], int64)")
def refills(at: Any, move: int) -> int:
    """Return the tiles from which NATURE fills the neutral zone before the effect (C37)."""
    if not at[OPTIONS] & LONG or not at[NEUTRAL] >> (move & 31) & 1:
        return 0
    box = at[BOX]
    if move >> 18 & 15 == TAKE and at[OPTIONS] & CHOICE:
        source = move >> 10 & 15
        last = move >> 14 & 15
        cell = source if last == NO_SOURCE else last
        tile = move & 31 if source == NO_SOURCE else at[IDS] >> 5 * cell & 31
        if tile == ELE:
            box &= ~(1 << (move >> 22 & 31))
    return box
