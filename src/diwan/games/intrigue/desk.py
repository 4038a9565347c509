"""What a seat's choice of items is judged by: its own book and what was read out to all. Nothing else, so that
no refusal and no menu can tell what others know."""

from collections.abc import Mapping
from functools import cached_property

from diwan.core.game import Refusal
from diwan.games.intrigue.items import Item, is_proper_text, key
from diwan.games.intrigue.moves import Accept, Ask, Doubt, Initiate, Kind, Offer, Tell, Vouch, Withdraw
from diwan.games.intrigue.options import people
from diwan.games.intrigue.state import Minute, Motion, State


def docket(state: State) -> Mapping[Item, Motion]:
    """The last motion on every item that was ever on the floor."""
    global _docket  # the minutes change once a motion and are looked up many times in between
    minutes, found = _docket
    if minutes is not state.minutes:
        found = {key(minute.item): minute for minute in state.minutes if isinstance(minute, Motion)}
        _docket = state.minutes, found
    return found


_docket: tuple[tuple[Minute, ...], Mapping[Item, Motion]] = ((), {})


def about(seat: int, item: Item) -> Kind:
    return "self" if item.subject == seat else "other"


class Desk:
    def __init__(self, state: State, seat: int) -> None:
        self.state, self.seat = state, seat
        self.book = state.books[seat]
        self.docket = docket(state)

    @cached_property
    def known(self) -> frozenset[Item]:
        return frozenset(map(key, self.book.notes))

    @cached_property
    def given(self) -> set[tuple[int, Item]]:
        given = {(t.hearer, key(t.item)) for t in self.book.told}
        return given | {(o.to, key(o.item)) for o in self.state.offers if o.giver == self.seat}

    @cached_property
    def shared(self) -> set[tuple[int, Item]]:
        return self.given | {(t.giver, key(t.item)) for t in self.book.heard}

    @cached_property
    def courted(self) -> tuple[int, ...]:
        """To whom an offer of this seat lies open."""
        return tuple(o.to for o in self.state.offers if o.giver == self.seat)

    def is_new(self, item: Item) -> bool:
        """I29: new to this seat. Whether somebody else made it before must not matter."""
        return item.subject != self.seat and key(item) not in self.known and key(item) not in self.docket

    def is_resolved(self, item: Item) -> bool:
        motion = self.docket.get(key(item))
        return motion is not None and motion.verdict != "tabled"

    def refuse_item(self, item: Item) -> Refusal | None:
        """Whether the seat may put this item forward at all."""
        state, options = self.state, self.state.options
        if not 0 <= item.subject < state.seats:
            return Refusal("I2", "no_such_seat")
        if item.card:
            if item.card not in state.active or item.text or item.sign:
                return Refusal("I4", "no_such_card")
        elif not is_proper_text(item.text) or not item.sign:
            return Refusal("I36", "improper_text")
        elif item.subject not in people(options, state.seats):
            return Refusal("I18", "no_text_about_bots")
        if item.subject == self.seat:
            return self._refuse_own(item)
        if self.is_new(item):
            if not item.card and self.seat not in people(options, state.seats):
                return Refusal("I18", "bots_do_not_write")
            if self.book.fresh >= options.max_new_items_per_recess:
                return Refusal("I29", "too_many_new_items")
        return None

    def _refuse_own(self, item: Item) -> Refusal | None:
        """I3: what a comrade says of himself is true."""
        if item.card:
            return None if item.card in self.state.dossiers[self.seat] else Refusal("I3", "false_about_oneself")
        if self.seat not in people(self.state.options, self.state.seats):
            return Refusal("I18", "bots_do_not_write")
        if any(not oath.truth and key(oath.item) == key(item) for oath in self.book.oaths):
            return Refusal("I3", "false_about_oneself")
        return None

    def refuse_gift(self, to: int, item: Item) -> Refusal | None:
        """A secret for an exchange (I7, I32)."""
        if item.subject == to:
            return Refusal("I7", "about_the_recipient")
        if key(item) in self.docket:
            return Refusal("I32", "was_on_the_floor")
        if (to, key(item)) in self.given:
            return Refusal("I32", "given_before")
        return self.refuse_item(item)

    def refuse_act(self, move: Tell | Offer | Withdraw | Ask | Vouch | Doubt) -> Refusal | None:
        if not 0 <= move.to < self.state.seats or move.to == self.seat:
            return Refusal("I28", "no_such_partner")
        match move:
            case Tell(to, item, source):
                if self.is_resolved(item):
                    return Refusal("I11", "resolved")
                if (to, key(item)) in self.given:
                    return Refusal("I6", "told_before")
                if source is not None and (source == self.seat or not 0 <= source < self.state.seats):
                    return Refusal("I28", "no_such_source")
                return self.refuse_item(item)
            case Offer(to, item):
                if to in self.courted:
                    return Refusal("I7", "offer_lies_open")
                return self.refuse_gift(to, item)
            case Withdraw(to):
                if to not in self.courted:
                    return Refusal("I7", "no_offer")
            case Ask(to, subject):
                if not 0 <= subject < self.state.seats:
                    return Refusal("I28", "no_such_seat")
            case Vouch(to, item) | Doubt(to, item):
                if (to, key(item)) not in self.shared and key(item) not in self.docket:
                    return Refusal("I28", "not_known_to_share")
        return None

    def refuse_accept(self, move: Accept) -> Refusal | None:
        offer = next((o for o in self.state.offers if o.to == self.seat and o.giver == move.giver), None)
        if offer is None:
            return Refusal("I7", "no_offer")
        if offer.want not in ("any", about(self.seat, move.item)):
            return Refusal("I7", "not_what_is_wanted")
        return self.refuse_gift(move.giver, move.item)

    @cached_property
    def rumours(self) -> frozenset[Item]:
        """I11: what the seat itself told to a third comrade or had from one. Whether others spread it as well is not
        for the seat to learn."""
        return frozenset(key(t.item) for t in (*self.book.told, *self.book.heard) if t.spreads)

    def refuse_motion(self, move: Initiate) -> Refusal | None:
        item, last = move.item, self.docket.get(key(move.item))
        if item.subject == self.seat:
            return Refusal("I13", "about_yourself")
        if last is not None and last.verdict != "tabled":
            return Refusal("I26", "resolved")
        if last is not None and last.round >= self.state.round:
            return Refusal("I26", "tabled_this_round")
        if last is None and key(item) not in self.rumours:
            return Refusal("I11", "not_a_rumour_to_you")
        if move.senior and "senior" not in self.book.perks:
            return Refusal("I23", "no_senior_perk")
        return None
