"""A position: what is public, what each seat keeps in its book, and what is awaited."""

from typing import Literal, TypeAlias

from msgspec import Struct

from diwan.core.game import BySeat, Seat, Tagged
from diwan.games.intrigue.figures import FIGURES
from diwan.games.intrigue.items import Item
from diwan.games.intrigue.moves import Accept, Act, Ballot, Decline, Pass, Plea, Ready, Want
from diwan.games.intrigue.options import Options

Verdict: TypeAlias = Literal["believed", "disbelieved", "tabled", "struck"]
Perk: TypeAlias = Literal["senior", "cabinet"]
Reason: TypeAlias = Literal["start", "formed", "broke", "broken", "initiator", "voter", "spreader", "subject"]


class Telling(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """One telling: who gave which item to whom.

    `moment` counts the acts of all recesses, so that the earliest telling is known."""

    item: Item
    giver: Seat
    hearer: Seat
    round: int
    moment: int
    via: Literal["talk", "exchange"] = "talk"
    source: Seat | None = None

    @property
    def spreads(self) -> bool:
        """Return whether this telling spreads a rumour: neither of the two is its subject (I5)."""
        return self.item.subject not in (self.giver, self.hearer)


class Overheard(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """A whisper that a seat heard; None if the archive had nothing that fits (I27)."""

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
    """What a subject swore about a text (I16)."""

    item: Item
    truth: bool


class Book(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """The private notes and accounts of one seat."""

    notes: tuple[Item, ...] = ()
    """Items it knows besides its dossier and what was on the floor, in the order in which it learned or made them."""
    told: tuple[Telling, ...] = ()
    heard: tuple[Telling, ...] = ()
    whispers: tuple[Overheard, ...] = ()
    ledger: tuple[Entry, ...] = ()
    vows: tuple[Item, ...] = ()
    """Free texts about itself that it has stated; stating them makes them true (I3)."""
    oaths: tuple[Oath, ...] = ()
    allies: tuple[Seat, ...] = ()
    perks: tuple[Perk, ...] = ()
    spent: tuple[Perk, ...] = ()
    hidden: int = 0
    fresh: int = 0
    """New items about others in this recess (I29)."""


class Sealing(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """An open offer. Only the giver and the server know the item."""

    giver: Seat
    to: Seat
    item: Item
    want: Want
    moment: int


class Rotation(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """The acts of one rotation in order, and with whom (None: passed). An open recess is one, with answers as acts."""

    round: int
    moment: int
    """The moment of the first act."""
    actors: tuple[Seat, ...]
    partners: tuple[Seat | None, ...]
    answerers: tuple[Seat, ...] = ()
    """The seats whose answers were opened after the acts, in order."""


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
    """NATURE deals the public list and the dossiers, and draws the first chair."""


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
    """NATURE calls the seats that sealed an act, one after the other."""

    rotation: int
    ready: BySeat[bool]
    sealed: BySeat[Decision | None]
    waiting: tuple[Seat, ...]
    extensions: int = 0


class Answering(Tagged, frozen=True):
    """Every seat that was approached in this recess seals an answer to one open offer, or none.

    Then NATURE draws the order in which the answers are opened."""

    rotation: int
    ready: BySeat[bool]
    asked: tuple[Seat, ...]
    sealed: BySeat[Answer | None]
    extensions: int = 0
    order: tuple[Seat, ...] = ()


class Extending(Tagged, frozen=True):
    """The people decide whether the recess goes on; all of them must want it (I10)."""

    rotation: int
    ready: BySeat[bool]
    sealed: BySeat[bool | None]
    extensions: int = 0


class Mingling(Tagged, frozen=True):
    """I10: an open recess. Everybody acts at any moment, and every act is carried out at once."""

    ready: BySeat[bool]
    acts: BySeat[int]
    """What each seat has done in this recess: acts, answers, and returns after being ready."""
    wants_more: BySeat[bool]
    """Who wants more time; it is granted when all the people want it."""
    extensions: int = 0

    def may_act(self, seat: Seat) -> bool:
        """Return whether a seat may do more than answer, wait and be ready."""
        return self.acts[seat] < FIGURES.setup.most_acts

    def may_want_more(self, seat: Seat, persons: tuple[Seat, ...]) -> bool:
        """Return whether a seat may ask for more time, or agree to it: a person, once for every extension."""
        return seat in persons and not self.wants_more[seat] and self.extensions < FIGURES.setup.extensions


class Floor(Tagged, frozen=True):
    """`holder` may bring a rumour, and alliances can be broken."""

    holder: Seat
    passes: int
    brought: BySeat[int]
    ready: BySeat[bool]


class Question(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """The motion that is being decided."""

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
    """The subject of a costly slander is always asked, so that being asked reveals nothing (I24)."""

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
    | Mingling
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
    """The chair of this round."""
    moment: int = 0
    active: tuple[str, ...] = ()
    dossiers: BySeat[tuple[str, ...]] = ()
    visible: BySeat[int] = ()
    books: BySeat[Book] = ()
    offers: tuple[Sealing, ...] = ()
    rotations: tuple[Rotation, ...] = ()
    minutes: tuple[Minute, ...] = ()
