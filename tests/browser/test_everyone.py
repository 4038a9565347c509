"""What everybody needs: no barrier that axe can find, nothing cut off, talk, rules, refusals, reconnection."""

from random import Random

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from browser.house import Served
from browser.people import NAMES, OFFERED, against_bots, choose, picture, play_on


def clear(page: Page, where: str) -> None:
    found = Axe().run(page)
    told = "; ".join(f"{one['id']} at {one['nodes'][0]['target']}" for one in found.response["violations"])
    assert found.violations_count == 0, f"{where}: {told}"


@pytest.mark.parametrize(("language", "theme"), [("en", "light"), ("ar", "dark"), ("fa", "light"), ("pl", "dark")])
def test_no_barrier_on_any_page_or_dialog(page: Page, served: Served, language: str, theme: str) -> None:
    choose(page, language, theme)
    page.goto(served.address)
    expect(page.locator("article").first).to_be_visible()
    clear(page, "first page")
    for number, where in ((1, "new table"), (2, "rules")):
        picture(page, "king-thief-minister").locator("button").nth(number).click()
        expect(page.locator("dialog")).to_be_visible()
        clear(page, where)
        page.keyboard.press("Escape")
    for game in NAMES:
        against_bots(page, served.address, game)
        expect(page.locator("#act h2").first).to_be_visible()
        clear(page, game)
    page.locator("nav button").nth(1).click()
    expect(page.locator("dialog svg")).to_be_visible()
    clear(page, "invitation")
    page.keyboard.press("Escape")
    page.locator("#tab-talk").click()
    clear(page, "talk")


@pytest.mark.parametrize(("width", "height"), [(360, 740), (740, 360)])
@pytest.mark.parametrize("game", list(NAMES))
def test_nothing_is_wider_than_a_small_phone(page: Page, served: Served, game: str, width: int, height: int) -> None:
    page.set_viewport_size({"width": width, "height": height})
    choose(page)
    against_bots(page, served.address, game)
    expect(page.locator("#act h2").first).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_rules_are_one_key_away_and_can_be_searched(page: Page, served: Served) -> None:
    choose(page)
    against_bots(page, served.address, "king-thief-minister")
    page.keyboard.press("?")
    page.locator("dialog input").fill("K7")
    expect(page.locator("dialog .item")).to_have_count(1)
    expect(page.locator("dialog .item")).to_contain_text("K7")


def test_words_reach_the_table_and_the_language_can_change_at_any_time(page: Page, served: Served) -> None:
    choose(page)
    against_bots(page, served.address, "king-thief-minister")
    page.locator("#tab-talk").click()
    page.locator(".talk input").fill("Good evening")
    page.locator(".talk button").click()
    expect(page.locator(".talk [role=log]")).to_contain_text("Good evening")
    page.locator("nav button").last.click()
    page.locator("dialog select").first.select_option("fa")
    expect(page.locator("html")).to_have_attribute("dir", "rtl")


def test_the_server_is_restarted_in_the_middle_of_a_game(page: Page, served: Served) -> None:
    choose(page)
    against_bots(page, served.address, "clash")
    expect(page.locator(OFFERED).first).to_be_visible()
    served.restart()
    play_on(page, Random(7))


def test_several_people_on_one_device_see_a_curtain_between_them(page: Page, served: Served) -> None:
    choose(page)
    page.goto(served.address)
    picture(page, "clash").locator("button").nth(1).click()
    page.locator("input[value=here]").check()
    page.locator("form button.primary").click()
    curtain = page.locator(".curtain")
    expect(curtain).to_be_visible()
    expect(page.locator("section.board")).to_have_count(0)
    curtain.locator("button").click()
    expect(page.locator("section.board svg").first).to_be_visible()
    page.locator(OFFERED).first.click()
    expect(curtain).to_be_visible()


def test_a_table_that_is_not_there_says_so(page: Page, served: Served) -> None:
    choose(page)
    page.goto(f"{served.address}/t/nowhere")
    expect(page.locator("h2")).to_contain_text("no such table")
