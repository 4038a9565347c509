"""The events that one reader has heard, in words."""

from collections.abc import Iterator, Sequence
from typing import Any

from msgspec import Struct
from msgspec.structs import asdict, fields
from rich.text import Text

from diwan.cli.pictures import Painter
from diwan.core.game import NATURE, Told, news
from diwan.core.match import Match
from diwan.core.names import tidy
from diwan.words import Book, Words


def printable_names(names: Sequence[str], seats: int, book: Book) -> tuple[str, ...]:
    """Return the names of a record that are safe to print. Control characters in a file could attack the terminal."""
    given = names or ("",) * seats
    return tuple(tidy(name) or book.say("seat-number", number=seat) for seat, name in enumerate(given))


def is_told(actor: int, move: Any, told: Sequence[Told], everything: bool = False) -> bool:
    """Return whether events repeat a move: one that everybody hears names the actor and all that the move says.

    If everything is shown, what only some hear counts too, and several events may repeat the move together."""
    said = [getattr(move, field.name) for field in fields(move) if getattr(move, field.name) != field.default]
    heard = [
        [*asdict(one.event).values(), *(one.to or ())]
        for one in told
        if (everything or one.to is None) and (actor == NATURE or _is_about(actor, one))
    ]
    if everything:
        heard = [[value for values in heard for value in values]] if heard else []
    return any(move in values or all(_is_among(value, values) for value in said) for values in heard)


def _is_about(actor: int, one: Told) -> bool:
    """Return whether an event is about what the actor did."""
    return actor in (getattr(one.event, name, None) for name in ("seat", "giver", "taker")) or one.to == (actor,)


def _is_among(value: Any, values: Sequence[Any]) -> bool:
    """Return whether this very value is there: 1 is not True."""
    return any(type(value) is type(one) and value == one for one in values)


def is_repeated(actor: int, move: Any, one: Told) -> bool:
    """Return whether an event that some hear, the actor among them, says only what the move has said."""
    if one.to is None or actor not in one.to:
        return False
    said = [actor, *asdict(move).values()]
    return all(_is_among(value, said) for value in asdict(one.event).values())


class Line(Struct, frozen=True):
    """The sentence of one event."""

    moment: int
    """When it happened, as the game's `retold` counts it."""
    sentence: str


class Story:
    """The lines that the seat `words.me` has heard in a match, in order."""

    def __init__(self, match: Match, painter: Painter, words: Words) -> None:
        self.match, self.painter, self.words = match, painter, words
        self.lines: list[Line] = []
        # The match does not keep the state before each event, so its moves are played again here.
        self._replay = Match(match.game, match.setup, nature=False)
        self.update()

    def update(self) -> None:
        """Add the lines of what has happened since the last call."""
        for actor, move in self.match.moves[len(self._replay.moves) :]:
            moment, _ = self.match.game.retold(self._replay.state)
            told = self._replay.play(actor, move)
            self.lines += [Line(moment, sentence) for sentence in self.words.events(news(told, self.words.me))]

    def recent(self, view: Any, since: int = 0) -> Iterator[tuple[int, Line]]:
        """Yield the lines from number `since` on that the reader may still read, with their numbers."""
        _, oldest = self.match.game.retold(view)
        for number, line in enumerate(self.lines[since:], since):
            if line.moment >= oldest:
                yield number, line

    def coloured(self, line: Line, style: str = "") -> Text:
        """Return a line in which names and words of the game stand out."""
        return self.painter.coloured(line.sentence, self.words, style)
