"""A game from another package in the browser: its cover, rules, texts and board come from the server."""

from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import BrowserContext, Page, expect

import guest
from browser.barriers import clear
from browser.house import Served
from browser.people import OFFERED, choose, picture, play_on

GAME = "liars-dice"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    folder = tmp_path_factory.mktemp("guest")
    house = Served(Path(folder), environment=guest.install(folder))
    yield house
    house.stop()


def test_a_whole_game_of_another_package(page: Page, house: Served) -> None:
    choose(page)
    page.goto(house.address)
    card = picture(page, GAME)
    expect(card).to_contain_text("Liar's Dice")
    expect(card.locator("img")).to_have_js_property("complete", True)
    card.locator("button.primary").click()
    expect(page.locator(".liar .dice")).to_be_visible()
    page.locator(".liar td button").nth(3).click()  # the board's own buttons play moves
    expect(page.get_by_text("You bid 1 × 4.").first).to_be_attached()
    page.keyboard.press("?")
    expect(page.locator("dialog")).to_contain_text("Instead of bidding you may call the last bid a lie.")
    page.keyboard.press("Escape")
    clear(page, GAME)
    play_on(page, Random(3))
    expect(page.get_by_text("Only one player has dice left.").first).to_be_visible()
    page.locator("#over ~ .buttons a").first.click()
    expect(page.locator(".liar")).to_be_visible()


def test_its_texts_in_arabic_on_a_phone(new_context: Callable[..., BrowserContext], house: Served) -> None:
    page = new_context(viewport={"width": 360, "height": 740}).new_page()
    choose(page, "ar", "dark")
    page.goto(house.address)
    expect(picture(page, GAME)).to_contain_text("نرد الكذّاب")
    picture(page, GAME).locator("button.primary").click()
    expect(page.locator(OFFERED).first).to_be_visible()
    expect(page.locator(".liar")).to_be_visible()
    assert not page.evaluate("document.documentElement.scrollWidth > innerWidth")
