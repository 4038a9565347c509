"""The effects of tiles: how each can be used, and what happens when it is (C8 to C32)."""

from collections.abc import Iterator
from functools import cache, lru_cache, reduce
from operator import getitem, or_
from typing import TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from diwan.core.game import EVERYONE, Refusal, Told
from diwan.games.clash.events import (
    Destroyed,
    Discarded,
    Enlisted,
    Purged,
    Recalled,
    Repeated,
    Salvaged,
    Shifted,
    Turned,
)  # fmt: skip
from diwan.games.clash.figures import (
    AREA,
    CELLS,
    CELLS_IN,
    DIRECTIONS,
    EVERY_CELL,
    IMMEDIATE,
    INDEX,
    RAY,
    TILE,
    Cells,
    Direction,
    Tile,
)  # fmt: skip
from diwan.games.clash.moves import (
    All,
    AnyUse,
    At,
    Dots,
    Drawn,
    Line,
    Repeat,
    Shift,
    Take,
    TakeHidden,
)  # fmt: skip
from diwan.games.clash.state import Board, Piece, State, Tiles, piece

News: TypeAlias = tuple[Told, ...]


class CellSets(Struct, frozen=True, gc=False):
    """The sets of cells that the rules ask about most, worked out from the pieces on a board."""

    empty: Cells
    up: Cells
    secured: Cells
    """C16: face-up and subject to nothing but the rocket."""
    north: Cells
    """Face-up tiles that support N."""
    stabilised: Cells
    """C18: beside a United Nations tile, with a tile on them or not."""
    blocked: Cells
    """C19, C20: a tile laid there cannot use its immediate effect."""
    live: Cells
    """Face-up and not secured."""
    down: Cells
    """Face-down."""

    def supporting(self, seat: int) -> Cells:
        """Return the cells of the face-up tiles that support a seat."""
        return self.north if seat else self.up & ~self.north


_SELF_SECURED = frozenset(tile for tile in TILE if TILE[tile].effect in ("security", "protect"))
_SIDES = AREA["sides2"][0]
_BLOCKING = {tile: AREA[area][0] for tile in TILE if TILE[tile].effect == "block" and (area := TILE[tile].area)}


class _PieceEffects(dict[Piece | None, int]):
    """What each possible piece on one cell adds to the sets of the board; entries are made on first use.

    An entry packs six sets of nine bits each: occupied, face-up, supporting N, secured, stabilised and blocked cells.
    C11: a face-down piece fills its cell and does nothing else. C32: a stack counts as a Nobel Prize."""

    def __init__(self, cell: int) -> None:
        super().__init__({None: 0})
        self._cell = cell

    def __missing__(self, here: Piece) -> int:
        bit, cell = 1 << self._cell, self._cell
        up = north = secured = stabilised = blocked = 0
        if here.up:
            up, north = bit, bit * here.supports
            secured = bit if here.tile in _SELF_SECURED else 0
            stabilised = _SIDES[cell] if here.tile == "UNO" else 0
            blocked = _BLOCKING[here.tile][cell] if here.tile in _BLOCKING else 0
        self[here] = combined = bit | up << 9 | north << 18 | secured << 27 | stabilised << 36 | blocked << 45
        return combined


_PIECE_EFFECTS = tuple(_PieceEffects(cell) for cell in range(9))


@lru_cache(maxsize=1 << 8)
def cell_sets(board: Board) -> CellSets:
    """Return the sets of cells of a board."""
    combined = reduce(or_, map(getitem, _PIECE_EFFECTS, board))
    up, stabilised = combined >> 9 & EVERY_CELL, combined >> 36 & EVERY_CELL
    secured = (combined >> 27 | stabilised) & up
    return CellSets(
        empty=EVERY_CELL & ~combined,
        up=up,
        secured=secured,
        north=combined >> 18 & EVERY_CELL,
        stabilised=stabilised,
        blocked=combined >> 45 & ~stabilised,
        live=up & ~secured,
        down=EVERY_CELL & combined & ~up,
    )


# ---------------------------------------------------------------- how an effect can be used

_TARGETED_EFFECTS = (
    "destroy", "destroy_secured", "discard", "flip", "flip_line", "flip_colour", "flip_all", "recall", "move",
)  # fmt: skip
DEPENDS_ON_TARGETS = frozenset(tile for tile in TILE if TILE[tile].effect in _TARGETED_EFFECTS)
"""Tiles whose uses depend only on which tiles they can hit and which cells are empty."""
HITS_ANY_LIVE_TILE = DEPENDS_ON_TARGETS - {"ROC", "CRI"}
"""Those of them that can hit every live tile."""
ACTS_OFF_BOARD = frozenset(tile for tile in TILE if TILE[tile].effect in ("purge", "salvage", "enlist"))
"""Tiles whose uses are the same wherever they lie."""
REPEATS = frozenset(tile for tile in TILE if TILE[tile].effect == "repeat")
DESTROYS = frozenset(tile for tile in TILE if TILE[tile].effect in ("destroy", "destroy_secured"))


def _reach(tile: Tile, supports: int, cell: int) -> Cells:
    figures = TILE[tile]
    if figures.effect == "flip_line":
        return sum(RAY[direction][cell] for direction in DIRECTIONS)
    return AREA[figures.area][supports][cell] if figures.area else EVERY_CELL


REACH = {
    tile: tuple(tuple(_reach(tile, supports, cell) for cell in range(9)) for supports in (0, 1)) for tile in IMMEDIATE
}
"""The cells within reach of an effect, by tile, by the seat that the tile supports and by its cell."""


@cache
def _at_each(cells: Cells) -> tuple[AnyUse, ...]:
    return tuple(At(CELLS[cell]) for cell in CELLS_IN[cells])


@lru_cache(maxsize=1 << 12)
def _shifts(cells: Cells, empty: Cells) -> tuple[AnyUse, ...]:
    return tuple(Shift(CELLS[cell], CELLS[to]) for cell in CELLS_IN[cells] for to in CELLS_IN[empty])


@lru_cache(maxsize=1 << 12)
def _takes(tiles: Tiles) -> tuple[AnyUse, ...]:
    return tuple(map(Take, tiles))


def hittable(tile: Tile, sets: "CellSets | EffectContext", friendly: Cells) -> Cells:
    """Return the tiles that an effect can act on, at any distance; `friendly` ones support the mover."""
    if tile in HITS_ANY_LIVE_TILE:
        return sets.live
    if tile == "ROC":  # C17
        return sets.secured
    return sets.live & friendly  # C28


def directions_of(directions: int) -> tuple[Direction, ...]:
    """Return all eight directions, or only those of the cross (C7)."""
    return DIRECTIONS[:: 8 // directions]


@lru_cache(maxsize=1 << 14)
def uses_by_targets(tile: Tile, origin: int, targets: Cells, empty: Cells, directions: int) -> tuple[AnyUse, ...]:
    """Return the uses of an effect that can hit `targets` from `origin`."""
    match TILE[tile].effect:
        case "destroy" | "destroy_secured" | "discard" | "flip" | "recall":
            return _at_each(targets)
        case "flip_line":  # C7, C8
            return tuple(Line(way) for way in directions_of(directions) if RAY[way][origin] & targets)
        case "flip_colour":  # C4
            white, black = AREA["orth"][0][origin] & targets, AREA["diag"][0][origin] & targets
            return (*((Dots("white"),) if white else ()), *((Dots("black"),) if black else ()))
        case "flip_all":
            return (All(),) if targets else ()
        case "move":  # C27
            return _shifts(targets, empty)
    return ()


class EffectContext(Struct, frozen=True, gc=False):
    """Everything that an effect reads, fixed at the moment when it starts (C15).

    The tile just laid lies on the board already."""

    state: State
    seat: int
    tile: Tile
    laid: int
    supports: int
    live: Cells
    secured: Cells
    friendly: Cells
    empty: Cells
    box: Tiles
    """The tiles that Elections can draw; the refill of a long game takes one first (C37)."""

    @property
    def ninth(self) -> bool:
        """Whether all nine tiles are face-up, so that nothing can be destroyed (C13)."""
        return self.live | self.secured == EVERY_CELL

    @property
    def others(self) -> Cells:
        """Return the live tiles except the one just laid."""
        return self.live & ~(1 << self.laid)

    def piece(self, cell: int) -> Piece:
        """Return the piece on a cell that is not empty."""
        here = self.state.board[cell]
        assert here is not None
        return here


def effect_context(state: State, sets: CellSets, seat: int, tile: Tile, cell: int, supports: int) -> EffectContext:
    """Return what the effect of `tile` will read once the tile lies on the empty `cell`."""
    bit = 1 << cell
    secured = sets.secured | (bit & sets.stabilised)
    refilled = state.options.neutrals == "long" and tile in state.neutral
    box = state.box if not refilled or len(state.box) > 1 else ()
    return EffectContext(
        state=state,
        seat=seat,
        tile=tile,
        laid=cell,
        supports=supports,
        live=(sets.up | bit) & ~secured,
        secured=secured,
        friendly=sets.supporting(seat),
        empty=sets.empty & ~bit,
        box=box,
    )


def uses_of(context: EffectContext, tile: Tile, origin: int, supports: int, used: Cells = 0) -> tuple[AnyUse, ...]:
    """Return every use of the effect of `tile` with all its arguments, in a fixed order (C9, C10)."""
    if tile in DEPENDS_ON_TARGETS:
        if tile in DESTROYS and context.ninth:
            return ()
        targets, empty = hittable(tile, context, context.friendly) & REACH[tile][supports][origin], 0
        if tile in ("BRI", "CRI"):  # C27, C28: never the tile just laid
            targets, empty = targets & context.others, context.empty
        return uses_by_targets(tile, origin, targets, empty, context.state.options.directions)
    state = context.state
    match TILE[tile].effect:
        case "purge":  # C29, C39; C24: the opponent of the one who moves now
            rival = 1 - context.seat
            hidden = (TakeHidden(place) for place, held in enumerate(state.hidden[rival]) if held is not None)
            return (*_takes(state.zones[rival]), *hidden)
        case "salvage":  # C31
            return _takes(state.removed)
        case "enlist":  # C30
            if state.options.elections == "choice":
                return _takes(context.box)
            return (Drawn(),) if context.box else ()
        case "repeat":
            sources = repeatable(context, REACH[tile][supports][origin], used)
            return tuple(repeat for source, uses in sources for repeat in _repeated(source, uses))
    return ()


def repeatable(context: EffectContext, area: Cells, used: Cells) -> Iterator[tuple[int, tuple[AnyUse, ...]]]:
    """Yield each tile whose effect can be repeated, with the uses of that effect (C21 to C25).

    It is a live tile with an immediate effect, none twice in a chain and never the one just laid."""
    board = context.state.board
    for source in CELLS_IN[context.others & area & ~used]:
        repeated = board[source]
        assert repeated is not None
        if repeated.tile in IMMEDIATE:
            origin, supports = repeat_origin_and_facing(
                context.state, source, context.laid, repeated.supports, context.supports
            )
            yield source, uses_of(context, repeated.tile, origin, supports, used | 1 << source)


@lru_cache(maxsize=1 << 14)
def _repeated(source: int, uses: tuple[AnyUse, ...]) -> tuple[AnyUse, ...]:
    return tuple(Repeat(CELLS[source], use) for use in uses)


def repeat_origin_and_facing(state: State, source: int, laid: int, of_source: int, of_laid: int) -> tuple[int, int]:
    """Return the cell and the facing from which a repeated effect is counted (C21)."""
    return (source, of_source) if state.options.repeat_origin == "source" else (laid, of_laid)


def explain_refusal(
    context: EffectContext, tile: Tile, origin: int, supports: int, use: AnyUse, used: Cells = 0
) -> Refusal:
    """Return why `use` is not legal, by the rule that a player would look up first."""
    effect = TILE[tile].effect
    match use:
        case Repeat(source=source) if effect == "repeat":
            cell = INDEX[source]
            if problem := _refuse_target(context, cell, REACH[tile][supports][origin], effect):
                return problem
            repeated = context.piece(cell)
            if used >> cell & 1:
                return Refusal("C23", "repeated_twice")
            if repeated.tile not in IMMEDIATE:
                return Refusal("C22", "nothing_to_repeat", tile=repeated.tile)
            origin, supports = repeat_origin_and_facing(
                context.state, cell, context.laid, repeated.supports, context.supports
            )
            return explain_refusal(context, repeated.tile, origin, supports, use.use, used | 1 << cell)
        case At(cell=name) if effect in ("destroy", "destroy_secured"):
            if context.ninth:
                return Refusal("C13", "ninth_tile")
            return _refuse_single_target(context, INDEX[name], REACH[tile][supports][origin], effect)
        case At(cell=name) if effect in ("discard", "flip"):
            return _refuse_single_target(context, INDEX[name], REACH[tile][supports][origin], effect)
        case At(cell=name) if effect == "recall":
            return _refuse_target(context, INDEX[name], EVERY_CELL, effect) or Refusal("C28", "not_your_supporter")
        case Shift(cell=name) if effect == "move":
            return _refuse_target(context, INDEX[name], EVERY_CELL, effect) or Refusal("C27", "no_empty_cell")
        case Line(direction=way) if effect == "flip_line":
            along = way in directions_of(context.state.options.directions)
            return Refusal("C9", "nothing_to_turn") if along else Refusal("C7", "cross_only")
        case Dots() if effect == "flip_colour":
            return Refusal("C9", "nothing_to_turn")
        case All() if effect == "flip_all":
            return Refusal("C9", "nothing_to_turn")
        case Take() | TakeHidden() if effect == "purge":
            return Refusal("C29", "not_in_their_zone")
        case Take() if effect == "salvage":
            return Refusal("C31", "not_removed")
        case Take() | Drawn() if effect == "enlist":
            return _not_enlisted(context, use)
    return Refusal("C9", "another_effect", tile=tile)


def _not_enlisted(context: EffectContext, use: AnyUse) -> Refusal:
    if not context.box:
        return Refusal("C37", "box_refills") if context.state.box else Refusal("C30", "empty_box")
    if context.state.options.elections == "random":
        return Refusal("C30", "drawn_at_random")
    return Refusal("C30", "choose_a_tile") if isinstance(use, Drawn) else Refusal("C30", "not_in_the_box")


SPARES_TILE_JUST_LAID = {"repeat": "C23", "move": "C27", "recall": "C28"}
"""The ruling by which an effect cannot act on the tile just laid."""


def _refuse_target(context: EffectContext, cell: int, area: Cells, effect: str) -> Refusal | None:
    """Return why an effect cannot act on a tile at all, or None if it can."""
    bit = 1 << cell
    if not area & bit:
        return Refusal("C9", "out_of_reach")
    if context.secured & bit:
        return Refusal("C16", "secured")
    if cell == context.laid:
        return Refusal(SPARES_TILE_JUST_LAID[effect], "just_laid")
    if not context.live & bit:
        return Refusal("C9", "no_tile_there") if context.empty & bit else Refusal("C11", "face_down")
    return None


def _refuse_single_target(context: EffectContext, cell: int, area: Cells, effect: str) -> Refusal:
    """Return why a cell is no target. A repeated effect may hit the tile just laid."""
    bit = 1 << cell
    if effect == "destroy_secured" and area & bit & context.live:
        return Refusal("C17", "not_secured")
    if not area & bit:
        return Refusal("C9", "out_of_reach")
    if context.secured & bit:
        return Refusal("C16", "secured")
    return Refusal("C9", "no_tile_there") if context.empty & bit else Refusal("C11", "face_down")


# ---------------------------------------------------------------- what happens


def put(board: Board, cell: int, here: Piece | None) -> Board:
    """Return the board with a piece, or nothing, on a cell."""
    return (*board[:cell], here, *board[cell + 1 :])  # type: ignore[return-value]


def added(tiles: Tiles, *more: Tile) -> Tiles:
    """Return a set of tiles with more tiles in it."""
    return tuple(sorted(tiles + more))


def without(tiles: Tiles, tile: Tile) -> Tiles:
    """Return a set of tiles without one of them."""
    place = tiles.index(tile)
    return tiles[:place] + tiles[place + 1 :]


def by_seat(pair: tuple[Tiles, Tiles], seat: int, tiles: Tiles) -> tuple[Tiles, Tiles]:
    """Return two sets of tiles with that of one seat replaced."""
    return (pair[0], tiles) if seat else (tiles, pair[1])


def carry_out(
    state: State, seat: int, laid: int, tile: Tile, origin: int, supports: int, use: AnyUse
) -> tuple[State, News]:
    """Carry out the whole effect of `tile` (C9), except a draw, which NATURE still has to make."""
    effect = TILE[tile].effect
    match use:
        case At(cell=name):
            return _on_one(state, seat, effect, INDEX[name])
        case Line(direction=way):
            return _turn(state, RAY[way][origin])
        case Dots(colour=colour):
            return _turn(state, AREA["orth" if colour == "white" else "diag"][0][origin])
        case All():
            return _turn(state, REACH[tile][supports][origin])
        case Shift(cell=name, to=to):
            return _shift(state, INDEX[name], INDEX[to])
        case Take(tile=taken):
            return _take(state, seat, effect, taken)
        case TakeHidden(place=place):
            return _purge_hidden(state, seat, place)
        case Drawn():
            return state, ()
        case Repeat(source=source, use=further):
            repeated = state.board[INDEX[source]]
            mine = state.board[laid]
            assert repeated is not None
            assert mine is not None
            origin, supports = repeat_origin_and_facing(
                state, INDEX[source], laid, repeated.supports, mine.supports
            )  # C21
            state, told = carry_out(state, seat, laid, repeated.tile, origin, supports, further)
            return state, (Told(EVERYONE, Repeated(repeated.tile, source)), *told)


def _on_one(state: State, seat: int, effect: str, cell: int) -> tuple[State, News]:
    if effect == "flip":
        return _turn(state, 1 << cell)
    target, name = state.board[cell], CELLS[cell]
    assert target is not None
    if effect == "discard":
        state = replace(state, board=put(state.board, cell, None), removed=added(state.removed, target.tile))
        return state, (Told(EVERYONE, Discarded(target.tile, name)),)
    if effect == "recall":
        return replace(
            state,
            board=put(state.board, cell, None),
            zones=by_seat(state.zones, seat, added(state.zones[seat], target.tile)),
        ), (Told(EVERYONE, Recalled(seat, target.tile, name)),)
    down = piece(target.tile, target.supports, False, target.covers)  # C12: it leaves later
    return replace(state, board=put(state.board, cell, down)), (Told(EVERYONE, Destroyed(target.tile, name)),)


def _turn(state: State, cells: Cells) -> tuple[State, News]:
    """Turn every live tile among `cells`, all at once (C9, C15)."""
    sets = cell_sets(state.board)
    board = list(state.board)
    told = []
    for cell in CELLS_IN[cells & sets.live]:
        here = board[cell]
        assert here is not None
        board[cell] = piece(here.tile, 1 - here.supports)
        told.append(Told(EVERYONE, Turned(here.tile, CELLS[cell], 1 - here.supports)))
    return replace(state, board=tuple(board)), tuple(told)


def _shift(state: State, cell: int, to: int) -> tuple[State, News]:
    moved = state.board[cell]
    assert moved is not None
    board = put(put(state.board, cell, None), to, moved)
    return replace(state, board=board), (Told(EVERYONE, Shifted(moved.tile, CELLS[cell], CELLS[to])),)


def _take(state: State, seat: int, effect: str, tile: Tile) -> tuple[State, News]:
    if effect == "purge":
        rival = 1 - seat
        zones = by_seat(state.zones, rival, without(state.zones[rival], tile))
        state = replace(state, zones=zones, removed=added(state.removed, tile))
        return state, (Told(EVERYONE, Purged(rival, tile)),)
    zones = by_seat(state.zones, seat, added(state.zones[seat], tile))
    if effect == "salvage":
        state = replace(state, zones=zones, removed=without(state.removed, tile))
        return state, (Told(EVERYONE, Salvaged(seat, tile)),)
    return replace(state, zones=zones, box=without(state.box, tile)), (Told(EVERYONE, Enlisted(seat, tile)),)


def _purge_hidden(state: State, seat: int, place: int) -> tuple[State, News]:
    """Purge a hidden tile, which then lies open in the removed pile (C39)."""
    rival = 1 - seat
    tile = state.hidden[rival][place]
    assert tile is not None
    hidden = without_hidden(state.hidden, rival, tile)
    state = replace(state, hidden=hidden, removed=added(state.removed, tile))
    return state, (Told(EVERYONE, Purged(rival, tile)),)


Hidden: TypeAlias = tuple[tuple[Tile | None, ...], tuple[Tile | None, ...]]


def without_hidden(hidden: Hidden, seat: int, tile: Tile) -> Hidden:
    """Return the hidden tiles once `tile` of a seat is open."""
    mine = tuple(None if held == tile else held for held in hidden[seat])
    return (hidden[0], mine) if seat else (mine, hidden[1])
