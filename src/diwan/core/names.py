"""What bots are called, at the table and in records."""

from collections.abc import Iterable, Iterator
from typing import Final

BOT_NAMES: Final = (
    "Anahita", "Bahar", "Cyrus", "Dalia", "Elias", "Farid", "Golnar", "Hana", "Idris", "Jamila", "Kaveh", "Layla",
    "Mansur", "Nasrin", "Omid", "Parisa", "Rami", "Soraya", "Tariq", "Yasmin", "Zubin",
)  # fmt: skip


def free_names(taken: Iterable[str], first: int = 0) -> Iterator[str]:
    """Names that nobody at the table has, from the `first` on round the list."""
    had = {name.casefold() for name in taken}
    turn = first % len(BOT_NAMES)
    return (name for name in (*BOT_NAMES[turn:], *BOT_NAMES[:turn]) if name.casefold() not in had)


def label(name: str, bot: str) -> str:
    """How a bot's name stands in a record, so that the same bot can sit down again."""
    return f"{name} ({bot})"


def unlabelled(name: str) -> tuple[str, str]:
    """The name as people read it, and the bot, or nothing for a person."""
    bare, bracket, bot = name.rpartition(" (")
    return (bare, bot[:-1]) if bracket and bot.endswith(")") else (name, "")
