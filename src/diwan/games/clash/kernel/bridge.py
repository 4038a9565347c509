"""Convert positions, options and moves between the readable rules and the kernel."""

from functools import lru_cache
from typing import TypeAlias, cast

import numpy as np

from diwan.games.clash.figures import CELLS, DIRECTIONS, INDEX, TILES, Tile
from diwan.games.clash.kernel import rules as kernel
from diwan.games.clash.kernel.tables import NUMBER, PLACED, SECURE_TILES
from diwan.games.clash.moves import All, AnyUse, At, Dots, Drawn, Lay, Line, Repeat, Shift, Take, TakeHidden
from diwan.games.clash.state import Board, Enlisting, Opening, Options, Piece, Refilling, State, Tiles, Turn

Row: TypeAlias = "np.ndarray[tuple[int], np.dtype[np.int64]]"


def flags(options: Options) -> int:
    """Return the options as the kernel packs them."""
    return (
        kernel.FREE * (options.facing == "free")
        | kernel.FOUR * (options.directions == 4)
        | kernel.REPEATER * (options.repeat_origin == "repeater")
        | kernel.CHOICE * (options.elections == "choice")
        | kernel.LONG * (options.neutrals == "long")
        | options.placement_cap << kernel.CAP_SHIFT
    )


@lru_cache(maxsize=1 << 16)
def bits(tiles: tuple[Tile | None, ...]) -> int:
    """Return a set of tiles as one bit for each."""
    return sum(1 << NUMBER[tile] for tile in tiles if tile is not None)


def _places(tile: int, cell: int) -> int:
    """Return what a face-up tile adds to the PLACES word."""
    if tile in PLACED:
        return cell + 1 << PLACED[tile]
    return (SECURE_TILES >> tile & 1) << cell


def words(state: State) -> list[int]:
    """Return the words of a position in which a player is to move or a draw is due. Hidden tiles count as open."""
    ids = up = north = down = covered = places = 0
    for cell, here in enumerate(state.board):
        if here is None:
            continue
        ids |= NUMBER[here.tile] << 5 * cell
        if here.covers:
            covered = NUMBER[here.covers]
        if here.up:
            up |= 1 << cell
            north |= here.supports << cell
            places |= _places(NUMBER[here.tile], cell)
        else:
            down |= 1 << cell
    phase = state.phase
    assert isinstance(phase, (Turn, Opening, Refilling, Enlisting))
    return [
        ids,
        up | north << 9 | down << 18,
        phase.seat | covered << 1 | state.placements << 6,
        bits(state.zones[0]) | bits(state.hidden[0]),
        bits(state.zones[1]) | bits(state.hidden[1]),
        bits(state.neutral),
        bits(state.box),
        bits(state.removed),
        places,
    ]


def pack(state: State) -> Row:
    """Return a position as a row of the kernel."""
    row = np.zeros(kernel.WORDS, dtype=np.int64)
    row[: kernel.PACKED] = words(state)
    return row


def _set(word: int) -> Tiles:
    return tuple(sorted(tile for number, tile in enumerate(TILES) if word >> number & 1))


def unpack(row: Row, like: State) -> State:
    """Return the position of a row, everything open, with the options and the course of `like`.

    The kernel drops the facing of a face-down piece: it comes back supporting S."""
    board, turn = int(row[kernel.BOARD]), int(row[kernel.TURN])
    pieces: list[Piece | None] = []
    for cell in range(9):
        tile = TILES[int(row[kernel.IDS]) >> 5 * cell & 31]
        covers = TILES[turn >> 1 & 31] if tile == "NOB" else None
        up, down = board >> cell & 1, board >> 18 + cell & 1
        pieces.append(Piece(tile, board >> 9 + cell & 1, bool(up), covers) if up or down else None)
    return State(
        options=like.options,
        board=cast(Board, tuple(pieces)),
        zones=(_set(int(row[kernel.ZONE_S])), _set(int(row[kernel.ZONE_N]))),
        hidden=((), ()),
        neutral=_set(int(row[kernel.NEUTRAL])),
        box=_set(int(row[kernel.BOX])),
        removed=_set(int(row[kernel.REMOVED])),
        placements=turn >> 6,
        course=like.course,
        phase=Turn(turn & 1),
    )


def pack_move(state: State, move: Lay) -> int:
    """Return a move as the kernel packs it."""
    code = NUMBER[move.tile] | INDEX[move.cell] << 5 | int(move.against) << 9
    sources: list[int] = []
    use: AnyUse | None = move.use
    while isinstance(use, Repeat):
        sources.append(INDEX[use.source])
        use = use.use
    sources += [kernel.NO_SOURCE] * (2 - len(sources))
    way, one, two = _pack_use(state, use)
    return code | sources[0] << 10 | sources[1] << 14 | way << 18 | one << 22 | two << 27


def _pack_use(state: State, use: AnyUse | None) -> tuple[int, int, int]:
    match use:
        case At(cell=cell):
            return kernel.AT, INDEX[cell], 0
        case Line(direction=direction):
            return kernel.LINE, DIRECTIONS.index(direction), 0
        case Dots(colour=colour):
            return kernel.DOTS, int(colour == "black"), 0
        case All():
            return kernel.ALL, 0, 0
        case Shift(cell=cell, to=to):
            return kernel.SHIFT, INDEX[cell], INDEX[to]
        case Take(tile=tile):
            return kernel.TAKE, NUMBER[tile], 0
        case TakeHidden(place=place):
            assert isinstance(state.phase, Turn)
            tile_there = state.hidden[1 - state.phase.seat][place]
            assert tile_there is not None
            return kernel.TAKE, NUMBER[tile_there], 0
        case Drawn():
            return kernel.DRAW, 0, 0
    return kernel.NONE, 0, 0


def unpack_move(state: State, code: int) -> Lay:
    """Return the move that a number packs.

    `state` says which tiles are hidden from the mover: those are named by their place (C39)."""
    use = _unpack_use(state, code >> 18 & 15, code >> 22 & 31, code >> 27 & 15)
    if use is not None:
        for source in (code >> 14 & 15, code >> 10 & 15):
            if source != kernel.NO_SOURCE:
                use = Repeat(CELLS[source], use)
    return Lay(TILES[code & 31], CELLS[code >> 5 & 15], use, bool(code >> 9 & 1))


def _unpack_use(state: State, way: int, one: int, two: int) -> AnyUse | None:
    if way == kernel.NONE:
        return None
    if way == kernel.AT:
        return At(CELLS[one])
    if way == kernel.LINE:
        return Line(DIRECTIONS[one])
    if way == kernel.DOTS:
        return Dots("black" if one else "white")
    if way == kernel.ALL:
        return All()
    if way == kernel.SHIFT:
        return Shift(CELLS[one], CELLS[two])
    if way == kernel.DRAW:
        return Drawn()
    tile = TILES[one]
    assert isinstance(state.phase, Turn)
    concealed = state.hidden[1 - state.phase.seat]
    return TakeHidden(concealed.index(tile)) if tile in concealed else Take(tile)
