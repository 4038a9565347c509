"""What is told of a game. Spots are meant as they lay when the event happened."""

from typing import Literal, TypeAlias

from diwan.core.game import Seat, Tagged
from diwan.games.king_thief_minister.figures import Character, Direction


class Began(Tagged, frozen=True):
    """This seat will take the first turn."""

    seat: Seat


class Dealt(Tagged, frozen=True):
    """The six cards lie face down on their spots."""


class Looked(Tagged, frozen=True):
    """A seat looked at a card; the face is told to that seat alone, as `Saw`."""

    seat: Seat
    spot: int


class Saw(Tagged, frozen=True):
    """Private: the face that one has just seen."""

    spot: int
    character: Character


class Rotated(Tagged, frozen=True):
    seat: Seat
    direction: Direction


class Claimed(Tagged, frozen=True):
    seat: Seat
    character: Character


class Unchallenged(Tagged, frozen=True):
    """Nobody doubted the claim."""

    seat: Seat
    character: Character


class Challenged(Tagged, frozen=True):
    """The seat that challenges, and those who wanted to but come later (K9)."""

    seat: Seat
    claimant: Seat
    also: tuple[Seat, ...]


class Proved(Tagged, frozen=True):
    """What a challenge brought to light: the claim was true, or not."""

    seat: Seat
    character: Character
    true: bool


class Asked(Tagged, frozen=True):
    """The King asks who the Minister is."""

    seat: Seat


class Answered(Tagged, frozen=True):
    """Those who said Yes Sir, all at once."""

    seats: tuple[Seat, ...]


class Paid(Tagged, frozen=True):
    """Coins went from a purse to the treasury."""

    seat: Seat
    coins: int


class Took(Tagged, frozen=True):
    """Coins went from the treasury to a purse."""

    seat: Seat
    coins: int


class Substituted(Tagged, frozen=True):
    """The seat could not pay a coin: these others took one each from the treasury, in this order."""

    seat: Seat
    takers: tuple[Seat, ...]


class Robbed(Tagged, frozen=True):
    """Coins went from a victim's purse to the seat's."""

    seat: Seat
    victim: Seat
    coins: int


class Swapped(Tagged, frozen=True):
    """Two cards changed places before everybody's eyes."""

    seat: Seat
    a: int
    b: int


class Shuffled(Tagged, frozen=True):
    """Two cards went under the table and came back, exchanged or not."""

    seat: Seat
    a: int
    b: int


class Palmed(Tagged, frozen=True):
    """Private: what the Minister did under the table."""

    a: int
    b: int
    swapped: bool


class Executed(Tagged, frozen=True):
    seat: Seat
    victim: Seat
    character: Character
    hit: bool


class Taxed(Tagged, frozen=True):
    seat: Seat
    double: Seat


class Showed(Tagged, frozen=True):
    """A card was turned up for everybody."""

    spot: int
    character: Character


class Misnamed(Tagged, frozen=True):
    """The Peasant's mistake: what he had said of the card that was turned up last."""

    seat: Seat
    spot: int
    character: Character


class GaveUp(Tagged, frozen=True):
    """The Peasant could not name the cards."""

    seat: Seat


class Named(Tagged, frozen=True):
    """The Peasant named every card rightly."""

    seat: Seat


class Ended(Tagged, frozen=True):
    reason: Literal["treasury_empty", "turn_limit"]
    winners: tuple[Seat, ...]


Event: TypeAlias = (
    Began | Dealt | Looked | Saw | Rotated
    | Claimed | Unchallenged | Challenged | Proved | Asked | Answered
    | Paid | Took | Substituted | Robbed
    | Swapped | Shuffled | Palmed | Executed | Taxed | Showed | Misnamed | GaveUp | Named
    | Ended
)  # fmt: skip
