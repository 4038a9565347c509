"""Worked examples in a game's own notation: a position, a script, and what must be true afterwards."""

from msgspec import Struct


class Result(Struct, frozen=True):
    """The result of running one example."""

    id: str
    title: str
    difference: str | None = None
    """The first thing that is not as the file states; None if the example passed."""
