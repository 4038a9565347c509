"""What can be decided: by NATURE, while tiles are dealt, and on the board."""

from typing import Literal, TypeAlias

from diwan.core.game import Seat, Tagged
from diwan.games.clash.figures import Cell, Direction, Tile

Colour: TypeAlias = Literal["white", "black"]


class Use(Tagged, frozen=True, cache_hash=True, gc=False):
    """How the immediate effect of a tile is used: all its arguments. Prints as in the move notation."""


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
    """C39: purge a hidden tile of the opponent, unseen, by its place in the order of the deal."""

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
    """NATURE: the lot names the first player."""

    first: Seat


class Deal(Tagged, frozen=True):
    """NATURE: one tile for whatever is being dealt: the neutral zone, a player, a packet."""

    tile: Tile


class Draw(Tagged, frozen=True):
    """NATURE: one tile of the box, for Elections or to refill the neutral zone."""

    tile: Tile


class Pick(Tagged, frozen=True):
    """Draft: take one of the open neutral tiles."""

    tile: Tile


class Keep(Tagged, frozen=True):
    """Secret draft: keep one tile of the packet, by its place there, so that a move alone tells nothing."""

    place: int


class Lay(Tagged, frozen=True, cache_hash=True, gc=False):
    """Lay a tile on a cell, and use its immediate effect or not."""

    tile: Tile
    cell: Cell
    use: AnyUse | None = None
    against: bool = False
    """Option facing = free: base towards the opponent (C1)."""


class Name(Tagged, frozen=True):
    """The loser names the first player of the next game."""

    first: Seat


Move: TypeAlias = Begin | Deal | Draw | Pick | Keep | Lay | Name
