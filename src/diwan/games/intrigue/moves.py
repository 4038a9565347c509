"""Moves. `words` ride along for the listener; no rule reads them (I28)."""

from typing import Literal, TypeAlias

from diwan.core.game import Seat, Tagged
from diwan.games.intrigue.items import Item

Kind: TypeAlias = Literal["self", "other"]
Want: TypeAlias = Literal["any", "self", "other"]
Ballot: TypeAlias = Literal["believe", "disbelieve", "abstain"]
Part: TypeAlias = Literal["recess", "session"]
Plea: TypeAlias = Literal["admit", "deny", "silent"]


# NATURE
class Activate(Tagged, frozen=True):
    """A card joins the public list."""

    card: str


class Deal(Tagged, frozen=True):
    """An active card goes into a dossier."""

    seat: Seat
    card: str


class Begin(Tagged, frozen=True):
    """The chair of the first round."""

    chair: Seat


class Whisper(Tagged, frozen=True):
    """A whisper of the archive to a seat, true or not; None if nothing fits."""

    seat: Seat
    item: Item | None = None


class Call(Tagged, frozen=True):
    """The seat whose act of this rotation is performed next, or whose answer is opened next."""

    seat: Seat


# Recess
class Tell(Tagged, frozen=True):
    to: Seat
    item: Item
    source: Seat | None = None
    """The seat from which the teller claims to have it, truthfully or not."""
    words: str = ""


class Offer(Tagged, frozen=True):
    """Offer a sealed secret in exchange for one of the wanted kind."""

    to: Seat
    item: Item
    want: Want = "any"
    words: str = ""


class Withdraw(Tagged, frozen=True):
    to: Seat


class Ask(Tagged, frozen=True):
    to: Seat
    subject: Seat


class Vouch(Tagged, frozen=True):
    to: Seat
    item: Item
    words: str = ""


class Doubt(Tagged, frozen=True):
    to: Seat
    item: Item
    words: str = ""


class Accept(Tagged, frozen=True):
    giver: Seat
    item: Item
    words: str = ""


class Decline(Tagged, frozen=True):
    giver: Seat
    words: str = ""


class More(Tagged, frozen=True):
    """Vote on whether the recess goes on: for one more rotation, or in an open recess for some more time."""

    wanted: bool


# Recess and session
class Pass(Tagged, frozen=True):
    """Do nothing now."""


class Ready(Tagged, frozen=True):
    """Be ready for the session, or bring nothing more in this session."""

    during: Part = "recess"


class Return(Tagged, frozen=True):
    """Take being ready back, while an open recess lasts."""


# Session
class Initiate(Tagged, frozen=True):
    item: Item
    senior: bool = False
    words: str = ""


class Break(Tagged, frozen=True):
    ally: Seat
    words: str = ""


class Declare(Tagged, frozen=True):
    """Declare under seal whether a free text is true.

    None means false, unless its truth is fixed already."""

    truth: bool | None = None


class Plead(Tagged, frozen=True):
    plea: Plea = "silent"
    words: str = ""


class Vote(Tagged, frozen=True):
    ballot: Ballot


class Shelter(Tagged, frozen=True):
    """Use the Cabinet perk, if the subject has it, to cancel the loss."""

    use: bool


class Strike(Tagged, frozen=True):
    """Void a free text that was read out; only the host may."""

    item: Item


Act: TypeAlias = Tell | Offer | Withdraw | Ask | Vouch | Doubt
Reply: TypeAlias = Accept | Decline
Move: TypeAlias = (
    Activate
    | Deal
    | Begin
    | Whisper
    | Call
    | Tell
    | Offer
    | Withdraw
    | Ask
    | Vouch
    | Doubt
    | Accept
    | Decline
    | More
    | Pass
    | Ready
    | Return
    | Initiate
    | Break
    | Declare
    | Plead
    | Vote
    | Shelter
    | Strike
)

open_moves: tuple[type, ...] = (
    Tell,
    Offer,
    Ask,
    Vouch,
    Doubt,
    Accept,
    Decline,
    Initiate,
    Break,
    Plead,
    Strike,
)
