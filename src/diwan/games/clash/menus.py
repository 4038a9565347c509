"""The menu of a turn: every way to lay a tile.

Its parts are cached, because a tile can do the same on most boards."""

from functools import cache, lru_cache

from diwan.games.clash.effects import (
    ACTS_OFF_BOARD,
    DEPENDS_ON_TARGETS,
    DESTROYS,
    HITS_ANY_LIVE_TILE,
    REACH,
    CellSets,
    cell_sets,
    effect_context,
    hittable,
    repeat_origin_and_facing,
    repeatable,
    uses_by_targets,
    uses_of,
)  # fmt: skip
from diwan.games.clash.figures import CELLS, CELLS_IN, EVERY_CELL, IMMEDIATE, START_TILE, Cells, Tile
from diwan.games.clash.moves import AnyUse, Lay, Move, Repeat
from diwan.games.clash.state import State, Tiles


@cache
def opening_moves(free: bool) -> tuple[Move, ...]:
    """Return every way to lay Mustafa, on any cell (C42)."""
    facings = (False, True) if free else (False,)
    return tuple(Lay(START_TILE, cell, None, against) for cell in CELLS for against in facings)


def lay_moves(state: State, seat: int) -> list[Move]:
    """Return every tile that the mover may take, on every cell, with every use of its effect (M1, M3)."""
    sets, options = cell_sets(state.board), state.options
    empty, open_cells, ninth = sets.empty, sets.empty & ~sets.blocked, sets.up.bit_count() == 8
    cells, live = empty << 18 | open_cells << 9, sets.live
    menu: list[Move] = []
    facings = [
        (against, _MOVES_BY_BOARD[1 - seat if against else seat, against, options.directions])
        for against in ((False, True) if options.facing == "free" else (False,))
    ]
    for tile in available_tiles(state, seat):
        if tile == "NOB":
            menu += _without_use(tile, coverable(sets, seat), False)
            continue
        for against, moves_by_board in facings:
            if tile not in IMMEDIATE or not open_cells or (ninth and tile in DESTROYS):
                menu += _without_use(tile, empty, against)
            elif tile in HITS_ANY_LIVE_TILE:
                menu += moves_by_board[tile][cells | live]
            elif tile in DEPENDS_ON_TARGETS:
                menu += moves_by_board[tile][cells | hittable(tile, sets, sets.supporting(seat))]
            elif tile in ACTS_OFF_BOARD:
                menu += _off_board_moves(state, sets, seat, tile, open_cells, against)
            else:
                menu += _repeat_moves(state, sets, seat, tile, open_cells, against)
    return menu


class _MovesByTargets(dict[Cells, tuple[Move, ...]]):
    """The moves that lay one tile on one cell, by the targets within its reach; entries are made on first use."""

    def __init__(self, tile: Tile, cell: int, against: bool, directions: int) -> None:
        super().__init__()
        self._tile, self._cell, self._against, self._directions = tile, cell, against, directions

    def __missing__(self, targets: Cells) -> tuple[Move, ...]:
        uses = uses_by_targets(self._tile, self._cell, targets, 0, self._directions)
        self[targets] = menu = _with_uses(self._tile, self._cell, self._against, uses)
        return menu


class _MovesByBoard(dict[int, tuple[Move, ...]]):
    """All moves that lay a tile whose uses depend only on the empty cells, the usable cells and the targets.

    The key packs these three sets, nine bits each. Entries are made on first use."""

    MAX_ENTRIES = 1 << 13
    """Entries kept for one tile; the cache is cleared when it is full, which bounds its memory."""

    def __init__(self, tile: Tile, supports: int, against: bool, directions: int) -> None:
        super().__init__()
        self._tile, self._against = tile, against
        self._by_cell = tuple(
            (REACH[tile][supports][cell], _MovesByTargets(tile, cell, against, directions)) for cell in range(9)
        )

    def __missing__(self, board: int) -> tuple[Move, ...]:
        if len(self) >= self.MAX_ENTRIES:
            self.clear()
        empty, usable, targets = board >> 18, board >> 9 & EVERY_CELL, board & EVERY_CELL
        menu: list[Move] = []
        for cell in CELLS_IN[empty]:
            reach, moves = self._by_cell[cell]
            if not usable >> cell & 1:
                menu += moves[0]
            elif self._tile == "BRI":
                uses = uses_by_targets("BRI", cell, targets, empty & ~(1 << cell), 8)
                menu += _with_uses("BRI", cell, self._against, uses)
            else:
                menu += moves[targets & reach]
        self[board] = found = tuple(menu)
        return found


_MOVES_BY_BOARD = {
    (supports, against, directions): {
        tile: _MovesByBoard(tile, supports, against, directions) for tile in DEPENDS_ON_TARGETS
    }
    for supports in (0, 1)
    for against in (False, True)
    for directions in (8, 4)
}


def _off_board_moves(state: State, sets: CellSets, seat: int, tile: Tile, usable: Cells, against: bool) -> list[Move]:
    """Return the moves that lay a tile which acts on zones, so that its uses are the same on every cell."""
    supports, anywhere = 1 - seat if against else seat, CELLS_IN[usable][0]
    uses = uses_of(effect_context(state, sets, seat, tile, anywhere, supports), tile, anywhere, supports)
    menu: list[Move] = []
    for cell in CELLS_IN[sets.empty]:
        menu += _with_uses(tile, cell, against, uses) if usable >> cell & 1 else _without_use(tile, 1 << cell, against)
    return menu


def _repeat_moves(state: State, sets: CellSets, seat: int, tile: Tile, usable: Cells, against: bool) -> list[Move]:
    """Return the moves that lay a tile which repeats the effect of another one."""
    supports = 1 - seat if against else seat
    reach, directions = REACH[tile][supports], state.options.directions
    menu: list[Move] = []
    for cell in CELLS_IN[sets.empty]:
        menu += _without_use(tile, 1 << cell, against)
        sources = sets.live & reach[cell] if usable >> cell & 1 else 0
        if not sources:
            continue
        context = effect_context(state, sets, seat, tile, cell, supports)
        for source in CELLS_IN[sources]:
            repeated = context.piece(source)
            if repeated.tile in HITS_ANY_LIVE_TILE and repeated.tile != "BRI":
                origin, facing = repeat_origin_and_facing(state, source, cell, repeated.supports, supports)
                targets = (
                    0
                    if repeated.tile in DESTROYS and context.ninth
                    else context.live & REACH[repeated.tile][facing][origin]
                )
                menu += _repeats_on_targets(tile, cell, against, source, repeated.tile, origin, targets, directions)
            else:
                for _, uses in repeatable(context, 1 << source, 0):
                    menu += _with_repeated_uses(tile, cell, against, source, uses)
    return menu


@lru_cache(maxsize=1 << 15)
def _repeats_on_targets(
    tile: Tile, cell: int, against: bool, source: int, repeated: Tile, origin: int, targets: Cells, directions: int
) -> tuple[Move, ...]:
    return _with_repeated_uses(tile, cell, against, source, uses_by_targets(repeated, origin, targets, 0, directions))


@lru_cache(maxsize=1 << 14)
def _without_use(tile: Tile, cells: Cells, against: bool) -> tuple[Move, ...]:
    return tuple(Lay(tile, CELLS[cell], None, against) for cell in CELLS_IN[cells])


@lru_cache(maxsize=1 << 15)
def _with_uses(tile: Tile, cell: int, against: bool, uses: tuple[AnyUse, ...]) -> tuple[Move, ...]:
    return tuple(Lay(tile, CELLS[cell], use, against) for use in (None, *uses))


@lru_cache(maxsize=1 << 15)
def _with_repeated_uses(
    tile: Tile, cell: int, against: bool, source: int, uses: tuple[AnyUse, ...]
) -> tuple[Move, ...]:
    return tuple(Lay(tile, CELLS[cell], Repeat(CELLS[source], use), against) for use in uses)


def available_tiles(state: State, seat: int) -> Tiles:
    """Return the tiles that the mover can lay: those of their own zone, open and hidden, and the neutral zone."""
    mine = state.zones[seat]
    if hidden := state.hidden[seat]:
        mine += tuple(tile for tile in hidden if tile is not None)
    return mine + state.neutral


def coverable(sets: CellSets, seat: int) -> Cells:
    """Return the tiles that the Nobel Prize may cover: single, unsecured, face-up, supporting the mover (C32)."""
    return sets.live & sets.supporting(seat)
