"""JSON of a game's moves, events, views and states, made from the types that the game's module exports."""

from functools import cache
from typing import Any

import msgspec

from diwan.core.game import AnyGame, Setup

_encoder = msgspec.json.Encoder(order="deterministic")


def encode(thing: Any) -> bytes:
    """The same bytes for equal things, in every process."""
    return _encoder.encode(thing)


@cache
def decoder(game: AnyGame, name: str) -> msgspec.json.Decoder[Any]:
    """Decodes the type `name` that the game exports: State, Move, View, Event or Options."""
    return msgspec.json.Decoder(getattr(game, name))


def to_setup(game: AnyGame, raw: Any) -> Setup[Any]:
    options = game.Options  # type: ignore[attr-defined]
    return msgspec.convert(raw, Setup[options])
