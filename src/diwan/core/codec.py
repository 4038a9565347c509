"""JSON of a game's moves, events, views and states, made from the types that the game's module exports."""

from functools import cache
from typing import Any

import msgspec

from diwan.core.game import AnyGame, Setup

encode = msgspec.json.Encoder(order="deterministic").encode
"""The same bytes for equal things, in every process."""


def decoder(game: AnyGame, name: str) -> msgspec.json.Decoder[Any]:
    """Decodes the type `name` that the game exports: State, Move, View, Event or Options."""
    return _decoder(game.about.id, getattr(game, name))


@cache
def _decoder(_game_id: str, kind: Any) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(kind)


def to_setup(game: AnyGame, raw: Any) -> Setup[Any]:
    """A Setup from plain data; raises msgspec.ValidationError."""
    kind: Any = Setup[getattr(game, "Options")]  # type: ignore[misc]  # noqa: B009 - a type known at run time only
    setup: Setup[Any] = msgspec.convert(raw, kind)
    return setup
