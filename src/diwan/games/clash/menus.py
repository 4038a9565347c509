"""Menus: every way to lay a tile, from parts that are kept, since few boards differ in what one tile can do there."""

from functools import cache, lru_cache

from diwan.games.clash.effects import (
    BY_TARGETS,
    DESTROYS,
    OFF_BOARD,
    ON_ANYBODY,
    REACH,
    Sight,
    choices,
    choices_by_targets,
    hittable,
    instant,
    look,
    repeatable,
)  # fmt: skip
from diwan.games.clash.figures import CELLS, CELLS_IN, IMMEDIATE, START_TILE, Cells, Tile
from diwan.games.clash.moves import AnyUse, Lay, Move, Repeat
from diwan.games.clash.state import State, Tiles


# C42: any cell will do for Mustafa.
@cache
def openings(free: bool) -> tuple[Move, ...]:
    ways = (False, True) if free else (False,)
    return tuple(Lay(START_TILE, cell, None, against) for cell in CELLS for against in ways)


def layings(state: State, seat: int) -> list[Move]:
    """Every tile that the mover may take, on every cell, with every use of its effect (M1, M3)."""
    sight, options = look(state.board), state.options
    ways = (False, True) if options.facing == "free" else (False,)
    empty, open_cells, ninth = sight.empty, sight.empty & ~sight.blocked, sight.up.bit_count() == 8
    menu: list[Move] = []
    for tile in within_reach(state, seat):
        if tile == "NOB":
            menu += _bare(tile, coverable(sight, seat), False)
            continue
        usable = open_cells if tile in IMMEDIATE and not (ninth and tile in DESTROYS) else 0
        for against in ways:
            if not usable:
                menu += _bare(tile, empty, against)
            elif tile in BY_TARGETS:
                targets = sight.live if tile in ON_ANYBODY else hittable(tile, sight, sight.supporting(seat))
                menu += _on_targets(tile, seat, against, options.directions, empty, usable, targets)
            elif tile in OFF_BOARD:
                menu += _off_board(state, sight, seat, tile, usable, against)
            else:
                menu += _repeating(state, sight, seat, tile, usable, against)
    return menu


@lru_cache(maxsize=1 << 16)
def _on_targets(
    tile: Tile, seat: int, against: bool, directions: int, empty: Cells, usable: Cells, targets: Cells
) -> tuple[Move, ...]:
    """All layings of a tile that asks for nothing but targets and empty cells; few boards differ in these."""
    reach, by_cell = REACH[tile][1 - seat if against else seat], _BY_CELL[tile, against, directions]
    menu: list[Move] = []
    for cell in CELLS_IN[empty]:
        if not usable >> cell & 1:
            menu += _bare(tile, 1 << cell, against)
        elif tile == "BRI":
            uses = choices_by_targets(tile, cell, targets, empty & ~(1 << cell), directions)
            menu += _with_uses(tile, cell, against, uses)
        else:
            menu += by_cell[cell][targets & reach[cell]]
    return tuple(menu)


class _ByTargets(dict[Cells, tuple[Move, ...]]):
    """The layings of one tile on one cell, by the targets within its reach; each is made when first asked for."""

    def __init__(self, tile: Tile, cell: int, against: bool, directions: int) -> None:
        super().__init__()
        self._tile, self._cell, self._against, self._directions = tile, cell, against, directions

    def __missing__(self, targets: Cells) -> tuple[Move, ...]:
        uses = choices_by_targets(self._tile, self._cell, targets, 0, self._directions)
        self[targets] = menu = _with_uses(self._tile, self._cell, self._against, uses)
        return menu


_BY_CELL = {
    (tile, against, directions): tuple(_ByTargets(tile, cell, against, directions) for cell in range(9))
    for tile in BY_TARGETS
    for against in (False, True)
    for directions in (8, 4)
}


def _off_board(state: State, sight: Sight, seat: int, tile: Tile, usable: Cells, against: bool) -> list[Move]:
    """Tiles that act on zones: their choices are the same wherever they are laid."""
    supports, anywhere = 1 - seat if against else seat, CELLS_IN[usable][0]
    uses = choices(instant(state, sight, seat, tile, anywhere, supports), tile, anywhere, supports)
    menu: list[Move] = []
    for cell in CELLS_IN[sight.empty]:
        menu += _with_uses(tile, cell, against, uses) if usable >> cell & 1 else _bare(tile, 1 << cell, against)
    return menu


def _repeating(state: State, sight: Sight, seat: int, tile: Tile, usable: Cells, against: bool) -> list[Move]:
    """Tiles that repeat the effect of another one."""
    supports = 1 - seat if against else seat
    reach = REACH[tile][supports]
    menu: list[Move] = []
    for cell in CELLS_IN[sight.empty]:
        menu += _bare(tile, 1 << cell, against)
        if usable >> cell & 1 and sight.live & reach[cell]:
            at = instant(state, sight, seat, tile, cell, supports)
            for source, uses in repeatable(at, reach[cell], 0):
                menu += _with_repeats(tile, cell, against, source, uses)
    return menu


@lru_cache(maxsize=1 << 14)
def _bare(tile: Tile, cells: Cells, against: bool) -> tuple[Move, ...]:
    return tuple(Lay(tile, CELLS[cell], None, against) for cell in CELLS_IN[cells])


@lru_cache(maxsize=1 << 15)
def _with_uses(tile: Tile, cell: int, against: bool, uses: tuple[AnyUse, ...]) -> tuple[Move, ...]:
    return tuple(Lay(tile, CELLS[cell], use, against) for use in (None, *uses))


@lru_cache(maxsize=1 << 15)
def _with_repeats(tile: Tile, cell: int, against: bool, source: int, uses: tuple[AnyUse, ...]) -> tuple[Move, ...]:
    return tuple(Lay(tile, CELLS[cell], Repeat(CELLS[source], use), against) for use in uses)


def within_reach(state: State, seat: int) -> Tiles:
    """What the mover can lay: his own zone, open and hidden, and the neutral zone."""
    mine = state.zones[seat]
    if hidden := state.hidden[seat]:
        mine += tuple(tile for tile in hidden if tile is not None)
    return mine + state.neutral


def coverable(sight: Sight, seat: int) -> Cells:
    """C32: single, unsecured, face-up, supporting the mover."""
    return sight.live & sight.supporting(seat)
