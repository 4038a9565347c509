"""What the board of Machrou3 Ra2is is drawn from: the map, the Parliament, the teams and what the cards say."""

import tomllib
from importlib.resources import files
from typing import Any

import msgspec

from diwan.games.machrou3_rais import about, cards
from diwan.games.machrou3_rais.figures import ROLE_OF


def drawing() -> dict[str, Any]:
    """Return districts with their outlines, groups, governorates and what the cards say."""
    data, shape = _load("data.toml"), _load("map.toml")["district"]
    kept = ("id", "name", "name_ar", "group", "governorate", "ip")
    return {
        "districts": [{key: d[key] for key in kept if key in d} | shape[d["id"]] for d in data["district"]],
        "teams": dict(ROLE_OF),
        "groups": [{key: g[key] for key in ("id", "name", "name_ar", "seats", "districts")} for g in data["group"]],
        "cards": _house_cards(),
        "governorates": {g["id"]: {key: g[key] for key in ("name", "name_ar", "hex")} for g in data["governorate"]},
    }


def _load(name: str) -> dict[str, Any]:
    return tomllib.loads((files("diwan.games.machrou3_rais") / name).read_text("utf-8"))


def _house_cards() -> dict[str, Any]:
    """Return the house cards, and apart from them the beginner's versions that differ.

    The cards of a host's own deck are told by the server."""
    advanced, beginner = cards(about.variants["advanced"]), cards(about.variants["beginner"])
    other = {id: card for id, card in beginner.items() if card != advanced[id]}
    return {"advanced": msgspec.to_builtins(advanced), "beginner": msgspec.to_builtins(other)}
