"""Deliberately broken games: each differs from examples/higher_card.py in one way that one law must catch."""

from importlib import import_module

import higher_card
from msgspec import structs

from diwan.core.game import AnyGame, Types

REPLACED = (
    "about", "start", "to_act", "legal", "odds", "refusal", "play", "view", "imagine", "outcome", "clock", "conserved",
)  # fmt: skip
OPTIONAL = ("open_moves", "instances")


def toy(name: str) -> AnyGame:
    """Return the example game with the functions that the module of that name replaces."""
    module = import_module(name)
    types = Types(**{kind: getattr(module, kind) for kind in Types.__struct_fields__})
    found = {name: getattr(module, name) for name in (*REPLACED, *OPTIONAL) if hasattr(module, name)}
    return structs.replace(higher_card.GAME, types=types, **found)
