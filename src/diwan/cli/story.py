"""What one reader has been told, in words, each line with the mark of its moment."""

from collections.abc import Iterator, Sequence
from typing import Any

from msgspec import Struct
from rich.text import Text

from diwan.cli.pictures import Gallery
from diwan.core.game import Told
from diwan.words import Words


class Line(Struct, frozen=True):
    mark: int
    sentence: str


class Story:
    def __init__(self, gallery: Gallery, words: Words) -> None:
        self.gallery, self.words = gallery, words
        self.lines: list[Line] = []

    def hear(self, told: Sequence[Told], mark: int) -> None:
        """Adds what the reader hears of it."""
        me = self.words.me
        self.lines += [Line(mark, self.words.event(t.event)) for t in told if t.hears(me)]

    def recent(self, view: Any, since: int = 0) -> Iterator[tuple[int, Line]]:
        """The lines from number `since` on that the reader may still be told."""
        oldest = self.gallery.oldest(view)
        for number, line in enumerate(self.lines[since:], since):
            if line.mark >= oldest:
                yield number, line

    def coloured(self, line: Line, style: str = "") -> Text:
        return self.gallery.coloured(line.sentence, self.words, style)
