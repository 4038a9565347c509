"""How many moves there are, without writing them: for perft and for drawing one of them at random."""

# mypy: disable-error-code="no-any-return, return-value, assignment"

from typing import Any

from diwan.bots.clash.kernel import (
    BOARD,
    CHOICE,
    DRAWABLE,
    EMPTY,
    FOUR,
    FREE,
    FRIENDLY,
    IDS,
    LIVE,
    NINTH,
    OPTIONS,
    REMOVED,
    REPEATER,
    SECURED,
    STABLE,
    SUMS,
    TURN,
    USABLE,
    ZONE_N,
    ZONE_S,
    set_drawable,
)  # fmt: skip
from diwan.bots.clash.tables import (
    DESTROY,
    DESTROY_SECURED,
    ENLIST,
    FIELD,
    FLIP_ALL,
    FLIP_LINE,
    KIND,
    LINES4,
    MOVE,
    NOB,
    PACKED_USES,
    PERMANENT,
    POPCOUNT,
    PURGE,
    REACH,
    RECALL,
    REPEAT,
    SALVAGE,
    USES,
)  # fmt: skip
from diwan.bots.compiled import first_bit, jit


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
