"""Worlds that a view cannot rule out: what `view` hides, this invents, roles and cards and sealed answers."""

from functools import lru_cache
from itertools import permutations, product
from random import Random
from typing import Any

from msgspec.structs import replace

from diwan.games.machrou3_rais.figures import DISTRICTS, EYE, NAMES_OF, ROLE_OF, Character, Role, bits
from diwan.games.machrou3_rais.influence import book_of, influence
from diwan.games.machrou3_rais.rules.objectives import NO_DEEDS, meets
from diwan.games.machrou3_rais.rules.rounds import passable
from diwan.games.machrou3_rais.rules.setup import role_counts
from diwan.games.machrou3_rais.state import (
    Ballot,
    Board,
    DrawingObjectives,
    Exposing,
    Keeping,
    Objectives,
    Options,
    Over,
    Passing,
    Phase,
    Place,
    State,
    Tally,
    Voting,
)
from diwan.games.machrou3_rais.view import View

_TRIES = 400


def imagine(view: View, rng: Random, roles: tuple[Role, ...] | None = None) -> State:
    """`roles`: one of `possible_roles`, for who wants to say which."""
    characters, exposed = _characters(view, roles, rng)
    objectives, phase = _objectives(view, rng)
    return State(
        seats=view.seats,
        options=view.options,
        phase=_answers(view, phase, characters, rng),
        board=view.board,
        opening=view.opening,
        characters=characters,
        exposed=exposed,
        looks=view.looks,
        objectives=objectives,
        deeds=view.deeds,
        powers=view.powers,
        newsflashes=view.newsflashes,
        newsflash=view.newsflash,
        tokens=view.tokens,
        vote_round=view.vote_round,
        statuses=view.statuses,
        power=view.power,
        round=view.round,
        speaker=view.speaker,
        gavel_until=view.gavel_until,
        order=view.order,
        acted=view.acted,
        unmasking=view.unmasking,
        votes=tuple(_ballots(tally, rng) for tally in view.votes),
        candidates=view.candidates,
        said=view.said,
    )


# --- Roles --------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=32)
def assignments(seats: int, options: Options) -> tuple[tuple[Role, ...], ...]:
    """Every way to deal the roles to the seats."""
    roles = [role for role, count in role_counts(seats, options).items() for _ in range(count)]
    return tuple(sorted(set(permutations(roles))))


def possible_roles(view: View) -> list[tuple[Role, ...]]:
    """The assignments that agree with the own character, what was learned, and what the table has seen."""
    return [roles for roles in assignments(view.seats, view.options) if _fits(view, roles)]


def _fits(view: View, roles: tuple[Role, ...]) -> bool:
    known = view.unmasking
    if known.judge is not None and roles[known.judge] != "judge":
        return False
    if any(roles[s] != "corrupt" for s in known.accusers) or any(roles[s] == "judge" for s in known.cleared):
        return False
    if any(roles[s] == "judge" for s in view.candidates):  # R56
        return False
    for seat, character in enumerate(view.characters):
        if character is not None and ROLE_OF[character] != roles[seat]:
            return False
    if view.fellow is not None and roles[view.fellow] != "corrupt":
        return False
    if view.exposed is not None and roles[view.exposed] != "corrupt":
        return False
    return all((roles[s] == "corrupt") == (team == "corrupt") for s, team in view.teams_seen)


def _characters(view: View, wanted: tuple[Role, ...] | None, rng: Random) -> tuple[tuple[Character, ...], int | None]:
    dealt = len(view.characters)
    if None not in view.characters and dealt == view.seats:
        return tuple(c for c in view.characters if c is not None), view.exposed
    roles = wanted or rng.choice(possible_roles(view))
    names = list(view.characters) + [None] * (view.seats - dealt)
    if "judge" in roles and EYE not in names:  # R49
        names[_who_has_the_eye(view, roles, names, rng)] = EYE
    for role in ("corrupt", "reformist", "judge"):
        seats = [s for s, r in enumerate(roles) if r == role and names[s] is None]
        barred = {EYE} if "judge" in roles else set()
        free = [name for name in NAMES_OF[role] if name not in names and name not in barred]
        for seat, name in zip(seats, rng.sample(free, len(seats)), strict=True):
            names[seat] = name
    characters = tuple(name for name in names[:dealt] if name is not None)
    exposed = view.exposed
    if exposed is None and view.round > 0 and "judge" in roles:
        corrupt = [s for s, r in enumerate(roles) if r == "corrupt"]
        chosen = view.options.exposed_chosen_by_corrupt
        exposed = rng.choice(corrupt) if chosen else names.index(EYE)
    return characters, exposed


def _who_has_the_eye(view: View, roles: tuple[Role, ...], names: list[Character | None], rng: Random) -> int:
    if view.exposed is not None and not view.options.exposed_chosen_by_corrupt:
        return view.exposed
    return rng.choice([s for s, r in enumerate(roles) if r == "corrupt" and names[s] is None])


# --- Objectives ---------------------------------------------------------------------------------------------------


class _Slot:
    """A place to be filled: by which deck it was dealt, and by which refill it went back."""

    __slots__ = ("back", "card", "first", "place")

    def __init__(self, place: Place, back: int | None) -> None:
        self.place, self.back, self.card, self.first = place, back, place.card, place.first


def _objectives(view: View, rng: Random) -> tuple[Objectives, Phase]:
    """Cards that were not seen are dealt to the hidden places so that every refill of the deck comes out (R31) and
    no Objective dealt at set-up was fulfilled then (R32)."""
    if isinstance(view.phase, Over):
        return view.objectives, view.phase
    cards = sorted(book_of(view).objectives)
    for attempt in range(_TRIES):
        slots = _slots(view)
        deck = _deal(cards, view, slots, rng)
        if deck is not None and (attempt == _TRIES - 1 or all(_was_open(view, slot) for slot in slots)):
            return _filled(view, slots, deck)
    raise AssertionError("a view always fits the world that it was taken from")


def _slots(view: View) -> list[_Slot]:
    cards, phase = view.objectives, view.phase
    got = phase.got if isinstance(phase, DrawingObjectives | Keeping) else ()
    here = [*(p for p in cards.hands if p is not None), *cards.discard, *got]
    gone = [Place(d.card, d.drawn, ()) for d in cards.declared]
    back = [_Slot(p, k + 1) for k, places in enumerate(cards.recycled) for p in places]
    return [*(_Slot(p, None) for p in here), *back, *(_Slot(p, None) for p in gone)]


def _deal(cards: list[str], view: View, slots: list[_Slot], rng: Random) -> list[str] | None:
    refills = len(view.objectives.recycled)
    for number in range(refills, 0, -1):
        # A card dealt from the deck of this refill lay in the discard that made it.
        source = [slot for slot in slots if slot.back == number]
        known = {slot.card for slot in source}
        for slot in slots:
            if slot.place.drawn == number and slot.card is not None and slot.card not in known:
                blank = [s for s in source if s.card is None]
                if not blank:
                    return None
                rng.choice(blank).card = slot.card
                known.add(slot.card)
    pool = list(cards)
    for number in range(refills + 1):
        if number:
            pool = [slot.card for slot in slots if slot.back == number and slot.card is not None]
        drawn = [slot for slot in slots if slot.place.drawn == number]
        taken = {slot.card for slot in drawn}
        free = [card for card in pool if card not in taken]
        blank = [slot for slot in drawn if slot.card is None]
        if len(blank) > len(free) or not taken - {None} <= set(pool):
            return None
        chosen = rng.sample(free, len(blank))
        for slot, card in zip(blank, chosen, strict=True):
            slot.card = card
        pool = [card for card in free if card not in chosen]
    return pool


def _was_open(view: View, slot: _Slot) -> bool:
    if slot.first is None or slot.place.card is not None or slot.card is None:
        return True
    return slot.card not in _closed(view.seats, view.options, view.opening, slot.first)


@lru_cache(maxsize=1024)
def _closed(seats: int, options: Options, opening: Board | None, seat: int) -> frozenset[str]:
    """The Objectives that were fulfilled for a seat when they were dealt."""
    if opening is None:
        return frozenset()
    table = _Opening(seats, options, opening)
    inf = influence(table)
    found = book_of(table).objectives.values()
    return frozenset(card.id for card in found if meets(card.when, inf, opening, NO_DEEDS, seat))


class _Opening:
    """The table when the first Objectives were dealt: no card was in force yet."""

    newsflash = None
    statuses = ()

    def __init__(self, seats: int, options: Options, board: Board) -> None:
        self.seats, self.options, self.board = seats, options, board


def _filled(view: View, slots: list[_Slot], deck: list[str]) -> tuple[Objectives, Phase]:
    """The slots come in the order in which `_slots` listed them."""
    cards, phase = view.objectives, view.phase
    found = iter([replace(slot.place, card=slot.card) for slot in slots])
    hands = tuple(None if p is None else next(found) for p in cards.hands)
    discard = tuple(next(found) for _ in cards.discard)
    if isinstance(phase, DrawingObjectives | Keeping):
        phase = replace(phase, got=tuple(next(found) for _ in phase.got))
    recycled = tuple(tuple(next(found) for _ in back) for back in cards.recycled)
    objectives = replace(cards, deck=tuple(sorted(deck)), hands=hands, discard=discard, recycled=recycled)
    return objectives, phase


# --- Sealed answers and past votes --------------------------------------------------------------------------------


def _answers(view: View, phase: Phase, characters: tuple[Character, ...], rng: Random) -> Phase:
    match phase:
        case Voting(ballots=mine):
            return replace(phase, ballots=_fill(view, mine, lambda _: (True, False), rng))
        case Ballot(answers=mine):
            return replace(phase, answers=_fill(view, mine, lambda s: _may_elect(view, s), rng))
        case Passing(answers=mine):
            inf = influence(view)
            may_pass = lambda s: [DISTRICTS[i] for i in bits(passable(inf, s))]  # noqa: E731
            return replace(phase, answers=_fill(view, mine, may_pass, rng))
        case Exposing(answers=mine):
            corrupt = tuple(s for s, c in enumerate(characters) if ROLE_OF[c] == "corrupt")
            return replace(phase, answers=_fill(view, mine, lambda s: (-1, *corrupt) if s in corrupt else (-1,), rng))
    return phase


def _fill(view: View, mine: tuple[Any, ...], may: Any, rng: Random) -> tuple[Any, ...]:
    return tuple(rng.choice(may(s)) if view.answered[s] and answer is None else answer for s, answer in enumerate(mine))


def _may_elect(view: View, seat: int) -> tuple[int, ...]:
    return (seat,) if seat in view.candidates else view.candidates


def _ballots(tally: Tally, rng: Random) -> Tally:
    if None not in tally.ballots:
        return tally
    return replace(tally, ballots=rng.choice(_counts(tally.ballots, tally.weights, tally.with_votes - tally.added)))


@lru_cache(maxsize=4096)
def _counts(known: tuple[bool | None, ...], weights: tuple[int, ...], with_votes: int) -> tuple[tuple[bool, ...], ...]:
    """Every way to fill in the ballots that gives the announced sum; A follows from W."""
    ways = product(*((True, False) if ballot is None else (ballot,) for ballot in known))
    return tuple(w for w in ways if sum(weights[s] for s, b in enumerate(w) if b) == with_votes)
