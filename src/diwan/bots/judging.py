"""How everybody stands in a position, for the curve of a replay.

`bots.<game>` may have a module `judging`, whose `standing` says what a bot thinks; without it the game's own count is
taken, if it has one. Compiled judges are imported when a replay asks for them, not before."""

from collections.abc import Callable
from typing import Any, TypeAlias

from diwan.core.game import AnyGame
from diwan.core.registry import companions, part

Judge: TypeAlias = Callable[[Any], tuple[float, ...]]
"""Of a state, by seat; nothing where nothing can be said."""


def judge_of(game: AnyGame) -> Judge:
    known = (judging for bots in companions(game.about.id, "bots") if (judging := part(bots, "judging")))
    judge: Judge = getattr(next(known, game), "standing", lambda _: ())
    return judge
