"""Deliberately broken games: each differs from examples/higher_card.py in one way that one law must catch."""

from importlib import import_module

import higher_card
from msgspec import structs

from diwan.core.game import AnyGame, Types

REPLACED = (
    "about", "start", "to_act", "legal", "odds", "refusal", "play", "view", "imagine", "outcome", "clock", "conserved",
)  # fmt: skip


def toy(name: str) -> AnyGame:
    """Return the example game with the functions that the module of that name replaces."""
    module = import_module(name)
    types = Types(**{kind: getattr(module, kind) for kind in Types.__struct_fields__})
    return structs.replace(higher_card.GAME, types=types, **{name: getattr(module, name) for name in REPLACED})
