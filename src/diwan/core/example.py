"""Worked examples in a game's own notation: a position, a script, and what must be true afterwards."""

from msgspec import Struct


class Result(Struct, frozen=True):
    """One example that was run; `difference` is None when everything was as the file states."""

    id: str
    title: str
    difference: str | None = None
