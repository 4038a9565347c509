"""Every language has the messages of English with the same arguments, and rules with the same parts."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from babel import Locale
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax.ast import (
    BaseNode,
    Identifier,
    Junk,
    Message,
    MessageReference,
    Pattern,
    Placeable,
    SelectExpression,
    VariableReference,
)

import diwan.words
from diwan.core.registry import game as find_game
from diwan.core.registry import games
from diwan.games.intrigue.figures import FIGURES
from diwan.games.machrou3_rais.deck import HOUSE_DECK, Card
from diwan.words.words import key_of

ROOT = Path(__file__).parents[2]
GAMES = {id: ROOT / "src" / find_game(id).package.replace(".", "/") / "texts" for id in games()}
FOLDERS = GAMES | {"program": Path(diwan.words.__file__).parent / "texts", "client": ROOT / "web" / "src" / "texts"}
"""The places that hold texts."""

LANGUAGES = ("en", "ar", "fa", "pl")
TRANSLATED = [
    (place, file.stem)
    for place, folder in FOLDERS.items()
    for file in sorted(folder.glob("*.ftl"))
    if file.stem != "en"
]
RULES = [(game, file.suffixes[0][1:]) for game, folder in GAMES.items() for file in sorted(folder.glob("rules.*.md"))]
every_translation = pytest.mark.parametrize(("place", "language"), TRANSLATED)
every_rules_page = pytest.mark.parametrize(("game", "language"), RULES)

CARDS: tuple[Card, ...] = (*HOUSE_DECK.objective, *HOUSE_DECK.power, *HOUSE_DECK.newsflash)
TITLES = (*(card.title for card in CARDS), *(origin.doo_power.title for origin in HOUSE_DECK.district))
FROM_DATA = {
    "machrou3-rais": {key_of("title", title) for title in TITLES},
    "intrigue": {key_of("words", said) for phrases in FIGURES.phrases.values() for said in phrases}
    | {key_of("text", card.text) for card in FIGURES.card},
}
"""Texts that a game's data holds in English."""

PLURALS = {"zero", "one", "two", "few", "many", "other"}
ALWAYS = {"you", "both", "other", "none", "yes", "no"}
"""Values that a selector may have in every game: see `diwan.words.words`."""


def entries(place: str, language: str) -> dict[str, Message]:
    body = FluentParser().parse((FOLDERS[place] / f"{language}.ftl").read_text("utf-8")).body
    assert [entry.content for entry in body if isinstance(entry, Junk)] == []
    messages = [entry for entry in body if isinstance(entry, Message)]
    found = {message.id.name: message for message in messages}
    assert len(found) == len(messages), "a message stands there twice"
    return found


def patterns(message: Message) -> dict[str, Pattern]:
    """Return the message and its attributes: all texts of one key."""
    found = {"": message.value} | {f".{one.id.name}": one.value for one in message.attributes}
    return {name: pattern for name, pattern in found.items() if pattern is not None}


def inside(node: Any) -> Iterator[BaseNode]:
    if isinstance(node, BaseNode):
        yield node
        for value in vars(node).values():
            yield from inside(value)
    elif isinstance(node, list):
        for one in node:
            yield from inside(one)


def variables(pattern: Pattern) -> set[str]:
    return {node.id.name for node in inside(pattern) if isinstance(node, VariableReference)}


def reached(pattern: Pattern, messages: dict[str, Message]) -> set[str]:
    """The variables of a text and of the messages that it refers to."""
    found = variables(pattern)
    for node in inside(pattern):
        if isinstance(node, MessageReference) and (other := messages[node.id.name].value):
            found |= reached(other, messages)
    return found


def thing(name: str) -> str:
    """Return the field of a variable: `$seat`, `$who` and `$seat_who` are one field."""
    return "seat" if name == "who" else re.sub(r"_(who|is|count)$", "", name)


def told(pattern: Pattern) -> set[str]:
    """Return the fields that a text uses."""
    return {thing(name) for name in variables(pattern)}


def only_counted(pattern: Pattern) -> set[str]:
    """Return the fields that only choose a plural form, which other languages may not have."""
    shown = {
        node.expression.id.name
        for node in inside(pattern)
        if isinstance(node, Placeable) and isinstance(node.expression, VariableReference)
    }
    return {thing(name) for name, chosen in cases(pattern).items() if chosen <= PLURALS and name not in shown}


def cases(pattern: Pattern) -> dict[str, set[str]]:
    """Return the cases of each variable."""
    found: dict[str, set[str]] = {}
    for node in inside(pattern):
        if isinstance(node, SelectExpression) and isinstance(node.selector, VariableReference):
            keys = (variant.key for variant in node.variants)
            names = {key.name if isinstance(key, Identifier) else key.value for key in keys}
            found.setdefault(node.selector.id.name, set()).update(names)
    return found


@pytest.mark.parametrize("place", FOLDERS)
def test_all_languages_have_texts(place: str) -> None:
    assert {file.stem for file in FOLDERS[place].glob("*.ftl")} == set(LANGUAGES)


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_exist_in_all_languages(game: str) -> None:
    assert {file.name for file in GAMES[game].glob("rules.*.md")} == {f"rules.{language}.md" for language in LANGUAGES}


@every_translation
def test_every_language_has_the_same_messages(place: str, language: str) -> None:
    def keys(of: str) -> set[str]:
        words = {key: message for key, message in entries(place, of).items() if not key.startswith("icon-")}
        return {f"{key}{part}" for key, message in words.items() for part in patterns(message)}

    assert keys(language) ^ (keys("en") | FROM_DATA.get(place, set())) == set()


@every_translation
def test_messages_use_the_same_arguments_in_every_language(place: str, language: str) -> None:
    english = entries(place, "en")
    for key, message in entries(place, language).items():
        if key in english:
            originals = patterns(english[key])
            for part, pattern in patterns(message).items():
                assert told(pattern) | only_counted(originals[part]) == told(originals[part]), f"{key}{part}"


@every_translation
def test_selectors_list_only_possible_cases(place: str, language: str) -> None:
    """A misspelt case or a plural form that the language does not have would never be chosen."""
    english = entries(place, "en")
    plurals = Locale.parse(language).plural_form.tags | {"other"}
    for key, message in entries(place, language).items():
        for part, pattern in patterns(message).items():
            original = cases(patterns(english[key])[part]) if key in english else {}
            for name, names in cases(pattern).items():
                words = {name for name in names if not re.fullmatch(r"-?\d+", name)}
                plain = name.removesuffix("_is")
                listed = {one.removeprefix(f"{plain}-") for one in english if one.startswith(f"{plain}-")}
                known = ALWAYS | plurals | listed | original.get(name, set()) | original.get(plain, set())
                assert words - (known - (PLURALS - plurals)) == set(), f"{key}{part}: {name}"


@every_translation
def test_every_message_can_be_formatted(place: str, language: str) -> None:
    """With each case of each selector, and with enough numbers to use every plural form."""
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource((FOLDERS[place] / f"{language}.ftl").read_text("utf-8")))
    messages = entries(place, language)
    for key, message in messages.items():
        found = bundle.get_message(key)
        for part, pattern in patterns(message).items():
            chosen = cases(pattern)
            usual: dict[str, Any] = dict.fromkeys(reached(pattern, messages), "X")
            samples = [usual]
            for name in usual:
                values = [int(one) if re.fullmatch(r"-?\d+", one) else one for one in sorted(chosen.get(name, ()))]
                samples += [usual | {name: value} for value in (*values, 0, 1, 2, 5, 22, 100, 1.5)]
            for arguments in samples:
                source = found.attributes[part[1:]] if part else found.value
                assert source is not None
                said, errors = bundle.format_pattern(source, arguments)
                assert not errors, f"{key}{part} with {arguments}: {errors}"
                assert "{" not in str(said)


def outline(game: str, language: str) -> list[str]:
    """Return the outline of a rules page: levels of headings, items, rulings, and cells in each row of a table."""
    bones = []
    for line in (GAMES[game] / f"rules.{language}.md").read_text("utf-8").splitlines():
        if found := re.match(r"(#+) |(- \*\*[A-Z]\d+\*\*)|(-|\d+\.) ", line):
            bones.append(found[0])
        elif line.startswith("|"):
            bones.append("|" * line.count("|"))
    return bones


@every_rules_page
def test_rules_have_the_same_parts_and_rulings(game: str, language: str) -> None:
    assert outline(game, language) == outline(game, "en")


@every_rules_page
def test_rules_name_the_same_options_and_rulings(game: str, language: str) -> None:
    def names(of: str) -> list[str]:
        text = (GAMES[game] / f"rules.{of}.md").read_text("utf-8")
        return sorted({*re.findall(r"`[^`]+`", text), *re.findall(r"\b[CIKR]\d{1,2}\b", text)})

    assert names(language) == names("en")
