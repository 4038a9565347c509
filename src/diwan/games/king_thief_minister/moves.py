"""What seats and NATURE can do."""

from typing import Literal, TypeAlias

from diwan.core.game import Seat, Tagged
from diwan.games.king_thief_minister.figures import Character, Direction


class Begin(Tagged, frozen=True):
    """NATURE: this seat takes the first turn."""

    seat: Seat


class Deal(Tagged, frozen=True):
    """NATURE: the card for the next spot."""

    character: Character


class Shuffle(Tagged, frozen=True):
    """NATURE, option under_table = random: whether the two cards under the table changed places."""

    swapped: bool


class Look(Tagged, frozen=True):
    """Before the first turn: look at a card that is not your own."""

    spot: int


class Decline(Tagged, frozen=True):
    """Before the first turn: look at nothing."""


class Peek(Tagged, frozen=True):
    """Pay a coin and look at the card on your own spot."""


class Rotate(Tagged, frozen=True):
    """All six cards move."""

    direction: Direction


class Claim(Tagged, frozen=True):
    """Say that the card on your spot is this character."""

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
    """The Minister takes two cards. `open` exchanges them before everybody's eyes; under the table the Minister
    secretly decides `swap` or `keep`, or leaves it to chance where the option under_table = random says so."""

    a: int
    b: int
    manner: Literal["open", "swap", "keep", "chance"]


class Execute(Tagged, frozen=True):
    """The Executioner guesses the card of another player."""

    victim: Seat
    character: Character


class Tax(Tagged, frozen=True):
    """The Sheriff taxes everybody, one player double."""

    double: Seat


class Name(Tagged, frozen=True):
    """The Peasant commits himself to the card on a spot; nothing is turned up before the list is complete."""

    spot: int
    character: Character


class GiveUp(Tagged, frozen=True):
    """The Peasant cannot name the cards: a mistake without turning any."""


Move: TypeAlias = (
    Begin | Deal | Shuffle
    | Look | Decline
    | Peek | Rotate | Claim
    | Pass | Challenge | YesSir | Silent
    | Swap | Execute | Tax | Name | GiveUp
)  # fmt: skip
