"""Writes the client's types from the structs that the server sends: `python web/wire.py`.

`web/src/lib/wire.ts` has the messages of a table, and `web/src/lib/marks.json` which of their fields are seats, so that
sentences can say names for them. In a game's folder, `web/types.ts` has its view, moves and events, and `web/data.json`
the figures that `web/drawing.py` gives for its board.
With `--check` nothing is written, and the exit status is 1 where a file is out of date.
"""

import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct, inspect

import diwan
from diwan.core.game import AnyGame
from diwan.server import wire
from diwan.server.marks import marks_of
from diwan.server.store import Listing
from diwan.words.book import package_folder

HERE = Path(__file__).resolve().parent / "src"
GAMES = HERE.parent.parent / "src/diwan/games"
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
        base: str = getattr(cls, "__origin__", cls).__name__
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
            for field in kind.fields:
                mark = "?" if (optional and not field.required) or self._may_be_unset(field.type) else ""
                lines.append(f"  {field.encode_name}{mark}: {self.type(field.type)};")
            self.bodies[name] = "{\n" + "\n".join(lines) + "\n}"
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


MESSAGES = (
    wire.Hello, wire.Ask[M], wire.Snapshot[V, M, E], wire.Update[V, M, E], wire.Done, wire.Refused, wire.Presence,
    wire.Bye, wire.GameShown, wire.NewTable, wire.TableOpened, wire.TakeSeat, wire.SeatTaken, wire.Enter, wire.Entered,
    wire.TableNow, Listing, wire.Replay[V, M, E],
    wire.LessonDone, wire.LessonNow[V, M, E], wire.Problem,
)  # fmt: skip


def table_types() -> str:
    writer = Writer(generic=True)
    for message in MESSAGES:
        writer.type(inspect.type_info(message))
    text = HEAD + writer.text()
    text += f"\nexport const PROTOCOL = {wire.PROTOCOL};\n"
    text += "\nexport type Fact = Heard<unknown> extends { facts?: readonly (infer F)[] } ? F : never;\n"
    text += 'export type Command<M> = Ask<M>["command"];\n'
    text += "export type Message<V, M, E> = Snapshot<V, M, E> | Update<V, M, E> | Done | Refused | Presence | Bye;\n"
    return text


def game_types(game: AnyGame) -> str:
    writer = Writer()
    aliases = []
    for name in ("View", "Move", "Event", "State", "Options"):
        said = writer.type(inspect.type_info(getattr(game.types, name)))
        if said != name:
            aliases.append(f"export type {name if name not in writer.bodies else 'Any' + name} = {said};\n")
    return HEAD + writer.text() + "\n" + "\n".join(aliases)


def game_folders() -> Iterator[tuple[AnyGame, Path]]:
    """Yield the games of this repository that have a folder `web`, and that folder."""
    for id in diwan.games():
        folder = package_folder(game := diwan.game(id), "web")
        if isinstance(folder, Path) and folder.is_relative_to(GAMES):
            yield game, folder


def files() -> dict[Path, str]:
    marks = marks_of([wire.Heard[E]])  # all that sentences are made of, beside the game
    made = {
        HERE / "lib/wire.ts": table_types(),
        HERE / "lib/marks.json": json.dumps(marks, indent=1, sort_keys=True) + "\n",
    }
    for game, folder in game_folders():
        made[folder / "types.ts"] = game_types(game)
        if game.drawing is not None:
            figures = json.dumps(game.drawing.load()(), ensure_ascii=False, separators=(",", ":"))
            made[folder / "data.json"] = figures + "\n"
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
