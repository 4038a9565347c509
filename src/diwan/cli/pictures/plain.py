"""The picture of a game that does not declare one: its view, field by field."""

from typing import Any

import msgspec
from msgspec import Struct
from rich.console import Group
from rich.text import Text

from diwan.words import Words

LONGEST = 400
"""Characters of a field that are shown at most, because a view may hold a long history."""


def draw(view: Any, words: Words, _width: int) -> Group:
    return Group(*_lines(view, words, 0))


def _lines(thing: Any, words: Words, depth: int) -> list[Text]:
    lines, arguments = [], words.arguments(thing)
    for field in msgspec.structs.fields(thing):
        value = getattr(thing, field.name)
        if value is None or value == ():
            continue
        head = Text("  " * depth + field.name.replace("_", " "), style="bold")
        if isinstance(value, Struct) and depth < 2:
            name = type(value).__name__
            lines += [head.append(f"  {name}", style="not bold"), *_lines(value, words, depth + 1)]
        else:
            is_number = isinstance(value, int) and not isinstance(value, bool)  # of a seat, perhaps, which has a name
            text = str(arguments[field.name]) if is_number else _text(field.name, value, words)
            lines.append(head.append(f"  {text[:LONGEST]}{'…' if len(text) > LONGEST else ''}", style="not bold"))
    return lines


def _text(field: str, value: Any, words: Words) -> str:
    if isinstance(value, Struct):
        arguments = words.arguments(value)
        inside = ", ".join(f"{f.name} {arguments.get(f.name)}" for f in msgspec.structs.fields(value))
        return f"{type(value).__name__}({inside})"
    if isinstance(value, (tuple, list)):
        parts = [_text(field, item, words) for item in value]
        if len(value) == len(words.names) and not any(isinstance(item, Struct) for item in value):
            parts = [f"{words.name(seat)}: {part}" for seat, part in enumerate(parts)]
        return " · ".join(parts)
    if isinstance(value, dict):
        return " · ".join(f"{key}: {_text(field, item, words)}" for key, item in value.items())
    if isinstance(value, bool) or value is None:
        return {True: "yes", False: "no", None: "-"}[value]
    return words.value(field, value)
