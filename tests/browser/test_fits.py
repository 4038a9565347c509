"""A table in play is one screen: in every phase of whole games, at every size, in every language and theme, and after
every touch, nothing covers anything and nothing has to be scrolled for."""

import pytest
from playwright.sync_api import Page

from browser.house import Served
from browser.people import choose
from browser.positions import Played, Position, Shown, positions

SIZES = ((1280, 800), (1440, 900), (1024, 768), (768, 1024), (390, 844), (360, 740), (740, 360))
"""The sizes of screens, in CSS pixels."""
LANGUAGES = ("en", "ar", "fa", "pl")
THEMES = ("light", "dark")
PLAYED = (
    Played("king-thief-minister", "standard", 3, 12),
    Played("king-thief-minister", "standard", 6, 6),
    Played("clash", "standard", 2, 6, {"match": "best_of_three"}),
    Played("clash", "draft", 2, 4),
    Played("clash", "secret-draft", 2, 4),
    Played("machrou3-rais", "beginner", 4, 16),
    Played("machrou3-rais", "advanced", 6, 40, {"exposed_chosen_by_corrupt": True}),
    Played("intrigue", "mixed", 4, 3),
    Played("intrigue", "mixed", 10, 1, {"people": "all", "max_rounds": 1}),
)
"""Games of the fewest players and of the most, of each kind of rules; as many as it takes to meet every phase."""
NATURES = {
    "king-thief-minister": {"Opening", "HiddenDealing", "Shuffling"},
    "clash": {"Lottery", "Dealing", "Refilling", "Enlisting"},
    "machrou3-rais": {
        "DealingPiles", "DealingDistricts", "DrawingSpeaker", "DealingObjectives", "DealingCharacters",
        "DrawingNewsflash", "DealingSwing", "DrawingToken", "DrawingPower", "DrawingObjectives",
        "ActionDone", "Decided",
    },
    "intrigue": {"Dealing", "Whispering", "CallingSeen"},
}  # fmt: skip
"""The phases of chance, or between two moves, which no page ever shows."""
PARTS = {
    "king-thief-minister": {"table", "treasury", "purse"},
    "clash": {"board", "hand", "other-hand"},
    "machrou3-rais": {"map"},
    "intrigue": {"room"},
}
"""What is in sight in every phase of a game, to everybody. Other parts come and go."""

_MEASURE = """async ([languages, themes, parts, isOver]) => {
    const INSIDE = 6, SLACK = 1, LEAST = 12;  // pixels: corners are round; edges lie between pixels
    const frame = () => new Promise(requestAnimationFrame);
    const within = (a, b) => a.left >= b.left - SLACK && a.top >= b.top - SLACK
        && a.right <= b.right + SLACK && a.bottom <= b.bottom + SLACK;
    const name = one => (one.dataset.part ?? one.getAttribute("aria-label") ?? one.textContent.trim()).slice(0, 40);
    const isShown = one => one.checkVisibility({visibilityProperty: true}) && one.getClientRects().length > 0;
    /** What scrolls inside its own place may have more than is in sight. */
    const scroller = one => {
        for (let at = one.parentElement; at && !at.matches("section.board, #act, body"); at = at.parentElement)
            if (/auto|scroll/.test(getComputedStyle(at).overflow)) return at;
        return null;
    };
    const measure = () => {
        const faults = [];
        const root = document.documentElement;
        if (root.scrollHeight > innerHeight + SLACK) faults.push(`the page is ${root.scrollHeight} high`);
        if (root.scrollWidth > innerWidth + SLACK) faults.push(`the page is ${root.scrollWidth} wide`);
        const screen = new DOMRect(0, 0, innerWidth, innerHeight);
        const board = document.querySelector("section.board"), act = document.querySelector("#act");
        const place = board.getBoundingClientRect();
        if (!within(place, screen)) faults.push("the board leaves the screen");
        for (const one of isOver ? [board] : [board, act])
            if (one.scrollHeight > one.clientHeight + SLACK || one.scrollWidth > one.clientWidth + SLACK)
                faults.push(`${one.id || "the board"} needs ${one.scrollWidth}x${one.scrollHeight}`
                    + ` and has ${one.clientWidth}x${one.clientHeight}`);
        const hit = (one, x, y, where) => {
            const top = document.elementsFromPoint(x, y)[0];
            const own = one instanceof SVGElement && one.ownerSVGElement ? one.ownerSVGElement : one;
            if (!top || !(own.contains(top) || top.contains(own)))  // between the strokes of a part is the drawing
                faults.push(`${name(one)}: ${where} is under ${top?.outerHTML.slice(0, 90)}`);
        };
        const found = [...document.querySelectorAll("[data-part]")].filter(isShown);
        for (const one of found) {
            const at = one.getBoundingClientRect(), scrolls = scroller(one);
            if (scrolls && !within(at, scrolls.getBoundingClientRect())) continue;
            if (Math.min(at.width, at.height) < LEAST) faults.push(`${name(one)} is only ${at.width}x${at.height}`);
            if (!within(at, one === act ? screen : place)) faults.push(`${name(one)} leaves its place`);
            hit(one, at.left + at.width / 2, at.top + at.height / 2, "its middle");
            if (!(one instanceof SVGGElement))  // what is drawn has no corners of its own
                for (const x of [at.left + INSIDE, at.right - INSIDE])
                    for (const y of [at.top + INSIDE, at.bottom - INSIDE]) hit(one, x, y, `the corner ${x}, ${y}`);
        }
        for (const part of parts)
            if (!found.some(one => one.dataset.part === part)) faults.push(`${part} is not in sight`);
        for (const one of document.querySelectorAll(
            "section.board :is(button, [role=button], input, select), #act :is(button, input, select)"
        )) {
            if (!isShown(one) || one.disabled) continue;
            const at = one.getBoundingClientRect(), scrolls = scroller(one);
            if (scrolls && !within(at, scrolls.getBoundingClientRect())) continue;
            if (isOver && act.contains(one) && act.scrollHeight > act.clientHeight) continue;
            if (!within(at, screen)) faults.push(`${name(one)} leaves the screen`);
            else if (!(one instanceof SVGElement))
                hit(one, at.left + at.width / 2, at.top + at.height / 2, "its middle");
        }
        const drawing = board.querySelector("svg[data-part]")?.getBoundingClientRect();
        if (drawing && Math.min(drawing.width, drawing.height) < 150)
            faults.push(`the drawing is only ${drawing.width}x${drawing.height}`);
        if (document.querySelector("header h1").getBoundingClientRect().height > 40)
            faults.push("the title has more than one line");
        return faults;
    };
    const all = [];
    for (const language of languages) {
        localStorage.diwan = JSON.stringify({...JSON.parse(localStorage.diwan), language});
        dispatchEvent(new StorageEvent("storage", {key: "diwan"}));
        while (document.querySelector("[data-language]")?.dataset.language !== language) await frame();
        await frame();
        await frame();  // a board that measured its new room is drawn once more
        const before = document.documentElement.dataset.theme;
        for (const theme of themes) {
            document.documentElement.dataset.theme = theme;  // colours are styles alone
            const faults = measure();
            if (faults.length) all.push(`${language}, ${theme}: ${faults.join("; ")}`);
        }
        document.documentElement.dataset.theme = before;
    }
    return all;
}"""
_TOUCHABLE = "section.board :is(button:enabled, [role=button])"
_TOUCHED = ((1280, 800), (390, 844), (740, 360))
"""The sizes at which everything is touched: a desk, a phone, and a phone held across."""
MOST_TOUCHED = 12


def faults(
    page: Page, position: Position, languages: tuple[str, ...] = LANGUAGES, themes: tuple[str, ...] = THEMES
) -> list[str]:
    is_over = "Over" in position.label
    found: list[str] = page.evaluate(_MEASURE, [languages, themes, sorted(PARTS[position.game]), is_over])
    width, height = (page.viewport_size or {}).values()
    return [f"{position.label}, {width}x{height}, {one}" for one in found]


def told(found: list[str]) -> str:
    return "\n".join([f"{len(found)} faults", *found[:40]])


@pytest.mark.parametrize("played", PLAYED, ids=lambda played: played.label)
def test_nothing_is_covered(page: Page, served: Served, played: Played) -> None:
    choose(page, lists=False)
    shown, found = Shown(page, served.address), list[str]()
    for position in positions(played):
        shown.show(position)
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            found += faults(page, position)
    assert not found, told(found)


@pytest.mark.parametrize("played", PLAYED, ids=lambda played: played.label)
def test_nothing_is_covered_by_what_is_touched(page: Page, served: Served, played: Played) -> None:
    choose(page, lists=False)
    shown, found = Shown(page, served.address), list[str]()
    for position in positions(played):
        if "to act" not in position.label:
            continue
        for width, height in _TOUCHED:
            page.set_viewport_size({"width": width, "height": height})
            shown.show(position)
            touchable = page.locator(_TOUCHABLE)
            for number in range(min(touchable.count(), MOST_TOUCHED)):
                if number >= touchable.count():
                    break
                touchable.nth(number).dispatch_event("click")
                found += [f"after touch {number + 1}: {one}" for one in faults(page, position, ("en",), ("light",))]
                page.keyboard.press("Escape")
    assert not found, told(found)


@pytest.mark.parametrize("game", sorted(NATURES))
def test_every_phase_is_met(game: str) -> None:
    met = {position.phase for played in PLAYED if played.game == game for position in positions(played)}
    assert met | NATURES[game] == Position.phases_of(game)
