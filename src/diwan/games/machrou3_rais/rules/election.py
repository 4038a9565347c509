"""Phase 2: candidacies, the secret ballot, and who becomes President."""

from msgspec.structs import replace

from diwan.core.game import Outcome, Refusal, Tally, Told, only
from diwan.games.machrou3_rais import events
from diwan.games.machrou3_rais.figures import ELIGIBLE, ROLE_OF
from diwan.games.machrou3_rais.influence import influence
from diwan.games.machrou3_rais.rules.common import Played, clockwise, put, tell
from diwan.games.machrou3_rais.rules.objectives import declared_by
from diwan.games.machrou3_rais.state import Ballot, Candidacy, Over, State


def begin(state: State, reason: events.Ending) -> Played:
    """Begin phase 2 (R55).

    The Newsflash and all statuses end; tokens and stations stay, and the Blocs are counted again."""
    assert state.speaker is not None, "there is a Speaker since set-up"
    state = replace(
        state,
        newsflash=None,
        statuses=(),
        power=None,
        vote_round=False,
        order=(),
        acted=False,
        said=(0,) * state.seats,
        phase=Candidacy(clockwise(state.seats, state.speaker), announced=False),
    )
    return state, (tell(events.PhaseOneEnded(reason)),)


def refuse_announce(state: State, seat: int) -> Refusal | None:
    """Return why a seat cannot run: the Judge is asked like everybody, but can only wait (R56)."""
    return Refusal("R56", "judge_no_candidate") if ROLE_OF[state.characters[seat]] == "judge" else None


def answer(state: State, phase: Candidacy, announce: bool) -> Played:
    """Answer in a lap of candidacies; laps are repeated until one brings no announcement (R40)."""
    seat, left = phase.left[0], phase.left[1:]
    told: tuple[Told, ...] = (tell(events.Announced(seat) if announce else events.Waited(seat)),)
    if announce:
        state = replace(state, candidates=(*state.candidates, seat))
    announced = phase.announced or announce
    if left:
        return replace(state, phase=Candidacy(left, announced)), told
    assert state.speaker is not None, "there is a Speaker since set-up"
    lap = tuple(s for s in clockwise(state.seats, state.speaker) if s not in state.candidates)
    if announced and lap:
        return replace(state, phase=Candidacy(lap, announced=False)), told
    if state.candidates:
        return replace(state, phase=Ballot((None,) * state.seats)), told
    state, more = _close(state, (None,) * state.seats)
    return state, (*told, *more)


def refuse_ballot(state: State, seat: int, candidate: int) -> Refusal | None:
    if candidate not in state.candidates:
        return Refusal("R40", "no_candidate")
    if seat in state.candidates and candidate != seat:
        return Refusal("R40", "own_ballot")
    return None


def cast(state: State, phase: Ballot, seat: int, candidate: int) -> Played:
    answers = put(phase.answers, seat, candidate)
    told = (Told(only(seat), events.BallotTaken(candidate)),)
    if None in answers:
        return replace(state, phase=Ballot(answers)), told
    state, more = _close(state, answers)
    return state, (*told, *more)


def is_eligible(state: State, seat: int) -> bool:
    """Return whether a seat's votes count.

    Those of the Corrupt always do; a Reformist or the Judge needs an own declared Objective."""
    return ROLE_OF[state.characters[seat]] == "corrupt" or declared_by(state, seat) >= ELIGIBLE


def _close(state: State, ballots: tuple[int | None, ...]) -> Played:
    """Open all ballots, characters and cards, and name the winner. Every deadlock goes to the Corrupt (R41)."""
    blocs = influence(state).blocs
    won = [0] * state.seats
    told: list[Told] = []
    for seat, candidate in enumerate(ballots):
        if candidate is not None:
            valid = blocs[seat] if is_eligible(state, seat) else 0
            won[candidate] += valid
            told.append(tell(events.BallotOpened(seat, candidate, valid)))
    told += [tell(events.CharacterRevealed(s, c)) for s, c in enumerate(state.characters)]
    told.append(tell(events.SecretsOpened(state.exposed, state.objectives, state.votes)))  # R58
    best = max(won)
    first = [seat for seat in state.candidates if won[seat] == best]
    if best == 0:
        over = Over("corrupt", None, "vacancy", ballots=ballots, seats_won=tuple(won))
    elif len(first) > 1:
        over = Over("corrupt", None, "tie", ballots=ballots, seats_won=tuple(won))
    elif ROLE_OF[state.characters[first[0]]] == "corrupt":
        over = Over("corrupt", first[0], "corrupt_president", ballots=ballots, seats_won=tuple(won))
    else:
        over = Over("reformist", first[0], "reformist_president", ballots=ballots, seats_won=tuple(won))
    told.append(tell(events.Elected(over.president, over.winner, over.reason)))
    return replace(state, phase=over), tuple(told)


def outcome(state: State) -> Outcome | None:
    over = state.phase
    if not isinstance(over, Over):
        return None
    roles = tuple(str(ROLE_OF[c]) for c in state.characters)
    winners = tuple(s for s, r in enumerate(roles) if (r == "corrupt") == (over.winner == "corrupt"))
    scores = tuple(1.0 if seat in winners else 0.0 for seat in range(state.seats))
    return Outcome(winners, scores, "R41", over.reason, roles)


def standing(state: State) -> tuple[float, ...]:
    """Return the Seats of the Blocs: what votes are worth on election day."""
    return tuple(map(float, influence(state).blocs))


def tally(state: State) -> Tally:
    return Tally("seats", standing(state))
