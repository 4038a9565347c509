"""The state of a game: coins, cards, what there is to remember, and what the game is waiting for.

The six **spots** are numbered clockwise; players sit at some of them. Everybody can follow a face-down card while it
moves, so each card has a **track**: the number of the spot where it was dealt. Open moves change where the tracks lie;
only an exchange under the table changes which faces are on two of them.
"""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from diwan.core.game import Seat, Tagged
from diwan.games.king_thief_minister.figures import FIGURES, Character, Ending


class Options(Struct, frozen=True, gc=False, cache_hash=True, forbid_unknown_fields=True):
    """The options of a game; the defaults are the game of the rulebook."""

    four_player_gap: Literal["opposite", "adjacent"] = "opposite"
    peasant_scope: Literal["all", "owned"] = "all"
    peasant_challengeable: bool = False
    yes_sir_challengeable: bool = True
    under_table: Literal["choice", "random"] = "choice"
    turn_limit_per_player: Annotated[int, Meta(ge=0, le=1000)] = FIGURES.turns_each
    memory_aid: Literal["none", "log", "tracker"] = "none"
    turn_clock: bool = False


# --- What there is to remember ---


class Sight(Tagged, frozen=True):
    """A seat saw the face on a track. Everybody knows that it looked; only the seat knows the face."""

    seat: Seat
    track: int
    face: Character | None


class Word(Tagged, frozen=True):
    """A claim about a track: `true` is the verdict of a challenge (None: unproved), `doubters` wanted to challenge."""

    seat: Seat
    track: int
    character: Character
    true: bool | None
    doubters: tuple[Seat, ...]


class Display(Tagged, frozen=True):
    """A face was turned up for everybody."""

    track: int
    face: Character


class Guess(Tagged, frozen=True):
    """An Executioner's guess at a track, and whether it hit."""

    seat: Seat
    track: int
    character: Character
    hit: bool


class Sleight(Tagged, frozen=True):
    """Two tracks went under the table; whether their cards changed places only the Minister may know."""

    seat: Seat
    a: int
    b: int
    swapped: bool | None


Fact: TypeAlias = Sight | Word | Display | Guess | Sleight


# --- What the game is waiting for ---


class Waiting(Tagged, frozen=True, cache_hash=True):
    """Base of the phases, which are keys of caches: a menu or a clock may depend on nothing else."""


class Opening(Waiting, frozen=True):
    """NATURE to draw who begins."""


class Dealing(Waiting, frozen=True):
    """NATURE to deal the next card."""

    starter: Seat


class Looking(Waiting, frozen=True):
    """K4: every seat looks at one card or declines (-1); answers are sealed until all are in."""

    starter: Seat
    answers: tuple[int | None, ...]


class Turn(Waiting, frozen=True):
    """A seat peeks, rotates the cards or claims."""

    seat: Seat


class Doubt(Waiting, frozen=True):
    """K9: every other seat answers a claim; answers are sealed until all are in.

    `turn` differs from the claimant when the claim is a single Yes Sir to the King (K15)."""

    turn: Seat
    claimant: Seat
    character: Character
    answers: tuple[bool | None, ...]


class Acting(Waiting, frozen=True):
    """K8: the claim stands, and the Minister, Executioner or Sheriff chooses the details."""

    seat: Seat
    character: Character


class Shuffling(Waiting, frozen=True):
    """NATURE to decide what happened under the table (option under_table = random)."""

    seat: Seat
    a: int
    b: int


class Answering(Waiting, frozen=True):
    """The King has asked for the Minister; answers are sealed."""

    king: Seat
    answers: tuple[bool | None, ...]


class Naming(Waiting, frozen=True):
    """K24: the Peasant names one card after the other."""

    seat: Seat
    names: tuple[tuple[int, Character], ...]


class Standstill(Waiting, frozen=True):
    """K38: no coin has moved for some rounds, and every seat says whether to end the game; the votes are sealed.

    If the game goes on, it is the turn of `turn`."""

    turn: Seat
    votes: tuple[bool | None, ...]


class Over(Waiting, frozen=True):
    """The game is over."""

    reason: Ending


Phase: TypeAlias = (
    Opening | Dealing | Looking | Turn | Doubt | Acting | Shuffling | Answering | Naming | Standstill | Over
)


class State(Struct, frozen=True, gc=False):
    """Everything about a game, secrets included."""

    options: Options
    coins: tuple[int, ...]
    """By seat."""
    treasury: int
    tracks: tuple[int, ...]
    """The track of the card on each spot."""
    faces: tuple[Character, ...]
    """The face on each track; shorter while the cards are being dealt."""
    memory: tuple[Fact, ...]
    turns: int
    """The number of finished turns."""
    paid_turn: int
    """The last turn in which a coin moved: its number, from 1 on; 0 if none has moved yet."""
    phase: Phase


# --- Geometry ---

_SPOTS = {
    (int(seats), gap): getattr(seating, gap)
    for seats, seating in FIGURES.seating.items()
    for gap in ("opposite", "adjacent")
}


def spots_of(seats: int, options: Options) -> tuple[int, ...]:
    """Return the spot of each seat; the other spots have no owner (K3)."""
    spots: tuple[int, ...] = _SPOTS[seats, options.four_player_gap]
    return spots


def spot_of(state: State, seat: int) -> int:
    """Return the spot where a seat sits."""
    return spots_of(len(state.coins), state.options)[seat]


def track_of(state: State, seat: int) -> int:
    """Return the track of the card on a seat's own spot."""
    return state.tracks[spot_of(state, seat)]


def priority(seats: int, seat: int) -> tuple[int, ...]:
    """Return all other seats, counterclockwise from the right neighbour of `seat` to the left one (K6).

    Seats are numbered clockwise without gaps, so spots that have no owner skip themselves."""
    return _PRIORITY[seats][seat]


_PRIORITY = {n: tuple(tuple((s - k) % n for k in range(1, n)) for s in range(n)) for n in range(3, 7)}
