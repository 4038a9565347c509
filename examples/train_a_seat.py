"""Train a tiny agent for one seat through Gymnasium, then let it play against the bots it has never met.

    python examples/train_a_seat.py 1500 trained_seat.npy

With a second argument what was learned is kept in that file; `trained_bot.py` gives it a seat at any table.

The agent is one table of preferences: how much it likes each kind of action, learned by the cross-entropy method
(play with noisy preferences, keep the best few, repeat). It is small enough to read and still beats random play.
"""

import sys
from typing import Any

import numpy as np
from numpy.typing import NDArray

from diwan.adapters.gymnasium import SeatEnv

GAME = "king-thief-minister"
OPTIONS = {"turn_limit_per_player": 8}
GENERATION, KEPT, TRIES = 24, 6, 4

Preferences = NDArray[np.float64]


def table(opponents: str = "random") -> SeatEnv:
    return SeatEnv(GAME, seats=3, opponents=opponents, options=OPTIONS)


def choose(preferences: Preferences, mask: NDArray[np.int8]) -> Any:
    return np.argmax(np.where(mask, preferences, -np.inf))


def play(env: SeatEnv, preferences: Preferences, seed: int) -> float:
    """Play one game and return the share of the win."""
    _, info = env.reset(seed=seed)
    while True:
        _, reward, over, _, info = env.step(choose(preferences, info["action_mask"]))
        if over:
            return float(reward)


def train(games: int, seed: int = 0) -> Preferences:
    env, rng = table(), np.random.default_rng(seed)
    mean, spread = np.zeros(env.actions), np.ones(env.actions)
    for generation in range(max(1, games // (GENERATION * TRIES))):
        people = rng.normal(mean, spread, (GENERATION, len(mean)))
        first = 1_000_000 + generation * TRIES
        scores = [sum(play(env, person, first + number) for number in range(TRIES)) for person in people]
        best = people[np.argsort(scores)[-KEPT:]]
        mean, spread = best.mean(0), best.std(0) + 0.1
    return mean


def evaluate(preferences: Preferences, opponents: str, games: int) -> float:
    env = table(opponents)
    return sum(play(env, preferences, seed) for seed in range(games)) / games


def main(arguments: list[str]) -> None:
    games = int(arguments[0]) if arguments else 1500
    blank = np.random.default_rng(1).normal(size=table().actions)
    learned = train(games)
    if len(arguments) > 1:
        np.save(arguments[1], learned)
    for opponents in ("random", "easy"):
        before, after = (evaluate(preferences, opponents, 100) for preferences in (blank, learned))
        print(f"against {opponents}: {100 * before:.0f} % before training, {100 * after:.0f} % after (fair: 33 %)")


if __name__ == "__main__":
    main(sys.argv[1:])
