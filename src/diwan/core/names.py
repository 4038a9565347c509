"""Names of players: which ones people may choose, and which ones bots get."""

import re
from collections.abc import Iterable, Iterator
from typing import Final
from unicodedata import category, normalize

LONGEST: Final = 40
"""Characters of the longest name, so that a name fits on one line of a small screen."""

# Unicode categories that no name may contain: control characters, format characters such as direction marks,
# surrogates, private-use characters, line and paragraph separators.
_INVISIBLE_CATEGORIES: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Zl", "Zp"})
_JOINERS: Final = "\u200c\u200d"
# Characters that are drawn as nothing or as a blank although their category is a visible one.
_INVISIBLE: Final = re.compile(
    rf"[{_JOINERS}\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\ufe00-\ufe0f\U000e0100-\U000e01ef]"
)

BOT_NAMES: Final = (
    "Anahita", "Bahar", "Cyrus", "Dalia", "Elias", "Farid", "Golnar", "Hana", "Idris", "Jamila", "Kaveh", "Layla",
    "Mansur", "Nasrin", "Omid", "Parisa", "Rami", "Soraya", "Tariq", "Yasmin", "Zubin",
)  # fmt: skip


def tidy(name: str) -> str | None:
    """Return a name in the form that is stored, or None if it is empty, too long or has invisible characters.

    The only invisible characters allowed are the joiners between letters, because Persian needs them."""
    name = normalize("NFKC", name)
    if any(
        category(character) in _INVISIBLE_CATEGORIES and not _joins_letters(name, index)
        for index, character in enumerate(name)
    ):
        return None
    name = " ".join(name.split())
    return name if len(name) <= LONGEST and folded(name).strip() else None


def _joins_letters(name: str, index: int) -> bool:
    """Return whether the character at the index is a joiner between two letters."""
    around = name[index - 1 : index] + name[index + 1 : index + 2]
    return name[index] in _JOINERS and len(around) == 2 and all(category(each)[0] in "LM" for each in around)


def folded(name: str) -> str:
    """Return a form of the name that is equal for names that look the same."""
    return normalize("NFKC", _INVISIBLE.sub("", name).casefold())


def free_names(taken: Iterable[str], first: int = 0) -> Iterator[str]:
    """Yield the bot names that nobody at the table has, starting at number `first` of the list and wrapping around."""
    taken_folded = {folded(name) for name in taken}
    start = first % len(BOT_NAMES)
    return (name for name in (*BOT_NAMES[start:], *BOT_NAMES[:start]) if folded(name) not in taken_folded)


def split_bot_label(name: str) -> tuple[str, str]:
    """Split the name `Layla (normal)` of an older record, which had no field for bots, into name and bot."""
    bare, bracket, bot = name.rpartition(" (")
    return (bare, bot[:-1]) if bracket and bot.endswith(")") else (name, "")
