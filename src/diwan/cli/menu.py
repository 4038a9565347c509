"""Choosing a move from a menu by number or by words."""

import re
from collections.abc import Sequence
from typing import Any

from msgspec import Struct


class Menu(Struct, frozen=True):
    """The moves of a menu, with the sentence of each."""

    moves: Sequence[Any]
    lines: Sequence[str]


def whole_number(typed: str) -> int | None:
    """Return the number that was typed, in the digits of any script; None for everything else."""
    try:
        return int(typed) if typed.isdecimal() else None
    except ValueError:  # Python refuses to read a number with thousands of digits.
        return None


def fitting(typed: str, lines: Sequence[str]) -> list[int]:
    """Return the indices of the lines that match best. Every typed word must occur in a line, at least its beginning.

    Whole words count more than beginnings, so `a b` finds "A and B" before "B and C"."""
    wanted = _words(typed)
    if not wanted:
        return []
    scores = [_score(wanted, _words(line)) for line in lines]
    best = max((score for score in scores if score is not None), default=None)
    return [] if best is None else [index for index, score in enumerate(scores) if score == best]


def _score(wanted: list[str], words: list[str]) -> int | None:
    """Return how many wanted words occur as whole words; None if one does not occur at all."""
    left, whole, parts = list(words), 0, []
    for word in wanted:
        if word in left:
            left.remove(word)
            whole += 1
        else:
            parts.append(word)
    for part in sorted(parts, key=len, reverse=True):
        found = next((word for word in left if word.startswith(part)), None)
        if found is None:
            return None
        left.remove(found)
    return whole


def _words(text: str) -> list[str]:
    """Return the words of a text, without Arabic vowel signs: these are printed but seldom typed."""
    return re.findall(r"[^\W_]+", re.sub("[\u064b-\u0652]", "", text.lower()))
