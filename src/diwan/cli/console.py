"""Where the program writes: results to standard output, everything else to standard error."""

import codecs
import errno
import io
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Protocol

import msgspec
from rich.console import Console

PLAIN = {
    "╭": "+", "╮": "+", "╰": "+", "╯": "+", "│": "|", "─": "-", "░": "#", "●": "o", "▶": ">", "•": "*", "·": ".",
    "“": '"', "”": '"', "’": "'", "…": "...", "×": "x", "↔": "<->",
}  # fmt: skip
"""What a terminal gets that knows no other characters than ASCII's."""


def speak_plainly_where_needed() -> None:
    """No character that we draw may stop the program where the encoding lacks it."""

    def stand_in(error: UnicodeError) -> tuple[str, int]:
        assert isinstance(error, UnicodeEncodeError)
        missing = error.object[error.start : error.end]
        return "".join(PLAIN.get(character, "?") for character in missing), error.end

    codecs.register_error("diwan", stand_in)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper) and not stream.encoding.lower().startswith("utf"):
            stream.reconfigure(errors="diwan")


class ClosedOutput(io.TextIOBase):
    """Stands for a standard output that was closed: commands that write nothing do not miss it."""

    def write(self, _text: str) -> int:
        raise OSError(errno.EBADF, "standard output is closed")


def have_streams() -> None:
    """Python has None where the shell has closed a stream."""
    if sys.stdin is None:
        sys.stdin = open(os.devnull, encoding="utf-8")  # noqa: SIM115
    if sys.stdout is None:
        sys.stdout = ClosedOutput()
    if sys.stderr is None:
        sys.stderr = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115


class Screen(Console):
    def on_broken_pipe(self) -> None:
        """Rich would end the process with status 1; that nobody reads on is no failure."""
        raise


def out() -> Console:
    return Screen(highlight=False)


def err() -> Console:
    return Screen(stderr=True, highlight=False)


def print_json(thing: object) -> None:
    """One JSON document and nothing else."""
    sys.stdout.write(msgspec.json.format(msgspec.json.encode(thing), indent=2).decode() + "\n")


def complain(sentence: str) -> None:
    """One sentence on standard error."""
    with suppress(OSError):  # there is nowhere left to say it
        sys.stderr.write(f"diwan: {' '.join(sentence.split())}\n")


class Advance(Protocol):
    def __call__(self, steps: int = 1, /) -> None: ...


@contextmanager
def progress(label: str, total: int) -> Iterator[Advance]:
    """A progress bar on a terminal, nothing on a pipe."""
    console = err()
    if not console.is_terminal or console.is_dumb_terminal:
        yield lambda _steps=1: None
        return
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as bar:
        task = bar.add_task(label, total=total)
        yield lambda steps=1: bar.advance(task, steps)
