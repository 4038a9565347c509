"""Measure what the first page and each game weigh, and how long a slow phone takes to draw a move.

    make web && .venv/bin/python bench/web.py [GAME ...] [--slow 4] [--moves 40] [--json]

Weighed is what Chromium receives over HTTP, compressed and with its headers, by a browser that has kept nothing: first
the page with all games and what it loads for the next one, then what opening a table of a game adds.

Timed is the way from the server's message to the frame that shows it: decoding, the view, the board, the log, layout
and paint, without the list of all moves, hints and animations; the person's moves are sent without a touch. First by
the clock, with Chromium's processor slowed down four times: server, bots and browser share this machine, and what they
do to one another is in it. Then the page's own processor time, without the brake and multiplied by it: what the move
costs, whatever else the machine does. The frame that opens the final scene, once in a game, is not counted.
"""

import argparse
import json
import sys
import tempfile
from pathlib import Path
from random import Random
from statistics import median, quantiles
from typing import Any, NamedTuple, cast

from playwright.sync_api import Browser, Page, expect, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from browser.house import CHROMIUM, Served
from browser.people import NAMES, against_bots, choose
from browser.weights import Scales, weigh_game, weigh_lobby

LANGUAGES = ("en", "ar", "fa", "pl")
expect.set_options(timeout=120_000)

PACE = 0.3
"""Seconds before a bot moves. Faster moves would wait for each other on a slow phone, which moves of people do not."""

# Measures from a message to the frame that shows it: the clock stops in the task after that frame was painted.
WATCH = """
window.drawn = [];
window.heard = [];
const { set } = Object.getOwnPropertyDescriptor(WebSocket.prototype, "onmessage");
Object.defineProperty(WebSocket.prototype, "onmessage", { set(listen) {
    set.call(this, (event) => {
        const begun = performance.now();
        performance.mark("heard " + begun);
        listen.call(this, event);
        window.socket = this;
        heard.push(event.data);
        if (!event.data.includes('"view":')) return;
        requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => {
                if (event.data.includes('"type":"Finished"')) return; // the final scene takes the place of the game
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


def weigh(browser: Browser, address: str, language: str, game: str | None) -> int:
    """Return the bytes of the first page, or those that a game adds, for a browser that has kept nothing."""
    page = browser.new_context(viewport={"width": 412, "height": 839}).new_page()
    choose(page, language)
    scales = Scales(page)
    first = weigh_lobby(page, scales, address)
    weight = weigh_game(page, scales, game) if game else first
    page.context.close()
    return weight


# Makes any move of the menu, and then waits until the result is drawn. This runs inside the page, because every
# question from outside would take time of the page.
MOVE = """
async (chance) => {
    const seen = drawn.length;
    for (const { menu } of heard.splice(0).map(JSON.parse)) if (menu) window.menu = menu;
    const move = menu[Math.floor(chance * menu.length)];
    if (move) socket.send(JSON.stringify({ type: "Ask", id: `${chance}`, command: { type: "Play", move } }));
    for (let waited = 0; drawn.length === seen && waited < 40; waited++) await new Promise((go) => setTimeout(go, 50));
    return document.querySelector("#over") ? -1 : drawn.length;
}
"""


def play(page: Page, rng: Random, moves: int) -> list[float]:
    page.evaluate("drawn.length = 0")
    count = 0
    while 0 <= count < moves:
        count = page.evaluate(MOVE, rng.random())
    return cast(list[float], page.evaluate("drawn"))


def drawn(browser: Browser, address: str, game: str, slow: float, moves: int) -> Drawn:
    page = browser.new_context(viewport={"width": 412, "height": 839}).new_page()
    choose(page, lists=False)
    page.add_init_script(WATCH)
    rng = Random(1)

    def meet() -> None:
        against_bots(page, address, game)
        page.locator("#over, .turn.mine").first.wait_for(timeout=120_000)  # The first picture is not measured.

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


def summary(times: list[float]) -> dict[str, float]:
    high = quantiles(times, n=10, method="inclusive")[-1]
    return {"median": median(times), "p90": high, "worst": max(times)}


def row(times: dict[str, float]) -> str:
    return f"{times['median']:>8.0f} {times['p90']:>5.0f} {times['worst']:>5.0f}"


def main() -> None:
    wishes = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    wishes.add_argument("games", nargs="*", default=list(NAMES), metavar="GAME")
    wishes.add_argument("--slow", type=float, default=4, help="how many times the processor is slowed down")
    wishes.add_argument("--moves", type=int, default=40, help="how many moves are timed; 0 for weights alone")
    wishes.add_argument("--json", action="store_true", help="print one object; the tables go to stderr")
    wish = wishes.parse_args()

    def say(line: str) -> None:
        print(line, file=sys.stderr if wish.json else sys.stdout, flush=True)

    weights: dict[str, dict[str, int]] = {}
    times: dict[str, dict[str, Any]] = {}
    served = Served(Path(tempfile.mkdtemp(prefix="diwan-")), PACE)
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(**CHROMIUM)
            say(f"kB over the wire{'':<4} {''.join(f'{language:>8}' for language in LANGUAGES)}")
            for game in ("", *wish.games):
                name = game or "first page"
                weights[name] = {one: weigh(browser, served.address, one, game) for one in LANGUAGES}
                say(f"{name:<20} {''.join(f'{weights[name][one] / 1000:>8.1f}' for one in LANGUAGES)}")
            if wish.moves:
                say(f"\nmilliseconds, processor slowed down {wish.slow:g} times: median, p90, worst")
                say(f"{'':<20} {'moves':>6} {'by the clock':>20} {'processor':>20}")
            for game in wish.games if wish.moves else ():
                clock, processor = drawn(browser, served.address, game, wish.slow, wish.moves)
                times[game] = {"moves": len(clock), "clock": summary(clock), "processor": summary(processor)}
                say(f"{game:<20} {len(clock):>6} {row(times[game]['clock'])} {row(times[game]['processor'])}")
            browser.close()
    finally:
        served.stop()
    if wish.json:
        print(json.dumps({"bytes": weights, "slow": wish.slow, "milliseconds": times}))


if __name__ == "__main__":
    main()
