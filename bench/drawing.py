"""How much the first page weighs, and how long a move takes to be drawn on a slow phone, game by game.

    make web && PYTHONPATH=tests .venv/bin/python bench/drawing.py [GAME ...] [--slow 4] [--moves 40]

Chromium's processor is slowed down four times. Timed is the way from the server's message to the frame that shows it:
decoding, the view, the board, the log, layout and paint. Nothing moves on the way (animations only begin there).
"""

import argparse
import tempfile
from pathlib import Path
from random import Random
from statistics import median, quantiles
from typing import cast

from playwright.sync_api import Browser, sync_playwright

from browser.house import CHROMIUM, Served
from browser.people import NAMES, OFFERED, against_bots, choose, first_load, take_one

# Wraps what the page does with a message: the clock stops in the task after the frame in which it was painted.
WATCH = """
window.drawn = [];
const { set } = Object.getOwnPropertyDescriptor(WebSocket.prototype, "onmessage");
Object.defineProperty(WebSocket.prototype, "onmessage", { set(listen) {
    set.call(this, (event) => {
        const begun = performance.now();
        listen.call(this, event);
        if (!event.data.includes('"view":')) return;
        requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => window.drawn.push(performance.now() - begun);
            port2.postMessage(null);
        });
    });
} });
"""


def drawn(browser: Browser, address: str, game: str, slow: float, moves: int) -> list[float]:
    """Milliseconds for each of so many moves, a person's and the bots'."""
    page = browser.new_context(viewport={"width": 412, "height": 839}).new_page()
    choose(page)
    page.add_init_script(WATCH)
    against_bots(page, address, game)
    page.locator(f"#over, {OFFERED}").first.wait_for(timeout=120_000)
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slow})
    page.evaluate("drawn.length = 0")  # the first picture is another matter
    rng = Random(1)
    while page.evaluate("drawn.length") < moves and not page.locator("#over").count():
        take_one(page, rng)
    found = cast(list[float], page.evaluate("drawn"))
    page.context.close()
    return found


def main() -> None:
    wishes = argparse.ArgumentParser(description=__doc__)
    wishes.add_argument("games", nargs="*", default=list(NAMES), metavar="GAME")
    wishes.add_argument("--slow", type=float, default=4, help="how many times the processor is slowed down")
    wishes.add_argument("--moves", type=int, default=40)
    wish = wishes.parse_args()
    served = Served(Path(tempfile.mkdtemp(prefix="diwan-")))
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(**CHROMIUM)
            print(f"first page: {first_load(browser.new_page(), served.address) / 1000:.0f} kB (gzip)\n")
            print(f"milliseconds, processor slowed down {wish.slow:g} times")
            print(f"{'':<20} {'moves':>6} {'median':>8} {'p90':>8} {'worst':>8}")
            for game in wish.games:
                found = drawn(browser, served.address, game, wish.slow, wish.moves)
                p90 = quantiles(found, n=10)[-1]
                print(f"{game:<20} {len(found):>6} {median(found):>8.0f} {p90:>8.0f} {max(found):>8.0f}", flush=True)
            browser.close()
    finally:
        served.stop()


if __name__ == "__main__":
    main()
