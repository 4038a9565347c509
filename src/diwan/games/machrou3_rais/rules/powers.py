"""Exceptional Powers: drawn after a declaration, shown and applied at once.

This module interprets their picks and operations."""

from itertools import combinations
from typing import Literal, assert_never

from msgspec.structs import replace

from diwan.core.game import Refusal, Told, only
from diwan.games.machrou3_rais import events
from diwan.games.machrou3_rais import vocabulary as v
from diwan.games.machrou3_rais.deck import Power
from diwan.games.machrou3_rais.figures import (
    ALL,
    CAP,
    DISTRICTS,
    GOVERNORATE_OF,
    GOVERNORATES,
    GROUP_OF,
    GROUPS,
    INDEX,
    ROLE_OF,
    District,
    bits,
    mask,
)
from diwan.games.machrou3_rais.influence import Influence, card_set_of, influence
from diwan.games.machrou3_rais.moves import Pick
from diwan.games.machrou3_rais.rules import actions, battles, objectives
from diwan.games.machrou3_rais.rules.common import Played, hand_over, origin_of, put, size, tell
from diwan.games.machrou3_rais.state import (
    ActingNow,
    ActionDone,
    ActiveStatus,
    Board,
    MayRedraw,
    Picking,
    Resolving,
    State,
)

Chosen = tuple[District, ...] | int
"""The answer to a pick: districts or a seat."""


# --- Drawing ------------------------------------------------------------------------------------------------------


def drawn(state: State, seat: int, card: str) -> Played:
    """Begin a drawn power; one that cannot be played is put away and the next one drawn (R36)."""
    at = state.powers.index(card)
    state = replace(state, powers=(*state.powers[:at], *state.powers[at + 1 :]))
    power = card_set_of(state).powers[card]
    playable = is_playable(state, seat, power)
    told = tell(events.PowerDrawn(seat, card, power.title, playable))
    if not playable:
        return state, (told,)  # NATURE draws again, unless the deck is empty
    state, more = _pick_or_act(replace(state, power=Resolving(card, (), 0)), seat)
    return state, (told, *more)


def is_playable(state: State, seat: int, power: Power) -> bool:
    inf = influence(state)
    return all(_is_possible(state, inf, seat, do) for do in power.do) and bool(
        _answers(state, inf, seat, power.pick, ()) if power.pick else True
    )


def _is_possible(state: State, inf: Influence, seat: int, do: v.AnyOperation) -> bool:
    match do:
        case v.Take():
            return size(inf, seat) < CAP  # R30
        case v.ReclaimDoo():
            origin = origin_of(state.board, seat)
            return origin is not None and bool(inf.owned[seat] >> origin & 1 or size(inf, seat) < CAP)
        case v.BonusAction(action="campaign"):
            return bool(actions.campaigns(state, seat))
        case v.BonusAction(action="battle"):
            return bool(battles.battles(state, seat))
        case v.DrawObjectives():
            return objectives.cards_left(state.objectives) > 0
    return True


# --- Picks --------------------------------------------------------------------------------------------------------


def picks_menu(state: State, seat: int) -> list[Pick]:
    assert state.power is not None, "only a power asks for picks"
    power = card_set_of(state).powers[state.power.card]
    found = _answers(state, influence(state), seat, power.pick, state.power.picks)
    return [Pick(seat=c) if isinstance(c, int) else Pick(districts=c) for c in found]


def refuse_pick(state: State, seat: int, move: Pick) -> Refusal | None:
    return None if move in picks_menu(state, seat) else Refusal("R36", "pick_does_not_fit")


def pick(state: State, seat: int, move: Pick) -> Played:
    assert state.power is not None, "only a power asks for picks"
    answer: Chosen = move.districts if move.seat is None else move.seat
    state = replace(state, power=replace(state.power, picks=(*state.power.picks, answer)))
    state, told = _pick_or_act(state, seat)
    return state, (tell(events.Picked(seat, move.districts, move.seat)), *told)


def _answers(
    state: State, inf: Influence, seat: int, picks: tuple[v.AnyPick, ...], chosen: tuple[Chosen, ...]
) -> list[Chosen]:
    """Return every answer to the next pick that leaves an answer to all later ones."""
    wanted = picks[len(chosen)]
    found: list[Chosen] = []
    if isinstance(wanted, v.PickPlayer):
        found += [
            other
            for other in range(state.seats)
            if other != seat and (wanted.who == "other" or state.objectives.hands[other] is not None)
        ]
    else:
        names = [DISTRICTS[i] for i in bits(_candidates(state, inf, seat, picks, chosen))]
        for count in range(wanted.count_min, min(wanted.count_max, len(names)) + 1):
            found += combinations(names, count)
    if len(chosen) + 1 < len(picks):
        found = [answer for answer in found if _answers(state, inf, seat, picks, (*chosen, answer))]
    return found


def _candidates(
    state: State, inf: Influence, seat: int, picks: tuple[v.AnyPick, ...], chosen: tuple[Chosen, ...]
) -> int:
    """Return the districts that fit a pick."""
    wanted = picks[len(chosen)]
    assert isinstance(wanted, v.PickDistrict), "players are picked elsewhere"
    before = {p.as_: c[0] for p, c in zip(picks, chosen, strict=False) if not isinstance(c, int)}
    mine = inf.owned[seat]
    match wanted.owner:
        case "swing":
            fits = inf.swing
        case "self":
            fits = mine
        case "other":
            fits = ALL & ~inf.swing & ~mine
        case "any":
            fits = ALL
    fits &= ~mask(d for c in chosen if not isinstance(c, int) for d in c)
    if wanted.doo != "any":
        fits &= inf.held if wanted.doo == "only" else ~inf.held  # R45
    if wanted.reachable:
        near = 0
        for i in bits(mine):
            near |= inf.reach[i]
        fits &= near
    if wanted.station is not None:
        fits &= inf.stations if wanted.station else ~inf.stations
    if wanted.group_of is not None:
        fits &= _area_near(state.board, seat, mine, wanted.group_of, before, whole_group=True)
    if wanted.governorate_of is not None:
        fits &= _area_near(state.board, seat, mine, wanted.governorate_of, before, whole_group=False)
    if wanted.not_owner_of is not None:
        owner = state.board.owners[INDEX[before[wanted.not_owner_of]]]
        fits &= ~(inf.swing if owner is None else inf.owned[owner])
    lowest, highest = 0, max(inf.ips)
    if wanted.ip_max is not None:
        highest = wanted.ip_max
    if wanted.ip_max_of is not None:
        highest = min(highest, inf.ips[INDEX[before[wanted.ip_max_of]]])
    if wanted.ip_within is not None and wanted.ip_of is not None:
        middle = inf.ips[INDEX[before[wanted.ip_of]]]
        lowest, highest = middle - wanted.ip_within, min(highest, middle + wanted.ip_within)
    for i in bits(fits):
        if not lowest <= inf.ips[i] <= highest:
            fits &= ~(1 << i)
    return fits


def _area_near(board: Board, seat: int, mine: int, name: str, before: dict[str, District], whole_group: bool) -> int:
    """Return the group or governorate of a district picked before, of the own origin, or of any own district."""
    if name == "my_doo":
        origin = origin_of(board, seat)
        places: tuple[int, ...] = () if origin is None else (origin,)
    elif name == "any_own":
        places = bits(mine)
    else:
        places = (INDEX[before[name]],)
    area = 0
    for i in places:
        area |= GROUPS[GROUP_OF[i]] if whole_group else GOVERNORATES[GOVERNORATE_OF[i]]
    return area


# --- Operations ---------------------------------------------------------------------------------------------------


def _pick_or_act(state: State, seat: int) -> Played:
    assert state.power is not None, "only a power is resolved"
    if len(state.power.picks) < len(card_set_of(state).powers[state.power.card].pick):
        return replace(state, phase=Picking(seat)), ()
    return replace(state, phase=ActionDone()), ()


def next_operation(state: State, seat: int) -> Played:
    """Apply the next operation of an unfinished power."""
    assert state.power is not None, "only a power is resolved"
    power = card_set_of(state).powers[state.power.card]
    do = power.do[state.power.step]
    chosen = {p.as_: c for p, c in zip(power.pick, state.power.picks, strict=True)}
    state = replace(state, power=replace(state.power, step=state.power.step + 1), phase=ActionDone())
    return _apply(state, seat, do, chosen)


def is_finished(state: State) -> bool:
    assert state.power is not None, "only a power is resolved"
    return state.power.step == len(card_set_of(state).powers[state.power.card].do)


def _apply(state: State, seat: int, do: v.AnyOperation, chosen: dict[str, Chosen]) -> Played:
    match do:
        case v.Take(d=d):
            return _take(state, seat, _districts(chosen[d]))
        case v.Release(d=d):
            return _release(state, _districts(chosen[d]))
        case v.Exchange(a=a, b=b):
            return _exchange(state, _districts(chosen[a])[0], _districts(chosen[b])[0])
        case v.Ip(d=d, add=add):
            return _add_ip(state, _districts(chosen[d]), add)
        case v.ReclaimDoo(else_ip=add):
            origin = state.board.origins[seat]
            assert origin is not None, "unplayable without a District of Origin"
            if state.board.owners[INDEX[origin]] == seat:
                return _add_ip(state, (origin,), add)
            return _take(state, seat, (origin,))
        case v.StationAdd(d=d):
            return _add_stations(state, _districts(chosen[d]))
        case v.StationMove(from_=source, to=to):
            return _move_station(state, _districts(chosen[source])[0], _districts(chosen[to])[0])
        case v.BonusAction():
            return _bonus(state, seat, do)
        case v.Status():
            return _begin_status(state, seat, do, chosen)
        case v.LookTeam(p=p):
            return _look_at_team(state, seat, _player(chosen[p]))
        case v.LookObjective(p=p):
            return _look_at_objective(state, seat, _player(chosen[p]))
        case v.MayRedrawObjective(p=p):
            if not objectives.cards_left(state.objectives):  # R31: the same card would come back
                return state, ()
            return replace(state, phase=MayRedraw(seat, _player(chosen[p]))), ()
        case v.DrawObjectives(n=n):
            return objectives.draw(state, seat, n)
        case v.Gavel(rounds=rounds):
            state = replace(state, speaker=seat, gavel_until=state.round + rounds - 1)
            return state, (tell(events.SpeakerChosen(seat, "gavel")),)
    assert_never(do)


def _districts(answer: Chosen) -> tuple[District, ...]:
    assert not isinstance(answer, int), "the deck was checked: this pick is of districts"
    return answer


def _player(answer: Chosen) -> int:
    assert isinstance(answer, int), "the deck was checked: this pick is of a player"
    return answer


def _take(state: State, seat: int, districts: tuple[District, ...]) -> Played:
    told: tuple[Told, ...] = ()
    for district in districts:
        if size(influence(state), seat) < CAP:  # R30: an eleventh district is not gained
            state, taken = hand_over(state, district, seat, "power")
            told += taken
    return state, told


def _release(state: State, districts: tuple[District, ...]) -> Played:
    told: tuple[Told, ...] = ()
    for district in districts:
        state, gone = hand_over(state, district, None, "power")
        told += gone
    return state, told


def _exchange(state: State, a: District, b: District) -> Played:
    owner_a, owner_b = state.board.owners[INDEX[a]], state.board.owners[INDEX[b]]
    state, one = hand_over(state, a, owner_b, "power")
    state, other = hand_over(state, b, owner_a, "power")
    return state, (*one, *other)


def _add_ip(state: State, districts: tuple[District, ...], add: int) -> Played:
    tokens = list(state.board.tokens)
    for district in districts:
        tokens[INDEX[district]] += add
    state = replace(state, board=replace(state.board, tokens=tuple(tokens)))
    return state, tuple(tell(events.IpChanged(district, add)) for district in districts)


def _add_stations(state: State, districts: tuple[District, ...]) -> Played:
    stations = state.board.stations
    for district in districts:
        stations = put(stations, INDEX[district], True)
    state = replace(state, board=replace(state.board, stations=stations))
    return state, tuple(tell(events.StationAdded(district)) for district in districts)


def _move_station(state: State, source: District, to: District) -> Played:
    stations = put(put(state.board.stations, INDEX[source], False), INDEX[to], True)
    state = replace(state, board=replace(state.board, stations=stations))
    return state, (tell(events.StationMoved(source, to)),)


def _bonus(state: State, seat: int, do: v.BonusAction) -> Played:
    """Start a bonus action (R37).

    Nothing happens if an earlier operation of the same card has made it impossible."""
    if not _is_possible(state, influence(state), seat, do):
        return state, ()
    return replace(state, phase=ActingNow(seat, do)), ()


def _begin_status(state: State, seat: int, do: v.Status, chosen: dict[str, Chosen]) -> Played:
    assert state.power is not None, "only a power makes a status"
    seats: tuple[int, ...] = ()
    districts: tuple[District, ...] = ()
    if isinstance(do.passive, v.VoteWeight) and do.passive.who in chosen:
        seats = (_player(chosen[do.passive.who]),)
    elif isinstance(do.passive, v.Immune):
        districts = _districts(chosen[do.passive.district])
    status = ActiveStatus(seat, hook=do.passive, until=do.until, seats=seats, districts=districts)
    title = card_set_of(state).powers[state.power.card].title
    began = events.StatusBegan(seat, state.power.card, title, do.until)
    return replace(state, statuses=(*state.statuses, status)), (tell(began),)


def _look_at_team(state: State, seat: int, target: int) -> Played:
    """Show a player's team to the looker. The Judge counts as a Reformist."""
    team: Literal["corrupt", "reformist"]
    team = "corrupt" if ROLE_OF[state.characters[target]] == "corrupt" else "reformist"
    looks = state.looks if (seat, target) in state.looks else (*state.looks, (seat, target))
    return replace(state, looks=looks), (
        tell(events.LookedAtTeam(seat, target)),
        Told(only(seat), events.TeamSeen(target, team)),
    )


def _look_at_objective(state: State, seat: int, target: int) -> Played:
    place = state.objectives.hands[target]
    if place is None or place.card is None:
        return state, ()
    if seat not in place.seen:
        place = replace(place, seen=tuple(sorted((*place.seen, seat))))
    hands = put(state.objectives.hands, target, place)
    return replace(state, objectives=replace(state.objectives, hands=hands)), (
        tell(events.LookedAtObjective(seat, target)),
        Told(only(seat), events.ObjectiveSeen(target, place.card or "", objectives.title(state, place.card or ""))),
    )


def decide_redraw(state: State, phase: MayRedraw, redraw: bool) -> Played:
    told = tell(events.RedrawDecided(phase.seat, phase.target, redraw))
    if not redraw or state.objectives.hands[phase.target] is None:
        return replace(state, phase=ActionDone()), (told,)
    state, gone = objectives.discard(state, phase.target)
    state, drawing = objectives.draw(state, phase.target, 1)
    return state, (told, *gone, *drawing)
