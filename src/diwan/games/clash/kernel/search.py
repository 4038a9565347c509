"""Alpha-beta search on the kernel: iterative deepening with a transposition table, exact near the end of the game.

A random order of the tiles fixes what NATURE draws in one search; the bot searches several such worlds. Values are from
the mover's side. A won position is worth WIN less the placement at which the game ends, so a quick win is better. Such
values are proofs, because they rest on finished games only.
"""

# mypy: disable-error-code="no-any-return, return-value, assignment"

from random import Random
from time import perf_counter
from typing import Any

import numpy as np
from msgspec import Struct

from diwan.bots.compiled import first_bit, jit
from diwan.games.clash.kernel import bridge
from diwan.games.clash.kernel.rules import (
    BOARD,
    BOX,
    DRAW,
    DRAWN,
    GOES_ON,
    KAB_AT,
    LONG,
    MOST_MOVES,
    PLACES,
    TURN,
    UNO_AT,
    WORDS,
    generate,
    play,
    prepare,
    refills,
)  # fmt: skip
from diwan.games.clash.kernel.tables import POPCOUNT, SIDES_OF
from diwan.games.clash.moves import Lay
from diwan.games.clash.state import State, Turn

WIN = 30_000
PROVED = WIN - 1000
MOST_DEPTH = 60

# Indices of the work array that all levels of a search share.
NODES, LIMIT, STOPPED, BEST, RANKS = range(5)
"""Nodes visited, nodes allowed, whether they ran out, the best move at the root, and the ranks of tiles for draws."""


@jit("int64(int64[::1])")
def static_value(at: Any) -> int:
    """Return a quick estimate for the player to move: support, secured support and KABOOM!!!."""
    up, north, places = at[BOARD] & 511, at[BOARD] >> 9 & 511, at[PLACES]
    secured = (places | SIDES_OF[places >> UNO_AT & 15]) & up
    value = 16 * (2 * POPCOUNT[north] - POPCOUNT[up]) + 10 * (2 * POPCOUNT[north & secured] - POPCOUNT[secured])
    kaboom = places >> KAB_AT & 15
    if kaboom:
        value += (1 - 2 * (north >> kaboom - 1 & 1)) * (20 + 10 * POPCOUNT[up])
    return value if at[TURN] & 1 else -value


@jit("int64(int64[::1])")
def fingerprint(at: Any) -> int:
    """Return a hash of a position."""
    mixed = np.uint64(0x243F6A8885A308D3)
    for word in range(PLACES):  # PLACES itself follows from the others.
        mixed ^= np.uint64(at[word])
        mixed *= np.uint64(0x9E3779B97F4A7C15)
        mixed ^= mixed >> np.uint64(29)
    return np.int64(mixed)


@jit("int64(int64, int64[::1])")
def next_in_order(tiles: int, work: Any) -> int:
    """Return the tile that NATURE draws in this world, or 0 if there is nothing to draw."""
    best = 0
    while tiles:
        tile = first_bit(tiles)
        tiles &= tiles - 1
        if best == 0 or work[RANKS + tile] < work[RANKS + best]:
            best = tile
    return best


@jit("int64(int64[::1], int64[::1], int64, int64, int64[::1])")
def play_in_world(at: Any, out: Any, move: int, options: int, work: Any) -> int:
    """Play a move with the draws of this world; return the same as `play`."""
    refill = drawn = 0
    if options & LONG or move >> 18 & 15 == DRAW:
        refill = next_in_order(refills(at, move), work)
        if move >> 18 & 15 == DRAW:
            drawn = next_in_order(at[BOX] & ~(1 << refill), work)
    return play(at, out, move, refill, drawn, options)


@jit("int64(int64, int64[::1], int64)")
def _finished(result: int, at: Any, seat: int) -> int:
    """Return the value of a finished game for `seat`."""
    if result == DRAWN:
        return 0
    value = WIN - (at[TURN] >> 6)
    return value if result == seat else -value


@jit("int64(int64[:, ::1], int64[:, ::1], int64[:, ::1], int64[::1], int64, int64, int64, int64, int64)")
def negamax(
    rows: Any, buffers: Any, table: Any, work: Any, options: int, ply: int, depth: int, alpha: int, beta: int
) -> int:
    """Return the value of `rows[ply]`, searched `depth` placements deep.

    An entry of the table has two words: the fingerprint; value (20 bits), move (31), depth (8), kind of bound (2)."""
    at, moves = rows[ply], buffers[ply]
    out = rows[ply + 1]
    work[NODES] += 1
    if work[NODES] >= work[LIMIT]:
        work[STOPPED] = 1
        return 0
    key = fingerprint(at)
    slot = key & (table.shape[0] - 1)
    hint = -1
    if table[slot, 0] == key:
        data = table[slot, 1]
        hint = data >> 20 & 0x7FFFFFFF
        stored = (data & 0xFFFFF) - (1 << 19)
        bound = data >> 59 & 3
        deep = data >> 51 & 255 >= depth or abs(stored) >= PROVED
        cuts = bound == 0 or (bound == 1 and stored >= beta) or (bound == 2 and stored <= alpha)
        if ply and deep and cuts:
            return stored
    seat = at[TURN] & 1
    prepare(at, options)
    count = generate(at, moves)
    # Moves are tried in this order: the best one of an earlier search, then by the estimate of the position after them.
    # A win ends the search at once.
    open_moves = 0
    best, best_move = -WIN - 1, moves[0]
    for number in range(count):
        move = moves[number]
        result = play_in_world(at, out, move, options, work)
        if result == GOES_ON:
            value = -static_value(out)
            if depth == 1:
                if value > best:
                    best, best_move = value, move
                    if value >= beta:
                        break
            else:
                moves[open_moves] = move
                moves[MOST_MOVES + open_moves] = (1 << 40) if move == hint else value
                open_moves += 1
        else:
            value = _finished(result, out, seat)
            if value > best:
                best, best_move = value, move
                if value >= PROVED or value >= beta:
                    open_moves = 0
                    break
    work[NODES] += count if depth == 1 else 0
    start = alpha
    alpha = max(alpha, best)
    for number in range(open_moves):
        if alpha >= beta:
            break
        top = number
        for other in range(number + 1, open_moves):
            if moves[MOST_MOVES + other] > moves[MOST_MOVES + top]:
                top = other
        move = moves[top]
        moves[top], moves[MOST_MOVES + top] = moves[number], moves[MOST_MOVES + number]
        play_in_world(at, out, move, options, work)
        if number == 0:
            value = -negamax(rows, buffers, table, work, options, ply + 1, depth - 1, -beta, -alpha)
        else:
            value = -negamax(rows, buffers, table, work, options, ply + 1, depth - 1, -alpha - 1, -alpha)
            if alpha < value < beta and not work[STOPPED]:
                value = -negamax(rows, buffers, table, work, options, ply + 1, depth - 1, -beta, -alpha)
        if work[STOPPED]:
            return 0
        if value > best:
            best, best_move = value, move
            if ply == 0:
                work[BEST] = move
        alpha = max(alpha, best)
    if ply == 0:
        work[BEST] = best_move
    bound = 1 if best >= beta else 2 if best <= start else 0
    table[slot, 0] = key
    table[slot, 1] = best + (1 << 19) | best_move << 20 | depth << 51 | bound << 59
    return best


# ---------------------------------------------------------------- driving it


class Analysis(Struct, frozen=True):
    """The result of a search. `value` is from the mover's side, in sixteenths of a supporting tile."""

    move: Lay
    value: int
    depth: int
    nodes: int
    seconds: float
    line: tuple[Lay, ...]
    """The expected moves, the best ones of both sides."""
    proved: bool
    """Whether the value is a proved win or loss, given the draws of this world."""


class Searcher:
    """A search with its own memory: a table of 2 to the power `table_bits` entries of 16 bytes."""

    def __init__(self, table_bits: int = 20) -> None:
        self._table = np.zeros((1 << table_bits, 2), dtype=np.int64)
        self._rows = np.zeros((MOST_DEPTH + 4, WORDS), dtype=np.int64)
        self._buffers = np.zeros((MOST_DEPTH + 4, 2 * MOST_MOVES), dtype=np.int64)
        self._work = np.zeros(RANKS + 32, dtype=np.int64)
        self._speed = 1_000_000.0

    def analyse(
        self,
        state: State,
        seconds: float | None = None,
        nodes: int | None = None,
        depth: int = MOST_DEPTH,
        order: Random | None = None,
    ) -> Analysis:
        """Search deeper and deeper until time, nodes or depth run out, or the value is proved.

        `order` shuffles the order in which NATURE draws tiles."""
        assert isinstance(state.phase, Turn)
        began = perf_counter()
        options, work = bridge.flags(state.options), self._work
        ranks = list(range(32))
        if order is not None:
            order.shuffle(ranks)
        work[:] = 0
        work[RANKS:] = ranks
        self._table[:, 0] = 0  # Its values depend on the order of the draws.
        self._rows[0] = bridge.pack(state)
        best, value, reached, proved = -1, 0, 0, False
        for level in range(1, depth + 1):
            found = self._level(options, level, began, seconds, nodes)
            if work[BEST] and (found is not None or reached == 0):
                best = int(work[BEST])
            if found is None:
                break
            value, reached, proved = found, level, abs(found) >= PROVED
            if proved or reached >= depth:
                break
        if best < 0:
            prepare(self._rows[0], options)
            generate(self._rows[0], self._buffers[0])
            best = int(self._buffers[0, 0])
        line = self._line(state, options, best)
        return Analysis(
            move=bridge.unpack_move(state, best),
            value=value,
            depth=reached,
            nodes=int(work[NODES]),
            seconds=perf_counter() - began,
            line=line,
            proved=proved,
        )

    def _level(self, options: int, level: int, began: float, seconds: float | None, nodes: int | None) -> int | None:
        """Search one depth; return its value, or None when the budget is used up.

        It runs in slices of time; thanks to the table an interrupted slice resumes where it was."""
        work = self._work
        while True:
            work[STOPPED] = 0
            limit = nodes if nodes is not None else 1 << 60
            if seconds is not None:
                left = seconds - (perf_counter() - began)
                if left <= 0 and level > 1:
                    return None
                limit = min(limit, int(work[NODES]) + max(20_000, int(self._speed * min(left, 0.25))))
            if work[NODES] >= limit and level > 1:
                return None
            work[LIMIT] = limit if level > 1 else 1 << 60
            before, clock = int(work[NODES]), perf_counter()
            value = negamax(self._rows, self._buffers, self._table, work, options, 0, level, -WIN - 1, WIN + 1)
            spent = perf_counter() - clock
            if spent > 0.005:
                self._speed = (int(work[NODES]) - before) / spent
            if not work[STOPPED]:
                return int(value)
            if seconds is None:
                return None

    def _line(self, state: State, options: int, best: int) -> tuple[Lay, ...]:
        """Return the sequence of best moves that the table remembers."""
        line: list[Lay] = []
        row, out = self._rows[0].copy(), np.zeros(WORDS, dtype=np.int64)
        move = best
        while len(line) < 12:
            here = bridge.unpack(row, state) if line else state
            line.append(bridge.unpack_move(here, move))
            prepare(row, options)
            if play_in_world(row, out, move, options, self._work) != GOES_ON:
                break
            row, out = out, row
            key = int(fingerprint(row))
            slot = key & (len(self._table) - 1)
            if self._table[slot, 0] != key:
                break
            move = int(self._table[slot, 1]) >> 20 & 0x7FFFFFFF
        return tuple(line)


__all__ = ["Analysis", "Searcher", "negamax", "static_value"]
