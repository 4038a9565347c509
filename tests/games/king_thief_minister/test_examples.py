"""Every worked example of the specification, through the runner that `diwan example` uses."""

from pathlib import Path

import pytest

from diwan.core.errors import BadFile
from diwan.games.king_thief_minister.examples import run

FILE = Path(__file__).with_name("examples.toml")
RESULTS = {result.id: result for result in run(FILE.read_text("utf-8"), FILE.name)}


@pytest.mark.parametrize("example", RESULTS)
def test_example(example: str) -> None:
    assert RESULTS[example].difference is None


def test_all_examples_are_there() -> None:
    assert len(RESULTS) == 40


GOOD = """
[[example]]
id = "X1"
title = "A move"
players = 3
cards = "KTMESP"
coins = [3, 3, 3]
treasury = 6
turn = 0
script = ["move right"]
after_cards = "TMESPK"
after_coins = [3, 3, 3]
after_treasury = 6
after_turn = 2
"""


@pytest.mark.parametrize(
    ("old", "new", "difference"),
    [
        ('after_cards = "TMESPK"', 'after_cards = "KTMESP"', "the cards should be KTMESP but is TMESPK"),
        ("after_coins = [3, 3, 3]", "after_coins = [3, 3, 4]", "the coins should be"),
        ("after_treasury = 6", "after_treasury = 5", "the treasury should be 5 but is 6"),
        ("after_turn = 2", "after_turn = 4", "the seat to act should be 4 but is 2"),
        ("after_turn = 2", "over = true", "the end of the game should be True but is False"),
        ("after_turn = 2", "worlds = [720, 720, 719]", "the number of worlds by seat"),
        ("after_turn = 2", "public_worlds = 1", "the number of worlds of a spectator"),
        ("after_turn = 2", 'sees = [[0, 0, "K"]]', "what 0 holds possible on spot 0"),
        ("after_turn = 2", "last_line_legal = false", "`move right` was accepted but must be refused"),
        ('"move right"', '"peek", "claim K", "peek"', "`peek` was refused"),
        ('"move right"', '"silent"', "`silent` was refused"),
    ],
)
def test_a_difference_is_told(old: str, new: str, difference: str) -> None:
    (result,) = run(GOOD.replace(old, new), "x.toml")
    assert result.difference is not None
    assert difference in result.difference


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ('"move right"', '"jump"', "x.toml:2: example X1: `jump` is no line of this notation"),
        ('"move right"', '"claim X"', "x.toml:2: example X1: `X` is none of the characters"),
        ('"move right"', '"tax me"', "`me` is not the number of a spot"),
        ("turn = 0\n", "turn = 1\n", "nobody sits at spot 1"),
        ("players = 3", "players = 7", "3 to 6 players"),
        ('cards = "KTMESP"', 'cards = "KTMESK"', "the cards must be KTMESP in some order"),
        ("treasury = 6\nturn", 'treasury = "six"\nturn', "x.toml:8: Expected `int`, got `str` in example[0].treasury"),
        ("turn = 0\n", "turns = 0\n", "x.toml:9: Object contains unknown field `turns`"),
        ("turn = 0\n", "turn = \n", "x.toml:9: Invalid value"),
        ("turn = 0\n", 'turn = 0\nknown = [[0, 2, "K"]]\n', "K cannot have been seen on spot 2, where M lies"),
    ],
)
def test_a_file_that_means_nothing_is_refused_with_its_line(old: str, new: str, complaint: str) -> None:
    with pytest.raises(BadFile) as caught:
        list(run(GOOD.replace(old, new, 1), "x.toml"))
    assert complaint in str(caught.value)


def test_options_and_short_lists_of_names_are_understood() -> None:
    text = GOOD.replace('script = ["move right"]', 'script = ["claim P", "challenge 2", "name 2M 4S"]').replace(
        'cards = "KTMESP"', 'cards = "PTMESK"'
    )
    text += 'options = { peasant_scope = "owned", peasant_challengeable = true }\n'
    text = text.replace('after_cards = "TMESPK"', 'after_cards = "PTMESK"').replace("after_turn = 2", "over = true")
    text = text.replace("after_coins = [3, 3, 3]", "after_coins = [10, 2, 3]").replace(
        "after_treasury = 6", "after_treasury = 0\nwinners = [0]"
    )
    (result,) = run(text, "x.toml")
    assert result.difference is None
