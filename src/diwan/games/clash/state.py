"""A game of Clash at one moment."""

from functools import cache
from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from diwan.core.game import BY_SEAT, Seat, Tagged
from diwan.games.clash.events import Reason
from diwan.games.clash.figures import Tile, VariantName
from diwan.games.clash.moves import Lay

Tiles: TypeAlias = tuple[Tile, ...]
"""A set of tiles, sorted by id."""


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    neutrals: VariantName = "standard"
    """How neutral tiles come into the game: what a variant stands for."""
    facing: Literal["own", "free"] = "own"
    """C1"""
    directions: Literal[8, 4] = 8
    """C7"""
    repeat_origin: Literal["source", "repeater"] = "source"
    """C21"""
    elections: Literal["random", "choice"] = "random"
    """C30"""
    placement_cap: Annotated[int, Meta(ge=1, le=256)] = 256
    """C38"""
    match: Literal["single", "best_of_three", "points"] = "single"
    games: Annotated[int, Meta(ge=1, le=99)] = 3
    """Games of a match by points."""


class Piece(Struct, frozen=True, cache_hash=True, gc=False):
    """A tile on the board, or a stack: the Nobel Prize and what it covers."""

    tile: Tile
    supports: Seat
    up: bool = True
    covers: Tile | None = None


@cache
def piece(tile: Tile, supports: int, up: bool = True, covers: Tile | None = None) -> Piece:
    return Piece(tile, supports, up, covers)


Board: TypeAlias = tuple[
    Piece | None,
    Piece | None,
    Piece | None,
    Piece | None,
    Piece | None,
    Piece | None,
    Piece | None,
    Piece | None,
    Piece | None,
]
EMPTY_BOARD: Board = (None,) * 9


class Course(Struct, frozen=True, gc=False):
    """What a game keeps from its deal, and a match from its games."""

    first: Seat = 0
    dealt: tuple[Tiles, Tiles, Tiles] = ((), (), ())
    """The neutral tiles of S, of N and of the neutral zone when Mustafa is laid; hidden ones in the order of
    the deal. A game that is played again (C38) starts from them."""
    packets: tuple[Tiles, ...] = ()
    """Secret draft: the tiles of each packet; the opener of the first one is the first player."""
    scores: tuple[int, int] = (0, 0)
    """Games won, or points."""
    played: int = 0
    aside: Tiles = ()
    """Neutral tiles of earlier games (C36)."""
    draws: int = 0
    """Games in a row that the cap ended."""


class Lottery(Tagged, frozen=True, gc=False):
    """NATURE names the first player."""


class Dealing(Tagged, frozen=True, gc=False):
    """NATURE deals neutral tiles."""


class Deciding(Tagged, frozen=True, gc=False):
    """Phases in which a player owes a decision."""

    seat: Seat


class Drafting(Deciding, frozen=True, gc=False):
    """Draft: somebody picks an open tile."""


class Keeping(Deciding, frozen=True, gc=False):
    """Secret draft: somebody keeps one tile of the last packet."""


class Opening(Deciding, frozen=True, gc=False):
    """The first player lays Mustafa."""


class Turn(Deciding, frozen=True, gc=False):
    """Somebody lays a tile."""


class Refilling(Tagged, frozen=True, gc=False):
    """C37: the tile is laid, its effect waits until NATURE has filled the gap in the neutral zone."""

    seat: Seat
    lay: Lay
    leaving: int
    """The cells whose face-down tiles leave at the end of this move."""


class Enlisting(Tagged, frozen=True, gc=False):
    """C30: NATURE draws a tile for the mover."""

    seat: Seat
    leaving: int


class Naming(Deciding, frozen=True, gc=False):
    """The loser of a game names the first player of the next one; the old board still lies there."""


class Over(Tagged, frozen=True, gc=False):
    winner: Seat | None
    reason: Reason | Literal["two_wins", "points"]
    supports: Annotated[tuple[int, int], BY_SEAT]


Phase: TypeAlias = Lottery | Dealing | Drafting | Keeping | Opening | Turn | Refilling | Enlisting | Naming | Over


class State(Struct, frozen=True, gc=False):
    options: Options
    board: Board
    zones: tuple[Tiles, Tiles]
    """The open tiles in the zone of each seat."""
    hidden: tuple[tuple[Tile | None, ...], tuple[Tile | None, ...]]
    """By seat, the hidden tiles in the order of the deal; None once open."""
    neutral: Tiles
    box: Tiles
    removed: Tiles
    placements: int
    course: Course
    phase: Phase
