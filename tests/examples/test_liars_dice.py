"""A game in a package of its own gets everything that the four games have."""

import json
import subprocess
import sys
from collections.abc import Callable

import pytest

import guest

Run = Callable[..., str]
ID = "liars-dice"

ADAPTERS = """
import pyspiel
from pettingzoo.test import api_test, parallel_api_test, seed_test
from diwan import game
from diwan.adapters.gymnasium import SeatEnv
from diwan.adapters.openspiel import register
from diwan.adapters.pettingzoo import env, parallel_env

api_test(env("liars-dice", options={"dice": 2}), num_cycles=60)
parallel_api_test(parallel_env("liars-dice", options={"dice": 2}), num_cycles=60)
seed_test(lambda: env("liars-dice", options={"dice": 2}), num_cycles=60)
name = register(game("liars-dice"))
pyspiel.random_sim_test(pyspiel.load_game(name, {"options": '{"dice": 2}'}), 3, True, False)
seat = SeatEnv("liars-dice", seats=3, opponents="clever")
seat.reset(seed=1)
"""


@pytest.fixture(scope="module")
def run(tmp_path_factory: pytest.TempPathFactory) -> Run:
    """Run a command of Diwan, or a script, with the package installed; return what it prints."""
    folder = tmp_path_factory.mktemp("guest")
    env = {**guest.install(folder), "XDG_DATA_HOME": str(folder), "COLUMNS": "100"}

    def run(*arguments: str, typed: str = "") -> str:
        command = [sys.executable, *(arguments if arguments[0] == "-c" else ("-m", "diwan.cli", *arguments))]
        done = subprocess.run(command, input=typed, capture_output=True, text=True, env=env, cwd=folder, check=False)
        assert done.returncode == 0, done.stderr
        return done.stdout

    return run


def test_rules_and_texts_together_take_less_than_200_lines() -> None:
    package = guest.PACKAGE / "src" / "liars_dice"
    files = [package / "__init__.py", *(package / "texts").iterdir()]
    assert {file.name for file in files} >= {"en.ftl", "ar.ftl", "rules.en.md", "rules.ar.md"}
    assert sum(len(file.read_text("utf-8").splitlines()) for file in files) < 200


def test_it_is_in_the_catalogue_with_its_rules(run: Run) -> None:
    listed = {game["id"]: game for game in json.loads(run("games", "--json"))}
    assert listed[ID]["title"] == "Liar's Dice"
    assert "clever" in listed[ID]["bots"]
    assert "ten" not in run("rules", ID, "L3")
    assert "A bid says how many dice show a face." in run("rules", ID, "L3")
    assert "نرد الكذّاب" in run("rules", ID, "--language", "ar")


def test_it_keeps_every_law(run: Run) -> None:
    report = json.loads(run("check", ID, "--games", "4", "--seed", "1", "--jobs", "1", "--json"))
    assert [(row["seats"], row["games"]) for row in report["setups"]] == [(seats, 4) for seats in (2, 3, 4, 5, 6)]


def test_a_whole_game_is_played_in_the_terminal(run: Run) -> None:
    table = ["play", ID, "--seats", "3", "--seed", "1", "--bots", "clever", "--name", "Ann", "--option", "dice=1"]
    told = run(*table, typed="1\n" * 200)
    assert "You rolled a " in told
    assert "Only one player has dice left." in told
    assert "seat 0" not in told


def test_bots_are_simulated_and_rated(run: Run) -> None:
    done = json.loads(run("sim", ID, "--games", "20", "--bots", "clever,random", "--seed", "1", "--json"))
    assert done["by_bot"]["clever"]["wins"] > done["by_bot"]["random"]["wins"]
    rated = json.loads(run("arena", ID, "--games", "4", "--bots", "easy,clever", "--seed", "1", "--json"))
    assert rated["game"] == ID


def test_learners_and_search_take_it(run: Run) -> None:
    assert "Passed API test" in run("-c", ADAPTERS)
