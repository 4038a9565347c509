"""The searching bot's opinion of a position, for commentary."""

from diwan.games.clash.bots.knowledge import evaluate
from diwan.games.clash.state import Over, State, Turn


def standing(state: State) -> tuple[float, ...]:
    """Return the standing of each seat from -1 (lost) to 1 (won); empty while nobody can tell."""
    match state.phase:
        case Turn():
            return tuple(round(2 * chance - 1, 3) for chance in evaluate(state))
        case Over(winner):
            return (0.0, 0.0) if winner is None else (1.0, -1.0) if winner == 0 else (-1.0, 1.0)
    return ()
