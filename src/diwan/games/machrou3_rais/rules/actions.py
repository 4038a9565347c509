"""Campaigns and swaps."""

from msgspec.structs import replace

from diwan.core.game import Refusal
from diwan.games.machrou3_rais import events
from diwan.games.machrou3_rais.figures import CAP, DISTRICTS, FIGURES, INDEX, District, bits, by_players
from diwan.games.machrou3_rais.influence import Influence, influence
from diwan.games.machrou3_rais.moves import Campaign, Swap
from diwan.games.machrou3_rais.rules import votes
from diwan.games.machrou3_rais.rules.common import (
    Played,
    count_deeds,
    hand_over,
    is_advanced,
    origin_of,
    size,
    tell,
)
from diwan.games.machrou3_rais.state import ActionDone, CampaignMatter, Decided, State, SwapReply
from diwan.games.machrou3_rais.vocabulary import Action, BonusAction

_CAMPAIGNS = tuple(Campaign(d) for d in DISTRICTS)
_SWAPS: dict[tuple[int, int, int], Swap] = {}


def refuse_growth(state: State, inf: Influence, seat: int, action: Action) -> Refusal | None:
    """Return why a seat may not campaign or battle: it has 10 districts (R30), or a card forbids it (R54)."""
    if size(inf, seat) >= CAP:
        return Refusal("R30", "ten_districts")
    for forbidden, exception in inf.forbidden:
        if forbidden == action and not (exception == "speaker" and state.speaker == seat):
            return Refusal("R54", f"{action}_forbidden")
    return None


# --- Campaigns ----------------------------------------------------------------------------------------------------


def campaign_targets(state: State, inf: Influence, seat: int) -> int:
    targets = inf.swing
    if not inf.owned[seat] and is_advanced(state):
        origin = origin_of(state.board, seat)
        if origin is not None:
            targets |= 1 << origin  # R47: the landless may campaign for their own District of Origin
    return targets


def refuse_campaign(state: State, seat: int, district: District) -> Refusal | None:
    inf = influence(state)
    if refused := refuse_growth(state, inf, seat, "campaign"):
        return refused
    if not campaign_targets(state, inf, seat) >> INDEX[district] & 1:
        return Refusal("R47", "not_swing", district=district)
    return None


def campaigns(state: State, seat: int) -> list[Campaign]:
    inf = influence(state)
    if refuse_growth(state, inf, seat, "campaign"):
        return []
    return [_CAMPAIGNS[i] for i in bits(campaign_targets(state, inf, seat))]


def campaign(state: State, seat: int, district: District, bonus: BonusAction | None = None) -> Played:
    state, told = votes.propose(state, CampaignMatter(seat, district, bonus))
    return state, (tell(events.Campaigned(seat, district)), *told)


def campaign_decided(state: State, decided: Decided, matter: CampaignMatter) -> Played:
    state = replace(state, phase=ActionDone())
    if not decided.passed:
        return state, ()
    most = by_players(FIGURES.clear_campaign.against_max, state.seats)
    if decided.against is not None and decided.against <= most:
        state = count_deeds(state, matter.seat, "campaign_won_clearly")
    return hand_over(state, matter.district, matter.seat, "campaign")


# --- Swaps --------------------------------------------------------------------------------------------------------


def refuse_swap(state: State, seat: int, move: Swap) -> Refusal | None:
    owners, inf = state.board.owners, influence(state)
    give, get = INDEX[move.give], INDEX[move.get]
    if move.partner == seat or not 0 <= move.partner < state.seats:
        return Refusal("R20", "no_such_partner")
    if owners[give] != seat or owners[get] != move.partner:
        return Refusal("R20", "not_theirs_to_swap")
    if inf.held >> give & 1 or inf.held >> get & 1:
        return Refusal("R45", "origin_not_swapped")
    if not inf.swap_any_ip and inf.ips[get] > inf.ips[give] + inf.swap_margin[seat]:
        return Refusal("R20", "swap_too_high", get=inf.ips[get], give=inf.ips[give])
    return None


def swaps(state: State, seat: int) -> list[Swap]:
    """Return the legal swaps: the same test as `refuse_swap`, with the owners known beforehand."""
    inf = influence(state)
    ips, margin = inf.ips, 99 if inf.swap_any_ip else inf.swap_margin[seat]
    mine = bits(inf.owned[seat] & ~inf.held)
    found: list[Swap] = []
    for partner in range(state.seats):
        if partner == seat:
            continue
        theirs = bits(inf.owned[partner] & ~inf.held)
        for x in mine:
            most = ips[x] + margin
            for y in theirs:
                if ips[y] <= most:
                    swap = _SWAPS.get((partner, x, y))
                    if swap is None:
                        swap = _SWAPS[partner, x, y] = Swap(partner, DISTRICTS[x], DISTRICTS[y])
                    found.append(swap)
    return found


def offer_swap(state: State, seat: int, move: Swap) -> Played:
    phase = SwapReply(seat, move.partner, move.give, move.get)
    return replace(state, phase=phase), (tell(events.SwapOffered(seat, move.partner, move.give, move.get)),)


def answer_swap(state: State, phase: SwapReply, accept: bool) -> Played:
    """Make or cancel a swap. A refused swap still spends the action (R20)."""
    state = replace(state, phase=ActionDone())
    answered = tell(events.SwapAnswered(phase.partner, accept))
    if not accept:
        return state, (answered,)
    state, gave = hand_over(state, phase.give, phase.partner, "swap")
    state, got = hand_over(state, phase.get, phase.seat, "swap")
    return count_deeds(state, phase.seat, "swap_proposed_and_done"), (answered, *gave, *got)
