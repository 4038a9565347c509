"""The figures that the board of King Thief Minister is drawn from."""

import tomllib
from importlib.resources import files
from typing import Any


def drawing() -> dict[str, Any]:
    """Return for how many seconds a face is shown."""
    data = tomllib.loads((files("diwan.games.king_thief_minister") / "data.toml").read_text("utf-8"))
    return {"show_face": data["seconds"]["show_face"]}
