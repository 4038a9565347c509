"""Pictures of every page, phase, direction, theme and size: `make screenshots` puts them into screenshots/."""

import shutil
import tempfile
from pathlib import Path
from random import Random

from playwright.sync_api import Browser, Page, sync_playwright

from browser.house import Served
from browser.people import NAMES, OFFERED, choose, picture, take_one

OUT = Path("screenshots")
SIZES = {"desktop": (1280, 900), "phone": (360, 740), "landscape": (740, 360)}
LOOKS = (("en", "light"), ("ar", "dark"), ("fa", "light"), ("pl", "dark"))
STEPS = 60


def shoot(page: Page, name: str) -> None:
    page.screenshot(path=OUT / f"{name}.png", full_page=True)


def new_page(browser: Browser, size: str, language: str, theme: str) -> Page:
    width, height = SIZES[size]
    page = browser.new_context(viewport={"width": width, "height": height}).new_page()
    choose(page, language, theme)
    return page


def first_pages(browser: Browser, address: str) -> None:
    for language, theme in LOOKS:
        for size in SIZES:
            page = new_page(browser, size, language, theme)
            page.goto(address)
            page.locator("article").first.wait_for()
            shoot(page, f"lobby-{language}-{theme}-{size}")
            for number, name in ((1, "new"), (2, "rules")):
                picture(page, "king-thief-minister").locator("button").nth(number).click()
                page.locator("dialog").wait_for()
                page.screenshot(path=OUT / f"{name}-{language}-{theme}-{size}.png")
                page.keyboard.press("Escape")
            page.context.close()


def game(browser: Browser, address: str, name: str, size: str, language: str, theme: str) -> None:
    """One picture for each phase in which the reader is asked, one of the end, one of the replay."""
    page = new_page(browser, size, language, theme)
    page.goto(address)
    picture(page, name).locator("button.primary").click()
    rng, seen = Random(1), set[str]()
    label = f"{name}-{language}-{theme}-{size}"
    for _ in range(STEPS):
        page.locator(f"#over, {OFFERED}").first.wait_for(timeout=60_000)
        if page.locator("#over").count():
            break
        phase = page.locator("[data-phase]").get_attribute("data-phase") or ""
        if phase not in seen:
            seen.add(phase)
            page.wait_for_timeout(300)
            shoot(page, f"{label}-{phase}")
        take_one(page, rng)
        page.wait_for_timeout(60)
    if page.locator("#over").count():
        shoot(page, f"{label}-over")
        page.locator("#over ~ .buttons a").first.click()
        page.locator("input[type=range]").wait_for(timeout=60_000)
        page.locator(".control .buttons button").nth(4).click()
        page.wait_for_timeout(300)
        shoot(page, f"{label}-replay")
    page.context.close()


def main() -> None:
    shutil.rmtree(OUT, ignore_errors=True)
    OUT.mkdir()
    served = Served(Path(tempfile.mkdtemp(prefix="diwan-")))
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(
                executable_path=shutil.which("chromium"), args=["--no-sandbox", "--disable-gpu"]
            )
            first_pages(browser, served.address)
            for name in NAMES:
                for size, (language, theme) in zip(("desktop", "phone", "landscape", "desktop"), LOOKS, strict=True):
                    game(browser, served.address, name, size, language, theme)
            browser.close()
    finally:
        served.stop()


if __name__ == "__main__":
    main()
