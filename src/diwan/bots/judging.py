"""The value of a state for each seat, for the curve of a replay."""

from collections.abc import Callable
from typing import Any, TypeAlias

from diwan.core.game import AnyGame

Judge: TypeAlias = Callable[[Any], tuple[float, ...]]
"""A function that returns the value of a state for each seat; empty if it cannot tell."""


def judge_of(game: AnyGame) -> Judge:
    """Return the game's own judge, imported only now because a replay needs it.

    Without a judge, or if its extra is not installed, return the game's `standing`."""
    return game.judge.load() if game.judge is not None and game.judge.is_usable else game.standing
