"""The fields of a struct become the arguments of its message."""

from typing import Any, Literal

import pytest
from fluent.runtime import FluentBundle, FluentResource

from diwan.core.game import Outcome, Refusal, Seat, Tagged, Tally
from diwan.words import Book, Words

TEXTS = """
event-Robbed = { $who ->
    [you] you rob { $victim }
   *[other] { $seat } robs { $victim }
} ({ $victim_who })
event-Won = { $winners } { $winners_who } { $winners_count }
event-Chose = { $card } { $card_is } { $sure } { $sure_is } { $place } { $place_is } { $other }
event-Paired = { $pairs }
event-Laid = { $cards } { $cards_count }
event-Counted = { $votes_named }
event-Held = { $thing } { $thing_is }
event-Marked = { $name }
move-Take = Take { $coins } { $coins ->
    [one] coin
   *[other] coins
}
    .about = from the { $card }
card-K = King
card-Q = Queen
cards-none = no card
sure-no = hardly
name-The-Duke-s-Own- = His Own
place-0 = here
thing-Marked = a mark for { $name }
refusal-too_poor = { $seat } has no { $coins } coins
reason-empty = nothing is left.
unit-coins = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
"""


class Robbed(Tagged, frozen=True):
    seat: Seat
    victim: Seat


class Won(Tagged, frozen=True):
    winners: tuple[Seat, ...]


class Chose(Tagged, frozen=True):
    card: Literal["K", "Q"]
    sure: bool
    place: int
    other: Seat | None


class Paired(Tagged, frozen=True):
    pairs: tuple[tuple[Seat, int], ...]


class Laid(Tagged, frozen=True):
    cards: tuple[Literal["K", "Q"], ...]


class Counted(Tagged, frozen=True):
    votes: tuple[int | None, ...]


class Marked(Tagged, frozen=True):
    name: str


class Held(Tagged, frozen=True):
    thing: Marked


class Take(Tagged, frozen=True):
    coins: int
    card: Literal["K", "Q"] = "K"


class Unknown(Tagged, frozen=True):
    seat: Seat
    coins: int


@pytest.fixture
def book() -> Book:
    made = Book()
    bundle = FluentBundle(["en"], use_isolating=False)
    bundle.add_resource(FluentResource(TEXTS))
    made._bundles.insert(0, bundle)
    return made


@pytest.fixture
def words(book: Book) -> Words:
    return Words(book, ["Ann", "Bob", "Cat"], me=0)


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (Robbed(0, 1), "You rob Bob (other)"),
        (Robbed(1, 0), "Bob robs you (you)"),
        (Robbed(1, 2), "Bob robs Cat (other)"),
        (Won(()), "Nobody other 0"),
        (Won((0,)), "You you 1"),
        (Won((1,)), "Bob other 1"),
        (Won((1, 2)), "Bob and Cat other 2"),
        (Won((0, 1, 2)), "You, Bob and Cat both 3"),
        (Chose("K", True, 0, 1), "King K yes yes here 0 Bob"),
        (Chose("Q", False, 1, None), "Queen Q hardly no 1 1 none"),
        (Paired(((0, 3), (2, 1))), "You and 3 and Cat and 1"),
        (Laid(("Q", "K")), "Queen and King 2"),
        (Laid(()), "No card 0"),
        (Counted((2, None, -1)), "You (2) and Cat (-1)"),
        (Counted((0, None, 0)), "Nobody"),
        (Held(Marked("Zoë")), "A mark for Zoë Marked"),
        (Marked("<b>"), "<b>"),
        (Marked("The Duke's Own!"), "His Own"),
        (Unknown(1, 3), "Unknown: seat Bob, coins 3"),
    ],
)
def test_events(words: Words, event: Any, sentence: str) -> None:
    assert words.event(event) == sentence


def test_a_spectator_is_never_addressed_as_you(book: Book) -> None:
    assert Words(book, ["Ann", "Bob"]).event(Robbed(0, 1)) == "Ann robs Bob (other)"


def test_a_right_to_left_list_of_latin_names_keeps_its_order() -> None:
    """Each name is isolated but the list so far is not: otherwise the list would run from left to right."""
    said = Words(Book("ar"), ["Ann", "Bob", "Cat"]).list(["Ann", "Bob", "Cat"])
    assert said.count("\u2068") == said.count("\u2069") == 3
    assert said.startswith("\u2068Ann\u2069")
    assert "\u2068\u2068" not in said


def test_moves_have_a_sentence_and_a_hint(words: Words) -> None:
    assert words.move(Take(1)) == "Take 1 coin"
    assert words.move(Take(2)) == "Take 2 coins"
    assert words.move_hint(Take(2)) == "from the King"
    assert words.move_hint(Unknown(0, 1)) is None


def test_refusals_name_their_ruling(words: Words) -> None:
    assert words.refusal(Refusal("X3", "too_poor", seat=1, coins=2)) == "Bob has no 2 coins (X3)"
    assert words.refusal(Refusal("X4", "not_yet")) == "Not yet (X4)"


@pytest.mark.parametrize(
    ("winners", "sentence"),
    [
        ((), "Nothing is left. Nobody wins."),
        ((0,), "Nothing is left. You win!"),
        ((2,), "Nothing is left. Cat wins."),
        ((1, 2), "Nothing is left. Bob and Cat share the win."),
    ],
)
def test_outcomes(words: Words, winners: tuple[int, ...], sentence: str) -> None:
    assert words.outcome(Outcome(winners, (1.0, 2.0, 3.0), "X9", "empty")) == sentence


def test_counts_have_the_unit_of_the_game(words: Words) -> None:
    tally = Tally("coins", (0.0, 1.0, 2.5))
    assert [words.count(tally, seat) for seat in range(3)] == ["0 coins", "1 coin", "2.5 coins"]
    assert words.count(Tally("", (0.0, 1.0, 2.5)), 2) == "2.5"
