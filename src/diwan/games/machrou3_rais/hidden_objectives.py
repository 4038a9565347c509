"""Where Objectives that a view does not show can lie.

Every card goes from place to place: it is dealt from the first deck, lies in a hand, is discarded, and a refill of the
deck (R31) takes it back to be dealt again. A deck is dealt to its last card before the next refill, so between two
refills every card that went back has one place and every place one card. Three things narrow it down: the places whose
card the view shows, the time that a card known at two places had to get from one to the other, and that nobody was
dealt a first Objective already fulfilled (R32). Ways between known places are searched first; all other cards then
fit in whatever is left. Where somebody drew from two decks at once and kept one card, it is settled before all this
from which deck that one was.
"""

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from random import Random
from typing import TypeAlias

from msgspec.structs import replace

from diwan.games.machrou3_rais.figures import DISTRICTS
from diwan.games.machrou3_rais.influence import book_of, influence
from diwan.games.machrou3_rais.rules.common import leftwards
from diwan.games.machrou3_rais.rules.objectives import NO_DEEDS, meets
from diwan.games.machrou3_rais.state import (
    Board,
    DrawingObjectives,
    Keeping,
    Objectives,
    Options,
    Over,
    Phase,
    Place,
)
from diwan.games.machrou3_rais.view import View


class Slot:
    """A place, the refill that took its card back (None: the card still lies there), and the card imagined there."""

    __slots__ = ("back", "card", "drawn", "first", "place")

    def __init__(self, place: Place, back: int | None) -> None:
        self.place, self.back = place, back
        self.card, self.drawn, self.first = place.card, place.drawn, place.first


Journey: TypeAlias = tuple[int, int, str]
"""A card is in the deck of one refill and must be in that of another."""
Legs: TypeAlias = dict[tuple[str, int], int]
"""The refill by which a card must go back, by the card and the deck that it is dealt from."""
Blanks: TypeAlias = Counter[tuple[int, int]]
"""How many places without a known card lead from one deck to another."""


def imagine_objectives(view: View, rng: Random) -> tuple[Objectives, Phase]:
    if isinstance(view.phase, Over):
        return view.objectives, view.phase
    slots = _slots(view)
    for _ in _decks_of_the_kept(_mixed_draws(view, slots), rng):
        if (legs := _open(view, slots, rng)) is not None:
            return _filled(view, slots, _deal(view, slots, legs, rng))
    raise AssertionError("a view always fits the world that it was taken from")


def _slots(view: View) -> list[Slot]:
    cards, phase = view.objectives, view.phase
    got = phase.got if isinstance(phase, DrawingObjectives | Keeping) else ()
    here = [*(p for p in cards.hands if p is not None), *cards.discard, *got]
    lying = [Slot(p, None) for p in here]
    lying += [Slot(p, k + 1) for k, places in enumerate(cards.recycled) for p in places]
    had_first = {slot.first for slot in lying}
    for d in cards.declared:  # a seat whose first Objective lies nowhere has declared it before all others
        lying.append(Slot(Place(d.card, d.drawn, (), None if d.seat in had_first else d.seat, d.across), None))
        had_first.add(d.seat)
    return lying


def _filled(view: View, slots: list[Slot], deck: list[str]) -> tuple[Objectives, Phase]:
    """The slots come in the order in which `_slots` listed them."""
    cards, phase = view.objectives, view.phase
    found = iter([replace(slot.place, card=slot.card, drawn=slot.drawn) for slot in slots])
    hands = tuple(None if p is None else next(found) for p in cards.hands)
    discard = tuple(next(found) for _ in cards.discard)
    if isinstance(phase, DrawingObjectives | Keeping):
        phase = replace(phase, got=tuple(next(found) for _ in phase.got))
    recycled = tuple(tuple(next(found) for _ in back) for back in cards.recycled)
    declared = tuple(replace(d, drawn=next(found).drawn) for d in cards.declared)
    return Objectives(tuple(sorted(deck)), cards.deck_size, hands, discard, recycled, declared), phase


# --- Draws in the middle of which the deck was refilled -----------------------------------------------------------


def _mixed_draws(view: View, slots: list[Slot]) -> list[list[Slot]]:
    """The places of each such draw of somebody else, first the one that was kept."""
    draws: dict[int, list[tuple[int, Slot]]] = {}
    for slot in slots:
        if (across := slot.place.across) is not None and across.seat != view.seat:
            draws.setdefault(across.refill, []).append((across.number, slot))
    return [[slot for _, slot in sorted(draw, key=lambda numbered: numbered[0])] for draw in draws.values()]


def _decks_of_the_kept(draws: list[list[Slot]], rng: Random) -> Iterator[None]:
    """Gives every place of these draws its deck, in all ways in turn; each card is as likely to have been kept."""
    if not draws:
        yield
        return
    (kept, *others), *more = draws
    across = kept.place.across
    assert across is not None, "only such places are asked about"
    first = rng.randrange(len(others) + 1) < across.before
    for from_before in (first, not first):
        old = across.before - from_before
        kept.drawn = across.refill - from_before
        for number, slot in enumerate(others):
            slot.drawn = across.refill - (number < old)
        yield from _decks_of_the_kept(more, rng)


# --- Dealing ------------------------------------------------------------------------------------------------------


def _deal(view: View, slots: list[Slot], legs: Legs, rng: Random) -> list[str]:
    """Gives every slot its card; what is left is the deck."""
    deck = sorted(book_of(view).objectives)
    for number in range(len(view.objectives.recycled) + 1):
        if number:
            deck = [slot.card for slot in slots if slot.back == number and slot.card is not None]
        dealt = [slot for slot in slots if slot.drawn == number]
        known = {slot.card for slot in dealt}
        deck = [card for card in deck if card not in known]
        blank = [slot for slot in dealt if slot.card is None]
        found = _match(blank, deck, legs, rng)
        assert found is not None, "the ways of all cards were found before"
        for slot, card in zip(blank, found, strict=True):
            slot.card = card
        deck = [card for card in deck if card not in found]
    return deck


def _match(blank: list[Slot], cards: list[str], legs: Legs, rng: Random) -> list[str] | None:
    """A card for every slot, each on its way; None if there are not enough that fit."""
    if not any((card, slot.drawn) in legs for slot in blank[:1] for card in cards):
        return rng.sample(cards, len(blank)) if len(blank) <= len(cards) else None
    holder: dict[str, int] = {}
    wishes = [rng.sample(fits, len(fits)) for slot in blank for fits in [[c for c in cards if _leads(c, slot, legs)]]]

    def seat(number: int, asked: set[str]) -> bool:
        """Kuhn's algorithm: a slot takes a card, or makes its holder take another one."""
        for card in wishes[number]:
            if card not in asked:
                asked.add(card)
                if card not in holder or seat(holder[card], asked):
                    holder[card] = number
                    return True
        return False

    if not all(seat(number, set()) for number in range(len(blank))):
        return None
    return sorted(holder, key=lambda card: holder[card])


def _leads(card: str, slot: Slot, legs: Legs) -> bool:
    return legs.get((card, slot.drawn), slot.back) == slot.back


# --- Ways between places whose card is known ----------------------------------------------------------------------


def _open(view: View, slots: list[Slot], rng: Random) -> Legs | None:
    """Deals the first Objectives, and finds how every card with a journey travels; None: there is no way."""
    journeys = _journeys(slots)
    if journeys is None:
        return None
    blanks = Counter((slot.drawn, slot.back) for slot in slots if slot.card is None and slot.back is not None)
    dead: set[object] = set()
    speakers = _first_speakers(view)
    for legs in _first_legs([j for j in journeys if j[0] == 0], blanks, rng):
        here = [(legs.get((card, at), at), end, card) for at, end, card in journeys]
        if _travel(here, blanks.copy(), legs, dead, rng):
            for speaker in rng.sample(speakers, len(speakers)):
                if _deal_first(view, speaker, slots, legs, rng):
                    return legs
    return None


def _journeys(slots: list[Slot]) -> list[Journey] | None:
    """None: a card would have been dealt before it was back in a deck."""
    journeys: list[Journey] = []
    at: dict[str, int | None] = {}
    for slot in sorted(slots, key=lambda slot: slot.drawn):
        if slot.card is not None:
            start = at.get(slot.card, 0)
            if start is None or start > slot.drawn:
                return None
            if start < slot.drawn:
                journeys.append((start, slot.drawn, slot.card))
            at[slot.card] = slot.back
    return journeys


def _first_legs(journeys: list[Journey], blanks: Blanks, rng: Random) -> Iterator[Legs]:
    """Every way in which the cards of the first deck can set out. What they use up is taken from `blanks` meanwhile."""
    if not journeys:
        yield {}
        return
    (at, end, card), *others = journeys
    for step in _steps(at, end, blanks, rng):
        blanks[at, step] -= 1
        for legs in _first_legs(others, blanks, rng):
            yield {(card, at): step, **legs}
        blanks[at, step] += 1


def _travel(journeys: list[Journey], blanks: Blanks, legs: Legs, dead: set[object], rng: Random) -> bool:
    """Leads every card to its end, the earliest deck first; `dead` remembers from where there is no way."""
    journeys = sorted(journey for journey in journeys if journey[0] < journey[1])
    if not journeys:
        return True
    here = (tuple(journey[:2] for journey in journeys), tuple(sorted(blanks.items())))
    if here in dead:
        return False
    (at, end, card), *others = journeys
    for step in _steps(at, end, blanks, rng):
        blanks[at, step] -= 1
        legs[card, at] = step
        if _travel([(step, end, card), *others], blanks, legs, dead, rng):
            return True
        del legs[card, at]
        blanks[at, step] += 1
    dead.add(here)
    return False


def _steps(at: int, end: int, blanks: Blanks, rng: Random) -> list[int]:
    """The decks that can be reached by one place, in random order, those with more places rather first."""
    ways = [to for (start, to), places in blanks.items() if start == at and to <= end for _ in range(places)]
    return list(dict.fromkeys(rng.sample(ways, len(ways))))


# --- The first Objectives (R32) -----------------------------------------------------------------------------------


def _deal_first(view: View, speaker: int, slots: list[Slot], legs: Legs, rng: Random) -> bool:
    """Deals them from the Speaker leftwards; False and nothing dealt if it cannot be."""
    hands = {slot.first: slot for slot in slots if slot.first is not None}
    known = {slot.card for slot in slots if slot.drawn == 0}
    free = [card for card in sorted(book_of(view).objectives) if card not in known]
    order = [hands[seat] for seat in leftwards(view.seats, speaker) if seat in hands]
    others = [slot for slot in slots if slot.drawn == 0 and slot.card is None and slot.first is None]
    return _deal_on(view, order, others, free, frozenset(), legs, rng)


def _deal_on(
    view: View, order: list[Slot], others: list[Slot], free: list[str], dealt: frozenset[str], legs: Legs, rng: Random
) -> bool:
    """One Objective that is not fulfilled, if the deck has one, and then the hands that follow."""
    if not order:
        return _match(others, free, legs, rng) is not None
    slot, left = order[0], order[1:]
    fresh = _fresh(view.seats, view.options, view.opening, slot.first) - dealt
    if slot.card is not None:
        return (not fresh or slot.card in fresh) and _deal_on(view, left, others, free, dealt | {slot.card}, legs, rng)
    fits = [card for card in free if (not fresh or card in fresh) and _leads(card, slot, legs)]
    for card in rng.sample(fits, len(fits)):
        rest = [other for other in free if other != card]
        blank = [s for s in left if s.card is None]
        if _match([*blank, *others], rest, legs, rng) is None:
            continue
        slot.card = card
        if _deal_on(view, left, others, rest, dealt | {card}, legs, rng):
            return True
        slot.card = None
    return False


@lru_cache(maxsize=1024)
def _fresh(seats: int, options: Options, opening: Board | None, seat: int | None) -> frozenset[str]:
    """The Objectives that were not fulfilled for a seat when the first ones were dealt."""
    assert opening is not None, "the board was kept when the first Objectives were dealt"
    assert seat is not None, "only first hands are asked about"
    table = _Opening(seats, options, opening)
    inf = influence(table)
    found = book_of(table).objectives.values()
    return frozenset(card.id for card in found if not meets(card.when, inf, opening, NO_DEEDS, seat))


def _first_speakers(view: View) -> list[int]:
    """Who can have been dealt the first hand: the smallest Bloc before any token lay on the board."""
    if view.opening is None:
        return [0]
    bare = replace(view.opening, tokens=(0,) * len(DISTRICTS), origins=(None,) * view.seats)
    blocs = influence(_Opening(view.seats, view.options, bare)).blocs
    return [seat for seat, bloc in enumerate(blocs) if bloc == min(blocs)]


class _Opening:
    """The table when the first Objectives were dealt: no card was in force yet."""

    newsflash = None
    statuses = ()

    def __init__(self, seats: int, options: Options, board: Board) -> None:
        self.seats, self.options, self.board = seats, options, board
