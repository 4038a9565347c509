"""From events, moves and refusals to sentences, in the reader's language. Knows no game: the texts are beside it."""

from diwan.words.book import Book, languages
from diwan.words.words import Words

__all__ = ["Book", "Words", "languages"]
