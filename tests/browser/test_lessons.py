"""Guided games in the browser: finished by pointer and by keyboard, left and resumed, in sight at every size."""

from itertools import cycle

import pytest
from playwright.sync_api import Page, expect

from browser.barriers import LOOKS, clear
from browser.house import Served
from browser.people import BOARD, choose
from diwan.core.lesson import lessons_of
from diwan.core.registry import game as find_game
from diwan.core.registry import games

LESSONS = [(game, lesson.id) for game in games() for lesson in lessons_of(find_game(game))]
SIZES = ((1280, 800), (390, 844), (360, 740), (740, 360))
LANGUAGES = ("en", "ar", "fa", "pl")
_CUT = """async languages => {
    const frame = () => new Promise(requestAnimationFrame);
    const faults = [], root = document.documentElement;
    for (const language of languages) {
        localStorage.diwan = JSON.stringify({...JSON.parse(localStorage.diwan), language});
        dispatchEvent(new StorageEvent("storage", {key: "diwan"}));
        while (document.querySelector("[data-language]").dataset.language !== language) await frame();
        await frame();
        const coach = document.querySelector("#act");
        const {left, right, top, bottom} = coach.getBoundingClientRect();
        if (root.scrollHeight > innerHeight + 1 || root.scrollWidth > innerWidth + 1)
            faults.push(`${language}: the page scrolls`);
        if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight)
            faults.push(`${language}: the coach leaves the screen`);
        if (coach.scrollHeight > coach.clientHeight + 1) faults.push(`${language}: the coach scrolls`);
    }
    return faults;
}"""
"""What is cut or has to be scrolled for, in each language."""


def open_lesson(page: Page, served: Served, game: str, lesson: str) -> None:
    page.goto(f"{served.address}/learn/{game}/{lesson}")
    expect(page.locator(BOARD).first).to_be_visible()


def step(page: Page) -> int:
    """Return the number of the step, once it can be done."""
    expect(page.locator('[data-step][data-behind="0"]')).to_be_visible()
    return int(page.locator("[data-step]").get_attribute("data-step") or 0)


def do(page: Page, press: str = "click") -> None:
    """Do what the coach asks for, and wait for the next step."""
    number = step(page)
    button = page.locator("#act ul button, #act .ways .primary").first
    is_form = button.get_attribute("aria-haspopup") == "dialog"
    for one in (button, page.locator("dialog form button.primary"))[: 1 + is_form]:
        if press == "keys":
            one.focus()
            page.keyboard.press("Enter")
        else:
            one.click()
    expect(page.locator(f'[data-step="{number + 1}"][data-behind="0"]')).to_be_visible()


@pytest.mark.parametrize(("game", "lesson"), LESSONS)
def test_a_lesson_is_finished_by_pointer_and_nothing_is_cut(page: Page, served: Served, game: str, lesson: str) -> None:
    """Nor is there a barrier that axe can find, at any step."""
    choose(page)
    open_lesson(page, served, game, lesson)
    faults, looks = [], cycle(LOOKS)
    while not page.locator(".end").count():
        number = step(page)
        clear(page, f"step {number} of {game}/{lesson}", (next(looks),))
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            faults += [f"step {number}, {width}x{height}, {one}" for one in page.evaluate(_CUT, LANGUAGES)]
        do(page)
    assert faults == []
    expect(page.locator(".end li")).to_have_count(3)
    clear(page, f"the end of {game}/{lesson}")


def test_a_lesson_is_finished_by_keyboard_and_its_first_game_begins(page: Page, served: Served) -> None:
    """Every step takes the focus to the coach, who is read out."""
    choose(page)
    open_lesson(page, served, "king-thief-minister", "first")
    clear(page, "the first step")
    while not page.locator(".end").count():
        do(page, "keys")
        expect(page.locator("#act")).to_be_focused()
        if not page.locator(".end").count():
            expect(page.locator("#act [role=status]")).not_to_be_empty()
    page.get_by_role("button", name="Play your first game").focus()
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/*")
    expect(page.locator(BOARD).first).to_be_visible()


def test_a_lesson_is_left_and_resumed(page: Page, served: Served) -> None:
    choose(page)
    page.goto(served.address)
    page.locator(".start .go").click()
    for _ in range(3):
        do(page)
    page.get_by_role("link", name="Leave lesson").click()
    expect(page.locator(".start .go")).to_have_text("Continue the lesson")
    page.locator(".start .go").click()
    assert step(page) == 3
    page.get_by_role("button", name="Back", exact=True).click()
    expect(page.locator('[data-step="2"]')).to_be_visible()
    page.reload()
    assert step(page) == 2


def test_a_question_can_still_be_answered_after_a_reload(page: Page, served: Served) -> None:
    """A question is heard once, so whoever comes back to it finds the answers with the coach."""
    choose(page)
    open_lesson(page, served, "machrou3-rais", "advanced")
    while page.locator(".offer").count() == 0:
        do(page)
    number = step(page)
    page.evaluate("localStorage.diwan = JSON.stringify({...JSON.parse(localStorage.diwan), lists: false})")
    page.reload()
    assert step(page) == number
    expect(page.locator(".offer")).to_have_count(0)
    expect(page.locator("#act ul button")).to_have_count(2)
    page.locator("#act ul button").first.click()
    expect(page.locator(f'[data-step="{number + 1}"]')).to_be_visible()


def test_a_game_is_explained_before_the_first_one_and_only_then(page: Page, served: Served) -> None:
    choose(page, taught=False)
    page.goto(served.address)
    card = page.locator('article[data-game="clash"] button.primary')
    card.click()
    expect(page.locator("dialog ol li")).to_have_count(3)
    clear(page, "before the first game")
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    card.click()
    page.wait_for_url("**/t/*")


def test_the_easiest_game_stands_first(page: Page, served: Served) -> None:
    choose(page)
    page.goto(served.address)
    expect(page.locator("article").first).to_have_attribute("data-game", "king-thief-minister")
    clear(page, "the first page")


def test_what_may_be_written_is_said_before_a_first_game_against_bots(page: Page, served: Served) -> None:
    """I18: such a game begins at once, without a lobby."""
    choose(page, taught=False)
    page.goto(served.address)
    page.locator('article[data-game="intrigue"] button.primary').click()
    expect(page.locator('dialog [data-part="lobby-note"]')).to_contain_text("Nobody can write about bots")
    clear(page, "before the first game of Intrigue")
