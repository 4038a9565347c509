"""Sentences for events, moves and refusals, in the reader's language. It knows no particular game."""

from diwan.words.book import Book, languages
from diwan.words.words import Words

__all__ = ["Book", "Words", "languages"]
