"""Win or loss of positions in which no effect reads names, by exhaustive search with a table of what was learned.

The table remembers more than single positions. A win needs only the tiles that the winner laid in its proof: it holds
for every zone that has them, and against every zone that offers the loser no more. President and Leader do all that
Soldier, Talib, Predator and Bomber can, so they stand in for one of these. (While KABOOM!!! can decide the game,
running out of tiles may save somebody: then the winner's zone must be as large as it was, and the loser's the same.)

Board and neutral zone select a line of the table, which has eight entries. An entry is an exact record, so no proof
depends on a hash without collisions: the bits of the board that the line does not determine (44), the size of the
winner's zone (3), the effort (2), the tiles that the winner needs (7), the loser's zone (7), whether the mover won (1).
"""

# mypy: disable-error-code="no-any-return, return-value, assignment"

from typing import Any, Final

import numpy as np

from diwan.bots.compiled import jit
from diwan.core.errors import BadSetup
from diwan.games.clash.kernel.beginner import PRD, PRE, SOL
from diwan.games.clash.kernel.tables import POPCOUNT
from diwan.games.clash.prover.nameless import KAB, KAB_AT, canonical, nameless, reads_no_names, successors
from diwan.games.clash.prover.proof import LOST, UNKNOWN, WON

ENTRIES = 8
LINE_BYTES = 64
LEAST_LINES = 20
"""The table has at least 2 to this power lines, since the line must determine so many bits of the board."""
MOST_MOVES = 2048
MOST_PLIES = 40
"""More than the longest game: every placement uses up one of at most 26 tiles."""
VISITS, LIMIT, LINES = range(3)
"""Indices of the effort array: positions visited, positions allowed, and the bits of a line number."""


def _stands_in() -> "np.ndarray[tuple[int, int], np.dtype[np.int8]]":
    """Return, for every two zones, whether the first can do whatever the second can."""
    table = np.zeros((128, 128), dtype=np.int8)
    for rich in range(128):
        for poor in range(128):
            missing = poor & ~rich
            president = (rich & ~poor) >> PRE & 1
            table[rich, poor] = not missing or (president and missing in (1 << SOL, 1 << PRD))
    return table


STANDS_IN: Final = _stands_in()


@jit("int64(int64, int64)", inline=True)
def _upper(word: int, bits: int) -> int:
    """Return the upper bits of a word."""
    return word >> bits & (1 << 64 - bits) - 1


@jit("int64(int64)")
def _mixed(word: int) -> int:
    """Return a hash of a word; different words have different hashes."""
    word ^= _upper(word, 32)
    word *= -0x61C8864680B583EB
    word ^= _upper(word, 29)
    word *= -0x4498517A7B3558C5
    return word ^ _upper(word, 32)


@jit("int64(int64[::1], int64, int64, int64)")
def _recall(line: Any, board: int, hands: int, strict: int) -> int:
    """Return the tiles that the winner needs and whether the mover wins, if the line knows it, or else UNKNOWN."""
    hand, theirs = hands & 127, hands >> 7 & 127
    for place in range(ENTRIES):
        entry = line[place]
        if entry == 0 or _upper(entry, 20) != board:
            continue
        needed, faced, won = entry >> 8 & 127, entry >> 1 & 127, entry & 1
        winner, loser = (hand, theirs) if won else (theirs, hand)
        if not STANDS_IN[winner, needed] or not STANDS_IN[faced, loser]:
            continue
        if strict and (faced != loser or entry >> 17 & 7 != POPCOUNT[winner]):
            continue
        if needed & ~winner:
            needed = needed & winner | 1 << PRE
        return needed << 1 | won
    return UNKNOWN


@jit("void(int64[::1], int64, int64, int64, int64, int64, int64)")
def _remember(line: Any, board: int, hands: int, needed: int, won: int, strict: int, visits: int) -> None:
    """Write a result over one that it makes superfluous, into a free entry, or over the one that cost least."""
    winner, loser = (hands & 127, hands >> 7 & 127) if won else (hands >> 7 & 127, hands & 127)
    effort = 1 if visits < 32 else 2 if visits < 1024 else 3
    best, least = 0, 4
    for place in range(ENTRIES):
        entry = line[place]
        cost = 0 if entry == 0 else entry >> 15 & 3
        like = entry and not strict and _upper(entry, 20) == board and entry & 1 == won
        if like and STANDS_IN[entry >> 8 & 127, needed] and STANDS_IN[loser, entry >> 1 & 127]:
            cost = -1
        if cost < least:
            best, least = place, cost
    line[best] = board << 20 | POPCOUNT[winner] << 17 | effort << 15 | needed << 8 | loser << 1 | won


@jit("int64(int64, int64, int64[:, :, ::1], int64[:, ::1], int64[::1], int64)")
def prove(board: int, hands: int, buffers: Any, table: Any, effort: Any, ply: int) -> int:
    """Return the tiles that the winner needs and, in the lowest bit, whether the mover wins; or UNKNOWN."""
    effort[VISITS] += 1
    started = effort[VISITS]
    if started >= effort[LIMIT]:
        return UNKNOWN
    neutral = hands >> 14
    strict = 1 if neutral & KAB or board >> 36 + KAB_AT & 15 else 0
    key = _mixed(canonical(board, neutral) | neutral << 52)
    line = table[_upper(key, 64 - effort[LINES])]
    rest = key & (1 << 64 - effort[LINES]) - 1
    known = _recall(line, rest, hands, strict)
    if known != UNKNOWN:
        return known
    found = buffers[ply]
    count = successors(board, hands, found)
    if count < 0:  # Finding it again is quicker than remembering it.
        return -1 - count << 1 | WON
    needed, won = 0, LOST
    while count and not won:
        best = 0
        for other in range(1, count):
            if found[other, 2] > found[best, 2]:
                best = other
        then = found[best, 1]
        value = prove(found[best, 0], then, buffers, table, effort, ply + 1)
        if value == UNKNOWN:
            return UNKNOWN
        if value & 1 == LOST:
            won = WON
            needed = value >> 1 | hands & ~(then >> 7) & 127
        else:
            needed |= value >> 1
            count -= 1
            found[best, 0], found[best, 1], found[best, 2] = found[count, 0], found[count, 1], found[count, 2]
    _remember(line, rest, hands, needed, won, strict, effort[VISITS] - started)
    return needed << 1 | won


class NamelessProver:
    """A proof search with its table of `megabytes`, a power of two and at least 64."""

    def __init__(self, megabytes: int) -> None:
        bits = (megabytes << 20).bit_length() - LINE_BYTES.bit_length()
        if bits < LEAST_LINES:
            raise BadSetup("a proof needs a table of at least 64 MB")
        words = np.zeros((ENTRIES << bits) + ENTRIES, dtype=np.int64)
        first = -words.ctypes.data % LINE_BYTES // 8  # aligned, so that an access loads one cache line
        self._table = words[first : first + (ENTRIES << bits)].reshape(-1, ENTRIES)
        self._buffers = np.zeros((MOST_PLIES, MOST_MOVES, 3), dtype=np.int64)
        self._effort = np.zeros(3, dtype=np.int64)
        self._effort[LINES] = bits

    @property
    def visited(self) -> int:
        """Return how many positions have been searched so far."""
        return int(self._effort[VISITS])

    def try_to_prove(self, row: Any, visits: int, _lucky: int = 0) -> int:
        """Return WON, LOST, or UNKNOWN after so many visits, for the mover. Results on the way are remembered.

        Nothing is drawn in such positions, so luck plays no part."""
        assert reads_no_names(row)
        board, hands = nameless(row)
        self._effort[LIMIT] = self._effort[VISITS] + visits
        value = int(prove(board, hands, self._buffers, self._table, self._effort, 0))
        return UNKNOWN if value == UNKNOWN else value & 1
