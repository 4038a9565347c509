"""Which bots can play a game: those for any game, the game's own, and those that others add."""

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

OWN_BOTS = "DIWAN_BOTS"
LEVELS = ("easy", "normal", "hard")
"""For people; wherever bots are listed they come first."""


class RandomBot:
    """Every move of the menu is equally likely; never speaks out of turn."""

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
    """Return the bots of a game, also those whose extra is missing: `random`, `ismcts` and `ismcts-plain`, which can
    play any, the game's own, and those from elsewhere: modules with `BOTS`, by an entry point `diwan.bots` of the
    game's id or named by the host."""
    from diwan.bots.ismcts import ismcts  # these are built on this module
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
    known = made | levels(made) | _named_by_host(game_id)
    return {name: known[name] for name in (*LEVELS, *known) if name in known}


def added_modules(game_id: str) -> Iterator[ModuleType]:
    """Modules of bots that other packages bring for a game."""
    return (entry.load() for entry in entry_points(group="diwan.bots", name=game_id))


def _named_by_host(game_id: str) -> dict[str, Maker]:
    """What whoever runs this machine has named, as DIWAN_BOTS=game=module,game=module: other processes get it too, and
    no client can name anything."""
    made: dict[str, Maker] = {}
    for pair in filter(None, os.environ.get(OWN_BOTS, "").split(",")):
        game, _, module = pair.partition("=")
        if game.strip() != game_id:
            continue
        try:
            made |= import_module(module.strip()).BOTS
        except (ImportError, ValueError, AttributeError) as error:
            raise BadSetup(f"{OWN_BOTS} names {pair!r}, which gives no bots: {error}; set PYTHONPATH to it") from None
    return made


def make_bot(name: str, game_id: str, seat: int, seed: int | str, budget: Budget | None = None) -> Bot:
    return find_bot(name, game_id)(seat, Random(f"{seed}/{seat}"), budget or Budget())


def find_bot(name: str, game_id: str) -> Maker:
    """Return the maker of a bot; raises BadSetup with the nearest name, or MissingExtra if it cannot play here."""
    maker = every_bot(game_id).get(name)
    if maker is None:
        raise BadSetup(f"{game_id} has no bot {name!r}{suggestion(name, every_bot(game_id))}")
    extra = extra_of(maker)
    if package := missing(extra):
        raise MissingExtra(f"the bot {name!r} of {game_id}", package, extra)
    return maker
