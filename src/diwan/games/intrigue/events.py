"""What is told, and to whom: see the audience of each event where it is made."""

from typing import Literal, TypeAlias

from diwan.core.game import Seat, Tagged
from diwan.games.intrigue.items import Item
from diwan.games.intrigue.moves import Ballot, Kind, Move, Plea, Want
from diwan.games.intrigue.state import Book, Rotation, Verdict

Cause: TypeAlias = Literal["believed", "disbelieved", "right", "wrong", "gain", "loss"]
"""Why points change: the initiator's motion was believed or not, a ballot was right or wrong, the subject's part."""


class Activated(Tagged, frozen=True):
    card: str


class Dealt(Tagged, frozen=True):
    """Everybody hears who got a card."""

    seat: Seat


class Filed(Tagged, frozen=True):
    """A card in your own dossier."""

    card: str


class RecessOpened(Tagged, frozen=True):
    round: int
    chair: Seat


class Whispered(Tagged, frozen=True):
    """To the listener alone; None: the archive had nothing for you."""

    item: Item | None


class Sealed(Tagged, frozen=True):
    """A seat has made up its mind; what it decided stays sealed."""

    seat: Seat


class Noted(Tagged, frozen=True):
    """To the seat alone: what lies under its seal."""

    choice: Move


class Retired(Tagged, frozen=True):
    """Ready: nothing more from this seat in this recess or session."""

    seat: Seat


class Mingled(Tagged, frozen=True):
    """The acts of a rotation begin; these seats have one."""

    rotation: int
    actors: tuple[Seat, ...]


class Approached(Tagged, frozen=True):
    """I30: seen together."""

    seat: Seat
    partner: Seat


class Called(Tagged, frozen=True):
    """Where nobody is seen together: a seat had its turn, or let it pass."""

    seat: Seat


class Heard(Tagged, frozen=True):
    """To the two of them."""

    giver: Seat
    hearer: Seat
    item: Item
    source: Seat | None = None
    words: str | None = None


class Offered(Tagged, frozen=True):
    """To the recipient: all that he learns of the sealed secret."""

    giver: Seat
    about: Kind
    want: Want
    words: str | None = None


class Proposed(Tagged, frozen=True):
    """To the giver: his offer lies open."""

    to: Seat
    item: Item
    want: Want


class Withdrawn(Tagged, frozen=True):
    giver: Seat
    to: Seat


class Asked(Tagged, frozen=True):
    seat: Seat
    to: Seat
    subject: Seat


class Vouched(Tagged, frozen=True):
    seat: Seat
    to: Seat
    item: Item
    words: str | None = None


class Doubted(Tagged, frozen=True):
    seat: Seat
    to: Seat
    item: Item
    words: str | None = None


class Exchanged(Tagged, frozen=True):
    """To the two of them."""

    giver: Seat
    taker: Seat
    given: Item
    taken: Item
    allied: bool
    """Whether this made them allies."""
    words: str | None = None


class Declined(Tagged, frozen=True):
    giver: Seat
    seat: Seat
    words: str | None = None


class RotationEnded(Tagged, frozen=True):
    rotation: int


class Lapsed(Tagged, frozen=True):
    """To the two of them: an offer that nobody answered is void with the recess."""

    giver: Seat
    to: Seat


class Extended(Tagged, frozen=True):
    granted: bool


class SessionOpened(Tagged, frozen=True):
    round: int
    chair: Seat


class Passed(Tagged, frozen=True):
    seat: Seat


class Initiated(Tagged, frozen=True):
    seat: Seat
    item: Item
    senior: bool
    words: str | None = None


class Declared(Tagged, frozen=True):
    """The subject has spoken, under seal."""

    seat: Seat


class Swore(Tagged, frozen=True):
    """To the subject: what stands under the seal."""

    item: Item
    truth: bool


class Pleaded(Tagged, frozen=True):
    seat: Seat
    plea: Plea
    words: str | None = None


class Counted(Tagged, frozen=True):
    """All ballots at once, with names."""

    ballots: tuple[Ballot | None, ...]
    verdict: Verdict


class Revealed(Tagged, frozen=True):
    item: Item
    truth: bool


class Sheltered(Tagged, frozen=True):
    seat: Seat


class Share(Tagged, frozen=True):
    """What these seats gain or lose by a motion, each of them, and why."""

    seats: tuple[Seat, ...]
    why: Cause
    points: float
    """Never negative: `why` says whether they are gained or lost."""


class Scored(Tagged, frozen=True):
    """Visible points of a motion, by seat; there are halves."""

    points: tuple[float, ...]
    shares: tuple[Share, ...] = ()
    """The same points with their reasons."""


class Rewarded(Tagged, frozen=True):
    """To the spreader alone."""

    item: Item
    points: float


class Promoted(Tagged, frozen=True):
    """To the seat alone: a perk is unlocked."""

    perk: str


class Broke(Tagged, frozen=True):
    seat: Seat
    ally: Seat
    words: str | None = None


class Struck(Tagged, frozen=True):
    item: Item


class SessionClosed(Tagged, frozen=True):
    round: int


class Won(Tagged, frozen=True):
    winners: tuple[Seat, ...]
    totals: tuple[int, ...]


class Opened(Tagged, frozen=True):
    """The archive, after the end and for all: with what was public before it is the whole game."""

    dossiers: tuple[tuple[str, ...], ...]
    books: tuple[Book, ...]
    rotations: tuple[Rotation, ...]


Event: TypeAlias = (
    Activated
    | Dealt
    | Filed
    | RecessOpened
    | Whispered
    | Sealed
    | Noted
    | Retired
    | Mingled
    | Approached
    | Called
    | Heard
    | Offered
    | Proposed
    | Withdrawn
    | Asked
    | Vouched
    | Doubted
    | Exchanged
    | Declined
    | RotationEnded
    | Lapsed
    | Extended
    | SessionOpened
    | Passed
    | Initiated
    | Declared
    | Swore
    | Pleaded
    | Counted
    | Revealed
    | Sheltered
    | Scored
    | Rewarded
    | Promoted
    | Broke
    | Struck
    | SessionClosed
    | Won
    | Opened
)
