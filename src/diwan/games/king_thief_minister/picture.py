"""The terminal picture of King Thief Minister: the table from above, with your own spot at the bottom.

What people have to remember is drawn only as far as the option memory_aid allows.
"""

from collections.abc import Mapping, Sequence

from rich.console import Group
from rich.text import Text

from diwan.cli.pictures import Picture, seat_style
from diwan.games.king_thief_minister.figures import CHARACTERS, SPOTS, Character
from diwan.games.king_thief_minister.state import Acting, Naming, Over, State, Turn
from diwan.games.king_thief_minister.view import (
    HiddenAnswering,
    HiddenDealing,
    HiddenDoubt,
    HiddenLooking,
    HiddenNaming,
    HiddenStandstill,
    View,
)
from diwan.games.king_thief_minister.view import view as look
from diwan.words import Words

STYLES = {"K": "yellow", "T": "bright_black", "M": "cyan", "E": "red", "S": "blue", "P": "green"}
MOST_WIDTH = 78
"""Columns of the whole table: a wider one is harder to read."""
CARD = 8
"""Columns of a card: six characters and its edges."""
MOST_DOTS = 12
"""Coins drawn one by one; the number stands beside them."""
TOP, BOTTOM = (2, 3, 4), (1, 0, 5)
"""The spots of the two rows from left to right, as steps clockwise from the reader's own spot."""


def draw(view: View, words: Words, width: int, faces: Sequence[Character] | None = None, small: bool = False) -> Group:
    """Draw the table; with `faces` (by spot) all cards lie open."""
    column = max(CARD + 4, (min(width, MOST_WIDTH) - 2) // 3)
    own = view.spots[view.seat] if view.seat is not None else 0
    top, bottom = ([(own + step) % len(SPOTS) for step in row] for row in (TOP, BOTTOM))
    return Group(
        *_players(view, words, top, column),
        Text(f"╭{'─' * 3 * column}╮", style="dim"),
        *_cards(view, words, top, column, faces, small),
        _between_edges(_treasury(view, words), 3 * column),
        *_cards(view, words, bottom, column, faces, small),
        Text(f"╰{'─' * 3 * column}╯", style="dim"),
        *_players(view, words, bottom, column),
        *([_legend(words)] if faces or view.options.memory_aid == "tracker" else []),
        *([] if small else [Text()]),
        status(view, words),
    )


def draw_small(view: View, words: Words, width: int) -> Group:
    """Draw the table with cards of one line."""
    return draw(view, words, width, small=True)


def reveal(state: State, words: Words, width: int) -> Group:
    """Draw the table with all cards open."""
    faces = [state.faces[track] for track in state.tracks] if len(state.faces) == len(SPOTS) else None
    return draw(look(state, None), words, width, faces)


def palette(words: Words) -> Mapping[str, str]:
    return {words.value("character", card): f"bold {STYLES[card]}" for card in CHARACTERS}


# --- The pieces ---


def _players(view: View, words: Words, spots: Sequence[int], column: int) -> list[Text]:
    owners = [view.spots.index(spot) if spot in view.spots else None for spot in spots]
    lines = [[_name(view, words, owner) for owner in owners], [_purse(view, owner) for owner in owners]]
    notes = [_note(view, words, owner) for owner in owners]
    if any(notes):
        lines.append(notes)
    return [_row(line, column) for line in lines]


def _row(cells: Sequence[Text], column: int) -> Text:
    line = Text(" ")
    for cell in cells:
        cell.truncate(column - 1, overflow="ellipsis")
        cell.align("center", column)
        line.append_text(cell)
    return line


def _name(view: View, words: Words, owner: int | None) -> Text:
    if owner is None:
        return Text(words.book.say("table-nobody"), style="dim")
    said = words.name(owner) if owner != view.seat else words.book.say("table-you", name=words.name(owner))
    name = Text(said, style=f"bold {seat_style(owner)}")
    return Text("▶ ", style="bold").append_text(name) if owner == _in_turn(view) else name


def _purse(view: View, owner: int | None) -> Text:
    return Text() if owner is None else _coins(view.coins[owner])


def _coins(count: int) -> Text:
    dots = "●" * min(count, MOST_DOTS)
    return Text(f"{dots} " if dots else "", style="yellow").append(str(count), style="bold")


def _note(view: View, words: Words, owner: int | None) -> Text:
    """Return what a player has claimed, or whether an answer is still awaited."""
    match view.phase:
        case HiddenDoubt(claimant=asked, character=character) if owner == asked:
            return Text(f"“{words.value('character', character)}”", style=f"bold {STYLES[character]}")
        case (
            HiddenDoubt(answered=answered)
            | HiddenAnswering(answered=answered)
            | HiddenLooking(answered=answered)
            | HiddenStandstill(answered=answered)
        ):
            if owner is None or (owner == _in_turn(view) and isinstance(view.phase, HiddenDoubt | HiddenAnswering)):
                return Text()
            return Text(words.book.say("table-answered" if answered[owner] else "table-thinking"), style="dim")
    return Text()


def _in_turn(view: View) -> int | None:
    match view.phase:
        case Turn(seat) | Acting(seat) | Naming(seat) | HiddenNaming(seat) | HiddenDoubt(turn=seat):
            return seat
        case HiddenAnswering(king=seat) | HiddenLooking(starter=seat) | HiddenDealing(starter=seat):
            return seat
    return None


def _cards(
    view: View, words: Words, spots: Sequence[int], column: int, faces: Sequence[Character] | None, small: bool
) -> list[Text]:
    letters = [words.value("spot", spot) for spot in spots]
    insides = [_face_up(faces[spot]) if faces else _face_down(view, spot) for spot in spots]
    if small:
        flat = [Text(f"{a} [").append_text(inside).append("]") for a, inside in zip(letters, insides, strict=True)]
        return [_between_edges(_row(flat, column)[1:], 3 * column)]
    rows = [
        [Text(f"╭─ {letter} {'─' * (CARD - 5 - len(letter))}╮") for letter in letters],
        [Text("│").append_text(inside).append("│") for inside in insides],
        [Text(f"╰{'─' * (CARD - 2)}╯") for _ in spots],
    ]
    return [_between_edges(_row(row, column)[1:], 3 * column) for row in rows]


def _face_up(card: Character) -> Text:
    text = Text(card, style=f"bold {STYLES[card]}")
    text.align("center", CARD - 2)
    return text


def _face_down(view: View, spot: int) -> Text:
    """Return the back of a card, or with the tracker the faces that it may have."""
    inside = CARD - 2
    possible = view.memory.possible[spot]
    if view.options.memory_aid != "tracker" or len(possible) == len(CHARACTERS):
        return Text("░" * inside, style="dim")
    if len(possible) == 1:
        return _face_up(possible)  # type: ignore[arg-type]
    text = Text()
    for card in CHARACTERS:
        text.append(*((card, f"bold {STYLES[card]}") if card in possible else ("·", "dim")))
    return text


def _treasury(view: View, words: Words) -> Text:
    title = Text(f"{words.book.say('table-treasury')}  ", style="bold yellow")
    return title.append_text(_coins(view.treasury))


def _between_edges(inside: Text, width: int) -> Text:
    """Return a line of the table between its edges."""
    inside.align("center", width)
    return Text.assemble(("│", "dim"), inside, ("│", "dim"))


def _legend(words: Words) -> Text:
    return Text("  ".join(f"{card} {words.value('character', card)}" for card in CHARACTERS), style="dim")


# --- What is awaited ---


def status(view: View, words: Words) -> Text:
    say, phase = words.book.say, view.phase

    def of(seat: int, key: str, **more: str) -> str:
        return say(key, seat=words.name(seat), who="you" if seat == view.seat else "other", **more)

    match phase:
        case Turn(seat):
            sentence = of(seat, "table-turn-of")
        case HiddenLooking():
            sentence = say("table-look")
        case HiddenDoubt(claimant=seat, character=character, answered=answered):
            asked = "yes" if view.seat is not None and not answered[view.seat] else "no"
            sentence = of(seat, "table-doubt", character=words.value("character", character), asked=asked)
        case HiddenAnswering(king=seat):
            sentence = of(seat, "table-answer")
        case Acting(seat, character):
            sentence = of(seat, f"table-act-{character}")
        case Naming(seat, names):
            said = [f"{words.value('spot', spot)} {words.value('character', card)}" for spot, card in names]
            sentence = of(seat, "table-name")
            if said:
                sentence += " " + say("table-named", names=words.list(said))
        case HiddenNaming(seat):
            sentence = of(seat, "table-name")
        case HiddenStandstill():
            sentence = say("table-standstill")
        case Over(reason):
            sentence = say(f"reason-{reason}")
        case _:
            sentence = ""
    return Text(sentence, style="bold")


PICTURE = Picture(draw=draw, draw_small=draw_small, reveal=reveal, palette=palette)
