"""Options with which a long game is short enough for tests."""

from collections.abc import Mapping
from typing import Any

import msgspec

from diwan.core.registry import game as find_game


def short(game_id: str) -> Mapping[str, Any]:
    return find_game(game_id).trial


def short_json(spiel_name: str) -> dict[str, str]:
    """The same as a parameter of OpenSpiel."""
    options = short(spiel_name.removeprefix("diwan_").replace("_", "-"))
    return {"options": msgspec.json.encode(options).decode()} if options else {}
