"""A deck is right if tables accept it, whatever editor wrote it."""

import json
from pathlib import Path

import pytest

from cli.running import Run

OBJECTIVE = """
[[objective]]
id = "X{}"
title = "A district"
when = [{{ is = "stations_min", n = 1 }}]
"""


def deck(path: Path, objectives: int, encoding: str = "utf-8") -> Path:
    path.write_text("".join(OBJECTIVE.format(number) for number in range(objectives)), encoding)
    return path


def test_a_deck_that_no_table_accepts_is_refused(here: Run, tmp_path: Path) -> None:
    done = here("deck", "check", deck(tmp_path / "deck.toml", 1).name)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("diwan: deck.toml:1: no table can play with this deck: the deck has 1 objectives")


def test_tables_that_need_more_cards_are_listed(here: Run, tmp_path: Path) -> None:
    file = deck(tmp_path / "deck.toml", 5)
    done = here("deck", "check", file.name)
    assert done.returncode == 0
    assert "nothing wrong" not in done.stdout
    assert "Not for beginner with 6 players: the deck has 5 objectives" in done.stdout
    refused = json.loads(here("deck", "check", file.name, "--json").stdout)["refused"]
    assert [(table["variant"], table["seats"]) for table in refused] == [("beginner", 6), ("advanced", 6)]


@pytest.mark.parametrize("command", [["deck", "check"], ["sim", "machrou3-rais", "--games", "1", "--deck"]])
def test_a_byte_order_mark_is_no_mistake(here: Run, tmp_path: Path, command: list[str]) -> None:
    done = here(*command, deck(tmp_path / "deck.toml", 6, "utf-8-sig").name)
    assert (done.returncode, done.stderr) == (0, "")
