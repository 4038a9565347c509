"""Statements about a comrade: dossier cards and free text (I2, I6, I17, I36)."""

import unicodedata
from functools import lru_cache
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from diwan.core.game import Seat
from diwan.games.intrigue.figures import CARDS, FIGURES


class Item(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """One statement about one seat: a card of the deck, or a text with the polarity that its author gave it.

    An item is its content: it has no number, because a number would tell that somebody made it before."""

    subject: Seat
    card: str = ""
    text: str = ""
    sign: Literal[-1, 0, 1] = 0
    """The polarity of a text; 0 for a card, which has its own."""

    @property
    def polarity(self) -> int:
        return CARDS[self.card].polarity if self.card else self.sign


@lru_cache(4096)
def tidy(text: str) -> str:
    """Return the text as it is stored: composed, without control characters, runs of space collapsed."""
    composed = unicodedata.normalize("NFC", text)
    return " ".join("".join(c if unicodedata.category(c)[0] != "C" else " " for c in composed).split())


def clean_words(words: str) -> str | None:
    """Return the words of a move as they are told, or None if there are none."""
    return tidy(words) or None


def key(item: Item) -> Item:
    """Return a value that is equal for equal items: texts are compared without case and spacing (I6)."""
    return item if item.card else _folded(item)


@lru_cache(4096)
def _folded(item: Item) -> Item:
    return replace(item, text=tidy(item.text).casefold())


def is_proper_text(text: str) -> bool:
    return bool(tidy(text)) and len(text) <= FIGURES.setup.longest_text
