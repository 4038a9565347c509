"""Messages in Fluent files: those of a game, with the program's own behind them."""

import re
from collections.abc import Mapping, Sequence
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Literal

from fluent.runtime import FluentBundle, FluentResource

from diwan.core.errors import BadSetup
from diwan.core.game import AnyGame
from diwan.core.setup import suggestion

FALLBACK = "en"
RIGHT_TO_LEFT = ("ar", "fa", "he", "ur")
# The list so far must not be isolated as its items are: an isolate with nothing but isolates in it runs left to right.
_SO_FAR = "\ue000"
_ISOLATED = re.compile(f"\u2068?{_SO_FAR}\u2069?")


class Book:
    """All messages of one language. With a game, its texts come first; English stands in where a message is missing."""

    def __init__(self, language: str = FALLBACK, game: AnyGame | None = None) -> None:
        if language not in (known := languages(game)):
            raise BadSetup(f"there are no texts in {language!r}{suggestion(language, known)}")
        self.language = language
        self._bundles = [_bundle(name, game) for name in dict.fromkeys((language, FALLBACK))]

    def __contains__(self, key: str) -> bool:
        return any(self._pattern(bundle, key) is not None for bundle in self._bundles)

    def find(self, key: str, arguments: Mapping[str, Any] | None = None) -> str | None:
        """The message `key`, or its attribute as `key.attribute`; None when there is none."""
        for bundle in self._bundles:
            pattern = self._pattern(bundle, key)
            if pattern is not None:
                text, errors = bundle.format_pattern(pattern, dict(arguments or {}))
                self.failed(key, errors)
                return str(text)
        return None

    def say(self, key: str, **arguments: Any) -> str:
        """A message that must be there."""
        text = self.find(key, arguments)
        if text is None:
            raise KeyError(key)
        return text

    def listed(self, items: Sequence[str]) -> str:
        """One, two, three and four."""
        # The first item is kept apart as the others are: a list would else run as its first name does.
        text = f"\u2068{items[0]}\u2069" if len(items) > 1 and self.language in RIGHT_TO_LEFT else items[0]
        for number, item in enumerate(items[1:], 2):
            frame = self.say("list-end" if number == len(items) else "list-middle", list=_SO_FAR, item=item)
            text = _ISOLATED.sub(lambda _, text=text: text, frame)  # type: ignore[misc]
        return text

    def failed(self, key: str, errors: list[Exception]) -> None:
        """Told what a message wanted and did not get. A reader sees the gap in the text; the tests make it an error."""

    @staticmethod
    def _pattern(bundle: FluentBundle, key: str) -> Any:
        name, _, attribute = key.partition(".")
        if not bundle.has_message(name):
            return None
        message = bundle.get_message(name)
        return message.attributes.get(attribute) if attribute else message.value


def _bundle(language: str, game: AnyGame | None) -> FluentBundle:
    # Isolation marks keep names of the other direction in their place; a left-to-right terminal shows them as dirt.
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


def languages(game: AnyGame | None = None) -> tuple[str, ...]:
    """The languages that there are texts in: the game's if it has any, else the program's."""
    folder = texts_of(game) or _own_texts()
    found = sorted(file.name.removesuffix(".ftl") for file in folder.iterdir() if file.name.endswith(".ftl"))
    return tuple(dict.fromkeys((FALLBACK, *found)))
