"""The rules as people read them: options in words, never as they are typed."""

import re

import pytest

from diwan.core.registry import game, games
from diwan.words.rules import rules_text

LANGUAGES = ("en", "ar", "fa", "pl")


@pytest.mark.parametrize("game_id", games())
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_name_is_shown_as_it_is_typed(game_id: str, language: str) -> None:
    text = rules_text(game(game_id), language=language)
    assert set(re.findall(r"`([^`]*)`", text)) <= {"^", "v"}, "the only ones are the tiles of terminal pictures"
    assert not re.search(r"[a-z]_[a-z]|\(\)|\( |None", text)


def test_an_option_is_named_by_its_title_and_a_value_by_its_words() -> None:
    clash = game("clash")
    assert "The option *Facing: the player chooses* allows the choice" in rules_text(clash, "C1")
    assert "Option *Directions of a line: 4*: orthogonal" in rules_text(clash, "C7")
    assert "- **Facing**: a tile supports the player who plays it, or either player" in rules_text(clash)
    assert "- **Beginner’s game**: no neutral tiles." in rules_text(clash)
    assert "runs in one of 8 directions" in rules_text(clash)
