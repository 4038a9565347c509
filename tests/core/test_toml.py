"""An error in a TOML file names the line."""

import pytest
from msgspec import Struct

from diwan.core.errors import BadFile
from diwan.core.toml import decode_toml


class Card(Struct, forbid_unknown_fields=True):
    name: str
    cost: int = 0


class Deck(Struct, forbid_unknown_fields=True):
    title: str
    card: list[Card] = []
    by_colour: dict[str, list[int]] = {}


FILE = """# a deck
title = "One"

[[card]]
name = "first"

[[card]]
name = "second"
cost = 3

[by_colour]
red = [1, 2]
"""


def test_a_good_file_is_decoded() -> None:
    deck = decode_toml(FILE, Deck, "deck.toml")
    assert [card.cost for card in deck.card] == [0, 3]


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("cost = 3", 'cost = "three"', "deck.toml:9: Expected `int`, got `str` in card[1].cost"),
        ("cost = 3", "price = 3", "deck.toml:9: Object contains unknown field `price` in card[1]"),
        ('name = "first"', "", "deck.toml:4: Object missing required field `name` in card[0]"),
        ('title = "One"\n', "title = 1\n", "deck.toml:2: Expected `str`, got `int` in title"),
        ("red = [1, 2]", 'red = [1, "x"]', "deck.toml:11: Expected `int`, got `str` in by_colour"),  # the table
        ("red = [1, 2]", "red = [1, 2", "deck.toml:12: Unclosed array"),
        ("[by_colour]", "[by_colour", "deck.toml:11:"),
        ("cost = 3", f"cost = {'9' * 5000}", "deck.toml:9: a number is too long; use fewer digits"),
        ("cost = 3", f"cost = {'[' * 5000}", "deck.toml:9: brackets are nested too deeply"),
        ('title = "One"\n', 'title = "One"\nspeed = 1\n', "deck.toml:3: Object contains unknown field `speed`"),
    ],
)
def test_a_bad_file_is_refused_with_the_line_of_the_mistake(old: str, new: str, message: str) -> None:
    with pytest.raises(BadFile) as caught:
        decode_toml(FILE.replace(old, new), Deck, "deck.toml")
    assert str(caught.value).startswith(message)
