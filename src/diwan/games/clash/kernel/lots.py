"""Draw a random move, with equal chances for all, without writing the whole menu.

The moves are numbered, and these numbers are called lots: tile by tile, first the moves without an effect, then the
uses cell by cell. Counting repeats exactly would be slow, so each gets at least as many lots as it needs. The lots left
over are blanks; when a blank is drawn, the draw is repeated.
"""

# mypy: disable-error-code="no-any-return, return-value, assignment"

from typing import Any

import numpy as np

from diwan.bots.compiled import below, first_bit, jit, population, stirred
from diwan.games.clash.kernel.counting import BEFORE, EACH, SUMS, add_up, count_lay_moves, count_repeats_of_source
from diwan.games.clash.kernel.rules import (
    AT,
    DEFAULT,
    EMPTY,
    FRIENDLY,
    IDS,
    LIVE,
    NEUTRAL,
    NO_SOURCE,
    OPTIONS,
    SECURED,
    TURN,
    UNUSED,
    USABLE,
    WAY,
    ZONE_N,
    ZONE_S,
    generate,
    repeats_of,
    uses_of,
)  # fmt: skip
from diwan.games.clash.kernel.tables import (
    ALL8_AT,
    ARGUMENTS,
    BYTE,
    DESTROY_SECURED,
    FORM,
    KIND,
    NOB,
    NTH,
    PERMANENT,
    REACH,
    REPEAT,
    REPEAT_TILES,
    WORD,
)  # fmt: skip

BLANK = -1
HEAPS = SUMS + 1
"""Where the heaps of lots start in the work array. A heap belongs to a tile, or to a tile and the source it repeats.

Its word holds the number of lots up to its end (from bit 9 on), the source (4 bits) and the tile (5 bits). Before the
first heap stands a 0, and before that the sums."""
MOST_HEAPS = 32 + 2 * 8
SHARES = HEAPS + MOST_HEAPS
"""Where the number of lots of each cell starts, for heaps of repeats."""
LOTS = SHARES + MOST_HEAPS


@jit("int64(int64[::1], int64[::1], int64)", inline=True)
def _most_uses(at: Any, lots: Any, source: int) -> int:
    """Return an upper bound of the uses of a source on any cell: the tile just laid adds at most one to each effect."""
    kind = KIND[at[IDS] >> 5 * source & 31]
    if kind == PERMANENT:
        return 0
    return count_repeats_of_source(at, lots, source, source) + (4 if kind == REPEAT else 1)


@jit("int64(int64[::1], int64, int64)", inline=True)
def _repeating_cells(at: Any, tile: int, source: int) -> int:
    """Return the cells from which a repeater reaches `source`: its area is symmetrical."""
    return at[USABLE] & REACH[tile, 0, source]


@jit("int64(int64[::1], int64[::1])", inline=True)
def lots_of(at: Any, lots: Any) -> int:
    """Write the heaps of a prepared position with default options; return the number of lots."""
    add_up(at, lots)
    mover = at[TURN] & 1
    tiles = (at[ZONE_N] if mover else at[ZONE_S]) | at[NEUTRAL]
    repeats = tiles & REPEAT_TILES
    total, heap = 0, HEAPS
    while tiles:
        tile = first_bit(tiles)
        tiles &= tiles - 1
        total += count_lay_moves(at, lots, tile, mover)
        lots[heap] = total << 9 | NO_SOURCE << 5 | tile
        heap += 1
    if not repeats:
        return total
    sources = at[LIVE]
    while sources:
        source = first_bit(sources)
        sources &= sources - 1
        share = _most_uses(at, lots, source)
        rest = repeats if share else 0
        while rest:
            tile = first_bit(rest)
            rest &= rest - 1
            total += share * population(_repeating_cells(at, tile, source))
            lots[heap] = total << 9 | source << 5 | tile
            lots[heap + MOST_HEAPS] = share
            heap += 1
    return total


@jit("int64(int64[::1], int64[::1], int64, int64, int64, int64[::1])", inline=True)
def _use(at: Any, sums: Any, tile: int, mover: int, number: int, moves: Any) -> int:
    """Return use number `number` of a tile, counted over all usable cells."""
    byte, kind = BYTE[mover, tile], KIND[tile]
    if not WORD[tile]:
        cell = 0
        for later in range(1, 9):
            cell += (sums[BEFORE + later] >> byte & 255) <= number
        arguments = ARGUMENTS[at[LIVE], FORM[tile, mover], cell]
        argument = NTH[arguments, number - (sums[BEFORE + cell] >> byte & 255)]
        return tile | cell << 5 | UNUSED | WAY[kind] << 18 | np.int64(argument) << 22
    if kind != DESTROY_SECURED:
        each = sums[EACH] >> byte & 255
        cell = np.int64(NTH[at[USABLE], number // each])
        uses_of(at, tile, cell, mover, cell, tile | cell << 5 | UNUSED, moves, 0)
        return moves[number % each]
    cells = at[USABLE]
    while True:
        cell = first_bit(cells)
        cells &= cells - 1
        targets = ARGUMENTS[at[SECURED], ALL8_AT, cell]
        if number < population(targets):
            return tile | cell << 5 | UNUSED | AT << 18 | np.int64(NTH[targets, number]) << 22
        number -= population(targets)


@jit("int64(int64[::1], int64[::1], int64, int64[::1])", inline=True)
def move_of(at: Any, lots: Any, lot: int, moves: Any) -> int:
    """Return the move of a lot, or BLANK."""
    heap = HEAPS
    while lots[heap] >> 9 <= lot:
        heap += 1
    lot -= lots[heap - 1] >> 9
    tile, source = lots[heap] & 31, lots[heap] >> 5 & 15
    mover = at[TURN] & 1
    if source != NO_SOURCE:
        share = lots[heap + MOST_HEAPS]
        cell = NTH[_repeating_cells(at, tile, source), lot // share]
        count = repeats_of(at, tile, cell, mover, source, moves, 0)
        return moves[lot % share] if lot % share < count else BLANK
    if tile == NOB:
        return NOB | NTH[at[LIVE] & at[FRIENDLY], lot] << 5 | UNUSED
    bare = population(at[EMPTY])
    if lot < bare:
        return tile | np.int64(NTH[at[EMPTY], lot]) << 5 | UNUSED
    return _use(at, lots, tile, mover, lot - bare, moves)


@jit("int64(int64[::1], int64[::1], int64[::1], uint64[::1])", inline=True)
def random_move(at: Any, moves: Any, lots: Any, seeds: Any) -> int:
    """Return a random move of a prepared position; all are equally likely."""
    seeds[0] = stirred(seeds[0])
    if at[OPTIONS] & ~DEFAULT:
        return moves[below(seeds[0], generate(at, moves))]
    total = lots_of(at, lots)
    move = move_of(at, lots, below(seeds[0], total), moves)
    while move == BLANK:
        seeds[0] = stirred(seeds[0])
        move = move_of(at, lots, below(seeds[0], total), moves)
    return move
