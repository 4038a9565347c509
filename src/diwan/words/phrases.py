"""Phrases: messages whose arguments may be phrases again. Games build them for sentences that follow from data."""

from typing import Any

from diwan.words.book import Book


def say_phrase(book: Book, phrase: Any) -> str:
    """Return the sentence of a phrase. It has a `key` of the texts and `arguments`: pairs of a name and a value, which
    is a number, a word, a phrase or a tuple of phrases."""
    arguments: dict[str, Any] = {}
    for name, value in phrase.arguments:
        if isinstance(value, tuple):
            arguments[name] = say_phrases(book, value)
            arguments[f"{name}_count"] = len(value)
        elif hasattr(value, "key"):
            arguments[name] = say_phrase(book, value)
        else:
            arguments[name] = value
    return book.say(phrase.key, **arguments)


def say_phrases(book: Book, phrases: tuple[Any, ...]) -> str:
    """Return several phrases as a list in a sentence; "" if there are none."""
    return book.listed([say_phrase(book, phrase) for phrase in phrases]) if phrases else ""
