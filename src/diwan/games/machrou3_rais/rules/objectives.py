"""Objectives: what they ask for, how they are drawn, changed, kept and declared."""

from typing import assert_never

from msgspec.structs import replace

from diwan.core.game import Refusal, Told, only
from diwan.games.machrou3_rais import events
from diwan.games.machrou3_rais import vocabulary as v
from diwan.games.machrou3_rais.figures import (
    COASTAL,
    GOVERNORATE_OF,
    GOVERNORATES,
    GROUP_OF,
    NEIGHBOURS,
    SYRIA,
    bits,
    mask,
)
from diwan.games.machrou3_rais.influence import Influence, card_set_of, influence
from diwan.games.machrou3_rais.rules.common import Played, origin_of, put, tell, tell_others
from diwan.games.machrou3_rais.state import (
    Across,
    ActionDone,
    Board,
    Declared,
    DrawingObjectives,
    DrawingPower,
    Keeping,
    Objectives,
    Place,
    State,
)

NO_DEEDS = (0,) * len(v.DEEDS)


# --- Fulfilment ---------------------------------------------------------------------------------------------------


def is_fulfilled(state: State, seat: int, card: str) -> bool:
    """Return whether a seat fulfils an Objective at this moment; the past does not matter (R35)."""
    return meets(card_set_of(state).objectives[card].when, influence(state), state.board, state.deeds[seat], seat)


def meets(when: tuple[v.AnyCondition, ...], inf: Influence, board: Board, deeds: tuple[int, ...], seat: int) -> bool:
    return all(surplus(condition, inf, board, deeds, seat) >= 0 for condition in when)


def surplus(condition: v.AnyCondition, inf: Influence, board: Board, deeds: tuple[int, ...], seat: int) -> int:
    """Return by how much a condition is exceeded; a negative number is missing."""
    mine = inf.owned[seat]
    need = int(getattr(condition, "n", 1))
    match condition:
        case v.EventMin(event=event):
            return deeds[v.DEEDS.index(event)] - need
        case v.StationsMin():
            return (mine & inf.stations).bit_count() - need
        case v.IpSumMin():
            return sum(inf.ips[i] for i in bits(mine)) - need
        case v.BlocMin():
            return inf.blocs[seat] - need
        case v.BlocLeadMin():
            return inf.blocs[seat] - max(b for s, b in enumerate(inf.blocs) if s != seat) - need
        case v.GroupsMin():
            return inf.leads.count(seat) - need
        case v.GovernoratesMin():
            return sum(1 for area in GOVERNORATES.values() if area & mine) - need
        case v.ChainMin():
            return longest_chain(mine) - need
        case v.OwnOf(of=of):
            return (mine & mask(of)).bit_count() - need
        case v.OwnTag(tag=tag):
            return (mine & (COASTAL if tag == "coastal" else SYRIA)).bit_count() - need
        case v.OwnGovernorate(governorate=governorate):
            return (mine & GOVERNORATES[governorate]).bit_count() - need
        case v.ForeignDooMin():
            foreign = [o for s, o in enumerate(board.origins) if s != seat and o is not None]
            return (mine & mask(foreign)).bit_count() - need
        case v.DooHeld() | v.DooNeighboursMin() | v.DooGroupControlled() | v.DooGovernorateMin() | v.DooChainMin():
            origin = origin_of(board, seat)
            if origin is None or not mine >> origin & 1:
                return -need
            return _origin_surplus(condition, inf, seat, origin, need)
    assert_never(condition)


def _origin_surplus(
    condition: v.DooHeld | v.DooNeighboursMin | v.DooGroupControlled | v.DooGovernorateMin | v.DooChainMin,
    inf: Influence,
    seat: int,
    origin: int,
    need: int,
) -> int:
    """Return `surplus` for conditions about the own District of Origin, which is held."""
    mine = inf.owned[seat]
    match condition:
        case v.DooHeld():
            return 0
        case v.DooNeighboursMin():
            around = NEIGHBOURS[origin]
            return (mine & around).bit_count() - min(need, around.bit_count())
        case v.DooGroupControlled():
            return 0 if inf.leads[GROUP_OF[origin]] == seat else -1
        case v.DooGovernorateMin():
            home = GOVERNORATES[GOVERNORATE_OF[origin]]
            return (mine & home).bit_count() - min(need, home.bit_count())
        case v.DooChainMin():
            return chain_of(mine, origin).bit_count() - need
    assert_never(condition)


def chain_of(districts: int, start: int) -> int:
    """Return the districts connected with `start` by printed frontiers."""
    chain = edge = 1 << start
    while edge:
        around = 0
        for i in bits(edge):
            around |= NEIGHBOURS[i]
        edge = around & districts & ~chain
        chain |= edge
    return chain


def longest_chain(districts: int) -> int:
    best = 0
    while districts:
        chain = chain_of(districts, bits(districts)[0])
        best = max(best, chain.bit_count())
        districts &= ~chain
    return best


# --- Hands, deck and discard --------------------------------------------------------------------------------------


def cards_left(objectives: Objectives) -> int:
    return len(objectives.deck) + len(objectives.discard)


def draw(state: State, seat: int, count: int) -> Played:
    """Wait for NATURE to deal cards; an empty deck is refilled first (R31)."""
    told: tuple[Told, ...] = ()
    objectives = state.objectives
    if not objectives.deck:
        cards = tuple(sorted(place.card for place in objectives.discard if place.card is not None))
        objectives = replace(
            objectives,
            deck=cards,
            deck_size=len(cards),
            discard=(),
            recycled=(*objectives.recycled, objectives.discard),
        )
        told = (tell(events.DeckRefilled(len(cards))),)
    return replace(state, objectives=objectives, phase=DrawingObjectives(seat, count, ())), told


def take_from_deck(objectives: Objectives, card: str) -> Objectives:
    at = objectives.deck.index(card)
    deck = (*objectives.deck[:at], *objectives.deck[at + 1 :])
    return replace(objectives, deck=deck, deck_size=len(deck))


def drawn(state: State, phase: DrawingObjectives, card: str) -> Played:
    seat = phase.seat
    state = replace(state, objectives=take_from_deck(state.objectives, card))
    got = (*phase.got, Place(card, len(state.objectives.recycled), (seat,)))
    told = (
        tell_others(state, seat, events.ObjectiveDrawn(seat)),
        Told(only(seat), events.ObjectiveKnown(card, title(state, card))),
    )
    if phase.want > 1 and cards_left(state.objectives):
        # A second card may need a refilled deck.
        state, refilled = draw(state, seat, phase.want - 1)
        return replace(state, phase=DrawingObjectives(seat, phase.want - 1, got)), (*told, *refilled)
    if len(got) > 1:
        return replace(state, phase=Keeping(seat, got)), told
    return _in_hand(state, seat, got[0]), told


def keep(state: State, phase: Keeping, number: int) -> Played:
    seat, (kept, *others) = phase.seat, _kept_first(phase, number)
    assert kept.card is not None, "a state knows every card"
    state = replace(state, objectives=replace(state.objectives, discard=(*state.objectives.discard, *others)))
    return _in_hand(state, seat, kept), (
        tell_others(state, seat, events.ObjectiveKept(seat)),
        Told(only(seat), events.KeptObjective(kept.card, title(state, kept.card))),
    )


def _kept_first(phase: Keeping, number: int) -> list[Place]:
    """Return the card that is kept, then the others."""
    got = [phase.got[number], *phase.got[:number], *phase.got[number + 1 :]]
    refill = phase.got[-1].drawn
    before = sum(place.drawn < refill for place in got)
    if not before:
        return got
    return [replace(place, across=Across(phase.seat, refill, before, i)) for i, place in enumerate(got)]


def _in_hand(state: State, seat: int, place: Place) -> State:
    hands = put(state.objectives.hands, seat, place)
    return replace(
        state,
        objectives=replace(state.objectives, hands=hands),
        deeds=put(state.deeds, seat, NO_DEEDS),  # R34
        phase=ActionDone(),
    )


def discard(state: State, seat: int) -> Played:
    """Discard a hand face down; whoever knew the card knows where it lies."""
    objectives = state.objectives
    place = objectives.hands[seat]
    assert place is not None, "only a hand with a card can be discarded"
    objectives = replace(objectives, hands=put(objectives.hands, seat, None), discard=(*objectives.discard, place))
    return replace(state, objectives=objectives), (tell(events.ObjectiveDiscarded(seat)),)


def title(state: State, card: str) -> str:
    return card_set_of(state).objectives[card].title


# --- The two Objective actions and the declaration ----------------------------------------------------------------


def refuse_change(state: State, seat: int) -> Refusal | None:
    if state.objectives.hands[seat] is None:
        return Refusal("R31", "no_objective")
    return None if cards_left(state.objectives) else Refusal("R31", "no_objectives_left")


def refuse_draw(state: State, seat: int) -> Refusal | None:
    if state.objectives.hands[seat] is not None:
        return Refusal("R31", "hand_full")
    return None if cards_left(state.objectives) else Refusal("R31", "no_objectives_left")


def change(state: State, seat: int) -> Played:
    state, gone = discard(state, seat)
    state, told = draw(state, seat, _cards_to_draw(state, seat))
    return state, (*gone, *told)


def draw_action(state: State, seat: int) -> Played:
    return draw(state, seat, _cards_to_draw(state, seat))


def _cards_to_draw(state: State, seat: int) -> int:
    return 2 if influence(state).draw_two[seat] else 1


def refuse_declare(state: State, seat: int) -> Refusal | None:
    place = state.objectives.hands[seat]
    if place is None:
        return Refusal("R31", "no_objective")
    assert place.card is not None, "a state knows every card"
    return None if is_fulfilled(state, seat, place.card) else Refusal("R35", "not_fulfilled")


def declare(state: State, seat: int) -> Played:
    """Show the Objective for good; its player draws an Exceptional Power."""
    place = state.objectives.hands[seat]
    assert place is not None, "refused before"
    assert place.card is not None, "a state knows every card"
    objectives = state.objectives
    declared = (*objectives.declared, Declared(seat, place.card, state.round, place.drawn, place.across))
    objectives = replace(objectives, hands=put(objectives.hands, seat, None), declared=declared)
    told = tell(events.ObjectiveDeclared(seat, place.card, title(state, place.card), len(declared)))
    return replace(state, objectives=objectives, phase=DrawingPower(seat)), (told,)


def declared_by(state: State, seat: int) -> int:
    return sum(1 for d in state.objectives.declared if d.seat == seat)
