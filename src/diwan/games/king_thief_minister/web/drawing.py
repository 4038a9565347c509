"""The data from which the browser draws the board of King Thief Minister."""

import tomllib
from importlib.resources import files
from typing import Any


def drawing() -> dict[str, Any]:
    """Return how many seconds a face is shown, as JSON for the browser."""
    data = tomllib.loads((files("diwan.games.king_thief_minister") / "data.toml").read_text("utf-8"))
    return {"show_face": data["seconds"]["show_face"]}
