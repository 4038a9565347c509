"""Phase 2: candidacies, the secret ballot, and who becomes President."""

from msgspec.structs import replace

from diwan.core.game import Outcome, Refusal, Tally, Told, only
from diwan.games.machrou3_rais import events
from diwan.games.machrou3_rais.figures import ELIGIBLE, ROLE_OF
from diwan.games.machrou3_rais.influence import influence
from diwan.games.machrou3_rais.moves import Announce, Done
from diwan.games.machrou3_rais.rules.common import Played, put, tell
from diwan.games.machrou3_rais.rules.objectives import declared_by
from diwan.games.machrou3_rais.state import Ballot, Candidacy, Over, State


def begin(state: State, reason: events.Ending) -> Played:
    """Begin phase 2 (R55).

    The Newsflash and all statuses end; tokens and stations stay, and the Blocs are counted again."""
    state = replace(
        state,
        newsflash=None,
        statuses=(),
        power=None,
        vote_round=False,
        order=(),
        acted=False,
        said=(0,) * state.seats,
        phase=Candidacy((False,) * state.seats),
    )
    return state, (tell(events.PhaseOneEnded(reason)),)


# The debate (R40). Anybody who is no candidate may announce at any moment, done or not.


def not_done(state: State, phase: Candidacy) -> tuple[int, ...]:
    return tuple([seat for seat, done in enumerate(phase.done) if not done and seat not in state.candidates])


def awaited(state: State, phase: Candidacy, observer: int | None) -> tuple[int, ...]:
    """Return the seats that an observer sees in the debate: whoever has not announced, and is not done itself."""
    return tuple(
        [
            seat
            for seat in range(state.seats)
            if seat not in state.candidates and not (seat == observer and phase.done[seat])
        ]
    )


def debate_menu(state: State, phase: Candidacy, seat: int) -> list[Announce | Done]:
    menu: list[Announce | Done] = []
    if refuse_announce(state, seat) is None:
        menu.append(Announce())
    if refuse_done(state, phase, seat) is None:
        menu.append(Done())
    return menu


def refuse_announce(state: State, seat: int) -> Refusal | None:
    """Return why a seat cannot run: the Judge is asked like everybody, but can only be done (R56)."""
    if not 0 <= seat < state.seats:
        return Refusal("R40", "not_your_turn")
    if seat in state.candidates:
        return Refusal("R40", "runs_already")
    return Refusal("R56", "judge_no_candidate") if ROLE_OF[state.characters[seat]] == "judge" else None


def refuse_done(state: State, phase: Candidacy, seat: int) -> Refusal | None:
    if not 0 <= seat < state.seats:
        return Refusal("R40", "not_your_turn")
    if seat in state.candidates:
        return Refusal("R40", "runs_already")
    return Refusal("R40", "done_already") if phase.done[seat] else None


def announce(state: State, seat: int) -> Played:
    """Run for President. Everybody else may react, so nobody is done any more (R40)."""
    state = replace(
        state,
        candidates=(*state.candidates, seat),
        phase=Candidacy((False,) * state.seats),
        said=(0,) * state.seats,  # R18: there is something new to talk about
    )
    return _close_debate_if_done(state, (tell(events.Announced(seat)),))


def say_done(state: State, phase: Candidacy, seat: int) -> Played:
    state = replace(state, phase=Candidacy(put(phase.done, seat, True)))
    return _close_debate_if_done(state, (Told(only(seat), events.SaidDone()),))


def _close_debate_if_done(state: State, told: tuple[Told, ...]) -> Played:
    assert isinstance(state.phase, Candidacy)
    if not_done(state, state.phase):
        return state, told
    told = (*told, tell(events.DebateClosed(state.candidates)))
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
            told.append(tell(events.BallotOpened(seat, candidate, valid, blocs[seat])))
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
