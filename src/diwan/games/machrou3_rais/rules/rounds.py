"""A round: the Speaker, the Newsflash, the token, and the turns."""

from msgspec.structs import replace

from diwan.core.game import Refusal, Told, only
from diwan.games.machrou3_rais import events
from diwan.games.machrou3_rais import vocabulary as v
from diwan.games.machrou3_rais.figures import CAP, DISTRICTS, ROUNDS, District, bits
from diwan.games.machrou3_rais.influence import Influence, card_set_of, influence
from diwan.games.machrou3_rais.moves import DealDistrict, PassLeft, ReleaseDistrict
from diwan.games.machrou3_rais.rules import election
from diwan.games.machrou3_rais.rules.common import (
    Played,
    clockwise,
    hand_over,
    is_advanced,
    put,
    size,
    tell,
    with_owner,
)
from diwan.games.machrou3_rais.state import (
    DealingSwing,
    DrawingNewsflash,
    DrawingToken,
    Passing,
    PickingSpeaker,
    Releasing,
    State,
    Turn,
)


def begin_round(state: State) -> Played:
    state, speaker = replace(state, round=state.round + 1), state.speaker
    assert speaker is not None, "there is a Speaker since set-up"
    began = tell(events.RoundBegan(state.round))
    if state.round == 1:
        state, told = _open_round(state)
    elif state.gavel_until >= state.round:
        state, told = speaker_chosen(state, speaker, "gavel")
    else:
        blocs = influence(state).blocs
        tied = tuple(seat for seat, bloc in enumerate(blocs) if bloc == min(blocs))
        if len(tied) > 1:  # R11
            return replace(state, phase=PickingSpeaker(speaker, tied)), (began,)
        state, told = speaker_chosen(state, tied[0], "smallest_bloc")
    return state, (began, *told)


def speaker_chosen(state: State, seat: int, why: events.Choice) -> Played:
    state, told = _open_round(replace(state, speaker=seat))
    return state, (tell(events.SpeakerChosen(seat, why)), *told)


def _open_round(state: State) -> Played:
    """Draw a Newsflash, or begin the turns. The old Newsflash ends when the next is drawn (R43)."""
    if is_advanced(state):
        return replace(state, phase=DrawingNewsflash()), ()
    return _begin_turns(state)


# --- Newsflash and token ------------------------------------------------------------------------------------------


def newsflash_drawn(state: State, card: str) -> Played:
    left = tuple(c for c in state.newsflashes if c != card)
    state = replace(state, newsflashes=left, newsflash=None)
    told = tell(events.NewsflashDrawn(card, card_set_of(state).newsflashes[card].title))
    state, more = _apply_reveal(state, card, 0)
    return state, (told, *more)


def _apply_reveal(state: State, card: str, step: int) -> Played:
    """Apply what a Newsflash does when drawn, one operation at a time; then its passives are in force (R43)."""
    operations = card_set_of(state).newsflashes[card].reveal
    if step == len(operations):
        return replace(state, newsflash=card, phase=DrawingToken()), ()
    match operations[step]:
        case v.EachReleasesStrongest():
            assert state.speaker is not None, "there is a Speaker since set-up"
            return _continue_releases(state, Releasing(card, step, clockwise(state.seats, state.speaker)))
        case v.EachPassesLeft():
            if not any(passable(influence(state), seat) for seat in range(state.seats)):
                return _apply_reveal(state, card, step + 1)
            return replace(state, phase=Passing(card, step, (None,) * state.seats)), ()
        case v.DealSwing():
            return _continue_dealing(state, DealingSwing(card, step, _dealing_order(state)))


def strongest(inf: Influence, seat: int) -> list[District]:
    """Return the strongest districts that a seat may lose: no Newsflash takes a held District of Origin (R45)."""
    free = bits(inf.owned[seat] & ~inf.held)
    best = max((inf.ips[i] for i in free), default=0)
    return [DISTRICTS[i] for i in free if inf.ips[i] == best]


def _continue_releases(state: State, phase: Releasing) -> Played:
    told: tuple[Told, ...] = ()
    left = phase.left
    while left:
        found = strongest(influence(state), left[0])
        if len(found) > 1:
            return replace(state, phase=replace(phase, left=left)), told
        if found:
            state, gone = hand_over(state, found[0], None, "newsflash")
            told += gone
        left = left[1:]
    state, more = _apply_reveal(state, phase.card, phase.step + 1)
    return state, (*told, *more)


def release_menu(state: State, phase: Releasing) -> list[ReleaseDistrict]:
    return [ReleaseDistrict(d) for d in strongest(influence(state), phase.left[0])]


def release(state: State, phase: Releasing, district: District) -> Played:
    state, gone = hand_over(state, district, None, "newsflash")
    state, told = _continue_releases(state, replace(phase, left=phase.left[1:]))
    return state, (*gone, *told)


def passable(inf: Influence, seat: int) -> int:
    return inf.owned[seat] & ~inf.held


def pass_menu(state: State, seat: int) -> list[PassLeft]:
    return [PassLeft(DISTRICTS[i]) for i in bits(passable(influence(state), seat))]


def to_pass(state: State, phase: Passing) -> tuple[int, ...]:
    """Return the seats that can give a district and have not chosen yet."""
    inf = influence(state)
    return tuple(s for s, a in enumerate(phase.answers) if a is None and passable(inf, s))


def pass_left(state: State, phase: Passing, seat: int, district: District) -> Played:
    """Seal a district for the left neighbour. The last choice hands all on at the same moment.

    Whoever gives also receives, so nobody exceeds the cap (R30)."""
    phase = replace(phase, answers=put(phase.answers, seat, district))
    told: tuple[Told, ...] = (Told(only(seat), events.ChoseToPass(district)),)
    state = replace(state, phase=phase)
    if to_pass(state, phase):
        return state, told
    for giver, given in enumerate(phase.answers):
        if given is not None:
            taker = (giver + 1) % state.seats
            state = replace(state, board=with_owner(state.board, given, taker))
            told += (tell(events.OwnerChanged(given, taker, giver, "newsflash")),)
    state, more = _apply_reveal(state, phase.card, phase.step + 1)
    return state, (*told, *more)


def _dealing_order(state: State) -> tuple[int, ...]:
    """Return the seats by Bloc, smallest first; ties in turn order from the Speaker."""
    assert state.speaker is not None, "there is a Speaker since set-up"
    blocs = influence(state).blocs
    return tuple(sorted(clockwise(state.seats, state.speaker), key=lambda seat: blocs[seat]))


def _continue_dealing(state: State, phase: DealingSwing) -> Played:
    """Deal on until no Swing District, or nobody with room, is left; seats with 10 districts are skipped."""
    inf = influence(state)
    order = phase.order
    if not inf.swing or all(size(inf, seat) >= CAP for seat in order):
        return _apply_reveal(state, phase.card, phase.step + 1)
    while size(inf, order[0]) >= CAP:
        order = (*order[1:], order[0])
    return replace(state, phase=replace(phase, order=order)), ()


def swing_odds(state: State, phase: DealingSwing) -> list[tuple[DealDistrict, int]]:
    return [(DealDistrict(phase.order[0], DISTRICTS[i]), 1) for i in bits(influence(state).swing)]


def swing_dealt(state: State, phase: DealingSwing, district: District) -> Played:
    order = phase.order
    state, told = hand_over(state, district, order[0], "newsflash")
    state, more = _continue_dealing(state, replace(phase, order=(*order[1:], order[0])))
    return state, (*told, *more)


def token_drawn(state: State, vote: bool) -> Played:
    votes, others = state.tokens
    tokens = (votes - 1, others) if vote else (votes, others - 1)
    state, told = _begin_turns(replace(state, tokens=tokens, vote_round=vote))
    return state, (tell(events.TokenDrawn(vote)), *told)


# --- Turns --------------------------------------------------------------------------------------------------------


def _begin_turns(state: State) -> Played:
    """Begin the turns of a round. Their order stays even if the gavel moves."""
    assert state.speaker is not None, "there is a Speaker since set-up"
    return _begin_turn(replace(state, order=clockwise(state.seats, state.speaker)))


def _begin_turn(state: State) -> Played:
    seat = state.order[0]
    statuses = tuple(s for s in state.statuses if not (s.seat == seat and s.until == "own_next_turn"))  # R39
    state = replace(state, statuses=statuses, acted=False, said=(0,) * state.seats, phase=Turn(seat))
    return state, (tell(events.TurnBegan(seat)),)


def end_turn(state: State, seat: int) -> Played:
    ended = tell(events.TurnEnded(seat))
    state = replace(state, order=state.order[1:])
    if state.order:
        state, told = _begin_turn(state)
    elif state.round == ROUNDS:
        state, told = election.begin(state, "rounds")
    else:
        state, told = begin_round(state)
    return state, (ended, *told)


def refuse_speaker(phase: PickingSpeaker, seat: int) -> Refusal | None:
    return None if seat in phase.tied else Refusal("R11", "not_tied")
