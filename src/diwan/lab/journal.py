"""A file of lines that is only ever written on, so that work can be stopped at any moment and gone on with.

A line counts once its line end is there. What a crash has cut off behind the last one is dropped before the next line
is written, so that nothing is ever glued to it.
"""

from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

import msgspec

from diwan.core.errors import BadFile

Entry = TypeVar("Entry")


class Journal:
    def __init__(self, path: Path) -> None:
        self.path = path
        self._whole = False
        """Whether the file is known to end with a line end."""

    def lines(self) -> list[bytes]:
        """The whole lines; none where there is no file yet."""
        return self.path.read_bytes().split(b"\n")[:-1] if self.path.exists() else []

    def entries(
        self, read: Callable[[bytes], Entry], problem: str, since: int = 0, upto: int | None = None
    ) -> list[Entry]:
        """What lines say, from number `since` on; BadFile with the problem where one cannot be read."""
        found = []
        for number, line in enumerate(self.lines()[since:upto], since + 1):
            try:
                found.append(read(line))
            except msgspec.MsgspecError:
                raise BadFile(str(self.path), number, problem) from None
        return found

    def add(self, line: bytes) -> None:
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
