"""Lookup tables of the kernel, made from data.toml: areas, rays, kinds of effects."""

# mypy: disable-error-code="no-any-return"

from typing import Final

import numpy as np

from diwan.games.clash.figures import AREA, DIRECTIONS, RAY, TILE, TILES

NUMBER: Final = {tile: number for number, tile in enumerate(TILES)}
"""The number of a tile is its place in data.toml: Mustafa 0, McWorld 1 to 7, Jihad 8 to 14, neutral 15 to 31."""

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
"""Tiles with a permanent effect on the board, whose cells the PLACES word records."""
REPEAT_TILES: Final = sum(1 << number for number in range(32) if KIND[number] == REPEAT)

ORTH: Final = np.array(AREA["orth"][0], dtype=np.int64)
DIAG: Final = np.array(AREA["diag"][0], dtype=np.int64)
SIDES: Final = np.array(AREA["sides2"][0], dtype=np.int64)
PLACED: Final = {UNO: 9, PIC: 13, RIO: 17, KAB: 21}
"""Tiles whose cell the PLACES word records, and from which bit on: the cell plus one, or 0."""
PLACE_AT: Final = np.array([PLACED.get(number, 0) for number in range(32)], dtype=np.int64)


def _by_place(area: "np.ndarray[tuple[int], np.dtype[np.int64]]") -> "np.ndarray[tuple[int], np.dtype[np.int64]]":
    return np.concatenate([np.zeros(1, dtype=np.int64), area])


SIDES_OF, ORTH_OF, DIAG_OF = _by_place(SIDES), _by_place(ORTH), _by_place(DIAG)
"""Areas by cell plus one; 0 is a tile that is not on the board and has no area."""
RAYS: Final = np.array([RAY[direction] for direction in DIRECTIONS], dtype=np.int64)
"""The cells of a line, by direction, by the cell where it starts."""


def _reach() -> "np.ndarray[tuple[int, int, int], np.dtype[np.int64]]":
    """Return the area of an effect, by tile, by the seat that it supports, by cell."""
    table = np.zeros((32, 2, 9), dtype=np.int64)
    for number, tile in enumerate(TILES):
        area = TILE[tile].area
        if area:
            table[number] = AREA[area]
    return table


REACH: Final = _reach()
POPCOUNT: Final = np.array([cells.bit_count() for cells in range(512)], dtype=np.int64)


NTH: Final = np.array(
    [([cell for cell in range(9) if cells >> cell & 1] + [0] * 9)[:9] for cells in range(512)], dtype=np.int8
)
"""The cells of a set of cells, by the set, by their rank in it."""

# ---------------------------------------------------------------- effects on the board

ALL8_AT, ORTH_AT, DIAG_AT, LINES, COLOURS, ALL8, FRONT_S, FRONT_N = range(8)
_FORMS = {
    (DESTROY, "all8"): ALL8_AT, (DESTROY_SECURED, "all8"): ALL8_AT, (FLIP, "all8"): ALL8_AT,
    (DESTROY, "orth"): ORTH_AT, (DISCARD, "orth"): ORTH_AT, (DESTROY, "diag"): DIAG_AT, (DISCARD, "diag"): DIAG_AT,
    (FLIP_LINE, "all8"): LINES, (FLIP_COLOUR, "all8"): COLOURS, (FLIP_ALL, "all8"): ALL8, (FLIP_ALL, "front3"): FRONT_S,
}  # fmt: skip
FORM: Final = np.array(
    [
        [form + (form == FRONT_S and supports) for supports in (0, 1)]
        for number, tile in enumerate(TILES)
        for form in [_FORMS.get((int(KIND[number]), TILE[tile].area or ""), ALL8_AT)]
    ],
    dtype=np.int64,
)
"""The form of an effect, by tile, by the seat that it supports. It means nothing for effects off the board."""

_EVERY = np.arange(512, dtype=np.int16)


def _met(*areas: int) -> "np.ndarray[tuple[int], np.dtype[np.int16]]":
    """Return, for each set of cells, one bit for each of the areas that it meets."""
    return np.sum(
        [(_EVERY & area != 0).astype(np.int16) << bit for bit, area in enumerate(areas)], axis=0, dtype=np.int16
    )


def _arguments(cell: int) -> "list[np.ndarray[tuple[int], np.dtype[np.int16]]]":
    around, orth, diag = (int(area[cell]) for area in (ORTH | DIAG, ORTH, DIAG))
    front_s, front_n = (int(side[cell]) for side in AREA["front3"])
    return [
        *(_EVERY & area for area in (around, orth, diag)),
        _met(*(int(ray[cell]) for ray in RAYS)),
        _met(orth, diag),
        *(_met(area) for area in (around, front_s, front_n)),
    ]


ARGUMENTS: Final = np.array([_arguments(cell) for cell in range(9)]).transpose(2, 1, 0).copy()
"""The possible arguments of an effect, by the cells that can be hit, by form, by cell.

There is one bit for each cell, direction or colour, or a single bit if there is nothing to choose. The order of the
indices keeps entries that are used together close in memory."""
FOUR_WAYS: Final = 0b01010101
"""The four directions of rows and columns, as bits of the eight (C7)."""

# ---------------------------------------------------------------- counting many at once

USES: Final = sum(POPCOUNT[ARGUMENTS[:, form]] << 8 * form for form in range(8))
"""The number of uses of every form, by the cells that can be hit, by cell.

Each form has a byte, so that one addition adds all."""
_ELSEWHERE = (RECALL, MOVE, PURGE, SALVAGE, ENLIST, DESTROY_SECURED)
RECALL_AT, MOVE_AT, PURGE_AT, SALVAGE_AT, ENLIST_AT, DESTROY_SECURED_AT = (8 * n for n in range(len(_ELSEWHERE)))
"""Shifts of the bytes of a second word, for the effects that do not hit live tiles in an area."""
WORD: Final = np.array([int(KIND[n] in _ELSEWHERE) for n in range(32)], dtype=np.int64)
BYTE: Final = np.array(
    [[8 * (_ELSEWHERE.index(KIND[n]) if WORD[n] else FORM[n, supports]) for n in range(32)] for supports in (0, 1)],
    dtype=np.int64,
)
"""The shift of the byte with the uses of a tile, by the seat that it supports, by tile."""
MASK: Final = np.array(
    [
        [
            0 if KIND[n] in (PERMANENT, REPEAT) or (ninth and KIND[n] in (DESTROY, DESTROY_SECURED)) else 255
            for n in range(32)
        ]
        for ninth in (0, 1)
    ],
    dtype=np.int64,
)
"""A mask for that byte, by whether the ninth tile is being laid (C13), by tile; 0 for tiles counted otherwise."""
