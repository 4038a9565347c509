"""A table in play is one screen: in every phase that a few moves meet, at every size, nothing covers anything."""

from random import Random

import pytest
from playwright.sync_api import Page, expect

from browser.barriers import wear
from browser.house import Served
from browser.people import against_bots, choose, seq, take_one, wait_for_more

LOOKS = {
    (1280, 800): ("en", "light"),
    (1440, 900): ("ar", "dark"),
    (1024, 768): ("fa", "light"),
    (768, 1024): ("pl", "dark"),
    (390, 844): ("ar", "light"),
    (360, 740): ("pl", "light"),
    (740, 360): ("fa", "dark"),
}
"""The sizes of screens, in CSS pixels, each with a language and a theme: both directions and themes on every kind."""
PARTS = {
    "king-thief-minister": {"table", "treasury", "purse", "moves"},
    "clash": {"board", "hand", "other-hand", "moves"},
    "machrou3-rais": {"map", "moves"},
    "intrigue": {"room", "moves"},
}
"""What is in sight in every phase of a game. Other parts come and go, or are behind a tab where room is scarce."""
MOVES = 30
_SETTLED = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done())))"
_FAULTS = """() => {
    const faults = [], INSIDE = 6, SLACK = 1, LEAST = 12;  // pixels: corners are round; edges lie between pixels
    const root = document.documentElement;
    if (root.scrollHeight > innerHeight + SLACK) faults.push(`the page is ${root.scrollHeight} high`);
    if (root.scrollWidth > innerWidth + SLACK) faults.push(`the page is ${root.scrollWidth} wide`);
    const within = (a, b) => a.left >= b.left - SLACK && a.top >= b.top - SLACK
        && a.right <= b.right + SLACK && a.bottom <= b.bottom + SLACK;
    const screen = new DOMRect(0, 0, innerWidth, innerHeight);
    const board = document.querySelector("section.board");
    const place = board.getBoundingClientRect();
    if (!within(place, screen)) faults.push("the board leaves the screen");
    if (board.scrollHeight > board.clientHeight + SLACK || board.scrollWidth > board.clientWidth + SLACK)
        faults.push(`the board needs ${board.scrollWidth}x${board.scrollHeight}`);
    const parts = [...document.querySelectorAll("[data-part]")].filter(one => one.getClientRects().length);
    const hit = (part, x, y, where) => {
        const top = document.elementsFromPoint(x, y)[0];
        const own = part instanceof SVGGElement ? part.ownerSVGElement : part;  // between its strokes is the drawing
        if (!top || !(own.contains(top) || top.contains(own)))
            faults.push(`${part.dataset.part}: ${where} is under ${top?.outerHTML.slice(0, 90)}`);
    };
    for (const part of parts) {
        const at = part.getBoundingClientRect();
        const name = part.dataset.part;
        if (Math.min(at.width, at.height) < LEAST) faults.push(`${name} is only ${at.width}x${at.height}`);
        if (!within(at, name === "moves" ? screen : place)) faults.push(`${name} leaves its place`);
        hit(part, at.left + at.width / 2, at.top + at.height / 2, "its middle");
        if (!(part instanceof SVGGElement))  // what is drawn has no corners of its own
            for (const x of [at.left + INSIDE, at.right - INSIDE])
                for (const y of [at.top + INSIDE, at.bottom - INSIDE]) hit(part, x, y, `the corner ${x}, ${y}`);
    }
    const drawing = document.querySelector("section.board svg[data-part]")?.getBoundingClientRect();
    if (drawing && Math.min(drawing.width, drawing.height) < 150)
        faults.push(`the drawing is only ${drawing.width}x${drawing.height}`);
    const move = document.querySelector("#act ul button")?.getBoundingClientRect();
    const moves = document.querySelector("#act").getBoundingClientRect();
    if (move && !within(move, moves)) faults.push("the first move is out of sight");
    const title = document.querySelector("header h1");
    if (title.getBoundingClientRect().height > 40) faults.push("the title has more than one line");
    return [parts.map(one => one.dataset.part), faults];
}"""


def measured(page: Page, game: str, phase: str) -> None:
    """Look at one phase at every size, each in its own language and theme."""
    for (width, height), look in LOOKS.items():
        page.set_viewport_size({"width": width, "height": height})
        wear(page, *look)
        page.evaluate(_SETTLED)
        parts, faults = page.evaluate(_FAULTS)
        where = f"{game}, {phase}, {width}x{height}, {look[0]}"
        assert not faults, f"{where}: {'; '.join(faults)}"
        assert set(parts) >= PARTS[game], f"{where}: only {parts}"


@pytest.mark.parametrize("game", ["king-thief-minister", "clash", "machrou3-rais", "intrigue"])
def test_nothing_is_covered(page: Page, served: Served, game: str) -> None:
    choose(page, taught=False)  # what explains a new phase takes room, too
    against_bots(page, served.address, game)
    rng, over, mine, phases = Random(1), page.locator("#over"), page.locator(".turn.mine"), set[str]()
    for _ in range(MOVES):
        expect(over.or_(mine).first).to_be_visible()  # not what may be said while others act
        phase = page.locator("[data-phase]").get_attribute("data-phase") or ""
        if phase not in phases:
            phases.add(phase)
            measured(page, game, phase)
            page.set_viewport_size({"width": 1280, "height": 800})
        if over.count():
            break
        seen = seq(page)
        if take_one(page, rng):
            wait_for_more(page, seen)
    assert len(phases) > 1
