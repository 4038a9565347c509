"""What a seat's choice of items is judged by: its own book and what was read out to all. Nothing else, so that
no refusal and no menu can tell what others know."""

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


Reason: TypeAlias = tuple[str, str]
"""The ruling and the text of a refusal. Menus ask for thousands, and only one that is told becomes an exception."""


def about(seat: int, item: Item) -> Kind:
    return "self" if item.subject == seat else "other"


class Memory:
    """A book by its items. Books change once an act and are looked up many times in between."""

    def __init__(self, book: Book) -> None:
        self.book = book

    @cached_property
    def notes(self) -> dict[Item, Item]:
        return {key(item): item for item in self.book.notes}

    @cached_property
    def given(self) -> dict[int, set[Item]]:
        """By hearer."""
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
        """I11: what the seat itself told to a third comrade or had from one. Whether others spread it as well is not
        for the seat to learn."""
        return frozenset(key(t.item) for t in (*self.book.told, *self.book.heard) if t.spreads)


class _Recent(local):
    """What this thread looked up last.

    Minutes change once a motion and books once an act, but both are looked up many times in between. Every thread
    remembers its own, because bots and tables think in several threads at once."""

    def __init__(self) -> None:
        self.minutes: tuple[Minute, ...] = ()
        self.motions: Mapping[Item, Motion] = {}
        self.memories: dict[int, Memory] = {}
        """By seat."""


_recent = _Recent()


def docket(state: State) -> Mapping[Item, Motion]:
    """Return the last motion on every item that was ever on the floor."""
    if _recent.minutes is not state.minutes:
        _recent.motions = {key(minute.item): minute for minute in state.minutes if isinstance(minute, Motion)}
        _recent.minutes = state.minutes
    return _recent.motions


def memory(seat: int, book: Book) -> Memory:
    """Return the items of a seat's book, sorted for lookup."""
    last = _recent.memories.get(seat)
    if last is None or last.book is not book:
        last = _recent.memories[seat] = Memory(book)
    return last


class Desk:
    def __init__(self, state: State, seat: int) -> None:
        self.state, self.seat = state, seat
        self.book = state.books[seat]
        self.memory = memory(seat, self.book)
        self.docket = docket(state)
        self.pledged = [(o.to, key(o.item)) for o in state.offers if o.giver == seat]
        """What lies sealed, and for whom."""
        self._judged: dict[Item, tuple[Reason | None, Reason | None]] = {}

    @cached_property
    def secrets(self) -> list[Item]:
        """The cards of the seat's dossier."""
        return [Item(self.seat, card) for card in self.state.dossiers[self.seat]]

    @cached_property
    def open_notes(self) -> list[Item]:
        """The latest first, but for own cards and what is resolved."""
        notes = (item for item in reversed(self.book.notes) if item.subject != self.seat or not item.card)
        last = self.docket.get
        return [item for item in notes if (motion := last(key(item))) is None or motion.verdict == "tabled"]

    def given_to(self, to: int) -> set[Item]:
        """What the other has had from this seat, or will have by an offer that lies open."""
        given = self.memory.given.get(to, set())
        return given.union(item for other, item in self.pledged if other == to) if self.pledged else given

    def courts(self, to: int) -> bool:
        """Whether an offer of this seat lies open there."""
        return any(other == to for other, _ in self.pledged)

    def shares(self, to: int, item: Item) -> bool:
        """Whether the seat knows that the other knows it."""
        known = (to, key(item))
        return known in self.memory.shared or known in self.pledged or known[1] in self.docket

    def is_new(self, item: Item) -> bool:
        """I29: new to this seat. Whether somebody else made it before must not matter."""
        return item.subject != self.seat and key(item) not in self.memory.notes and key(item) not in self.docket

    def judge(self, item: Item) -> tuple[Reason | None, Reason | None]:
        """Why the seat may not tell this item, and why it may not exchange it, whoever the other is."""
        found = self._judged.get(item)
        if found is None:
            motion, reason = self.docket.get(key(item)), self._refuse_item(item)
            found = self._judged[item] = (
                ("I11", "resolved") if motion is not None and motion.verdict != "tabled" else reason,
                ("I32", "was_on_the_floor") if motion is not None else reason,
            )
        return found

    def _refuse_item(self, item: Item) -> Reason | None:
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

    def _refuse_own(self, item: Item) -> Reason | None:
        """I3: what a comrade says of himself is true."""
        if item.card:
            return None if item.card in self.state.dossiers[self.seat] else ("I3", "false_about_oneself")
        if self.seat not in writers(self.state.options, self.state.seats):
            return "I18", "bots_do_not_write"
        if any(not oath.truth and key(oath.item) == key(item) for oath in self.book.oaths):
            return "I3", "false_about_oneself"
        return None

    def refuse_gift(self, to: int, item: Item) -> Reason | None:
        """A secret for an exchange (I7, I32)."""
        if item.subject == to:
            return "I7", "about_the_recipient"
        if (to, key(item)) in self.pledged:
            return "I7", "lies_sealed"
        return ("I32", "given_before") if key(item) in self.memory.given.get(to, ()) else self.judge(item)[1]

    def refuse_telling(self, to: int, item: Item) -> Reason | None:
        if (to, key(item)) in self.pledged:
            return "I7", "lies_sealed"  # else the offer, once accepted, would be a telling made twice (I6)
        return ("I6", "told_before") if key(item) in self.memory.given.get(to, ()) else self.judge(item)[0]

    def refuse_act(self, move: Tell | Offer | Withdraw | Ask | Vouch | Doubt) -> Reason | None:
        if not 0 <= move.to < self.state.seats or move.to == self.seat:
            return "I28", "no_such_partner"
        match move:
            case Tell(to, item, source):
                if source is not None and (source == self.seat or not 0 <= source < self.state.seats):
                    return "I28", "no_such_source"
                return self.refuse_telling(to, item)
            case Offer(to, item):
                if self.courts(to):
                    return "I7", "offer_lies_open"
                return self.refuse_gift(to, item)
            case Withdraw(to):
                if not self.courts(to):
                    return "I7", "no_offer"
            case Ask(to, subject):
                if not 0 <= subject < self.state.seats:
                    return "I28", "no_such_seat"
            case Vouch(to, item) | Doubt(to, item):
                if not self.shares(to, item):
                    return "I28", "not_known_to_share"
        return None

    def refuse_accept(self, move: Accept) -> Reason | None:
        offer = next(
            (o for o in self.state.offers if o.to == self.seat and o.giver == move.giver),
            None,
        )
        if offer is None:
            return "I7", "no_offer"
        if offer.want not in ("any", about(self.seat, move.item)):
            return "I7", "not_what_is_wanted"
        return self.refuse_gift(move.giver, move.item)

    def refuse_motion(self, move: Initiate) -> Reason | None:
        item, last = move.item, self.docket.get(key(move.item))
        if item.subject == self.seat:
            return "I13", "about_yourself"
        if last is not None and last.verdict != "tabled":
            return "I26", "resolved"
        if last is not None and last.round >= self.state.round:
            return "I26", "tabled_this_round"
        if last is None and key(item) not in self.memory.rumours:
            return "I11", "not_a_rumour_to_you"
        if move.senior and "senior" not in self.book.perks:
            return "I23", "no_senior_perk"
        return None
