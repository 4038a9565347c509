"""No barrier that axe can find, in any language and theme: the page stays, its words and colours change."""

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

LOOKS = (("en", "light"), ("ar", "dark"), ("fa", "light"), ("pl", "dark"))
_AXE = Axe()
_LOOK = """async () => {
    for (let left = 5; ; left--) {
        const before = document.body.outerHTML;
        const { violations } = await axe.run({ resultTypes: ["violations"] });
        if (!violations.length || !left || document.body.outerHTML === before) return violations;
    }
}"""
"""A page that changes under the look, when a bot moves or a speech balloon goes, is looked at again.
What stays on it is found every time."""


def wear(page: Page, language: str, theme: str) -> None:
    """Change language and colours in place, as another tab of the same device would."""
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
    """Fail where a page has a barrier, in any of these languages and themes."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(_AXE.axe_script)
    for language, theme in looks:
        wear(page, language, theme)
        found = page.evaluate(_LOOK)
        told = "; ".join(
            f"{one['id']} at {node['target']}: {node['failureSummary']}" for one in found for node in one["nodes"]
        )
        assert not found, f"{where} in {language}, {theme}: {told}"
    if len(looks) > 1:
        wear(page, *looks[0])
