import json
import os
import subprocess
import sys
from pathlib import Path

import pexpect
import pytest

from cli.running import PATIENCE, TESTS, Run
from diwan.core.registry import games
from ports import free_port

KTM = "king-thief-minister"
COMMANDS = ["bench", "check", "example", "games", "play", "replay", "rules", "sim"]


def test_without_a_command_the_web_table_is_served_and_opened(tmp_path: Path) -> None:
    port = free_port()
    env = {**os.environ, "DIWAN_PORT": str(port), "DIWAN_DATABASE": str(tmp_path / "t.sqlite")}
    env["BROWSER"] = "echo opened %s"
    program = pexpect.spawn(sys.executable, ["-m", "diwan.cli"], env=env, timeout=PATIENCE, encoding="utf-8")
    program.expect(f"opened http://127.0.0.1:{port}")
    program.sendcontrol("c")
    program.expect(pexpect.EOF)
    assert "Traceback" not in program.before


def test_an_unknown_command_is_refused_with_the_nearest_one(diwan: Run) -> None:
    done = diwan("pley")
    assert (done.returncode, done.stdout) == (2, "")
    assert "did you mean 'play'?" in done.stderr


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_a_help_text(here: Run, command: str) -> None:
    assert f" {command} " in here("--help").stdout
    assert f"diwan {command}" in here(command, "--help").stdout


def test_help_imports_nothing_heavy() -> None:
    code = (
        "import sys; from diwan.cli import run; run(['sim', '--help']);"
        "print([m for m in ('numpy', 'numba', 'fluent', 'prompt_toolkit', 'diwan.games') if m in sys.modules]);"
        "run(['--help']);"
        "print([m for m in ('numpy', 'numba', 'fluent', 'prompt_toolkit') if m in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert [line for line in done.stdout.splitlines() if line.startswith("[")] == ["[]", "[]"]


def test_the_games_are_listed(here: Run) -> None:
    listed = json.loads(here("games", "--json").stdout)
    assert [game["id"] for game in listed][: len(games())] == list(games())
    assert all(game["id"] in here("games").stdout for game in listed)


@pytest.mark.parametrize("game_id", games())
def test_a_game_is_shown_with_its_variants_and_options(here: Run, game_id: str) -> None:
    facts = json.loads(here("games", game_id, "--json").stdout)
    shown = here("games", game_id).stdout
    for variant, options in facts["variants"].items():
        assert f"--variant {variant}" in shown
        for key in options:
            assert f"--option {key}=" in shown


@pytest.mark.parametrize("game_id", games())
def test_rules_and_single_rulings_are_printed(here: Run, game_id: str) -> None:
    from diwan.core.registry import game
    from diwan.words.rules import rules_text

    assert here("rules", game_id).returncode == 0
    prefix, count = game(game_id).about.rulings
    for number in range(1, count + 1):
        ruling = rules_text(game(game_id), f"{prefix}{number}".lower())
        assert ruling.startswith(f"**{prefix}{number}**")
        assert f"**{prefix}{number + 1}**" not in ruling


def test_rules_are_printed_in_the_given_language(here: Run) -> None:
    assert "instrukcja" in here("rules", "clash", "C20", "--language", "pl").stdout
    refused = here("rules", "clash", "--language", "xx")
    assert refused.returncode == 2
    assert "no texts in 'xx'" in refused.stderr


def test_worked_examples_are_run(here: Run, tmp_path: Path) -> None:
    examples = TESTS / "games" / "king_thief_minister" / "examples.toml"
    assert "all as the file states" in here("example", KTM, examples).stdout
    text = examples.read_text("utf-8")
    (tmp_path / "wrong.toml").write_text(text.replace("treasury = 9", "treasury = 8", 1), "utf-8")
    assert text != (tmp_path / "wrong.toml").read_text("utf-8")
    wrong = here("example", KTM, tmp_path / "wrong.toml")
    assert wrong.returncode == 1
    assert "treasury" in wrong.stdout


@pytest.mark.parametrize("game_id", ["clash", "intrigue", KTM])
def test_a_file_without_examples_is_refused(here: Run, tmp_path: Path, game_id: str) -> None:
    (tmp_path / "empty.toml").write_text("")
    done = here("example", game_id, "empty.toml")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("diwan: empty.toml:1: ")


def test_a_game_without_a_notation_for_examples_is_refused(diwan: Run, tmp_path: Path, add_game) -> None:  # type: ignore[no-untyped-def]
    add_game("higher-card", "higher_card:GAME")
    (tmp_path / "e.toml").write_text("")
    done = diwan("example", "higher-card", "e.toml")
    assert done.returncode == 2
    assert "higher-card has no notation for examples" in done.stderr
