"""Texts, rules, covers and boards of games, ours and those of other packages, over HTTP."""

import asyncio
import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from diwan.server.game_files import KEPT, MANIFEST, game_files
from diwan.server.marks import game_marks
from diwan.server.settings import Settings
from server.parts import Worker, environment, running, until_ready

Make = Callable[..., Settings]

GUEST = {
    "__init__.py": (
        "import higher_card\nfrom msgspec.structs import replace\nGAME = replace(higher_card.GAME, package=__name__)\n"
    ),
    "texts/en.ftl": "title = Higher Card\ntagline = High wins.\n",
    "texts/ar.ftl": "title = الورقة الأعلى\n",
    "texts/rules.en.md": "# Higher Card\n\n- **H1** The highest card wins.\n",
    "web/board.js": "export const mount = () => ({ update() {}, destroy() {} });\n",
    "web/cover.svg": '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 180" />\n',
    "web/art/style.css": "p { color: red }\n",
    "web/board.ts": "export {};\n",
    "web/.hidden.js": "secret\n",
}
"""A game from another package, with all that a game may bring."""


def install(folder: Path, files: dict[str, str]) -> dict[str, str]:
    """Install a package with the game Higher Card for another process; returns the variables that it needs."""
    for name, text in files.items():
        file = folder / "guest_game" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, "utf-8")
    (folder / "secret.js").write_text("secret\n")
    about = folder / "guest_game-1.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: guest-game\nVersion: 1\n")
    (about / "entry_points.txt").write_text("[diwan.games]\nhigher-card = guest_game:GAME\n")
    examples = Path(__file__).parents[2] / "examples"
    return {"PYTHONPATH": f"{folder}:{examples}"}


@pytest.fixture
def guest(folder: Path, workers: Callable[[dict[str, str]], Worker]) -> Iterator[httpx.Client]:
    """A client of a server on which the package is installed."""
    web = folder / "web"
    web.mkdir()
    worker = workers({**environment(database=str(folder / "diwan.sqlite"), web=str(web)), **install(folder, GUEST)})
    asyncio.run(until_ready(worker))
    with httpx.Client(base_url=worker.url, timeout=60) as client:
        yield client


def entry(client: httpx.Client, game: str) -> dict[str, Any]:
    found: dict[str, Any] = next(one for one in client.get("/api/games").json() if one["id"] == game)
    return found


def test_a_game_of_another_package_gives_out_all_that_it_brings(guest: httpx.Client) -> None:
    shown = entry(guest, "higher-card")
    stamp = shown["stamp"]
    assert shown["board"] == f"/api/games/higher-card/board/board.js?v={stamp}"
    assert shown["cover"] == f"/api/games/higher-card/cover?v={stamp}"
    for address, file, kind in [
        (shown["board"], "web/board.js", "text/javascript"),
        (shown["cover"], "web/cover.svg", "image/svg+xml"),
        (f"/api/games/higher-card/board/art/style.css?v={stamp}", "web/art/style.css", "text/css"),
        (f"/api/games/higher-card/rules/fa?v={stamp}", "texts/rules.en.md", "text/markdown"),
    ]:
        answer = guest.get(address)
        assert (answer.status_code, answer.text) == (200, GUEST[file])
        assert answer.headers["content-type"].startswith(kind)
        assert answer.headers["cache-control"] == KEPT
    told = guest.get(f"/api/games/higher-card/texts/ar?v={stamp}").json()
    assert told["texts"] == [GUEST["texts/ar.ftl"], "tagline = High wins.\n"], "what the first leaves out"
    assert told["marks"]["Opened"] == {"stayed": "seats"}


def test_what_is_not_asked_for_by_the_present_stamp_is_not_kept(guest: httpx.Client) -> None:
    for address in ("/texts/en", "/texts/en?v=old", "/cover", "/rules/en?v=", "/board/board.js?v=1"):
        answer = guest.get(f"/api/games/higher-card{address}")
        assert answer.status_code == 200
        assert answer.headers["cache-control"] == "no-store"
    assert guest.get("/api/games").headers["cache-control"] == "no-cache"


@pytest.mark.parametrize(
    "path",
    ["nothing.js", "board.ts", ".hidden.js", "../__init__.py", "../../secret.js", "..%2f..%2fsecret.js", "%2e%2e/x.js",
     "art", "art/", "", "/etc/hostname.js", "art%5c..%5cboard.js", "C:/x.js", "%00.js"],
)  # fmt: skip
def test_nothing_but_the_files_of_a_board_is_given_out(guest: httpx.Client, path: str) -> None:
    answer = guest.get(f"/api/games/higher-card/board/{path}")
    assert answer.status_code in (400, 404)
    assert "secret" not in answer.text


def test_a_link_out_of_the_folder_is_not_followed(guest: httpx.Client, folder: Path) -> None:
    (folder / "guest_game/web/link.js").symlink_to(folder / "secret.js")
    assert guest.get("/api/games/higher-card/board/link.js").status_code == 404


@pytest.mark.asyncio
async def test_every_game_of_ours_has_texts_rules_and_a_cover(settings: Make) -> None:
    async with running(settings()) as server, httpx.AsyncClient(base_url=server.url) as client:
        for shown in (await client.get("/api/games")).json():
            game = f"/api/games/{shown['id']}"
            english = (await client.get(f"{game}/texts/en")).json()
            arabic = (await client.get(f"{game}/texts/ar-LB")).json()
            unknown = (await client.get(f"{game}/texts/tlh")).json()
            assert len(english["texts"]) == 1
            left_out = [line for line in arabic["texts"][1].splitlines() if not line.startswith((" ", "icon-"))]
            assert left_out == [], "only the names of icons, which are the same in every language"
            assert "\n#" not in english["texts"][0]
            assert unknown == english
            assert english["marks"] == game_marks(shown["id"])
            rules = [(await client.get(f"{game}/rules/{language}")).text for language in ("en", "fa", "tlh")]
            assert rules[0] != rules[1]
            assert rules[0] == rules[2]
            assert (await client.get(shown["cover"])).text.startswith("<svg")


@pytest.mark.asyncio
async def test_a_game_that_is_not_there_is_a_sentence(settings: Make) -> None:
    async with running(settings()) as server, httpx.AsyncClient(base_url=server.url) as client:
        for path in ("texts/en", "rules/en", "cover", "board/board.js"):
            answer = await client.get(f"/api/games/chess/{path}")
            assert answer.status_code == 404
            assert "there is no game 'chess'" in answer.json()["problem"]


def test_the_address_of_a_built_board_is_in_the_manifest_of_the_client(tmp_path: Path) -> None:
    assert game_files("clash", tmp_path).board is None
    built = tmp_path / "web"
    built.mkdir()
    made = {"../src/diwan/games/clash/web/board.ts": {"file": "assets/clash-1.js"}}
    (built / MANIFEST).write_text(json.dumps(made))
    assert game_files("clash", built).board == "/assets/clash-1.js"
    assert game_files("clash", built).stamp != game_files("clash", tmp_path).stamp
    assert game_files("intrigue", built).board is None


def test_marks_tell_seats_from_other_numbers() -> None:
    marks = game_marks("king-thief-minister")
    assert marks["View"]["coins"] == "each"
    assert marks["View"]["memory"] == "=Memory"
    assert marks["HiddenDoubt"] == {"turn": "seat", "claimant": "seat", "answered": "each"}
    assert game_marks("machrou3-rais")["Over"]["ballots"] == "each seat"
    assert game_marks("machrou3-rais")["Objectives"]["hands"] == "each =Place"
