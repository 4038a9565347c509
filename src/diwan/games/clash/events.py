"""What is told of a game of Clash."""

from typing import Literal, TypeAlias

from diwan.core.game import Seat, Tagged
from diwan.games.clash.figures import Cell, Tile
from diwan.games.clash.moves import AnyUse

Reason: TypeAlias = Literal["full", "no_tile", "kaboom", "cap"]


class Began(Tagged, frozen=True, gc=False):
    """The lot, or the loser of the last game, made `seat` the first player."""

    seat: Seat


class DealtToZone(Tagged, frozen=True, gc=False):
    tile: Tile


class Dealt(Tagged, frozen=True, gc=False):
    """A neutral tile for a player: open, or told to him alone."""

    seat: Seat
    tile: Tile


class DealtHidden(Tagged, frozen=True, gc=False):
    """A neutral tile for a player, its back up; `packet` counts those from which one is kept (0: it stays with him)."""

    seat: Seat
    packet: int = 0


class Picked(Tagged, frozen=True, gc=False):
    seat: Seat
    tile: Tile


class Kept(Tagged, frozen=True, gc=False):
    """Told to the one who kept it."""

    seat: Seat
    tile: Tile


class KeptOne(Tagged, frozen=True, gc=False):
    seat: Seat


class Passed(Tagged, frozen=True, gc=False):
    """Told to the one who gets the rest of a packet."""

    seat: Seat
    tiles: tuple[Tile, ...]


class Shown(Tagged, frozen=True, gc=False):
    """A hidden tile is about to be laid: everybody sees from which place it comes."""

    seat: Seat
    tile: Tile
    place: int


class Laid(Tagged, frozen=True, gc=False):
    """A tile was laid; how its effect is going to be used is said at once."""

    seat: Seat
    tile: Tile
    cell: Cell
    supports: Seat
    use: AnyUse | None


class Covered(Tagged, frozen=True, gc=False):
    """The Nobel Prize lies on another tile now."""

    seat: Seat
    tile: Tile
    cell: Cell


class Refilled(Tagged, frozen=True, gc=False):
    tile: Tile


class Repeated(Tagged, frozen=True, gc=False):
    tile: Tile
    cell: Cell


class Destroyed(Tagged, frozen=True, gc=False):
    tile: Tile
    cell: Cell


class Discarded(Tagged, frozen=True, gc=False):
    tile: Tile
    cell: Cell


class Turned(Tagged, frozen=True, gc=False):
    tile: Tile
    cell: Cell
    supports: Seat


class Shifted(Tagged, frozen=True, gc=False):
    tile: Tile
    cell: Cell
    to: Cell


class Purged(Tagged, frozen=True, gc=False):
    """From the zone of `seat` to the removed pile."""

    seat: Seat
    tile: Tile


class Salvaged(Tagged, frozen=True, gc=False):
    seat: Seat
    tile: Tile


class Recalled(Tagged, frozen=True, gc=False):
    seat: Seat
    tile: Tile
    cell: Cell


class Enlisted(Tagged, frozen=True, gc=False):
    seat: Seat
    tile: Tile


class Removed(Tagged, frozen=True, gc=False):
    """A destroyed tile left the board."""

    tile: Tile
    cell: Cell


class Opened(Tagged, frozen=True, gc=False):
    """At the end of a game the tiles still hidden are shown."""

    seat: Seat
    tile: Tile


class Won(Tagged, frozen=True, gc=False):
    """A game was won; S and N count the tiles that support them."""

    seat: Seat
    reason: Reason
    south: int
    north: int


class Drawn(Tagged, frozen=True, gc=False):
    """C38: the cap on placements ended a game."""

    south: int
    north: int


class Scored(Tagged, frozen=True, gc=False):
    """A match goes on, or is over: games won, or points."""

    south: int
    north: int


Event: TypeAlias = (
    Began | DealtToZone | Dealt | DealtHidden | Picked | Kept | KeptOne | Passed
    | Shown | Laid | Covered | Refilled | Repeated | Destroyed | Discarded | Turned | Shifted
    | Purged | Salvaged | Recalled | Enlisted | Removed | Opened | Won | Drawn | Scored
)  # fmt: skip
