"""The TypeScript types say what the messages are."""

import re

import diwan
from diwan.core.registry import games
from diwan.server.typescript import typescript


def test_every_type_that_is_used_is_declared_once() -> None:
    text = typescript()
    declared = re.findall(r"^export (?:interface|type) (\w+)", text, re.MULTILINE)
    assert len(declared) == len(set(declared))
    known = {*declared, "Array", "Record"}
    used = set(re.findall(r"\b[A-Z]\w+\b", re.sub(r'"[^"]*"|//.*', "", text)))
    assert used <= known, used - known


def test_every_move_and_event_of_every_game_is_there() -> None:
    text = typescript()
    for id in games():
        game = diwan.game(id)
        for union in (getattr(game, "Move"), getattr(game, "Event")):  # noqa: B009 - types known at run time only
            for kind in getattr(union, "__args__", (union,)):
                assert f'  type: "{kind.__name__}";' in text


def test_a_message_in_full() -> None:
    assert (
        "export interface Done {\n"
        '  type: "Done";\n'
        "  id: string;\n"
        "  seq: number;\n"
        "}\n"
    ) in typescript()  # fmt: skip
    assert "export type KingThiefMinisterMessage = KingThiefMinisterSnapshot | KingThiefMinisterUpdate" in typescript()
