"""The tiles and the geometry of the board, decoded from data.toml.

Sets of cells are whole numbers, one bit a cell: bit 0 is a3, bit 8 is c1 (C2).
"""

from importlib.resources import files
from typing import Annotated, Final, Literal, TypeAlias, get_args

from msgspec import Meta, Struct

from diwan.core.toml import decode_toml

Tile: TypeAlias = Literal[
    "MUS",
    "PRE", "FAS", "BAN", "POP", "SOL", "PRD", "TOU",
    "LEA", "IMA", "SHE", "TRA", "TAL", "BOM", "MOS",
    "ROC", "MER", "MUJ", "TVS", "PRS", "AGE", "HAC", "CRI", "SOC",
    "COU", "BRI", "UNO", "NOB", "PIC", "RIO", "ELE", "KAB",
]  # fmt: skip
Cell: TypeAlias = Literal["a3", "b3", "c3", "a2", "b2", "c2", "a1", "b1", "c1"]
Direction: TypeAlias = Literal["N", "NE", "E", "SE", "S", "SW", "W", "NW"]
Area: TypeAlias = Literal["all8", "orth", "diag", "front3", "sides2"]
Step: TypeAlias = Literal["F", "FR", "R", "BR", "B", "BL", "L", "FL"]
Cells: TypeAlias = int
"""A set of cells, one bit for each."""

Effect: TypeAlias = Literal[
    "none", "destroy", "destroy_secured", "discard", "flip", "flip_line", "flip_colour", "flip_all",
    "move", "repeat", "purge", "salvage", "recall", "enlist",
    "security", "stabilise", "protect", "block", "kaboom",
]  # fmt: skip
VariantName: TypeAlias = Literal[
    "standard", "beginner", "random-support", "hidden-support", "draft", "secret-draft", "long"
]


class TileFigures(Struct, frozen=True, forbid_unknown_fields=True):
    """A tile as data.toml describes it."""

    id: Tile
    polish: str
    side: Literal["start", "mcworld", "jihad", "neutral"]
    effect: Effect
    timing: Literal["none", "immediate", "permanent"]  # C3
    pair: Tile | None = None
    area: Area | None = None
    marks: dict[str, str] = {}


class VariantFigures(Struct, frozen=True, forbid_unknown_fields=True):
    """A variant: how many neutral tiles are dealt, and where."""

    id: VariantName
    zone: int
    hand: int
    needed: int
    packet: int = 0
    polish: str = ""


class BoardFigures(Struct, frozen=True, forbid_unknown_fields=True):
    """The names of cells, seats and facings."""

    cells: Annotated[tuple[Cell, ...], Meta(min_length=9, max_length=9)]
    seats: tuple[str, str]
    marks: tuple[str, str]


class Figures(Struct, frozen=True, forbid_unknown_fields=True):
    """Everything in data.toml."""

    board: BoardFigures
    compass: dict[Direction, tuple[int, int]]
    areas: dict[Area, tuple[Step, ...]]
    tile: tuple[TileFigures, ...]
    variant: tuple[VariantFigures, ...]


FIGURES: Final = decode_toml(
    files(__package__).joinpath("data.toml").read_text(encoding="utf-8"), Figures, "clash/data.toml"
)
TILES: Final[tuple[Tile, ...]] = get_args(Tile)
TILE: Final[dict[Tile, TileFigures]] = {tile.id: tile for tile in FIGURES.tile}
VARIANT: Final = {variant.id: variant for variant in FIGURES.variant}
START_TILE: Final[Tile] = "MUS"
OWN: Final[tuple[tuple[Tile, ...], tuple[Tile, ...]]] = (
    tuple(sorted(t.id for t in FIGURES.tile if t.side == "mcworld")),
    tuple(sorted(t.id for t in FIGURES.tile if t.side == "jihad")),
)
"""The tiles in the own zone of each seat at the start: the seven of its colour (C41)."""
NEUTRAL: Final[tuple[Tile, ...]] = tuple(sorted(t.id for t in FIGURES.tile if t.side == "neutral"))
IMMEDIATE: Final = frozenset(t.id for t in FIGURES.tile if t.timing == "immediate")
assert tuple(TILE) == TILES

CELLS: Final = FIGURES.board.cells
INDEX: Final[dict[Cell, int]] = {cell: number for number, cell in enumerate(CELLS)}
DIRECTIONS: Final[tuple[Direction, ...]] = get_args(Direction)
EVERY_CELL: Final[Cells] = 0b111_111_111


def _beside(cell: int, direction: Direction, far: int = 1) -> Cells:
    """Return the cell `far` steps away as a set, which is empty beyond the edge."""
    east, north = FIGURES.compass[direction]
    column, row = cell % 3 + far * east, cell // 3 - far * north
    return 1 << (3 * row + column) if 0 <= column < 3 and 0 <= row < 3 else 0


def _absolute(step: Step, supports: int) -> Direction:
    """Return the direction on the board of a step from a tile.

    C2: the tip of a tile that supports S points north. A tile that supports N is turned by 180 degrees."""
    order: tuple[Step, ...] = get_args(Step)
    return DIRECTIONS[(order.index(step) + 4 * supports) % 8]


AREA: Final[dict[Area, tuple[tuple[Cells, ...], tuple[Cells, ...]]]] = {
    area: (
        tuple(sum(_beside(cell, _absolute(step, 0)) for step in steps) for cell in range(9)),
        tuple(sum(_beside(cell, _absolute(step, 1)) for step in steps) for cell in range(9)),
    )
    for area, steps in FIGURES.areas.items()
}
"""The cells of an area, by area, by the seat that the tile supports, by the cell of the tile.

Only front3 (C5) depends on the facing; sides2 is C6."""

RAY: Final[dict[Direction, tuple[Cells, ...]]] = {
    direction: tuple(_beside(cell, direction) | _beside(cell, direction, 2) for cell in range(9))
    for direction in DIRECTIONS
}
"""All cells up to the edge, by direction, by the cell where the line starts (C8)."""

CELLS_IN: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(cell for cell in range(9) if cells >> cell & 1) for cells in range(512)
)
"""The cells of every set, in rising order."""
