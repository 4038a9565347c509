"""What can be asked of a table, and the entry that an accepted command leaves in its log."""

from typing import Annotated, Any, Final, Generic, TypeAlias, TypeVar

from msgspec import Meta, Struct

from diwan.core.game import Seat, Tagged
from diwan.core.names import LONGEST

# Who asks: a seat by its number, or one of these.
HOST: Final = -2
HOUSE: Final = -3
"""The server itself: clocks, bots, absence."""
ONLOOKER: Final = -4

# Something other than blanks, and no control or direction-changing characters. Of names the table asks more: `tidy`.
_ODD = r"\x00-\x1f\x7f\u2028-\u202e\u2066-\u2069"
_PRINTABLE = rf"^[^{_ODD}]*[^\s{_ODD}][^{_ODD}]*$"
Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=LONGEST, pattern=_PRINTABLE)]
Words: TypeAlias = Annotated[str, Meta(min_length=1, max_length=1000, pattern=_PRINTABLE)]
BotName: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40)]
Chairs: TypeAlias = Annotated[tuple[Seat, ...], Meta(max_length=64)]

M = TypeVar("M")


class Manners(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """How a table is kept, beside the rules of its game."""

    clock: Annotated[float, Meta(ge=0, le=100)] = 1.0
    """Times the game's own clock; 0 for none."""
    grace: Annotated[int, Meta(ge=0, le=86_400)] = 60
    """Seconds until a bot plays for somebody who is away and whom others wait for; 0 for never."""
    stand_in: BotName = "random"
    """The bot that plays for somebody who is away or has left."""
    listed: bool = False
    """Whether strangers find the table in the list."""
    newcomers: bool = False
    """Whether somebody who comes during a game may take over a bot's seat, and so learn what that seat knows."""


# --- Before and between games ---


class Open(Tagged, frozen=True):
    """Sets the table. `host` is the SHA-256 of the secret that holds the host's powers."""

    table: str
    game: str
    edition: str
    setup: dict[str, Any]
    host: str
    manners: Manners


class Sit(Tagged, frozen=True):
    """Somebody takes a free chair, or a bot's during a game. `key` is the SHA-256 of the seat's secret."""

    name: Name
    key: str
    seat: Seat | None = None


class Rename(Tagged, frozen=True):
    """A person changes the name on the chair."""

    name: Name


class Fill(Tagged, frozen=True):
    """The host gives free chairs (all of them, or these) to bots."""

    bot: BotName
    seats: Chairs | None = None


class Leave(Tagged, frozen=True):
    """A person gives up the seat for good; during a game a bot inherits it."""


class Kick(Tagged, frozen=True):
    """The host clears a chair, with what `Leave` would bring."""

    seat: Seat


class Ready(Tagged, frozen=True):
    """A person is ready, or not any more. The game starts when all chairs are taken and every person who is here
    is ready; whoever wants a rematch is."""

    on: bool = True


class Start(Tagged, frozen=True):
    """The host starts without waiting for everybody to be ready."""


class Rematch(Tagged, frozen=True):
    """After a game: the same again. It starts as with `Ready`."""

    on: bool = True


class Archive(Tagged, frozen=True):
    """Nothing happens at this table any more."""


# --- During a game ---


class Play(Struct, Generic[M], frozen=True, gc=False, tag=True, forbid_unknown_fields=True):
    """A move of the game."""

    move: M


class BotPlay(Struct, Generic[M], frozen=True, gc=False, tag=True, forbid_unknown_fields=True):
    """The house brings a bot's move, thought out after the entry `after`, the last act of that seat."""

    seat: Seat
    after: int
    move: M


class TimeOut(Tagged, frozen=True):
    """The house plays what time plays for a seat."""

    seat: Seat


class Absent(Tagged, frozen=True):
    """The house has not seen a person for the grace time: a bot stands in, in a game or in the next one."""

    seat: Seat


class Back(Tagged, frozen=True):
    """The person is here again and plays on."""

    seat: Seat


class Pause(Tagged, frozen=True):
    """A person wants a pause; it begins when all who are here want it, and ends when anyone wants to go on."""

    on: bool = True


class Say(Tagged, frozen=True):
    """Words to everybody, to some seats where the game allows whispers, or among onlookers."""

    text: Words
    to: Chairs | None = None
    name: Name | None = None
    """How an onlooker wants to be called; people at the table have their name."""


Command: TypeAlias = (
    Open | Sit | Rename | Fill | Leave | Kick | Ready | Start | Rematch | Archive
    | Play[M] | BotPlay[M] | TimeOut | Absent | Back | Pause | Say
)  # fmt: skip


class Entry(Struct, Generic[M], frozen=True, gc=False, omit_defaults=True):
    """An accepted command: with the entries before it, it gives the table exactly, with no clock or random source."""

    at: Annotated[int, Meta(ge=0, lt=2**53)]
    """Milliseconds since 1970, by the clock of whoever accepted it."""
    by: int
    command: Command[M]
    id: str = ""
    """Of the client's own choosing: sent twice, the command counts once. Not so an onlooker's."""
    chance: tuple[M, ...] = ()
    """NATURE's moves that followed."""
