"""Starting positions to analyse: any neutral zone, any box, S first."""

from collections.abc import Sequence

from msgspec.structs import replace

from diwan.core.errors import BadSetup
from diwan.core.setup import suggestion
from diwan.games.clash.dealing import new_game
from diwan.games.clash.figures import NEUTRAL, OWN, START_TILE, Tile
from diwan.games.clash.moves import Lay
from diwan.games.clash.rules import legal, play
from diwan.games.clash.state import Course, Opening, Options, State, Tiles


def neutral_tiles(names: Sequence[str]) -> Tiles:
    """Return neutral tiles by their ids. Unknown and repeated ids raise BadSetup."""
    found: list[Tile] = []
    for name in names:
        known = {tile: tile for tile in NEUTRAL}
        tile = known.get(name.upper())  # type: ignore[call-overload]
        if tile is None:
            raise BadSetup(f"there is no neutral tile {name!r}{suggestion(name.upper(), NEUTRAL)}")
        if tile in found:
            raise BadSetup(f"{tile} is there only once")
        found.append(tile)
    return tuple(sorted(found))


def opening(options: Options, neutral: Tiles, box: Tiles) -> State:
    """Return the position before S lays Mustafa."""
    if twice := set(neutral) & set(box):
        raise BadSetup(f"{min(twice)} cannot be in the neutral zone and in the box")
    blank = new_game(options, Course())
    return replace(blank, zones=OWN, neutral=neutral, box=box, phase=Opening(0))


def after_mustafa(state: State) -> list[tuple[Lay, State]]:
    """Return every way to lay Mustafa and the position after it."""
    found = []
    for move in legal(state, 0):
        assert isinstance(move, Lay)
        assert move.tile == START_TILE
        found.append((move, play(state, 0, move)[0]))
    return found
