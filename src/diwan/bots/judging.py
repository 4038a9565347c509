"""How everybody stands in a position, for the curve of a replay."""

from collections.abc import Callable
from typing import Any, TypeAlias

from diwan.core.game import AnyGame

Judge: TypeAlias = Callable[[Any], tuple[float, ...]]
"""Of a state, by seat; empty where nothing can be said."""


def judge_of(game: AnyGame) -> Judge:
    """Return the game's own bot as a judge, imported when a replay asks for it; else the game's own count, also where
    the extra is missing that the bot needs."""
    return game.judge.load() if game.judge is not None and game.judge.is_usable else game.standing
