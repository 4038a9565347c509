"""Measure the size of the first page, and how long a slow phone takes to draw a move, for each game.

    make web && PYTHONPATH=tests .venv/bin/python bench/drawing.py [GAME ...] [--slow 4] [--moves 40]

Timed is the way from the server's message to the frame that shows it: decoding, the view, the board, the log, layout
and paint. First by the clock, with Chromium's processor slowed down four times: server, bots and browser share this
machine, and what they do to one another is in it. Then the page's own processor time, without the brake and multiplied
by it: what the move costs, whatever else the machine does.
"""

import argparse
import json
import tempfile
from pathlib import Path
from random import Random
from statistics import median, quantiles
from typing import Any, NamedTuple, cast

from playwright.sync_api import Browser, Page, sync_playwright

from browser.house import CHROMIUM, Served
from browser.people import COMPOSED, NAMES, OFFERED, against_bots, choose, first_load

PACE = 0.3
"""Seconds before a bot moves. Faster moves would wait for each other on a slow phone, which moves of people do not."""

# Measures from a message to the frame that shows it: the clock stops in the task after that frame was painted.
WATCH = """
window.drawn = [];
const { set } = Object.getOwnPropertyDescriptor(WebSocket.prototype, "onmessage");
Object.defineProperty(WebSocket.prototype, "onmessage", { set(listen) {
    set.call(this, (event) => {
        const begun = performance.now();
        performance.mark("heard " + begun);
        listen.call(this, event);
        if (!event.data.includes('"view":')) return;
        requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => {
                performance.mark("drawn " + begun);
                window.drawn.push(performance.now() - begun);
            };
            port2.postMessage(null);
        });
    });
} });
"""


class Drawn(NamedTuple):
    """Milliseconds for each move of the person and of the bots."""

    clock: list[float]
    processor: list[float]


# Plays any offered move, as a tap would, and then waits until the result is drawn. This runs inside the page, because
# every question from outside would take time of the page.
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
    rng = Random(1)

    def meet() -> None:
        against_bots(page, address, game)
        page.locator(f"#over, {OFFERED}").first.wait_for(timeout=120_000)  # The first picture is not measured.

    meet()
    browser.start_tracing(page=page, categories=["devtools.timeline", "blink.user_timing"])
    play(page, rng, moves)
    processor = [slow * one for one in spent(json.loads(browser.stop_tracing())["traceEvents"])]
    meet()
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slow})
    clock = play(page, rng, moves)
    page.context.close()
    return Drawn(clock, processor)


def spent(trace: list[Any]) -> list[float]:
    """Return milliseconds of CPU time of the page's thread between each message and the frame that shows it."""
    marks = {one["name"]: one for one in trace if one["name"].startswith(("heard ", "drawn "))}
    thread = {one["tid"] for one in marks.values()}
    timed = sorted((one for one in trace if one["tid"] in thread and "tdur" in one), key=lambda one: float(one["ts"]))
    outermost, end = [], 0.0
    for one in timed:
        if one["ts"] >= end:
            outermost.append(one)
            end = one["ts"] + one["dur"]
    found = []
    for name, heard in marks.items():
        shown = marks.get(name.replace("heard", "drawn"))
        if name.startswith("heard") and shown:
            between = [one for one in outermost if heard["ts"] < one["ts"] + one["dur"] and one["ts"] < shown["ts"]]
            found.append(sum(one["tdur"] for one in between) / 1000)
    return found


def row(times: list[float]) -> str:
    return f"{median(times):>8.0f} {quantiles(times, n=10, method='inclusive')[-1]:>5.0f} {max(times):>5.0f}"


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
            print(f"milliseconds, processor slowed down {wish.slow:g} times: median, p90, worst")
            print(f"{'':<20} {'moves':>6} {'by the clock':>20} {'processor':>20}")
            for game in wish.games:
                clock, processor = drawn(browser, served.address, game, wish.slow, wish.moves)
                print(f"{game:<20} {len(clock):>6} {row(clock)} {row(processor)}", flush=True)
            browser.close()
    finally:
        served.stop()


if __name__ == "__main__":
    main()
