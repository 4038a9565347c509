"""JSON encoding and decoding of a game's moves, events, views and states, by the types that the game declares."""

from functools import cache
from typing import Any

import msgspec

from diwan.core.game import AnyGame, Setup

encode = msgspec.json.Encoder(order="deterministic").encode
"""Return the JSON of a value: the same bytes for equal values, in every process."""


@cache
def decoder(kind: Any) -> msgspec.json.Decoder[Any]:
    """Return the decoder of one of a game's types, such as `game.types.Move`."""
    return msgspec.json.Decoder(kind)


def to_setup(game: AnyGame, raw: Any) -> Setup[Any]:
    """Convert plain data to a Setup; raise msgspec.ValidationError if it does not fit."""
    setup: Setup[Any] = msgspec.convert(raw, parametrized(Setup, game.types.Options))
    return setup


def parametrized(generic: Any, *kinds: Any) -> Any:
    """Return a generic struct type with parameters that are known only at run time."""
    return generic[kinds]
