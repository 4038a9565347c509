"""Win or loss of any position, by exhaustive search on the kernel.

Every draw of Elections suits one of the players, the lucky one, who chooses the tile whoever draws it. So nothing is
left to chance, and a player who wins although the other one is lucky wins whatever is drawn.

Equivalent positions share an entry of the table: those that a symmetry maps onto each other, and those that differ only
in what no effect can read any more. While no Television, Press, Crisis or Hacker can be laid, all that matters of a
tile on the board is whom it supports, whether it is secured, and whether it is United Nations, Picket, Riots or
KABOOM!!!; removed tiles do not matter. While something may be drawn, the tiles of the box count as tiles that can be
laid. The table has a fixed size and keeps 127 bits of a fingerprint of each position.
"""

# mypy: disable-error-code="no-any-return, return-value, assignment"

from typing import Any

import numpy as np

from diwan.bots.compiled import first_bit, jit
from diwan.games.clash.kernel.beginner import SYMMETRY
from diwan.games.clash.kernel.rules import (
    BOARD,
    BOX,
    DRAW,
    GOES_ON,
    IDS,
    KAB_AT,
    MOST_MOVES,
    NEUTRAL,
    PLACES,
    REMOVED,
    TURN,
    UNO_AT,
    WORDS,
    ZONE_N,
    ZONE_S,
    generate,
    play,
    prepare,
)
from diwan.games.clash.kernel.tables import ELE, KAB, NUMBER, PIC, RIO, SECURE_TILES, SIDES_OF, UNO
from diwan.games.clash.prover.worth import TILE_WORTH, board_worth

UNKNOWN, LOST, WON = -1, 0, 1
MOST_PLIES = 260
VISITS, LIMIT, STORED = range(3)
"""Indices of the effort array: positions visited, positions allowed, and table entries written."""

_READERS = sum(1 << NUMBER[tile] for tile in ("TVS", "PRS", "CRI", "HAC"))
_HACKER = 1 << NUMBER["HAC"]
_ELECTIONS = 1 << ELE
_TOURISTS, _SOCIAL = NUMBER["TOU"], NUMBER["SOC"]


def _group() -> "np.ndarray[tuple[int, int], np.dtype[np.int64]]":
    """Return the number of symmetries and which: all 8, the 4 that keep rows as rows, or those that keep every row."""

    def image(number: int, cell: int) -> int:
        return int(SYMMETRY[number, 1 << cell]).bit_length() - 1

    keeps_rows = [n for n in range(8) if all(image(n, cell) // 3 in (cell // 3, 2 - cell // 3) for cell in range(9))]
    mirror = [n for n in keeps_rows if all(image(n, cell) // 3 == cell // 3 for cell in range(9))]
    table = np.zeros((3, 9), dtype=np.int64)
    for row, members in enumerate((list(range(8)), keeps_rows, mirror)):
        table[row, 0] = len(members)
        table[row, 1 : 1 + len(members)] = members
    return table


GROUP = _group()
IMAGE = np.array([[int(SYMMETRY[n, 1 << cell]).bit_length() - 1 for cell in range(9)] for n in range(8)])


@jit("void(int64[::1], int64, uint64[::1])")
def fingerprint(at: Any, lucky: int, out: Any) -> None:
    """Write two words that are equal for equivalent positions with the same lucky player.

    Who is lucky counts only while something may be drawn; later positions are proved once for both."""
    ids, board, removed = at[IDS], at[BOARD], at[REMOVED]
    up, north, down = board & 511, board >> 9 & 511, board >> 18 & 511
    hands = at[ZONE_S] | at[ZONE_N] | at[NEUTRAL]
    covered = at[TURN] >> 1 & 31
    on_board = 0
    rest = up
    while rest:
        cell = first_bit(rest)
        rest &= rest - 1
        on_board |= 1 << (ids >> 5 * cell & 31)
    fallen = 1 << covered
    if down:
        fallen |= 1 << (ids >> 5 * first_bit(down) & 31)
    # Elections already laid can be repeated, or come back, only by a tile that reads names.
    box = at[BOX]
    if not (hands | (on_board | fallen | removed if hands & _READERS else 0)) & _ELECTIONS:
        box = 0
    hands |= box
    if hands & _READERS:
        if (hands | on_board) & _HACKER:
            around = hands | on_board | fallen | removed
        else:
            removed = 0
            around = hands | on_board
    else:
        removed = covered = 0
        kept = 0
        rest = up
        while rest:
            cell = first_bit(rest)
            rest &= rest - 1
            tile = ids >> 5 * cell & 31
            if SECURE_TILES >> tile & 1:
                kept |= _TOURISTS << 5 * cell
            elif tile in (UNO, PIC, RIO, KAB):
                kept |= tile << 5 * cell
        ids = kept
        around = hands | on_board & 1 << UNO
    kind = 2 if around >> _SOCIAL & 1 else 1 if around >> UNO & 1 else 0
    best_board = best_ids = np.int64(-1)
    for number in range(GROUP[kind, 0]):
        turn = GROUP[kind, 1 + number]
        image = SYMMETRY[turn, up] | SYMMETRY[turn, north] << 9 | SYMMETRY[turn, down] << 18
        if best_board >= 0 and image > best_board:
            continue
        names = 0
        for cell in range(9):
            names |= (ids >> 5 * cell & 31) << 5 * IMAGE[turn, cell]
        if best_board < 0 or image < best_board or names < best_ids:
            best_board, best_ids = image, names
    one, two = np.uint64(0x243F6A8885A308D3), np.uint64(0x13198A2E03707344)
    for word in range(6):
        if word == 0:
            part = best_ids
        elif word == 1:
            part = best_board | (at[TURN] & 1) << 27 | covered << 28
        elif word == 2:
            part = at[ZONE_S] | at[NEUTRAL] << 32
        elif word == 3:
            part = at[ZONE_N]
        elif word == 4:
            part = removed
        else:
            part = box | lucky << 32 if box else 0
        one = (one ^ np.uint64(part)) * np.uint64(0x9E3779B97F4A7C15)
        one ^= one >> np.uint64(29)
        two = (two + np.uint64(part)) * np.uint64(0xD6E8FEB86659FD93)
        two ^= two >> np.uint64(32)
    out[0], out[1] = one, two


@jit("int64(int64[::1])")
def estimate(at: Any) -> int:
    """Return a quick estimate of a position for the player to move."""
    up, north, seat = at[BOARD] & 511, at[BOARD] >> 9 & 511, at[TURN] & 1
    places = at[PLACES]
    secured = (places | SIDES_OF[places >> UNO_AT & 15]) & up
    value = board_worth(up, north if seat else up & ~north, secured, places >> KAB_AT & 15)
    for zone in (ZONE_S, ZONE_N):
        tiles, worth = at[zone], 0
        while tiles:
            worth += TILE_WORTH[first_bit(tiles)]
            tiles &= tiles - 1
        value += worth if zone == ZONE_S + seat else -worth
    return value


@jit("int64(int64[::1], int64[::1], int64)")
def with_tiles(at: Any, moves: Any, count: int) -> int:
    """Write every draw once for each tile of the box, named as its first argument; return the new number of moves.

    There are at most 16 draws: Elections laid on one of 8 cells, or else repeated from 4 by each of Television and
    Press, directly or by way of the other one."""
    for number in range(count):
        if moves[number] >> 18 & 15 == DRAW:
            tiles, draw = at[BOX], moves[number]
            moves[number] = draw | first_bit(tiles) << 22
            tiles &= tiles - 1
            while tiles:
                moves[count] = draw | first_bit(tiles) << 22
                tiles &= tiles - 1
                count += 1
    return count


@jit("int64(int64[:, ::1], int64[:, ::1], uint64[:, ::1], uint64[:, ::1], int64[::1], int64, int64, int64)")
def prove(rows: Any, buffers: Any, table: Any, marks: Any, effort: Any, options: int, lucky: int, ply: int) -> int:
    """WON or LOST for the mover of `rows[ply]`; UNKNOWN when the visits are used up."""
    effort[VISITS] += 1
    if effort[VISITS] >= effort[LIMIT]:
        return UNKNOWN
    at, moves, mark = rows[ply], buffers[ply], marks[ply]
    fingerprint(at, lucky, mark)
    size = table.shape[0] - 1
    slot = np.int64(mark[0]) & size
    key, check = mark[0] >> np.uint64(1), mark[1]
    for place in (slot, slot ^ 1):
        if table[place, 0] >> np.uint64(1) == key and table[place, 1] == check:
            return np.int64(table[place, 0] & np.uint64(1))
    out, seat = rows[ply + 1], at[TURN] & 1
    prepare(at, options)
    count = generate(at, moves)
    if at[BOX] and seat == lucky:
        count = with_tiles(at, moves, count)
    going_on = 0
    result = LOST
    for number in range(count):
        # Whether the game ends does not depend on the tile drawn.
        ended = play(at, out, moves[number], 0, moves[number] >> 22 & 31, options)
        if ended == seat:
            result = WON
            break
        if ended == GOES_ON:
            moves[going_on] = moves[number]
            moves[MOST_MOVES + going_on] = estimate(out)
            going_on += 1
    if result == LOST:
        for number in range(going_on):
            low = number
            for other in range(number + 1, going_on):
                if moves[MOST_MOVES + other] < moves[MOST_MOVES + low]:
                    low = other
            move = moves[low]
            moves[low], moves[MOST_MOVES + low] = moves[number], moves[MOST_MOVES + number]
            tiles = 1 << (move >> 22 & 31)
            if seat != lucky and move >> 18 & 15 == DRAW:
                tiles = at[BOX]
            value = LOST
            while tiles and value == LOST:
                play(at, out, move, 0, first_bit(tiles), options)
                tiles &= tiles - 1
                value = prove(rows, buffers, table, marks, effort, options, lucky, ply + 1)
            if value == UNKNOWN:
                return UNKNOWN
            if value == LOST:
                result = WON
                break
    fingerprint(at, lucky, mark)
    place = slot ^ 1 if table[slot, 0] and not table[slot ^ 1, 0] else slot
    table[place, 0] = mark[0] >> np.uint64(1) << np.uint64(1) | np.uint64(result)
    table[place, 1] = mark[1]
    effort[STORED] += 1
    return result


class Prover:
    """A proof search with its table of `megabytes`."""

    def __init__(self, megabytes: int, options: int) -> None:
        self._options = options
        bits = max(10, (megabytes << 20 >> 4).bit_length() - 1)
        self._table = np.zeros((1 << bits, 2), dtype=np.uint64)
        self._rows = np.zeros((MOST_PLIES, WORDS), dtype=np.int64)
        self._buffers = np.zeros((MOST_PLIES, 2 * MOST_MOVES), dtype=np.int64)
        self._marks = np.zeros((MOST_PLIES, 2), dtype=np.uint64)
        self._effort = np.zeros(3, dtype=np.int64)

    @property
    def visited(self) -> int:
        """Return how many positions have been searched so far."""
        return int(self._effort[VISITS])

    def try_to_prove(self, row: Any, visits: int, lucky: int = 0) -> int:
        """Return WON, LOST, or UNKNOWN after so many visits, for the mover. Results on the way are remembered.

        All draws suit the seat `lucky`; where nothing can be drawn it does not matter who that is."""
        self._rows[0] = row
        self._effort[LIMIT] = self._effort[VISITS] + visits
        return int(prove(self._rows, self._buffers, self._table, self._marks, self._effort, self._options, lucky, 0))


def name_of(row: Any, lucky: int = 0) -> str:
    """Return the fingerprint of a position as text, its name in a checkpoint."""
    mark = np.zeros(2, dtype=np.uint64)
    fingerprint(row, lucky, mark)
    return f"{int(mark[0]):016x}{int(mark[1]):016x}"
