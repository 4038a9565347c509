"""The pictures of games in the terminal. A game without a `Picture` is shown as the fields of its view."""

from collections.abc import Callable, Mapping
from typing import Any

from msgspec import Struct
from rich.console import RenderableType
from rich.text import Text

from diwan.cli.pictures import plain
from diwan.core.game import AnyGame, Part
from diwan.words import Words

SEAT_STYLES = ("bright_cyan", "bright_magenta", "bright_yellow", "bright_green", "bright_blue", "bright_red")


class Picture(Struct, frozen=True):
    """The functions that draw one game. The number is the width in columns."""

    draw: Callable[[Any, Words, int], RenderableType]
    """Draw a view."""
    draw_small: Callable[[Any, Words, int], RenderableType] | None = None
    """Draw a view in fewer lines, for small windows."""
    reveal: Callable[[Any, Words, int], RenderableType] | None = None
    """Draw a state of a finished game, with everything that was hidden."""
    palette: Callable[[Words], Mapping[str, str]] | None = None
    """Return the words of the game that stand out in sentences, each with its style."""


PLAIN = Picture(plain.draw)


class Painter:
    """Draws a game by its picture, with a default for each function that the picture leaves out."""

    def __init__(self, game: AnyGame) -> None:
        declared: Part[Picture] | None = game.picture
        self._picture = declared.load() if declared else PLAIN

    def draw(self, view: Any, words: Words, width: int) -> RenderableType:
        return self._picture.draw(view, words, width)

    def draw_small(self, view: Any, words: Words, width: int) -> RenderableType:
        return (self._picture.draw_small or self._picture.draw)(view, words, width)

    def reveal(self, game: AnyGame, state: Any, words: Words, width: int) -> RenderableType:
        if self._picture.reveal is None:
            return self.draw(game.view(state, None), words, width)
        return self._picture.reveal(state, words, width)

    def palette(self, words: Words) -> Mapping[str, str]:
        return self._picture.palette(words) if self._picture.palette else {}

    def coloured(self, sentence: str, words: Words, style: str = "") -> Text:
        """Return a sentence in which names and words of the game stand out."""
        text = Text(sentence, style=style)
        for seat, name in enumerate(words.names):
            text.highlight_words([name], f"bold {seat_style(seat)}")
        for word, word_style in self.palette(words).items():
            text.highlight_words([word], word_style)
        return text


def seat_style(seat: int) -> str:
    return SEAT_STYLES[seat % len(SEAT_STYLES)]
