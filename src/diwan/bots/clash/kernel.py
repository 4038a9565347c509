"""The rules of Clash on packed integers, compiled: for search and bulk play.

A twin of `diwan.games.clash.rules` after the deal; a lockstep test keeps the two equal. A position is a row of
int64 words; everything is open in it (hidden tiles are imagined before the kernel sees them).

    IDS      five bits a cell: the tile lying there
    BOARD    nine bits each: face-up, supports N, face-down
    TURN     mover (1 bit), covered tile (5 bits), number of placements
    ZONE_S, ZONE_N, NEUTRAL, BOX, REMOVED    one bit a tile
    LIVE ... what a move generator works out once for a position

A move packs tile, cell, facing, up to two repeated sources, the way the effect is used and its arguments:

    tile 5 | cell 4 | against 1 | source 4 | source 4 | way 4 | first argument 5 | second argument 4
"""

# mypy: disable-error-code="no-any-return, return-value, assignment"

from typing import Any

from diwan.bots.clash.compiled import first_bit, jit
from diwan.bots.clash.tables import (
    DESTROY,
    DESTROY_SECURED,
    DIAG,
    DISCARD,
    ELE,
    ENLIST,
    FIELD,
    FLIP,
    FLIP_ALL,
    FLIP_COLOUR,
    FLIP_LINE,
    KAB,
    KIND,
    LINES4,
    MOVE,
    NOB,
    ORTH,
    PACKED_USES,
    PERMANENT,
    PIC,
    POPCOUNT,
    PURGE,
    RAYS,
    REACH,
    RECALL,
    REPEAT,
    SALVAGE,
    SECURE_TILES,
    SIDES,
    UNO,
    USES,
    WATCHED_TILES,
)  # fmt: skip

IDS, BOARD, TURN, ZONE_S, ZONE_N, NEUTRAL, BOX, REMOVED = range(8)
LIVE, SECURED, FRIENDLY, EMPTY, USABLE, NINTH, STABLE, OPTIONS, DRAWABLE, SUMS = range(8, 18)
WORDS = 18
PACKED = 8
"""The first words, which are the position."""

FREE, FOUR, REPEATER, CHOICE, LONG = 1, 2, 4, 8, 16
"""Options: facing free, four directions, repeat from the repeater, Elections by choice, long game."""
CAP_SHIFT = 8
"""Above the flags: the cap on placements."""

NONE, AT, LINE, DOTS, ALL, SHIFT, TAKE, DRAW = range(8)
"""Ways to use an effect."""
NO_SOURCE = 15
UNUSED = NO_SOURCE << 10 | NO_SOURCE << 14
GOES_ON, DRAWN = -1, 2
MOST_MOVES = 4096
MOST_PLACEMENTS = 260


@jit("void(int64[::1], int64)")
def prepare(at: Any, options: int) -> None:
    """Works out what the pieces make of the cells: live, secured, blocked ... (C11, C16, C18 to C20)."""
    ids, board, turn = at[IDS], at[BOARD], at[TURN]
    up, north, down = board & 511, board >> 9 & 511, board >> 18 & 511
    secured = stable = blocked = 0
    rest = up
    while rest:
        cell = first_bit(rest)
        rest &= rest - 1
        tile = ids >> 5 * cell & 31
        if WATCHED_TILES >> tile & 1:
            if SECURE_TILES >> tile & 1:
                secured |= 1 << cell
            elif tile == UNO:
                stable |= SIDES[cell]
            elif tile == PIC:
                blocked |= ORTH[cell]
            else:
                blocked |= DIAG[cell]
    secured = (secured | stable) & up
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
    """C37: in a long game the refill takes one tile of the box before the effect of `tile`."""
    if at[OPTIONS] & LONG:
        box = at[BOX]
        at[DRAWABLE] = 0 if at[NEUTRAL] >> tile & 1 and not box & (box - 1) else box


@jit("int64(int64[::1], int64, int64, int64, int64, int64, int64[::1], int64)")
def _uses_of(at: Any, tile: int, origin: int, supports: int, laid: int, move: int, moves: Any, count: int) -> int:
    """Writes every use of an effect except a repeat. The tile just laid lies on the cell `laid`."""
    kind = KIND[tile]
    bit = 1 << laid
    mine = bit & at[STABLE]
    if kind <= DISCARD or kind == FLIP:
        if kind <= DESTROY_SECURED and at[NINTH]:  # C13
            return count
        targets = (at[SECURED] | mine) if kind == DESTROY_SECURED else (at[LIVE] | (bit ^ mine))
        targets &= REACH[tile, supports, origin]
        while targets:
            moves[count] = move | AT << 18 | first_bit(targets) << 22
            targets &= targets - 1
            count += 1
        return count
    if kind == FLIP_LINE:
        targets = at[LIVE] | (bit ^ mine)
        step = 2 if at[OPTIONS] & FOUR else 1
        for way in range(0, 8, step):
            if RAYS[way, origin] & targets:
                moves[count] = move | LINE << 18 | way << 22
                count += 1
        return count
    if kind == FLIP_COLOUR:
        targets = at[LIVE] | (bit ^ mine)
        if ORTH[origin] & targets:
            moves[count] = move | DOTS << 18
            count += 1
        if DIAG[origin] & targets:
            moves[count] = move | DOTS << 18 | 1 << 22
            count += 1
        return count
    if kind == FLIP_ALL:
        if (at[LIVE] | (bit ^ mine)) & REACH[tile, supports, origin]:
            moves[count] = move | ALL << 18
            count += 1
        return count
    if kind == RECALL:
        targets = at[LIVE] & at[FRIENDLY]
        while targets:
            moves[count] = move | AT << 18 | first_bit(targets) << 22
            targets &= targets - 1
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


@jit("int64(int64[::1], int64, int64, int64, int64[::1], int64)")
def _repeats(at: Any, tile: int, laid: int, supports: int, moves: Any, count: int) -> int:
    """C21 to C25: one source, or two where the first is the other repeater."""
    move = tile | laid << 5 | (supports ^ (at[TURN] & 1)) << 9
    from_laid = at[OPTIONS] & REPEATER
    sources = at[LIVE] & REACH[tile, supports, laid]
    while sources:
        source = first_bit(sources)
        sources &= sources - 1
        first = at[IDS] >> 5 * source & 31
        if KIND[first] == PERMANENT:
            continue
        origin, facing = laid, supports
        if not from_laid:
            origin, facing = source, at[BOARD] >> 9 + source & 1
        if KIND[first] != REPEAT:
            once = move | source << 10 | NO_SOURCE << 14
            count = _uses_of(at, first, origin, facing, laid, once, moves, count)
            continue
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
            twice = move | source << 10 | link << 14
            count = _uses_of(at, second, start, side, laid, twice, moves, count)
    return count


@jit("int64(int64[::1], int64, int64, int64, int64[::1], int64)")
def layings(at: Any, tile: int, cell: int, supports: int, moves: Any, count: int) -> int:
    """Writes every way to lay a tile on an empty cell; `prepare` must have been called."""
    move = tile | cell << 5 | (supports ^ (at[TURN] & 1)) << 9 | UNUSED
    moves[count] = move
    count += 1
    kind = KIND[tile]
    if kind == PERMANENT or not at[USABLE] >> cell & 1:
        return count
    set_drawable(at, tile)
    if kind == REPEAT:
        return _repeats(at, tile, cell, supports, moves, count)
    return _uses_of(at, tile, cell, supports, cell, move, moves, count)


@jit("int64(int64[::1], int64[::1])")
def generate(at: Any, moves: Any) -> int:
    """All moves of a prepared position, written to `moves`; their number."""
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
            count = layings(at, tile, cell, mover, moves, count)
            if at[OPTIONS] & FREE:
                count = layings(at, tile, cell, 1 - mover, moves, count)
    return count


@jit("int64(int64)")
def population(tiles: int) -> int:
    return (
        POPCOUNT[tiles & 511] + POPCOUNT[tiles >> 9 & 511] + POPCOUNT[tiles >> 18 & 511] + POPCOUNT[tiles >> 27 & 511]
    )


@jit("void(int64[::1])")
def add_up(at: Any) -> None:
    """Sums the uses of the common effects over all usable cells, eight effects at a time."""
    cells, live, four = at[USABLE], at[LIVE], 1 if at[OPTIONS] & FOUR else 0
    sums = 0
    while cells:
        sums += PACKED_USES[four, first_bit(cells), live]
        cells &= cells - 1
    at[SUMS] = sums


@jit("int64(int64[::1], int64, int64, int64, int64)")
def count_uses(at: Any, tile: int, origin: int, supports: int, laid: int) -> int:
    """How many uses `_uses_of` would write."""
    kind = KIND[tile]
    bit = 1 << laid
    mine = bit & at[STABLE]
    if kind <= FLIP_ALL:
        if kind <= DESTROY_SECURED and at[NINTH]:
            return 0
        targets = (at[SECURED] | mine) if kind == DESTROY_SECURED else (at[LIVE] | (bit ^ mine))
        if kind == FLIP_LINE and at[OPTIONS] & FOUR:
            return LINES4[origin, targets]
        return USES[tile, supports, origin, targets]
    if kind == RECALL:
        return POPCOUNT[at[LIVE] & at[FRIENDLY]]
    if kind == MOVE:
        return POPCOUNT[at[LIVE]] * POPCOUNT[at[EMPTY] & ~bit]
    if kind == PURGE:
        return population(at[ZONE_S] if at[TURN] & 1 else at[ZONE_N])
    if kind == SALVAGE:
        return population(at[REMOVED])
    if kind == ENLIST:
        return population(at[DRAWABLE]) if at[OPTIONS] & CHOICE else at[DRAWABLE] != 0
    return 0


@jit("int64(int64[::1], int64, int64, int64)")
def _count_repeats(at: Any, tile: int, laid: int, supports: int) -> int:
    from_laid = at[OPTIONS] & REPEATER
    sources = at[LIVE] & REACH[tile, supports, laid]
    total = 0
    while sources:
        source = first_bit(sources)
        sources &= sources - 1
        first = at[IDS] >> 5 * source & 31
        origin, facing = laid, supports
        if not from_laid:
            origin, facing = source, at[BOARD] >> 9 + source & 1
        if KIND[first] != REPEAT:
            if KIND[first] != PERMANENT:
                total += count_uses(at, first, origin, facing, laid)
            continue
        further = at[LIVE] & REACH[first, facing, origin] & ~(1 << source)
        while further:
            link = first_bit(further)
            further &= further - 1
            second = at[IDS] >> 5 * link & 31
            if KIND[second] != PERMANENT and KIND[second] != REPEAT:
                start, side = laid, supports
                if not from_laid:
                    start, side = link, at[BOARD] >> 9 + link & 1
                total += count_uses(at, second, start, side, laid)
    return total


@jit("int64(int64[::1], int64, int64, int64)")
def count_on(at: Any, tile: int, cell: int, supports: int) -> int:
    """How many uses a tile has on a usable cell."""
    if KIND[tile] == REPEAT:
        return _count_repeats(at, tile, cell, supports)
    return count_uses(at, tile, cell, supports, cell)


@jit("int64(int64[::1], int64)")
def count_layings(at: Any, tile: int) -> int:
    """How many moves lay this tile, without writing them; `prepare` and `add_up` must have been called."""
    mover = at[TURN] & 1
    if tile == NOB:
        return POPCOUNT[at[LIVE] & at[FRIENDLY]]
    kind, cells, ways = KIND[tile], at[USABLE], 2 if at[OPTIONS] & FREE else 1
    total = POPCOUNT[at[EMPTY]] * ways
    if kind == PERMANENT or ((kind in (DESTROY, DESTROY_SECURED)) and at[NINTH]):
        return total
    field = FIELD[tile]
    if field == 48 and ways == 1:
        return total + (at[SUMS] >> 48 + 8 * mover & 255)
    if field >= 0 and field != 48:
        return total + (at[SUMS] >> field & 255) * ways
    set_drawable(at, tile)
    if kind >= RECALL and kind != REPEAT:  # the same wherever the tile lies
        return total + POPCOUNT[cells] * ways * count_uses(at, tile, first_bit(cells), mover, first_bit(cells))
    if kind == DESTROY_SECURED and not at[SECURED]:
        return total
    while cells:
        cell = first_bit(cells)
        cells &= cells - 1
        total += count_on(at, tile, cell, mover)
        if ways == 2:
            total += count_on(at, tile, cell, 1 - mover)
    return total


@jit("int64(int64[::1])")
def _kaboom(at: Any) -> int:
    """C33: whom a face-up, uncovered KABOOM!!! supports, or -1."""
    up = at[BOARD] & 511
    while up:
        cell = first_bit(up)
        up &= up - 1
        if at[IDS] >> 5 * cell & 31 == KAB:
            return at[BOARD] >> 9 + cell & 1
    return -1


@jit("int64(int64[::1], int64)")
def _ended(at: Any, loser: int) -> int:
    victim = _kaboom(at)
    return 1 - victim if victim >= 0 else 1 - loser


@jit("int64(int64[::1], int64)")
def _stuck(at: Any, seat: int) -> int:
    """C34: no tile, or nothing but a Nobel Prize that can cover nothing."""
    board = at[BOARD]
    up, north, down = board & 511, board >> 9 & 511, board >> 18 & 511
    tiles = (at[ZONE_N] if seat else at[ZONE_S]) | at[NEUTRAL]
    if tiles & ~(1 << NOB) and (up | down) != 511:
        return 0
    if not tiles >> NOB & 1:
        return 1
    cells = up & (north if seat else ~north)
    secured = stable = 0
    rest = up
    while rest:
        cell = first_bit(rest)
        rest &= rest - 1
        tile = at[IDS] >> 5 * cell & 31
        if SECURE_TILES >> tile & 1:
            secured |= 1 << cell
        elif tile == UNO:
            stable |= SIDES[cell]
    return 0 if cells & ~(secured | stable) else 1


@jit("int64(int64[::1], int64[::1], int64, int64, int64, int64)")
def play(at: Any, out: Any, move: int, refill: int, drawn: int, options: int) -> int:
    """Writes the position after a move to `out`: GOES_ON, the winner, or DRAWN.

    `refill` and `drawn` are NATURE's answers; 0, Mustafa, where there is none."""
    ids, board, turn = at[IDS], at[BOARD], at[TURN]
    up, north, down = board & 511, board >> 9 & 511, board >> 18 & 511
    south_zone, north_zone, neutral, box, removed = at[ZONE_S], at[ZONE_N], at[NEUTRAL], at[BOX], at[REMOVED]
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
    else:
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
            secured = stable = 0
            rest = up
            while rest:
                here = first_bit(rest)
                rest &= rest - 1
                lying = ids >> 5 * here & 31
                if SECURE_TILES >> lying & 1:
                    secured |= 1 << here
                elif lying == UNO:
                    stable |= SIDES[here]
            north ^= cells & up & ~(secured | stable)
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
    if full:
        return _ended(out, 0 if POPCOUNT[north] > 4 else 1)
    if _stuck(out, 1 - mover):
        return _ended(out, 1 - mover)
    if turn >> 6 >= options >> CAP_SHIFT:
        return DRAWN
    return GOES_ON


@jit("int64(int64[::1], int64)")
def refills(at: Any, move: int) -> int:
    """C37: the tiles one of which NATURE lays into the neutral zone, before the effect."""
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
