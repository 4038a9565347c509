"""Every reachable position of the beginner's game, up to symmetry, with its value.

Every move uses up a tile, so positions form layers by their number of placements. A forward pass finds each layer from
the one before; a backward pass finds its values from the one after. A finished layer is a file, so the work can be
interrupted and resumed: `positions-05.npy` holds the positions after five placements in rising order, `wins-05.npy`
one bit for each, set where the player to move wins."""

# mypy: disable-error-code="no-any-return, return-value, assignment"

from collections.abc import Callable, Iterator
from pathlib import Path
from time import perf_counter
from typing import Any, TypeAlias

import numpy as np
from msgspec import Struct

from diwan.bots.compiled import jit
from diwan.core.errors import BadSetup
from diwan.games.clash.kernel import beginner
from diwan.games.clash.kernel.beginner import MOST_MOVES, canonical, successors

Words: TypeAlias = "np.ndarray[tuple[int], np.dtype[np.int64]]"
Bits: TypeAlias = "np.ndarray[tuple[int], np.dtype[np.uint8]]"
Progress: TypeAlias = Callable[[str, int, int], None]

MOST_PLACEMENTS = 14
"""A game is over after fifteen, so these are the most that leave a move."""
CHUNK = 1 << 12
"""Positions handled between two looks at the clock."""
FIRST_BITS = 16
"""The hash table starts with 2 to this power entries."""


class Layer(Struct, frozen=True):
    """The positions after a number of placements; `won` is None until their values are known."""

    placements: int
    positions: int
    won: int | None
    """How many of them the player to move wins."""


class OutOfTime(Exception):
    """The time is up; finished layers are kept."""


@jit("int64(int64[::1], int64)", inline=True)
def _find_place(table: Any, key: int) -> int:
    """Return the place of a key in a table of `key << 1 | value`, or the free place where it belongs."""
    size = table.shape[0] - 1
    slot = np.int64(np.uint64(key) * np.uint64(0x9E3779B97F4A7C15) >> np.uint64(20)) & size
    while table[slot] and table[slot] >> 1 != key:
        slot = slot + 1 & size
    return slot


@jit("int64(int64[::1], int64, int64, int64[::1], int64[::1], int64[::1])")
def _add_successors(layer: Any, begin: int, end: int, table: Any, held: Any, found: Any) -> int:
    """Put all successors of some positions into the table; stop early before it is too full."""
    most = table.shape[0] * 5 // 8 - MOST_MOVES
    for number in range(begin, end):
        if held[0] > most:
            return number
        for move in range(successors(layer[number], found)):
            if found[move] >= 0:
                key = canonical(found[move])
                slot = _find_place(table, key)
                if not table[slot]:
                    table[slot] = key << 1
                    held[0] += 1
    return end


@jit("void(int64[::1], int64[::1])")
def _copy_entries(old: Any, table: Any) -> None:
    for entry in old:
        if entry:
            table[_find_place(table, entry >> 1)] = entry


@jit("void(int64[::1], int64, int64, int64[::1], int64[::1], uint8[::1])")
def _find_values(layer: Any, begin: int, end: int, table: Any, found: Any, wins: Any) -> None:
    """Find the values of positions. A position is won if a move ends the game or leads to a lost one."""
    for number in range(begin, end):
        count = successors(layer[number], found)
        won = 0
        for move in range(count):
            if found[move] == -1:
                won = 1
        move = 0
        while move < count and not won:
            if found[move] >= 0:
                won = 1 - (table[_find_place(table, canonical(found[move]))] & 1)
            move += 1
        wins[number] = won


class Labelling:
    """The work of `diwan solve clash --variant beginner --label FOLDER`."""

    def __init__(self, folder: Path, megabytes: int, root: int | None = None) -> None:
        """Start from Mustafa on any cell, or from one position."""
        self._folder, self._bytes = folder, megabytes << 20
        self._found = np.zeros(2 * MOST_MOVES, dtype=np.int64)
        roots = [1 << cell | beginner.FULL_ZONES for cell in range(9)] if root is None else [root]
        self._roots: Words = np.unique([int(canonical(root)) for root in roots])
        self._first = 15 - (roots[0] >> beginner.ZONES).bit_count()

    def run(self, seconds: float | None, progress: Progress) -> list[Layer]:
        """Find all layers as far as time allows. A need for more memory than was given raises BadSetup."""
        self._folder.mkdir(parents=True, exist_ok=True)
        self._until = None if seconds is None else perf_counter() + seconds
        self._tell = progress
        try:
            self._forward()
            self._backward()
        except OutOfTime:
            pass
        return list(self.layers())

    def layers(self) -> Iterator[Layer]:
        """Yield the layers found so far."""
        for number in range(1, MOST_PLACEMENTS + 1):
            if self._positions(number).exists():
                count = len(np.load(self._positions(number), mmap_mode="r"))
                known = self._wins(number).exists()
                yield Layer(number, count, int(self._load_wins(number, count).sum()) if known else None)

    def _positions(self, number: int) -> Path:
        return self._folder / f"positions-{number:02}.npy"

    def _wins(self, number: int) -> Path:
        return self._folder / f"wins-{number:02}.npy"

    def _load_wins(self, number: int, count: int) -> Bits:
        return np.unpackbits(np.load(self._wins(number)), count=count)

    def _forward(self) -> None:
        layer = self._roots
        for number in range(self._first, MOST_PLACEMENTS + 1):
            if self._positions(number).exists():
                layer = np.load(self._positions(number))
            elif number > self._first:
                layer = self._next(layer, number)
            _save(self._positions(number), layer)

    def _next(self, layer: Words, number: int) -> Words:
        table, held, done = self._table(FIRST_BITS), np.zeros(1, dtype=np.int64), 0
        while done < len(layer):
            end = min(done + CHUNK, len(layer))
            stopped = _add_successors(layer, done, end, table, held, self._found)
            if stopped < end:
                larger = self._table(len(table).bit_length())
                _copy_entries(table, larger)
                table = larger
            done = stopped
            self._report(f"{number} placements: {held[0]:,} positions", done, len(layer))
        return np.sort(table[table != 0] >> 1)

    def _backward(self) -> None:
        table = self._table(FIRST_BITS)
        for number in range(MOST_PLACEMENTS, self._first - 1, -1):
            layer: Words = np.load(self._positions(number))
            if self._wins(number).exists():
                wins = self._load_wins(number, len(layer))
            else:
                wins = np.zeros(len(layer), dtype=np.uint8)
                for done in range(0, len(layer), CHUNK):
                    _find_values(layer, done, min(done + CHUNK, len(layer)), table, self._found, wins)
                    self._report(f"{number} placements: values", done, len(layer))
                _save(self._wins(number), np.packbits(wins))
            if number > self._first and not self._wins(number - 1).exists():
                del table
                table = self._table((len(layer) * 8 // 5).bit_length())
                _copy_entries(layer << 1 | wins, table)

    def _table(self, bits: int) -> Words:
        if 8 << bits > self._bytes:
            raise BadSetup(f"the next layer needs a table of {8 << bits >> 20} MB; give --memory more")
        return np.zeros(1 << bits, dtype=np.int64)

    def _report(self, what: str, done: int, total: int) -> None:
        self._tell(what, done, total)
        if self._until is not None and perf_counter() > self._until:
            raise OutOfTime


def _save(file: Path, array: Any) -> None:
    """Write a file whole or not at all."""
    if not file.exists():
        half = file.with_suffix(".part")
        with half.open("wb") as out:
            np.save(out, array)
        half.replace(file)
