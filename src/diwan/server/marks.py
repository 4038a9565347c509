"""What the web client must know of a game's types to say its moves and events: which fields are seats.

Marks are given by name of a struct and name of a field:

* `seat`: a seat's number; `seats`: a list of seats.
* `=Name`: a plain struct without a `type` of its own, or a list of such structs.
* `each`: one thing for each seat, in their order (`BySeat`); `each seat` and `each =Name` where the things are such.
"""

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any, TypeAlias

from msgspec import inspect, structs

from diwan.core.registry import game as find_game

Marks: TypeAlias = dict[str, dict[str, str]]


@cache
def game_marks(game_id: str) -> Marks:
    """Return the marks of all structs that a game's views, moves, events, states and options are made of.

    A view without a tag stands under `View`."""
    types = find_game(game_id).types
    marks = marks_of(structs.astuple(types))
    view = inspect.type_info(types.View)
    if isinstance(view, inspect.StructType) and view.tag is None:
        marks["View"] = marks.get(_name(view), {})  # whatever its class is called: no tag in the message names it
    return marks


def marks_of(types: Iterable[Any]) -> Marks:
    """Return the marks of all structs that these types are made of."""
    marks: Marks = {}
    waiting = list(inspect.multi_type_info(types))
    known: set[Any] = set()
    while waiting:
        kind = waiting.pop()
        waiting += _inside(kind)
        if not isinstance(kind, inspect.StructType) or kind.cls in known:
            continue
        known.add(kind.cls)
        waiting += [field.type for field in kind.fields]
        found = {field.encode_name: mark for field in kind.fields if (mark := _mark(field.type))}
        if found:
            marks[_name(kind)] = found
    return marks


def _inside(kind: Any) -> Sequence[Any]:
    match kind:
        case inspect.Metadata(type=inner):
            return (inner,)
        case inspect.UnionType(types=types):
            return types
        case inspect.TupleType(item_types=items):
            return items
        case inspect.DictType(value_type=value):
            return (value,)
        case inspect.CollectionType(item_type=item):
            return (item,)
    return ()


def _mark(kind: Any) -> str:
    """Return the mark of a field of this type, or nothing."""
    match kind:
        case inspect.Metadata(type=inner, extra_json_schema=extra):
            match (extra or {}).get("title"):
                case "seat":
                    return "seat"
                case "by seat":
                    mark = _mark(inner)
                    return f"each {'seat' if mark == 'seats' else mark}".strip()
            return _mark(inner)
        case inspect.UnionType(types=types):
            found = [_mark(one) for one in types if not isinstance(one, inspect.NoneType)]
            return found[0] if len(found) == 1 else ""
        case inspect.VarTupleType(item_type=item):
            mark = _mark(item)
            return "seats" if mark == "seat" else mark if mark.startswith("=") else ""
        case inspect.StructType(tag=None):
            return f"={_name(kind)}"
    return ""


def _name(kind: inspect.StructType) -> str:
    """Return the name by which messages call a struct: its tag, which stays when a struct is renamed in Python."""
    cls: Any = kind.cls
    name: str = kind.tag if isinstance(kind.tag, str) else getattr(cls, "__origin__", cls).__name__
    return name
