"""Files that people name on the command line: options, records, example files."""

import gzip
import io
import os
import zlib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import IO, Any

import msgspec

from diwan.core.errors import BadFile, BadSetup, DiwanError
from diwan.core.game import AnyGame
from diwan.core.record import Record, split_lines
from diwan.core.setup import option_struct, read_option, suggestion
from diwan.lab.records import is_table, read_rows


def read(path: Path) -> str:
    """Return the text of a file, decompressed if its name ends in .gz."""
    try:
        data = path.read_bytes()
        if path.suffix == ".gz":
            data = gzip.decompress(data)
        return data.decode("utf-8-sig")  # Some editors begin a file with a byte-order mark.
    except FileNotFoundError:
        raise DiwanError(f"there is no file {str(path)!r}; check the name") from None
    except UnicodeDecodeError as error:
        line = data[: error.start].count(b"\n") + 1
        raise BadFile(str(path), line, "this is not UTF-8 text; give a text file") from None
    except (OSError, EOFError, zlib.error) as error:
        raise DiwanError(f"the file {str(path)!r} cannot be read: {reason(error)}") from None


def create(path: Path) -> IO[str]:
    """Open a file for writing, compressed if its name ends in .gz."""
    try:
        if path.suffix == ".gz":
            return io.TextIOWrapper(gzip.open(path, "wb"), "utf-8", newline="\n")
        return path.open("w", encoding="utf-8", newline="\n")
    except OSError as error:
        raise cannot_write(path, error) from None


def check_writable(path: Path | None) -> None:
    """Raise DiwanError if a file cannot be written, before the work for it begins. Create nothing."""
    if path is None:
        return
    new = not path.exists()
    try:
        if new or path.is_file() or path.is_dir():  # Not a pipe: its reader would notice.
            path.open("ab").close()
    except OSError as error:
        raise cannot_write(path, error) from None
    if new:
        path.unlink()


def check_savable(path: Path | None) -> None:
    """Raise DiwanError if a file cannot be written even after its missing folders are created."""
    if path is None:
        return
    if path.parent.is_dir():
        check_writable(path)
        return
    there = next(folder for folder in path.absolute().parents if folder.exists())
    if not there.is_dir() or not os.access(there, os.W_OK):
        raise DiwanError(f"the file {str(path)!r} cannot be written: no file can be created in {str(there)!r}")


def check_folder(path: Path | None) -> None:
    """Raise DiwanError if something that is not a folder has this name."""
    if path is not None and path.exists() and not path.is_dir():
        raise DiwanError(f"{str(path)!r} is not a folder; name a folder, or one that does not exist yet")


def cannot_write(path: Path, error: OSError) -> DiwanError:
    """Return the error to raise if a file cannot be written."""
    return DiwanError(f"the file {str(path)!r} cannot be written: {reason(error)}")


def write(path: Path, text: str) -> None:
    """Write a file, compressed if its name ends in .gz."""
    with create(path) as file:
        file.write(text)


def reason(error: Exception) -> str:
    """Return why a file cannot be read or written. Only a cut-off compressed file gives no reason itself."""
    return (getattr(error, "strerror", None) or str(error) or "it was cut off").lower()


def load_record(path: Path, number: int | None = None) -> Record:
    """Return a record. In a file of several records, or a table of games, `number` (from 1) chooses one."""
    if is_table(path):
        return _game_of_table(path, 1 if number is None else number)
    text = read(path)
    lines = split_lines(text)
    heads = [index for index, line in enumerate(lines) if line.startswith('{"diwan"')]
    if number is None and len(heads) < 2:
        return Record.loads(text, str(path))
    count = len(heads)
    chosen = 1 if number is None else number
    if not 1 <= chosen <= count:
        raise DiwanError(f"{path} holds {count} records; choose one from 1 to {count}")
    first, last = heads[chosen - 1], heads[chosen] if chosen < count else len(lines)
    return Record.loads("\n".join(lines[first:last]), f"record {chosen} of {path}")


def _game_of_table(path: Path, chosen: int) -> Record:
    count = 0
    try:
        for count, row in enumerate(read_rows(path), 1):
            if count == chosen:
                return row.record()
    except (OSError, EOFError, ValueError, zlib.error) as error:
        raise DiwanError(f"the file {str(path)!r} cannot be read: {reason(error)}") from None
    raise DiwanError(f"{path} holds {count} records; choose one from 1 to {count}")


def parse_options(game: AnyGame, given: Sequence[str], deck: Path | None = None) -> dict[str, Any]:
    """Return the options that a person gave as `key=value`, or as `key=@file.toml` to read a file."""
    pairs = [*given, *([f"deck=@{deck}"] if deck else [])]
    return dict(_option(game, pair) for pair in pairs)


def _option(game: AnyGame, pair: str) -> tuple[str, Any]:
    key, equals, value = pair.partition("=")
    if not equals:
        raise BadSetup(f"the option {pair!r} has no value; write --option {pair}=VALUE")
    known = _fields(game)
    if key not in known:
        raise BadSetup(f"{game.about.id} has no option {key!r}{suggestion(key, known)}")
    is_file = option_struct(known[key]) is not None
    if value.startswith("@") and is_file:
        path = Path(value[1:])
        return key, read_option(known[key], read(path), str(path))
    if value.startswith("@") or (value and is_file):
        right = f"a file; write --option {key}=@FILE" if is_file else f"no file; write --option {key}=VALUE"
        raise BadSetup(f"option {key} of {game.about.id} is {right}")
    return key, value or None


def _fields(game: AnyGame) -> Mapping[str, Any]:
    options = next(iter(game.about.variants.values()))
    return {field.encode_name: field.type for field in msgspec.structs.fields(options)}
