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
    starting_from,
)  # fmt: skip
from diwan.games.clash.figures import CELLS, CELLS_IN, EVERY_CELL, IMMEDIATE, START_TILE, Cells, Tile
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
    empty, open_cells, ninth = sight.empty, sight.empty & ~sight.blocked, sight.up.bit_count() == 8
    cells, live = empty << 18 | open_cells << 9, sight.live
    menu: list[Move] = []
    ways = [
        (against, _BY_BOARD[1 - seat if against else seat, against, options.directions])
        for against in ((False, True) if options.facing == "free" else (False,))
    ]
    for tile in within_reach(state, seat):
        if tile == "NOB":
            menu += _bare(tile, coverable(sight, seat), False)
            continue
        for against, by_board in ways:
            if tile not in IMMEDIATE or not open_cells or (ninth and tile in DESTROYS):
                menu += _bare(tile, empty, against)
            elif tile in ON_ANYBODY:
                menu += by_board[tile][cells | live]
            elif tile in BY_TARGETS:
                menu += by_board[tile][cells | hittable(tile, sight, sight.supporting(seat))]
            elif tile in OFF_BOARD:
                menu += _off_board(state, sight, seat, tile, open_cells, against)
            else:
                menu += _repeating(state, sight, seat, tile, open_cells, against)
    return menu


class _ByTargets(dict[Cells, tuple[Move, ...]]):
    """The layings of one tile on one cell, by the targets within its reach; each is made when first asked for."""

    def __init__(self, tile: Tile, cell: int, against: bool, directions: int) -> None:
        super().__init__()
        self._tile, self._cell, self._against, self._directions = tile, cell, against, directions

    def __missing__(self, targets: Cells) -> tuple[Move, ...]:
        uses = choices_by_targets(self._tile, self._cell, targets, 0, self._directions)
        self[targets] = menu = _with_uses(self._tile, self._cell, self._against, uses)
        return menu


class _ByBoard(dict[int, tuple[Move, ...]]):
    """All layings of a tile that asks for nothing but empty cells, usable cells and targets: three sets of nine bits in
    a row. Few boards differ in these; what was found is kept, up to a bound."""

    MOST = 1 << 13

    def __init__(self, tile: Tile, supports: int, against: bool, directions: int) -> None:
        super().__init__()
        self._tile, self._against = tile, against
        self._by_cell = tuple(
            (REACH[tile][supports][cell], _ByTargets(tile, cell, against, directions)) for cell in range(9)
        )

    def __missing__(self, board: int) -> tuple[Move, ...]:
        if len(self) >= self.MOST:
            self.clear()
        empty, usable, targets = board >> 18, board >> 9 & EVERY_CELL, board & EVERY_CELL
        menu: list[Move] = []
        for cell in CELLS_IN[empty]:
            reach, layings = self._by_cell[cell]
            if not usable >> cell & 1:
                menu += layings[0]
            elif self._tile == "BRI":
                uses = choices_by_targets("BRI", cell, targets, empty & ~(1 << cell), 8)
                menu += _with_uses("BRI", cell, self._against, uses)
            else:
                menu += layings[targets & reach]
        self[board] = found = tuple(menu)
        return found


_BY_BOARD = {
    (supports, against, directions): {tile: _ByBoard(tile, supports, against, directions) for tile in BY_TARGETS}
    for supports in (0, 1)
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
    reach, directions = REACH[tile][supports], state.options.directions
    menu: list[Move] = []
    for cell in CELLS_IN[sight.empty]:
        menu += _bare(tile, 1 << cell, against)
        sources = sight.live & reach[cell] if usable >> cell & 1 else 0
        if not sources:
            continue
        at = instant(state, sight, seat, tile, cell, supports)
        for source in CELLS_IN[sources]:
            repeated = at.piece(source)
            if repeated.tile in ON_ANYBODY and repeated.tile != "BRI":
                origin, facing = starting_from(state, source, cell, repeated.supports, supports)
                targets = (
                    0 if repeated.tile in DESTROYS and at.ninth else at.live & REACH[repeated.tile][facing][origin]
                )
                menu += _repeat_on_targets(tile, cell, against, source, repeated.tile, origin, targets, directions)
            else:
                for _, uses in repeatable(at, 1 << source, 0):
                    menu += _with_repeats(tile, cell, against, source, uses)
    return menu


@lru_cache(maxsize=1 << 15)
def _repeat_on_targets(
    tile: Tile, cell: int, against: bool, source: int, repeated: Tile, origin: int, targets: Cells, directions: int
) -> tuple[Move, ...]:
    return _with_repeats(tile, cell, against, source, choices_by_targets(repeated, origin, targets, 0, directions))


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
