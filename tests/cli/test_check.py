import json
from collections.abc import Callable
from pathlib import Path

from cli.running import Run

KTM = "king-thief-minister"


def test_a_good_game_keeps_the_laws_for_every_number_of_seats(here: Run) -> None:
    done = here("check", KTM, "--games", "2", "--seed", "1", "--jobs", "1", "--json")
    assert (done.returncode, done.stderr) == (0, "")
    report = json.loads(done.stdout)
    assert report["passed"] is True
    assert [(row["seats"], row["games"]) for row in report["setups"]] == [(3, 2), (4, 2), (5, 2), (6, 2)]


def test_processes_share_the_work(diwan: Run) -> None:
    done = diwan("check", KTM, "--games", "6", "--seats", "3", "--option", "turn_limit_per_player=2", "--jobs", "2")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.split()[-5:] == ["standard", "3", "6", done.stdout.split()[-2], "kept"]


def test_a_broken_law_is_reported_with_the_shortest_record(
    diwan: Run, tmp_path: Path, add_game: Callable[[str, str], None]
) -> None:
    (tmp_path / "loser.py").write_text("from toys import toy\nGAME = toy('toys.loses_a_card')\n")
    add_game("higher-card", "loser:GAME")
    done = diwan("check", "higher-card", "--games", "5", "--jobs", "1")
    assert done.returncode == 1
    assert "Broken: conservation:" in done.stderr
    lines = done.stdout.splitlines()
    assert json.loads(lines[0])["game"] == "higher-card"
    assert json.loads(lines[-1]) == {"moves": len(lines) - 2, "outcome": None} or json.loads(lines[-1])["outcome"]

    written = diwan("check", "higher-card", "--games", "5", "--jobs", "1", "--record", "broken.jsonl")
    assert (written.returncode, written.stdout) == (1, "")
    assert "is in broken.jsonl." in written.stderr
    assert (tmp_path / "broken.jsonl").read_text("utf-8") == done.stdout


def test_a_game_that_crashes_breaks_a_law(diwan: Run, tmp_path: Path, add_game: Callable[[str, str], None]) -> None:
    (tmp_path / "stumbles.py").write_text(
        "import higher_card\nfrom msgspec.structs import replace\n"
        "def outcome(state):\n    raise ZeroDivisionError('no scores')\n"
        "GAME = replace(higher_card.GAME, outcome=outcome)\n"
    )
    add_game("higher-card", "stumbles:GAME")
    done = diwan("check", "higher-card", "--games", "1", "--seats", "2", "--jobs", "1", "--json")
    assert done.returncode == 1
    failure = json.loads(done.stdout)["failure"]
    assert failure["law"] == "games can be played"
    assert failure["why"] == "ZeroDivisionError: no scores"
