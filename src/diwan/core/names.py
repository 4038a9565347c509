"""What people may be called and what bots are called, at the table and in records."""

import re
from collections.abc import Iterable, Iterator
from typing import Final
from unicodedata import category, normalize

LONGEST: Final = 40
"""Characters of a name."""

# Controls, formats such as marks of direction, surrogates, private characters, ends of lines and of paragraphs.
_SHAPELESS: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Zl", "Zp"})
_JOINERS: Final = "\u200c\u200d"
# Characters that are drawn as nothing, or as a blank, in spite of their category.
_UNSEEN: Final = re.compile(
    rf"[{_JOINERS}\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\ufe00-\ufe0f\U000e0100-\U000e01ef]"
)

BOT_NAMES: Final = (
    "Anahita", "Bahar", "Cyrus", "Dalia", "Elias", "Farid", "Golnar", "Hana", "Idris", "Jamila", "Kaveh", "Layla",
    "Mansur", "Nasrin", "Omid", "Parisa", "Rami", "Soraya", "Tariq", "Yasmin", "Zubin",
)  # fmt: skip


def tidy(name: str) -> str | None:
    """The name as it is stored, or None where it cannot be read or is too long.

    Of characters without a shape only the joiners may stand, inside a word: Persian needs them."""
    name = normalize("NFKC", name)
    if any(category(sign) in _SHAPELESS and not _joins(name, place) for place, sign in enumerate(name)):
        return None
    name = " ".join(name.split())
    return name if len(name) <= LONGEST and folded(name).strip() else None


def _joins(name: str, place: int) -> bool:
    """Whether a joiner stands there, between letters."""
    around = name[place - 1 : place] + name[place + 1 : place + 2]
    return name[place] in _JOINERS and len(around) == 2 and all(category(sign)[0] in "LM" for sign in around)


def folded(name: str) -> str:
    """Equal for names that people take for the same."""
    return normalize("NFKC", _UNSEEN.sub("", name).casefold())


def free_names(taken: Iterable[str], first: int = 0) -> Iterator[str]:
    """Names that nobody at the table has, from the `first` on round the list."""
    had = {folded(name) for name in taken}
    turn = first % len(BOT_NAMES)
    return (name for name in (*BOT_NAMES[turn:], *BOT_NAMES[:turn]) if folded(name) not in had)


def unlabelled(name: str) -> tuple[str, str]:
    """Name and bot of a record that was written before records said who is a bot: `Layla (normal)`."""
    bare, bracket, bot = name.rpartition(" (")
    return (bare, bot[:-1]) if bracket and bot.endswith(")") else (name, "")
