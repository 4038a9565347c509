"""What a seat knows, in words, for readers that have nothing but text."""

from collections.abc import Iterator, Sequence
from typing import Annotated, Any, get_args, get_origin
from zlib import crc32

import msgspec
from msgspec import Struct

from diwan.core.codec import encode
from diwan.core.game import BY_SEAT
from diwan.words import Words


def tell_view(view: Any, words: Words) -> str:
    """Return the view in words, with a line for each field that is not empty."""
    return "\n".join(_lines(view, words, ""))


def _lines(thing: Struct, words: Words, indent: str) -> Iterator[str]:
    for field in msgspec.structs.fields(thing):
        value, title = getattr(thing, field.name), field.name.replace("_", " ")
        if value is None or value == ():
            continue
        if isinstance(value, Struct):
            yield f"{indent}{title}: {type(value).__name__}"
            yield from _lines(value, words, indent + "  ")
            continue
        by_seat = is_by_seat(field.type) and len(value) == len(words.names)
        parts = _parts(field.name, value, words, by_seat)
        if isinstance(value, tuple) and any(isinstance(item, (Struct, tuple) if by_seat else Struct) for item in value):
            yield f"{indent}{title}:"
            yield from (f"{indent}  - {part}" for part in parts)
        else:
            yield f"{indent}{title}: {', '.join(parts)}"


def _parts(field: str, value: Any, words: Words, by_seat: bool) -> list[str]:
    parts = [_said(field, item, words) for item in (value if isinstance(value, tuple) else [value])]
    return [f"{words.seat(seat)} {part}" for seat, part in enumerate(parts)] if by_seat else parts


def is_by_seat(kind: Any) -> bool:
    """Whether a field is declared to hold one thing for each seat."""
    return get_origin(kind) is Annotated and BY_SEAT in get_args(kind)


def _said(field: str, value: Any, words: Words) -> str:
    if isinstance(value, Struct):
        arguments = words.arguments(value)
        inside = ", ".join(f"{f.name} {arguments.get(f.name)}" for f in msgspec.structs.fields(value))
        return f"{type(value).__name__}({inside})"
    if isinstance(value, (tuple, frozenset)):
        items = sorted(value) if isinstance(value, frozenset) else value
        return ", ".join(_said(field, item, words) for item in items) or "-"
    if isinstance(value, dict):
        return ", ".join(f"{key} {_said(field, item, words)}" for key, item in value.items())
    if isinstance(value, bool):
        return "yes" if value else "no"
    return "-" if value is None else words.value(field, value)


def short_ids(menu: Sequence[Any]) -> dict[str, Any]:
    """Return a short id for each move, in the order of the menu.

    The id is made of the move itself, so the same move always has the same id; if two moves of a menu would share an
    id, the later one gets a longer id."""
    ids: dict[str, Any] = {}
    for move in menu:
        name, digest = type(move).__name__.lower(), f"{crc32(encode(move)):08x}"
        fields = bool(msgspec.structs.fields(move))
        length = 3
        while (key := f"{name}-{digest[:length]}" if fields else name) in ids:
            length += 1
        ids[key] = move
    return ids
