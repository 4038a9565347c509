"""The sentences of one game for one reader.

The arguments of a message are the fields of the struct that it describes. For a field `x`:

* A seat is given as its name, or as "you". `$x_who` is "you" or "other" (or "none" if there is no seat), and `$x_is` is
  the number of the seat or "none". For the field `seat`, `$x_who` is also available as `$who`.
* Several seats are given as a list. `$x_count` is their number, and `$x_who` is "you" (only you), "both" (you and
  others) or "other".
* A word of a fixed list, or any value that has a message `x-<value>`, is given as that message; `$x_is` is the value.
  Characters that the name of a message cannot contain are replaced by a hyphen: `title-Horse-Trader` for
  "Horse Trader".
* Several other values are given as a list; the messages for the items of a field `xs` are `x-<value>`. If there is one
  item for each seat, `$xs_named` names the owner of each item and leaves out empty items.
* A Boolean is given as "yes" or "no", None as "none". A field may have its own message `x-none` for None and for an
  empty list.
* In every message, `$name_0`, `$name_1` and so on are the names of the seats.

A sentence may be empty for some readers: for example, whoever was told a secret need not read that somebody was told
it. Lists of sentences leave empty ones out (`Words.events`).
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
    """Makes sentences. `names` is by seat; `me` is the reader's seat (None: a spectator, who is never "you")."""

    def __init__(self, book: Book, names: Sequence[str], me: int | None = None) -> None:
        self.book, self.names, self.me = book, tuple(names), me
        self._named = {f"name_{seat}": name for seat, name in enumerate(self.names)}

    def event(self, event: Any) -> str:
        """Return the sentence of an event."""
        return self._tell(f"event-{type(event).__name__}", event)

    def events(self, events: Iterable[Any]) -> list[str]:
        """Return the sentences of several events, without the empty ones."""
        return [sentence for event in events if (sentence := self.event(event))]

    def move(self, move: Any) -> str:
        """Return the sentence of a move."""
        return self._tell(f"move-{type(move).__name__}", move)

    def menu(self, game: AnyGame, view: Any, moves: Sequence[Any]) -> list[str]:
        """Return the sentences of a menu for the seat that has this view.

        If the game's `known_of` knows more about a move than its fields, its message is `move-….known`."""
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
        """Return what a move is good for, or None if the texts do not say it."""
        return self.book.find(f"move-{type(move).__name__}.about", self.arguments(move))

    def refusal(self, refusal: Refusal) -> str:
        """Return why a move is not allowed, with the ruling if it is one of the game's."""
        arguments: dict[str, Any] = {}
        for key, value in refusal.details.items():
            kind = SeatType if key == "seat" else Any
            arguments |= self._argument(key, kind, value)
        sentence = _capital(self.book.find(f"refusal-{refusal.key}", arguments) or refusal.key.replace("_", " "))
        return sentence if refusal.ruling in ("table", "message") else f"{sentence} ({refusal.ruling})"

    def outcome(self, outcome: Outcome) -> str:
        """Return why the game is over and who has won."""
        reason = self.book.find(f"reason-{outcome.reason}", {"ruling": outcome.ruling}) or outcome.reason
        winners = self._argument("winners", tuple[SeatType, ...], outcome.winners)
        return f"{_capital(reason)} {_capital(self.book.say('outcome', **winners))}"

    def count(self, tally: Tally, seat: int) -> str:
        """Return the count of a seat with its unit."""
        count = tally.counts[seat]
        text = self.book.find(f"unit-{tally.unit}", {"count": int(count) if count.is_integer() else count})
        return text or f"{count:g}"

    def name(self, seat: int) -> str:
        """Return the name of a seat, or its number if it has none."""
        return self.names[seat] if 0 <= seat < len(self.names) else str(seat)

    def seat(self, seat: int) -> str:
        """Return a seat as part of a sentence: its name, or "you"."""
        return self.book.say("you") if seat == self.me else self.name(seat)

    def value(self, field: str, value: Any) -> str:
        """Return the message of a value, such as `character-K`, or the value itself if it has none."""
        if isinstance(value, Enum):
            value = value.value
        return self.book.find(key_of(field, value)) or str(value)

    def list(self, items: Sequence[str]) -> str:
        """Return the items as a list in a sentence; "nobody" if there are none."""
        if not items:
            return self.book.say("nobody")
        return self.book.listed(items)

    def _tell(self, key: str, thing: Any) -> str:
        arguments = self.arguments(thing)
        sentence = self.book.find(key, arguments)
        return _capital(sentence) if sentence is not None else plain(thing, arguments)

    def arguments(self, thing: Struct) -> dict[str, Any]:
        """Return the arguments for messages about a struct."""
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
            return {name: nothing, f"{name}_is": "none"} | ({f"{name}_who": "none"} if kind is SeatType else {})
        if kind is SeatType:
            return {name: self.seat(value), f"{name}_who": "you" if value == self.me else "other", f"{name}_is": value}
        if isinstance(value, (tuple, list, frozenset)):
            return self._several(name, kind, value)
        if isinstance(value, bool):
            answer = "yes" if value else "no"
            return {name: self.book.find(f"{name}-{answer}") or answer, f"{name}_is": answer}
        if isinstance(value, Struct):
            inner = self.arguments(value)
            text = self.book.find(f"{name}-{type(value).__name__}", inner)
            return {name: plain(value, inner) if text is None else text, f"{name}_is": type(value).__name__}
        if isinstance(value, (int, str)):
            word = self.book.find(key_of(name, value)) if isinstance(value, int) or value else None
            return {name: value if word is None else word, f"{name}_is": value}
        return {name: value if isinstance(value, float) else str(value)}

    def _several(self, name: str, kind: Any, values: Sequence[Any] | frozenset[Any]) -> dict[str, Any]:
        items = values if not isinstance(values, frozenset) else sorted(values)
        kinds = _kinds_of_items(kind, len(items))
        one = name.removesuffix("s")
        words = [self._argument(one, k, item)[one] for k, item in zip(kinds, items, strict=True)]
        texts = [f"{word:g}" if isinstance(word, float) else str(word) for word in words]
        nobody = None if items else self.book.find(f"{name}-none")
        arguments: dict[str, Any] = {name: nobody or self.list(texts), f"{name}_count": len(items)}
        if len(items) == len(self.names) and SeatType not in kinds:
            by_seat = enumerate(zip(items, texts, strict=True))
            named = [
                self.book.say("of-seat", seat=self.seat(seat), item=word) for seat, (item, word) in by_seat if item
            ]
            arguments[f"{name}_named"] = self.list(named)
        if all(k is SeatType for k in kinds or _kinds_of_items(kind, 1)):
            among = self.me is not None and self.me in items
            arguments[f"{name}_who"] = "other" if not among else "you" if len(items) == 1 else "both"
        return arguments


class SeatType:
    """Stands for the type of a seat, which is otherwise a plain int."""


@cache
def _fields(kind: Hashable) -> tuple[tuple[str, Any], ...]:
    """Return the fields of a Struct type with their types."""
    return tuple((field.name, field.type) for field in msgspec.structs.fields(kind))  # type: ignore[arg-type]


@cache
def _plain_kind(kind: Any) -> Any:
    """Return SeatType for `Seat` and `Seat | None`, other types without annotations and None."""
    if get_origin(kind) is Annotated:
        inner, *notes = get_args(kind)
        titles = [n.extra_json_schema.get("title") for n in notes if isinstance(n, Meta) and n.extra_json_schema]
        return SeatType if "seat" in titles else _plain_kind(inner)
    if get_origin(kind) in (Union, UnionType):
        inside = [k for k in get_args(kind) if k is not type(None)]
        return _plain_kind(inside[0]) if len(inside) == 1 else kind
    return kind


def _kinds_of_items(kind: Any, count: int) -> list[Any]:
    """Return the type of each item of a tuple."""
    inside = get_args(kind)
    if not inside:
        return [Any] * count
    if (len(inside) == 2 and inside[1] is Ellipsis) or len(inside) == 1 != count:
        return [_plain_kind(inside[0])] * count
    return [_plain_kind(k) for k in inside] if len(inside) == count else [Any] * count


def plain(thing: Any, arguments: Mapping[str, Any]) -> str:
    """Return a description of a struct that has no message: its class name and its fields."""
    kind: Any = type(thing)
    fields = ", ".join(f"{name} {arguments.get(name)}" for name, _ in _fields(kind))
    return f"{kind.__name__}{': ' if fields else ''}{fields}"


def key_of(field: str, value: object) -> str:
    """Return the name of the message for a value."""
    return f"{field}-{_NOT_IN_NAMES.sub('-', str(value))}"


_NOT_IN_NAMES = re.compile(r"[^A-Za-z0-9_-]+")
"""Characters that the name of a Fluent message cannot contain, such as the spaces in titles of cards."""


def _capital(sentence: str) -> str:
    return sentence[:1].upper() + sentence[1:]
