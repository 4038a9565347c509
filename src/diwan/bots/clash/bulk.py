"""Bulk work of the kernel: perft and random playouts."""

# mypy: disable-error-code="no-any-return, return-value, assignment"

from typing import Any

import numpy as np

from diwan.bots.clash.counting import add_up, count_layings, count_on, count_uses, population
from diwan.bots.clash.kernel import (
    ALL,
    AT,
    BOARD,
    BOX,
    DOTS,
    DRAW,
    EMPTY,
    FOUR,
    FREE,
    FRIENDLY,
    GOES_ON,
    IDS,
    LINE,
    LIVE,
    LONG,
    MOST_MOVES,
    NEUTRAL,
    NINTH,
    OPTIONS,
    REPEATER,
    SUMS,
    TURN,
    UNUSED,
    USABLE,
    WORDS,
    ZONE_N,
    ZONE_S,
    generate,
    layings,
    play,
    prepare,
    refills,
    set_drawable,
)  # fmt: skip
from diwan.bots.clash.tables import (
    COUNTED,
    DESTROY,
    DESTROY_SECURED,
    ELE,
    FLIP_ALL,
    FLIP_COLOUR,
    FLIP_LINE,
    KIND,
    MASK,
    NOB,
    ORTH,
    PACKED_USES,
    PERMANENT,
    POPCOUNT,
    RAYS,
    REACH,
    REPEAT,
    REPEAT_TILES,
    SHIFT,
)
from diwan.bots.compiled import below, first_bit, jit, stirred


@jit("int64(int64[::1])")
def _has_chance(at: Any) -> int:
    """Whether a move from here may wait for NATURE: a long game, or Elections within reach or on the board."""
    if at[OPTIONS] & LONG or not at[BOX]:
        return at[OPTIONS] & LONG
    if (at[ZONE_S] | at[ZONE_N] | at[NEUTRAL]) >> ELE & 1:
        return 1
    for cell in range(9):
        if at[IDS] >> 5 * cell & 31 == ELE:
            return 1
    return 0


@jit("int64(int64[:, ::1], int64[:, ::1], int64, int64, int64)")
def perft(rows: Any, buffers: Any, depth: int, ply: int, options: int) -> int:
    """Leaves exactly `depth` placements below the position in `rows[ply]`; each answer of NATURE is a leaf."""
    at = rows[ply]
    if depth == 0:
        return 1
    prepare(at, options)
    moves = buffers[ply]
    if depth == 1 and not _has_chance(at):
        add_up(at)
        total = 0
        tiles = (at[ZONE_N] if at[TURN] & 1 else at[ZONE_S]) | at[NEUTRAL]
        while tiles:
            total += count_layings(at, first_bit(tiles))
            tiles &= tiles - 1
        return total
    count = generate(at, moves)
    total = 0
    for number in range(count):
        move = moves[number]
        first = refills(at, move)
        while True:
            refill = first_bit(first) if first else 0
            second = at[BOX] & ~(1 << refill) if move >> 18 & 15 == DRAW else 0
            while True:
                drawn = first_bit(second) if second else 0
                if depth == 1:
                    total += 1
                elif play(at, rows[ply + 1], move, refill, drawn, options) == GOES_ON:
                    total += perft(rows, buffers, depth - 1, ply + 1, options)
                second &= second - 1
                if second <= 0:
                    break
            first &= first - 1
            if first <= 0:
                break
    return total


@jit("int64(int64, uint64)")
def _one_of(tiles: int, seed: int) -> int:
    """A random member of a set of tiles; 0 of an empty one."""
    if not tiles:
        return 0
    for _ in range(below(seed, population(tiles))):
        tiles &= tiles - 1
    return first_bit(tiles)


@jit("int64(int64[::1], int64, int64, int64)")
def _nth_use(at: Any, tile: int, cell: int, ticket: int) -> int:
    """The use with a number, of a tile that hits its neighbours and lies on a usable cell; the order of `layings`."""
    mover, kind = at[TURN] & 1, KIND[tile]
    move = tile | cell << 5 | UNUSED
    if kind == FLIP_ALL:
        return move | ALL << 18
    if kind == FLIP_COLOUR:
        black = ticket or not ORTH[cell] & at[LIVE]
        return move | DOTS << 18 | (1 << 22 if black else 0)
    if kind == FLIP_LINE:
        way, step = 0, 2 if at[OPTIONS] & FOUR else 1
        while True:
            if RAYS[way, cell] & at[LIVE]:
                if ticket == 0:
                    return move | LINE << 18 | way << 22
                ticket -= 1
            way += step
    targets = at[LIVE] & REACH[tile, mover, cell]
    for _ in range(ticket):
        targets &= targets - 1
    return move | AT << 18 | first_bit(targets) << 22


@jit("int64(int64[::1], int64, int64, int64, int64[::1])")
def _nth_laying(at: Any, tile: int, ticket: int, simple: int, moves: Any) -> int:
    mover, cells = at[TURN] & 1, at[EMPTY]
    if tile == NOB:
        cells = at[LIVE] & at[FRIENDLY]
        for _ in range(ticket):
            cells &= cells - 1
        return NOB | first_bit(cells) << 5 | UNUSED
    if simple >> tile & 1:
        four, live, usable = 1 if at[OPTIONS] & FOUR else 0, at[LIVE], at[USABLE]
        shift, mask = SHIFT[mover, tile], MASK[tile]
        while True:
            cell = first_bit(cells)
            cells &= cells - 1
            here = 1 + (PACKED_USES[four, cell, live] >> shift & mask & -(usable >> cell & 1))
            if ticket < here:
                return tile | cell << 5 | UNUSED if ticket == 0 else _nth_use(at, tile, cell, ticket - 1)
            ticket -= here
    if not at[OPTIONS] & FREE:
        usable = at[USABLE]
        set_drawable(at, tile)
        while True:
            cell = first_bit(cells)
            cells &= cells - 1
            here = 1
            if usable >> cell & 1 and not (at[NINTH] and KIND[tile] in (DESTROY, DESTROY_SECURED)):
                here += count_on(at, tile, cell, mover)
            if ticket < here:
                if ticket == 0:
                    return tile | cell << 5 | UNUSED
                layings(at, tile, cell, mover, moves, 0)
                return moves[ticket]
            ticket -= here
    count = 0
    while count <= ticket:
        cell = first_bit(cells)
        cells &= cells - 1
        count = layings(at, tile, cell, mover, moves, count)
        if at[OPTIONS] & FREE:
            count = layings(at, tile, cell, 1 - mover, moves, count)
    return moves[ticket]


@jit("int64(int64[::1])")
def _most_repeats(at: Any) -> int:
    """No fewer than the repeats that any tile has on any cell: all live tiles are sources, and once more by way of
    each repeater. The tile just laid adds at most one use to each."""
    live, board, ids = at[LIVE], at[BOARD], at[IDS]
    once = repeaters = 0
    while live:
        source = first_bit(live)
        live &= live - 1
        tile = ids >> 5 * source & 31
        if KIND[tile] == REPEAT:
            repeaters += 1
        elif KIND[tile] != PERMANENT:
            once += 1 + count_uses(at, tile, source, board >> 9 + source & 1, source)
    return once * (1 + repeaters)


@jit("int64(int64[::1], int64[::1], int64[::1], uint64[::1])")
def random_move(at: Any, moves: Any, counts: Any, seeds: Any) -> int:
    """Every move of a prepared position is equally likely. Counts first, then writes the layings on one cell only.

    The repeats of a tile are costly to count: it gets as many tickets as it could need, and a ticket without a move
    is drawn again."""
    add_up(at)
    mover = at[TURN] & 1
    tiles = (at[ZONE_N] if mover else at[ZONE_S]) | at[NEUTRAL]
    simple = 0 if at[NINTH] or at[OPTIONS] & FREE else tiles & COUNTED
    repeats = 0 if at[OPTIONS] & (FREE | REPEATER | LONG) else tiles & REPEAT_TILES
    bare, sums = POPCOUNT[at[EMPTY]], at[SUMS]
    total = kinds = most = 0
    rest = simple
    while rest:
        tile = first_bit(rest)
        rest &= rest - 1
        total += bare + (sums >> SHIFT[mover, tile] & MASK[tile])
        counts[kinds] = total << 5 | tile
        kinds += 1
    rest = tiles & ~(simple | repeats)
    while rest:
        tile = first_bit(rest)
        rest &= rest - 1
        total += count_layings(at, tile)
        counts[kinds] = total << 5 | tile
        kinds += 1
    if repeats:
        most = 1 + _most_repeats(at)
        while repeats:
            total += bare * most
            counts[kinds] = total << 5 | first_bit(repeats)
            kinds += 1
            repeats &= repeats - 1
    while True:
        seeds[0] = stirred(seeds[0])
        ticket = below(seeds[0], total)
        kinds = before = 0
        while counts[kinds] >> 5 <= ticket:
            before = counts[kinds] >> 5
            kinds += 1
        tile = counts[kinds] & 31
        if most == 0 or not REPEAT_TILES >> tile & 1:
            return _nth_laying(at, tile, ticket - before, simple, moves)
        ticket -= before
        cells = at[EMPTY]
        for _ in range(ticket // most):
            cells &= cells - 1
        if ticket % most < layings(at, tile, first_bit(cells), mover, moves, 0):
            return moves[ticket % most]


@jit("int64(int64[::1], int64[::1], int64[::1], int64[::1], uint64[::1], int64)")
def _step(at: Any, out: Any, moves: Any, counts: Any, seeds: Any, options: int) -> int:
    prepare(at, options)
    move = random_move(at, moves, counts, seeds)
    refill = drawn = 0
    if options & LONG or move >> 18 & 15 == DRAW:
        seed = stirred(seeds[0])
        refill = _one_of(refills(at, move), seed)
        if move >> 18 & 15 == DRAW:
            seed = stirred(seed)
            drawn = _one_of(at[BOX] & ~(1 << refill), seed)
        seeds[0] = seed
    return play(at, out, move, refill, drawn, options)


@jit("void(int64[::1], int64, int64, uint64, int64[::1])")
def playouts(start: Any, games: int, options: int, seed: int, totals: Any) -> None:
    """Random games from a position: adds moves, wins of S, wins of N, draws to `totals`."""
    here, there = np.zeros(WORDS, dtype=np.int64), np.zeros(WORDS, dtype=np.int64)
    moves, counts = np.zeros(MOST_MOVES, dtype=np.int64), np.zeros(40, dtype=np.int64)
    seeds = np.full(1, seed, dtype=np.uint64)
    played = 0
    for _ in range(games):
        here[:] = start
        while True:
            result = _step(here, there, moves, counts, seeds, options)
            played += 1
            if result != GOES_ON:
                break
            result = _step(there, here, moves, counts, seeds, options)
            played += 1
            if result != GOES_ON:
                break
        totals[1 + result] += 1
    totals[0] += played


def leaves(start: "np.ndarray[Any, np.dtype[np.int64]]", options: int, depth: int) -> int:
    """Perft of one position."""
    rows = np.zeros((depth + 2, WORDS), dtype=np.int64)
    rows[0] = start
    return int(perft(rows, np.zeros((depth + 1, MOST_MOVES), dtype=np.int64), depth, 0, options))
