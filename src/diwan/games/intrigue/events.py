"""The events of the game. Their audience is decided where each event is made."""

from collections.abc import Sequence
from typing import Any, Literal, TypeAlias

from diwan.core.game import Seat, Tagged, Told
from diwan.games.intrigue.items import Item
from diwan.games.intrigue.moves import Ballot, Kind, More, Move, Part, Plea, Shelter, Want
from diwan.games.intrigue.state import Book, Rotation, Verdict

Cause: TypeAlias = Literal["believed", "disbelieved", "right", "wrong", "gain", "loss"]
"""Why points change: the initiator's motion was believed or not, a ballot was right or wrong, the subject's part."""


class Activated(Tagged, frozen=True):
    card: str


class Dealt(Tagged, frozen=True):
    """A seat was dealt a card; all hear it, but not which card. The last one is told for all of them."""

    seat: Seat
    count: int
    """How many cards it has now."""


class Filed(Tagged, frozen=True):
    """A card was dealt to your own dossier."""

    card: str


class RecessOpened(Tagged, frozen=True):
    round: int
    chair: Seat


class Whispered(Tagged, frozen=True):
    """A whisper, told to its listener alone; None if the archive had nothing that fits."""

    item: Item | None


class Sealed(Tagged, frozen=True):
    """A seat has decided; its choice stays sealed."""

    seat: Seat


class Noted(Tagged, frozen=True):
    """Told to the seat alone: its own sealed choice."""

    choice: Move


class Retired(Tagged, frozen=True):
    """A seat chose Ready: it is ready for the session, or brings nothing more in this one."""

    seat: Seat
    during: Part


class Returned(Tagged, frozen=True):
    """A seat is not ready any more: it takes part in the recess again."""

    seat: Seat


class WantsMore(Tagged, frozen=True):
    """A seat asks for more time in an open recess, or agrees to it."""

    seat: Seat


class Mingled(Tagged, frozen=True):
    """The acts of a rotation begin; these seats have one."""

    rotation: int
    actors: tuple[Seat, ...]


class Approached(Tagged, frozen=True):
    """Two seats were seen together (I30)."""

    seat: Seat
    partner: Seat


class Called(Tagged, frozen=True):
    """A seat was called; who met whom is not shown in this game."""

    seat: Seat


class Heard(Tagged, frozen=True):
    """Told to the two of them: an item was told."""

    giver: Seat
    hearer: Seat
    item: Item
    source: Seat | None = None
    words: str | None = None


class Offered(Tagged, frozen=True):
    """Told to the recipient: all that it learns of a sealed offer."""

    giver: Seat
    about: Kind
    want: Want
    words: str | None = None


class Proposed(Tagged, frozen=True):
    """Told to the giver: its offer is open."""

    to: Seat
    item: Item
    want: Want
    words: str | None = None


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
    """Told to the two of them: they exchanged secrets."""

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
    """Told to the two of them: an unanswered offer is void with the end of the recess."""

    giver: Seat
    to: Seat


class Extended(Tagged, frozen=True):
    granted: bool


class Prolonged(Tagged, frozen=True):
    """All the people want more time in an open recess, so everybody gets it."""

    seconds: int


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
    """The subject has declared, under seal."""

    seat: Seat


class Swore(Tagged, frozen=True):
    """Told to the subject: what it declared."""

    item: Item
    truth: bool


class Pleaded(Tagged, frozen=True):
    seat: Seat
    plea: Plea
    words: str | None = None


class Counted(Tagged, frozen=True):
    """All ballots are opened at once, with names."""

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
    """Told to the spreader alone: points for a rumour."""

    item: Item
    points: float


class Promoted(Tagged, frozen=True):
    """Told to the seat alone: a perk is unlocked."""

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
    """The archive, told to all after the end; with what was public before, it is the whole game."""

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
    | Returned
    | WantsMore
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
    | Prolonged
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


def is_echo(said: Any, _told: Sequence[Told]) -> bool:
    match said:
        case Noted(choice):  # told when it is opened; whoever passes does nothing, but who wants more time stays sealed
            return not isinstance(choice, More)
        case Dealt() | Sealed() | Called() | Approached() | Offered() | Declared():  # for those who may not hear more
            return True
        case Shelter() | Won():  # told by what comes of it, and by the outcome
            return True
    return False
