"""What `diwan bench` measures of King Thief Minister's kernel. Imports the compiled parts, which may take seconds."""

from collections.abc import Callable
from time import process_time

import numpy as np

from diwan.core.registry import game as find_game
from diwan.core.setup import make_setup
from diwan.games.king_thief_minister.bots import bulk, mind
from diwan.games.king_thief_minister.kernel import bridge

SECONDS = 0.5


def bench_lines() -> dict[str, float]:
    rules = find_game("king-thief-minister")
    start = bridge.pack(rules.start(make_setup(rules, 4, options={"turn_limit_per_player": 40})))
    worlds, minds = np.zeros((7, mind.LONGS), dtype=np.uint64), np.zeros(mind.MIND, dtype=np.int64)
    wins, nothing = np.zeros(6), np.zeros(0, dtype=np.int64)

    def random_games(seed: int) -> int:
        return bulk.playouts(start, 20, seed, wins)

    def clever_games(seed: int) -> int:
        mind.recall(nothing, 0, 4, 0, worlds, minds)
        bulk.play_on(start.copy(), worlds, minds, 1000, seed, wins)
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
