"""The state of a table: who sits where, and the game that is being played."""

from hmac import compare_digest
from typing import Any, Literal, TypeAlias

from msgspec import Struct

from diwan.core.game import AnyGame, Clock, Outcome, Setup
from diwan.table.commands import TableSettings

Stage: TypeAlias = Literal["lobby", "playing", "paused", "over", "archived"]


class Chair(Struct, frozen=True, gc=False):
    """A chair at the table: free, a person's (it has a key) or a bot's."""

    name: str = ""
    key: str = ""
    bot: str = ""
    away: bool = False
    """Whether the person is absent, so that a bot plays."""
    ready: bool = False
    wants_pause: bool = False
    wants_rematch: bool = False
    since: int = 0
    """Number of the entry by which the person sat down."""


FREE = Chair()


class GameInPlay(Struct, frozen=True, gc=False):
    """A game that is being played, or was the last one played, at a table."""

    number: int
    """1 for the first game at the table."""
    moves: int
    """How many moves were played, those of NATURE not counted."""
    state: Any
    to_act: tuple[int, ...]
    """The seats whose decision is awaited."""
    until: tuple[int | None, ...]
    """By seat: its deadline, in milliseconds since 1970; None if it has no limit or is not to act."""
    clock: Clock | None
    """The game's clock: how long the seats to act have, and their time-out moves."""
    acted: tuple[int, ...]
    """By seat: the number of the entry with its last move."""
    seen_acting: tuple[int, ...]
    """By seat: the number of the entry with its last move that spectators noticed."""
    begun: int
    """Number of the entry by which the game began."""
    memory: tuple[int, int]
    """The present moment of the game, and the earliest one whose news people may still read (see `retold`)."""
    outcome: Outcome | None = None
    paused_at: int = 0
    """When the pause began, in milliseconds since 1970."""
    held_until: int = 0
    """Until when the clocks stand still at most, because somebody asks for a pause, in milliseconds since 1970. The
    deadlines include that time."""
    held_by: tuple[int, ...] = ()
    """The seats that have stopped the clocks so since their last move."""


class Table(Struct, frozen=True, gc=False):
    """A table after one of its entries."""

    id: str
    game: AnyGame
    setup: Setup[Any]
    settings: TableSettings
    host: str
    chairs: tuple[Chair, ...]
    stage: Stage = "lobby"
    in_play: GameInPlay | None = None
    seq: int = 0
    """Number of the last entry."""
    at: int = 0
    """When the last entry was accepted, in milliseconds since 1970."""
    rules: int = 1
    """The rules by which it keeps time: see `TABLE_RULES`."""
    recent: dict[int, dict[str, int]] = {}
    """The last commands, by who gave them: the client's ids and the numbers of the entries, the oldest first."""
    unnoticed: tuple[tuple[int, int], ...] = ()
    """The entries that one seat alone knows of, because its decision is hidden: their numbers, and these seats."""
    played: Setup[Any] | None = None
    """Setup of the last game that began, as `Game.seated` adapted it to the bots at the table."""

    @property
    def game_id(self) -> str:
        return self.game.about.id


def number_for(table: Table, observer: int | None, entry: int) -> int:
    """Return the number of an entry as an observer (None: a spectator) counts, who must not miss hidden decisions."""
    if not table.unnoticed:  # in nearly every game, and this is asked for every message
        return entry
    return entry - sum([number <= entry and seat != observer for number, seat in table.unnoticed])


def entry_of(table: Table, observer: int | None, number: int) -> int:
    """Return the last entry that has this number for an observer: see `number_for`."""
    for hidden, seat in table.unnoticed:
        if seat != observer and hidden <= number + 1:
            number += 1
    return number


def is_unnoticed(table: Table, observer: int | None) -> bool:
    """Whether an observer knows nothing of the last entry."""
    return bool(table.unnoticed) and table.unnoticed[-1][0] == table.seq and table.unnoticed[-1][1] != observer


def timeout_move(in_play: GameInPlay, seat: int) -> Any:
    """Return the move that is played for a seat whose time has run out."""
    assert in_play.clock is not None, "a seat without a time limit cannot run out of time"
    return dict(in_play.clock.moves)[seat]


def is_person(chair: Chair) -> bool:
    return chair.key != ""


def is_bots(chair: Chair) -> bool:
    """Whether a bot decides for this chair now."""
    return chair.bot != "" or chair.away


def bot_of(chair: Chair, settings: TableSettings) -> str:
    """Return the name of the bot that decides for a chair now, or "" if a person does."""
    return chair.bot or (settings.stand_in if chair.away else "")


def seat_of(table: Table, key: str) -> int | None:
    """Return the seat whose secret has this hash. Every chair is compared, in constant time."""
    found = None
    for seat, chair in enumerate(table.chairs):
        if is_person(chair) and compare_digest(chair.key.encode(), key.encode()):
            found = seat
    return found


def is_host(table: Table, key: str) -> bool:
    return compare_digest(table.host.encode(), key.encode())


def bots_of(table: Table) -> tuple[int, ...]:
    """Return the seats for which a bot decides now."""
    return tuple([seat for seat, chair in enumerate(table.chairs) if is_bots(chair)])


def bots_to_act(table: Table) -> tuple[int, ...]:
    """Return the seats to act for which a bot decides."""
    if table.in_play is None or table.stage != "playing":
        return ()
    return tuple([seat for seat in table.in_play.to_act if is_bots(table.chairs[seat])])


def is_waiting(table: Table) -> bool:
    """Whether people wait for one another: in a game, or at a full table where somebody wants a game."""
    if table.stage in ("lobby", "over"):
        return FREE not in table.chairs and any(chair.ready or chair.wants_rematch for chair in table.chairs)
    return table.stage == "playing"


def due(table: Table) -> int | None:
    """Return when the server must act next: now if a bot is to act, else at the first deadline; None if never."""
    in_play, soonest = table.in_play, None
    if in_play is None or table.stage != "playing":
        return None
    for seat in in_play.to_act:
        if is_bots(table.chairs[seat]):
            return table.at
        limit = in_play.until[seat]
        if limit is not None and (soonest is None or limit < soonest):
            soonest = limit
    return soonest
