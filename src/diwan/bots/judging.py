"""How everybody stands in a position, for the curve of a replay.

`bots.<game>` may have a module `judging`, whose `standing` says what a bot thinks; without it the game's own count is
taken, if it has one. Compiled judges are imported when a replay asks for them, not before."""

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import Any, TypeAlias

from diwan.core.game import AnyGame
from diwan.core.registry import BUILT_IN

Judge: TypeAlias = Callable[[Any], tuple[float, ...]]
"""Of a state, by seat; nothing where nothing can be said."""


def judge_of(game: AnyGame) -> Judge:
    module = BUILT_IN.get(game.about.id, "").replace("diwan.games.", "diwan.bots.") + ".judging"
    if module != ".judging" and find_spec(module):
        judge: Judge = import_module(module).standing
        return judge
    count: Judge = getattr(game, "standing", lambda _: ())
    return count
