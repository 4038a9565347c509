"""Which games there are: our four, and those that other packages add by an entry point `diwan.games`."""

from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, cast

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
