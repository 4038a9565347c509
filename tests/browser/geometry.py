"""Whether a table fits its screen: nothing covered, cut or scrolled, at every size, in every language and theme."""

from collections.abc import Iterable

from playwright.sync_api import Page

SIZES = ((1280, 800), (1440, 900), (1024, 768), (768, 1024), (390, 844), (360, 740), (740, 360))
"""The sizes of screens, in CSS pixels."""
LANGUAGES = ("en", "ar", "fa", "pl")
THEMES = ("light", "dark")

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
            if (!within(at, board.contains(one) ? place : screen)) faults.push(`${name(one)} leaves its place`);
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


def faults(
    page: Page,
    where: str,
    parts: Iterable[str],
    *,
    sizes: tuple[tuple[int, int], ...] = SIZES,
    languages: tuple[str, ...] = LANGUAGES,
    themes: tuple[str, ...] = THEMES,
    is_over: bool = False,
) -> list[str]:
    """Return what does not fit; these parts must be in sight. The page comes back to its size and its language."""
    before, language = page.viewport_size, page.locator("html").get_attribute("lang")
    found = []
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        told: list[str] = page.evaluate(_MEASURE, [languages, themes, sorted(parts), is_over])
        found += [f"{where}, {width}x{height}, {one}" for one in told]
    if before and (before["width"], before["height"]) != sizes[-1]:
        page.set_viewport_size(before)
    if language != languages[-1]:
        page.evaluate(_MEASURE, [[language], [], [], is_over])
    return found


def told(found: list[str]) -> str:
    """Return the beginning of a long list of faults."""
    return "\n".join([f"{len(found)} faults", *found[:40]])
