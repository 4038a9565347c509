"""Phrases: messages whose arguments may be messages again. Games build them where a sentence follows from data."""

from typing import Any

from diwan.words.book import Book


def say_phrase(book: Book, phrase: Any) -> str:
    """A phrase has a `key` of the texts and `arguments`, pairs of a name and a number, a word, a phrase or several."""
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
    """One, two and three."""
    return book.listed([say_phrase(book, phrase) for phrase in phrases]) if phrases else ""
