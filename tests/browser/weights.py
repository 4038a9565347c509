"""How many bytes come over the wire: what Chromium has received, as it was compressed, with its headers."""

from typing import Any

from playwright.sync_api import Page, expect

from browser.people import play_against_bots


class Scales:
    """Weighs what a page receives over HTTP. What the worker keeps for later is not of the page."""

    def __init__(self, page: Page) -> None:
        self._total = 0
        self.files: dict[str, int] = {}
        """Bytes by address."""
        self._addresses: dict[str, str] = {}
        session = page.context.new_cdp_session(page)
        session.on("Network.requestWillBeSent", self._asked)
        session.on("Network.loadingFinished", self._arrived)
        session.send("Network.enable")

    def _asked(self, event: dict[str, Any]) -> None:
        self._addresses[event["requestId"]] = event["request"]["url"]

    def _arrived(self, event: dict[str, Any]) -> None:
        address = self._addresses.get(event["requestId"], "")
        self.files[address] = self.files.get(address, 0) + round(event["encodedDataLength"])

    def take(self) -> int:
        """Return the weight since the last time."""
        before, self._total = self._total, sum(self.files.values())
        return self._total - before


def weigh_lobby(page: Page, scales: Scales, address: str) -> int:
    """Open the first page, and return what came over the wire until nothing more did: with the page of a table, which
    is loaded while the reader chooses a game."""
    page.goto(address)
    expect(page.locator("article").first).to_be_visible()
    page.wait_for_function(
        "() => performance.getEntriesByType('resource')"
        ".some(file => /TablePage.*js$/.test(file.name) && file.responseEnd)"
    )
    page.wait_for_load_state("networkidle")
    return scales.take()


def weigh_game(page: Page, scales: Scales, game: str) -> int:
    """Open a game from the first page, and return what came in addition."""
    play_against_bots(page, game)
    page.wait_for_load_state("networkidle")
    return scales.take()
