"""The written rules of a game."""

import re
from collections.abc import Callable

from msgspec.structs import fields

from diwan.core.errors import BadSetup, DiwanError
from diwan.core.game import AnyGame
from diwan.words.book import FALLBACK, Book, languages, texts_of

_CODE = re.compile(r"(?P<aside> \(`(?P<inside>[^`]+)`\))|`(?P<code>[^`]+)`")


def rules_text(game: AnyGame, ruling: str | None = None, language: str = FALLBACK) -> str:
    """Return the rules in Markdown, or one ruling of them, with the options in words."""
    text = _CODE.sub(_in_words(game, language), _rules_file(game, language))
    if ruling is None:
        return text
    prefix, count = game.about.rulings
    found = re.search(
        rf"^- \*\*{re.escape(ruling.upper())}\*\*.*?(?=^- \*\*|^#|^\s*$|\Z)", text, re.MULTILINE | re.DOTALL
    )
    if not found:
        raise BadSetup(f"{game.about.id} has no ruling {ruling!r}; choose one from {prefix}1 to {prefix}{count}")
    return found[0].removeprefix("- ").strip()


def _in_words(game: AnyGame, language: str) -> Callable[[re.Match[str]], str]:
    """Return what stands in the place of a name as it is typed: nothing behind the words for it, else the words.

    The files name options and values for those who type them, as `facing = free` and as **Facing** (`facing`).
    """
    book = Book(language if language in languages(game) else FALLBACK, game)
    keys = [field.encode_name for field in fields(game.types.Options)]

    def worded(code: str) -> str | None:
        option, _, value = code.partition(" = ")
        if title := book.find(f"option-{option}") if option in keys else None:
            return f"*{title}: {book.find(f'{option}-{value}') or value}*" if value else f"*{title}*"
        if code.isdecimal():
            return code
        return next((f"*{text}*" for key in keys if (text := book.find(f"{key}-{code}"))), None)

    def shown(found: re.Match[str]) -> str:
        if not found["aside"]:
            return worded(found["code"]) or found[0]
        return "" if found["inside"] in game.about.variants or worded(found["inside"]) else found[0]

    return shown


def _rules_file(game: AnyGame, language: str) -> str:
    folder = texts_of(game)
    for name in dict.fromkeys((language, FALLBACK)):
        if folder is not None and (file := folder / f"rules.{name}.md").is_file():
            return file.read_text("utf-8")
    raise DiwanError(f"{game.about.id} has no written rules; ask its author to add texts/rules.{FALLBACK}.md")
