import gzip
import json
import sys
from pathlib import Path

import pexpect

from cli.running import PATIENCE, Run, environment
from diwan.cli.files import load_record
from diwan.core.match import Match

KTM = "king-thief-minister"
KEYS = [
    "game", "variant", "seats", "games", "moves", "seconds", "by_bot", "by_seat", "by_team", "length", "statistics",
]  # fmt: skip
SIM = ["sim", KTM, "--seats", "4", "--games", "12", "--bots", "clever,random,random,random", "--seed", "1"]


def test_json_output_is_one_document(diwan: Run) -> None:
    done = diwan(*SIM, "--json")
    assert (done.returncode, done.stderr) == (0, "")
    report = json.loads(done.stdout)
    assert list(report) == KEYS
    assert (report["game"], report["variant"], report["seats"], report["games"]) == (KTM, "standard", 4, 12)
    assert {name: share["seats"] for name, share in report["by_bot"].items()} == {"clever": 12, "random": 36}
    assert sum(share["wins"] for share in report["by_bot"].values()) == 12
    assert [share["seats"] for share in report["by_seat"].values()] == [12] * 4
    assert 0 < report["length"]["median"] <= report["length"]["p90"]


def test_the_games_do_not_depend_on_the_number_of_processes(diwan: Run, tmp_path: Path) -> None:
    reports = []
    for jobs in ("1", "3"):
        done = diwan(*SIM, "--jobs", jobs, "--records", f"{jobs}.jsonl", "--json")
        assert done.returncode == 0, done.stderr
        reports.append({key: value for key, value in json.loads(done.stdout).items() if key != "seconds"})
    assert reports[0] == reports[1]
    assert (tmp_path / "1.jsonl").read_bytes() == (tmp_path / "3.jsonl").read_bytes()


def test_compressed_records_replay(here: Run, tmp_path: Path) -> None:
    done = here("sim", KTM, "--games", "3", "--records", "games.jsonl.gz", "--json")
    assert done.returncode == 0
    lines = gzip.decompress((tmp_path / "games.jsonl.gz").read_bytes()).decode().splitlines()
    assert [json.loads(line)["number"] for line in lines] == [1, 2, 3]
    moves = 0
    for number in (1, 2, 3):
        match = Match.replay(load_record(tmp_path / "games.jsonl.gz", number))
        assert match.outcome is not None
        moves += len(match.moves)
    assert moves == json.loads(done.stdout)["moves"]


def test_a_progress_bar_appears_only_on_a_terminal(tmp_path: Path) -> None:
    child = pexpect.spawn(
        sys.executable,
        ["-m", "diwan.cli", "sim", KTM, "--games", "30", "--seed", "1"],
        env=environment(tmp_path),
        dimensions=(24, 80),
        encoding="utf-8",
        timeout=PATIENCE,
    )
    child.expect("30/30")
    child.expect(pexpect.EOF)


def test_without_json_a_table_is_printed(here: Run) -> None:
    done = here("sim", KTM, "--games", "4", "--option", "turn_limit_per_player=5")
    assert done.returncode == 0
    assert "bot random" in done.stdout
    assert "seat 2" in done.stdout
