"""What the documents show is what the project does."""

import itertools
import pydoc
import re
import shlex
import subprocess
import sys
from pathlib import Path
from typing import Any, Literal

import pytest
from fluent.runtime import FluentResource
from sphinx.util.inventory import InventoryFile

import diwan
from diwan.bots.bot import bots
from diwan.cli.app import add_game_commands, app
from diwan.core.game import ARGUMENTS, Game, Seat, Tagged
from diwan.core.registry import game as find_game
from diwan.core.registry import games
from diwan.words import Book, Words

add_game_commands()
ROOT = Path(__file__).parent.parent
PAGES = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").glob("*.md"))]


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


def test_the_contract_page_names_every_field_of_a_declaration_in_order() -> None:
    page = (ROOT / "docs" / "contract.md").read_text("utf-8")
    named = re.findall(r"^\| `(\w+)(?:\([\w, ]*\))?` \|", page.split("## The laws")[0], re.MULTILINE)
    assert named == list(Game.__struct_fields__)
    for name, arguments in re.findall(r"^\| `(\w+)\(([\w, ]*)\)` \|", page, re.MULTILINE):
        assert tuple(arguments.split(", ")) == ARGUMENTS[name]


def test_the_sentences_of_the_contract_page_are_made_as_it_says() -> None:
    page = ROOT / "docs" / "contract.md"
    (texts,) = blocks(page, "text")
    structs = next(block for block in blocks(page, "python") if "class Bought" in block)
    made: dict[str, Any] = {"Tagged": Tagged, "Seat": Seat, "Literal": Literal}
    exec(structs, made)
    book = Book()
    book._bundles[0].add_resource(FluentResource(texts))
    words = Words(book, ("Ann", "Bob", "Cy"), me=1)
    rows = re.findall(r"^\| `((?:Bought|Shared)\(.*\))` \| (.*) \|$", page.read_text("utf-8"), re.MULTILINE)
    assert len(rows) == 4
    for event, sentence in rows:
        assert words.event(eval(event, made)) == sentence


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#\s]+)[^)]*\)", page.read_text("utf-8")):
        assert (page.parent / target).exists(), f"{page.name} links to {target}"


@pytest.mark.parametrize("game_id", games())
def test_every_game_has_its_rulings_page(game_id: str) -> None:
    package = find_game(game_id).package.replace(".", "/")
    assert f"(../src/{package}/texts/rules.en.md)" in (ROOT / "docs" / "rulings.md").read_text("utf-8")


COMMAND = re.compile(r"^(?: {4})?(?:[A-Z_]+=\S+ |.*\| )*diwan\b(.*)$", re.MULTILINE)
"""A line that can be typed: behind settings of the environment, or at the end of a pipe."""
COMMANDS = [
    pytest.param(line, id=f"{page.name}: {line[:60]}")
    for page in PAGES
    for line in dict.fromkeys(COMMAND.findall(page.read_text("utf-8").replace("\\\n", " ")))
]
MENTIONED = [
    pytest.param(line, id=f"{page.name}: {line[:60]}")
    for page in PAGES
    for line in dict.fromkeys(re.findall(r"`diwan ([a-z][^`]*)`", page.read_text("utf-8")))
]


def test_there_are_commands_on_the_pages() -> None:
    assert len(COMMANDS) > 50
    assert len(MENTIONED) > 20


@pytest.mark.parametrize("line", COMMANDS)
def test_commands_can_be_typed_as_they_stand(line: str) -> None:
    tokens = list(itertools.takewhile(lambda token: token not in (">", "|"), shlex.split(line, comments=True)))
    command, bound, _ = app.parse_args(tokens, exit_on_error=False, print_error=False)
    assert command is not app.default_command or not tokens
    if (game_id := bound.arguments.get("game")) is not None:
        assert game_id in games()
    for name in (bound.arguments.get("bots") or bound.arguments.get("bot") or "random").split(","):
        assert name in bots(game_id or "king-thief-minister")


@pytest.mark.parametrize("line", MENTIONED)
def test_commands_and_options_that_are_mentioned_exist(line: str) -> None:
    _, apps, rest = app.parse_commands([word for word in line.split() if word != "--help"])
    assert apps[-1] is not app
    known = {name for argument in apps[-1].assemble_argument_collection() for name in argument.names}
    assert {word for word in rest if word.startswith("--")} <= known


def test_the_site_is_built_without_a_warning(tmp_path: Path) -> None:
    """Broken links and anchors are warnings too. Nothing on the site is loaded from another host."""
    build = ["-q", "-W", "--keep-going", "-c", "docs"]
    places = ["-d", str(tmp_path / "read"), ".", str(tmp_path / "site")]
    done = subprocess.run(
        [sys.executable, "-m", "sphinx", *build, *places], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.stdout + done.stderr == ""
    assert done.returncode == 0

    described = InventoryFile.loads((tmp_path / "site" / "objects.inv").read_bytes(), uri="").data
    names = {name for kind, found in described.items() if kind.startswith("py:") for name in found}
    assert {f"diwan.{name}" for name in diwan.__all__} <= names

    assert (tmp_path / "site" / "index.html").exists()
    for page in (tmp_path / "site").rglob("*.html"):
        loaded = re.findall(
            r"<(?:script|img|link|iframe)\b[^>]*?\b(?:src|href)=[\"']?([^\"'\s>]+)", page.read_text("utf-8")
        )
        assert [address for address in loaded if "//" in address] == [], page.name


def test_every_page_is_on_the_site() -> None:
    index = (ROOT / "docs" / "index.md").read_text("utf-8")
    trees = "".join(blocks(ROOT / "docs" / "index.md", "{toctree}"))
    shown = set(re.findall(r"^(?:.* <)?([^\s<>]+)>?$", trees, re.MULTILINE))
    for page in PAGES:
        name = f"../{page.stem}" if page.parent == ROOT else page.stem
        assert name == "index" or name in shown, f"docs/index.md has no place for {page.name}"
    for game_id in games():
        assert f"../src/{find_game(game_id).package.replace('.', '/')}/texts/rules.en" in shown
        assert f"../src/{find_game(game_id).package.replace('.', '/')}/texts/rules.en.md" in index


def test_the_glossary_defines_each_word_once_by_names_that_exist() -> None:
    rows = re.findall(
        r"^\| ([^|]+) \| [^|]+ \| (?:`([^`|]+)` )?\|$", (ROOT / "docs" / "glossary.md").read_text("utf-8"), re.M
    )
    words = [word for word, _ in rows if word not in ("word", "---")]
    assert len(words) > 100
    assert len(set(words)) == len(words)
    for _, name in rows:
        assert not name or pydoc.locate(name) is not None, f"there is no {name}"


def test_commit_hooks_fetch_nothing() -> None:
    hooks = (ROOT / ".pre-commit-config.yaml").read_text("utf-8")
    assert set(re.findall(r"repo: (\S+)", hooks)) == {"local"}
    assert set(re.findall(r"language: (\S+)", hooks)) == {"system"}


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
