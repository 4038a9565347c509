"""The games that are installed: every entry point `diwan.games` of this package and of others declares one."""

from collections.abc import Iterator
from functools import cache
from importlib.metadata import EntryPoint, entry_points

from diwan.core.errors import BadGame, BadSetup
from diwan.core.game import AnyGame, Game
from diwan.core.setup import suggestion

GROUP = "diwan.games"
OURS = "diwan"
"""The distribution whose games are listed first."""


@cache
def _entries() -> dict[str, EntryPoint]:
    """Return the entry points by game id, ours first. If two packages use the same id, the first one counts."""
    found: dict[str, EntryPoint] = {}
    for entry in sorted(entry_points(group=GROUP), key=lambda e: (not _is_ours(e), e.name)):
        found.setdefault(entry.name, entry)
    return found


def _is_ours(entry: EntryPoint) -> bool:
    return entry.dist is not None and entry.dist.name == OURS


def games() -> tuple[str, ...]:
    """Return the ids of all games, ours first."""
    return tuple(_entries())


@cache
def game(game_id: str) -> AnyGame:
    """Return the game with this id. Raise BadSetup if there is none, and BadGame if it cannot be used."""
    entry = _entries().get(game_id)
    if entry is None:
        raise BadSetup(f"there is no game {game_id!r}{suggestion(game_id, games())}")
    try:
        found = entry.load()
    except (ImportError, AttributeError, TypeError) as error:
        raise BadGame(f"the game {game_id} cannot be loaded from {entry.value!r}: {error}") from error
    if not isinstance(found, Game):
        raise BadGame(
            f"the entry point {game_id} must name a diwan.Game, but {entry.value!r} is a {type(found).__name__}"
        )
    if found.about.id != game_id:
        raise BadGame(f"the entry point {game_id} names the game {found.about.id}; give both the same id")
    return found


def usable_games() -> Iterator[AnyGame | BadGame]:
    """Yield every game, or its BadGame error if it cannot be used: one bad package must not stop the others."""
    for game_id in games():
        try:
            yield game(game_id)
        except BadGame as error:
            yield error
