"""How everybody stands in a position, for the curve of a replay.

`bots.<game>` may have a module `judging`, whose `standing` says what a bot thinks; without it the game's own count is
taken, if it has one. Compiled judges are imported when a replay asks for them, not before."""

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import Any, TypeAlias

from diwan.bots.bot import package_of
from diwan.core.game import AnyGame

Judge: TypeAlias = Callable[[Any], tuple[float, ...]]
"""Of a state, by seat; nothing where nothing can be said."""


def judge_of(game: AnyGame) -> Judge:
    package = package_of(game.about.id)
    judging = import_module(f"{package}.judging") if package and find_spec(f"{package}.judging") else game
    judge: Judge = getattr(judging, "standing", lambda _: ())
    return judge
