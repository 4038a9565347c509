"""What a seat or a spectator sees. `imagine` fills in what is hidden here."""

from typing import Any, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from diwan.core.game import BySeat, Seat, Tagged
from diwan.games.intrigue.item_rules import kind_of
from diwan.games.intrigue.moves import Ballot, Kind, Want
from diwan.games.intrigue.options import Options
from diwan.games.intrigue.state import (
    Answer,
    Answering,
    Book,
    Calling,
    Dealing,
    Debating,
    Decision,
    Declaring,
    Extending,
    Floor,
    Mingling,
    Minute,
    Over,
    Phase,
    Question,
    Rotation,
    Sealing,
    Sheltering,
    State,
    Talk,
    Voting,
    Whispering,
)


class TalkSeen(Tagged, frozen=True):
    rotation: int
    ready: BySeat[bool]
    decided: tuple[Seat, ...]
    mine: Decision | None
    extensions: int


class CallingSeen(Tagged, frozen=True):
    rotation: int
    ready: BySeat[bool]
    waiting: tuple[Seat, ...]
    mine: Decision | None
    extensions: int


class AnsweringSeen(Tagged, frozen=True):
    rotation: int
    ready: BySeat[bool]
    asked: tuple[Seat, ...]
    decided: tuple[Seat, ...]
    mine: Answer | None
    extensions: int
    order: tuple[Seat, ...]


class ExtendingSeen(Tagged, frozen=True):
    rotation: int
    ready: BySeat[bool]
    decided: tuple[Seat, ...]
    mine: bool | None
    extensions: int


class VotingSeen(Tagged, frozen=True):
    question: Question
    decided: tuple[Seat, ...]
    mine: Ballot | None


PhaseSeen: TypeAlias = (
    Dealing
    | Whispering
    | TalkSeen
    | CallingSeen
    | AnsweringSeen
    | ExtendingSeen
    | Mingling
    | Floor
    | Declaring
    | Debating
    | VotingSeen
    | Sheltering
    | Over
)


class Incoming(Struct, frozen=True, forbid_unknown_fields=True):
    """An offer as its recipient sees it (I7)."""

    giver: Seat
    about: Kind
    want: Want
    moment: int


class View(Struct, frozen=True, forbid_unknown_fields=True):
    seat: Seat | None
    seats: int
    options: Options
    phase: PhaseSeen
    round: int
    chair: Seat
    moment: int
    active: tuple[str, ...]
    dealt: int
    """How many cards lie in dossiers, all seats together."""
    dossier: tuple[str, ...]
    visible: BySeat[int]
    book: Book
    """The seat's own; a spectator's is empty."""
    outgoing: tuple[Sealing, ...]
    incoming: tuple[Incoming, ...]
    rotations: tuple[Rotation, ...]
    """Partners are named if they were seen, or if the seat was one of the two (I30)."""
    minutes: tuple[Minute, ...]
    archive: State | None = None
    """The final state, once the game is over."""


def view(state: State, seat: int | None) -> View:
    me = -1 if seat is None else seat
    return View(
        seat=seat,
        seats=state.seats,
        options=state.options,
        phase=_phase(state.phase, me),
        round=state.round,
        chair=state.chair,
        moment=state.moment,
        active=state.active,
        dealt=sum(map(len, state.dossiers)),
        dossier=() if seat is None else state.dossiers[seat],
        visible=state.visible,
        book=Book() if seat is None else state.books[seat],
        outgoing=tuple(o for o in state.offers if o.giver == me),
        incoming=tuple(
            Incoming(o.giver, kind_of(o.giver, o.item), o.want, o.moment) for o in state.offers if o.to == me
        ),
        rotations=state.rotations if state.options.seen_together else tuple(_masked(r, me) for r in state.rotations),
        minutes=state.minutes,
        archive=state if isinstance(state.phase, Over) else None,
    )


def _masked(rotation: Rotation, me: int) -> Rotation:
    pairs = zip(rotation.actors, rotation.partners, strict=True)
    partners = tuple(partner if me in (actor, partner) else None for actor, partner in pairs)
    return replace(rotation, partners=partners)


def _decided(sealed: tuple[object, ...]) -> tuple[int, ...]:
    return tuple(seat for seat, choice in enumerate(sealed) if choice is not None)


def _phase(phase: Phase, me: int) -> PhaseSeen:
    match phase:
        case Talk(rotation, ready, sealed, extensions):
            return TalkSeen(rotation, ready, _decided(sealed), _own(sealed, me), extensions)
        case Calling(rotation, ready, sealed, waiting, extensions):
            return CallingSeen(rotation, ready, waiting, _own(sealed, me), extensions)
        case Answering(rotation, ready, asked, answers, extensions, order):
            return AnsweringSeen(
                rotation=rotation,
                ready=ready,
                asked=asked,
                decided=_decided(answers),
                mine=_own(answers, me),
                extensions=extensions,
                order=order,
            )
        case Extending(rotation, ready, votes, extensions):
            return ExtendingSeen(rotation, ready, _decided(votes), _own(votes, me), extensions)
        case Voting(question, ballots):
            return VotingSeen(question, _decided(ballots), _own(ballots, me))
    return phase


def _own(sealed: tuple[Any, ...], me: int) -> Any:
    return sealed[me] if me >= 0 else None
