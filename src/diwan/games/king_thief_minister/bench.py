"""The measurements of King Thief Minister for `diwan bench`. Importing this module compiles the kernel."""

from collections.abc import Callable
from time import process_time

import numpy as np

from diwan.core.registry import game as find_game
from diwan.core.setup import make_setup
from diwan.games.king_thief_minister.bots import bulk, clever_kernel
from diwan.games.king_thief_minister.kernel import bridge

SECONDS = 0.5
"""CPU time of each measurement."""


def bench_lines() -> dict[str, float]:
    """Return the measurements by label."""
    rules = find_game("king-thief-minister")
    start = bridge.pack(rules.start(make_setup(rules, 4, options={"turn_limit_per_player": 40})))
    worlds, heard = (
        np.zeros((7, clever_kernel.WORLD_WORDS), dtype=np.uint64),
        np.zeros(clever_kernel.HEARD_WORDS, dtype=np.int64),
    )
    wins, nothing = np.zeros(6), np.zeros(0, dtype=np.int64)

    def random_games(seed: int) -> int:
        return bulk.playouts(start, 20, seed, wins)

    def clever_games(seed: int) -> int:
        clever_kernel.recall(nothing, 0, 4, 0, worlds, heard)
        bulk.play_on(start.copy(), worlds, heard, 1000, seed, wins)
        return 1

    return {
        "random moves/s in the kernel, 4 seats": _rate(random_games),
        "games/s of four clever players in the kernel": _rate(clever_games),
    }


def _rate(some: Callable[[int], int]) -> float:
    some(1)
    count, seed, began = 0, 1, process_time()
    while (spent := process_time() - began) < SECONDS:
        seed += 7919
        count += some(seed)
    return count / spent
