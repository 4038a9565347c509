"""The messages between client and server, described once: the socket, HTTP, the OpenAPI description and the
TypeScript types are made from these structs. `V`, `M` and `E` are the view, the moves and the events of a game.

The tags and field names in JSON are protocol 1: they stay, whatever the Python names are."""

from typing import Annotated, Any, Generic, Literal, TypeAlias, TypeVar

from msgspec import UNSET, Meta, Struct, UnsetType, field

from diwan.core.game import Outcome, Seat, Tally
from diwan.table.commands import (
    Archive,
    Fill,
    Kick,
    Leave,
    Name,
    Pause,
    Play,
    Ready,
    Rematch,
    Rename,
    Say,
    Start,
    TableSettings,
)
from diwan.table.facts import Fact
from diwan.table.state import Stage, Table

V = TypeVar("V")
M = TypeVar("M")
E = TypeVar("E")

PROTOCOL = 1

Secret: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64)]
Id: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64)]
Wish: TypeAlias = Annotated[str, Meta(min_length=22, max_length=64)]
"""At least 128 random bits, in base 64."""
Language: TypeAlias = Annotated[str, Meta(max_length=35)]

# --- From the client ---

Request: TypeAlias = (
    Rename | Fill | Leave | Kick | Ready | Start | Rematch | Archive | Play[M] | Pause | Say
)  # fmt: skip


class Hello(Struct, frozen=True, tag=True, forbid_unknown_fields=True):
    """The first message. With `since`, the number of the last message seen, only what was missed is sent."""

    since: Annotated[int, Meta(ge=0)] | None = None
    secret: Secret | None = None
    """The seat's secret, if it is not in the cookie."""
    language: Language = "en"
    """The language of refusals."""


class Ask(Struct, Generic[M], frozen=True, tag=True, forbid_unknown_fields=True):
    """A command with an id that the client chooses: if it is sent again after a lost connection, it counts once."""

    id: Id
    command: Request[M]


# --- From the server ---


class ShownChair(Struct, frozen=True):
    """A chair of a table, as everybody may know it."""

    kind: Literal["free", "person", "bot"]
    name: str
    bot: str
    """The bot that decides here now, on its own chair or for an absent person; else ""."""
    away: bool
    ready: bool
    wants_pause: bool
    wants_rematch: bool


class ShownTable(Struct, frozen=True):
    """A table beside its game, as everybody may know it."""

    id: str
    game: str
    seats: int
    variant: str
    options: Any
    settings: TableSettings = field(name="manners")
    stage: Stage
    number: int
    """Number of the game that is being played or was the last one; 0 before the first."""
    chairs: tuple[ShownChair, ...]
    whispers: bool
    """Whether the game lets people whisper."""


class Heard(Struct, Generic[E], frozen=True, omit_defaults=True):
    """What an observer was told of one entry of the log."""

    seq: int
    at: int
    facts: tuple[Fact, ...] = ()
    news: tuple[E, ...] = ()


class Snapshot(Struct, Generic[V, M, E], frozen=True, tag=True):
    """Everything that an observer may know now."""

    seq: int
    at: int
    now: int
    """The server's time, by which the client sets its clock."""
    protocol: int
    seat: Seat | None
    host: bool
    table: ShownTable
    view: V | None
    menu: tuple[M, ...]
    to_act: tuple[Seat, ...] = field(name="owed")
    """The seats whose decision is awaited."""
    deadlines: tuple[int | None, ...]
    """By seat: when its time-out move will be played, in milliseconds since 1970."""
    held: int
    """Until when the clocks stand still, because somebody asks for a pause; 0 if they run."""
    outcome: Outcome | None
    tally: Tally | None
    """How everybody finished, if the game tells it beside the outcome."""
    oldest: int
    """Number of the first entry whose news people may read again, as the game's memory aid decides. Clients forget
    older news."""
    story: tuple[Heard[E], ...]
    """What was told before, as far as people may read it again."""


class Update(Struct, Generic[V, M, E], frozen=True, tag=True, omit_defaults=True):
    """One entry of the log, as an observer sees it. What is left out has not changed.

    The numbers of an observer have no gaps: a hidden decision of another seat has none and is not told."""

    seq: int
    at: int
    facts: tuple[Fact, ...] = ()
    news: tuple[E, ...] = ()
    table: ShownTable | UnsetType = UNSET
    view: V | UnsetType = UNSET
    menu: tuple[M, ...] | UnsetType = UNSET
    to_act: tuple[Seat, ...] | UnsetType = field(name="owed", default=UNSET)
    deadlines: tuple[int | None, ...] | UnsetType = UNSET
    held: int | UnsetType = UNSET
    outcome: Outcome | UnsetType | None = UNSET
    tally: Tally | UnsetType | None = UNSET
    oldest: int | UnsetType = UNSET


class Done(Struct, frozen=True, tag=True):
    """The command is stored, as this number of the log."""

    id: str
    seq: int


class Refused(Struct, frozen=True, tag=True):
    """The command was not accepted and changed nothing."""

    id: str
    ruling: str
    """The ruling of the game; `table` if the table refuses, `message` if the message was not understood."""
    key: str
    details: dict[str, Any]
    text: str


class Presence(Struct, frozen=True, tag=True):
    """Who is connected."""

    seats: tuple[Seat, ...]
    spectators: int = field(name="onlookers")
    """How many."""


class Bye(Struct, frozen=True, tag=True):
    """The server closes the connection; the client may come back after `retry` milliseconds."""

    reason: Literal["restart", "too_slow", "too_fast", "not_understood", "another_role"]
    retry: int


# --- HTTP ---


class OptionShown(Struct, frozen=True):
    """An option of a game in the catalogue. What it is called is the message `option-<key>` of the game."""

    key: str
    schema: dict[str, Any]
    default: Any


class VariantShown(Struct, frozen=True):
    """A variant of a game in the catalogue. What it is called is the message `variant-<key>` of the game."""

    key: str
    options: Any


class LessonShown(Struct, frozen=True):
    """A guided game in the catalogue. Its title is the message `lesson-<id>` of the game."""

    id: str
    minutes: int
    seats: int
    variant: str


class GameShown(Struct, frozen=True):
    """A game in the catalogue."""

    id: str
    edition: str
    title: str
    tagline: str
    seats: tuple[int, ...]
    minutes: tuple[int, int]
    variants: tuple[VariantShown, ...]
    options: tuple[OptionShown, ...]
    bots: tuple[str, ...]
    difficulty: int
    """From 1 to 5: newcomers see the easiest game first."""
    at_table: dict[str, Any]
    """The options with which a new table of people begins."""
    lessons: tuple[LessonShown, ...]
    """The guided games, in their order."""
    tells_aim: bool
    """Whether its texts tell the aim, which is shown before somebody's first game."""
    board: str | None
    """Where the module of its board is; None: it is drawn by the generic board."""
    cover: str | None
    """Where its picture is."""
    stamp: str
    """Changes with its texts, rules, cover or board: what is asked for with `?v=` and this may be kept."""


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A request to create a table."""

    game: Annotated[str, Meta(max_length=64)]
    seats: int | None = None
    variant: Annotated[str, Meta(max_length=64)] | None = None
    options: dict[str, Any] = {}
    settings: TableSettings = field(name="manners", default=TableSettings())


class TableOpened(Struct, frozen=True):
    """A table was created."""

    table: str
    host: str
    """The host's secret; it is not sent again."""


class TakeSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """A request to sit down."""

    name: Name
    seat: Seat | None = None
    wish: Wish | None = None
    """A random text that the client keeps to itself: if it is sent again after a lost answer, it gets the same
    seat."""


class SeatTaken(Struct, frozen=True):
    """Somebody has sat down."""

    seat: Seat
    secret: str
    """Whoever holds it is this seat; it is not sent again."""
    link: str
    """The personal link: the secret is in its fragment, which browsers do not send."""


class Enter(Struct, frozen=True, forbid_unknown_fields=True):
    """A request to come back by a secret."""

    secret: Secret


class Entered(Struct, frozen=True):
    """The roles that belong to a secret."""

    seat: Seat | None
    host: bool


class TableNow(Struct, frozen=True):
    """A table beside its game, and the number of its last entry."""

    seq: int
    table: ShownTable


class Frame(Struct, Generic[V, M, E], frozen=True):
    """A frame of a replay: the position after a move, and what was told of it."""

    actor: int
    move: M
    news: tuple[E, ...]
    heard: tuple[tuple[Seat, ...] | None, ...]
    """Who heard each of the news (None: everybody), if `all` is asked for; else it is empty."""
    view: V | None
    """Only for frames around the one that is asked for."""
    state: Any
    """The whole position, if `all` is asked for, for the same frames."""
    standing: tuple[float, ...]
    """How well each seat stands, as a bot judges it or by the game's own count; empty if there is neither."""


class Replay(Struct, Generic[V, M, E], frozen=True):
    """A finished game, move by move."""

    game: str
    names: tuple[str, ...]
    bots: tuple[str, ...]
    """By seat: the bot that played there, or "" for a person."""
    seats: int
    of: str
    frames: tuple[Frame[V, M, E], ...]
    turning: tuple[int, ...]
    """Numbers of the frames in which somebody gained or lost most."""
    outcome: Outcome | None


class LessonDone(Struct, frozen=True, forbid_unknown_fields=True):
    """What a learner has done so far: for every step the move, or null where there was only text."""

    done: Annotated[tuple[Any, ...], Meta(max_length=100)]


class LessonFrame(Struct, Generic[V, E], frozen=True):
    """A move of a lesson: who played, what the learner heard of it, and what the learner sees after it."""

    actor: int
    news: tuple[E, ...]
    view: V
    to_act: tuple[Seat, ...] = field(name="owed")


class LessonNow(Struct, Generic[V, M, E], frozen=True):
    """Where a learner stands in a guided game."""

    game: str
    lesson: str
    names: tuple[str, ...]
    """By seat; "" is the learner."""
    seat: Seat
    step: int
    """How many steps are done; all of them when it is finished."""
    steps: int
    key: str
    """The text of the present step is the message `lesson-<lesson>-<key>` of the game; "" when it is finished."""
    wants: bool
    """Whether the step wants a move. Else it is only read."""
    point: str
    """The part of the page (`data-part`) that the text speaks of."""
    frames: tuple[LessonFrame[V, E], ...]
    """What happened in the step before this one, move by move."""
    view: V
    menu: tuple[M, ...]
    """The moves that the step wants."""
    to_act: tuple[Seat, ...] = field(name="owed")
    state: Any
    """The whole position, once the game is over."""
    outcome: Outcome | None


class Problem(Struct, frozen=True):
    """Why a request failed, in a sentence."""

    problem: str


def shown_table(table: Table) -> ShownTable:
    chairs = tuple(
        ShownChair(
            kind="person" if chair.key else "bot" if chair.bot else "free",
            name=chair.name,
            bot=chair.bot or (table.settings.stand_in if chair.away else ""),
            away=chair.away,
            ready=chair.ready,
            wants_pause=chair.wants_pause,
            wants_rematch=chair.wants_rematch,
        )
        for chair in table.chairs
    )
    setup = table.setup
    number = table.in_play.number if table.in_play else 0
    return ShownTable(
        id=table.id,
        game=table.game_id,
        seats=setup.seats,
        variant=setup.variant,
        options=setup.options,
        settings=table.settings,
        stage=table.stage,
        number=number,
        chairs=chairs,
        whispers=table.game.whispers,
    )


def held(table: Table) -> int:
    return table.in_play.held_until if table.in_play and table.stage == "playing" else 0


def deadlines(table: Table) -> tuple[int | None, ...]:
    return table.in_play.until if table.in_play and table.stage == "playing" else (None,) * len(table.chairs)
