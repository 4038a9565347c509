"""What the board of Machrou3 Ra2is is drawn from: the map, the Parliament, the teams and what the cards say."""

import tomllib
from importlib.resources import files
from typing import Any

import msgspec

from diwan.games.machrou3_rais import about, cards
from diwan.games.machrou3_rais.figures import INDEX, ROLE_OF


def drawing() -> dict[str, Any]:
    """Return districts with their outlines, groups, governorates and what the cards say; names are in the texts."""
    data, shape = _load("data.toml"), _load("map.toml")["district"]
    return {
        "districts": [
            {key: d[key] for key in ("id", "group", "governorate")} | shape[d["id"]] for d in data["district"]
        ],
        "teams": dict(ROLE_OF),
        "groups": [{key: g[key] for key in ("id", "seats")} for g in data["group"]],
        "cards": _house_cards(),
        "governorates": [g["id"] for g in data["governorate"]],
    }


def _load(name: str) -> dict[str, Any]:
    return tomllib.loads((files("diwan.games.machrou3_rais") / name).read_text("utf-8"))


def _house_cards() -> dict[str, Any]:
    """Return the house cards, and apart from them the beginner's versions that differ.

    The cards of a host's own deck and the powers of Districts of Origin are told by the server."""
    advanced, beginner = cards(about.variants["advanced"]), cards(about.variants["beginner"])
    other = {id: card for id, card in beginner.items() if card != advanced[id]}
    advanced = {id: card for id, card in advanced.items() if id not in INDEX}
    return {"advanced": msgspec.to_builtins(advanced), "beginner": msgspec.to_builtins(other)}
