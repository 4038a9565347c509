"""What people may read again of a game in which memory is a skill."""

from typing import Any

from diwan.core.game import AnyGame


def retold(game: AnyGame, seen: Any) -> tuple[int, int]:
    """The moment of a state or view, and the earliest moment of which people may still be told; nothing fades where
    the game's module has no `retold` of its own."""
    own = getattr(game, "retold", None)
    return own(seen) if own else (0, 0)
