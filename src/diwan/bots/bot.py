"""What a bot is: it gets what a person gets (its view, its news, its menu) and never sees a state."""

import os
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib import import_module
from math import inf
from random import Random
from typing import Any, Protocol, TypeAlias

from msgspec import Struct

from diwan.core.errors import BadSetup
from diwan.core.registry import companions
from diwan.core.setup import suggestion

OWN_BOTS = "DIWAN_BOTS"
LEVELS = ("easy", "normal", "hard")
"""For people; wherever bots are listed they come first."""


class Budget(Struct, frozen=True):
    """How long a bot may think about one move. With iterations alone its choices depend on the seed only."""

    seconds: float | None = None
    iterations: int | None = None

    def __post_init__(self) -> None:
        if self.iterations is not None and self.iterations < 1:
            raise BadSetup(f"a bot cannot think for {self.iterations} iterations; give it 1 or more")
        if self.seconds is not None and not 0 < self.seconds < inf:
            raise BadSetup(f"a bot cannot think for {self.seconds:g} seconds; give it more than 0, and an end")


class Bot(Protocol):
    def choose(self, view: Any, menu: Sequence[Any], news: Sequence[Any]) -> Any:
        """A move of the menu (or a valid one of its kind). `news`: the events heard since the last call."""

    def interject(self, view: Any, menu: Sequence[Any], news: Sequence[Any]) -> Any | None:
        """Asked when the seat owes nothing but has a menu: a move out of turn, or None."""


Maker: TypeAlias = Callable[[int, Random, Budget], Bot]
"""Makes a bot for a seat, with its own random source and budget."""


def is_blind(bot: Bot | Maker) -> bool:
    """Whether a bot, or what makes it, says by `blind = True` that it never looks at a view and may be handed None.

    In a game of memory a view costs more than all the rest of a move."""
    return getattr(bot, "blind", False)


class RandomBot:
    """Every move of the menu is equally likely; never speaks out of turn."""

    blind = True

    def __init__(self, _seat: int, rng: Random, _budget: Budget) -> None:
        self._rng = rng

    def choose(self, _view: Any, menu: Sequence[Any], _news: Sequence[Any]) -> Any:
        return self._rng.choice(menu)

    def interject(self, _view: Any, _menu: Sequence[Any], _news: Sequence[Any]) -> None:
        return None


@cache
def bots(game_id: str) -> Mapping[str, Maker]:
    """The bots that can play a game: `random`, `ismcts` and `ismcts-plain`, which can play any, those of its module in
    this package, and those from elsewhere: modules with `BOTS`, by an entry point `diwan.bots` of the game's id or
    named by the host."""
    from diwan.bots.ismcts import ismcts  # these are built on this module
    from diwan.bots.levels import levels

    made: dict[str, Maker] = {
        "random": RandomBot,
        "ismcts": ismcts(game_id),
        "ismcts-plain": ismcts(game_id, plain=True),
    }
    for module in companions(game_id, "bots"):
        made |= module.BOTS
    known = made | levels(made) | _own(game_id)
    return {name: known[name] for name in (*LEVELS, *known) if name in known}


def _own(game_id: str) -> dict[str, Maker]:
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
    known = bots(game_id)
    if name not in known:
        raise BadSetup(f"{game_id} has no bot {name!r}{suggestion(name, known)}")
    return known[name](seat, Random(f"{seed}/{seat}"), budget or Budget())
