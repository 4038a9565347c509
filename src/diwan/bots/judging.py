"""How everybody stands in a position, for the curve of a replay.

`bots.<game>` may export `judge`, which makes a judge; without it the game's own count is taken, if it has one."""

from collections.abc import Callable
from importlib import import_module
from typing import Any, TypeAlias

from diwan.core.game import AnyGame
from diwan.core.registry import BUILT_IN

Judge: TypeAlias = Callable[[Any], tuple[float, ...]]
"""Of a state, by seat; nothing where nothing can be said."""


def judge_of(game: AnyGame) -> Judge:
    module = BUILT_IN.get(game.about.id, "").replace("diwan.games.", "diwan.bots.")
    make: Callable[[], Judge] | None = getattr(import_module(module), "judge", None) if module else None
    count: Judge = getattr(game, "standing", lambda _: ())
    return make() if make else count
