"""King Thief Minister is played on the table itself: every kind of move, by pointer and by keyboard."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Locator, Page, expect
from websockets.sync.client import connect

from browser.barriers import clear, wear
from browser.geometry import faults, told
from browser.house import Served

GAME = "king-thief-minister"
SEATS = 6
PEOPLE = ("Ann", "Bahar", "Cyrus", "Dalia", "Elias of the long name", "Farah")
NAMES = {"K": "King", "T": "Thief", "M": "Minister", "E": "Executioner", "S": "Sheriff", "P": "Peasant"}


class Company:
    """A table of six people: the page is seat 0, and the test plays for the others.

    The tracker shows each seat what it has seen, and the others look round the table first, so that the test knows
    every card."""

    def __init__(self, page: Page, served: Served) -> None:
        self.page, self.address, self.asked = page, served.address, 0
        new = {"game": GAME, "seats": SEATS, "options": {"memory_aid": "tracker"}}
        opened = self._post("/api/tables", {**new, "manners": {"clock": 0, "grace": 0}})
        self.table = opened["table"]
        at = f"/api/tables/{self.table}/seats"
        taken = [self._post(at, {"name": name, "seat": seat}) for seat, name in enumerate(PEOPLE)]
        self.secrets = [one["secret"] for one in taken]
        for secret in self.secrets:
            self._ask({"type": "Ready", "on": True}, secret)
        self.open()

    def open(self) -> None:
        self.page.add_init_script(
            "if (!localStorage.diwan) localStorage.diwan = JSON.stringify("
            f'{{language: "en", theme: "light", motion: false, taught: ["{GAME}/*"]}})'
        )
        self.page.goto(f"{self.address}/t/{self.table}#{self.secrets[0]}")
        expect(self.page.locator("section.board .card")).to_have_count(6)

    def _post(self, path: str, body: object, secret: str | None = None) -> Any:
        headers = {"authorization": f"Bearer {secret}"} if secret else {}
        answer = self.page.request.post(f"{self.address}{path}", data=body, headers=headers)
        assert answer.ok, answer.text()
        return answer.json()

    def _ask(self, command: object, secret: str) -> None:
        self.asked += 1
        ask = {"type": "Ask", "id": f"a{self.asked}", "command": command}
        self._post(f"/api/tables/{self.table}/commands", ask, secret)

    def view(self, seat: int) -> Any:
        with connect(
            f"{self.address.replace('http', 'ws', 1)}/api/tables/{self.table}/socket", compression=None
        ) as line:
            line.send(json.dumps({"type": "Hello", "language": "en", "secret": self.secrets[seat]}))
            while (message := json.loads(line.recv()))["type"] != "Snapshot":
                pass
        return message["view"]

    def play(self, seat: int, kind: str, **fields: Any) -> None:
        self._ask({"type": "Play", "move": {"type": kind, **fields}}, self.secrets[seat])

    def everybody_else(self, kind: str, but: tuple[int, ...] = (0,)) -> None:
        for seat in range(SEATS):
            if seat not in but:
                self.play(seat, kind)

    def look_round(self) -> list[str]:
        """Let the others look at a card each, once the page has chosen; return the face on every track."""
        for seat in range(1, SEATS):
            self.play(seat, "Look", spot=(seat + 1) % SEATS)
        expect(self.page.locator('[data-phase="Turn"]')).to_be_visible()
        seen = {(seat + 1) % SEATS: self.view(seat)["memory"]["possible"] for seat in range(1, SEATS)}
        faces = {spot: possible[spot] for spot, possible in seen.items()}
        (unseen,) = set(NAMES) - set(faces.values())
        return [faces.get(spot, unseen) for spot in range(SEATS)]

    def my_turn(self) -> None:
        """The others move the cards until it is the turn of the page."""
        while (seat := self.view(0)["phase"]["seat"]) != 0:
            self.play(seat, "Rotate", direction="front")
        expect(self.page.locator(".turn.mine")).to_be_visible()
        expect(self.page.locator('[data-move^="Rotate"]:not([aria-disabled])')).to_have_count(3)


@pytest.fixture(params=["click", "keys"])
def press(request: pytest.FixtureRequest, page: Page) -> Callable[[Locator], None]:
    """Press something as people do: by pointer, or by keyboard."""

    def click(place: Locator) -> None:
        place.click()

    def keys(place: Locator) -> None:
        expect(place).to_be_visible()
        expect(place).to_be_enabled()
        place.focus()
        page.keyboard.press("Enter")

    return click if request.param == "click" else keys


@pytest.fixture
def company(page: Page, served: Served) -> Company:
    return Company(page, served)


def fits(page: Page, phase: str) -> None:
    """Measure the page at every size, in a language of each direction, and come back to the first."""
    size = page.viewport_size
    found = faults(page, phase, {"table", "treasury", "purse"}, languages=("pl", "fa"), themes=("light",))
    assert not found, told(found)
    assert size
    page.set_viewport_size(size)
    wear(page, "en", "light")


def card(page: Page, spot: int) -> Locator:
    return page.locator(f'.card[data-spot="{spot}"]')


def choice(page: Page, kind: str) -> Locator:
    return page.locator(f'.dock [data-move="{kind}"]:not([aria-disabled])')


def palette(page: Page, name: str) -> Locator:
    """Return the character of this name, which others speak of, too."""
    return choice(page, "Claim").filter(has=page.locator("b", has_text=name))


def claim(company: Company, press: Callable[[Locator], None], name: str) -> None:
    """Claim to be a character, and let nobody challenge."""
    press(palette(company.page, name))
    doubt = company.page.locator('[data-phase="HiddenDoubt"]')
    expect(doubt).to_be_visible()
    company.everybody_else("Pass")
    expect(doubt).to_have_count(0)  # only then the page offers what comes next


def test_every_kind_of_move(page: Page, company: Company, press: Callable[[Locator], None]) -> None:
    asked = page.locator(".dock p").first
    # The first look, at any card but one's own.
    expect(choice(page, "Decline")).to_be_visible()
    fits(page, "HiddenLooking")
    press(card(page, 1))
    company.look_round()
    # Peek
    company.my_turn()
    press(card(page, 0))
    expect(page.locator('.plate[data-seat="0"] em')).to_contain_text("peek")
    # Move the cards
    for direction, steps in (("right", 5), ("left", 1), ("front", 3)):
        company.my_turn()
        before = company.view(0)["tracks"]
        press(page.locator(f'[data-move="Rotate-{direction}"]'))
        if direction == "front":  # The third round without a coin: everybody votes (K38).
            expect(asked).to_contain_text("End the game now?")
            fits(page, "HiddenStandstill")
            press(choice(page, "PlayOn"))
            company.everybody_else("PlayOn")
        expect(page.locator(".turn.mine")).to_have_count(0)
        assert company.view(0)["tracks"] == [*before[-steps:], *before[:-steps]]
    # King, whom one player answers; the page challenges by touching the card
    company.my_turn()
    claim(company, press, "King")
    expect(page.locator('[data-phase="HiddenAnswering"]')).to_be_visible()
    company.play(1, "YesSir")
    company.everybody_else("Silent", but=(0, 1))
    expect(asked).to_contain_text("Bahar")
    expect(choice(page, "Challenge")).to_be_visible()
    clear(page, "a claim", (("en", "light"),))
    press(card(page, 1))
    company.everybody_else("Pass", but=(0, 1))
    # One's own answer to the King, and silence
    for kind in ("YesSir", "Silent"):
        while (seat := company.view(0)["phase"]["seat"]) == 0:
            company.play(0, "Rotate", direction="left")
        company.play(seat, "Claim", character="K")
        expect(choice(page, "Challenge")).to_be_visible()
        press(choice(page, "Pass"))
        company.everybody_else("Pass", but=(0, seat))
        press(choice(page, kind))
        company.everybody_else("Silent", but=(0, seat))
        if kind == "YesSir":
            company.everybody_else("Pass")
    # Minister: two cards, taken back once, and the manner
    for manner in ("open", "keep"):
        company.my_turn()
        claim(company, press, "Minister")
        expect(asked).to_contain_text("two cards")
        press(card(page, 2))
        expect(asked).to_contain_text("spot 3")
        page.keyboard.press("Escape")
        expect(asked).to_contain_text("two cards")
        press(card(page, 2))
        press(card(page, 4))
        expect(choice(page, "Swap")).to_have_count(3)
        fits(page, "the manner of a swap")
        before = company.view(0)["tracks"]
        press(choice(page, "Swap").nth(("open", "swap", "keep").index(manner)))
        expect(page.locator('[data-phase="Acting"]')).to_have_count(0)
        assert (company.view(0)["tracks"] != before) == (manner == "open")
    # Sheriff
    company.my_turn()
    claim(company, press, "Sheriff")
    expect(asked).to_contain_text("double")
    fits(page, "tax")
    press(page.locator('.plate[data-seat="4"]'))
    expect(page.locator('.plate[data-seat="4"] em')).to_contain_text("double tax")
    # Executioner
    company.my_turn()
    claim(company, press, "Executioner")
    press(page.locator('.plate[data-seat="3"]'))
    expect(choice(page, "Execute")).to_have_count(6)
    expect(asked).to_contain_text("Dalia")
    clear(page, "an accusation", (("en", "light"), ("ar", "dark")))
    fits(page, "an accusation")
    press(choice(page, "Execute").nth(0))
    expect(card(page, 3).locator(".stamp")).to_be_visible()


@pytest.mark.parametrize("way", ["touch", "drag"])
def test_a_peasant_names_every_card(page: Page, served: Served, way: str) -> None:
    company = Company(page, served)
    page.set_viewport_size({"width": 390, "height": 844})
    choice(page, "Decline").click()
    by_track = company.look_round()
    peasant = by_track.index("P")
    # Everybody moves the cards until it is the page's turn and the Peasant is in front. Each movement is by an odd
    # number of spots, so a round of six changes them by an even one; a round with a look does not.
    while True:
        seen = company.view(0)
        seat, tracks = seen["phase"]["seat"], seen["tracks"]
        if seat:
            company.play(seat, "Rotate", direction="left")
        elif tracks[0] == peasant:
            break
        elif tracks.index(peasant) % 2:
            company.play(0, "Peek")
        else:
            company.play(0, "Rotate", direction="right")
    palette(page, "Peasant").click()
    expect(choice(page, "GiveUp")).to_be_visible()
    chips = page.locator(".dock .chip")
    expect(chips).to_have_count(5)
    fits(page, "Naming")
    for left, spot in zip((4, 3, 2), (1, 2, 3), strict=False):
        chip, place = chips.filter(has_text=NAMES[by_track[tracks[spot]]]), card(page, spot)
        if way == "drag":
            chip.drag_to(place)
        elif spot == 1:  # first the character, then the card; or the other way round
            chip.click()
            place.click()
        else:
            place.click()
            chip.click()
        expect(chips).to_have_count(left)
    chips.filter(has_text=NAMES[by_track[tracks[4]]]).click()
    card(page, 4).click()  # the last name follows
    expect(page.locator("#over")).to_be_visible()
    expect(page.locator('.plate.wins[data-seat="0"]')).to_be_visible()
    expect(page.locator(".card .front")).to_have_count(6)
    expect(page.locator(".balloon, .signs, .stamp, .look")).to_have_count(0)  # nothing lies on the cards
    expect(page.locator('.plate[data-seat="0"] em')).to_be_visible()


def test_what_cannot_be_done_says_why(page: Page, company: Company) -> None:
    card(page, 0).click(force=True)  # one's own, before the game; Playwright does not press what is muted
    expect(page.get_by_role("alert")).to_contain_text("own card")
    choice(page, "Decline").click()
    company.everybody_else("Decline")
    expect(page.locator('[data-phase="Turn"]')).to_be_visible()
    if company.view(0)["phase"]["seat"] == 0:
        page.locator('[data-move="Rotate-left"]').click()
    expect(page.locator(".turn.mine")).to_have_count(0)
    for muted in (
        card(page, 0),
        page.locator('[data-move="Rotate-left"]'),
        page.locator('.dock [data-move="Claim"]').first,
    ):
        expect(muted).to_have_attribute("aria-disabled", "true")
        muted.click(force=True)
        expect(page.get_by_role("alert")).to_contain_text("not your turn")


def test_a_spectator_sees_the_table_alone(company: Company, new_context: Callable[[], BrowserContext]) -> None:
    page = new_context().new_page()
    page.goto(f"{company.address}/t/{company.table}")
    expect(page.locator("section.board .card")).to_have_count(6)
    expect(page.locator(".dock, [data-move], .card.can")).to_have_count(0)
