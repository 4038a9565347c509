"""JSON of a game's moves, events, views and states, made from the types that the game declares."""

from functools import cache
from typing import Any

import msgspec

from diwan.core.game import AnyGame, Setup

encode = msgspec.json.Encoder(order="deterministic").encode
"""The same bytes for equal things, in every process."""


@cache
def decoder(kind: Any) -> msgspec.json.Decoder[Any]:
    """Return the decoder of one of a game's types, such as `game.types.Move`."""
    return msgspec.json.Decoder(kind)


def to_setup(game: AnyGame, raw: Any) -> Setup[Any]:
    """Return the Setup that plain data holds; raises msgspec.ValidationError."""
    setup: Setup[Any] = msgspec.convert(raw, parametrized(Setup, game.types.Options))
    return setup


def parametrized(generic: Any, *kinds: Any) -> Any:
    """Return a generic struct for types that are known at run time only."""
    return generic[kinds]
