"""The terminal picture of Clash: the board with south at the bottom, and all zones around it."""

from collections.abc import Iterator, Sequence

from msgspec.structs import replace
from rich.console import Group
from rich.text import Text

from diwan.cli.pictures import Picture, seat_style
from diwan.games.clash.effects import CellSets, cell_sets
from diwan.games.clash.figures import CELLS, Tile
from diwan.games.clash.state import Deciding, Over, State
from diwan.games.clash.view import Slots, View, my_packet
from diwan.games.clash.view import view as see
from diwan.words import Words

TIPS = ("▲", "▼")
"""The tip of a tile, by the seat that it supports: it points to the other side (C2)."""
MOST_WIDTH = 78
"""Columns of the whole board: a wider one is harder to read."""
LEAST_CELL = 10
"""Columns inside a cell: room for a short name of a tile."""


def draw(view: View, words: Words, width: int) -> Group:
    """Draw the table as an observer sees it."""
    return _draw(view, words, width, (Text(),))


def draw_small(view: View, words: Words, width: int) -> Group:
    """Draw the table without empty lines."""
    return _draw(view, words, width, ())


def _draw(view: View, words: Words, width: int, spacing: Sequence[Text]) -> Group:
    inside = max(LEAST_CELL, (min(width, MOST_WIDTH) - 6) // 3)
    sets = cell_sets(view.board)
    return Group(
        _zone(view, words, 1),
        *spacing,
        *_board(view, words, sets, inside),
        *spacing,
        _zone(view, words, 0),
        *_other_zones(view, words),
        *_status(view, words),
    )


def reveal(state: State, words: Words, width: int) -> Group:
    """Draw the table with all hidden tiles open."""
    shown = replace(see(state, None), hidden=state.hidden)
    return draw(shown, words, width)


# --- The board ---


def _board(view: View, words: Words, sets: CellSets, inside: int) -> Iterator[Text]:
    for row in range(3):
        cells = range(3 * row, 3 * row + 3)
        left, middle, right = "╭┬╮" if row == 0 else "├┼┤"
        yield Text("  " + left + middle.join("─" * inside for _ in cells) + right, style="dim")
        yield _line(f"{3 - row} ", [_tile(view, words, cell) for cell in cells], inside)
        yield _line("  ", [_support(view, words, sets, cell) for cell in cells], inside)
    yield Text("  ╰" + "┴".join("─" * inside for _ in range(3)) + "╯", style="dim")
    columns = [Text(name[0]) for name in CELLS[:3]]
    yield _line("  ", columns, inside, " ")


def _line(margin: str, cells: Sequence[Text], inside: int, edge: str = "│") -> Text:
    line = Text(margin)
    for cell in cells:
        cell.truncate(inside - 1, overflow="ellipsis")
        cell.align("center", inside)
        line.append(edge, style="dim").append_text(cell)
    return line.append(edge, style="dim")


def _tile(view: View, words: Words, cell: int) -> Text:
    here = view.board[cell]
    if here is None:
        return Text("·", style="dim")
    name = words.value("tile", here.tile)
    if here.covers:
        name += f" / {words.value('tile', here.covers)}"
    return Text(name, style=f"bold {seat_style(here.supports)}" if here.up else "dim")


def _support(view: View, words: Words, sets: CellSets, cell: int) -> Text:
    """Return whom a tile supports and whether it is secured (C16), or whether an empty cell is blocked."""
    here, say = view.board[cell], words.book.say
    if here is None:
        return Text(say("picture-blocked") if sets.blocked >> cell & 1 else "", style="dim")
    if not here.up:
        return Text(say("picture-face-down"), style="dim")
    said = f"{TIPS[here.supports]} {words.name(here.supports)}"
    if sets.secured >> cell & 1:
        said += f", {say('picture-secured')}"
    return Text(said, style=seat_style(here.supports))


# --- Around it ---


def _zone(view: View, words: Words, seat: int) -> Text:
    sets = cell_sets(view.board)
    said = words.book.say(
        "picture-zone",
        name=words.name(seat),
        who="you" if seat == view.seat else "other",
        count=sets.supporting(seat).bit_count(),
    )
    line = Text(f"{TIPS[seat]} {said} ", style=f"bold {seat_style(seat)}")
    return line.append(_tiles(words, view.zones[seat], view.hidden[seat]), style="default not bold")


def _tiles(words: Words, tiles: Sequence[Tile], hidden: Slots = ()) -> str:
    held = [words.value("tile", tile) for tile in tiles]
    for slot in hidden:
        if slot == "?":
            held.append(words.book.say("picture-hidden"))
        elif slot is not None:
            held.append(words.book.say("picture-hidden-own", tile=words.value("tile", slot)))
    return ", ".join(held) or "–"


def _other_zones(view: View, words: Words) -> Iterator[Text]:
    say = words.book.say
    if packet := my_packet(view):  # numbered as in the menu
        tiles = ", ".join(f"{number} {words.value('tile', tile)}" for number, tile in enumerate(packet, 1))
        yield Text(f"{say('picture-packet')} ", style="bold").append(tiles, style="not bold")
    if view.neutral:
        yield Text(f"{say('picture-neutral')} ", style="bold").append(_tiles(words, view.neutral), style="not bold")
    if view.removed:
        yield Text(f"{say('picture-removed')} {_tiles(words, view.removed)}", style="dim")
    if view.box:
        yield Text(say("picture-box", count=view.box), style="dim")


def _status(view: View, words: Words) -> Iterator[Text]:
    say, phase = words.book.say, view.phase
    if view.options.match != "single":
        south, north = view.scores
        game = view.played + (not isinstance(phase, Over))
        match = say("picture-match", game=game, name_0=words.name(0), name_1=words.name(1), south=south, north=north)
        yield Text(match, style="bold")
    if isinstance(phase, Deciding):
        who = "you" if phase.seat == view.seat else "other"
        yield Text(say("picture-turn", seat=words.name(phase.seat), who=who), style="bold")
    elif isinstance(phase, Over):
        yield Text(say(f"reason-{phase.reason}"), style="bold")


PICTURE = Picture(draw=draw, draw_small=draw_small, reveal=reveal)
