"""Pictures of every page, phase, direction, theme and size: `make screenshots` puts them into screenshots/.

`python -m browser.screenshots pages clash` renews only those (`pages`, or the id of a game).
"""

import shutil
import sys
import tempfile
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path
from random import Random

from playwright.sync_api import Browser, Page, TimeoutError, sync_playwright

from browser.house import CHROMIUM, Served
from browser.people import NAMES, OFFERED, choose, picture, refused, take_one

OUT = Path("screenshots")
SIZES = {"desktop": (1280, 900), "phone": (360, 740), "landscape": (740, 360)}
LOOKS = (("en", "light"), ("ar", "dark"), ("fa", "light"), ("pl", "dark"))
# Every game once for each look, so that every size has both directions among the four games and both themes.
GAMES = (("desktop", "en", "light"), ("phone", "ar", "dark"), ("landscape", "fa", "light"), ("desktop", "pl", "dark"),
         ("phone", "en", "light"), ("desktop", "ar", "light"))  # fmt: skip
MOST = 400


def shoot(page: Page, name: str, *, whole: bool = True) -> None:
    """What a person sees and, for a whole page, all that scrolling would show (where nothing sticks to an edge)."""
    style = ".act, .side { position: static !important; max-height: none !important; }" if whole else ""
    page.screenshot(path=OUT / f"{name}.png", full_page=whole, style=style)


def new_page(browser: Browser, size: str, language: str, theme: str, *, taught: bool = True) -> Page:
    width, height = SIZES[size]
    page = browser.new_context(viewport={"width": width, "height": height}).new_page()
    choose(page, language, theme, taught=taught)
    return page


def pages(browser: Browser, address: str) -> None:
    """The first page and its dialogs, a table that waits, its dialogs, the curtain, a table that is not there."""
    for language, theme in LOOKS:
        for size in SIZES:
            page = new_page(browser, size, language, theme)
            label = f"{language}-{theme}-{size}"
            page.goto(address)
            page.locator("article").first.wait_for()
            shoot(page, f"lobby-{label}")
            page.locator(".tools button").click()
            dialog(page, f"settings-{label}")
            picture(page, "king-thief-minister").locator("button").nth(2).click()
            page.locator("dialog .rules p").first.wait_for()
            dialog(page, f"rules-{label}")
            for game in NAMES:
                picture(page, game).locator("button").nth(1).click()
                page.locator("dialog").wait_for()
                shoot(page, f"new-{game}-{label}", whole=False)
                page.locator("dialog summary").click()
                page.set_viewport_size({"width": SIZES[size][0], "height": 2000})  # all of its options
                dialog(page, f"options-{game}-{label}")
                page.set_viewport_size({"width": SIZES[size][0], "height": SIZES[size][1]})
            tables(page, label)
            page.goto(f"{address}/t/nowhere")
            page.locator("h2").wait_for()
            shoot(page, f"nowhere-{label}")
            refused(page, address)
            shoot(page, f"refused-{label}")
            page.locator(".refused button").first.click()
            page.locator("dialog .cited").wait_for()
            dialog(page, f"ruling-{label}")
            page.context.close()


def tables(page: Page, label: str) -> None:
    picture(page, "intrigue").locator("button").nth(1).click()
    page.locator("input[value=guests]").check()
    page.locator("form button.primary").click()
    page.locator(".lobby").wait_for()
    shoot(page, f"waiting-{label}")
    page.locator("nav button").nth(1).click()
    page.locator("dialog svg[role=img]").first.wait_for()
    dialog(page, f"invite-{label}")
    page.locator("header a.home").click()
    picture(page, "king-thief-minister").locator("button").nth(1).click()
    page.locator("input[value=here]").check()
    page.locator("form button.primary").click()
    page.locator(".curtain").wait_for()
    shoot(page, f"curtain-{label}")


def dialog(page: Page, name: str) -> None:
    page.locator("dialog").wait_for(timeout=5_000)
    shoot(page, name, whole=False)
    page.keyboard.press("Escape")
    page.locator("dialog").wait_for(state="detached")


def game(browser: Browser, address: str, name: str, look: tuple[str, str, str], variant: str = "") -> None:
    """One picture for each phase in which the reader is asked, for each dialog, of the end and of the replay.

    The first look of each language is a newcomer's: each phase explains itself."""
    size, language, theme = look
    taught = bool(variant) or look not in GAMES[: len(LOOKS)]
    page = new_page(browser, size, language, theme, taught=taught)
    page.goto(address)
    if variant:
        picture(page, name).locator("button").nth(1).click()
        page.locator(f'select:has(option[value="{variant}"])').select_option(variant)
        page.locator("form button.primary").click()
    else:
        picture(page, name).locator("button.primary").click()
    page.locator("section.board svg").first.wait_for()
    rng, seen = Random(1), set[str]()
    label = "-".join(filter(None, (name, variant, language, theme, size)))
    for _ in range(MOST):
        page.locator(f"#over, {OFFERED}").first.wait_for(timeout=60_000)
        if page.locator("#over").count():
            break
        phase = page.locator("[data-phase]").get_attribute("data-phase") or ""
        if phase not in seen:
            seen.add(phase)
            shoot(page, f"{label}-{phase}", whole=size != "desktop")
            if not variant:
                compose(page, f"{label}-{phase}")
        before = page.locator("[data-seq]").get_attribute("data-seq")
        if take_one(page, rng):
            page.wait_for_function("seen => document.querySelector('[data-seq]')?.dataset.seq !== seen", arg=before)
    if not page.locator("#over").count():
        raise AssertionError(f"{label}: the game does not end")
    shoot(page, f"{label}-over")
    page.locator("#over ~ .buttons a").first.click()
    slider = page.locator("input[type=range]")
    slider.wait_for(timeout=60_000)
    slider.fill(str(int(slider.get_attribute("max") or 0) // 2))
    page.locator("section.board svg").first.wait_for()
    shoot(page, f"{label}-replay")
    page.context.close()


def compose(page: Page, label: str) -> None:
    """The dialogs in which a move is put together."""
    kinds = page.locator("#act ul button[aria-haspopup=dialog]:enabled")
    for number in range(kinds.count()):
        with suppress(TimeoutError):  # others move meanwhile, and an offer may be gone before it is seen
            kinds.nth(number).click(timeout=5_000)
            dialog(page, f"{label}-dialog-{number + 1}")


def others(browser: Browser, address: str, name: str) -> list[str]:
    """The variants of a game beside the first."""
    page = new_page(browser, "desktop", "en", "light")
    page.goto(address)
    picture(page, name).locator("button").nth(1).click()
    page.locator("dialog").wait_for()
    found = page.locator("dialog label", has_text="Variant").locator("option")
    values = [one.get_attribute("value") or "" for one in found.all()]
    page.context.close()
    return values[1:]


def main(wanted: Iterable[str]) -> None:
    if not wanted:
        shutil.rmtree(OUT, ignore_errors=True)
    OUT.mkdir(exist_ok=True)
    served = Served(Path(tempfile.mkdtemp(prefix="diwan-")))
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(**CHROMIUM)
            for part in wanted or ("pages", *NAMES):
                if part == "pages":
                    pages(browser, served.address)
                else:
                    for look in GAMES:
                        game(browser, served.address, part, look)
                    for number, variant in enumerate(others(browser, served.address, part)):
                        game(browser, served.address, part, GAMES[number % 2], variant)
            browser.close()
    finally:
        served.stop()


if __name__ == "__main__":
    main(sys.argv[1:])
