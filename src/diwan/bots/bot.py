"""The bots of a game: those that play any game, the game's own, and those that other packages add."""

import os
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from random import Random
from types import ModuleType
from typing import Any

from diwan.core.bot import Bot, Budget, Maker, Needing, extra_of
from diwan.core.errors import BadSetup, MissingExtra
from diwan.core.extras import missing
from diwan.core.registry import game as find_game
from diwan.core.setup import suggestion

__all__ = [
    "LEVELS", "Bot", "Budget", "Maker", "Needing", "RandomBot", "bots", "every_bot", "find_bot", "make_bot",
]  # fmt: skip

BOTS_VARIABLE = "DIWAN_BOTS"
"""The environment variable that names modules with more bots."""
LEVELS = ("easy", "normal", "hard")
"""The levels of difficulty for people. They come first in every list of bots."""


class RandomBot:
    """A bot that chooses every move of its menu with the same probability and never plays out of turn."""

    blind = True

    def __init__(self, _seat: int, rng: Random, _budget: Budget) -> None:
        self._rng = rng

    def choose(self, _view: Any, menu: Sequence[Any], _news: Sequence[Any]) -> Any:
        return self._rng.choice(menu)

    def interject(self, _view: Any, _menu: Sequence[Any], _news: Sequence[Any]) -> None:
        return None


def bots(game_id: str) -> Mapping[str, Maker]:
    """Return the bots that can play a game on this installation, by name (see `every_bot`)."""
    return {name: maker for name, maker in every_bot(game_id).items() if not missing(extra_of(maker))}


@cache
def every_bot(game_id: str) -> Mapping[str, Maker]:
    """Return the bots of a game by name, also those whose extra is not installed.

    These are `random`, `ismcts` and `ismcts-plain`, which play any game; the game's own; and the `BOTS` of other
    modules, which an entry point `diwan.bots` with the game's id or the environment variable DIWAN_BOTS names."""
    from diwan.bots.ismcts import ismcts  # Imported here because these modules import this one.
    from diwan.bots.levels import levels

    made: dict[str, Maker] = {
        "random": RandomBot,
        "ismcts": ismcts(game_id),
        "ismcts-plain": ismcts(game_id, plain=True),
    }
    if (own := find_game(game_id).bots) is not None:
        made |= own.load()
    for module in added_modules(game_id):
        made |= module.BOTS
    known = made | levels(made) | _bots_from_environment(game_id)
    return {name: known[name] for name in (*LEVELS, *known) if name in known}


def added_modules(game_id: str) -> Iterator[ModuleType]:
    """Import and yield the modules with bots that other packages add to a game."""
    return (entry.load() for entry in entry_points(group="diwan.bots", name=game_id))


def _bots_from_environment(game_id: str) -> dict[str, Maker]:
    """Return the bots that DIWAN_BOTS=game=module,game=module adds to a game.

    It is an environment variable so that worker processes inherit it and no client can set it."""
    made: dict[str, Maker] = {}
    for pair in filter(None, os.environ.get(BOTS_VARIABLE, "").split(",")):
        game, _, module = pair.partition("=")
        if game.strip() != game_id:
            continue
        try:
            made |= import_module(module.strip()).BOTS
        except (ImportError, ValueError, AttributeError) as error:
            raise BadSetup(
                f"{BOTS_VARIABLE} names {pair!r}, from which no bots can be loaded: {error}; "
                "write game=module and set PYTHONPATH to the folder of the module"
            ) from None
    return made


def make_bot(name: str, game_id: str, seat: int, seed: int | str, budget: Budget | None = None) -> Bot:
    """Make the bot with this name for a seat; raise BadSetup if the game has no such bot."""
    return find_bot(name, game_id)(seat, Random(f"{seed}/{seat}"), budget or Budget())


def find_bot(name: str, game_id: str) -> Maker:
    """Return the maker of a bot. Raise BadSetup if there is none, and MissingExtra if its extra is not installed."""
    maker = every_bot(game_id).get(name)
    if maker is None:
        raise BadSetup(f"{game_id} has no bot {name!r}{suggestion(name, every_bot(game_id))}")
    extra = extra_of(maker)
    if package := missing(extra):
        raise MissingExtra(f"the bot {name!r} of {game_id}", package, extra)
    return maker
