"""How a game looks in the terminal. A module `pictures.<game>` draws one game; any other is shown as plain fields.

A picture has `draw(view, words, width)`, and may have
`draw_small(view, words, width)`: the same in fewer lines, for low windows;
`reveal(state, words, width)`: the same with everything that is hidden, for games that are over;
`palette(words)`: words of the game and the style in which they stand out.
"""

from collections.abc import Mapping
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol

from rich.console import RenderableType
from rich.text import Text

from diwan.cli.pictures import plain
from diwan.core.game import AnyGame
from diwan.words import Words

SEAT_STYLES = ("bright_cyan", "bright_magenta", "bright_yellow", "bright_green", "bright_blue", "bright_red")


class Picture(Protocol):
    def draw(self, view: Any, words: Words, width: int, /) -> RenderableType: ...


class Gallery:
    """The picture of a game, with what it leaves out filled in."""

    def __init__(self, game: AnyGame) -> None:
        name = f"{__name__}.{game.about.id.replace('-', '_')}"
        self._picture: Any = import_module(name) if find_spec(name) else plain

    def draw(self, view: Any, words: Words, width: int) -> RenderableType:
        drawn: RenderableType = self._picture.draw(view, words, width)
        return drawn

    def draw_small(self, view: Any, words: Words, width: int) -> RenderableType:
        draw = getattr(self._picture, "draw_small", self._picture.draw)
        drawn: RenderableType = draw(view, words, width)
        return drawn

    def reveal(self, game: AnyGame, state: Any, words: Words, width: int) -> RenderableType:
        if not hasattr(self._picture, "reveal"):
            return self.draw(game.view(state, None), words, width)
        drawn: RenderableType = self._picture.reveal(state, words, width)
        return drawn

    def palette(self, words: Words) -> Mapping[str, str]:
        styles: Mapping[str, str] = self._picture.palette(words) if hasattr(self._picture, "palette") else {}
        return styles

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
