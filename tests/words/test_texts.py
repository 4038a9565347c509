"""Every game has a message for everything that happens in it, in every language that it supports."""

import ast
import re
from importlib import import_module
from importlib.resources import files
from pathlib import Path
from random import Random
from types import UnionType
from typing import Any, Literal, get_args, get_origin

import msgspec
import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message

from diwan.core.game import NATURE, AnyGame
from diwan.core.match import Match
from diwan.core.registry import game as find_game
from diwan.core.registry import games
from diwan.words import Book, Words, languages
from diwan.words.book import lacking, texts_of

SPOKEN = [(game_id, language) for game_id in games() for language in languages(find_game(game_id))]
both = pytest.mark.parametrize(("game_id", "language"), SPOKEN)


class Strict(Book):
    """A book for which a missing argument is an error."""

    def report_errors(self, key: str, errors: list[Exception]) -> None:
        assert not errors, f"{key}: {errors}"


def messages(game: AnyGame, language: str) -> dict[str, set[str]]:
    """Return the game's own messages in a language, each with its attributes."""
    folder = texts_of(game)
    assert folder is not None
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse((folder / f"{language}.ftl").read_text("utf-8")).body:
        if isinstance(entry, Message):
            assert entry.id.name not in found, f"{entry.id.name} stands there twice"
            found[entry.id.name] = {attribute.id.name for attribute in entry.attributes}
    return found


def kinds(game: AnyGame, name: str) -> tuple[type[msgspec.Struct], ...]:
    union: Any = getattr(game.types, name)
    return get_args(union) if isinstance(union, UnionType) or get_args(union) else (union,)


def sources(game: AnyGame) -> list[ast.AST]:
    package = Path(str(files(game.package)))
    return [ast.parse(path.read_text("utf-8")) for path in sorted(package.rglob("*.py"))]


def refusal_keys(game: AnyGame) -> set[str]:
    """Return patterns of all keys of refusals in the rules: after the ruling in a `Refusal(…)` or in its reason."""
    keys: set[str] = set()
    for source in sources(game):
        for node in ast.walk(source):
            match node:
                case ast.Call(func=ast.Name("Refusal"), args=[_, key, *_]):
                    keys |= alternatives(key)
                case ast.Tuple([ast.Constant(str(ruling)), key, *_]) if re.fullmatch(r"[A-Z]\d+", ruling):
                    keys |= alternatives(key)
    return keys


def alternatives(node: ast.expr) -> set[str]:
    """Return patterns of the strings that an expression may be."""
    match node:
        case ast.Constant(str(key)):
            return {re.escape(key)}
        case ast.JoinedStr(parts):
            return {"".join(re.escape(str(p.value)) if isinstance(p, ast.Constant) else r"\w+" for p in parts)}
        case ast.IfExp(_, one, other):
            return alternatives(one) | alternatives(other)
    raise AssertionError(f"line {node.lineno}: write the key of a refusal as a plain string, so that it can be found")


def literals(kind: Any) -> set[str]:
    """Return the words of all fixed lists in a type."""
    if get_origin(kind) is Literal:
        return {value for value in get_args(kind) if isinstance(value, str)}
    return {word for inner in get_args(kind) for word in literals(inner)}


@both
def test_every_event_and_move_has_its_sentence(game_id: str, language: str) -> None:
    game = find_game(game_id)
    there = messages(game, language)
    assert {f"event-{kind.__name__}" for kind in kinds(game, "Event")} - there.keys() == set()
    assert {f"move-{kind.__name__}" for kind in kinds(game, "Move")} - there.keys() == set()


@both
def test_every_word_of_a_fixed_list_has_its_name(game_id: str, language: str) -> None:
    """Words that are their own names, such as the cells of a board, need no message."""
    game = find_game(game_id)
    there = messages(game, language)
    book = Book(language, game)
    named = {word for key in there if book.find(key) != (word := key.partition("-")[2])}
    reasons = {"reason"}  # of an outcome: has sentences of its own
    for kind in (*kinds(game, "Event"), *kinds(game, "Move")):
        for field in msgspec.structs.fields(kind):
            if field.name not in reasons:
                name = field.name.removesuffix("s") if "tuple" in str(field.type) else field.name
                assert {f"{name}-{word}" for word in literals(field.type) & named} - there.keys() == set()


@both
def test_every_refusal_has_a_message(game_id: str, language: str) -> None:
    game = find_game(game_id)
    keys = refusal_keys(game)
    assert keys, "no refusal was found in the source"
    there = [key.removeprefix("refusal-") for key in messages(game, language) if key.startswith("refusal-")]
    assert [key for key in sorted(keys) if not any(re.fullmatch(key, said) for said in there)] == []
    assert [said for said in there if not any(re.fullmatch(key, said) for key in keys)] == []


@both
def test_variants_and_options_are_explained(game_id: str, language: str) -> None:
    game = find_game(game_id)
    there = messages(game, language)
    assert {"title", "tagline"} <= there.keys()
    for variant, options in game.about.variants.items():
        assert "about" in there.get(f"variant-{variant}", ()), variant
        for field in msgspec.structs.fields(options):
            assert "about" in there.get(f"option-{field.encode_name}", ()), field.encode_name


@both
def test_no_message_is_left_over(game_id: str, language: str) -> None:
    game = find_game(game_id)
    known = {f"event-{kind.__name__}" for kind in kinds(game, "Event")}
    known |= {f"move-{kind.__name__}" for kind in kinds(game, "Move")}
    known |= {f"variant-{variant}" for variant in game.about.variants}
    known |= {
        f"option-{field.encode_name}" for field in msgspec.structs.fields(next(iter(game.about.variants.values())))
    }
    there = {key for key in messages(game, language) if key.startswith(("event-", "move-", "variant-", "option-"))}
    assert there - known == set()


@both
def test_every_sentence_of_a_random_game_has_all_its_arguments(game_id: str, language: str) -> None:
    """Events, moves, menus and outcomes, for every observer."""
    game = find_game(game_id)
    book = Strict(language, game)
    for seats in (game.about.seats[0], game.about.seats[-1]):
        match = Match.new(game_id, seats=seats, seed=1)
        rng = Random(1)
        while match.to_act and len(match.moves) < 400:
            seat = rng.choice(match.to_act)
            match.play(seat, rng.choice(match.legal(seat)))
        names = [f"Name{seat}" for seat in match.seats]
        for me in (0, 1, None):
            words = Words(book, names, me)
            for event in match.news(me):
                assert "{" not in words.event(event)
            for actor, move in match.moves:
                if actor in (me, NATURE):
                    assert "{" not in words.move(move)
                    words.move_hint(move)
        if match.outcome:
            assert f"reason-{match.outcome.reason}" in book
            Words(book, names).outcome(match.outcome)
            tally = game.tally(match.state)
            assert tally is not None
            assert f"unit-{tally.unit}" in book
            for seat in match.seats:
                assert "{" not in Words(book, names).count(tally, seat)


@both
def test_refusals_can_be_formatted_with_their_details(game_id: str, language: str) -> None:
    """All refusals in a random game: of moves of other seats, of earlier moves and of moves near those of the menu."""
    game = find_game(game_id)
    book = Strict(language, game)
    match, rng = Match.new(game_id, seed=2), Random(2)
    words = Words(book, [f"Name{seat}" for seat in match.seats], 0)
    said: set[str] = set()
    while match.to_act and len(match.moves) < 300:
        for _, move in rng.sample(match.moves, min(8, len(match.moves))):
            for seat in match.seats:
                if refused := match.refusal(seat, move):
                    said.add(words.refusal(refused))
        seat = rng.choice(match.to_act)
        match.play(seat, rng.choice(match.legal(seat)))
    assert said


def test_the_programs_own_texts_are_well_formed() -> None:
    text = (files("diwan.words") / "texts" / "en.ftl").read_text("utf-8")
    body = FluentParser().parse(text).body
    assert [entry.content for entry in body if isinstance(entry, Junk)] == []


@both
def test_a_games_texts_are_well_formed(game_id: str, language: str) -> None:
    folder = texts_of(find_game(game_id))
    assert folder is not None
    body = FluentParser().parse((folder / f"{language}.ftl").read_text("utf-8")).body
    assert [entry.content for entry in body if isinstance(entry, Junk)] == []


def own_keys() -> set[str]:
    """Return the keys of the program's texts that the command line uses by name."""
    keys: set[str] = set()
    for module in ("person", "play", "replay", "screen", "seating", "story"):
        path = import_module(f"diwan.cli.{module}").__file__
        assert path
        for node in ast.walk(ast.parse(Path(path).read_text("utf-8"))):
            name = getattr(getattr(node, "func", None), "attr", None) or getattr(
                getattr(node, "func", None), "id", None
            )
            if isinstance(node, ast.Call) and name in ("say", "_say", "ask"):
                said = [a.value for a in ast.walk(node.args[0]) if isinstance(a, ast.Constant)]
                keys |= {key for key in said if isinstance(key, str) and "-" in key}
    return keys


def test_every_message_that_the_command_line_uses_exists() -> None:
    book = Book()
    keys = own_keys()
    assert len(keys) > 15
    assert [key for key in sorted(keys) if key not in book] == []


def test_what_a_translation_leaves_out_comes_with_all_that_it_refers_to() -> None:
    english = "-coin = coin\nboth = a\n    .about = b\nthere = c\nfirst = { second } { -coin }\nsecond = d { first }\n"
    translation = "both = A\nthere = C { -missing }\nsecond = D\n"
    left_out = lacking(translation, english)
    assert left_out.split("\n") == [*(line for line in english.splitlines() if "there" not in line), ""]
    assert lacking(english, english) == ""
    assert lacking("", english).split() == english.split()
