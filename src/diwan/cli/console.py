"""Output of the commands: results go to standard output, everything else to standard error."""

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
"""ASCII characters for those that the encoding of a terminal lacks."""


def replace_unencodable_characters() -> None:
    """Print a plain character instead of each one that the encoding of the terminal lacks, instead of failing."""

    def replace(error: UnicodeError) -> tuple[str, int]:
        assert isinstance(error, UnicodeEncodeError)
        missing = error.object[error.start : error.end]
        return "".join(PLAIN.get(character, "?") for character in missing), error.end

    codecs.register_error("diwan", replace)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper) and not stream.encoding.lower().startswith("utf"):
            stream.reconfigure(errors="diwan")


class ClosedOutput(io.TextIOBase):
    """A closed standard output: only commands that write to it fail."""

    def write(self, _text: str) -> int:
        raise OSError(errno.EBADF, "standard output is closed")


def replace_closed_streams() -> None:
    """Replace the standard streams that the shell has closed: for these Python has None."""
    if sys.stdin is None:
        sys.stdin = open(os.devnull, encoding="utf-8")  # noqa: SIM115
    if sys.stdout is None:
        sys.stdout = ClosedOutput()
    if sys.stderr is None:
        sys.stderr = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115


class _Console(Console):
    def on_broken_pipe(self) -> None:
        """Leave a broken pipe to `run`: Rich would exit with status 1, but it is not an error."""
        raise


def out() -> Console:
    """Return the console for results."""
    return _Console(highlight=False)


def err() -> Console:
    """Return the console for everything else."""
    return _Console(stderr=True, highlight=False)


def print_json(thing: object) -> None:
    """Print one JSON document."""
    sys.stdout.write(msgspec.json.format(msgspec.json.encode(thing), indent=2).decode() + "\n")


def print_message(sentence: str) -> None:
    """Print one sentence to standard error."""
    with suppress(OSError):  # Standard error cannot be written either, so there is nowhere to report it.
        sys.stderr.write(f"diwan: {' '.join(sentence.split())}\n")


class Advance(Protocol):
    """Moves a progress bar forward."""

    def __call__(self, steps: int = 1, /) -> None: ...


@contextmanager
def progress(label: str, total: int) -> Iterator[Advance]:
    """Show a progress bar on a terminal, nothing on a pipe."""
    console = err()
    if not console.is_terminal or console.is_dumb_terminal:
        yield lambda _steps=1: None
        return
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as bar:
        task = bar.add_task(label, total=total)
        yield lambda steps=1: bar.advance(task, steps)
