"""The sentences of one game for one reader.

The arguments of a message are the fields of the struct that it tells of. For a field `x`:

* a seat arrives as its name, or as "you"; `$x_who` is "you" or "other" (or "none", where there may be no seat), and
  `$x_is` its number or "none". For the field `seat`, `$x_who` is also `$who`.
* several seats arrive as a list; `$x_count` is their number and `$x_who` is "you" (alone), "both" (you among them)
  or "other".
* a word of a fixed list (and any value that has a message `x-<value>`) arrives as that message; `$x_is` is the value.
  What cannot stand in the name of a message is a hyphen there: `title-Horse-Trader` for "Horse Trader".
* several other things arrive as a list, too; for the items of a field `xs` the messages are `x-<value>`. Where there is
  one for each seat, `$xs_named` says whose they are, and leaves out those that are nothing.
* a truth arrives as "yes" or "no", nothing at all as "none"; for nothing, and for an empty list, a field may have
  a message of its own, `x-none`.
* whatever the message is about, `$name_0`, `$name_1` and so on are the names of the seats.

A sentence may be empty for some readers: what everybody hears of a secret need not be told to the one who was told the
secret. Whoever lists sentences leaves it out (`Words.events`).
"""

import re
from collections.abc import Hashable, Iterable, Mapping, Sequence
from enum import Enum
from functools import cache
from types import UnionType
from typing import Annotated, Any, Union, get_args, get_origin

import msgspec
from msgspec import Meta, Struct

from diwan.core.game import AnyGame, Outcome, Refusal, Tally
from diwan.words.book import Book


class Words:
    """`names` by seat; `me` is the reader's seat (None: an onlooker, who is never "you")."""

    def __init__(self, book: Book, names: Sequence[str], me: int | None = None) -> None:
        self.book, self.names, self.me = book, tuple(names), me
        self._named = {f"name_{seat}": name for seat, name in enumerate(self.names)}

    def event(self, event: Any) -> str:
        return self._tell(f"event-{type(event).__name__}", event)

    def events(self, events: Iterable[Any]) -> list[str]:
        """The sentences of several events, without the empty ones."""
        return [sentence for event in events if (sentence := self.event(event))]

    def move(self, move: Any) -> str:
        return self._tell(f"move-{type(move).__name__}", move)

    def menu(self, game: AnyGame, view: Any, moves: Sequence[Any]) -> list[str]:
        """Return the sentences of moves for the one who has this view. What the game's `known_of` adds to the fields of
        a move is told as `move-….known`."""
        return [self._known_move(move, game.known_of(view, move)) for move in moves]

    def _known_move(self, move: Any, known: Mapping[str, Any]) -> str:
        if not known:
            return self.move(move)
        arguments = self.arguments(move)
        for name, value in known.items():
            arguments |= self._argument(name, Any, value)
        sentence = self.book.find(f"move-{type(move).__name__}.known", arguments)
        return self.move(move) if sentence is None else _capital(sentence)

    def move_hint(self, move: Any) -> str | None:
        """What a move is good for, where the texts say it."""
        return self.book.find(f"move-{type(move).__name__}.about", self.arguments(move))

    def refusal(self, refusal: Refusal) -> str:
        """Why not, with the ruling where it is one of the game's."""
        arguments: dict[str, Any] = {}
        for key, value in refusal.details.items():
            kind = Seated if key == "seat" else Any
            arguments |= self._argument(key, kind, value)
        sentence = _capital(self.book.find(f"refusal-{refusal.key}", arguments) or refusal.key.replace("_", " "))
        return sentence if refusal.ruling in ("table", "message") else f"{sentence} ({refusal.ruling})"

    def outcome(self, outcome: Outcome) -> str:
        """Who has won, and why the game is over."""
        reason = self.book.find(f"reason-{outcome.reason}", {"ruling": outcome.ruling}) or outcome.reason
        winners = self._argument("winners", tuple[Seated, ...], outcome.winners)
        return f"{_capital(reason)} {_capital(self.book.say('outcome', **winners))}"

    def count(self, tally: Tally, seat: int) -> str:
        """How much of what is counted a seat has."""
        count = tally.counts[seat]
        said = self.book.find(f"unit-{tally.unit}", {"count": int(count) if count.is_integer() else count})
        return said or f"{count:g}"

    def name(self, seat: int) -> str:
        return self.names[seat] if 0 <= seat < len(self.names) else str(seat)

    def seat(self, seat: int) -> str:
        """The seat as part of a sentence: its name, or "you"."""
        return self.book.say("you") if seat == self.me else self.name(seat)

    def value(self, field: str, value: Any) -> str:
        """A plain value as a word: `character-K`."""
        if isinstance(value, Enum):
            value = value.value
        return self.book.find(key_of(field, value)) or str(value)

    def list(self, items: Sequence[str]) -> str:
        """One, two, three and four."""
        if not items:
            return self.book.say("nobody")
        return self.book.listed(items)

    def _tell(self, key: str, thing: Any) -> str:
        arguments = self.arguments(thing)
        sentence = self.book.find(key, arguments)
        return _capital(sentence) if sentence is not None else plain(thing, arguments)

    def arguments(self, thing: Struct) -> dict[str, Any]:
        """All that a message about the thing may use."""
        arguments: dict[str, Any] = dict(self._named)
        for name, kind in _fields(type(thing)):
            arguments |= self._argument(name, kind, getattr(thing, name))
        if "seat_who" in arguments:
            arguments["who"] = arguments["seat_who"]
        return arguments

    def _argument(self, name: str, kind: Any, value: Any) -> dict[str, Any]:
        kind = _plain_kind(kind)
        if isinstance(value, Enum):
            value = value.value
        if value is None:
            nothing = self.book.find(f"{name}-none") or self.book.say("none")
            return {name: nothing, f"{name}_is": "none"} | ({f"{name}_who": "none"} if kind is Seated else {})
        if kind is Seated:
            return {name: self.seat(value), f"{name}_who": "you" if value == self.me else "other", f"{name}_is": value}
        if isinstance(value, (tuple, list, frozenset)):
            return self._several(name, kind, value)
        if isinstance(value, bool):
            said = "yes" if value else "no"
            return {name: self.book.find(f"{name}-{said}") or said, f"{name}_is": said}
        if isinstance(value, Struct):
            inner = self.arguments(value)
            told = self.book.find(f"{name}-{type(value).__name__}", inner)
            return {name: plain(value, inner) if told is None else told, f"{name}_is": type(value).__name__}
        if isinstance(value, (int, str)):
            word = self.book.find(key_of(name, value)) if isinstance(value, int) or value else None
            return {name: value if word is None else word, f"{name}_is": value}
        return {name: value if isinstance(value, float) else str(value)}

    def _several(self, name: str, kind: Any, values: Sequence[Any] | frozenset[Any]) -> dict[str, Any]:
        items = values if not isinstance(values, frozenset) else sorted(values)
        kinds = _kinds_of_items(kind, len(items))
        one = name.removesuffix("s")
        words = [self._argument(one, k, item)[one] for k, item in zip(kinds, items, strict=True)]
        said = [f"{word:g}" if isinstance(word, float) else str(word) for word in words]
        nobody = None if items else self.book.find(f"{name}-none")
        arguments: dict[str, Any] = {name: nobody or self.list(said), f"{name}_count": len(items)}
        if len(items) == len(self.names) and Seated not in kinds:
            by_seat = enumerate(zip(items, said, strict=True))
            named = [
                self.book.say("of-seat", seat=self.seat(seat), item=word) for seat, (item, word) in by_seat if item
            ]
            arguments[f"{name}_named"] = self.list(named)
        if all(k is Seated for k in kinds or _kinds_of_items(kind, 1)):
            among = self.me is not None and self.me in items
            arguments[f"{name}_who"] = "other" if not among else "you" if len(items) == 1 else "both"
        return arguments


class Seated:
    """Stands for the type of a seat, once it has been told from other numbers."""


@cache
def _fields(kind: Hashable) -> tuple[tuple[str, Any], ...]:
    """The fields of a Struct type and their types."""
    return tuple((field.name, field.type) for field in msgspec.structs.fields(kind))  # type: ignore[arg-type]


@cache
def _plain_kind(kind: Any) -> Any:
    """`Seat` and `Seat | None` as Seated, other types without annotations and None."""
    if get_origin(kind) is Annotated:
        inner, *notes = get_args(kind)
        titles = [n.extra_json_schema.get("title") for n in notes if isinstance(n, Meta) and n.extra_json_schema]
        return Seated if "seat" in titles else _plain_kind(inner)
    if get_origin(kind) in (Union, UnionType):
        inside = [k for k in get_args(kind) if k is not type(None)]
        return _plain_kind(inside[0]) if len(inside) == 1 else kind
    return kind


def _kinds_of_items(kind: Any, count: int) -> list[Any]:
    inside = get_args(kind)
    if not inside:
        return [Any] * count
    if (len(inside) == 2 and inside[1] is Ellipsis) or len(inside) == 1 != count:
        return [_plain_kind(inside[0])] * count
    return [_plain_kind(k) for k in inside] if len(inside) == count else [Any] * count


def plain(thing: Any, arguments: Mapping[str, Any]) -> str:
    """A thing that no text speaks of: its name and its fields."""
    kind: Any = type(thing)
    fields = ", ".join(f"{name} {arguments.get(name)}" for name, _ in _fields(kind))
    return f"{kind.__name__}{': ' if fields else ''}{fields}"


def key_of(field: str, value: object) -> str:
    """The message that says a value. Titles of cards, say, have spaces, the names of messages have none."""
    return f"{field}-{_UNFIT.sub('-', str(value))}"


_UNFIT = re.compile(r"[^A-Za-z0-9_-]+")


def _capital(sentence: str) -> str:
    return sentence[:1].upper() + sentence[1:]
