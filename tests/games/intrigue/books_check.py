"""What the books of a position, real or imagined, must tell of the past: nobody has done what the rules forbid."""

import math
from collections import Counter
from collections.abc import Iterable, Iterator

from diwan.games.intrigue import State
from diwan.games.intrigue.items import Item, key
from diwan.games.intrigue.options import writers
from diwan.games.intrigue.state import Motion, Telling


def _first_rounds(tellings: Iterable[Telling]) -> dict[Item, int]:
    first: dict[Item, int] = {}
    for telling in tellings:
        first.setdefault(key(telling.item), telling.round)
    return first


class BooksCheck:
    def __init__(self, state: State) -> None:
        self.state = state
        self.writers = writers(state.options, state.seats)
        self.read_out: dict[Item, int] = {}
        """The round of the first motion on an item."""
        self.closed: dict[Item, int] = {}
        self.openings: list[Motion] = []
        for motion in (minute for minute in state.minutes if isinstance(minute, Motion)):
            if key(motion.item) not in self.read_out:
                self.openings.append(motion)
            self.read_out.setdefault(key(motion.item), motion.round)
            if motion.verdict != "tabled":
                self.closed.setdefault(key(motion.item), motion.round)

    def faults(self) -> Iterator[str]:
        for seat in range(self.state.seats):
            yield from self._tellings(seat)
            yield from self._whispers(seat)
            yield from self._inventions(seat)
            yield from self._pledges(seat)
        yield from self._motives()

    def _tellings(self, seat: int) -> Iterator[str]:
        book = self.state.books[seat]
        if len({(t.hearer, key(t.item)) for t in book.told}) < len(book.told):
            yield "I6: told twice"
        if [t.moment for t in book.told] != sorted(t.moment for t in book.told):
            yield "I5: tellings out of order"
        for telling in book.told:
            yield from self._telling(seat, telling)
        for telling in book.heard:
            if telling not in self.state.books[telling.giver].told:
                yield "I5: heard but not told"

    def _telling(self, seat: int, telling: Telling) -> Iterator[str]:
        item, wanted = telling.item, key(telling.item)
        if telling.giver != seat or telling not in self.state.books[telling.hearer].heard:
            yield "I5: told but not heard"
        if item.card and item.card not in self.state.active:
            yield "I4: not on the list"
        if item.card and item.subject == seat and item.card not in self.state.dossiers[seat]:
            yield "I3: a lie about oneself"
        if not item.card and item.subject not in self.writers:
            yield "I18: a text about a bot"
        if self.closed.get(wanted, telling.round) < telling.round:
            yield "I11: told when it was settled"
        if telling.via == "exchange" and item.subject == telling.hearer:
            yield "I7: a gift about its recipient"
        if telling.via == "exchange" and self.read_out.get(wanted, telling.round) < telling.round:
            yield "I32: a gift that was on the floor"

    def _whispers(self, seat: int) -> Iterator[str]:
        for item, number in ((w.item, w.round) for w in self.state.books[seat].whispers if w.item):
            if item.subject == seat or item.card in self.state.dossiers[seat]:
                yield "I27: a whisper about what one knows"
            if self.closed.get(item, number) < number:
                yield "I27: a whisper about what was settled"

    def _inventions(self, seat: int) -> Iterator[str]:
        book, most = self.state.books[seat], self.state.options.max_new_items_per_recess
        if book.fresh > most or any(made > most for made in self._made(seat).values()):
            yield "I29: too many new items"
        known: set[Item] = set()
        for telling in sorted((*book.heard, *book.told), key=lambda t: (t.moment, t.giver == seat)):
            wanted, is_text = key(telling.item), not telling.item.card
            is_read = self.read_out.get(wanted, telling.round) < telling.round
            is_new = wanted not in known and not is_read
            if telling.giver == seat and is_text and is_new and seat not in self.writers:
                yield "I18: a bot has written"
            known.add(wanted)

    def _made(self, seat: int) -> Counter[int]:
        """By round: what the seat certainly made up then. Its notes have an order; what it told may have been made up
        earlier, for an offer that lapsed, unless something before it in the notes is of the same round."""
        book, made, reached = self.state.books[seat], Counter[int](), 1
        told, heard = _first_rounds(book.told), _first_rounds(book.heard)
        whispered = {w.item: w.round for w in reversed(book.whispers) if w.item}
        for item in book.notes:
            wanted = key(item)
            learned = min(heard.get(wanted, math.inf), whispered.get(wanted, math.inf))
            number = told.get(wanted)
            if learned <= (number or math.inf):
                reached = max(reached, int(learned)) if learned < math.inf else reached
            elif number == reached and item.subject != seat and self.read_out.get(wanted, number) >= number:
                made[number] += 1
        return made

    def _pledges(self, seat: int) -> Iterator[str]:
        """I7: what lies sealed for somebody has not been told to him."""
        given = {(t.hearer, key(t.item)) for t in self.state.books[seat].told}
        if any((offer.to, key(offer.item)) in given for offer in self.state.offers if offer.giver == seat):
            yield "I7: told what lies sealed"

    def _motives(self) -> Iterator[str]:
        for motion in self.openings:
            book, wanted = self.state.books[motion.initiator], key(motion.item)
            known = (t for t in (*book.told, *book.heard) if key(t.item) == wanted and t.spreads)
            if all(telling.round > motion.round for telling in known):
                yield "I11: brought without knowing it"
