"""The moves of NATURE and of the players."""

from typing import Literal, TypeAlias

from diwan.core.game import Seat, Tagged
from diwan.games.clash.figures import Cell, Direction, Tile

Colour: TypeAlias = Literal["white", "black"]


class Use(Tagged, frozen=True, cache_hash=True, gc=False):
    """Base of the uses of an immediate effect, with all its arguments. `str` gives the move notation."""


class At(Use, frozen=True):
    """Destroy, discard, turn or recall the tile there."""

    cell: Cell

    def __str__(self) -> str:
        return self.cell


class Line(Use, frozen=True):
    """Turn all tiles of a direction."""

    direction: Direction

    def __str__(self) -> str:
        return self.direction


class Dots(Use, frozen=True):
    """Turn all tiles of a colour of dots."""

    colour: Colour

    def __str__(self) -> str:
        return self.colour


class All(Use, frozen=True):
    """Turn all tiles of the area."""

    def __str__(self) -> str:
        return "all"


class Shift(Use, frozen=True):
    """Move a tile to an empty cell."""

    cell: Cell
    to: Cell

    def __str__(self) -> str:
        return f"{self.cell}>{self.to}"


class Take(Use, frozen=True):
    """Purge, salvage or enlist this tile, which lies open off the board."""

    tile: Tile

    def __str__(self) -> str:
        return self.tile


class TakeHidden(Use, frozen=True):
    """Purge a hidden tile of the opponent, by its place in the order of the deal (C39)."""

    place: int

    def __str__(self) -> str:
        return f"?{self.place}"


class Drawn(Use, frozen=True):
    """Let NATURE draw a tile from the box."""

    def __str__(self) -> str:
        return "draw"


class Repeat(Use, frozen=True):
    """Use the effect of the tile at `source`."""

    source: Cell
    use: "AnyUse"

    def __str__(self) -> str:
        return f"{self.source}/{self.use}"


AnyUse: TypeAlias = At | Line | Dots | All | Shift | Take | TakeHidden | Drawn | Repeat


class Begin(Tagged, frozen=True):
    """NATURE draws the first player."""

    first: Seat


class Deal(Tagged, frozen=True):
    """NATURE deals one tile: to the neutral zone, to a player or to a packet."""

    tile: Tile


class Draw(Tagged, frozen=True):
    """NATURE draws one tile of the box, for Elections or to refill the neutral zone."""

    tile: Tile


class Pick(Tagged, frozen=True):
    """Take one of the open neutral tiles of the draft."""

    tile: Tile


class Keep(Tagged, frozen=True):
    """Keep one tile of a packet in the secret draft. It names a place, so the move alone reveals nothing."""

    place: int


class Lay(Tagged, frozen=True, cache_hash=True, gc=False):
    """Lay a tile on a cell; `use` is None when its immediate effect is not used."""

    tile: Tile
    cell: Cell
    use: AnyUse | None = None
    against: bool = False
    """Whether the tile supports the opponent (C1); only with the option `facing=free`."""


class Name(Tagged, frozen=True):
    """Name the first player of the next game; the loser does."""

    first: Seat


Move: TypeAlias = Begin | Deal | Draw | Pick | Keep | Lay | Name
