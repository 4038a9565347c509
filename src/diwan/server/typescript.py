"""The wire types as TypeScript, from the same structs: `python -m diwan.server.typescript > web/src/lib/wire.ts`."""

import sys
from typing import Any, get_origin

import msgspec
from msgspec.inspect import (
    AnyType,
    BoolType,
    CollectionType,
    DictType,
    FloatType,
    IntType,
    ListType,
    LiteralType,
    Metadata,
    NoneType,
    RawType,
    StrType,
    StructType,
    TupleType,
    Type,
    UnionType,
    VarTupleType,
    type_info,
)

from diwan.core.registry import game as find_game
from diwan.core.registry import games
from diwan.server.wire import (
    Ask,
    Bye,
    Done,
    Enter,
    Entered,
    GameShown,
    Hello,
    NewTable,
    Presence,
    Problem,
    Refused,
    SeatTaken,
    Snapshot,
    TableNow,
    TableOpened,
    TakeSeat,
    Update,
)

GENERAL: tuple[Any, ...] = (
    Hello, Done, Refused, Presence, Bye, Problem, GameShown, NewTable, TableOpened, TakeSeat, SeatTaken, Enter, Entered,
    TableNow,
)  # fmt: skip


class Printer:
    """Each struct becomes an interface; structs of the same name in different games are kept apart by a prefix."""

    def __init__(self) -> None:
        self.done: dict[Any, str] = {}
        self.names: dict[str, Any] = {}
        self.lines: list[str] = []

    def struct(self, info: StructType, prefix: str) -> str:
        kind: Any = get_origin(info.cls) or info.cls
        generic = kind is not info.cls
        key = (kind, prefix) if generic else kind
        if key in self.done:
            return self.done[key]
        general = kind.__module__.startswith(("diwan.server", "diwan.table", "diwan.core"))
        name = f"{'' if general and not generic else prefix}{kind.__name__}"
        assert name not in self.names, name
        self.done[key], self.names[name] = name, info
        config = kind.__struct_config__
        # A default is left out by the server where the struct says so, and may be by clients.
        may_be_left_out = config.omit_defaults or config.forbid_unknown_fields
        fields = [f"  {info.tag_field}: {_literal(info.tag)};"] if info.tag_field else []
        for field in info.fields:
            mark = "?" if may_be_left_out and not field.required else ""
            fields.append(f"  {field.encode_name}{mark}: {self.type(field.type, prefix)};")
        self.lines.append("\n".join([f"export interface {name} {{", *fields, "}", ""]))
        return name

    def type(self, info: Type, prefix: str) -> str:
        match info:
            case Metadata(type=inner):
                return self.type(inner, prefix)
            case StructType():
                return self.struct(info, prefix)
            case UnionType(types=types):
                return " | ".join(dict.fromkeys(self.type(kind, prefix) for kind in types if not _is_unset(kind)))
            case LiteralType(values=values):
                return " | ".join(map(_literal, values))
            case TupleType(item_types=items):
                return f"[{', '.join(self.type(item, prefix) for item in items)}]"
            case ListType(item_type=item) | VarTupleType(item_type=item) | CollectionType(item_type=item):
                return f"Array<{self.type(item, prefix)}>"
            case DictType(value_type=value):
                return f"Record<string, {self.type(value, prefix)}>"
            case StrType():
                return "string"
            case IntType() | FloatType():
                return "number"
            case BoolType():
                return "boolean"
            case NoneType():
                return "null"
            case AnyType() | RawType():
                return "unknown"
        raise TypeError(f"no TypeScript for {info}")


def _literal(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def _is_unset(info: Type) -> bool:
    return type(info).__name__ == "UnsetType"


def typescript() -> str:
    printer = Printer()
    for kind in GENERAL:
        printer.type(type_info(kind), "")
    ids = []
    for id in games():
        game: Any = find_game(id)
        prefix = "".join(word.capitalize() for word in id.replace("-", " ").split())
        ids.append(prefix)
        for name in ("View", "Move", "Event", "Options"):
            said = printer.type(type_info(getattr(game, name)), prefix)
            if said != prefix + name:
                printer.lines.append(f"export type {prefix}{name} = {said};\n")
        parts = (game.View, game.Move, game.Event)
        generic: tuple[Any, ...] = (Snapshot, Update)
        for kind in (*(struct[parts] for struct in generic), Ask[game.Move]):
            printer.type(type_info(kind), prefix)
        messages = f"{prefix}Snapshot | {prefix}Update | Done | Refused | Presence | Bye"
        printer.lines.append(f"export type {prefix}Message = {messages};\n")
    return "// Made by `python -m diwan.server.typescript`. Do not edit.\n\n" + "\n".join(printer.lines)


if __name__ == "__main__":
    sys.stdout.write(typescript())
