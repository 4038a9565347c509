"""Votes: when one is needed, and how it is counted."""

from msgspec.structs import replace

from diwan.core.game import Told, only
from diwan.games.machrou3_rais import events
from diwan.games.machrou3_rais.influence import Influence, influence
from diwan.games.machrou3_rais.rules.common import Played, is_advanced, put, tell
from diwan.games.machrou3_rais.state import BattleMatter, Decided, Matter, State, Tally, Voting
from diwan.games.machrou3_rais.vocabulary import Action, BonusAction


def is_vote_needed(state: State, seat: int, action: Action, bonus: BonusAction | None) -> bool:
    """Return whether an action needs a vote.

    The first that applies decides: the power being played, the Newsflash, the unmasker, the Speaker, the token
    (R54)."""
    if bonus is not None and bonus.vote is not None:
        return bonus.vote
    for ruled, need in influence(state).vote_rules:
        if ruled == action:
            return need
    if state.unmasking.unmasker == seat:  # R53
        return False
    if action == "campaign":
        free = not is_advanced(state) or state.options.speaker_campaigns_free_in_advanced  # R12
        return not (free and state.speaker == seat)
    return state.vote_round


def propose(state: State, matter: Matter) -> Played:
    """Put a matter to the vote, or let it go ahead."""
    action: Action = "battle" if isinstance(matter, BattleMatter) else "campaign"
    if is_vote_needed(state, matter.seat, action, matter.bonus):
        return replace(state, phase=Voting(matter, (None,) * state.seats)), ()
    return replace(state, phase=Decided(matter, passed=True, against=None)), ()


def cast(state: State, phase: Voting, seat: int, for_it: bool) -> Played:
    """Seal a ballot: everybody votes, in secret, and the last ballot opens them all (R13)."""
    ballots = put(phase.ballots, seat, for_it)
    told = (Told(only(seat), events.Voted("with" if for_it else "against")),)
    if None in ballots:
        return replace(state, phase=replace(phase, ballots=ballots)), told
    state, counted = _count(state, phase.matter, tuple(bool(b) for b in ballots))
    return state, (*told, *counted)


def weights_for(inf: Influence, matter: Matter) -> tuple[int, ...]:
    """Return the weight of each seat's ballot. Of two effects, one that says 0 wins over one that says 2 (R16)."""
    weights = inf.weights
    if matter.bonus is not None and matter.bonus.own_weight != 1:
        own = 0 if 0 in (weights[matter.seat], matter.bonus.own_weight) else matter.bonus.own_weight
        return put(weights, matter.seat, own)
    return weights


def _count(state: State, matter: Matter, ballots: tuple[bool, ...]) -> Played:
    inf = influence(state)
    weights = weights_for(inf, matter)
    added = 0 if isinstance(matter, BattleMatter) else inf.extra_with[matter.seat]
    w = added + sum(weight for weight, ballot in zip(weights, ballots, strict=True) if ballot)
    a = sum(weight for weight, ballot in zip(weights, ballots, strict=True) if not ballot)
    ties_pass = inf.tie_passes or (matter.bonus is not None and matter.bonus.tie_passes)
    passed = w > a or (ties_pass and w == a)  # R14
    told = [tell(events.VoteCounted(matter.seat, passed, w, a))]
    if inf.open_votes:
        sides = tuple(tuple(s for s, b in enumerate(ballots) if b is side) for side in (True, False))
        told.append(tell(events.VotesOpened(*sides)))
    tally = Tally(
        matter=matter,
        with_votes=w,
        against_votes=a,
        passed=passed,
        open=inf.open_votes,
        weights=weights,
        added=added,
        ballots=ballots,
    )
    return replace(state, votes=(*state.votes, tally), phase=Decided(matter, passed, a)), tuple(told)
