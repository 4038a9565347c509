"""The menu of a seat. Choices with texts, sources and inventions without number are open moves: the menu holds
sensible instances of them."""

from collections.abc import Iterator

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
from diwan.games.intrigue.options import people
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
RECENT = 5
"""How many of its latest notes a seat is reminded of. The whole book is in its view, and every item may be told."""


def candidates(state: State, desk: Desk) -> Iterator[Move]:
    """What the seat might think of now; the rules sort out what is refused."""
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
                    for item in _at_hand(state, desk, offer.giver):
                        yield Accept(offer.giver, item)
        case Extending():
            yield from (More(False), More(True))
        case Floor(holder):
            if holder == seat:
                yield Pass()
                for item in (*state.books[seat].notes, *_tabled(desk)):
                    yield Initiate(item)
                    if "senior" in desk.book.perks:
                        yield Initiate(item, senior=True)
            yield Ready()
            for ally in state.books[seat].allies:
                yield Break(ally)
            for item in _tabled(desk):
                yield Strike(item)
        case Declaring():
            yield from (Declare(), Declare(True), Declare(False))
        case Debating(question):
            yield from (Plead(), Plead("admit"), Plead("deny"), Ready(), Strike(question.item))
        case Voting():
            yield from (Vote("believe"), Vote("disbelieve"), Vote("abstain"))
        case Sheltering():
            yield from (Shelter(True), Shelter(False))


def _tabled(desk: Desk) -> list[Item]:
    known = {key(item) for item in desk.book.notes}
    return [m.item for k, m in desk.docket.items() if m.verdict == "tabled" and k not in known]


def _acts(state: State, desk: Desk) -> Iterator[Move]:
    seat, seats = desk.seat, state.seats
    floor = [m.item for m in state.minutes[-3:] if isinstance(m, Motion)]
    for to in range(seats):
        if to == seat:
            continue
        items = list(_at_hand(state, desk, to))
        for item in items:
            yield Tell(to, item)
            yield Offer(to, item)
        yield from (Offer(to, item, want) for item in items[:1] for want in KINDS)
        yield Withdraw(to)
        yield Ask(to, (to + 1 + state.moment // 2 % (seats - 1)) % seats)
        common = [item for item in desk.book.notes if (to, key(item)) in desk.shared]
        for item in (*common[-2:], *floor[-1:]):
            yield Vouch(to, item)
            yield Doubt(to, item)


def _at_hand(state: State, desk: Desk, to: int) -> Iterator[Item]:
    """Own secrets, the latest notes, and inventions that change from act to act."""
    seat, writers = desk.seat, people(state.options, state.seats)
    fresh = [item for item in desk.book.notes if (to, key(item)) not in desk.given and not desk.is_resolved(item)]
    yield from (Item(seat, card) for card in state.dossiers[seat])
    yield from (item for item in fresh[-RECENT:] if item.subject != seat or not item.card)
    if seat in writers:
        yield from _texts(state, seat, seat)
    others = [subject for subject in range(state.seats) if subject not in (seat, to)]
    turn = state.moment // 2 + 3 * seat + to
    subject = others[turn % len(others)]
    if half := len(state.active) // 2:
        yield Item(subject, state.active[7 * turn % half])
        yield Item(subject, state.active[half + 7 * turn % half])
    if seat in writers and subject in writers:
        yield from _texts(state, seat, subject)


def _texts(state: State, seat: int, subject: int) -> Iterator[Item]:
    """Sentences of the deck, for want of a pen."""
    for sign in (1, -1):
        cards = DECK[sign]
        text = CARDS[cards[(5 * state.moment + 11 * subject + 3 * seat) % len(cards)]].text
        yield Item(subject, text=text, sign=1 if sign > 0 else -1)
