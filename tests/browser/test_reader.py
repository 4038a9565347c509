"""Whole games by keyboard alone, found as a screen reader finds things: by role and name."""

import re
from random import Random

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.house import Served
from browser.people import COMPOSED, NAMES, against_bots, choose, picture, seq, wait_for_more

MOST_TABS = 400
"""So often Tab is pressed at most to come to a button: a long menu has some hundred moves."""
MOST_MOVES = 900


def open_table(page: Page, served: Served, game: str) -> None:
    if game != "intrigue":
        against_bots(page, served.address, game)
        return
    page.goto(served.address)  # one round, because a whole game takes hours when Tab is pressed for everything
    picture(page, game).get_by_role("button", name=re.compile("Create a table")).click()
    page.locator("summary").click()
    page.get_by_label(re.compile("^Rounds")).fill("1")
    page.locator("form button.primary").click()


def press(page: Page, button: Locator) -> bool:
    """Press Tab until the button has the focus, and then Enter; False where a bot's move has taken it away."""
    found = button.element_handles()
    for _ in range(MOST_TABS if found else 0):
        if not found[0].evaluate("one => one.isConnected"):
            return False
        if found[0].evaluate("one => one === document.activeElement"):
            page.keyboard.press("Enter")
            return True
        page.keyboard.press("Tab")
    assert not found, f"Tab does not lead to {button}"
    return False


def unnamed(page: Page) -> list[str]:
    """Return the controls of the page that a screen reader has no name for."""
    controls = r"- (?:button|link|checkbox|radio|combobox|textbox)(?: \[.*\])?:?$"
    return [line for line in page.locator("body").aria_snapshot().splitlines() if re.match(controls, line.strip())]


@pytest.mark.parametrize("game", list(NAMES))
def test_a_whole_game_by_keyboard_and_screen_reader(page: Page, served: Served, game: str) -> None:
    choose(page)
    open_table(page, served, game)
    act = page.get_by_role("region", name="Your choice", exact=True)
    moves = act.get_by_role("list").get_by_role("button", disabled=False)
    over = page.get_by_role("heading", name="The game is over")
    composed, news = page.locator(COMPOSED), page.locator("[data-news] p")
    rng, said = Random(9), set[str]()
    for _ in range(MOST_MOVES):
        expect(over.or_(moves).first).to_be_visible()
        if over.count():
            break
        seen, count = seq(page), moves.count()
        assert unnamed(page) == []
        if not count or not press(page, moves.nth(rng.randrange(count))):
            continue  # a bot has moved, and the menu is another
        if composed.count():
            assert unnamed(page) == []
            if not press(page, composed):
                continue
        wait_for_more(page, seen)
        said |= set(news.all_inner_texts())
    expect(over).to_be_visible()
    assert len(said) > 3, "what happens is read out"
    assert all(text.strip() for text in said)
    expect(act.get_by_role("list").first.get_by_role("listitem").first).to_contain_text(re.compile(r"\w"))
    assert unnamed(page) == []
