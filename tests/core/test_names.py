"""Names of people and of bots."""

import pytest

from diwan.core.names import BOT_NAMES, LONGEST, folded, free_names, split_bot_label, tidy


def test_free_names_wrap_around_and_skip_taken_names() -> None:
    assert [*free_names([], 0)] == [*BOT_NAMES]
    assert next(free_names([], len(BOT_NAMES) - 1)) == BOT_NAMES[-1]
    assert [*free_names([BOT_NAMES[0].lower()], 1)] == [*BOT_NAMES[1:]]


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("  Ann \u3000 Lee ", "Ann Lee"),
        ("\uff21nn", "Ann"),
        ("شهرزاد ۱", "شهرزاد ۱"),
        ("علی\u200cرضا", "علی\u200cرضا"),
        ("Łukasz O’Neil-Żak", "Łukasz O’Neil-Żak"),
        ("Zed (hard)", "Zed (hard)"),
        ("x" * LONGEST, "x" * LONGEST),
    ],
)
def test_a_name_is_normalized(typed: str, name: str) -> None:
    assert tidy(typed) == tidy(name) == name


INVISIBLE = "\x00\t\x85\x9f\xad\u061c\u200b\u200c\u200d\u200e\u200f\u2028\u202e\u2060\u2066\ue000\ufeff\U000e0041"


@pytest.mark.parametrize("sign", INVISIBLE)
def test_a_name_with_invisible_characters_is_refused(sign: str) -> None:
    for name in (f"Ann{sign}", f"{sign}Ann", f"Ann {sign} Lee", sign):
        assert tidy(name) is None


@pytest.mark.parametrize("name", ["", " ", "\u3164", "\u2800", "\ufe0f", "x" * (LONGEST + 1), "\ufdfa" * 3])
def test_an_empty_or_too_long_name_is_refused(name: str) -> None:
    assert tidy(name) is None


def test_names_that_look_the_same_are_the_same() -> None:
    for other in ("ANN", "\uff41nn", "A\u200cn\u200dn", "Ann\ufe0f"):
        assert folded(other) == folded("Ann")
    assert folded("Straße") == folded("STRASSE")
    assert folded("Anna") != folded("Ann")


def test_the_bot_label_in_a_name_of_an_older_record_is_split_off() -> None:
    assert split_bot_label("Layla (normal)") == ("Layla", "normal")
    assert split_bot_label("Ann") == ("Ann", "")
    assert split_bot_label("Ann (of Green Gables), reader") == ("Ann (of Green Gables), reader", "")
