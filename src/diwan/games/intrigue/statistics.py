"""Figures of a finished game for `diwan sim`, besides who won."""

from diwan.core.match import Match
from diwan.games.intrigue.state import Motion, Over, State


def statistics(match: Match) -> dict[str, float]:
    state: State = match.state
    motions = [minute for minute in state.minutes if isinstance(minute, Motion)]
    resolved = [motion for motion in motions if motion.truth is not None]
    lies = [motion for motion in resolved if not motion.truth]
    truths = [motion for motion in resolved if motion.truth]
    president = isinstance(state.phase, Over) and state.phase.reason == "president"
    return {
        "rounds": state.round,
        "reached_target": float(president),
        "motions": len(motions),
        "tabled": _share(len(motions) - len(resolved), len(motions)),
        "lies_told": _share(len(lies), len(resolved)),
        "lies_believed": _share(sum(m.verdict == "believed" for m in lies), len(lies)),
        "truths_believed": _share(sum(m.verdict == "believed" for m in truths), len(truths)),
        "alliances_formed": sum(e.reason == "formed" for book in state.books for e in book.ledger) / 2,
        "alliances_broken": len(state.minutes) - len(motions),
    }


def _share(part: int, whole: int) -> float:
    return part / whole if whole else 0.0
