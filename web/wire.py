"""Writes the client's types from the structs that the server sends: `python web/wire.py`.

`web/src/lib/wire.ts` has the messages of a table, `web/src/games/<game>/types.ts` the view, moves and events of a
game, and `web/src/lib/seats.json` which of their fields are seats, so that the words can say names for them.
With `--check` nothing is written, and the exit status is 1 where a file is out of date.
"""

import json
import re
import sys
import tomllib
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct, inspect

import diwan
from diwan.core import registry
from diwan.server import wire
from diwan.server.store import Listing

HERE = Path(__file__).parent / "src"
HEAD = "// Written by web/wire.py from the server's structs. Do not edit.\n\n"


class V(Struct):
    """Stands for a game's view."""


class M(Struct):
    """Stands for a game's moves."""


class E(Struct):
    """Stands for a game's events."""


GENERIC = {"V", "M", "E"}
ASKED = {"Hello", "Fill", "Ready", "Rematch", "Pause", "Say", "NewTable", "TakeSeat"}
"""What the client sends: fields with a default may be left out."""


class Writer:
    """Collects the interfaces that a type needs, each written once."""

    def __init__(self, generic: bool = False) -> None:
        self.generic = generic
        self.names: dict[Any, str] = {}
        self.bodies: dict[str, str] = {}
        self.seats: dict[str, dict[str, str]] = {}
        self.words: dict[str, str] = {}
        """Long lists of words, each with a name."""

    def type(self, kind: Any) -> str:
        match kind:
            case inspect.AnyType() | inspect.RawType():
                return "unknown"
            case inspect.NoneType():
                return "null"
            case inspect.BoolType():
                return "boolean"
            case inspect.IntType() | inspect.FloatType():
                return "number"
            case inspect.StrType():
                return "string"
            case inspect.LiteralType(values=values):
                text = " | ".join(json.dumps(value) for value in values)
                return text if len(values) < 8 else self.words.setdefault(text, f"Word{len(self.words) + 1}")
            case inspect.EnumType(cls=cls):
                return " | ".join(json.dumps(member.value) for member in cls)
            case inspect.UnionType(types=types):
                return " | ".join(dict.fromkeys(self.type(t) for t in types if not self._unset(t)))
            case inspect.VarTupleType(item_type=item) | inspect.ListType(item_type=item):
                return f"readonly ({self.type(item)})[]"
            case inspect.FrozenSetType(item_type=item) | inspect.SetType(item_type=item):
                return f"readonly ({self.type(item)})[]"
            case inspect.TupleType(item_types=items):
                return f"readonly [{', '.join(self.type(item) for item in items)}]"
            case inspect.DictType(value_type=value):
                return f"Readonly<Record<string, {self.type(value)}>>"
            case inspect.Metadata(type=inner):
                return self.type(inner)
            case inspect.StructType():
                return self.struct(kind)
        raise TypeError(f"no TypeScript for {kind}")

    @staticmethod
    def _unset(kind: Any) -> bool:
        return type(kind).__name__ == "UnsetType" or getattr(kind, "cls", None) is msgspec.UnsetType

    def struct(self, kind: inspect.StructType) -> str:
        cls: Any = kind.cls
        base = getattr(cls, "__origin__", cls).__name__
        if self.generic and isinstance(kind.tag, str):
            base = kind.tag  # which stays when a struct gets another name in Python
        if self.generic and base in GENERIC:
            return base
        key = (base, getattr(cls, "__module__", ""))
        if key not in self.names:
            name = base if base not in self.bodies else f"{base}{sum(b.startswith(base) for b in self.bodies) + 1}"
            self.names[key] = name
            self.bodies[name] = ""
            lines = []
            if kind.tag is not None:
                lines.append(f"  type: {json.dumps(kind.tag)};")
            optional = getattr(cls, "__origin__", cls).__struct_config__.omit_defaults or base in ASKED
            marks: dict[str, str] = {}
            for field in kind.fields:
                mark = "?" if (optional and not field.required) or self._may_be_unset(field.type) else ""
                lines.append(f"  {field.encode_name}{mark}: {self.type(field.type)};")
                if said := _seats(field.type):
                    marks[field.encode_name] = said
            self.bodies[name] = "{\n" + "\n".join(lines) + "\n}"
            if marks:
                self.seats[base] = marks
        name = self.names[key]
        return f"{name}{self._arguments(cls)}"

    def _may_be_unset(self, kind: Any) -> bool:
        return isinstance(kind, inspect.UnionType) and any(self._unset(t) for t in kind.types)

    def _arguments(self, cls: Any) -> str:
        if not self.generic:
            return ""
        used = [arg.__name__ for arg in getattr(cls, "__args__", ()) if getattr(arg, "__name__", "") in GENERIC]
        return f"<{', '.join(used)}>" if used else ""

    def text(self) -> str:
        parts = [f"export type {name} = {text};\n" for text, name in self.words.items()]
        for name in self.names.values():
            used = sorted({g for g in GENERIC if self.generic and _mentions(self.bodies[name], g)}, key="VME".index)
            arguments = f"<{', '.join(used)}>" if used else ""
            parts.append(f"export interface {name}{arguments} {self.bodies[name]}\n")
        return "\n".join(parts)


def _mentions(body: str, word: str) -> bool:
    return re.search(rf"\b{word}\b", body) is not None


def _seats(kind: Any) -> str:
    """`seat`, `seats`, `=Struct` for a plain struct inside, or nothing."""
    match kind:
        case inspect.Metadata(type=inner, extra_json_schema=extra):
            return "seat" if (extra or {}).get("title") == "seat" else _seats(inner)
        case inspect.UnionType(types=types):
            found = [_seats(t) for t in types if not isinstance(t, inspect.NoneType)]
            return found[0] if len(found) == 1 else ""
        case inspect.VarTupleType(item_type=item):
            return "seats" if _seats(item) == "seat" else ""
        case inspect.StructType(cls=cls, tag=None):
            return f"={cls.__name__}"
    return ""


MESSAGES = (
    wire.Hello, wire.Ask[M], wire.Snapshot[V, M, E], wire.Update[V, M, E], wire.Done, wire.Refused, wire.Presence,
    wire.Bye, wire.GameShown, wire.NewTable, wire.TableOpened, wire.TakeSeat, wire.SeatTaken, wire.Enter, wire.Entered,
    wire.TableNow, Listing, wire.Replay[V, M, E], wire.Problem,
)  # fmt: skip


def table_types() -> tuple[str, dict[str, dict[str, str]]]:
    writer = Writer(generic=True)
    for message in MESSAGES:
        writer.type(inspect.type_info(message))
    text = HEAD + writer.text()
    text += f"\nexport const PROTOCOL = {wire.PROTOCOL};\n"
    text += "\nexport type Fact = Heard<unknown> extends { facts?: readonly (infer F)[] } ? F : never;\n"
    text += 'export type Command<M> = Ask<M>["command"];\n'
    text += "export type Message<V, M, E> = Snapshot<V, M, E> | Update<V, M, E> | Done | Refused | Presence | Bye;\n"
    return text, writer.seats


def game_types(game: Any) -> tuple[str, dict[str, dict[str, str]]]:
    writer = Writer()
    aliases = []
    for name in ("View", "Move", "Event", "State", "Options"):
        said = writer.type(inspect.type_info(getattr(game, name)))
        if said != name:
            aliases.append(f"export type {name if name not in writer.bodies else 'Any' + name} = {said};\n")
    return HEAD + writer.text() + "\n" + "\n".join(aliases), writer.seats


def drawing(id: str) -> dict[str, Any] | None:
    """What a board draws from: figures that lie beside the rules, never a rule."""
    folder = Path(diwan.__file__).parent / "games" / id.replace("-", "_")

    def load(name: str) -> dict[str, Any]:
        return tomllib.loads((folder / name).read_text("utf-8"))

    if id == "clash":
        data = load("data.toml")
        tiles = {t["id"]: {k: t.get(k) for k in ("side", "effect", "timing", "area")} for t in data["tile"]}
        return {"cells": data["board"]["cells"], "areas": data["areas"], "tiles": tiles}
    if id == "king-thief-minister":
        return {"show_face": load("data.toml")["seconds"]["show_face"]}
    if id == "machrou3-rais":
        data, shape = load("data.toml"), load("map.toml")["district"]
        kept = ("id", "name", "name_ar", "group", "governorate", "ip")
        return {
            "districts": [{k: d[k] for k in kept if k in d} | shape[d["id"]] for d in data["district"]],
            "groups": [{k: g[k] for k in ("id", "name", "name_ar", "seats", "districts")} for g in data["group"]],
            "cards": house_cards(),
            "governorates": {g["id"]: {k: g[k] for k in ("name", "name_ar", "hex")} for g in data["governorate"]},
        }
    return None


def house_cards() -> dict[str, Any]:
    """The cards of Machrou3 Ra2is, with the beginner's versions apart; of other decks the server tells the client."""
    from diwan.games.machrou3_rais import about, cards

    advanced, beginner = cards(about.variants["advanced"]), cards(about.variants["beginner"])
    other = {id: card for id, card in beginner.items() if card != advanced[id]}
    return {"advanced": msgspec.to_builtins(advanced), "beginner": msgspec.to_builtins(other)}


def files() -> dict[Path, str]:
    text, seats = table_types()
    marks: dict[str, Any] = {"": seats}
    made = {HERE / "lib/wire.ts": text}
    for id in registry.BUILT_IN:
        game = diwan.game(id)
        text, seats = game_types(game)
        marks[id] = seats
        made[HERE / "games" / id / "types.ts"] = text
        if figures := drawing(id):
            made[HERE / "games" / id / "data.json"] = (
                json.dumps(figures, ensure_ascii=False, separators=(",", ":")) + "\n"
            )
    made[HERE / "lib/seats.json"] = json.dumps(marks, indent=1, sort_keys=True) + "\n"
    return made


def main() -> int:
    stale = 0
    for path, text in files().items():
        if path.exists() and path.read_text("utf-8") == text:
            continue
        stale += 1
        if "--check" in sys.argv:
            sys.stderr.write(f"{path} is out of date: run `make wire`\n")
        else:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, "utf-8")
    return 1 if stale and "--check" in sys.argv else 0


if __name__ == "__main__":
    sys.exit(main())
