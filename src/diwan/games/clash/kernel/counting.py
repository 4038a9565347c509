"""Count moves without writing them, for perft and for random moves.

This works for the default options, and in perft for free facing too. With other options the menu is written out.
"""

# mypy: disable-error-code="no-any-return, return-value, assignment"

from typing import Any

from diwan.bots.compiled import first_bit, jit, population
from diwan.games.clash.kernel.rules import (
    BOARD,
    BOX,
    EMPTY,
    FRIENDLY,
    IDS,
    LIVE,
    NINTH,
    REMOVED,
    SECURED,
    STABLE,
    TURN,
    USABLE,
    ZONE_N,
    ZONE_S,
)  # fmt: skip
from diwan.games.clash.kernel.tables import (
    ALL8_AT,
    ARGUMENTS,
    BYTE,
    DESTROY_SECURED,
    DESTROY_SECURED_AT,
    ENLIST_AT,
    FLIP_ALL,
    FORM,
    KIND,
    MASK,
    MOVE_AT,
    NOB,
    PERMANENT,
    PURGE_AT,
    REACH,
    RECALL_AT,
    REPEAT,
    SALVAGE_AT,
    USES,
    WORD,
)  # fmt: skip

ON_BOARD, ELSEWHERE, EACH, BEFORE = range(4)
"""Indices of the sums: the uses of all forms; the uses of the other effects, on all cells and on each cell; and from
BEFORE on, by cell, the uses of all forms on the cells before it."""
SUMS = BEFORE + 9


@jit("void(int64[::1], int64[::1])", inline=True)
def add_up(at: Any, sums: Any) -> None:
    """Count the uses of all effects on all usable cells of a prepared position, eight effects in one word."""
    live, usable, empty = at[LIVE], at[USABLE], at[EMPTY]
    total = 0
    for cell in range(9):
        sums[BEFORE + cell] = total
        total += USES[live, cell] & -(usable >> cell & 1)
    sums[ON_BOARD] = total
    # What acts elsewhere has the same uses on every cell.
    each = (
        population(live & at[FRIENDLY]) << RECALL_AT
        | population(live) * max(population(empty) - 1, 0) << MOVE_AT
        | population(at[ZONE_S] if at[TURN] & 1 else at[ZONE_N]) << PURGE_AT
        | population(at[REMOVED]) << SALVAGE_AT
        | (1 if at[BOX] else 0) << ENLIST_AT
    )
    elsewhere = each * population(usable)
    if at[SECURED]:
        while usable:
            hit = ARGUMENTS[at[SECURED], ALL8_AT, first_bit(usable)]
            elsewhere += population(hit) << DESTROY_SECURED_AT
            usable &= usable - 1
    sums[ELSEWHERE], sums[EACH] = elsewhere, each


@jit("int64(int64[::1], int64[::1], int64, int64)", inline=True)
def count_lay_moves(at: Any, sums: Any, tile: int, supports: int) -> int:
    """Return how many moves lay this tile without repeating anything, after `add_up`."""
    if tile == NOB:
        return population(at[LIVE] & at[FRIENDLY])
    return population(at[EMPTY]) + (sums[WORD[tile]] >> BYTE[supports, tile] & MASK[at[NINTH], tile])


@jit("int64(int64[::1], int64[::1], int64, int64, int64, int64)")
def count_uses(at: Any, sums: Any, tile: int, origin: int, supports: int, laid: int) -> int:
    """Return how many uses `uses_of` would write for an effect that is repeated."""
    kind = KIND[tile]
    bit = 1 << laid
    mine = bit & at[STABLE]
    if kind <= FLIP_ALL:
        targets = (at[SECURED] | mine) if kind == DESTROY_SECURED else (at[LIVE] | (bit ^ mine))
        return population(ARGUMENTS[targets, FORM[tile, supports], origin]) if MASK[at[NINTH], tile] else 0
    return sums[EACH] >> BYTE[0, tile] & 255


@jit("int64(int64[::1], int64[::1], int64, int64)")
def count_repeats_of_source(at: Any, sums: Any, source: int, laid: int) -> int:
    """Return how many uses a repeater on the cell `laid` has for the tile on `source` (C21 to C25)."""
    tile, facing = at[IDS] >> 5 * source & 31, at[BOARD] >> 9 + source & 1
    if KIND[tile] == PERMANENT:
        return 0
    if KIND[tile] != REPEAT:
        return count_uses(at, sums, tile, source, facing, laid)
    further = at[LIVE] & REACH[tile, facing, source]
    total = 0
    while further:
        link = first_bit(further)
        further &= further - 1
        second = at[IDS] >> 5 * link & 31
        if KIND[second] != PERMANENT and KIND[second] != REPEAT:
            total += count_uses(at, sums, second, link, at[BOARD] >> 9 + link & 1, laid)
    return total


@jit("int64(int64[::1], int64[::1], int64)")
def count_repeats(at: Any, sums: Any, tile: int) -> int:
    """Return how many moves lay a repeater and use it."""
    cells, total = at[USABLE], 0
    while cells:
        cell = first_bit(cells)
        cells &= cells - 1
        sources = at[LIVE] & REACH[tile, at[TURN] & 1, cell]
        while sources:
            total += count_repeats_of_source(at, sums, first_bit(sources), cell)
            sources &= sources - 1
    return total
