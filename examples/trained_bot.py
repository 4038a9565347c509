"""The agent that `train_a_seat.py` has trained, as a bot for every command and for web tables.

    python examples/train_a_seat.py 1500 trained_seat.npy
    export PYTHONPATH=examples DIWAN_BOTS=king-thief-minister=trained_bot
    diwan arena king-thief-minister --seats 3 --bots trained,random,easy --games 60 --option turn_limit_per_player=8
    diwan serve        # choose the bot `trained` for a chair and watch it in the browser

TRAINED_SEAT names another file than trained_seat.npy.
"""

import os
from collections.abc import Sequence
from functools import cache
from random import Random
from typing import Any

import numpy as np
import train_a_seat

from diwan.adapters.codebook import Codebook, codebook
from diwan.bots.bot import Budget
from diwan.core.registry import game
from diwan.core.setup import make_setup


@cache
def learned() -> tuple[Codebook, train_a_seat.Preferences]:
    """Return the codebook of the table that was used for training, and the learned weight of each action."""
    rules = game(train_a_seat.GAME)
    codes = codebook(rules, make_setup(rules, 3, options=train_a_seat.OPTIONS))
    return codes, np.load(os.environ.get("TRAINED_SEAT", "trained_seat.npy"))


class Trained:
    blind = True  # It uses only the menu.

    def __init__(self, _seat: int, _rng: Random, _budget: Budget) -> None:
        self._codes, self._preferences = learned()

    def choose(self, _view: Any, menu: Sequence[Any], _news: Sequence[Any]) -> Any:
        numbers = self._codes.numbers(menu)
        return numbers[max(numbers, key=lambda number: self._preferences[number])]

    def interject(self, _view: Any, _menu: Sequence[Any], _news: Sequence[Any]) -> None:
        return None


BOTS = {"trained": Trained}
