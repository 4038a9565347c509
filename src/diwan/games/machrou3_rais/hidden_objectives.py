"""Sampling of the places of Objectives that a view does not show.

Every card goes from place to place: it is dealt from the first deck, lies in a hand, is discarded, and a refill of
the deck (R31) takes it back to be dealt again. A deck is dealt to its last card before the next refill, so between
two refills every card that went back has one place and every place one card. Three things narrow it down: the places
whose card the view shows, the time that a card known at two places had to get from one to the other, and that nobody
was dealt a first Objective already fulfilled (R32). Routes between known places are searched first; all other cards
then fit in whatever is left. Where somebody drew from two decks at once and kept one card, it is decided before all
this from which deck that one was."""

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from random import Random
from typing import TypeAlias

from msgspec.structs import replace

from diwan.games.machrou3_rais.figures import DISTRICTS
from diwan.games.machrou3_rais.influence import card_set_of, influence
from diwan.games.machrou3_rais.rules.common import clockwise
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
"""A card is in the deck of one refill and must be in that of a later one: (first refill, later refill, card)."""
Routes: TypeAlias = dict[tuple[str, int], int]
"""The refill by which a card must go back, by the card and by the deck from which it is dealt."""
OpenPlaces: TypeAlias = Counter[tuple[int, int]]
"""The number of places without a known card that lead from one deck to another."""


def imagine_objectives(view: View, rng: Random) -> tuple[Objectives, Phase]:
    if isinstance(view.phase, Over):
        return view.objectives, view.phase
    slots = _slots(view)
    for _ in _assign_decks(_mixed_draws(view, slots), rng):
        if (routes := _find_routes(view, slots, rng)) is not None:
            return _filled(view, slots, _deal(view, slots, routes, rng))
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
    """Return the Objectives with the cards of the slots, in the order in which `_slots` listed them."""
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
    """Return the places of every such draw by somebody else, the kept one first."""
    draws: dict[int, list[tuple[int, Slot]]] = {}
    for slot in slots:
        if (across := slot.place.across) is not None and across.seat != view.seat:
            draws.setdefault(across.refill, []).append((across.number, slot))
    return [[slot for _, slot in sorted(draw, key=lambda numbered: numbered[0])] for draw in draws.values()]


def _assign_decks(draws: list[list[Slot]], rng: Random) -> Iterator[None]:
    """Assign each place of these draws to a deck, in all ways in turn; each card is equally likely to be the kept
    one."""
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
        yield from _assign_decks(more, rng)


# --- Dealing ------------------------------------------------------------------------------------------------------


def _deal(view: View, slots: list[Slot], routes: Routes, rng: Random) -> list[str]:
    """Give every slot its card and return the rest, the deck."""
    deck = sorted(card_set_of(view).objectives)
    for number in range(len(view.objectives.recycled) + 1):
        if number:
            deck = [slot.card for slot in slots if slot.back == number and slot.card is not None]
        dealt = [slot for slot in slots if slot.drawn == number]
        known = {slot.card for slot in dealt}
        deck = [card for card in deck if card not in known]
        blank = [slot for slot in dealt if slot.card is None]
        found = _match(blank, deck, routes, rng)
        assert found is not None, "the ways of all cards were found before"
        for slot, card in zip(blank, found, strict=True):
            slot.card = card
        deck = [card for card in deck if card not in found]
    return deck


def _match(blank: list[Slot], cards: list[str], routes: Routes, rng: Random) -> list[str] | None:
    """Return a card for every slot that fits its route, or None if there are not enough."""
    if not any((card, slot.drawn) in routes for slot in blank[:1] for card in cards):
        return rng.sample(cards, len(blank)) if len(blank) <= len(cards) else None
    holder: dict[str, int] = {}
    wishes = [
        rng.sample(fits, len(fits)) for slot in blank for fits in [[c for c in cards if _fits_route(c, slot, routes)]]
    ]

    def seat(number: int, asked: set[str]) -> bool:
        """Give a slot a card, making its holder take another one if necessary (Kuhn's algorithm)."""
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


def _fits_route(card: str, slot: Slot, routes: Routes) -> bool:
    return routes.get((card, slot.drawn), slot.back) == slot.back


# --- Ways between places whose card is known ----------------------------------------------------------------------


def _find_routes(view: View, slots: list[Slot], rng: Random) -> Routes | None:
    """Deal the first Objectives and return a route for every card with a journey, or None if there is none."""
    journeys = _journeys(slots)
    if journeys is None:
        return None
    open_places = Counter((slot.drawn, slot.back) for slot in slots if slot.card is None and slot.back is not None)
    dead_ends: set[object] = set()
    speakers = _first_speakers(view)
    for routes in _first_routes([j for j in journeys if j[0] == 0], open_places, rng):
        here = [(routes.get((card, at), at), end, card) for at, end, card in journeys]
        if _route_all(here, open_places.copy(), routes, dead_ends, rng):
            for speaker in rng.sample(speakers, len(speakers)):
                if _deal_first(view, speaker, slots, routes, rng):
                    return routes
    return None


def _journeys(slots: list[Slot]) -> list[Journey] | None:
    """Return the journeys between known places; None if a card would be dealt before it was back in a deck."""
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


def _first_routes(journeys: list[Journey], open_places: OpenPlaces, rng: Random) -> Iterator[Routes]:
    """Yield every way in which the cards of the first deck can set out.

    The places that they use are taken from `open_places` meanwhile."""
    if not journeys:
        yield {}
        return
    (at, end, card), *others = journeys
    for step in _steps(at, end, open_places, rng):
        open_places[at, step] -= 1
        for routes in _first_routes(others, open_places, rng):
            yield {(card, at): step, **routes}
        open_places[at, step] += 1


def _route_all(
    journeys: list[Journey], open_places: OpenPlaces, routes: Routes, dead_ends: set[object], rng: Random
) -> bool:
    """Find a route for every card, the earliest deck first.

    `dead_ends` remembers positions from which there is no way."""
    journeys = sorted(journey for journey in journeys if journey[0] < journey[1])
    if not journeys:
        return True
    here = (tuple(journey[:2] for journey in journeys), tuple(sorted(open_places.items())))
    if here in dead_ends:
        return False
    (at, end, card), *others = journeys
    for step in _steps(at, end, open_places, rng):
        open_places[at, step] -= 1
        routes[card, at] = step
        if _route_all([(step, end, card), *others], open_places, routes, dead_ends, rng):
            return True
        del routes[card, at]
        open_places[at, step] += 1
    dead_ends.add(here)
    return False


def _steps(at: int, end: int, open_places: OpenPlaces, rng: Random) -> list[int]:
    """Return the decks reachable over one place, in random order, weighted by their number of places."""
    ways = [to for (start, to), places in open_places.items() if start == at and to <= end for _ in range(places)]
    return list(dict.fromkeys(rng.sample(ways, len(ways))))


# --- The first Objectives (R32) -----------------------------------------------------------------------------------


def _deal_first(view: View, speaker: int, slots: list[Slot], routes: Routes, rng: Random) -> bool:
    """Deal the first Objectives clockwise from the Speaker.

    If that is impossible, return False and deal nothing."""
    hands = {slot.first: slot for slot in slots if slot.first is not None}
    known = {slot.card for slot in slots if slot.drawn == 0}
    free = [card for card in sorted(card_set_of(view).objectives) if card not in known]
    order = [hands[seat] for seat in clockwise(view.seats, speaker) if seat in hands]
    others = [slot for slot in slots if slot.drawn == 0 and slot.card is None and slot.first is None]
    return _deal_first_from(view, order, others, free, frozenset(), routes, rng)


def _deal_first_from(
    view: View,
    order: list[Slot],
    others: list[Slot],
    free: list[str],
    dealt: frozenset[str],
    routes: Routes,
    rng: Random,
) -> bool:
    """Deal one Objective that is not fulfilled, if the deck has one, and then the hands that follow."""
    if not order:
        return _match(others, free, routes, rng) is not None
    slot, left = order[0], order[1:]
    fresh = _unfulfilled(view.seats, view.options, view.opening, slot.first) - dealt
    if slot.card is not None:
        return (not fresh or slot.card in fresh) and _deal_first_from(
            view, left, others, free, dealt | {slot.card}, routes, rng
        )
    fits = [card for card in free if (not fresh or card in fresh) and _fits_route(card, slot, routes)]
    for card in rng.sample(fits, len(fits)):
        rest = [other for other in free if other != card]
        blank = [s for s in left if s.card is None]
        if _match([*blank, *others], rest, routes, rng) is None:
            continue
        slot.card = card
        if _deal_first_from(view, left, others, rest, dealt | {card}, routes, rng):
            return True
        slot.card = None
    return False


@lru_cache(maxsize=1024)
def _unfulfilled(seats: int, options: Options, opening: Board | None, seat: int | None) -> frozenset[str]:
    """Return the Objectives that a seat did not fulfil when the first ones were dealt."""
    assert opening is not None, "the board was kept when the first Objectives were dealt"
    assert seat is not None, "only first hands are asked about"
    table = _Opening(seats, options, opening)
    inf = influence(table)
    found = card_set_of(table).objectives.values()
    return frozenset(card.id for card in found if not meets(card.when, inf, opening, NO_DEEDS, seat))


def _first_speakers(view: View) -> list[int]:
    """Return who can have been dealt the first hand: the smallest Bloc before any token lay on the board."""
    if view.opening is None:
        return [0]
    bare = replace(view.opening, tokens=(0,) * len(DISTRICTS), origins=(None,) * view.seats)
    blocs = influence(_Opening(view.seats, view.options, bare)).blocs
    return [seat for seat, bloc in enumerate(blocs) if bloc == min(blocs)]


class _Opening:
    """The table when the first Objectives were dealt, before any card was in force."""

    newsflash = None
    statuses = ()

    def __init__(self, seats: int, options: Options, board: Board) -> None:
        self.seats, self.options, self.board = seats, options, board
