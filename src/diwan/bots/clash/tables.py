"""Numbers for the kernel, made from the figures of the rules: areas, rays, kinds of effects."""

# mypy: disable-error-code="no-any-return"

from typing import Final

import numpy as np

from diwan.games.clash.figures import AREA, DIRECTIONS, RAY, TILE, TILES

NUMBER: Final = {tile: number for number, tile in enumerate(TILES)}
"""A tile in the kernel is its place in the data file: Mustafa 0, McWorld 1 to 7, Jihad 8 to 14, neutral 15 to 31."""

(
    PERMANENT, DESTROY, DESTROY_SECURED, DISCARD, FLIP, FLIP_LINE, FLIP_COLOUR, FLIP_ALL,
    RECALL, MOVE, REPEAT, PURGE, SALVAGE, ENLIST,
) = range(14)  # fmt: skip
_KINDS = {
    "destroy": DESTROY, "destroy_secured": DESTROY_SECURED, "discard": DISCARD, "flip": FLIP, "flip_line": FLIP_LINE,
    "flip_colour": FLIP_COLOUR, "flip_all": FLIP_ALL, "recall": RECALL, "move": MOVE, "repeat": REPEAT, "purge": PURGE,
    "salvage": SALVAGE, "enlist": ENLIST,
}  # fmt: skip
KIND: Final = np.array([_KINDS.get(TILE[tile].effect, PERMANENT) for tile in TILES], dtype=np.int64)

NOB, UNO, PIC, RIO, KAB, ELE = (NUMBER[tile] for tile in ("NOB", "UNO", "PIC", "RIO", "KAB", "ELE"))
SECURE_TILES: Final = sum(1 << NUMBER[tile] for tile in ("TOU", "MOS", "NOB"))
WATCHED_TILES: Final = SECURE_TILES | 1 << UNO | 1 << PIC | 1 << RIO | 1 << KAB
"""Tiles that matter as long as they lie on the board."""
REPEAT_TILES: Final = sum(1 << number for number in range(32) if KIND[number] == REPEAT)

ORTH: Final = np.array(AREA["orth"][0], dtype=np.int64)
DIAG: Final = np.array(AREA["diag"][0], dtype=np.int64)
SIDES: Final = np.array(AREA["sides2"][0], dtype=np.int64)
PLACED: Final = {UNO: 9, PIC: 13, RIO: 17, KAB: 21}
"""Tiles whose place is kept beside the board, and at which bit: their cell and one, or 0."""
PLACE_AT: Final = np.array([PLACED.get(number, 0) for number in range(32)], dtype=np.int64)


def _by_place(area: "np.ndarray[tuple[int], np.dtype[np.int64]]") -> "np.ndarray[tuple[int], np.dtype[np.int64]]":
    return np.concatenate([np.zeros(1, dtype=np.int64), area])


SIDES_OF, ORTH_OF, DIAG_OF = _by_place(SIDES), _by_place(ORTH), _by_place(DIAG)
"""Areas by place: of a tile that lies nowhere, nothing."""
RAYS: Final = np.array([RAY[direction] for direction in DIRECTIONS], dtype=np.int64)
"""By direction, by cell."""


def _reach() -> "np.ndarray[tuple[int, int, int], np.dtype[np.int64]]":
    """By tile, by support, by cell: the area of an effect on its neighbours."""
    table = np.zeros((32, 2, 9), dtype=np.int64)
    for number, tile in enumerate(TILES):
        area = TILE[tile].area
        if area:
            table[number] = AREA[area]
    return table


REACH: Final = _reach()
POPCOUNT: Final = np.array([cells.bit_count() for cells in range(512)], dtype=np.int64)


_EVERY = np.arange(512)


def _hit(cells: int) -> "np.ndarray[tuple[int], np.dtype[np.int8]]":
    """By set of cells: whether it meets `cells`."""
    return (_EVERY & cells != 0).astype(np.int8)


def _count(kind: int, cell: int, area: int) -> "np.ndarray[tuple[int], np.dtype[np.int8]]":
    """How many uses an effect has, by the cells that it can hit."""
    if kind in (DESTROY, DESTROY_SECURED, DISCARD, FLIP):
        return POPCOUNT[_EVERY & area].astype(np.int8)
    if kind == FLIP_LINE:
        return np.sum([_hit(int(ray[cell])) for ray in RAYS], axis=0, dtype=np.int8)
    if kind == FLIP_COLOUR:
        return _hit(int(ORTH[cell])) + _hit(int(DIAG[cell]))
    return _hit(area) * np.int8(kind == FLIP_ALL)


USES: Final = np.array(
    [
        [[_count(int(KIND[tile]), cell, int(REACH[tile, support, cell])) for cell in range(9)] for support in (0, 1)]
        for tile in range(32)
    ],
    dtype=np.int8,
)
"""By tile, support, cell, and the cells that can be hit: the number of uses of an effect on neighbours."""

_CLASSES = {
    (DESTROY, "all8"): 0, (FLIP, "all8"): 0, (DESTROY, "orth"): 8, (DISCARD, "orth"): 8, (DESTROY, "diag"): 16,
    (DISCARD, "diag"): 16, (FLIP_LINE, "all8"): 24, (FLIP_COLOUR, "all8"): 32, (FLIP_ALL, "all8"): 40,
    (FLIP_ALL, "front3"): 48,
}  # fmt: skip
FIELD: Final = np.array(
    [_CLASSES.get((int(KIND[n]), TILE[t].area or ""), -1) for n, t in enumerate(TILES)], dtype=np.int64
)
"""Where the uses of a tile stand in a word of PACKED_USES; Social network: 48, or 56 where it supports N."""


COUNTED: Final = sum(1 << n for n in range(32) if n != NOB and (KIND[n] == PERMANENT or FIELD[n] >= 0))
"""Tiles whose layings are counted by one addition: permanent ones, and those with a field."""
SHIFT: Final = np.array(
    [[max(f, 0) + 8 * (side and f == 48) for f in FIELD.tolist()] for side in (0, 1)], dtype=np.int64
)
"""By mover, by tile."""
MASK: Final = np.array([255 if f >= 0 else 0 for f in FIELD.tolist()], dtype=np.int64)


def _packed_uses(step: int) -> "np.ndarray[tuple[int, int], np.dtype[np.int64]]":
    """By cell and by the cells that can be hit: eight numbers of uses in one word, so that they add up together."""
    table = np.zeros((9, 512), dtype=np.int64)
    for number in range(32):
        shift = int(FIELD[number])
        for cell in range(9):
            if shift == 24:
                lines = np.sum([_hit(int(ray[cell])) for ray in RAYS[::step]], axis=0)
                table[cell] |= lines.astype(np.int64) << shift
            elif shift >= 0:
                table[cell] |= USES[number, 0, cell].astype(np.int64) << shift
                if shift == 48:
                    table[cell] |= USES[number, 1, cell].astype(np.int64) << 56
    return table


PACKED_USES: Final = np.array([_packed_uses(1), _packed_uses(2)])
"""For eight directions, and for four (C7)."""
LINES4: Final = (PACKED_USES[1] >> 24 & 255).astype(np.int8)
