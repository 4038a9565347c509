"""What happens at a table beside the game's own events. Each fact has an audience, as the game's events have.

Facts are sent to clients: the tags and field names in their JSON never change, whatever the Python names are."""

from typing import TypeAlias

from diwan.core.game import Outcome, Seat, Tagged


class Opened(Tagged, frozen=True):
    """The table was created."""


class Sat(Tagged, frozen=True):
    """A person took this seat."""

    seat: Seat
    name: str


class Renamed(Tagged, frozen=True):
    """A person has another name now."""

    seat: Seat
    name: str


class Filled(Tagged, frozen=True):
    """Bots took these seats."""

    seats: tuple[Seat, ...]
    bot: str


class Left(Tagged, frozen=True):
    """A person left the seat, or was removed from it."""

    seat: Seat
    name: str
    kicked: bool


class ReadyChanged(Tagged, frozen=True, tag="SaidReady"):
    """A person is ready, or is not any more."""

    seat: Seat
    on: bool


class Started(Tagged, frozen=True):
    """The game of this number begins."""

    number: int


class TimedOut(Tagged, frozen=True):
    """The seat's time ran out, so its time-out move was played."""

    seat: Seat


class WentAway(Tagged, frozen=True):
    """A bot plays for an absent person."""

    seat: Seat
    bot: str


class CameBack(Tagged, frozen=True):
    """A person who was absent is back."""

    seat: Seat


class WantsPause(Tagged, frozen=True):
    """A person wants a pause, or does not any more."""

    seat: Seat
    on: bool


class Paused(Tagged, frozen=True):
    """The game is paused."""


class Resumed(Tagged, frozen=True, tag="WentOn"):
    """The pause is over, because this seat wanted it."""

    seat: Seat


class WantsRematch(Tagged, frozen=True):
    """A person wants another game, or does not any more."""

    seat: Seat
    on: bool


class Said(Tagged, frozen=True):
    """What somebody said. `to` is None for everybody at the table. Spectators have no seat and hear one another."""

    seat: Seat | None
    name: str
    text: str
    to: tuple[Seat, ...] | None


class Whispered(Tagged, frozen=True):
    """Somebody whispered to these seats. Everybody is told that they did; only they are told what was said."""

    seat: Seat
    to: tuple[Seat, ...]


class Finished(Tagged, frozen=True):
    """The game of this number is over."""

    number: int
    outcome: Outcome


class Archived(Tagged, frozen=True):
    """The table was closed for good."""


Fact: TypeAlias = (
    Opened | Sat | Renamed | Filled | Left | ReadyChanged | Started | TimedOut | WentAway | CameBack
    | WantsPause | Paused | Resumed | WantsRematch | Said | Whispered | Finished | Archived
)  # fmt: skip
