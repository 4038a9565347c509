import io
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from cli.running import Run, environment, play_first
from diwan.cli import run as run_here
from diwan.cli.files import write
from diwan.core.match import Match


@pytest.fixture
def diwan(tmp_path: Path) -> Run:
    """`diwan("games", "--json", typed="...")`."""

    def run(*arguments: str | Path, typed: str = "", **more: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [sys.executable, "-m", "diwan.cli", *map(str, arguments)],
            input=typed,
            capture_output=True,
            text=True,
            encoding="utf-8",
            cwd=tmp_path,
            env=environment(tmp_path, **more),
            check=False,
        )

    return run


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Run a command in this process, which is quicker."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))

    def run(*arguments: str | Path, typed: str = "", COLUMNS: str = "80") -> subprocess.CompletedProcess[str]:  # noqa: N803
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        monkeypatch.setenv("COLUMNS", COLUMNS)
        status = run_here([str(argument) for argument in arguments])
        said = capsys.readouterr()
        return subprocess.CompletedProcess(arguments, status, said.out, said.err)

    return run


@pytest.fixture
def add_game(tmp_path: Path) -> Callable[[str, str], None]:
    """Install a game by an entry point, like another package."""

    def add(game_id: str, value: str) -> None:
        folder = tmp_path / "added" / "added_game-1.dist-info"
        folder.mkdir(parents=True)
        (folder / "METADATA").write_text("Metadata-Version: 2.1\nName: added-game\nVersion: 1\n")
        (folder / "entry_points.txt").write_text(f"[diwan.games]\n{game_id} = {value}\n")

    return add


@pytest.fixture(scope="session")
def finished() -> Match:
    """Return a finished game of King Thief Minister in which every move is the first of its menu."""
    return play_first(Match.new("king-thief-minister", seats=3, seed=5))


@pytest.fixture(scope="session")
def unfinished() -> Match:
    return play_first(Match.new("king-thief-minister", seats=3, seed=5), moves=25)


@pytest.fixture
def saved(tmp_path: Path, finished: Match) -> Path:
    path = tmp_path / "finished.jsonl"
    write(path, finished.record().dumps())
    return path
