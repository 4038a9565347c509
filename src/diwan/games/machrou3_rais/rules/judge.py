"""Unmasking the Judge (advanced game with 5 or 6 players; with 4 there is no Judge: R59)."""

from msgspec.structs import replace

from diwan.core.game import Refusal, Told
from diwan.games.machrou3_rais import events
from diwan.games.machrou3_rais.figures import CAP, DISTRICTS, FIGURES, INDEX, ROLE_OF, District, bits, by_players
from diwan.games.machrou3_rais.influence import influence
from diwan.games.machrou3_rais.moves import Unmask
from diwan.games.machrou3_rais.rules.common import Played, hand_over, size, tell
from diwan.games.machrou3_rais.state import ActionDone, Options, State, Stealing


def has_judge(seats: int, options: Options) -> bool:
    return by_players(FIGURES.roles[options.mode].judge, seats) > 0


def role(state: State, seat: int) -> str:
    return ROLE_OF[state.characters[seat]]


def refuse_unmask(state: State, seat: int, target: int) -> Refusal | None:
    """Return why a seat cannot unmask another.

    Only the Corrupt may ask, nobody is asked about twice, and after a success nothing is left to ask (R51)."""
    if not has_judge(state.seats, state.options):
        return Refusal("R59", "no_judge")
    if role(state, seat) != "corrupt":
        return Refusal("R51", "not_corrupt")
    if state.unmasking.judge is not None:
        return Refusal("R51", "judge_known")
    if target == seat or not 0 <= target < state.seats:
        return Refusal("R51", "no_such_target")
    if target in state.unmasking.cleared:
        return Refusal("R51", "already_cleared")
    return None


def unmaskings(state: State, seat: int) -> list[Unmask]:
    return [Unmask(target) for target in range(state.seats) if refuse_unmask(state, seat, target) is None]


def unmask(state: State, seat: int, target: int) -> Played:
    known = state.unmasking
    accusers = known.accusers if seat in known.accusers else (*known.accusers, seat)
    yes = role(state, target) == "judge"
    asked = tell(events.AskedJudge(seat, target, yes))
    if not yes:
        known = replace(known, accusers=accusers, cleared=(*known.cleared, target))
        return replace(state, unmasking=known, phase=ActionDone()), (asked,)
    known = replace(known, accusers=accusers, judge=target, unmasker=seat)
    state = replace(state, unmasking=known)
    inf = influence(state)
    if not inf.owned[target]:  # R52: then only the privilege is won
        return replace(state, phase=ActionDone()), (asked,)
    if size(inf, seat) >= CAP:  # R30
        state, told = _release_all(state, target)
        return state, (asked, *told)
    return replace(state, phase=Stealing(seat, target)), (asked,)


def refuse_steal(state: State, phase: Stealing, district: District) -> Refusal | None:
    if state.board.owners[INDEX[district]] != phase.judge:
        return Refusal("R52", "not_the_judges", district=district)
    return None


def steal(state: State, phase: Stealing, district: District) -> Played:
    """Give one district to the unmasker; all others become Swing, the District of Origin too (R52)."""
    state, taken = hand_over(state, district, phase.seat, "unmasking")
    state, scattered = _release_all(state, phase.judge)
    return state, (*taken, *scattered)


def _release_all(state: State, judge: int) -> Played:
    told: tuple[Told, ...] = ()
    for i in bits(influence(state).owned[judge]):
        state, gone = hand_over(state, DISTRICTS[i], None, "unmasking")
        told += gone
    return replace(state, phase=ActionDone()), told
