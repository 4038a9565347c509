"""What one reader has been told, in words, each line with its moment."""

from collections.abc import Iterator, Sequence
from typing import Any

from msgspec import Struct
from rich.text import Text

from diwan.cli.pictures import Gallery
from diwan.core.game import AnyGame, Told, news
from diwan.core.memory import retold
from diwan.words import Words


class Line(Struct, frozen=True):
    moment: int
    sentence: str


class Story:
    def __init__(self, game: AnyGame, gallery: Gallery, words: Words) -> None:
        self.game, self.gallery, self.words = game, gallery, words
        self.lines: list[Line] = []

    def hear(self, told: Sequence[Told], before: Any) -> None:
        """Adds what the reader hears of it; `before` is the position in which it happened."""
        moment, _ = retold(self.game, before)
        self.lines += [Line(moment, sentence) for sentence in self.words.events(news(told, self.words.me))]

    def recent(self, view: Any, since: int = 0) -> Iterator[tuple[int, Line]]:
        """The lines from number `since` on that the reader may still be told."""
        _, oldest = retold(self.game, view)
        for number, line in enumerate(self.lines[since:], since):
            if line.moment >= oldest:
                yield number, line

    def coloured(self, line: Line, style: str = "") -> Text:
        return self.gallery.coloured(line.sentence, self.words, style)
