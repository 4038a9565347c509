"""How little the pages weigh, and that what is compressed is what was built. `bench/web.py` measures times too."""

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Page

from browser.house import Served
from browser.people import NAMES, choose
from browser.weights import Scales, weigh_game, weigh_lobby

LANGUAGES = ("en", "ar", "fa", "pl")
LOBBY = 90_000
"""The most bytes of the first page, with what it loads for the next one."""
BOARD = 60_000
"""The most bytes that come when a table of a game is opened from the first page: its board, its texts, and what the
server answers."""


def shell(page: Page, served: Served) -> list[str]:
    """The files of the client that do not belong to one game, as the worker lists them."""
    worker = page.request.get(f"{served.address}/worker.js").text()
    files: list[str] = json.loads(worker.partition("const FILES = ")[2].partition(";")[0])
    return files


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_page_is_light(page: Page, served: Served, language: str) -> None:
    choose(page, language)
    scales = Scales(page)
    assert 10_000 < weigh_lobby(page, scales, served.address) < LOBBY, scales.files


@pytest.mark.parametrize("game", NAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_is_light(page: Page, served: Served, game: str, language: str) -> None:
    choose(page, language)
    scales = Scales(page)
    weigh_lobby(page, scales, served.address)
    before = dict(scales.files)
    weight = weigh_game(page, scales, game)
    came = {file: bytes_ - before.get(file, 0) for file, bytes_ in scales.files.items()}
    assert 10_000 < weight < BOARD, came


def test_who_comes_again_receives_next_to_nothing(new_context: Callable[..., BrowserContext], served: Served) -> None:
    context = new_context()
    for most in (LOBBY, 3_000):
        page = context.new_page()
        choose(page)
        scales = Scales(page)
        assert weigh_lobby(page, scales, served.address) < most, scales.files
        page.close()


def test_every_file_is_the_same_in_every_encoding(page: Page, served: Served) -> None:
    files = ["/worker.js", *shell(page, served)]
    assert len(files) > 20
    for file in files:
        bodies, lengths = [], []
        for encoding in ("identity", "gzip", "br"):
            answer = page.request.get(served.address + file, headers={"accept-encoding": encoding})
            bodies.append(answer.body())
            lengths.append(int(answer.headers["content-length"]))
        assert bodies[0] == bodies[1] == bodies[2], file
        if not file.endswith(".png") and lengths[0] > 1_000:
            assert lengths[0] > lengths[1] > lengths[2], file
