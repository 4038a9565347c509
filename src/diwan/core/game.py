"""The contract of a game: a module of pure functions over immutable states.

A *seat* is a player's place, 0 to n-1 clockwise; NATURE is the dealer, who makes every random choice.
A module such as `diwan.games.king_thief_minister` satisfies `Game` as it is.
"""

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Annotated, Any, Final, Generic, Literal, Protocol, TypeAlias, TypeVar

from msgspec import Meta, Struct

# Annotated so that the wire schema and the words can tell a seat from any other number.
Seat: TypeAlias = Annotated[int, Meta(extra_json_schema={"title": "seat"})]
NATURE: Final = -1
SPECTATOR: Final = -4
"""Stands for all spectators in an audience, and for one of them as who gives a command at a table."""

Item = TypeVar("Item")
BY_SEAT: Final = Meta(extra_json_schema={"title": "by seat"})
BySeat: TypeAlias = Annotated[tuple[Item, ...], BY_SEAT]
"""One for each seat, in their order; empty where there is none yet. Only the type tells it from any other list of the
same length; `BY_SEAT` marks a tuple whose length is fixed."""


class Tagged(Struct, frozen=True, tag=True, forbid_unknown_fields=True, gc=False):
    """Base of moves, events and phases: the class name travels as `type`, so unions decode by themselves.

    What is frozen is made of older things only and forms no cycle, so the garbage collector need not look at it."""


Audience: TypeAlias = tuple[int, ...] | None
EVERYONE: Final = None
"""The audience of events that everybody hears, spectators too."""


def only(*seats: int) -> tuple[int, ...]:
    return seats


class Told(Struct, frozen=True, gc=False):
    """An event and who hears of it. The audience stays on the server: who else was told is a secret too."""

    to: Audience
    event: Any


def news(told: Sequence[Told], observer: int | None) -> tuple[Any, ...]:
    """Return the events that an observer (a seat, or None for a spectator) hears: the only judge of who hears what."""
    if not told:
        return ()
    hearer = SPECTATOR if observer is None else observer
    return tuple([t.event for t in told if t.to is None or hearer in t.to])


class Refusal(Exception):
    """Why a move is not allowed: the ruling, and a key of the game's texts with its details."""

    def __init__(self, ruling: str, key: str, **details: Any) -> None:
        super().__init__(ruling, key)
        self.ruling, self.key, self.details = ruling, key, details

    def __str__(self) -> str:
        return f"{self.key} ({self.ruling})"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Refusal):
            return NotImplemented
        return (self.ruling, self.key, self.details) == (other.ruling, other.key, other.details)

    __hash__ = Exception.__hash__


Draw: TypeAlias = Literal["nobody", "everybody"]
"""Whose a game without winners is."""


def shares_of_win(winners: Sequence[int], seats: int, draw: Draw) -> tuple[float, ...]:
    """By seat: a win is worth 1, shared among the winners. A draw is nobody's where wins are counted; where play is
    valued it is shared by everybody, so that the sum is always 1."""
    sharing = winners or (range(seats) if draw == "everybody" else ())
    return tuple(1 / len(sharing) if seat in sharing else 0.0 for seat in range(seats))


class Outcome(Struct, frozen=True, gc=False):
    """How a game ended. A shared win lists several winners; no winner at all is a draw."""

    winners: tuple[Seat, ...]
    scores: tuple[float, ...]
    """By seat, in the game's own points."""
    ruling: str
    reason: str
    """A key of the game's texts."""
    teams: tuple[str, ...] = ()
    """By seat, where the game has teams or roles."""

    def shares(self, draw: Draw) -> tuple[float, ...]:
        return shares_of_win(self.winners, len(self.scores), draw)


class Tally(Struct, frozen=True, gc=False):
    """How everybody finished, told beside who won."""

    unit: str
    """What is counted: a key of the game's texts."""
    counts: tuple[float, ...]
    """By seat. Whoever has more of it need not have won."""


class Clock(Struct, frozen=True, gc=False):
    """How long those who are to act have, and what time plays for each of them.

    It may depend on nothing but what an onlooker sees: a time-out must not be a statement.
    """

    seconds: int
    moves: tuple[tuple[Seat, Any], ...]
    of: str = ""
    """What the time is for, where it is one time for several moves or for several seats: it runs on as long as this
    stays the same, whoever has acted."""


Options = TypeVar("Options")


class Setup(Struct, Generic[Options], frozen=True, gc=False):
    seats: int
    variant: str
    options: Options


class About(Struct, frozen=True):
    """What the catalogue says of a game beside its texts."""

    id: str
    seats: tuple[int, ...]
    minutes: tuple[int, int]
    rulings: tuple[str, int]
    """Prefix and count: `("K", 34)` promises K1 to K34."""
    variants: Mapping[str, Any]
    """Name of each variant and the options it stands for; the first is the default."""


State = TypeVar("State")
Move = TypeVar("Move")
View = TypeVar("View")


class Game(Protocol[State, Move, View, Options]):
    """All that a game is. Beside these names a module exports the types `State`, `Move`, `View`, `Event`
    and `Options`, from which decoders and the wire format are made (see `codec`)."""

    @property
    def about(self) -> About: ...
    @property
    def edition(self) -> str: ...

    def start(self, setup: Setup[Options], /) -> State:
        """The position before the first move; raises BadSetup where seats and options do not fit."""

    def to_act(self, state: State, /) -> tuple[int, ...]:
        """Everybody who owes a decision now, or (NATURE,), or () once the game is over."""

    def legal(self, state: State, seat: int, /) -> Sequence[Move]:
        """The menu of a seat, in a fixed order, depending on nothing but the seat's view.

        A seat that owes nothing may still have a menu: things that it may do out of turn."""

    def odds(self, state: State, /) -> Sequence[tuple[Move, int]]:
        """NATURE's moves with whole-number weights."""

    def refusal(self, state: State, seat: int, move: Move, /) -> Refusal | None:
        """The only judge of legality, NATURE's moves included."""

    def play(self, state: State, seat: int, move: Move, /) -> tuple[State, tuple[Told, ...]]:
        """The state after the move and what is told of it; raises the refusal of an illegal move."""

    def view(self, state: State, seat: int | None, /) -> View:
        """All that the seat (None: an onlooker) knows and a perfect memory would keep, and nothing else."""

    def imagine(self, view: View, rng: Random, /) -> State:
        """A random world that the view cannot rule out."""

    def outcome(self, state: State, /) -> Outcome | None: ...

    def clock(self, state: State, /) -> Clock | None: ...

    def conserved(self, state: State, /) -> Any:
        """What no move may change: coins, cards, tiles. Compared, never interpreted."""


AnyGame: TypeAlias = Game[Any, Any, Any, Any]


def tally_of(game: AnyGame, state: Any) -> Tally | None:
    """What a game that is over has to tell beside its outcome, if anything: its optional `tally`."""
    tally: Callable[[Any], Tally] | None = getattr(game, "tally", None)
    return tally(state) if tally else None


def draw(odds: Sequence[tuple[Any, int]], rng: Random) -> Any:
    """One of NATURE's moves, by weight."""
    tickets = sum([weight for _, weight in odds])
    ticket = rng.randrange(tickets)
    if tickets == len(odds):  # all weigh the same
        return odds[ticket][0]
    for move, weight in odds:
        ticket -= weight
        if ticket < 0:
            return move
    raise AssertionError("odds must be positive")
