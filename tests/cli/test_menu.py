import pytest

from diwan.cli.menu import fitting
from diwan.cli.prompt import completions

LINES = [
    "Claim to be the King",
    "Claim to be the Thief",
    "A and B kept",
    "B and C kept",
    "A and C kept",
    "Look at no card",
]


@pytest.mark.parametrize(
    ("typed", "found"),
    [
        ("king", [0]),
        ("KING", [0]),
        ("kin claim", [0]),
        ("claim", [0, 1]),
        ("a b", [2]),
        ("b a", [2]),
        ("c kept", [3, 4]),
        ("no", [5]),
        ("queen", []),
        ("king king", []),
        ("", []),
        ("...", []),
    ],
)
def test_typed_words_find_lines(typed: str, found: list[int]) -> None:
    assert fitting(typed, LINES) == found


def test_tab_offers_lines_with_that_beginning_or_else_with_those_words() -> None:
    assert list(completions("claim to be the t", LINES)) == ["Claim to be the Thief"]
    assert list(completions("thief", LINES)) == ["Claim to be the Thief"]
    assert list(completions("", LINES)) == LINES


def test_arabic_is_found_without_its_vowel_signs() -> None:
    assert fitting("تخطي", ["تغيير الهدف", "تخطّي الدور"]) == [1]
