"""No barrier that axe can find, in any language and theme: the page stays, its words and colours change."""

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

LOOKS = (("en", "light"), ("ar", "dark"), ("fa", "light"), ("pl", "dark"))
_AXE = Axe()


def wear(page: Page, language: str, theme: str) -> None:
    """Changes language and colours in place, as another tab of the same device would."""
    page.evaluate(
        """([language, theme]) => {
            const chosen = {...JSON.parse(localStorage.diwan), language, theme};
            localStorage.diwan = JSON.stringify(chosen);
            dispatchEvent(new StorageEvent("storage", {key: "diwan"}));
        }""",
        [language, theme],
    )
    page.wait_for_function("([language, theme]) => document.documentElement.lang === language"
                           " && document.documentElement.dataset.theme === theme", arg=[language, theme])  # fmt: skip


def clear(page: Page, where: str, looks: tuple[tuple[str, str], ...] = LOOKS) -> None:
    if not page.evaluate("'axe' in window"):
        page.evaluate(_AXE.axe_script)
    for language, theme in looks:
        wear(page, language, theme)
        found = page.evaluate("axe.run({resultTypes: ['violations']})")["violations"]
        told = "; ".join(f"{one['id']} at {one['nodes'][0]['target']}" for one in found)
        assert not found, f"{where} in {language}, {theme}: {told}"
    if len(looks) > 1:
        wear(page, *looks[0])
