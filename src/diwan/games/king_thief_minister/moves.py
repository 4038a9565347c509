"""The moves of NATURE and of the seats."""

from typing import Literal, TypeAlias

from diwan.core.game import Seat, Tagged
from diwan.games.king_thief_minister.figures import Character, Direction


class Begin(Tagged, frozen=True):
    """NATURE draws the seat that takes the first turn."""

    seat: Seat


class Deal(Tagged, frozen=True):
    """NATURE deals a card to the next spot."""

    character: Character


class Shuffle(Tagged, frozen=True):
    """NATURE decides whether two cards under the table change places (option under_table = random)."""

    swapped: bool


class Look(Tagged, frozen=True):
    """Look at a card that is not your own, before the first turn."""

    spot: int


class Decline(Tagged, frozen=True):
    """Look at no card before the first turn."""


class Peek(Tagged, frozen=True):
    """Pay a coin and look at the card on your own spot."""


class Rotate(Tagged, frozen=True):
    """Move all six cards."""

    direction: Direction


class Claim(Tagged, frozen=True):
    """Claim that the card on your spot is this character."""

    character: Character


class Pass(Tagged, frozen=True):
    """Let the claim stand."""


class Challenge(Tagged, frozen=True):
    """Doubt the claim."""


class YesSir(Tagged, frozen=True):
    """Answer the King: I am the Minister."""


class Silent(Tagged, frozen=True):
    """Leave the King without an answer."""


class Swap(Tagged, frozen=True):
    """As the Minister take two cards.

    `open` exchanges them in view of everybody. Under the table the Minister secretly decides to `swap` or `keep`, or
    leaves it to `chance` with the option under_table = random."""

    a: int
    b: int
    manner: Literal["open", "swap", "keep", "chance"]


class Execute(Tagged, frozen=True):
    """As the Executioner guess the card of another player."""

    victim: Seat
    character: Character


class Tax(Tagged, frozen=True):
    """As the Sheriff tax everybody, one player double."""

    double: Seat


class Name(Tagged, frozen=True):
    """As the Peasant name the card on a spot; no card is turned up before the list is complete."""

    spot: int
    character: Character


class GiveUp(Tagged, frozen=True):
    """As the Peasant give up, which is a mistake that turns no card."""


class EndGame(Tagged, frozen=True):
    """Vote to end the game now, by the coins."""


class PlayOn(Tagged, frozen=True):
    """Vote to play on."""


Move: TypeAlias = (
    Begin | Deal | Shuffle
    | Look | Decline
    | Peek | Rotate | Claim
    | Pass | Challenge | YesSir | Silent
    | Swap | Execute | Tax | Name | GiveUp
    | EndGame | PlayOn
)  # fmt: skip
