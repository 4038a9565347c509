"""The events of a game of Clash."""

from collections.abc import Sequence
from typing import Any, Literal, TypeAlias

from diwan.core.game import Seat, Tagged, Told
from diwan.games.clash.figures import Cell, Tile
from diwan.games.clash.moves import AnyUse

Reason: TypeAlias = Literal["full", "no_tile", "kaboom", "cap"]


class Began(Tagged, frozen=True, gc=False):
    """NATURE, or the loser of the last game, made `seat` the first player."""

    seat: Seat
    game: int = 0
    """The number of the game in its match; 0 for a single game."""


class DealtToZone(Tagged, frozen=True, gc=False):
    """A tile was dealt to the neutral zone."""

    tile: Tile


class Dealt(Tagged, frozen=True, gc=False):
    """A neutral tile was dealt to a player, open to all or told to that player alone."""

    seat: Seat
    tile: Tile


class DealtHidden(Tagged, frozen=True, gc=False):
    """A neutral tile was dealt face down. `packet` counts the tiles of its packet; 0: the player keeps it."""

    seat: Seat
    packet: int = 0


class Picked(Tagged, frozen=True, gc=False):
    """A player took an open tile of the draft."""

    seat: Seat
    tile: Tile


class Kept(Tagged, frozen=True, gc=False):
    """A player kept the tile in a place of a packet; told to that player alone."""

    seat: Seat
    place: int
    tile: Tile


class KeptOne(Tagged, frozen=True, gc=False):
    """A player kept a tile of a packet; nobody else is told which."""

    seat: Seat


class Passed(Tagged, frozen=True, gc=False):
    """The rest of a packet was passed on; told to its receiver alone."""

    seat: Seat
    tiles: tuple[Tile, ...]


class Shown(Tagged, frozen=True, gc=False):
    """A hidden tile is about to be laid; everybody sees from which place it comes."""

    seat: Seat
    tile: Tile
    place: int


class Laid(Tagged, frozen=True, gc=False):
    """A tile was laid; `use` says how its effect is about to be used."""

    seat: Seat
    tile: Tile
    cell: Cell
    supports: Seat
    use: AnyUse | None


class Covered(Tagged, frozen=True, gc=False):
    """A tile was covered by the Nobel Prize."""

    seat: Seat
    tile: Tile
    cell: Cell
    by: Literal["NOB"] = "NOB"


class Refilled(Tagged, frozen=True, gc=False):
    """A drawn tile filled the gap in the neutral zone."""

    tile: Tile


class Repeated(Tagged, frozen=True, gc=False):
    """The effect of the tile on a cell was repeated."""

    tile: Tile
    cell: Cell


class Destroyed(Tagged, frozen=True, gc=False):
    """A tile was turned face down."""

    tile: Tile
    cell: Cell


class Discarded(Tagged, frozen=True, gc=False):
    """A tile went from the board to the removed pile."""

    tile: Tile
    cell: Cell


class Turned(Tagged, frozen=True, gc=False):
    """A tile was turned round and supports `supports` now."""

    tile: Tile
    cell: Cell
    supports: Seat


class Shifted(Tagged, frozen=True, gc=False):
    """A tile moved to another cell."""

    tile: Tile
    cell: Cell
    to: Cell


class Purged(Tagged, frozen=True, gc=False):
    """A tile went from the zone of `seat` to the removed pile."""

    seat: Seat
    tile: Tile


class Salvaged(Tagged, frozen=True, gc=False):
    """A player took a tile from the removed pile."""

    seat: Seat
    tile: Tile


class Recalled(Tagged, frozen=True, gc=False):
    """A player took a tile back from the board."""

    seat: Seat
    tile: Tile
    cell: Cell


class Enlisted(Tagged, frozen=True, gc=False):
    """A player got a tile from the box."""

    seat: Seat
    tile: Tile


class Removed(Tagged, frozen=True, gc=False):
    """A tile destroyed earlier left the board."""

    tile: Tile
    cell: Cell


class Opened(Tagged, frozen=True, gc=False):
    """A hidden tile was shown at the end of a game."""

    seat: Seat
    tile: Tile


class Won(Tagged, frozen=True, gc=False):
    """A game was won; `south` and `north` are the numbers of supporting tiles."""

    seat: Seat
    reason: Reason
    south: int
    north: int


class Drawn(Tagged, frozen=True, gc=False):
    """The cap on placements ended a game without a winner (C38)."""

    south: int
    north: int


class Scored(Tagged, frozen=True, gc=False):
    """The score of a match after a game: games won, or points."""

    south: int
    north: int


Event: TypeAlias = (
    Began | DealtToZone | Dealt | DealtHidden | Picked | Kept | KeptOne | Passed
    | Shown | Laid | Covered | Refilled | Repeated | Destroyed | Discarded | Turned | Shifted
    | Purged | Salvaged | Recalled | Enlisted | Removed | Opened | Won | Drawn | Scored
)  # fmt: skip


def is_echo(said: Any, _told: Sequence[Told]) -> bool:
    return isinstance(said, DealtHidden | KeptOne | Shown)  # the tile is told to its owner, or laid at once
