"""Solve the beginner's game by exhaustive search on small positions of its own.

All that matters of a tile on the board is whom it supports and whether it is secured, which cannot change: names matter
in the zones only. A position is one number:

    face-up 9 | supports N 9 | secured 9 | face-down 9 | zone of the first player 7 | zone of the second player 7

The first player is S here, whatever their colour. Every move uses up a tile, so the zones say whose move it is: the
second player's when they are equally large. All eight symmetries of the board are symmetries of the game.
"""

# mypy: disable-error-code="no-any-return, return-value, assignment"

from typing import Any

import numpy as np

from diwan.bots.compiled import first_bit, jit
from diwan.games.clash.figures import OWN, TILE, Tile
from diwan.games.clash.kernel.tables import DIAG, ORTH, POPCOUNT, RAYS

ORDER: tuple[tuple[Tile, ...], tuple[Tile, ...]] = (
    ("PRE", "FAS", "BAN", "POP", "SOL", "PRD", "TOU"),
    tuple(TILE[tile].pair or tile for tile in ("PRE", "FAS", "BAN", "POP", "SOL", "PRD", "TOU")),
)
"""The tiles in the order of the bits of a zone, for McWorld and Jihad."""
PRE, FAS, BAN, POP, SOL, PRD, TOU = range(7)
ZONES = 36
FULL_ZONES = 16383 << ZONES
MOST_MOVES = 512
assert tuple(map(sorted, ORDER)) == tuple(map(list, OWN))


def _symmetries() -> "np.ndarray[tuple[int, int], np.dtype[np.int64]]":
    """Return the eight images of every set of cells."""
    turned = [[3 * (cell % 3) + 2 - cell // 3 for cell in range(9)]]
    images = [list(range(9))]
    for _ in range(3):
        images.append([turned[0][cell] for cell in images[-1]])
    images += [[3 * (cell // 3) + 2 - cell % 3 for cell in image] for image in images[:4]]
    table = np.zeros((8, 512), dtype=np.int64)
    for number, image in enumerate(images):
        for cells in range(512):
            table[number, cells] = sum(1 << image[cell] for cell in range(9) if cells >> cell & 1)
    return table


SYMMETRY = _symmetries()
ALL8 = ORTH | DIAG


@jit("int64(int64)")
def canonical(position: int) -> int:
    """Return the smallest of the eight images of a position."""
    up, north, secured, down = position & 511, position >> 9 & 511, position >> 18 & 511, position >> 27 & 511
    best = position & 0xFFFFFFFFF
    for number in range(1, 8):
        image = SYMMETRY[number, down] << 27
        if image > best:
            continue
        image |= SYMMETRY[number, secured] << 18 | SYMMETRY[number, north] << 9 | SYMMETRY[number, up]
        best = min(best, image)
    return best | position >> ZONES << ZONES


@jit("int64(int64)")
def mover(position: int) -> int:
    """Return 0 if the first player is to move, else 1."""
    return 1 if POPCOUNT[position >> 36 & 127] == POPCOUNT[position >> 43 & 127] else 0


@jit("int64(int64[::1], int64, int64, int64)")
def _full(found: Any, count: int, north: int, seat: int) -> int:
    found[count] = -1 if (POPCOUNT[north] > 4) == (seat == 1) else -2
    return count + 1


@jit("int64(int64, int64[::1])")
def successors(position: int, found: Any) -> int:
    """Write every position after a move; -1 stands for a game that the mover wins, -2 for one that the mover loses."""
    up, north, secured, down = position & 511, position >> 9 & 511, position >> 18 & 511, position >> 27 & 511
    seat = mover(position)
    zones = position >> ZONES
    mine, theirs = (zones >> 7, zones & 127) if seat else (zones & 127, zones >> 7)
    live = up & ~secured
    last = theirs == 0  # the other player could not lay anything
    ninth = POPCOUNT[up] == 8
    count = 0
    empty = 511 & ~(up | down)
    while empty:
        cell = first_bit(empty)
        empty &= empty - 1
        bit = 1 << cell
        new_up, base = up | bit, north | (bit if seat else 0)
        tiles = mine
        while tiles:
            tile = first_bit(tiles)
            tiles &= tiles - 1
            rest = (zones & ~(1 << 7 * seat + tile)) << ZONES
            safe = secured | (bit if tile == TOU else 0)
            if ninth:
                count = _full(found, count, base, seat)
            elif last:
                found[count] = -1
                count += 1
            else:
                found[count] = new_up | base << 9 | safe << 18 | rest
                count += 1
            if tile == TOU:
                continue
            if tile in (PRE, SOL, PRD):
                if ninth:
                    continue
                targets = live & (ALL8[cell] if tile == PRE else ORTH[cell] if tile == SOL else DIAG[cell])
                while targets:
                    target = targets & -targets
                    targets ^= target
                    left = new_up & ~target | (base & ~target) << 9 | safe << 18 | target << 27 | rest
                    found[count] = -1 if last else left
                    count += 1
                continue
            for number in range(8 if tile in (FAS, POP) else 2):
                if tile == FAS:
                    turned = RAYS[number, cell] & live
                elif tile == BAN:
                    turned = (DIAG[cell] if number else ORTH[cell]) & live
                else:
                    turned = RAYS[number, cell] & ALL8[cell] & live
                if not turned:
                    continue
                if ninth:
                    count = _full(found, count, base ^ turned, seat)
                else:
                    found[count] = -1 if last else new_up | (base ^ turned) << 9 | safe << 18 | rest
                    count += 1
    return count


MOST_LEAD = 22
"""A bound of `lead_of`: moves are tried in the order of their leads."""


@jit("int64(int64, int64)")
def lead_of(position: int, seat: int) -> int:
    """Return an estimate for a seat: two for each supporting tile more, and one for each secured one more."""
    up, north, secured = position & 511, position >> 9 & 511, position >> 18 & 511
    lead = 4 * POPCOUNT[north] - 2 * POPCOUNT[up] + 2 * POPCOUNT[north & secured] - POPCOUNT[secured]
    return lead if seat else -lead


@jit("int64(int64)", inline=True)
def _slot(key: int) -> int:
    mixed = np.uint64(key) * np.uint64(0x9E3779B97F4A7C15)
    return np.int64(mixed >> np.uint64(20))


@jit("int64(int64, int64[:, ::1], int64[::1], int64[::1], int64)")
def wins(position: int, buffers: Any, table: Any, effort: Any, ply: int) -> int:
    """Return 1 if the mover wins, else 0. `table` remembers proved positions, `effort[0]` counts visits."""
    effort[0] += 1
    key = canonical(position)
    size = table.shape[0] - 1
    slot = _slot(key) & size
    known = table[slot]
    if known >> 1 == key:
        return known & 1
    other = slot ^ 1
    known = table[other]
    if known >> 1 == key:
        return known & 1
    found = buffers[ply]
    count = successors(position, found)
    seat = mover(position)
    # The best-looking moves come first; an immediate win needs no search at all.
    live_count = 0
    for number in range(count):
        child = found[number]
        if child == -1:
            table[slot] = key << 1 | 1
            return 1
        if child != -2:
            found[live_count] = child
            found[MOST_MOVES + live_count] = lead_of(child, seat)
            live_count += 1
    result = 0
    for lead in range(MOST_LEAD, -MOST_LEAD - 1, -1):
        for number in range(live_count):
            if found[MOST_MOVES + number] == lead and not wins(found[number], buffers, table, effort, ply + 1):
                result = 1
                break
        if result:
            break
    if table[slot] and not table[other]:
        slot = other
    table[slot] = key << 1 | result
    return result
