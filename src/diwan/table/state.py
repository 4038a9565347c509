"""The table as it stands: who sits where, and the game that is being played."""

from hmac import compare_digest
from typing import Any, Literal, TypeAlias

from msgspec import Struct

from diwan.core.game import AnyGame, Clock, Outcome, Setup
from diwan.table.commands import Manners

Stage: TypeAlias = Literal["lobby", "playing", "paused", "over", "archived"]


class Chair(Struct, frozen=True, gc=False):
    """A place at the table: free, a person's (it has a key) or a bot's."""

    name: str = ""
    key: str = ""
    bot: str = ""
    away: bool = False
    """A person who is not here; a bot stands in."""
    ready: bool = False
    wants_pause: bool = False
    wants_rematch: bool = False
    since: int = 0
    """The number of the entry by which the person sat down."""


FREE = Chair()


class Round(Struct, frozen=True, gc=False):
    """One game at this table."""

    number: int
    state: Any
    owed: tuple[int, ...]
    """Who owes a decision."""
    until: tuple[int | None, ...]
    """By seat: when time will play for it, in milliseconds; None where it has no limit or owes nothing."""
    clock: Clock | None
    """The game's own: how long those who owe a decision have, and what time plays for them."""
    acted: tuple[int, ...]
    """By seat: the number of the entry with its last act."""
    begun: int
    """The number of the entry by which the game began."""
    memory: tuple[int, int]
    """The moment of the game, and the earliest of which people may still be told (see `retold`)."""
    outcome: Outcome | None = None
    paused_at: int = 0


class Table(Struct, frozen=True, gc=False):
    id: str
    game: AnyGame
    setup: Setup[Any]
    manners: Manners
    host: str
    chairs: tuple[Chair, ...]
    stage: Stage = "lobby"
    round: Round | None = None
    seq: int = 0
    at: int = 0
    """When the last entry was made."""
    recent: dict[int, dict[str, int]] = {}
    """By who asked: of the last commands, the oldest first, the client's id and the number of the entry."""
    played: Setup[Any] | None = None
    """Of the last game that began: its setup, as it was with these bots (see `Game.seated`)."""

    @property
    def game_id(self) -> str:
        return self.game.about.id


def time_plays(round: Round, seat: int) -> Any:
    """The move that is made for a seat whose time has run out."""
    assert round.clock is not None, "only who has a limit runs out of time"
    return dict(round.clock.moves)[seat]


def is_person(chair: Chair) -> bool:
    return chair.key != ""


def is_bots(chair: Chair) -> bool:
    """Whether a bot decides here now."""
    return chair.bot != "" or chair.away


def player(chair: Chair, manners: Manners) -> str:
    """The bot that decides for a chair now, or nothing where a person does."""
    return chair.bot or (manners.stand_in if chair.away else "")


def seat_of(table: Table, key: str) -> int | None:
    """The seat whose secret has this hash. Compares with every chair, in constant time."""
    found = None
    for seat, chair in enumerate(table.chairs):
        if is_person(chair) and compare_digest(chair.key.encode(), key.encode()):
            found = seat
    return found


def is_host(table: Table, key: str) -> bool:
    return compare_digest(table.host.encode(), key.encode())


def bots_of(table: Table) -> tuple[int, ...]:
    """The seats where a bot decides now."""
    return tuple([seat for seat, chair in enumerate(table.chairs) if is_bots(chair)])


def bots_due(table: Table) -> tuple[int, ...]:
    """The seats that owe a decision which a bot makes."""
    if table.round is None or table.stage != "playing":
        return ()
    return tuple([seat for seat in table.round.owed if is_bots(table.chairs[seat])])


def is_waiting(table: Table) -> bool:
    """Whether people wait for one another: in a game, or at a full table for one that somebody wants."""
    if table.stage in ("lobby", "over"):
        return FREE not in table.chairs and any(chair.ready or chair.wants_rematch for chair in table.chairs)
    return table.stage == "playing"


def due(table: Table) -> int | None:
    """When the house has something to do here: a bot owes a move (at once), or time runs out."""
    round, soonest = table.round, None
    if round is None or table.stage != "playing":
        return None
    for seat in round.owed:
        if is_bots(table.chairs[seat]):
            return table.at
        limit = round.until[seat]
        if limit is not None and (soonest is None or limit < soonest):
            soonest = limit
    return soonest
