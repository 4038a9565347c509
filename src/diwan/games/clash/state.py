"""The state of a game of Clash."""

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
    """How neutral tiles come into the game; each variant sets this option."""
    facing: Literal["own", "free"] = "own"
    """Whether a tile always faces its player, or may be laid the other way round (C1)."""
    directions: Literal[8, 4] = 8
    """Whether lines run in all directions, or only along rows and columns (C7)."""
    repeat_origin: Literal["source", "repeater"] = "source"
    """Whether a repeated effect is counted from the tile that is repeated, or from the repeater (C21)."""
    elections: Literal["random", "choice"] = "random"
    """Whether Elections draws a tile, or the player chooses one (C30)."""
    placement_cap: Annotated[int, Meta(ge=1, le=256)] = 256
    """Placements after which a game is a draw (C38)."""
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
    """Return a piece; equal pieces are one object, which makes boards quick to compare."""
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
    """What a game remembers of its deal, and a match of its games."""

    first: Seat = 0
    dealt: tuple[Tiles, Tiles, Tiles] = ((), (), ())
    """The neutral tiles of S, of N and of the neutral zone when Mustafa is laid, hidden ones in the order of the deal.

    A game that is played again (C38) starts from them."""
    packets: tuple[Tiles, ...] = ()
    """Secret draft: the tiles of each packet; the opener of the first one is the first player."""
    scores: tuple[int, int] = (0, 0)
    """Games won, or points."""
    played: int = 0
    aside: Tiles = ()
    """Neutral tiles of earlier games of the match (C36)."""
    draws: int = 0
    """Games in a row that ended by the cap on placements."""


class Lottery(Tagged, frozen=True, gc=False):
    """NATURE names the first player."""


class Dealing(Tagged, frozen=True, gc=False):
    """NATURE deals neutral tiles."""


class Deciding(Tagged, frozen=True, gc=False):
    """Base of the phases in which the decision of a player is awaited."""

    seat: Seat


class Drafting(Deciding, frozen=True, gc=False):
    """Draft: a player picks an open tile."""


class Keeping(Deciding, frozen=True, gc=False):
    """Secret draft: a player keeps one tile of the last packet."""


class Opening(Deciding, frozen=True, gc=False):
    """The first player lays Mustafa."""


class Turn(Deciding, frozen=True, gc=False):
    """A player lays a tile."""


class Refilling(Tagged, frozen=True, gc=False):
    """C37: a tile is laid; before its effect NATURE fills the gap in the neutral zone."""

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
    """The game, or the match, is over."""

    winner: Seat | None
    reason: Reason | Literal["two_wins", "points"]
    supports: Annotated[tuple[int, int], BY_SEAT]


Phase: TypeAlias = Lottery | Dealing | Drafting | Keeping | Opening | Turn | Refilling | Enlisting | Naming | Over


class State(Struct, frozen=True, gc=False):
    """Everything about a game of Clash, secrets included."""

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
