"""Moves. `words` ride along for the listener; no rule reads them (I28)."""

from typing import Literal, TypeAlias

from diwan.core.game import Seat, Tagged
from diwan.games.intrigue.items import Item

Kind: TypeAlias = Literal["self", "other"]
Want: TypeAlias = Literal["any", "self", "other"]
Ballot: TypeAlias = Literal["believe", "disbelieve", "abstain"]
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
    """Who takes the chair of the first round."""

    chair: Seat


class Whisper(Tagged, frozen=True):
    """The archive lets a seat know something, true or not; or has nothing that fits."""

    seat: Seat
    item: Item | None = None


class Call(Tagged, frozen=True):
    """Whose act of this rotation is performed next."""

    seat: Seat


# Recess
class Tell(Tagged, frozen=True):
    to: Seat
    item: Item
    source: Seat | None = None
    """From whom the teller claims to have it, truly or not."""
    words: str = ""


class Offer(Tagged, frozen=True):
    """A sealed secret, for one of the wanted kind."""

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
    """Whether the recess should go on for one more rotation."""

    wanted: bool


# Recess and session
class Pass(Tagged, frozen=True):
    """Nothing now."""


class Ready(Tagged, frozen=True):
    """Nothing more in this recess or session."""


# Session
class Initiate(Tagged, frozen=True):
    item: Item
    senior: bool = False
    words: str = ""


class Break(Tagged, frozen=True):
    ally: Seat
    words: str = ""


class Declare(Tagged, frozen=True):
    """The subject's sealed word on a free text; None leaves it at false, or at what is fixed already."""

    truth: bool | None = None


class Plead(Tagged, frozen=True):
    plea: Plea = "silent"
    words: str = ""


class Vote(Tagged, frozen=True):
    ballot: Ballot


class Shelter(Tagged, frozen=True):
    """Whether the subject's loss is cancelled by the Cabinet, if he has that perk."""

    use: bool


class Strike(Tagged, frozen=True):
    """The host voids a free text that was read out."""

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
