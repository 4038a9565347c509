"""What the documents show is what the project does."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from diwan.core.registry import BUILT_IN

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / "README.md", ROOT / "CHANGELOG.md", *sorted((ROOT / "docs").glob("*.md"))]


def blocks(page: Path, language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```", page.read_text("utf-8"), re.MULTILINE | re.DOTALL)


def test_the_code_of_the_readme_runs() -> None:
    (code,) = blocks(ROOT / "README.md", "python")
    assert len(code.strip().splitlines()) <= 10
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.stderr == ""
    assert done.stdout.startswith("Outcome(winners=(")


def test_the_contract_page_shows_the_tiny_game_as_it_is() -> None:
    assert (ROOT / "examples" / "higher_card.py").read_text("utf-8") in blocks(ROOT / "docs" / "contract.md", "python")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#\s]+)[^)]*\)", page.read_text("utf-8")):
        assert (page.parent / target).exists(), f"{page.name} links to {target}"


@pytest.mark.parametrize("game_id", BUILT_IN)
def test_every_game_has_its_rulings_page(game_id: str) -> None:
    package = BUILT_IN[game_id].replace(".", "/")
    assert f"(../src/{package}/texts/rules.en.md)" in (ROOT / "docs" / "rulings.md").read_text("utf-8")


def test_lock_files_name_no_place_to_download_from() -> None:
    for lock in (ROOT / "requirements").glob("*.txt"):
        assert not re.search(r"://|^--(index|extra|find)", lock.read_text("utf-8"), re.MULTILINE)


def test_every_dependency_has_its_reason() -> None:
    import tomllib

    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    reasons = (ROOT / "docs" / "dependencies.md").read_text("utf-8")
    wanted = [*project["dependencies"], *(p for extra in project["optional-dependencies"].values() for p in extra)]
    names = {re.split(r"[<>=\[]", line)[0] for line in wanted}
    assert {name for name in names if name not in reasons} == set()
