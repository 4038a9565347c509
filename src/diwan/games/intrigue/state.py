"""A position: what is public, what each seat keeps in its book, and what is awaited."""

from typing import Literal, TypeAlias

from msgspec import Struct

from diwan.core.game import BySeat, Seat, Tagged
from diwan.games.intrigue.items import Item
from diwan.games.intrigue.moves import Accept, Act, Ballot, Decline, Pass, Plea, Ready, Want
from diwan.games.intrigue.options import Options

Verdict: TypeAlias = Literal["believed", "disbelieved", "tabled", "struck"]
Perk: TypeAlias = Literal["senior", "cabinet"]
Reason: TypeAlias = Literal["start", "formed", "broke", "broken", "initiator", "voter", "spreader", "subject"]


class Telling(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """A link of a chain. `moment` counts the acts of all recesses, so that the earliest telling is known."""

    item: Item
    giver: Seat
    hearer: Seat
    round: int
    moment: int
    via: Literal["talk", "exchange"] = "talk"
    source: Seat | None = None

    @property
    def spreads(self) -> bool:
        """I5: told by a comrade who is not the subject to another who is not."""
        return self.item.subject not in (self.giver, self.hearer)


class Overheard(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """I27: a whisper; None where the archive had nothing."""

    round: int
    item: Item | None


class Entry(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """A line of a ledger, in half-points."""

    round: int
    reason: Reason
    visible: int
    hidden: int
    item: Item | None = None


class Oath(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """I16: what the subject declared under seal."""

    item: Item
    truth: bool


class Book(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """All that one seat has and nobody else may see."""

    notes: tuple[Item, ...] = ()
    """Items it knows beside its dossier and what was on the floor, in the order it learned or made them."""
    told: tuple[Telling, ...] = ()
    heard: tuple[Telling, ...] = ()
    whispers: tuple[Overheard, ...] = ()
    ledger: tuple[Entry, ...] = ()
    vows: tuple[Item, ...] = ()
    """Free texts about itself that it has put forward: true by that (I3)."""
    oaths: tuple[Oath, ...] = ()
    allies: tuple[Seat, ...] = ()
    perks: tuple[Perk, ...] = ()
    spent: tuple[Perk, ...] = ()
    hidden: int = 0
    fresh: int = 0
    """New items about others in this recess (I29)."""


class Sealing(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """An open offer. The item is for the giver and the server only."""

    giver: Seat
    to: Seat
    item: Item
    want: Want
    moment: int


class Rotation(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """Who acted, in this order, and with whom (None: let it pass)."""

    round: int
    moment: int
    """Of the first act."""
    actors: tuple[Seat, ...]
    partners: tuple[Seat | None, ...]
    answerers: tuple[Seat, ...] = ()
    """Whose answers were opened after that, in this order."""


class Motion(Tagged, frozen=True):
    """A rumour that was on the floor."""

    round: int
    initiator: Seat
    item: Item
    senior: bool
    ballots: BySeat[Ballot | None]
    verdict: Verdict
    truth: bool | None = None
    plea: Plea = "silent"
    sheltered: bool = False


class Breach(Tagged, frozen=True):
    """An alliance that was broken."""

    round: int
    breaker: Seat
    ally: Seat


Minute: TypeAlias = Motion | Breach


# What is awaited
class Dealing(Tagged, frozen=True):
    """NATURE lays out the list, deals the dossiers and seats the chair."""


class Whispering(Tagged, frozen=True):
    """NATURE whispers; `given` counts the whispers of this recess."""

    given: int


Answer: TypeAlias = Accept | Decline | Pass
Decision: TypeAlias = Act | Pass | Ready


class Talk(Tagged, frozen=True):
    """I10: every seat that is not ready seals one act."""

    rotation: int
    ready: BySeat[bool]
    sealed: BySeat[Decision | None]
    """By seat, unopened until the last one is in."""
    extensions: int = 0


class Calling(Tagged, frozen=True):
    """NATURE calls those who have sealed an act, one after the other."""

    rotation: int
    ready: BySeat[bool]
    sealed: BySeat[Decision | None]
    waiting: tuple[Seat, ...]
    extensions: int = 0


class Answering(Tagged, frozen=True):
    """Everybody who was approached in this recess seals an answer to one open offer, or lets them lie. Then NATURE
    draws in which order they are opened."""

    rotation: int
    ready: BySeat[bool]
    asked: tuple[Seat, ...]
    sealed: BySeat[Answer | None]
    extensions: int = 0
    order: tuple[Seat, ...] = ()


class Extending(Tagged, frozen=True):
    """I10: the people decide whether to go on; it takes all of them."""

    rotation: int
    ready: BySeat[bool]
    sealed: BySeat[bool | None]
    extensions: int = 0


class Floor(Tagged, frozen=True):
    """`holder` may bring a rumour. Alliances can be broken."""

    holder: Seat
    passes: int
    brought: BySeat[int]
    ready: BySeat[bool]


class Question(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """The motion before the party."""

    initiator: Seat
    item: Item
    senior: bool
    brought: BySeat[int]
    """Motions of this session by seat, this one included."""
    ready: BySeat[bool]
    plea: Plea = "silent"


class Declaring(Tagged, frozen=True):
    question: Question


class Debating(Tagged, frozen=True):
    question: Question


class Voting(Tagged, frozen=True):
    question: Question
    ballots: BySeat[Ballot | None]
    """By seat, unopened until the last one is in."""


class Sheltering(Tagged, frozen=True):
    """I24: the subject of a slander that stuck is always asked, so that being asked says nothing."""

    question: Question
    ballots: BySeat[Ballot | None]
    verdict: Verdict
    truth: bool


class Over(Tagged, frozen=True):
    winners: tuple[Seat, ...]
    reason: Literal["president", "last_session"]


Phase: TypeAlias = (
    Dealing
    | Whispering
    | Talk
    | Calling
    | Answering
    | Extending
    | Floor
    | Declaring
    | Debating
    | Voting
    | Sheltering
    | Over
)


class State(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    seats: int
    options: Options
    phase: Phase = Dealing()
    round: int = 0
    chair: Seat = 0
    """Of this round."""
    moment: int = 0
    active: tuple[str, ...] = ()
    dossiers: BySeat[tuple[str, ...]] = ()
    visible: BySeat[int] = ()
    books: BySeat[Book] = ()
    offers: tuple[Sealing, ...] = ()
    rotations: tuple[Rotation, ...] = ()
    minutes: tuple[Minute, ...] = ()
