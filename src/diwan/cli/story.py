"""What one reader has been told, in words, each line with its moment."""

from collections.abc import Iterator, Sequence
from typing import Any

from msgspec import Struct
from rich.text import Text

from diwan.cli.pictures import Gallery
from diwan.core.game import news
from diwan.core.match import Match
from diwan.core.names import tidy
from diwan.words import Book, Words


def readable(names: Sequence[str], seats: int, book: Book) -> tuple[str, ...]:
    """The names of a record as a terminal may show them: a file from elsewhere could steer it by hidden characters."""
    given = names or ("",) * seats
    return tuple(tidy(name) or book.say("seat-number", number=seat) for seat, name in enumerate(given))


class Line(Struct, frozen=True):
    moment: int
    sentence: str


class Story:
    """The reader is `words.me`, who hears what that seat was told of a match, whoever makes its moves."""

    def __init__(self, match: Match, gallery: Gallery, words: Words) -> None:
        self.match, self.gallery, self.words = match, gallery, words
        self.lines: list[Line] = []
        # The match itself does not say in which position something was told, so its moves are played once more.
        self._retelling = Match(match.game, match.setup, nature=False)
        self.go_on()

    def go_on(self) -> None:
        """Tells what has happened since the last time."""
        for actor, move in self.match.moves[len(self._retelling.moves) :]:
            moment, _ = self.match.game.retold(self._retelling.state)
            told = self._retelling.play(actor, move)
            self.lines += [Line(moment, sentence) for sentence in self.words.events(news(told, self.words.me))]

    def recent(self, view: Any, since: int = 0) -> Iterator[tuple[int, Line]]:
        """The lines from number `since` on that the reader may still be told."""
        _, oldest = self.match.game.retold(view)
        for number, line in enumerate(self.lines[since:], since):
            if line.moment >= oldest:
                yield number, line

    def coloured(self, line: Line, style: str = "") -> Text:
        return self.gallery.coloured(line.sentence, self.words, style)
