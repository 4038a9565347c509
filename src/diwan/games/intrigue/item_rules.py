"""What a seat may tell, exchange or bring to the floor.

The answer depends only on the seat's own book and on what was read out to all, so that no refusal and no menu can
reveal what others know."""

from collections import defaultdict
from collections.abc import Mapping
from functools import cached_property
from threading import local
from typing import TypeAlias

from diwan.games.intrigue.items import Item, is_proper_text, key
from diwan.games.intrigue.moves import (
    Accept,
    Ask,
    Doubt,
    Initiate,
    Kind,
    Offer,
    Tell,
    Vouch,
    Withdraw,
)
from diwan.games.intrigue.options import writers
from diwan.games.intrigue.state import Book, Minute, Motion, State

RefusalReason: TypeAlias = tuple[str, str]
"""The ruling and the text of a refusal. Menus check thousands of moves, and only a played one raises an error."""


def kind_of(seat: int, item: Item) -> Kind:
    return "self" if item.subject == seat else "other"


class BookIndex:
    """Lookup tables of one book. Books change once an act and are looked up many times in between."""

    def __init__(self, book: Book) -> None:
        self.book = book

    @cached_property
    def notes(self) -> dict[Item, Item]:
        return {key(item): item for item in self.book.notes}

    @cached_property
    def given(self) -> dict[int, set[Item]]:
        """Return the items that the seat has given, by hearer."""
        given: dict[int, set[Item]] = defaultdict(set)
        for telling in self.book.told:
            given[telling.hearer].add(key(telling.item))
        return given

    @cached_property
    def shared(self) -> set[tuple[int, Item]]:
        told = {(t.hearer, key(t.item)) for t in self.book.told}
        return told | {(t.giver, key(t.item)) for t in self.book.heard}

    @cached_property
    def rumours(self) -> frozenset[Item]:
        """Return the rumours that the seat may know to be spread (I11).

        It told them to a third comrade or heard them from one. Whether others spread them too, it must not learn."""
        return frozenset(key(t.item) for t in (*self.book.told, *self.book.heard) if t.spreads)


class _Recent(local):
    """What this thread looked up last.

    Minutes change once a motion and books once an act, but both are looked up many times in between. Bots and tables
    think in several threads at once, so each thread remembers its own."""

    def __init__(self) -> None:
        self.minutes: tuple[Minute, ...] = ()
        self.motions: Mapping[Item, Motion] = {}
        self.indexes: dict[int, BookIndex] = {}
        """By seat."""


_recent = _Recent()


def last_motions(state: State) -> Mapping[Item, Motion]:
    """Return the last motion on every item that was ever on the floor."""
    if _recent.minutes is not state.minutes:
        _recent.motions = {key(minute.item): minute for minute in state.minutes if isinstance(minute, Motion)}
        _recent.minutes = state.minutes
    return _recent.motions


def book_index(seat: int, book: Book) -> BookIndex:
    """Return the lookup tables of a seat's book."""
    last = _recent.indexes.get(seat)
    if last is None or last.book is not book:
        last = _recent.indexes[seat] = BookIndex(book)
    return last


class ItemRules:
    def __init__(self, state: State, seat: int) -> None:
        self.state, self.seat = state, seat
        self.book = state.books[seat]
        self.index = book_index(seat, self.book)
        self.last_motions = last_motions(state)
        self.offered = [(o.to, key(o.item)) for o in state.offers if o.giver == seat]
        """The items in this seat's open offers, and to whom."""
        self._refusals: dict[Item, tuple[RefusalReason | None, RefusalReason | None]] = {}

    @cached_property
    def secrets(self) -> list[Item]:
        """Return the cards of the seat's dossier."""
        return [Item(self.seat, card) for card in self.state.dossiers[self.seat]]

    @cached_property
    def open_notes(self) -> list[Item]:
        """Return the notes, latest first, without own cards and resolved items."""
        notes = (item for item in reversed(self.book.notes) if item.subject != self.seat or not item.card)
        last = self.last_motions.get
        return [item for item in notes if (motion := last(key(item))) is None or motion.verdict == "tabled"]

    def given_to(self, to: int) -> set[Item]:
        """Return what the other seat has had from this one, or will have if it accepts an open offer."""
        given = self.index.given.get(to, set())
        return given.union(item for other, item in self.offered if other == to) if self.offered else given

    def has_open_offer(self, to: int) -> bool:
        """Return whether this seat has an open offer to the other."""
        return any(other == to for other, _ in self.offered)

    def knows_shared(self, to: int, item: Item) -> bool:
        """Return whether this seat knows that the other seat knows the item."""
        known = (to, key(item))
        return known in self.index.shared or known in self.offered or known[1] in self.last_motions

    def is_new(self, item: Item) -> bool:
        """Return whether the item is new to this seat (I29). Whether somebody else made it before must not matter."""
        return item.subject != self.seat and key(item) not in self.index.notes and key(item) not in self.last_motions

    def refusals(self, item: Item) -> tuple[RefusalReason | None, RefusalReason | None]:
        """Return why the seat may not tell this item to anybody, and why it may not exchange it."""
        found = self._refusals.get(item)
        if found is None:
            motion, reason = self.last_motions.get(key(item)), self._refuse_item(item)
            found = self._refusals[item] = (
                ("I11", "resolved") if motion is not None and motion.verdict != "tabled" else reason,
                ("I32", "was_on_the_floor") if motion is not None else reason,
            )
        return found

    def _refuse_item(self, item: Item) -> RefusalReason | None:
        state, options = self.state, self.state.options
        if not 0 <= item.subject < state.seats:
            return "I2", "no_such_seat"
        if item.card:
            if item.card not in state.active or item.text or item.sign:
                return "I4", "no_such_card"
        elif not is_proper_text(item.text) or not item.sign:
            return "I36", "improper_text"
        elif item.subject not in writers(options, state.seats):
            return "I18", "no_text_about_bots"
        if item.subject == self.seat:
            return self._refuse_own(item)
        if self.is_new(item):
            if not item.card and self.seat not in writers(options, state.seats):
                return "I18", "bots_do_not_write"
            if self.book.fresh >= options.max_new_items_per_recess:
                return "I29", "too_many_new_items"
        return None

    def _refuse_own(self, item: Item) -> RefusalReason | None:
        """Return why the seat may not say this about itself: what it says of itself must be true (I3)."""
        if item.card:
            return None if item.card in self.state.dossiers[self.seat] else ("I3", "false_about_oneself")
        if self.seat not in writers(self.state.options, self.state.seats):
            return "I18", "bots_do_not_write"
        if any(not oath.truth and key(oath.item) == key(item) for oath in self.book.oaths):
            return "I3", "false_about_oneself"
        return None

    def refuse_gift(self, to: int, item: Item) -> RefusalReason | None:
        """Return why the item cannot be given in an exchange (I7, I32)."""
        if item.subject == to:
            return "I7", "about_the_recipient"
        if (to, key(item)) in self.offered:
            return "I7", "lies_sealed"
        return ("I32", "given_before") if key(item) in self.index.given.get(to, ()) else self.refusals(item)[1]

    def refuse_telling(self, to: int, item: Item) -> RefusalReason | None:
        if (to, key(item)) in self.offered:
            return "I7", "lies_sealed"  # otherwise accepting the offer would tell it a second time (I6)
        return ("I6", "told_before") if key(item) in self.index.given.get(to, ()) else self.refusals(item)[0]

    def refuse_act(self, move: Tell | Offer | Withdraw | Ask | Vouch | Doubt) -> RefusalReason | None:
        if not 0 <= move.to < self.state.seats or move.to == self.seat:
            return "I28", "no_such_partner"
        match move:
            case Tell(to, item, source):
                if source is not None and (source == self.seat or not 0 <= source < self.state.seats):
                    return "I28", "no_such_source"
                return self.refuse_telling(to, item)
            case Offer(to, item):
                if self.has_open_offer(to):
                    return "I7", "offer_lies_open"
                return self.refuse_gift(to, item)
            case Withdraw(to):
                if not self.has_open_offer(to):
                    return "I7", "no_offer"
            case Ask(to, subject):
                if not 0 <= subject < self.state.seats:
                    return "I28", "no_such_seat"
            case Vouch(to, item) | Doubt(to, item):
                if not self.knows_shared(to, item):
                    return "I28", "not_known_to_share"
        return None

    def refuse_accept(self, move: Accept) -> RefusalReason | None:
        offer = next(
            (o for o in self.state.offers if o.to == self.seat and o.giver == move.giver),
            None,
        )
        if offer is None:
            return "I7", "no_offer"
        if offer.want not in ("any", kind_of(self.seat, move.item)):
            return "I7", "not_what_is_wanted"
        return self.refuse_gift(move.giver, move.item)

    def refuse_decline(self, giver: int) -> RefusalReason | None:
        lies_open = any(o.giver == giver and o.to == self.seat for o in self.state.offers)
        return None if lies_open else ("I7", "no_offer")

    def refuse_motion(self, move: Initiate) -> RefusalReason | None:
        item, last = move.item, self.last_motions.get(key(move.item))
        if item.subject == self.seat:
            return "I13", "about_yourself"
        if last is not None and last.verdict != "tabled":
            return "I26", "resolved"
        if last is not None and last.round >= self.state.round:
            return "I26", "tabled_this_round"
        if last is None and key(item) not in self.index.rumours:
            return "I11", "not_a_rumour_to_you"
        if move.senior and "senior" not in self.book.perks:
            return "I23", "no_senior_perk"
        return None
