"""What a person at the terminal sees: the view, the events and the menu of the person's seat, and nothing else."""

import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from rich.columns import Columns
from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from diwan.cli.menu import Menu
from diwan.cli.pictures import Painter
from diwan.cli.prompt import Prompt
from diwan.cli.story import Story, printable_names
from diwan.core.game import Outcome, Tally
from diwan.core.match import Match
from diwan.words import Book, Words

MOST_SHOWN = 60
"""Moves of a menu that are shown at most. Typed words find the others."""
FEWEST_SHOWN = 3
"""Moves of a menu that are shown even in a small window."""
MOST_IN_ONE_COLUMN = 12
"""Moves of a menu up to which each has its own line with a hint."""
LEAST_LOG = 5
"""Lines that the picture and the menu leave for the log."""
PROMPT_LINES = 3
"""Lines below the menu, for the question and the answer."""


class TableScreen:
    """The screen of one person in one match."""

    def __init__(self, match: Match, me: int, console: Console, prompt: Prompt, language: str) -> None:
        self.match, self.me, self.console, self.prompt = match, me, console, prompt
        self.book = Book(language, match.game)
        self.words = Words(self.book, printable_names(match.names, match.setup.seats, self.book), me)
        self.painter = Painter(match.game)
        self.story = Story(match, self.painter, self.words)
        self.read = 0
        """The number of lines of the story when the person last made a move."""
        self.shown_on_page = 0
        """The number of lines of the story that were shown on a separate page because the window was too small."""

    @contextmanager
    def opened(self) -> Iterator[None]:
        """Use the alternate screen of a terminal, which keeps no scrolled lines: others must not read secrets there."""
        if not self.prompt.interactive:
            yield
            return
        self.console.set_alt_screen(True)
        try:
            yield
        finally:
            self.console.set_alt_screen(False)

    def say(self, key: str, **arguments: Any) -> None:
        self.tell(self.book.say(key, **arguments))

    def tell(self, sentence: str, style: str = "") -> None:
        self.console.print(Text(sentence, style=style), soft_wrap=True)

    def menu(self, moves: Sequence[Any]) -> Menu:
        return Menu(moves, self.words.menu(self.match.game, self.match.view(self.me), moves))

    # --- The table ---

    def show_table(self, menu: Menu) -> None:
        self.story.update()
        if self.prompt.interactive:
            self._fill_the_window(menu)
        else:
            self.console.print(Group(*self._news(), self.picture(), self.draw_menu(menu)))

    def _fill_the_window(self, menu: Menu) -> None:
        picture, offered = self._what_fits(menu)
        news, room = self._news(), self._room_beside(picture, offered)
        if room < self._height(Group(*news)) and self.shown_on_page < len(self.story.lines):
            self.page(Group(*news))
            self.shown_on_page = len(self.story.lines)
        self.console.clear()
        self.console.print(Group(picture, *self._last_of_log(room), Text(), offered))

    def _what_fits(self, menu: Menu) -> tuple[RenderableType, RenderableType]:
        """Return the picture and the menu, as large as they can be with the news in the same window."""
        picture, small = self.picture(), self.painter.draw_small(self._view, self.words, self.console.width)
        full, short = self.draw_menu(menu), self.draw_menu(menu, hints=False)
        wanted = max(LEAST_LOG, self._height(Group(*self._news())))
        for shown, offered in ((picture, full), (picture, short), (small, short)):
            if self._room_beside(shown, offered) >= wanted:
                return shown, offered
        for limit in range(MOST_SHOWN, FEWEST_SHOWN - 1, -3):  # Typed words find the moves that are not shown.
            offered = self.draw_menu(menu, hints=False, limit=limit)
            if self._room_beside(small, offered) >= 1:
                break
        return small, offered

    def _room_beside(self, picture: RenderableType, menu: RenderableType) -> int:
        return self.console.height - PROMPT_LINES - self._height(picture) - self._height(menu)

    def _height(self, thing: RenderableType) -> int:
        return len(self.console.render_lines(thing, pad=False))

    @property
    def _view(self) -> Any:
        return self.match.view(self.me)

    def picture(self) -> RenderableType:
        return self.painter.draw(self._view, self.words, self.console.width)

    # --- What happened ---

    def log(self) -> list[Text]:
        """Return everything that the person may still read."""
        return self._entries()

    def _news(self) -> list[Text]:
        """Return what has happened since the person's last move."""
        return self._entries(self.read)

    def _entries(self, since: int = 0) -> list[Text]:
        """Return the lines of the story from number `since` on. Those since the person's last move stand out."""
        entries = []
        for number, line in self.story.recent(self._view, since):
            new = number >= self.read
            entries.append(self._entry("• " if new else "  ", self.story.coloured(line, "" if new else "dim")))
        return entries

    def _entry(self, mark: str, text: Text) -> Text:
        """Return a line that is wrapped with a hanging indent."""
        rows = text.wrap(self.console, max(1, self.console.width - len(mark)))
        marks = (mark, *(" " * len(mark) for _ in rows[1:]))
        return Text("\n").join(Text(before).append_text(row) for before, row in zip(marks, rows, strict=True))

    def _last_of_log(self, room: int) -> list[Text]:
        """Return as many of the last entries as fit, but at least one."""
        entries = self.log()
        last = entries[-1:]
        for entry in reversed(entries[:-1]):
            if self._height(Group(entry, *last)) > room:
                break
            last.insert(0, entry)
        return last

    # --- The menu ---

    def draw_menu(
        self, menu: Menu, only: Sequence[int] | None = None, hints: bool = True, limit: int = MOST_SHOWN
    ) -> RenderableType:
        """Draw a menu, or `only` the moves with these indices. A move keeps its number wherever it is shown."""
        places = range(len(menu.moves)) if only is None else only
        shown = places[:limit]
        lines = {place: self.painter.coloured(menu.lines[place], self.words) for place in shown}
        with_hints = hints and len(lines) <= MOST_IN_ONE_COLUMN
        drawn: RenderableType
        if with_hints or any(line.cell_len + 4 > self.console.width for line in lines.values()):
            drawn = Table.grid()  # Wraps long lines with a hanging indent.
            for place, line in lines.items():
                hint = self.words.move_hint(menu.moves[place]) if with_hints else None
                drawn.add_row(_number(place), line, Padding(Text(hint or "", style="dim"), (0, 0, 0, 2)))
        else:
            items = [_number(place).append_text(line) for place, line in lines.items()]
            drawn = Columns(items, column_first=True, padding=(0, 2))
        if len(places) > limit:
            drawn = Group(drawn, Text(self.book.say("more-moves", count=len(places) - limit), style="dim"))
        return drawn

    # --- Pages ---

    def show_below(self, thing: RenderableType) -> None:
        """Print below the input if it fits into the window, else as a page."""
        if self._is_too_long(thing):
            self.page(thing)
        else:
            self.console.print(thing)

    def _is_too_long(self, thing: RenderableType) -> bool:
        return self.prompt.interactive and self._height(thing) > self.console.height - PROMPT_LINES

    def page(self, thing: RenderableType) -> None:
        """Show something long, on a terminal page by page."""
        if self._is_too_long(thing):
            os.environ.setdefault("LESS", "-R")  # Otherwise `less` prints the codes of colours.
            with self.console.pager(styles=True):
                self.console.print(thing)
            return
        if self.prompt.interactive:
            self.console.clear()
        self.console.print(thing)
        self.pause()

    def pause(self) -> None:
        if self.prompt.interactive:
            self.console.print()
            self.prompt.ask(self.book.say("press-enter"))

    def show_end(self, outcome: Outcome) -> None:
        self.story.update()
        self.console.print(Group(*self._news(), self.picture(), Text()))
        self.console.print(self.painter.coloured(self.words.outcome(outcome), self.words, "bold"))
        tally = self.match.game.tally(self.match.state) or Tally("", outcome.scores)
        for seat in sorted(self.match.seats, key=lambda seat: (seat not in outcome.winners, -tally.counts[seat])):
            score = self.book.say("score", name=self.words.name(seat), score=self.words.count(tally, seat))
            self.console.print(self.painter.coloured(f"  {score}", self.words))


def _number(place: int) -> Text:
    return Text(f"{place + 1:>3} ", style="bold")
