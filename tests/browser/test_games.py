"""Whole games in a real browser, from the first page to the replay."""

import re
from itertools import cycle
from random import Random
from typing import Any

from playwright.sync_api import BrowserContext, Page, Playwright, expect

from browser.barriers import LOOKS, clear, wear
from browser.house import Served
from browser.people import (
    BOARD,
    OFFERED,
    Look,
    against_bots,
    choose,
    picture,
    play_on,
    push,
    seq,
    take_one,
    wait_for_more,
)
from diwan.server.replays import AFTER


def barriers(page: Page, game: str) -> Look:
    """In every phase of a game, each in other words and colours, and in the first dialog that puts a move together."""
    root = page.locator("html")
    own = (root.get_attribute("lang") or "", root.get_attribute("data-theme") or "")
    looks, composed = cycle(LOOKS), page.locator("#act ul button[aria-haspopup=dialog]:enabled")
    dialogs: list[str] = []

    def look(phase: str) -> None:
        clear(page, f"{game}, {phase}", (next(looks),))
        seen = seq(page)
        if not dialogs and composed.count() and push(page, composed.first):
            # A bot that moves may take the kind of move off the menu, and its dialog away.
            page.wait_for_function(
                "seen => document.querySelector('dialog') || document.querySelector('[data-seq]').dataset.seq !== seen",
                arg=seen,
            )
            if page.locator("dialog").count():
                dialogs.append(phase)
            clear(page, f"{game}, a move in parts", (next(looks),))
            page.keyboard.press("Escape")
            expect(page.locator("dialog")).to_have_count(0)
        wear(page, *own)

    return look


def open_replay(page: Page, game: str) -> None:
    finished = page.locator("#over ~ ol b")
    # A count, and what it is a count of; Arabic says "two wins" in one word.
    expect(finished.first).to_contain_text(re.compile(r"[^\d\s]{2}"))
    told = finished.all_inner_texts()
    page.reload()
    expect(finished).to_have_text(told)
    clear(page, f"the end of {game}")
    page.locator("#over ~ .buttons a").first.click()
    slider = page.locator("input[type=range]")
    expect(slider).to_be_visible()
    last = slider.get_attribute("max") or ""
    if int(last) >= AFTER:  # its position was not told yet
        with page.expect_response(lambda answer: f"around={last}" in answer.url):
            page.locator(".control .buttons button").nth(4).click()
    else:
        page.locator(".control .buttons button").nth(4).click()
    expect(slider).to_have_value(last)
    expect(page.locator(".end")).to_be_visible()
    clear(page, f"the replay of {game}")


def test_king_thief_minister_from_the_first_page_to_the_replay(page: Page, served: Served) -> None:
    choose(page)
    against_bots(page, served.address, "king-thief-minister")
    expect(page.locator("section.board .card")).to_have_count(6)
    play_on(page, Random(1), look=barriers(page, "king-thief-minister"))
    page.set_viewport_size({"width": 360, "height": 740})
    expect(page.locator("#over ~ .buttons a").last).to_be_in_viewport(ratio=1)
    open_replay(page, "king-thief-minister")


def test_clash_in_arabic_by_keyboard_alone(page: Page, served: Served) -> None:
    choose(page, "ar", "dark")
    page.goto(served.address)
    expect(page.locator("html")).to_have_attribute("dir", "rtl")
    button = picture(page, "clash").locator("button.primary")
    expect(button).to_be_visible()
    while not button.evaluate("one => one === document.activeElement"):
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.locator(BOARD).first).to_be_visible()
    play_on(page, Random(2), press="keys", look=barriers(page, "clash"))
    open_replay(page, "clash")


def test_machrou3_rais_on_a_phone_by_touch(new_context: Any, playwright: Playwright, served: Served) -> None:
    page = new_context(**playwright.devices["Pixel 7"]).new_page()
    choose(page)
    against_bots(page, served.address, "machrou3-rais")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    play_on(page, Random(3), press="tap", look=barriers(page, "machrou3-rais"))
    open_replay(page, "machrou3-rais")
    page.evaluate("scrollTo(0, 0)")
    expect(page.locator("[data-part=map]")).to_be_in_viewport()
    expect(page.locator(".player")).to_be_in_viewport(ratio=1)  # one steps through the game and sees it


def test_intrigue_between_two_people_and_bots(new_context: Any, served: Served) -> None:
    first, second = (person(new_context()) for _ in range(2))
    first.goto(served.address)
    picture(first, "intrigue").locator("button").nth(1).click()
    first.locator("input[value=guests]").check()
    first.locator("summary").click()
    first.locator("label", has_text="Rounds").locator("input").fill("1")
    first.locator("label", has_text="Rounds").locator("input").blur()
    first.locator("form button.primary").click()
    expect(first.locator(".lobby")).to_be_visible()
    second.goto(first.url)
    second.locator(".lobby .name input").fill("Second")
    second.locator(".lobby li button").first.click()
    expect(first.locator(".lobby")).to_contain_text("Second")
    first.get_by_role("button", name="Fill with bots").click()
    first.get_by_role("button", name="Start now").click()
    served.restart()  # both go on without a reload
    rng, look, phases = Random(4), barriers(first, "intrigue"), set[str]()
    while not first.locator("#over").count():
        phase = first.locator("[data-phase]").get_attribute("data-phase") or ""
        if first.locator(OFFERED).count() and phase not in phases:
            phases.add(phase)
            look(phase)
        take_turns(first, second, rng)
    for page in (first, second):
        expect(page.locator("#over")).to_be_visible()
        expect(page.locator("section h2", has_text="The archive").first).to_be_visible()
    open_replay(first, "intrigue")


def take_turns(first: Page, second: Page, rng: Random) -> None:
    """Take a move of each who is offered one; where nobody is, wait for the bots."""
    seen = seq(first)
    second.wait_for_function(
        "seen => Number(document.querySelector('[data-seq]')?.dataset.seq) >= Number(seen)", arg=seen
    )  # else the second might be offered a move a moment later, and nobody would make it
    before = seq(second)
    if take_one(first, rng):
        wait_for_more(first, seen)
    elif take_one(second, rng):
        wait_for_more(second, before)
    elif not first.locator("#over").count():
        wait_for_more(first, seen)


def person(context: BrowserContext) -> Page:
    page = context.new_page()
    choose(page)
    return page
