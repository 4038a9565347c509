"""Which games there are: our four, and those that other packages add by an entry point `diwan.games`."""

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import TYPE_CHECKING, Any, cast

from diwan.core.errors import BadSetup
from diwan.core.game import AnyGame
from diwan.core.setup import suggestion

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

BUILT_IN = {
    "clash": "diwan.games.clash",
    "intrigue": "diwan.games.intrigue",
    "king-thief-minister": "diwan.games.king_thief_minister",
    "machrou3-rais": "diwan.games.machrou3_rais",
}


@cache
def _added() -> "dict[str, EntryPoint]":
    from importlib.metadata import entry_points  # costs more than our own games together

    return {entry.name: entry for entry in entry_points(group="diwan.games") if entry.name not in BUILT_IN}


def games() -> tuple[str, ...]:
    """The ids of all games, ours first."""
    return (*BUILT_IN, *sorted(_added()))


@cache
def game(game_id: str) -> AnyGame:
    """The game of that id; BadSetup with the nearest one if there is none."""
    if path := BUILT_IN.get(game_id):
        return cast(AnyGame, import_module(path))
    if entry := _added().get(game_id):
        return cast(AnyGame, entry.load())
    raise BadSetup(f"there is no game {game_id!r}{suggestion(game_id, games())}")


@cache
def companions(game_id: str, layer: str) -> tuple[ModuleType, ...]:
    """The modules that know something about a game for another layer (`bots`, `lab`): `diwan.<layer>.<game>` for ours,
    and what other packages name for the game by an entry point `diwan.<layer>`."""
    from importlib.metadata import entry_points

    path = BUILT_IN.get(game_id)
    ours = _module(path.replace("diwan.games.", f"diwan.{layer}.")) if path else None
    theirs = [entry.load() for entry in entry_points(group=f"diwan.{layer}", name=game_id)]
    return (ours, *theirs) if ours else tuple(theirs)


def part(package: Any, name: str) -> ModuleType | None:
    """The module of that name in a package: `stats` or `examples` of a game, `judging` of its bots; or None."""
    return _module(f"{package.__name__}.{name}") if hasattr(package, "__path__") else None


@cache
def _module(name: str) -> ModuleType | None:
    return import_module(name) if find_spec(name) else None
