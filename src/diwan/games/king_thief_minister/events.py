"""The events of a game. A spot means the card that lay there when the event happened."""

from collections.abc import Sequence
from typing import Any, TypeAlias

from diwan.core.game import Seat, Tagged, Told
from diwan.games.king_thief_minister.figures import Character, Debt, Direction, Ending, Income
from diwan.games.king_thief_minister.moves import Challenge, Decline, Look, Pass, Silent, Swap, YesSir


class Began(Tagged, frozen=True):
    """This seat will take the first turn."""

    seat: Seat


class Dealt(Tagged, frozen=True):
    """The six cards lie face down on their spots."""


class Looked(Tagged, frozen=True):
    """A seat looked at a card. The face is told to that seat alone, by `Saw`."""

    seat: Seat
    spot: int


class Saw(Tagged, frozen=True):
    """The face that a seat has just seen; told to it alone."""

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
    """A seat challenged a claim; `also` wanted to, but are later in the order (K9)."""

    seat: Seat
    claimant: Seat
    also: tuple[Seat, ...]


class Proved(Tagged, frozen=True):
    """A challenge showed whether a claim was true."""

    seat: Seat
    character: Character
    true: bool


class Asked(Tagged, frozen=True):
    """The King asked for the Minister."""

    seat: Seat


class Answered(Tagged, frozen=True):
    """The answers to the King were opened: these seats said Yes Sir."""

    seats: tuple[Seat, ...]


class Paid(Tagged, frozen=True):
    """Coins went from a purse to the treasury."""

    seat: Seat
    coins: int
    why: Debt


class Took(Tagged, frozen=True):
    """Coins went from the treasury to a purse."""

    seat: Seat
    coins: int
    why: Income


class Substituted(Tagged, frozen=True):
    """A seat could not pay a coin, so these others took one each from the treasury, in this order."""

    seat: Seat
    takers: tuple[Seat, ...]
    why: Debt
    missing: int = 1
    """The number of the coin among those that are missing, from 1."""


class Robbed(Tagged, frozen=True):
    """Coins went from a victim's purse to the seat's."""

    seat: Seat
    victim: Seat
    coins: int
    why: Income


class Swapped(Tagged, frozen=True):
    """Two cards changed places in view of everybody."""

    seat: Seat
    a: int
    b: int


class Shuffled(Tagged, frozen=True):
    """Two cards went under the table and came back, exchanged or not."""

    seat: Seat
    a: int
    b: int


class Palmed(Tagged, frozen=True):
    """What the Minister did under the table; told to the Minister alone."""

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
    """The Peasant was wrong about the card turned up last; `character` is what the Peasant had named."""

    seat: Seat
    spot: int
    character: Character


class GaveUp(Tagged, frozen=True):
    """The Peasant gave up."""

    seat: Seat


class Named(Tagged, frozen=True):
    """The Peasant named every card correctly."""

    seat: Seat


class LastRound(Tagged, frozen=True):
    """Everybody has one more turn before the game ends by the number of turns (K37)."""


class Stalled(Tagged, frozen=True):
    """No coin has moved for so many rounds, and everybody is asked whether to end the game (K38)."""

    rounds: int


class Voted(Tagged, frozen=True):
    """So many players voted to end the game. Who they were stays secret."""

    votes: int
    players: int
    ends: bool


class Ended(Tagged, frozen=True):
    reason: Ending
    winners: tuple[Seat, ...]


Event: TypeAlias = (
    Began | Dealt | Looked | Saw | Rotated
    | Claimed | Unchallenged | Challenged | Proved | Asked | Answered
    | Paid | Took | Substituted | Robbed
    | Swapped | Shuffled | Palmed | Executed | Taxed | Showed | Misnamed | GaveUp | Named
    | LastRound | Stalled | Voted | Ended
)  # fmt: skip


def is_echo(said: Any, told: Sequence[Told]) -> bool:
    match said:
        case Look() | Decline() | Pass() | Challenge() | YesSir() | Silent():  # sealed until they are opened
            return True
        case Swap() | Looked() | Misnamed():  # told by what was done, by the face that was seen, by what was named
            return True
        case Shuffled():
            return any(isinstance(one.event, Palmed) for one in told)
    return False
