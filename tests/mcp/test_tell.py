"""The view in words: values that belong to seats have the names of the seats, and no others do."""

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec import Struct

from diwan.core.match import Match
from diwan.core.registry import games
from diwan.mcp.tell import is_by_seat, tell_view
from diwan.words import Book, Words
from games.clash.tables import table

BY_SEAT = {
    "clash": {"zones", "hidden", "scores", "supports"},
    "intrigue": {"ready", "visible", "brought", "ballots", "dossiers", "books"},
    "king-thief-minister": {"spots", "coins", "answered"},
    "machrou3-rais": {
        "answered", "blocs", "characters", "deeds", "done", "said", "hands", "answers", "ballots", "seats_won",
        "weights", "eligible",
    },
}  # fmt: skip


def fields(thing: Struct) -> Iterator[tuple[msgspec.structs.FieldInfo, Any]]:
    """Return all fields of a view, inner ones too."""
    for field in msgspec.structs.fields(thing):
        value = getattr(thing, field.name)
        yield field, value
        for inner in value if isinstance(value, tuple) else [value]:
            if isinstance(inner, Struct):
                yield from fields(inner)


@pytest.mark.parametrize("game_id", games())
def test_fields_by_seat_are_told_by_seat(game_id: str) -> None:
    match, rng = Match.new(game_id, seed=3), Random(3)
    names = [f"Name{seat}" for seat in match.seats]
    while match.to_act and len(match.moves) < 300:
        view = match.view(0)
        lines = tell_view(view, Words(Book("en", match.game), names, None)).splitlines() if rng.random() < 0.2 else []
        for field, value in fields(view):
            assert not is_by_seat(field.type) or field.name in BY_SEAT[game_id], field.name
            if field.name in BY_SEAT[game_id] and isinstance(value, tuple):
                assert is_by_seat(field.type), field.name
                assert len(value) in (0, len(names)), field.name
        for line in lines:
            title, _, told = line.strip().partition(":")
            if told.startswith(" Name0 "):
                assert title in {name.replace("_", " ") for name in BY_SEAT[game_id]}, line
        seat = rng.choice(match.to_act)
        match.play(seat, rng.choice(match.legal(seat)))


def test_two_neutral_tiles_belong_to_neither_of_two_players() -> None:
    state = table("""3 .    .    .
2 .    MUSv .
1 .    .    .
S: POP PRE | N: LEA TRA | neutral: KAB NOB | removed: SOL TAL | box: - | move: S""")
    match = Match.new("clash")
    told = tell_view(match.game.view(state, 0), Words(Book("en", match.game), ["Ann", "Ben"], 0)).splitlines()
    assert "neutral: KAB, NOB" in told
    assert "removed: SOL, TAL" in told
    zones = told.index("zones:")
    assert told[zones + 1 : zones + 3] == ["  - you POP, PRE", "  - Ben LEA, TRA"]
    assert "scores: you 0, Ben 0" in told
