"""TOML files decoded into Structs, with errors that name the line."""

import os
import re
import tomllib
from typing import Any, TypeVar

import msgspec

from diwan.core.errors import BadFile

T = TypeVar("T")


def load_beside(module_file: str, name: str, kind: type[T]) -> T:
    """The data file that lies beside a module: `load_beside(__file__, "data.toml", Figures)`.

    importlib.resources would do the same and cost a tenth of our whole start."""
    with open(os.path.join(os.path.dirname(module_file), name), encoding="utf-8") as file:
        return decode_toml(file.read(), kind, name)


def decode_toml(text: str, kind: type[T], name: str) -> T:
    """The file as a `kind`; BadFile with its line where syntax, a field or a value is wrong."""
    try:
        raw = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        found = re.search(r"\(at line (\d+), column \d+\)|\(at end of document\)", str(error))
        line = int(found[1]) if found and found[1] else len(text.splitlines())
        raise BadFile(name, line, re.sub(r" \(at .*\)", "", str(error))) from None
    except ValueError:  # Python refuses to read a number of thousands of digits
        raise BadFile(name, _longest_line(text), "a number is too long; use fewer digits") from None
    except RecursionError:
        raise BadFile(name, _longest_line(text), "brackets inside brackets go too deep") from None
    try:
        return msgspec.convert(raw, kind)
    except msgspec.ValidationError as error:
        problem, _, path = str(error).partition(" - at `")
        steps = path.rstrip("`").removeprefix("key in ").removeprefix("$")
        raise BadFile(
            name, line_of(text, steps, problem), f"{problem}{f' in {steps[1:]}' if steps[1:] else ''}"
        ) from None


def line_of(text: str, path: str, problem: str = "") -> int:
    """The line where `path` (as msgspec writes it: `.card[3].name`) is set, or the nearest one above it.

    An unknown field is not part of msgspec's path, so its name is looked for too."""
    steps: list[Any] = [int(i) if i else key for key, i in re.findall(r"\.([\w\-]+)|\[(\d+)\]", path)]
    if unknown := re.search(r"unknown field `([^`]+)`", problem):
        steps.append(unknown[1])
    best, depth = 1, 0
    here: list[Any] = []
    counts: dict[tuple[Any, ...], int] = {}
    for number, line in enumerate(text.splitlines(), 1):
        if header := re.match(r"\s*\[(\[?)\s*([\w.\-\" ]+?)\s*\]", line):
            keys = tuple(key.strip().strip('"') for key in header[2].split("."))
            here = _place(keys, counts, array=bool(header[1]))
            candidate = here
        elif key := re.match(r"\s*([\w.\-\"]+)\s*=", line):
            candidate = [*here, *(part.strip('"') for part in key[1].split("."))]
        else:
            continue
        same = _shared(candidate, steps)
        if same == len(candidate) and same > depth:
            best, depth = number, same
    return best


def _longest_line(text: str) -> int:
    """Where what was too long is likely to stand: tomllib does not say it."""
    lines = text.splitlines()
    return max(range(len(lines)), key=lambda number: len(lines[number])) + 1


def _place(keys: tuple[str, ...], counts: dict[tuple[Any, ...], int], array: bool) -> list[Any]:
    """Where a table header leads: `[[card]]` for the fourth time is card, 3."""
    place: list[Any] = []
    for depth, key in enumerate(keys):
        place.append(key)
        where = tuple(place)
        if array and depth == len(keys) - 1:
            counts[where] = counts.get(where, -1) + 1
        if where in counts:
            place.append(counts[where])
    return place


def _shared(a: list[Any], b: list[Any]) -> int:
    count = 0
    for x, y in zip(a, b, strict=False):
        if x != y:
            break
        count += 1
    return count
