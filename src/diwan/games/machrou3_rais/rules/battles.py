"""Battles of Influence: the challenge, the helpers in order, and the totals."""

from itertools import combinations
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from diwan.core.game import Refusal, Seat
from diwan.games.machrou3_rais import events
from diwan.games.machrou3_rais.figures import DISTRICTS, INDEX, District, bits, mask
from diwan.games.machrou3_rais.influence import Influence, influence
from diwan.games.machrou3_rais.moves import Battle, Help
from diwan.games.machrou3_rais.rules import votes
from diwan.games.machrou3_rais.rules.actions import refuse_growth
from diwan.games.machrou3_rais.rules.common import Played, clockwise, count_deeds, hand_over, origin_of, tell
from diwan.games.machrou3_rais.state import (
    ActionDone,
    BattleMatter,
    Decided,
    Fight,
    Helping,
    HelpReply,
    State,
    Support,
)
from diwan.games.machrou3_rais.vocabulary import BonusAction

_BATTLES = tuple(tuple(Battle(a, b) for b in DISTRICTS) for a in DISTRICTS)
_WHOLE_HELP = (Help("neutral"), Help("challenger"), Help("defender"))


# --- The challenge ------------------------------------------------------------------------------------------------


def refuse_battle(state: State, seat: int, move: Battle) -> Refusal | None:
    inf = influence(state)
    if refused := refuse_growth(state, inf, seat, "battle"):
        return refused
    a, b = INDEX[move.challenging], INDEX[move.defending]
    if not inf.owned[seat] >> a & 1:
        return Refusal("R25", "not_your_district", district=move.challenging)
    if state.board.owners[b] in (None, seat):
        return Refusal("R25", "nobody_to_fight", district=move.defending)
    if inf.immune >> b & 1:
        return Refusal("R54", "immune", district=move.defending)
    if not inf.reach[a] >> b & 1:
        return Refusal("R6", "out_of_reach", challenging=move.challenging, defending=move.defending)
    return None


def battles(state: State, seat: int) -> list[Battle]:
    """Return the legal battles: the same test as `refuse_battle`, target by target."""
    inf = influence(state)
    if refuse_growth(state, inf, seat, "battle"):
        return []
    mine = inf.owned[seat]
    foes = ~(inf.swing | mine | inf.immune)
    return [_BATTLES[a][b] for a in bits(mine) for b in bits(inf.reach[a] & foes)]


def challenge(state: State, seat: int, move: Battle, bonus: BonusAction | None = None) -> Played:
    defender = state.board.owners[INDEX[move.defending]]
    assert defender is not None, "a Swing District cannot be challenged"
    state, told = votes.propose(state, BattleMatter(seat, move.challenging, move.defending, bonus))
    return state, (tell(events.Challenged(seat, defender, move.challenging, move.defending)), *told)


# --- Help ---------------------------------------------------------------------------------------------------------


def helping_districts(inf: Influence, seat: int, target: int) -> int:
    """Return the districts of a seat that act on the Defending District."""
    return inf.owned[seat] & inf.reached_by[target]


def all_help(inf: Influence, fight: Fight, seat: int) -> tuple[District, ...]:
    """Return all districts with which a seat can help in a battle."""
    return tuple([DISTRICTS[i] for i in bits(helping_districts(inf, seat, INDEX[fight.matter.defending]))])


def battle_decided(state: State, decided: Decided, matter: BattleMatter) -> Played:
    """Continue a battle after the vote.

    One that is voted down costs no district (R29). Otherwise those who can help are asked in order (R23)."""
    if not decided.passed:
        return replace(state, phase=ActionDone()), ()
    inf = influence(state)
    target = INDEX[matter.defending]
    defender = state.board.owners[target]
    assert defender is not None, "a Swing District cannot be challenged"
    asked = () if inf.no_help else clockwise(state.seats, matter.seat)[1:]
    left = tuple(seat for seat in asked if seat != defender and helping_districts(inf, seat, target))
    return _ask_next_helper(state, Fight(matter, defender, (), left))


def _ask_next_helper(state: State, fight: Fight) -> Played:
    if fight.left:
        return replace(state, phase=Helping(fight)), ()
    return _decide(state, fight)


def help_menu(state: State, phase: Helping) -> list[Help]:
    if not state.options.partial_support:
        return list(_WHOLE_HELP)
    seat = phase.fight.left[0]
    can = all_help(influence(state), phase.fight, seat)
    parts = [part for k in range(1, len(can) + 1) for part in combinations(can, k)]
    return [_WHOLE_HELP[0], *(Help(side, part) for side in ("challenger", "defender") for part in parts)]


def offer_help(state: State, phase: Helping, move: Help) -> Played:
    fight = phase.fight
    seat, fight = fight.left[0], replace(fight, left=fight.left[1:])
    if move.side == "neutral":
        state, told = _ask_next_helper(state, fight)
        return state, (tell(events.StayedNeutral(seat)), *told)
    districts = move.districts or all_help(influence(state), fight, seat)
    offer = Support(seat, move.side, districts)
    return replace(state, phase=HelpReply(fight, offer)), (tell(events.HelpOffered(seat, move.side, districts)),)


def principal(phase: HelpReply) -> int:
    """Return the principal who is offered help, and who therefore answers (R24)."""
    fight = phase.fight
    return fight.matter.seat if phase.offer.side == "challenger" else fight.defender


def answer_help(state: State, phase: HelpReply, accept: bool) -> Played:
    """Accept or refuse help; a refused player is neutral and is not asked again (R24)."""
    fight = phase.fight
    told = tell(events.HelpAnswered(principal(phase), phase.offer.seat, accept))
    if accept:
        fight = replace(fight, supports=(*fight.supports, phase.offer))
    state, more = _ask_next_helper(state, fight)
    return state, (told, *more)


# --- Totals -------------------------------------------------------------------------------------------------------


def totals(inf: Influence, fight: Fight) -> tuple[int, int]:
    """Return the totals of attack and defence (R22).

    They are the two districts of the battle, all others of the principals that act on the target, and accepted
    support."""
    matter = fight.matter
    a, b = INDEX[matter.challenging], INDEX[matter.defending]
    attack = inf.ips[a] + inf.attack_add[a] + inf.attacker_add[matter.seat]
    attack += sum(_strengths(inf, helping_districts(inf, matter.seat, b) & ~(1 << a)))
    if matter.bonus is not None:
        attack += matter.bonus.battle_add
    defence = inf.ips[b] + inf.defence_add[b] + inf.defender_add[fight.defender]
    defence += sum(_strengths(inf, helping_districts(inf, fight.defender, b)))
    for support in fight.supports:
        given = support_strength(inf, support.districts)
        if support.side == "challenger":
            attack += given
        else:
            defence += given
    return attack, defence


class Part(Struct, frozen=True):
    """What a seat adds to its side of a battle (R22)."""

    seat: Seat
    side: Literal["challenger", "defender"]
    districts: tuple[District, ...]
    total: int


def parts(inf: Influence, fight: Fight) -> tuple[Part, ...]:
    """Return what Challenger, Defender and accepted supporters add so far, in this order."""
    matter = fight.matter
    attack, defence = totals(inf, replace(fight, supports=()))
    around = inf.reached_by[INDEX[matter.defending]]
    principals = (
        Part(matter.seat, "challenger", _with_helpers(matter.challenging, inf.owned[matter.seat] & around), attack),
        Part(fight.defender, "defender", _with_helpers(matter.defending, inf.owned[fight.defender] & around), defence),
    )
    return (*principals, *(support_part(inf, support) for support in fight.supports))


def support_part(inf: Influence, support: Support) -> Part:
    return Part(support.seat, support.side, support.districts, support_strength(inf, support.districts))


def _with_helpers(first: District, helpers: int) -> tuple[District, ...]:
    return (first, *(DISTRICTS[i] for i in bits(helpers & ~(1 << INDEX[first]))))


def support_strength(inf: Influence, districts: tuple[District, ...]) -> int:
    """Return what a supporter's districts count, after `help_cap`."""
    worth = sorted(_strengths(inf, mask(districts)), reverse=True)
    return sum(worth[: inf.help_cap])


def _strengths(inf: Influence, districts: int) -> list[int]:
    return [inf.ips[i] + inf.help_add[i] for i in bits(districts)]


def _decide(state: State, fight: Fight) -> Played:
    """Decide a battle: one district changes hands, no more (R27). Equal totals favour the Challenger (R28)."""
    inf, matter = influence(state), fight.matter
    attack, defence = totals(inf, fight)
    won = attack >= defence
    told = tell(
        events.BattleDecided(
            matter.seat, fight.defender, matter.defending, challenger_total=attack, defender_total=defence, won=won
        )
    )
    state = _count_battle_deeds(replace(state, phase=ActionDone()), fight, won)
    if won:
        state, moved = hand_over(state, matter.defending, matter.seat, "battle")
    elif inf.held >> INDEX[matter.challenging] & 1 or (matter.bonus is not None and matter.bonus.keep_challenging):
        moved = ()  # R46: challenging from the own District of Origin risks nothing
    else:
        state, moved = hand_over(state, matter.challenging, None, "battle")
    return state, (told, *moved)


def _count_battle_deeds(state: State, fight: Fight, won: bool) -> State:
    """Count the deeds that Objectives ask for, on the board as it was during the battle."""
    matter = fight.matter
    held = influence(state).held
    if won:
        winner, side, district = matter.seat, "challenger", INDEX[matter.challenging]
        state = count_deeds(state, winner, "battle_won_as_challenger")
    else:
        winner, side, district = fight.defender, "defender", INDEX[matter.defending]
    state = count_deeds(state, winner, "battle_won_as_principal")
    if held >> district & 1 and origin_of(state.board, winner) == district:
        state = count_deeds(state, winner, "battle_won_with_own_doo")
    for support in fight.supports:
        if support.side == side:
            state = count_deeds(state, support.seat, "helped_winner")
    return state
