"""Bulk work of the kernel: perft and random playouts."""

# mypy: disable-error-code="no-any-return, return-value, assignment"

from typing import Any, TypeAlias

import numpy as np

from diwan.bots.compiled import below, first_bit, jit, population, stirred
from diwan.games.clash.kernel.counting import add_up, count_lay_moves, count_repeats
from diwan.games.clash.kernel.lots import LOTS, random_move
from diwan.games.clash.kernel.rules import (
    BOX,
    DEFAULT,
    DRAW,
    FREE,
    GOES_ON,
    IDS,
    LONG,
    MOST_MOVES,
    NEUTRAL,
    OPTIONS,
    TURN,
    WORDS,
    ZONE_N,
    ZONE_S,
    generate,
    play,
    prepare,
    refills,
)  # fmt: skip
from diwan.games.clash.kernel.tables import ELE, NOB, REPEAT_TILES


@jit("int64(int64[::1])")
def _may_draw(at: Any) -> int:
    """Return whether a move may need a draw of NATURE: in a long game, or with Elections in a zone or on the board."""
    if at[OPTIONS] & LONG or not at[BOX]:
        return at[OPTIONS] & LONG
    if (at[ZONE_S] | at[ZONE_N] | at[NEUTRAL]) >> ELE & 1:
        return 1
    for cell in range(9):
        if at[IDS] >> 5 * cell & 31 == ELE:
            return 1
    return 0


@jit("int64(int64[::1], int64[::1])")
def count_moves(at: Any, moves: Any) -> int:
    """Return the length of the menu of a prepared position; `moves` is scratch memory."""
    if at[OPTIONS] & ~(DEFAULT | FREE):
        return generate(at, moves)
    add_up(at, moves)
    mover = at[TURN] & 1
    tiles = (at[ZONE_N] if mover else at[ZONE_S]) | at[NEUTRAL]
    ways = 2 if at[OPTIONS] & FREE else 1
    total = 0
    while tiles:
        tile = first_bit(tiles)
        tiles &= tiles - 1
        total += count_lay_moves(at, moves, tile, mover)
        if ways == 2 and tile != NOB:
            total += count_lay_moves(at, moves, tile, 1 - mover)
        if REPEAT_TILES >> tile & 1:  # whose area is the same either way
            total += ways * count_repeats(at, moves, tile)
    return total


@jit("int64(int64[:, ::1], int64[:, ::1], int64, int64, int64)")
def perft(rows: Any, buffers: Any, depth: int, ply: int, options: int) -> int:
    """Return the number of positions `depth` placements after `rows[ply]`; each answer of NATURE counts."""
    at = rows[ply]
    if depth == 0:
        return 1
    prepare(at, options)
    moves = buffers[ply]
    if depth == 1 and not _may_draw(at):
        return count_moves(at, moves)
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
    """Return a random tile of a set, or 0 if it is empty."""
    if not tiles:
        return 0
    for _ in range(below(seed, population(tiles))):
        tiles &= tiles - 1
    return first_bit(tiles)


@jit("void(int64[:, ::1], int64[::1], int64[::1], uint64[::1], int64, int64, int64[::1])")
def _playouts(rows: Any, moves: Any, lots: Any, seeds: Any, games: int, options: int, totals: Any) -> None:
    """Play random games from `rows[2]`; the other two rows hold the positions before and after a move."""
    for _ in range(games):
        for word in range(WORDS):
            rows[0, word] = rows[2, word]
        ply, result = 0, GOES_ON
        while result == GOES_ON:
            at, out = rows[ply & 1], rows[1 - ply & 1]
            prepare(at, options)
            move = random_move(at, moves, lots, seeds)
            refill = drawn = 0
            if options & LONG or move >> 18 & 15 == DRAW:
                seed = stirred(seeds[0])
                refill = _one_of(refills(at, move), seed)
                if move >> 18 & 15 == DRAW:
                    seed = stirred(seed)
                    drawn = _one_of(at[BOX] & ~(1 << refill), seed)
                seeds[0] = seed
            result = play(at, out, move, refill, drawn, options)
            ply += 1
        totals[0] += ply
        totals[1 + result] += 1


Numbers: TypeAlias = "np.ndarray[Any, np.dtype[np.int64]]"


def playouts(start: Numbers, games: int, options: int, seed: int, totals: Numbers) -> None:
    """Play random games from a position; add moves, wins of S, wins of N and draws to `totals`."""
    rows = np.zeros((3, WORDS), dtype=np.int64)
    rows[2] = start
    moves, lots = np.zeros(MOST_MOVES, dtype=np.int64), np.zeros(LOTS, dtype=np.int64)
    _playouts(rows, moves, lots, np.full(1, seed, dtype=np.uint64), games, options, totals)


def leaves(start: Numbers, options: int, depth: int) -> int:
    """Return the perft of one position."""
    rows = np.zeros((depth + 2, WORDS), dtype=np.int64)
    rows[0] = start
    return int(perft(rows, np.zeros((depth + 1, MOST_MOVES), dtype=np.int64), depth, 0, options))
