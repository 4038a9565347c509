"""Running the program like a user: in its own process, in an empty folder."""

import os
import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from diwan.core.match import Match

TESTS = Path(__file__).parent.parent
UNSET = ("NO_COLOR", "FORCE_COLOR", "COLUMNS", "LINES", "LESS", "PAGER")
"""Variables that the person who runs the tests may have set."""
PATIENCE = 300
"""Seconds to wait for a program at a terminal. It is long because the machine may be busy."""
Run = Callable[..., subprocess.CompletedProcess[str]]


def environment(home: Path, **more: str) -> dict[str, str]:
    kept = {key: value for key, value in os.environ.items() if key not in UNSET}
    paths = [str(home / "added"), str(TESTS), str(TESTS.parent / "examples"), *sys.path]
    return {
        **kept,
        "PYTHONPATH": os.pathsep.join(path for path in paths if path),
        "XDG_DATA_HOME": str(home / "data"),
        "PROMPT_TOOLKIT_NO_CPR": "1",
        "PYTHONIOENCODING": "utf-8",
        "TERM": "xterm-256color",
        **more,
    }


def play_first(match: Match, moves: int = 10_000) -> Match:
    while match.to_act and moves:
        seat = match.to_act[0]
        menu = match.legal(seat)
        match.play(seat, menu[moves % len(menu)])
        moves -= 1
    match.names = ("Ann", "Bahar", "Cyrus", "Dalia")[: match.setup.seats]
    match.bots = ("", "random", "random", "random")[: match.setup.seats]
    return match


def files_in(folder: Path) -> Sequence[str]:
    return sorted(str(path.relative_to(folder)) for path in folder.rglob("*") if path.is_file())
