"""What happens at a table beside the game's own events. Each is told to an audience, as the game's events are."""

from typing import TypeAlias

from diwan.core.game import Outcome, Seat, Tagged


class Opened(Tagged, frozen=True):
    pass


class Sat(Tagged, frozen=True):
    seat: Seat
    name: str


class Renamed(Tagged, frozen=True):
    seat: Seat
    name: str


class Filled(Tagged, frozen=True):
    seats: tuple[Seat, ...]
    bot: str


class Left(Tagged, frozen=True):
    seat: Seat
    name: str
    kicked: bool


class SaidReady(Tagged, frozen=True):
    seat: Seat
    on: bool


class Started(Tagged, frozen=True):
    """The game of this number begins."""

    number: int


class TimedOut(Tagged, frozen=True):
    """Time played for this seat."""

    seat: Seat


class WentAway(Tagged, frozen=True):
    seat: Seat
    bot: str


class CameBack(Tagged, frozen=True):
    seat: Seat


class WantsPause(Tagged, frozen=True):
    seat: Seat
    on: bool


class Paused(Tagged, frozen=True):
    pass


class WentOn(Tagged, frozen=True):
    seat: Seat


class WantsRematch(Tagged, frozen=True):
    seat: Seat
    on: bool


class Said(Tagged, frozen=True):
    """Words. `to` is None for all at the table; an onlooker has no seat and is heard by onlookers only."""

    seat: Seat | None
    name: str
    text: str
    to: tuple[Seat, ...] | None


class Whispered(Tagged, frozen=True):
    """In a room everybody sees who whispers with whom, and nobody else hears it."""

    seat: Seat
    to: tuple[Seat, ...]


class Finished(Tagged, frozen=True):
    number: int
    outcome: Outcome


class Archived(Tagged, frozen=True):
    pass


Fact: TypeAlias = (
    Opened | Sat | Renamed | Filled | Left | SaidReady | Started | TimedOut | WentAway | CameBack
    | WantsPause | Paused | WentOn | WantsRematch | Said | Whispered | Finished | Archived
)  # fmt: skip
