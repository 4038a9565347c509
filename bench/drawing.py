"""How much the first page weighs, and how long a move takes to be drawn on a slow phone, game by game.

    make web && PYTHONPATH=tests .venv/bin/python bench/drawing.py [GAME ...] [--slow 4] [--moves 40]

Chromium's processor is slowed down four times. Timed is the way from the server's message to the frame that shows it:
decoding, the view, the board, the log, layout and paint. The last column is the processor time of a move, measured
without the brake and multiplied by it: it does not depend on what else the machine does.
"""

import argparse
import tempfile
from pathlib import Path
from random import Random
from statistics import median, quantiles
from typing import NamedTuple, cast

from playwright.sync_api import Browser, CDPSession, Page, sync_playwright

from browser.house import CHROMIUM, Served
from browser.people import COMPOSED, NAMES, OFFERED, against_bots, choose, first_load

PACE = 0.3
"""Seconds before a bot moves. Moves that come faster than a slow phone draws wait for one another; people's do not."""

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


class Drawn(NamedTuple):
    milliseconds: list[float]
    """For each move, a person's and the bots', with the slowed processor."""
    busy: float
    """Milliseconds of the page's processor time for a move, not slowed: other work on the machine adds nothing."""


# Takes any offered move, as a tap would, and then waits for the picture of what follows. The page does it by itself:
# every question of ours would cost it time.
TAP = """
async ([offered, part, chance]) => {
    const seen = drawn.length;
    const all = document.querySelectorAll(offered);
    const one = all[Math.floor(chance * all.length)];
    one?.click();
    if (one?.ariaHasPopup === "dialog") {
        await new Promise(requestAnimationFrame);
        document.querySelector(part)?.click();
    }
    for (let waited = 0; drawn.length === seen && waited < 40; waited++) await new Promise((go) => setTimeout(go, 50));
    return document.querySelector("#over") ? -1 : drawn.length;
}
"""


def play(page: Page, rng: Random, moves: int) -> list[float]:
    page.evaluate("drawn.length = 0")
    count = 0
    while 0 <= count < moves:
        count = page.evaluate(TAP, [OFFERED, COMPOSED, rng.random()])
    return cast(list[float], page.evaluate("drawn"))


def drawn(browser: Browser, address: str, game: str, slow: float, moves: int) -> Drawn:
    page = browser.new_context(viewport={"width": 412, "height": 839}).new_page()
    choose(page)
    page.add_init_script(WATCH)
    rng, busy, slowed, count = Random(1), 0.0, list[float](), 0
    for rate in (1, slow):
        against_bots(page, address, game)
        page.locator(f"#over, {OFFERED}").first.wait_for(timeout=120_000)  # the first picture is another matter
        devtools = page.context.new_cdp_session(page)
        devtools.send("Emulation.setCPUThrottlingRate", {"rate": rate})
        devtools.send("Performance.enable", {"timeDomain": "threadTicks"})
        before = spent(devtools)
        slowed = play(page, rng, moves)
        if rate == 1:
            busy, count = spent(devtools) - before, len(slowed)
        devtools.detach()
    page.context.close()
    return Drawn(slowed, busy * 1000 / count)


def spent(devtools: CDPSession) -> float:
    """Seconds of processor time of the page's main thread."""
    metrics = {one["name"]: one["value"] for one in devtools.send("Performance.getMetrics")["metrics"]}
    return float(metrics["TaskDuration"])


def main() -> None:
    wishes = argparse.ArgumentParser(description=__doc__)
    wishes.add_argument("games", nargs="*", default=list(NAMES), metavar="GAME")
    wishes.add_argument("--slow", type=float, default=4, help="how many times the processor is slowed down")
    wishes.add_argument("--moves", type=int, default=40)
    wish = wishes.parse_args()
    served = Served(Path(tempfile.mkdtemp(prefix="diwan-")), PACE)
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(**CHROMIUM)
            print(f"first page: {first_load(browser.new_page(), served.address) / 1000:.0f} kB (gzip)\n")
            print(f"milliseconds, processor slowed down {wish.slow:g} times")
            print(f"{'':<20} {'moves':>6} {'median':>8} {'p90':>8} {'worst':>8} {'processor':>10}")
            for game in wish.games:
                found, busy = drawn(browser, served.address, game, wish.slow, wish.moves)
                p90 = quantiles(found, n=10, method="inclusive")[-1]
                times = f"{median(found):>8.0f} {p90:>8.0f} {max(found):>8.0f}"
                print(f"{game:<20} {len(found):>6} {times} {busy * wish.slow:>10.0f}", flush=True)
            browser.close()
    finally:
        served.stop()


if __name__ == "__main__":
    main()
