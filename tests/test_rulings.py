"""Every ruling that a game promises stands in its rules page, is cited in its code and has a test."""

import re
from pathlib import Path

import pytest

import diwan
from diwan.core.registry import game as find_game
from diwan.core.registry import games

ROOT = Path(__file__).parent.parent


def rulings(game_id: str) -> list[str]:
    prefix, count = diwan.game(game_id).about.rulings
    return [f"{prefix}{number}" for number in range(1, count + 1)]


def cited(text: str) -> set[str]:
    """`K7`, `(K13)`, and `test_k07_...` or `test_k7_k8_...` in the names of tests."""
    found = set(re.findall(r"(?<![A-Za-z0-9])([A-Z][0-9]{1,2})(?![A-Za-z0-9])", text))
    names = " ".join(re.findall(r"test_\w+", text))
    return found | {f"{letter.upper()}{int(number)}" for letter, number in re.findall(r"_([a-z])(\d+)", names)}


def package(game_id: str) -> Path:
    return ROOT / "src" / find_game(game_id).package.replace(".", "/")


def read_all(folder: Path, pattern: str) -> str:
    return "\n".join(path.read_text("utf-8") for path in sorted(folder.rglob(pattern)))


@pytest.mark.parametrize("game_id", games())
def test_every_ruling_is_explained(game_id: str) -> None:
    page = (package(game_id) / "texts" / "rules.en.md").read_text("utf-8")
    assert re.findall(r"^- \*\*([A-Z]\d+)\*\*", page, re.MULTILINE) == rulings(game_id)


@pytest.mark.parametrize("game_id", games())
def test_every_ruling_is_cited_where_it_lives(game_id: str) -> None:
    assert set(rulings(game_id)) - cited(read_all(package(game_id), "*.py")) == set()


@pytest.mark.parametrize("game_id", games())
def test_every_ruling_has_a_test(game_id: str) -> None:
    tests = ROOT / "tests" / "games" / package(game_id).name
    assert set(rulings(game_id)) - cited(read_all(tests, "*.py") + read_all(tests, "*.t*xt")) == set()


@pytest.mark.parametrize("game_id", games())
def test_the_list_of_rulings_says_how_many_there_are(game_id: str) -> None:
    first, *_, last = rulings(game_id)
    where = f"../src/{find_game(game_id).package.replace('.', '/')}/texts/rules.en.md"
    assert f"({where}), {first} to {last}" in (ROOT / "docs" / "rulings.md").read_text("utf-8")


def test_the_check_sees_a_missing_ruling() -> None:
    assert cited("# K7 and (K13)\ndef test_k8_x() -> None: ...") == {"K7", "K13", "K8"}
    assert "K9" not in cited("OK99 K90x K9a")
