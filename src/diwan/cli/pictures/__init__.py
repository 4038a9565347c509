"""How a game looks in the terminal. A game declares a `Picture`; one without is shown as plain fields."""

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
    """Draws one game."""

    draw: Callable[[Any, Words, int], RenderableType]
    """A view, in so many columns."""
    draw_small: Callable[[Any, Words, int], RenderableType] | None = None
    """The same in fewer lines, for low windows."""
    reveal: Callable[[Any, Words, int], RenderableType] | None = None
    """A state of a game that is over, with everything that was hidden."""
    palette: Callable[[Words], Mapping[str, str]] | None = None
    """Words of the game, and the style in which they stand out."""


PLAIN = Picture(plain.draw)


class Gallery:
    """The picture of a game, with what it leaves out filled in."""

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
        """A sentence in which names and the words of the game stand out."""
        text = Text(sentence, style=style)
        for seat, name in enumerate(words.names):
            text.highlight_words([name], f"bold {seat_style(seat)}")
        for word, word_style in self.palette(words).items():
            text.highlight_words([word], word_style)
        return text


def seat_style(seat: int) -> str:
    return SEAT_STYLES[seat % len(SEAT_STYLES)]
