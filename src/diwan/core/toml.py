"""TOML files decoded into Structs, with errors that name the line."""

import os
import re
import tomllib
from typing import Any, TypeVar

import msgspec

from diwan.core.errors import BadFile

T = TypeVar("T")


def load_beside(module_file: str, name: str, kind: type[T]) -> T:
    """Read the TOML file in the folder of a module: `load_beside(__file__, "data.toml", Figures)`.

    It does not use importlib.resources, which would add a tenth to the time that Diwan takes to start."""
    with open(os.path.join(os.path.dirname(module_file), name), encoding="utf-8") as file:
        return decode_toml(file.read(), kind, name)


def decode_toml(text: str, kind: type[T], name: str) -> T:
    """Decode TOML into a `kind`; raise BadFile with the line if the syntax, a field or a value is wrong."""
    try:
        raw = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        found = re.search(r"\(at line (\d+), column \d+\)|\(at end of document\)", str(error))
        line = int(found[1]) if found and found[1] else len(text.splitlines())
        raise BadFile(name, line, re.sub(r" \(at .*\)", "", str(error))) from None
    except ValueError:  # Python refuses to read a number with thousands of digits.
        raise BadFile(name, _longest_line(text), "a number is too long; use fewer digits") from None
    except RecursionError:
        raise BadFile(name, _longest_line(text), "brackets are nested too deeply; use fewer levels") from None
    try:
        return msgspec.convert(raw, kind)
    except msgspec.ValidationError as error:
        problem, _, path = str(error).partition(" - at `")
        steps = path.rstrip("`").removeprefix("key in ").removeprefix("$")
        raise BadFile(
            name, line_of(text, steps, problem), f"{problem}{f' in {steps[1:]}' if steps[1:] else ''}"
        ) from None


def line_of(text: str, path: str, problem: str = "") -> int:
    """Return the line that sets `path` (as msgspec writes it: `.card[3].name`), or its nearest parent.

    msgspec does not include an unknown field in the path, so its name is taken from the problem."""
    steps: list[Any] = [int(i) if i else key for key, i in re.findall(r"\.([\w\-]+)|\[(\d+)\]", path)]
    if unknown := re.search(r"unknown field `([^`]+)`", problem):
        steps.append(unknown[1])
    best, depth = 1, 0
    here: list[Any] = []
    counts: dict[tuple[Any, ...], int] = {}
    for number, line in enumerate(text.splitlines(), 1):
        if header := re.match(r"\s*\[(\[?)\s*([\w.\-\" ]+?)\s*\]", line):
            keys = tuple(key.strip().strip('"') for key in header[2].split("."))
            here = _header_path(keys, counts, array=bool(header[1]))
            candidate = here
        elif key := re.match(r"\s*([\w.\-\"]+)\s*=", line):
            candidate = [*here, *(part.strip('"') for part in key[1].split("."))]
        else:
            continue
        same = _common_length(candidate, steps)
        if same == len(candidate) and same > depth:
            best, depth = number, same
    return best


def _longest_line(text: str) -> int:
    """Return the number of the longest line, which most likely has the problem: tomllib does not say where it is."""
    lines = text.splitlines()
    return max(range(len(lines)), key=lambda number: len(lines[number])) + 1


def _header_path(keys: tuple[str, ...], counts: dict[tuple[Any, ...], int], array: bool) -> list[Any]:
    """Return the path of a table header: for the fourth `[[card]]` it is card, 3."""
    path: list[Any] = []
    for depth, key in enumerate(keys):
        path.append(key)
        prefix = tuple(path)
        if array and depth == len(keys) - 1:
            counts[prefix] = counts.get(prefix, -1) + 1
        if prefix in counts:
            path.append(counts[prefix])
    return path


def _common_length(a: list[Any], b: list[Any]) -> int:
    """Return how many items at the start of both lists are equal."""
    count = 0
    for x, y in zip(a, b, strict=False):
        if x != y:
            break
        count += 1
    return count
