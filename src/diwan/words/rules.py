"""The written rules of a game."""

import re

from diwan.core.errors import BadSetup, DiwanError
from diwan.core.game import AnyGame
from diwan.words.book import FALLBACK, texts_of


def rules_text(game: AnyGame, ruling: str | None = None, language: str = FALLBACK) -> str:
    """Return the rules in Markdown, or one ruling of them."""
    text = _rules_file(game, language)
    if ruling is None:
        return text
    prefix, count = game.about.rulings
    found = re.search(
        rf"^- \*\*{re.escape(ruling.upper())}\*\*.*?(?=^- \*\*|^#|^\s*$|\Z)", text, re.MULTILINE | re.DOTALL
    )
    if not found:
        raise BadSetup(f"{game.about.id} has no ruling {ruling!r}; choose one from {prefix}1 to {prefix}{count}")
    return found[0].removeprefix("- ").strip()


def _rules_file(game: AnyGame, language: str) -> str:
    folder = texts_of(game)
    for name in dict.fromkeys((language, FALLBACK)):
        if folder is not None and (file := folder / f"rules.{name}.md").is_file():
            return file.read_text("utf-8")
    raise DiwanError(f"{game.about.id} has no written rules; ask its author to add texts/rules.{FALLBACK}.md")
