"""Every worked example, through the runner that `diwan example` uses."""

from pathlib import Path

import pytest

from diwan.core.errors import BadFile
from diwan.games.intrigue.examples import run

FILE = Path(__file__).with_name("examples.toml")
RESULTS = {result.id: result for result in run(FILE.read_text("utf-8"), FILE.name)}


@pytest.mark.parametrize("example", RESULTS)
def test_example(example: str) -> None:
    assert RESULTS[example].difference is None


def test_all_examples_are_there() -> None:
    assert len(RESULTS) == 39


PLAYED = Path(__file__).with_name("examples_i11.toml")
AS_PLAYED = {result.id: result for result in run(PLAYED.read_text("utf-8"), PLAYED.name)}


@pytest.mark.parametrize("example", AS_PLAYED)
def test_i11_examples_of_the_rule_that_is_played(example: str) -> None:
    assert AS_PLAYED[example].difference is None


def test_i11_the_laxer_rule_would_let_a_confidant_bring_what_another_has_spread() -> None:
    lax = {
        result.id
        for result in run(PLAYED.read_text("utf-8").replace("as_played = true", ""), "x.toml")
        if result.difference
    }
    assert lax == {"IP05", "IP06"}


GOOD = """
[[example]]
id = "X1"
title = "Slander"
players = 6
total_hp = [0, 0, 0, 0, 0, 0]
visible_hp = [0, 0, 0, 0, 0, 0]
script = ["item x 2 neg false", "tell x 0>1", "session", "motion x 1 0B 3B 4B 5D"]
outcomes = ["believed 3-1-0"]
after_total_hp = [3, 2, -4, -1, -1, 1]
after_visible_hp = [-1, 2, -4, -1, -1, 1]
winners = []
spreaders = { x = 0 }
perks_left = {}
allies = []
"""


def difference(text: str) -> str | None:
    (result,) = run(text, "x.toml")
    return result.difference


TO_TWO = """
[[example]]
id = "X2"
title = "A self-secret told to two, spread by one, brought by the other"
players = 6
total_hp = [0, 0, 0, 0, 0, 0]
visible_hp = [0, 0, 0, 0, 0, 0]
script = [
  "item s 2 pos true", "tell s 2>1", "tell s 2>3", "session", "!motion s 3 0B 1B 4B 5B",
  "recess", "tell s 1>4", "session", "!motion s 5 0B 1B 3B 4B", "!motion s 3 0B 1B 4B 5B senior",
  "motion s 3 0B 1B 4B 5D",
]
outcomes = ["believed 3-1-0"]
after_total_hp = [1, 3, 2, 2, 1, -1]
after_visible_hp = [1, 1, 2, 2, 1, -1]
spreaders = { s = 1 }
"""


def test_i11_in_an_example_any_knower_may_bring_what_anybody_has_spread() -> None:
    assert difference(TO_TWO) is None


def test_a_right_example_shows_no_difference() -> None:
    assert difference(GOOD) is None


@pytest.mark.parametrize(
    ("old", "new", "found"),
    [
        ("[3, 2, -4", "[4, 2, -4", "after_total_hp is [3"),
        ("[-1, 2, -4", "[-2, 2, -4", "after_visible_hp is [-1"),
        ("believed 3-1-0", "tabled 3-1-0", "outcomes is ['believed 3-1-0']"),
        ("winners = []", "winners = [1]", "winners is []"),
        ("{ x = 0 }", "{ x = 1 }", "spreaders is {'x': 0}"),
        ("perks_left = {}", 'perks_left = { "1" = ["senior"] }', "perks_left is {}"),
        ("allies = []", "allies = [[0, 1]]", "allies is []"),
        ("motion x 1", "motion x 3", "was refused: not_a_rumour_to_you (I11)"),
        ("motion x 1", "!motion x 1", "was played but must be refused"),
    ],
)
def test_the_first_difference_is_named(old: str, new: str, found: str) -> None:
    assert found in str(difference(GOOD.replace(old, new)))


@pytest.mark.parametrize(
    ("old", "new", "line", "problem"),
    [
        ('"session"', '"adjourn"', 8, "it is no step of the notation"),
        ("item x 2 neg", "item x 9 neg", 8, "'9' is no seat"),
        ("tell x 0>1", "tell y 0>1", 8, "there is no item 'y'"),
        ("3B 4B", "3X 4B", 8, "'3X' is no ballot"),
        ("players = 6", "players = 5", 3, "has 5 players but 6 scores"),
        ("players = 6", "players = 11", 5, "<= 10"),
        ("title =", "tittle =", 4, "unknown field"),
    ],
)
def test_a_bad_file_is_refused_with_its_line(old: str, new: str, line: int, problem: str) -> None:
    with pytest.raises(BadFile) as caught:
        list(run(GOOD.replace(old, new), "x.toml"))
    assert caught.value.line == line
    assert problem in caught.value.problem
