"""An append-only file of lines, so that work can be stopped at any moment and resumed.

A line counts once its line end is written. An incomplete last line, left by a crash, is removed before the next line is
appended.
"""

from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

import msgspec

from diwan.core.errors import BadFile

Entry = TypeVar("Entry")


class Journal:
    """The file of one piece of work."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._whole = False
        """Whether the file is known to end with a line end."""

    def lines(self) -> list[bytes]:
        """Return the complete lines; none if there is no file yet."""
        return self.path.read_bytes().split(b"\n")[:-1] if self.path.exists() else []

    def entries(
        self, read: Callable[[bytes], Entry], problem: str, since: int = 0, upto: int | None = None
    ) -> list[Entry]:
        """Decode the lines from index `since` up to `upto`; raise BadFile with the problem if one cannot be read."""
        found = []
        for number, line in enumerate(self.lines()[since:upto], since + 1):
            try:
                found.append(read(line))
            except msgspec.MsgspecError:
                raise BadFile(str(self.path), number, problem) from None
        return found

    def add(self, line: bytes) -> None:
        """Append a line."""
        if not self._whole:
            self._cut_to_whole_lines()
        with self.path.open("ab") as file:
            file.write(line + b"\n")

    def _cut_to_whole_lines(self) -> None:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        with self.path.open("ab+") as file:
            file.seek(0)
            file.truncate(file.read().rfind(b"\n") + 1)
        self._whole = True
