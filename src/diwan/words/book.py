"""The messages of Fluent files: those of a game and those of the program."""

import re
from collections.abc import Iterator, Mapping, Sequence
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Literal

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentSerializer
from fluent.syntax.ast import BaseNode, Message, MessageReference, Term, TermReference

from diwan.core.errors import BadSetup
from diwan.core.game import AnyGame
from diwan.core.setup import suggestion

FALLBACK = "en"
RIGHT_TO_LEFT = ("ar", "fa", "he", "ur")
# A placeholder for the list so far. Items are put into Unicode isolates, but the list must not be: an isolate that
# contains only isolates is drawn from left to right.
_SO_FAR = "\ue000"
_ISOLATED = re.compile(f"\u2068?{_SO_FAR}\u2069?")


class Book:
    """All messages of one language. The game's texts come first; a missing message is taken from English."""

    def __init__(self, language: str = FALLBACK, game: AnyGame | None = None) -> None:
        if language not in (known := languages(game)):
            raise BadSetup(f"there are no texts in {language!r}{suggestion(language, known)}")
        self.language = language
        self._bundles = [_bundle(name, game) for name in dict.fromkeys((language, FALLBACK))]

    def __contains__(self, key: str) -> bool:
        return any(self._pattern(bundle, key) is not None for bundle in self._bundles)

    def find(self, key: str, arguments: Mapping[str, Any] | None = None) -> str | None:
        """Return the message `key`, or the attribute `key.attribute`; None if there is none."""
        for bundle in self._bundles:
            pattern = self._pattern(bundle, key)
            if pattern is not None:
                text, errors = bundle.format_pattern(pattern, dict(arguments or {}))
                self.report_errors(key, errors)
                return str(text)
        return None

    def say(self, key: str, **arguments: Any) -> str:
        """Return a message that must exist; raise KeyError otherwise."""
        text = self.find(key, arguments)
        if text is None:
            raise KeyError(key)
        return text

    def listed(self, items: Sequence[str]) -> str:
        """Return the items as a list in a sentence: "one, two and three"."""
        # The first item is isolated like the others. Otherwise its direction would become the direction of the list.
        text = f"\u2068{items[0]}\u2069" if len(items) > 1 and self.language in RIGHT_TO_LEFT else items[0]
        for number, item in enumerate(items[1:], 2):
            frame = self.say("list-end" if number == len(items) else "list-middle", list=_SO_FAR, item=item)
            text = _ISOLATED.sub(lambda _, text=text: text, frame)  # type: ignore[misc]
        return text

    def report_errors(self, key: str, errors: list[Exception]) -> None:
        """Do nothing about arguments that a message lacks: readers see a gap in the text. Tests override this."""

    @staticmethod
    def _pattern(bundle: FluentBundle, key: str) -> Any:
        name, _, attribute = key.partition(".")
        if not bundle.has_message(name):
            return None
        message = bundle.get_message(name)
        return message.attributes.get(attribute) if attribute else message.value


def _bundle(language: str, game: AnyGame | None) -> FluentBundle:
    # Isolates keep names of the other direction in place. Left-to-right texts have none, because terminals would show
    # the invisible marks as garbage.
    bundle = FluentBundle([language], use_isolating=language in RIGHT_TO_LEFT)
    for folder in filter(None, (_own_texts(), texts_of(game))):
        file = folder / f"{language}.ftl"
        if file.is_file():
            bundle.add_resource(FluentResource(file.read_text("utf-8")), allow_overrides=True)
    return bundle


def _own_texts() -> Traversable:
    return files("diwan.words") / "texts"


def package_folder(game: AnyGame | None, name: Literal["texts", "web"]) -> Traversable | None:
    """Return a folder of the package that a game comes from, or None where there is none."""
    if game is None or not game.package:
        return None
    folder = files(game.package) / name
    return folder if folder.is_dir() else None


def texts_of(game: AnyGame | None) -> Traversable | None:
    """Return the folder `texts` of a game."""
    return package_folder(game, "texts")


def lacking(translation: str, english: str) -> str:
    """Return the part of an English Fluent text that a translation leaves out, with all that this part refers to."""
    there = {key for entry in _entries(translation) for key in _keys(entry)}
    entries = {_name(entry): entry for entry in _entries(english)}
    wanted = set[str]()

    def want(name: str) -> None:
        if name in entries and name not in wanted:
            wanted.add(name)
            for other in _mentioned(entries[name]):
                want(other)

    for name, entry in entries.items():
        if not _keys(entry) <= there:
            want(name)
    serializer = FluentSerializer()
    return "".join(serializer.serialize_entry(entry) for name, entry in entries.items() if name in wanted)


def _entries(source: str) -> list[Message | Term]:
    return [entry for entry in FluentResource(source).body if isinstance(entry, Message | Term)]


def _name(entry: Message | Term | MessageReference | TermReference) -> str:
    """Return the name as it is written: that of a term begins with a hyphen."""
    return f"{'-' * isinstance(entry, Term | TermReference)}{entry.id.name}"


def _keys(entry: Message | Term) -> set[str]:
    return {_name(entry), *(f"{_name(entry)}.{attribute.id.name}" for attribute in entry.attributes)}


def _mentioned(node: object) -> Iterator[str]:
    if isinstance(node, MessageReference | TermReference):
        yield _name(node)
    if isinstance(node, BaseNode):
        for value in vars(node).values():
            for one in value if isinstance(value, list) else (value,):
                yield from _mentioned(one)


def languages(game: AnyGame | None = None) -> tuple[str, ...]:
    """Return the languages that have texts: those of the game if it has any, else those of the program."""
    folder = texts_of(game) or _own_texts()
    found = sorted(file.name.removesuffix(".ftl") for file in folder.iterdir() if file.name.endswith(".ftl"))
    return tuple(dict.fromkeys((FALLBACK, *found)))
