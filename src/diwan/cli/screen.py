"""What a person at the terminal sees: `view(seat)`, the story of `news(seat)`, the menu, and nothing else."""

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
from diwan.cli.pictures import Gallery
from diwan.cli.prompt import Prompt
from diwan.cli.story import Story, readable
from diwan.core.game import Outcome, Tally
from diwan.core.match import Match
from diwan.words import Book, Words

MOST_SHOWN = 60
"""Moves on the screen; more are narrowed down by typing."""
FEWEST_SHOWN = 3
MOST_IN_ONE_COLUMN = 12
LEAST_LOG = 5
BELOW = 3
"""Lines for what is asked and typed."""


class TableScreen:
    def __init__(self, match: Match, me: int, console: Console, prompt: Prompt, language: str) -> None:
        self.match, self.me, self.console, self.prompt = match, me, console, prompt
        self.book = Book(language, match.game)
        self.words = Words(self.book, readable(match.names, match.setup.seats, self.book), me)
        self.gallery = Gallery(match.game)
        self.story = Story(match, self.gallery, self.words)
        self.read = 0
        """How many lines of the story were on the screen when the person last chose."""
        self.told_on_a_page = 0
        """How many lines were shown on a page of their own, for want of room beside the table."""

    @contextmanager
    def opened(self) -> Iterator[None]:
        """On a terminal everything happens on a page of its own: what has scrolled away is not kept for peeking."""
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
        self.story.go_on()
        if self.prompt.interactive:
            self._fill_the_window(menu)
        else:
            self.console.print(Group(*self._news(), self.picture(), self.draw_menu(menu)))

    def _fill_the_window(self, menu: Menu) -> None:
        picture, offered = self._what_fits(menu)
        news, room = self._news(), self._room_beside(picture, offered)
        if room < self._height(Group(*news)) and self.told_on_a_page < len(self.story.lines):
            self.page(Group(*news))
            self.told_on_a_page = len(self.story.lines)
        self.console.clear()
        self.console.print(Group(picture, *self._last_of_log(room), Text(), offered))

    def _what_fits(self, menu: Menu) -> tuple[RenderableType, RenderableType]:
        """The picture and the menu, as large as the news leaves room for them."""
        picture, small = self.picture(), self.gallery.draw_small(self._view, self.words, self.console.width)
        full, short = self.draw_menu(menu), self.draw_menu(menu, hints=False)
        wanted = max(LEAST_LOG, self._height(Group(*self._news())))
        for shown, offered in ((picture, full), (picture, short), (small, short)):
            if self._room_beside(shown, offered) >= wanted:
                return shown, offered
        for limit in range(MOST_SHOWN, FEWEST_SHOWN - 1, -3):  # words find what the screen cannot hold
            offered = self.draw_menu(menu, hints=False, limit=limit)
            if self._room_beside(small, offered) >= 1:
                break
        return small, offered

    def _room_beside(self, picture: RenderableType, menu: RenderableType) -> int:
        return self.console.height - BELOW - self._height(picture) - self._height(menu)

    def _height(self, thing: RenderableType) -> int:
        return len(self.console.render_lines(thing, pad=False))

    @property
    def _view(self) -> Any:
        return self.match.view(self.me)

    def picture(self) -> RenderableType:
        return self.gallery.draw(self._view, self.words, self.console.width)

    # --- What happened ---

    def log(self) -> list[Text]:
        return self._told()

    def _news(self) -> list[Text]:
        """Since the last choice."""
        return self._told(self.read)

    def _told(self, since: int = 0) -> list[Text]:
        """What was told; the news since the last choice stand out."""
        entries = []
        for number, line in self.story.recent(self._view, since):
            new = number >= self.read
            entries.append(self._entry("• " if new else "  ", self.story.coloured(line, "" if new else "dim")))
        return entries

    def _entry(self, mark: str, text: Text) -> Text:
        """A long sentence goes on below its first word."""
        rows = text.wrap(self.console, max(1, self.console.width - len(mark)))
        marks = (mark, *(" " * len(mark) for _ in rows[1:]))
        return Text("\n").join(Text(before).append_text(row) for before, row in zip(marks, rows, strict=True))

    def _last_of_log(self, room: int) -> list[Text]:
        """As many entries as there is room for, but the last one in any case."""
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
        """All of a menu, or `only` some of it by their places; a line's number is the same wherever it is shown."""
        places = range(len(menu.moves)) if only is None else only
        shown = places[:limit]
        lines = {place: self.gallery.coloured(menu.lines[place], self.words) for place in shown}
        with_hints = hints and len(lines) <= MOST_IN_ONE_COLUMN
        drawn: RenderableType
        if with_hints or any(line.cell_len + 4 > self.console.width for line in lines.values()):
            drawn = Table.grid()  # a long line goes on below its first word
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
        """Under what was typed, as long as the window holds it."""
        if self._is_too_long(thing):
            self.page(thing)
        else:
            self.console.print(thing)

    def _is_too_long(self, thing: RenderableType) -> bool:
        return self.prompt.interactive and self._height(thing) > self.console.height - BELOW

    def page(self, thing: RenderableType) -> None:
        """Shows something long; on a terminal page by page."""
        if self._is_too_long(thing):
            os.environ.setdefault("LESS", "-R")  # without it `less` shows the codes of colours, not the colours
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
        self.story.go_on()
        self.console.print(Group(*self._news(), self.picture(), Text()))
        self.console.print(self.gallery.coloured(self.words.outcome(outcome), self.words, "bold"))
        tally = self.match.game.tally(self.match.state) or Tally("", outcome.scores)
        for seat in sorted(self.match.seats, key=lambda seat: (seat not in outcome.winners, -tally.counts[seat])):
            score = self.book.say("score", name=self.words.name(seat), score=self.words.count(tally, seat))
            self.console.print(self.gallery.coloured(f"  {score}", self.words))


def _number(place: int) -> Text:
    return Text(f"{place + 1:>3} ", style="bold")
