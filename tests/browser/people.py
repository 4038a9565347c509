"""A person at the web table: presses what is offered until the game is over."""

import json
import re
from collections.abc import Callable
from random import Random
from typing import TypeAlias

from playwright.sync_api import Locator, Page, TimeoutError, WebSocketRoute, expect

Look: TypeAlias = Callable[[str], None]
OFFERED = "#act ul button:enabled"
COMPOSED = "#act dialog form button.primary"
BOARD = "section.board [data-part]:visible"
"""The parts of a board that is drawn."""
A_MOMENT = 2_000
"""Milliseconds after which it is asked whether a button that cannot be pressed is still there."""
TRIES = 60
NAMES = {"king-thief-minister": 0, "clash": 1, "machrou3-rais": 2, "intrigue": 3}


def choose(page: Page, language: str = "en", theme: str = "light", *, taught: bool = True, lists: bool = True) -> None:
    """Sets what a person would set once, before the first page is opened; nothing is explained to the taught.

    With `lists` every move is listed, also those that the board offers: one way of choosing serves every game."""
    chosen = {
        "language": language,
        "theme": theme,
        "motion": False,
        "lists": lists,
        "taught": [f"{game}/*" for game in NAMES] if taught else [],
    }
    page.add_init_script(f"if (!localStorage.diwan) localStorage.diwan = JSON.stringify({json.dumps(chosen)})")


def against_bots(page: Page, address: str, game: str) -> None:
    """Two clicks: the first page, and the game."""
    page.goto(address)
    play_against_bots(page, game)


def play_against_bots(page: Page, game: str) -> None:
    """One click on the first page."""
    expect(page.locator("article").first).to_be_visible()
    picture(page, game).locator("button.primary").click()
    explained = page.locator("dialog .ways button").last  # before the first game of a kind
    expect(page.locator(BOARD).or_(explained).first).to_be_visible()
    if explained.count():
        explained.click()
        expect(page.locator(BOARD).first).to_be_visible()


def refused(page: Page, address: str) -> None:
    """A move that is made already, in another window, is asked for once more: this one was asleep.

    It hears of no move, so that the refusal stays; but where a busy server keeps it waiting, it may connect again.
    """
    asleep = False

    def serve(socket: WebSocketRoute) -> None:
        def pass_on(message: str | bytes) -> None:
            if not asleep or re.search('"type":"(Refused|Snapshot)"', str(message)):
                socket.send(message)

        socket.connect_to_server().on_message(pass_on)

    page.route_web_socket(re.compile("/socket$"), serve)
    against_bots(page, address, "king-thief-minister")
    expect(page.locator(OFFERED).first).to_be_visible()
    asleep = True
    other = page.context.new_page()
    other.goto(page.url)
    expect(other.locator(OFFERED).first).to_be_visible()
    seen = seq(other)
    other.locator(OFFERED).first.click()
    expect(other.locator("[data-seq]")).not_to_have_attribute("data-seq", seen)
    other.close()
    page.locator(OFFERED).first.click()
    expect(page.locator(".refused")).to_be_visible()


def picture(page: Page, game: str) -> Locator:
    return page.locator(f'article[data-game="{game}"]')


def take_one(page: Page, rng: Random, press: str = "click") -> bool:
    """Take any offered move; False where there is none, or where a bot changed the menu under the finger."""
    offered, composed = page.locator(OFFERED), page.locator(COMPOSED)
    if composed.count():  # one that was left open keeps the menu out of reach
        return push(page, composed, press)
    opens: list[bool] = offered.evaluate_all("all => all.map(one => one.ariaHasPopup === 'dialog')")
    if not opens:
        return False
    number = rng.randrange(len(opens))
    return push(page, offered.nth(number), press) and (not opens[number] or push(page, composed, press))


def take(page: Page, rng: Random) -> None:
    """Take an offered move as soon as there is one."""
    while True:
        expect(page.locator(OFFERED).first).to_be_visible()
        if take_one(page, rng):
            return


def push(page: Page, button: Locator, press: str = "click") -> bool:
    """Press a button; False where it has gone meanwhile, because a bot has moved."""
    for _ in range(TRIES):
        try:
            if press == "tap":
                button.tap(timeout=A_MOMENT)
            elif press == "keys":
                button.focus(timeout=A_MOMENT)
                page.keyboard.press("Enter")
            else:
                button.click(timeout=A_MOMENT)
        except TimeoutError:
            if not button.count():
                return False
        else:
            return True
    raise AssertionError(f"the button is there and cannot be pressed: {button}")


def seq(page: Page) -> str:
    """Return the version of the table that the page shows."""
    return page.locator("[data-seq]").get_attribute("data-seq") or ""


def wait_for_more(page: Page, seen: str) -> None:
    """Wait until the page shows a later version of the table, or why a move was refused."""
    page.wait_for_function(
        "seen => document.querySelector('[role=alert]') || document.querySelector('[data-seq]')?.dataset.seq !== seen",
        arg=seen,
    )


def play_on(page: Page, rng: Random, press: str = "click", look: Look = lambda _: None, most: int = 900) -> int:
    """Take offered moves until the game is over; return how many it took. `look` is called in every new phase."""
    over = page.locator("#over")
    phases = set[str]()
    for moves in range(most):
        expect(over.or_(page.locator(OFFERED)).first).to_be_visible()
        if over.count():
            return moves
        phase = page.locator("[data-phase]").get_attribute("data-phase") or ""
        if phase not in phases:
            phases.add(phase)
            look(phase)
        seen = seq(page)
        if take_one(page, rng, press):
            wait_for_more(page, seen)
    raise AssertionError("the game does not end")
