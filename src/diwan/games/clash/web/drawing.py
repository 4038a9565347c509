"""The data from which the browser draws the board of Clash."""

import tomllib
from importlib.resources import files
from typing import Any


def drawing() -> dict[str, Any]:
    """Return the cells, the areas and what each tile does, as JSON for the browser."""
    data = tomllib.loads((files("diwan.games.clash") / "data.toml").read_text("utf-8"))
    tiles = {tile["id"]: {key: tile.get(key) for key in ("side", "effect", "timing", "area")} for tile in data["tile"]}
    return {"cells": data["board"]["cells"], "areas": data["areas"], "tiles": tiles}
