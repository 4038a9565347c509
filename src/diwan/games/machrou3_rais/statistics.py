"""Figures of a finished game for bulk play, besides who won."""

from diwan.core.match import Match
from diwan.games.machrou3_rais.figures import ELIGIBLE, FIGURES, LAST_OBJECTIVE
from diwan.games.machrou3_rais.influence import influence
from diwan.games.machrou3_rais.rules.objectives import declared_by
from diwan.games.machrou3_rais.state import Over, State


def statistics(match: Match) -> dict[str, float]:
    """Return numbers to be averaged over games; shares and yes-or-no figures lie between 0 and 1."""
    state: State = match.state
    over = state.phase
    assert isinstance(over, Over), "statistics are made of games that are over"
    outcome = match.outcome
    assert outcome is not None, "a game that is over has an outcome"
    blocs = sorted(influence(state).blocs, reverse=True)
    honest = [seat for seat, role in enumerate(outcome.teams) if role != "corrupt"]
    counted = {
        "corrupt_win": float(over.winner == "corrupt"),
        "reformist_win": float(over.winner == "reformist"),
        "corrupt_president": float(over.reason == "corrupt_president"),
        "tie": float(over.reason == "tie"),
        "vacancy": float(over.reason == "vacancy"),
        "rounds": float(state.round),
        "objectives_declared": float(len(state.objectives.declared)),
        "ended_by_objectives": float(len(state.objectives.declared) >= LAST_OBJECTIVE),
        "reformists_eligible": sum(declared_by(state, s) >= ELIGIBLE for s in honest) / len(honest),
        "candidates": float(len(state.candidates)),
        "corrupt_seats": float(sum(b for s, b in enumerate(influence(state).blocs) if s not in honest)),
        "votes_held": float(len(state.votes)),
        "judge_unmasked": float(state.unmasking.judge is not None),
        "seats_unowned": float(FIGURES.constants.seats_total.value - sum(blocs)),
    }
    return counted | {f"bloc_{place}": float(bloc) for place, bloc in enumerate(blocs, 1)}
