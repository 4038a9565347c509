"""A random move, every one of the menu equally likely, without writing the menu.

Lots are numbered and each move stands on one of them: tile by tile, first the layings without an effect, then the uses
cell by cell. A repeat gets as many lots as it could need at most; those that are left over are blanks, and whoever
draws a blank draws again.
"""

# mypy: disable-error-code="no-any-return, return-value, assignment"

from typing import Any

import numpy as np

from diwan.bots.compiled import below, first_bit, jit, population, stirred
from diwan.games.clash.kernel.counting import BEFORE, EACH, SUMS, add_up, count_by_way_of, count_layings
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
"""The lots lie in heaps, each of a tile, or of a tile and what it repeats: the number of lots up to its end (from bit 9
on), source (4 bits) and tile (5 bits). Before the first heap stands a 0, before that are the sums."""
MOST_HEAPS = 32 + 2 * 8
SHARES = HEAPS + MOST_HEAPS
"""Of a heap of repeats, how many lots each cell has."""
LOTS = SHARES + MOST_HEAPS


@jit("int64(int64[::1], int64[::1], int64)", inline=True)
def _most_uses(at: Any, lots: Any, source: int) -> int:
    """No fewer than a repeater has on any cell: the tile just laid adds at most one to each of the effects."""
    kind = KIND[at[IDS] >> 5 * source & 31]
    if kind == PERMANENT:
        return 0
    return count_by_way_of(at, lots, source, source) + (4 if kind == REPEAT else 1)


@jit("int64(int64[::1], int64, int64)", inline=True)
def _repeating_cells(at: Any, tile: int, source: int) -> int:
    """Where a repeater may be laid to repeat what lies on `source`: its area is the same from both ends."""
    return at[USABLE] & REACH[tile, 0, source]


@jit("int64(int64[::1], int64[::1])", inline=True)
def lots_of(at: Any, lots: Any) -> int:
    """Heaps up the lots of a prepared position with the default options; their number."""
    add_up(at, lots)
    mover = at[TURN] & 1
    tiles = (at[ZONE_N] if mover else at[ZONE_S]) | at[NEUTRAL]
    repeats = tiles & REPEAT_TILES
    total, heap = 0, HEAPS
    while tiles:
        tile = first_bit(tiles)
        tiles &= tiles - 1
        total += count_layings(at, lots, tile, mover)
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
    """One of the uses of a tile on all usable cells."""
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
    """The move on a lot, or BLANK."""
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
    """Every move of a prepared position is equally likely."""
    seeds[0] = stirred(seeds[0])
    if at[OPTIONS] & ~DEFAULT:
        return moves[below(seeds[0], generate(at, moves))]
    total = lots_of(at, lots)
    move = move_of(at, lots, below(seeds[0], total), moves)
    while move == BLANK:
        seeds[0] = stirred(seeds[0])
        move = move_of(at, lots, below(seeds[0], total), moves)
    return move
