"""What a search of Intrigue knows beside the rules: how people scheme, and who is how near to the presidency."""

from collections.abc import Callable, Sequence
from math import exp
from random import Random

from msgspec.structs import replace

from diwan.bots.bot import Budget
from diwan.bots.ismcts import Search
from diwan.games.intrigue import Move, State, View, imagine
from diwan.games.intrigue.bots.schemer import Schemer
from diwan.games.intrigue.moves import Tell
from diwan.games.intrigue.options import length_of
from diwan.games.intrigue.scoring import totals
from diwan.games.intrigue.view import view as seen_by

STOCK = 6
"""Worlds that are imagined for one decision: late in a game one takes as long as ten moves."""
ADVICE = 0.3
"""How much better than a fair share the move looks that a schemer would make."""


def believe(view: View, rng: Random) -> Callable[[], State]:
    """Draws from a small stock of worlds: all that fit are taken to be equally likely."""
    worlds: list[State] = []

    def draw() -> State:
        if len(worlds) < STOCK:
            worlds.append(imagine(view, rng))
            return worlds[-1]
        return rng.choice(worlds)

    return draw


def rollout(state: State, seat: int, rng: Random) -> Move:
    """What a schemer would do who knows what this seat would know there."""
    return Schemer(seat, rng, Budget()).choose(seen_by(state, seat), (), ())


def evaluate(state: State) -> list[float]:
    """A share of the win by seat: a lead weighs the more, the nearer the end is."""
    scores, length = totals(state), length_of(state.options)
    best = max(scores)
    course = best / length.target
    if length.rounds:
        course = max(course, state.round / length.rounds)
    sharpness = 0.1 + 0.3 * min(1.0, max(0.0, course)) ** 2
    weights = [exp(sharpness * (score - best)) for score in scores]
    whole = sum(weights)
    return [weight / whole for weight in weights]


def judge(view: View, menu: Sequence[Move]) -> list[float]:
    assert view.seat is not None
    advised = _bare(Schemer(view.seat, Random(0), Budget()).choose(view, menu, ()))
    fair = 1 / view.seats
    return [fair + ADVICE * (move == advised) for move in menu]


def _bare(move: Move) -> Move:
    """As the menu lists it: without words, and without a source."""
    if isinstance(move, Tell):
        move = replace(move, source=None)
    return replace(move, words="") if getattr(move, "words", "") else move


# What is told in the recess is worth something in the session, if at all: so simulations are long here.
SEARCH = Search(
    rollout=rollout, evaluate=evaluate, sample_worlds=believe, prior=judge, prior_weight=16.0, depth=24, iterations=100
)
