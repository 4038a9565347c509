"""The commands of a table, and the entry that an accepted command leaves in the table's log.

Entries are stored: the tags and field names in their JSON never change, whatever the Python names are."""

from typing import Annotated, Any, Final, Generic, TypeAlias, TypeVar

from msgspec import Meta, Struct, field

from diwan.core.game import Seat, Tagged
from diwan.core.names import LONGEST

# Who gives a command: a seat by its number, SPECTATOR, or one of these.
HOST: Final = -2
SERVER: Final = -3
"""The server itself, for clocks, bots and absence."""

# At least one character that is not blank; no control or direction-changing characters. For names, `tidy` adds rules.
_ODD = r"\x00-\x1f\x7f\u2028-\u202e\u2066-\u2069"
_PRINTABLE = rf"^[^{_ODD}]*[^\s{_ODD}][^{_ODD}]*$"
Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=LONGEST, pattern=_PRINTABLE)]
Words: TypeAlias = Annotated[str, Meta(min_length=1, max_length=1000, pattern=_PRINTABLE)]
BotName: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40)]
Seats: TypeAlias = Annotated[tuple[Seat, ...], Meta(max_length=64)]

M = TypeVar("M")


class TableSettings(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """The settings of a table, beside the options of its game."""

    clock: Annotated[float, Meta(ge=0, le=100)] = 1.0
    """Factor applied to the time limits of the game; 0 switches them off."""
    grace: Annotated[int, Meta(ge=0, le=86_400)] = 60
    """Seconds until a bot plays for an absent person whom others wait for; 0 for never."""
    stand_in: BotName = "random"
    """The bot that plays for people who are absent or have left."""
    listed: bool = False
    """Whether the table is in the public list."""
    newcomers: bool = False
    """Whether people who arrive during a game may take over a bot's seat, and so learn what that seat knows."""


# --- Before and between games ---


TABLE_RULES: Final = 2
"""The rules by which new tables keep time. Logs of tables that were opened by older ones replay as they were played.

2: people have a long time for their first decision of a game, and clocks stand still while a pause is asked for."""


class Open(Tagged, frozen=True, omit_defaults=True):
    """Create the table. `host` is the SHA-256 of the host's secret."""

    table: str
    game: str
    edition: str
    setup: dict[str, Any]
    host: str
    settings: TableSettings = field(name="manners")
    rules: int = 1
    """The rules by which the table keeps time: see `TABLE_RULES`."""


class Sit(Tagged, frozen=True):
    """Take a free chair, or a bot's during a game. `key` is the SHA-256 of the seat's secret."""

    name: Name
    key: str
    seat: Seat | None = None


class Rename(Tagged, frozen=True):
    """Change one's own name."""

    name: Name


class Fill(Tagged, frozen=True):
    """Give these free chairs to bots, or all of them (host only)."""

    bot: BotName
    seats: Seats | None = None


class Leave(Tagged, frozen=True):
    """Give up one's seat for good; during a game a bot takes it over."""


class Kick(Tagged, frozen=True):
    """Remove somebody from a chair, with the same effect as `Leave` (host only)."""

    seat: Seat


class Ready(Tagged, frozen=True):
    """Say that one is ready, or take it back.

    The game starts when all chairs are taken and every person who is present is ready or wants a rematch."""

    on: bool = True


class Start(Tagged, frozen=True):
    """Start the game without waiting until everybody is ready (host only)."""


class Rematch(Tagged, frozen=True):
    """Ask for another game after one has ended, or take it back. It starts as with `Ready`."""

    on: bool = True


class Archive(Tagged, frozen=True):
    """Close the table for good."""


# --- During a game ---


class Play(Struct, Generic[M], frozen=True, gc=False, tag=True, forbid_unknown_fields=True):
    """Play a move of the game."""

    move: M


class BotPlay(Struct, Generic[M], frozen=True, gc=False, tag=True, forbid_unknown_fields=True):
    """Play a bot's move (server only). `after` is the number of the seat's last move when the bot was asked."""

    seat: Seat
    after: int
    move: M


class TimeOut(Tagged, frozen=True):
    """Play the time-out move of a seat (server only)."""

    seat: Seat


class MarkAbsent(Tagged, frozen=True, tag="Absent"):
    """Let a bot play for a person who was absent for the grace time, now or in the next game (server only)."""

    seat: Seat


class MarkBack(Tagged, frozen=True, tag="Back"):
    """Let an absent person play again (server only)."""

    seat: Seat


class Pause(Tagged, frozen=True):
    """Ask for a pause, or for its end.

    It begins when everybody who is present wants it, and ends when anyone wants to go on."""

    on: bool = True


class Say(Tagged, frozen=True):
    """Say something: to everybody at the table, to some seats if the game allows whispers, or among spectators."""

    text: Words
    to: Seats | None = None
    name: Name | None = None
    """The name that a spectator chooses; people at the table have the name of their seat."""


Command: TypeAlias = (
    Open | Sit | Rename | Fill | Leave | Kick | Ready | Start | Rematch | Archive
    | Play[M] | BotPlay[M] | TimeOut | MarkAbsent | MarkBack | Pause | Say
)  # fmt: skip


class Entry(Struct, Generic[M], frozen=True, gc=False, omit_defaults=True):
    """An accepted command. All entries of a log together give the table exactly, with no clock or random source."""

    at: Annotated[int, Meta(ge=0, lt=2**53)]
    """When it was accepted, in milliseconds since 1970."""
    by: int
    """Who gave the command."""
    command: Command[M]
    id: str = ""
    """Chosen by the client: a command that is sent twice counts once. Ids of spectators are not remembered."""
    chance: tuple[M, ...] = ()
    """NATURE's moves that followed."""
