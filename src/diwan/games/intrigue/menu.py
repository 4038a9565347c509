"""The menu of a seat. Choices with texts, sources and inventions without number are open moves: the menu holds
sensible instances of them."""

from collections.abc import Iterator, Set

from diwan.games.intrigue.desk import Desk
from diwan.games.intrigue.figures import CARDS, DECK
from diwan.games.intrigue.items import Item, key
from diwan.games.intrigue.moves import (
    Accept,
    Ask,
    Break,
    Declare,
    Decline,
    Doubt,
    Initiate,
    More,
    Move,
    Offer,
    Pass,
    Plead,
    Ready,
    Shelter,
    Strike,
    Tell,
    Vote,
    Vouch,
    Want,
    Withdraw,
)
from diwan.games.intrigue.options import writers
from diwan.games.intrigue.state import (
    Answering,
    Debating,
    Declaring,
    Extending,
    Floor,
    Motion,
    Sheltering,
    State,
    Talk,
    Voting,
)

KINDS: tuple[Want, ...] = ("self", "other")
RECENT = 3
"""How many of its latest notes a seat is reminded of. The whole book is in its view, and every item may be told."""
COMMON = 2
GIFTS = 5
"""Of how many things at hand it is reminded as gifts for an exchange: its own secrets come first."""


def candidates(state: State, desk: Desk) -> Iterator[Move]:
    """What the seat might think of now. Items are judged here, by its desk; the rules sort out the rest."""
    seat = desk.seat
    match state.phase:
        case Talk():
            yield Pass()
            yield Ready()
            yield from _acts(state, desk)
        case Answering():
            yield Pass()
            for offer in state.offers:
                if offer.to == seat:
                    yield Decline(offer.giver)
                    accepts = (Accept(offer.giver, item) for item in _at_hand(state, desk, offer.giver))
                    yield from (accept for accept in accepts if desk.refuse_accept(accept) is None)
        case Extending():
            yield from (More(False), More(True))
        case Floor(holder):
            if holder == seat:
                yield Pass()
                yield from _motions(desk)
            yield Ready()
            for ally in state.books[seat].allies:
                yield Break(ally)
            if seat == state.options.host:
                for item in _tabled(desk):
                    yield Strike(item)
        case Declaring():
            yield from (Declare(), Declare(True), Declare(False))
        case Debating(question):
            yield from (
                Plead(),
                Plead("admit"),
                Plead("deny"),
                Ready(),
                Strike(question.item),
            )
        case Voting():
            yield from (Vote("believe"), Vote("disbelieve"), Vote("abstain"))
        case Sheltering():
            yield from (Shelter(True), Shelter(False))


def _tabled(desk: Desk) -> list[Item]:
    return [m.item for m in desk.docket.values() if m.verdict == "tabled"]


def _motions(desk: Desk) -> Iterator[Move]:
    notes = desk.memory.notes
    spread = desk.memory.rumours
    mine = [item for wanted, item in notes.items() if wanted in spread]
    for item in (*mine, *(item for item in _tabled(desk) if key(item) not in spread)):
        motion = Initiate(item)
        if desk.refuse_motion(motion) is None:
            yield motion
            if "senior" in desk.book.perks:
                yield Initiate(item, senior=True)


def _acts(state: State, desk: Desk) -> Iterator[Move]:
    seat, seats = desk.seat, state.seats
    floor = [m.item for m in state.minutes[-3:] if isinstance(m, Motion)][-1:]
    for to in range(seats):
        if to == seat:
            continue
        judged = [(item, desk.judge(item)) for item in _at_hand(state, desk, to)]
        yield from [Tell(to, item) for item, (untold, _) in judged if untold is None]
        if desk.courts(to):
            yield Withdraw(to)
        else:
            gifts = [item for item, (_, unfit) in judged if unfit is None and item.subject != to][:GIFTS]
            yield from [Offer(to, item) for item in gifts]
            yield from [Offer(to, item, want) for item in gifts[:1] for want in KINDS]
        yield Ask(to, (to + 1 + state.moment // 2 % (seats - 1)) % seats)
        for item in dict.fromkeys((*_common(desk, to), *floor)):
            yield Vouch(to, item)
            yield Doubt(to, item)


def _common(desk: Desk, to: int) -> list[Item]:
    """The latest notes that the two share."""
    shared, found = desk.memory.shared, []
    for item in reversed(desk.book.notes):
        if (to, key(item)) in shared:
            found.append(item)
            if len(found) == COMMON:
                break
    return found


def _at_hand(state: State, desk: Desk, to: int) -> list[Item]:
    """What the other has not had from the seat yet: own secrets, the latest notes, and inventions that change from act
    to act."""
    seat, given = desk.seat, desk.given_to(to)
    pens = writers(state.options, state.seats)
    items = [item for item in desk.secrets if item not in given]
    items += _news(desk, given)
    if seat in pens:
        items += _texts(state, seat, seat)
    others = [subject for subject in range(state.seats) if subject not in (seat, to)]
    turn = state.moment // 2 + 3 * seat + to
    subject = others[turn % len(others)]
    if half := len(state.active) // 2:
        items += (
            Item(subject, state.active[7 * turn % half]),
            Item(subject, state.active[half + 7 * turn % half]),
        )
    if seat in pens and subject in pens:
        items += _texts(state, seat, subject)
    return [item for item in dict.fromkeys(items) if key(item) not in given]


def _news(desk: Desk, given: Set[Item]) -> list[Item]:
    """The latest notes, beside own cards."""
    found: list[Item] = []
    for item in desk.open_notes:
        if key(item) not in given:
            found.append(item)
            if len(found) == RECENT:
                break
    return found


def _texts(state: State, seat: int, subject: int) -> Iterator[Item]:
    """Sentences of the deck, for want of a pen."""
    for sign in (1, -1):
        cards = DECK[sign]
        text = CARDS[cards[(5 * state.moment + 11 * subject + 3 * seat) % len(cards)]].text
        yield Item(subject, text=text, sign=1 if sign > 0 else -1)
