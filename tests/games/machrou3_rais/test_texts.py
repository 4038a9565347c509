"""Everything that can happen, be played or be refused has a text."""

import re
from pathlib import Path
from random import Random
from typing import Any, Literal, get_args, get_origin

import msgspec
import pytest
from hypothesis import given, settings

import diwan
import diwan.games.machrou3_rais as game
from diwan.core.game import NATURE, draw
from diwan.core.setup import make_setup
from diwan.games.machrou3_rais.events import (
    Asked,
    BallotOpened,
    HelpAnswered,
    LeadChanged,
    OwnerChanged,
    Promised,
)
from diwan.games.machrou3_rais.figures import FIGURES
from diwan.words import Book, Words
from strategies import SEEDS

SOURCE = Path(game.__file__).parent


class Strict(Book):
    """A text book in which a message that misses an argument is an error."""

    def report_errors(self, key: str, errors: list[Exception]) -> None:
        assert not errors, (key, errors)


BOOK = Strict("en", diwan.game("machrou3-rais"))


def literals(kind: Any) -> list[str]:
    if get_origin(kind) is Literal:
        return [value for value in get_args(kind) if isinstance(value, str)]
    return [word for inner in get_args(kind) for word in literals(inner)]


@pytest.mark.parametrize("prefix", ["event", "move"])
def test_every_event_and_move_has_a_sentence(prefix: str) -> None:
    for kind in get_args(game.Event if prefix == "event" else game.Move):
        assert f"{prefix}-{kind.__name__}" in BOOK
        for field in msgspec.structs.fields(kind):
            name = field.name.removesuffix("s") if "tuple" in str(field.type) else field.name
            for word in literals(field.type):
                assert f"{name}-{word}" in BOOK, f"{kind.__name__}.{field.name}"


def test_every_refusal_has_a_reason() -> None:
    text = "\n".join(path.read_text("utf-8") for path in SOURCE.rglob("*.py"))
    keys = set(re.findall(r'Refusal\("R\d+", "(\w+)"', text)) | {"campaign_forbidden", "battle_forbidden"}
    assert len(keys) > 30
    assert {key for key in keys if f"refusal-{key}" not in BOOK} == set()


def test_variants_options_and_names() -> None:
    for variant in game.about.variants:
        assert f"variant-{variant}" in BOOK
        assert f"variant-{variant}.about" in BOOK
    for field in msgspec.structs.fields(game.Options):
        assert f"option-{field.name}" in BOOK
        assert f"option-{field.name}.about" in BOOK
    for district in FIGURES.district:
        assert BOOK.say(f"district-{district.id}") == district.name
    for reason in ("corrupt_president", "reformist_president", "tie", "vacancy"):
        assert f"reason-{reason}" in BOOK


@pytest.mark.parametrize("partial_support", [False, True])
@pytest.mark.parametrize("variant", ["beginner", "advanced"])
@settings(max_examples=2)
@given(seed=SEEDS)
def test_whole_games_can_be_told(variant: str, partial_support: bool, seed: int) -> None:
    """No sentence of a random game misses an argument, for players and spectators."""
    rng = Random(seed)
    state = game.start(make_setup(game.GAME, 6, variant, {"partial_support": partial_support}))
    names = ("Ann", "Bob", "Cid", "Dia", "Eve", "Fox")
    readers = [Words(BOOK, names, me) for me in (None, 2)]
    while waiting := game.to_act(state):
        seat = rng.choice(waiting)
        move = draw(game.odds(state), rng) if seat == NATURE else rng.choice(game.legal(state, seat))
        state, told = game.play(state, seat, move)
        for words in readers:
            assert "{" not in words.move(move)
            for heard in told:
                assert "{" not in words.event(heard.event)
    outcome = game.outcome(state)
    assert outcome is not None
    assert readers[0].outcome(outcome)


@pytest.mark.parametrize(
    ("language", "yourself"), [("en", "for yourself"), ("ar", "لنفسك"), ("fa", "خودتان"), ("pl", "na siebie")]
)
def test_voters_for_themselves_are_told_so(language: str, yourself: str) -> None:
    words = Words(Strict(language, diwan.game("machrou3-rais")), ("Ann", "Bob", "Cid", "Dia"), 0)
    assert yourself in words.event(BallotOpened(0, 0, 5, 5))


def test_a_ballot_that_counts_nothing_is_told_with_the_reason() -> None:
    words = Words(BOOK, ("Ann", "Bob", "Cem", "Dan"), 0)
    sentence = "Bob voted for Cem: without a declared Objective, the bloc of 31 does not count."
    assert words.event(BallotOpened(1, 2, 0, 31)) == sentence
    assert words.event(BallotOpened(1, 2, 0, 0)) == "Bob voted for Cem: no Seats."


def test_a_district_is_told_with_its_former_owner_and_the_seats_with_their_group() -> None:
    words = Words(BOOK, ("Ann", "Bob", "Cem", "Dan"), 0)
    assert words.event(OwnerChanged("zahle", 0, 2, "battle")) == "You get Zahle from Cem after a battle."
    lost = "You lose Zahle after a battle: it becomes a Swing District."
    assert words.event(OwnerChanged("zahle", None, 0, "battle")) == lost
    assert words.event(LeadChanged("zahle", 7, 0, 2)) == "You now lead Zahle and have its 7 Seats, which Cem had."
    assert words.event(LeadChanged("zahle", 7, 1, None)) == "Bob now leads Zahle and has its 7 Seats."
    nobody = "Nobody leads Zahle any more: its 7 Seats go to nobody."
    assert words.event(LeadChanged("zahle", 7, None, 0)) == nobody


def test_deals_and_help_are_told_in_whole_sentences() -> None:
    words = Words(BOOK, ("Ann", "Bob", "Cem", "Dan"), 0)
    assert words.event(Asked(0, (1,), "neutral", None, None)) == "You ask Bob for neutrality in battle."
    assert words.event(Promised(1, (0,), "neutral", None, None)) == "Bob promises you neutrality in battle."
    assert words.event(HelpAnswered(1, 0, True)) == "Bob accepts your help."
    assert words.event(HelpAnswered(0, 2, False)) == "You decline Cem’s help."
