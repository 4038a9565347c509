"""Pictures of every page, phase, direction, theme and size, and contact sheets of them.

`make screenshots` puts them into screenshots/. The sheets `sheet-….png` show all phases of a game at one size beside
each other, and all pages in one language at one size.

`python -m browser.screenshots pages clash` renews only those (`pages`, `docs`, or the id of a game). `docs` renews the
pictures of the documents; nothing else does.
"""

import shutil
import sys
import tempfile
from collections.abc import Iterable, Iterator
from itertools import cycle
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from browser.geometry import SIZES as SCREENS
from browser.house import CHROMIUM, Served
from browser.people import NAMES, choose, picture, refused
from browser.positions import Played, Position, Shown, positions
from browser.test_fits import PLAYED

OUT = Path("screenshots")
SIZES = {"desktop": (1280, 900), "phone": (360, 740), "landscape": (740, 360)}
LOOKS = (("en", "light"), ("ar", "dark"), ("fa", "light"), ("pl", "dark"))
DOCS = Path("docs/images")
IN_DOCS = {
    "web-king-thief-minister": (Played("king-thief-minister", "standard", 4, 3), "HiddenDoubt, to act"),
    "web-clash": (Played("clash", "standard", 2, 2), "Turn, to act"),
    "web-machrou3-rais": (Played("machrou3-rais", "beginner", 4, 2), "Turn, to act"),
    "web-intrigue": (Played("intrigue", "mixed", 6, 1, {"people": "all"}), "VotingSeen, to act"),
}
"""The pictures of the documents: the game, and the phase of which the fullest position is shown."""
HERE = {"en": "connected", "ar": "متصل"}
"""What is said of a player who is there."""
ON_A_PHONE = "web-machrou3-rais"
"""The one of them that is shown on a phone too, in Arabic and dark."""
SHEET = 1560
"""The width of a contact sheet, in CSS pixels, and about its height."""
SETTLED = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done())))"


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
            width, height = SIZES[size]
            taken = sorted(one.stem for one in OUT.glob(f"*-{label}.png") if not one.name.startswith("sheet-"))
            sheets(browser, f"pages-{label}", taken, width, 3 * height // 2)  # many are higher than the window


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


def game(browser: Browser, address: str, name: str) -> None:
    """Each phase of a game at each size, and a contact sheet for each size."""
    for (width, height), (language, theme) in zip(SCREENS, cycle(LOOKS), strict=False):
        page = browser.new_context(viewport={"width": width, "height": height}).new_page()
        choose(page, language, theme, lists=False)
        shown, taken = Shown(page, address), list[str]()
        for position in (one for played in PLAYED if played.game == name for one in positions(played)):
            shown.show(position)
            page.evaluate(SETTLED)
            taken.append(f"{position.label}-{language}-{theme}-{width}x{height}".replace(": ", "-").replace(", ", "-"))
            page.screenshot(path=OUT / f"{taken[-1]}.png")
        page.context.close()
        sheets(browser, f"{name}-{width}x{height}", taken, width, height)


def docs(browser: Browser, address: str) -> None:
    """The pictures of the documents."""
    for name, (played, phase) in IN_DOCS.items():
        position = next(one for one in positions(played) if one.label.endswith(f": {phase}"))
        desktop = {"viewport": {"width": 1280, "height": 900}, "device_scale_factor": 0.75}
        phone = {"viewport": {"width": 360, "height": 740}}
        document(browser, address, position, name, "en", "light", desktop)
        if name == ON_A_PHONE:
            document(browser, address, position, "web-phone", "ar", "dark", phone)


def document(
    browser: Browser, address: str, position: Position, name: str, language: str, theme: str, device: dict[str, Any]
) -> None:
    page = browser.new_context(**device).new_page()
    choose(page, language, theme, lists=False)
    shown = Shown(page, address)
    shown.show(position)
    shown.everybody_is_here()
    page.get_by_text(HERE[language], exact=True).first.wait_for(state="attached")
    page.evaluate(SETTLED)
    page.screenshot(path=DOCS / f"{name}.png")
    page.context.close()


def sheets(browser: Browser, name: str, pictures: list[str], width: int, height: int) -> None:
    """Put pictures beside each other, so that they can be looked at together, as many as can still be read."""
    columns = 3 if width > height else 4 if width > 500 else 6
    rows = SHEET // (SHEET // columns * height // width)
    for number, few in enumerate(batched(pictures, columns * rows), 1):
        page = browser.new_page(viewport={"width": SHEET, "height": 800})
        (OUT / "sheet.html").write_text(
            f"<style>body {{ display: grid; grid-template-columns: repeat({columns}, 1fr); gap: 6px; margin: 0;"
            "font: 11px sans-serif } figure { margin: 0 } img { width: 100%; object-fit: contain; object-position: top;"
            f"aspect-ratio: {width} / {height} }}</style>"
            + "".join(f"<figure><img src='{one}.png'>{one}</figure>" for one in few)
        )
        page.goto((OUT / "sheet.html").absolute().as_uri())
        page.screenshot(path=OUT / f"sheet-{name}-{number}.png", full_page=True)
        page.close()
    (OUT / "sheet.html").unlink()


def batched(pictures: list[str], size: int) -> Iterator[list[str]]:
    return (pictures[start : start + size] for start in range(0, len(pictures), size))


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
                elif part == "docs":
                    docs(browser, served.address)
                else:
                    game(browser, served.address, part)
            browser.close()
    finally:
        served.stop()


if __name__ == "__main__":
    main(sys.argv[1:])
