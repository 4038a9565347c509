"""Read and write moves and positions as text.

The move `PRE@b1:b2` lays the President on b1 and destroys b2; the text after the colon is `str` of a use. `^` or `v`
follows the cell when a tile is laid to support the opponent (C1). A position has three rows from north to south
(`.` empty, `PRE^` face-up, `xMUS` face-down, `NOB^/MUS` a stack), then the zones and who is to move.
"""

import re
from typing import cast, get_args

from msgspec.structs import replace

from diwan.games.clash.effects import cell_sets
from diwan.games.clash.figures import DIRECTIONS, FIGURES, INDEX, TILE, Cell, Tile
from diwan.games.clash.moves import All, AnyUse, At, Colour, Dots, Drawn, Lay, Line, Repeat, Shift, Take, TakeHidden
from diwan.games.clash.state import Board, Options, Piece, State, Tiles, Turn

SEATS = FIGURES.board.seats
MARKS = FIGURES.board.marks
COLOURS: tuple[Colour, ...] = get_args(Colour)


class NotText(ValueError):
    """The text is not a move or a position; the message says why."""


def move_text(seat: int, move: Lay) -> str:
    """Return a move as text."""
    mark = MARKS[1 - seat] if move.against else ""
    return f"{move.tile}@{move.cell}{mark}" + (f":{move.use}" if move.use is not None else "")


def read_move(seat: int, text: str) -> Lay:
    """Return the move that a text stands for."""
    found = re.fullmatch(r"(\w+)@(\w\d)([v^]?)(?::(\S+))?", text)
    if not found:
        raise NotText(f"{text!r} is not a move; write TILE@cell or TILE@cell:use")
    tile, cell, mark, use = found.groups()
    return Lay(read_tile(tile), read_cell(cell), read_use(use) if use else None, mark == MARKS[1 - seat])


def read_tile(text: str) -> Tile:
    """Return a tile by its id."""
    if text not in TILE:
        raise NotText(f"there is no tile {text!r}")
    return text


def read_cell(text: str) -> Cell:
    """Return a cell by its name."""
    if text not in INDEX:
        raise NotText(f"there is no cell {text!r}")
    return text


def read_use(text: str) -> AnyUse:
    """Return the use of an effect that a text stands for."""
    if "/" in text:
        source, _, rest = text.partition("/")
        return Repeat(read_cell(source), read_use(rest))
    if ">" in text:
        cell, _, to = text.partition(">")
        return Shift(read_cell(cell), read_cell(to))
    if text in INDEX:
        return At(read_cell(text))
    if text in DIRECTIONS:
        return Line(text)
    if text in COLOURS:
        return Dots(text)
    if text == "all":
        return All()
    if text == "draw":
        return Drawn()
    if re.fullmatch(r"\?\d", text):
        return TakeHidden(int(text[1]))
    if text in TILE:
        return Take(read_tile(text))
    raise NotText(f"{text!r} is not a use of an effect")


# ---------------------------------------------------------------- positions


def piece_text(here: Piece | None) -> str:
    """Return the content of a cell as one word."""
    if here is None:
        return "."
    covered = f"/{here.covers}" if here.covers else ""
    return f"{here.tile}{MARKS[here.supports]}{covered}" if here.up else f"x{here.tile}{covered}"


def board_text(board: Board) -> list[str]:
    """Return the three rows of a board, from north to south."""
    words = [piece_text(here) for here in board]
    width = max(map(len, words)) + 1
    rows = ["".join(f"{word:<{width}}" for word in words[row : row + 3]).rstrip() for row in (0, 3, 6)]
    return [f"{3 - number} {row}" for number, row in enumerate(rows)]


def zones_text(state: State) -> str:
    """Return all zones and who is to move as one line."""
    parts = [f"{name}: {_tiles_text(_zone_tiles(state, seat))}" for seat, name in enumerate(SEATS)]
    parts += [f"{name}: {_tiles_text(tiles)}" for name, tiles in _other_zones(state)]
    if isinstance(state.phase, Turn):
        parts.append(f"move: {SEATS[state.phase.seat]}")
    return " | ".join(parts)


def position_text(state: State) -> str:
    """Return a position as four lines."""
    return "\n".join([*board_text(state.board), zones_text(state)])


def _zone_tiles(state: State, seat: int) -> Tiles:
    """Return the tiles of a zone, open and hidden, because a position shows everything."""
    return tuple(sorted(state.zones[seat] + tuple(tile for tile in state.hidden[seat] if tile is not None)))


def _other_zones(state: State) -> tuple[tuple[str, Tiles], ...]:
    return (("neutral", state.neutral), ("removed", state.removed), ("box", state.box))


def _tiles_text(tiles: Tiles) -> str:
    return " ".join(tiles) or "-"


def read_piece(text: str) -> Piece | None:
    """Return the piece that a word stands for.

    A face-down piece supports nobody; it is read as supporting S because its facing no longer matters."""
    if text == ".":
        return None
    found = re.fullmatch(r"(x?)([A-Z]{3})([v^]?)(?:/([A-Z]{3}))?", text)
    if not found or bool(found[1]) == bool(found[3]):
        raise NotText(f"{text!r} is not a piece; write ., PRE^, LEAv, xMUS or NOB^/MUS")
    covers = read_tile(found[4]) if found[4] else None
    if covers and found[2] != "NOB":
        raise NotText(f"only the Nobel Prize covers a tile, not {found[2]}")
    return Piece(read_tile(found[2]), int(found[3] == MARKS[1]), not found[1], covers)


def read_row(text: str) -> tuple[Piece | None, ...]:
    """Return the contents of the three cells of a row."""
    words = text.split()
    if len(words) != 4:
        raise NotText(f"a row has a number and three cells: {text!r}")
    return tuple(read_piece(word) for word in words[1:])


def read_zones(text: str) -> dict[str, tuple[str, ...]]:
    """Return the words of `S: POP | N: - | move: S` by name. A part that is left out is empty."""
    zones: dict[str, tuple[str, ...]] = {}
    for part in text.split("|"):
        name, colon, words = part.partition(":")
        if not colon or name.strip() not in (*SEATS, "neutral", "removed", "box", "move"):
            raise NotText(f"{part.strip()!r} is not a zone; write S, N, neutral, removed, box or move, and a colon")
        zones[name.strip()] = () if words.strip() == "-" else tuple(words.split())
    return zones


def read_position(options: Options, blank: State, rows: list[str], zones: str) -> State:
    """Return the position that a text describes; `blank` gives what the text does not say.

    In variants that deal hidden tiles, the neutral tiles of a zone are hidden, in the order in which they are written.
    A tile written as `?KAB` is always hidden."""
    board = cast(Board, tuple(here for row in rows for here in read_row(row)))
    words = read_zones(zones)
    hides = options.neutrals in ("hidden-support", "secret-draft")
    hidden: list[tuple[Tile, ...]] = []
    open_tiles: list[Tiles] = []
    for name in SEATS:
        held = [(read_tile(word.removeprefix("?")), word[0] == "?") for word in words.get(name, ())]
        held = [(tile, marked or (hides and TILE[tile].side == "neutral")) for tile, marked in held]
        hidden.append(tuple(tile for tile, secret in held if secret))
        open_tiles.append(tuple(sorted(tile for tile, secret in held if not secret)))
    places = {name: tuple(sorted(map(read_tile, words.get(name, ())))) for name in ("neutral", "removed", "box")}
    seat = words.get("move", ("S",))
    if len(seat) != 1 or seat[0] not in SEATS:
        raise NotText("`move:` names S or N")
    _refuse_duplicates(board, *open_tiles, *hidden, *places.values())
    return replace(
        blank,
        board=board,
        zones=(open_tiles[0], open_tiles[1]),
        hidden=(hidden[0], hidden[1]),
        course=replace(blank.course, dealt=(hidden[0], hidden[1], ())),
        phase=Turn(SEATS.index(seat[0])),
        placements=sum(here is not None for here in board),
        **places,
    )


def _refuse_duplicates(board: Board, *places: Tiles) -> None:
    """Refuse a position in which a tile lies in two places."""
    seen: set[str] = set()
    on_board = [tile for here in board if here for tile in (here.tile, here.covers) if tile]
    for tile in (*on_board, *(tile for place in places for tile in place)):
        if tile in seen:
            raise NotText(f"{tile} lies in two places")
        seen.add(tile)


def support_text(state: State) -> str:
    """Return how many tiles support S and N, as in `5:4`."""
    sets = cell_sets(state.board)
    return ":".join(str(sets.supporting(seat).bit_count()) for seat in (0, 1))
