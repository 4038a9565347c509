"""The menu of a seat.

Moves with free texts, sources or invented items are too many to list, so they are open moves and the menu holds
sensible examples of them."""

from collections.abc import Iterator, Set

from diwan.games.intrigue.figures import CARDS, DECK
from diwan.games.intrigue.item_rules import ItemRules
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
    Return,
    Shelter,
    Strike,
    Tell,
    Vote,
    Vouch,
    Want,
    Withdraw,
)
from diwan.games.intrigue.options import people, writers
from diwan.games.intrigue.state import (
    Answering,
    Debating,
    Declaring,
    Extending,
    Floor,
    Mingling,
    Motion,
    Sheltering,
    State,
    Talk,
    Voting,
)

WANTED_KINDS: tuple[Want, ...] = ("self", "other")
RECENT_NOTES = 3
"""Latest notes in the menu. More would make it grow with the game; any item of the book may be told."""
SHARED_NOTES = 2
"""Latest shared notes that the menu offers to vouch for or doubt."""
MOST_GIFTS = 5
"""Gifts for an exchange in the menu. The seat's own secrets come first."""


def candidates(state: State, item_rules: ItemRules) -> Iterator[Move]:
    """Yield the moves to consider now. Choices of items are checked here; `rules` checks the other moves."""
    seat = item_rules.seat
    match state.phase:
        case Talk():
            yield Pass()
            yield Ready()
            yield from _acts(state, item_rules)
        case Answering():
            yield Pass()
            yield from _answers(state, item_rules)
        case Mingling() as mingling:
            if mingling.may_want_more(seat, people(state.options, state.seats)):
                yield More(True)
            yield from _answers(state, item_rules)
            if not mingling.ready[seat]:
                yield Ready()
            if mingling.may_act(seat):
                yield from [Return()] if mingling.ready[seat] else _acts(state, item_rules)
        case Extending():
            yield from (More(False), More(True))
        case Floor(holder):
            if holder == seat:
                yield Pass()
                yield from _motions(item_rules)
            yield Ready("session")
            for ally in state.books[seat].allies:
                yield Break(ally)
            if seat == state.options.host:
                for item in _tabled(item_rules):
                    yield Strike(item)
        case Declaring():
            yield from (Declare(), Declare(True), Declare(False))
        case Debating(question):
            yield from (
                Plead(),
                Plead("admit"),
                Plead("deny"),
                Ready("session"),
                Strike(question.item),
            )
        case Voting():
            yield from (Vote("believe"), Vote("disbelieve"), Vote("abstain"))
        case Sheltering():
            yield from (Shelter(True), Shelter(False))


def _tabled(item_rules: ItemRules) -> list[Item]:
    return [m.item for m in item_rules.last_motions.values() if m.verdict == "tabled"]


def _motions(item_rules: ItemRules) -> Iterator[Move]:
    notes = item_rules.index.notes
    spread = item_rules.index.rumours
    mine = [item for wanted, item in notes.items() if wanted in spread]
    for item in (*mine, *(item for item in _tabled(item_rules) if key(item) not in spread)):
        motion = Initiate(item)
        if item_rules.refuse_motion(motion) is None:
            yield motion
            if "senior" in item_rules.book.perks:
                yield Initiate(item, senior=True)


def _answers(state: State, item_rules: ItemRules) -> Iterator[Accept | Decline]:
    for offer in state.offers:
        if offer.to == item_rules.seat:
            yield Decline(offer.giver)
            accepts = (Accept(offer.giver, item) for item in _giveable_items(state, item_rules, offer.giver))
            yield from (accept for accept in accepts if item_rules.refuse_accept(accept) is None)


def _acts(state: State, item_rules: ItemRules) -> Iterator[Move]:
    seat, seats = item_rules.seat, state.seats
    floor = [m.item for m in state.minutes[-3:] if isinstance(m, Motion)][-1:]
    for to in range(seats):
        if to == seat:
            continue
        judged = [(item, item_rules.refusals(item)) for item in _giveable_items(state, item_rules, to)]
        yield from [Tell(to, item) for item, (untold, _) in judged if untold is None]
        if item_rules.has_open_offer(to):
            yield Withdraw(to)
        else:
            gifts = [item for item, (_, unfit) in judged if unfit is None and item.subject != to][:MOST_GIFTS]
            yield from [Offer(to, item) for item in gifts]
            yield from [Offer(to, item, want) for item in gifts[:1] for want in WANTED_KINDS]
        yield Ask(to, (to + 1 + state.moment // 2 % (seats - 1)) % seats)
        for item in dict.fromkeys((*_shared_notes(item_rules, to), *floor)):
            yield Vouch(to, item)
            yield Doubt(to, item)


def _shared_notes(item_rules: ItemRules, to: int) -> list[Item]:
    """Return the latest notes that both seats are known to share."""
    shared, found = item_rules.index.shared, []
    for item in reversed(item_rules.book.notes):
        if (to, key(item)) in shared:
            found.append(item)
            if len(found) == SHARED_NOTES:
                break
    return found


def _giveable_items(state: State, item_rules: ItemRules, to: int) -> list[Item]:
    """Return items that the other seat has not had from this one.

    These are own secrets, the latest notes, and inventions that change from act to act."""
    seat, given = item_rules.seat, item_rules.given_to(to)
    authors = writers(state.options, state.seats)
    items = [item for item in item_rules.secrets if item not in given]
    items += _latest_notes(item_rules, given)
    if seat in authors:
        items += _texts(state, seat, seat)
    others = [subject for subject in range(state.seats) if subject not in (seat, to)]
    turn = state.moment // 2 + 3 * seat + to
    subject = others[turn % len(others)]
    if half := len(state.active) // 2:
        items += (
            Item(subject, state.active[7 * turn % half]),
            Item(subject, state.active[half + 7 * turn % half]),
        )
    if seat in authors and subject in authors:
        items += _texts(state, seat, subject)
    return [item for item in dict.fromkeys(items) if key(item) not in given]


def _latest_notes(item_rules: ItemRules, given: Set[Item]) -> list[Item]:
    """Return the latest notes that are not own cards."""
    found: list[Item] = []
    for item in item_rules.open_notes:
        if key(item) not in given:
            found.append(item)
            if len(found) == RECENT_NOTES:
                break
    return found


def _texts(state: State, seat: int, subject: int) -> Iterator[Item]:
    """Yield texts for seats that write: sentences borrowed from the deck."""
    for sign in (1, -1):
        cards = DECK[sign]
        text = CARDS[cards[(5 * state.moment + 11 * subject + 3 * seat) % len(cards)]].text
        yield Item(subject, text=text, sign=1 if sign > 0 else -1)
