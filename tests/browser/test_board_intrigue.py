"""The board of Intrigue: every usual move is made on it by pointer and by keyboard, and papers keep their room."""

import json
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.barriers import clear
from browser.house import Served
from browser.people import choose
from browser.positions import Played, Position, Shown, positions

FEW = Played("intrigue", "mixed", 4, 3)
MANY = Played("intrigue", "mixed", 10, 1, {"people": "all", "max_rounds": 1})
PARTY = Played("intrigue", "mixed", 6, 2, {"people": "all", "max_rounds": 2})
"""With open recesses."""
DESK, TABLET, PHONE = (1280, 800), (768, 1024), (390, 844)
READABLE = 120
"""Pixels: the least height of a paper beside the room."""
FRAMES = 600
"""Frames of the page for which a move is waited for."""


class Table(Shown):
    """A page that shows one position, and keeps the moves that it asks the server for."""

    def __init__(self, page: Page, served: Served) -> None:
        super().__init__(page, served.address)
        self.moves: list[dict[str, Any]] = []
        self.seat = 0

    def _answer(self, message: str | bytes) -> None:
        said = json.loads(message)
        if said["type"] == "Ask" and said["command"]["type"] == "Play":
            self.moves.append(said["command"]["move"])
        super()._answer(message)

    def open(self, label: str, size: tuple[int, int] = DESK, played: Played = FEW) -> Page:
        position: Position = next(one for one in positions(played) if one.label.endswith(f": {label}"))
        self.seat = json.loads(position.snapshot)["seat"]
        self.page.set_viewport_size({"width": size[0], "height": size[1]})
        self.show(position)
        expect(self.page.locator(".room [data-seat]")).to_have_count(played.seats)
        return self.page

    @property
    def other(self) -> int:
        return (self.seat + 1) % FEW.seats

    def comrade(self, seat: int) -> Locator:
        return self.page.locator(f".room [data-seat='{seat}']")

    def played(self) -> dict[str, Any]:
        """Return the move that the page has asked for."""
        for _ in range(FRAMES):
            if self.moves:
                return self.moves.pop()
            self.page.evaluate("() => new Promise(requestAnimationFrame)")
        raise AssertionError("no move was made")


@pytest.fixture
def table(page: Page, served: Served) -> Table:
    choose(page, lists=False)
    return Table(page, served)


def deed(page: Page, name: str) -> Locator:
    return page.locator(".deeds button", has_text=name)


def confirm(page: Page) -> None:
    page.locator(".dealings form .primary").click()


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_a_comrade_is_touched_and_told_a_rumour(table: Table, size: tuple[int, int]) -> None:
    page = table.open("TalkSeen, to act", size)
    table.comrade(table.other).click()
    deed(page, "Tell a rumour").click()
    page.locator(".pick").first.click()
    page.get_by_label("Add a few words").fill("Between us.")
    confirm(page)
    move = table.played()
    assert (move["type"], move["to"], move["words"]) == ("Tell", table.other, "Between us.")
    expect(page.locator(".dealings")).to_have_count(0)


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_a_secret_is_held_and_handed_over(table: Table, size: tuple[int, int]) -> None:
    page = table.open("TalkSeen, to act", size)
    page.locator(".hand button").nth(1).click()
    table.comrade(table.other).click()
    deed(page, "Offer an exchange").click()
    page.get_by_label("a secret about a third comrade").check()
    confirm(page)
    move = table.played()
    assert (move["type"], move["to"], move["want"]) == ("Offer", table.other, "other")
    assert move["item"]["subject"] == table.seat


def test_a_secret_is_drawn_onto_a_comrade(table: Table) -> None:
    page = table.open("TalkSeen, to act")
    card = page.locator(".hand button").first.bounding_box()
    face = table.comrade(table.other).bounding_box()
    assert card
    assert face
    page.mouse.move(card["x"] + 30, card["y"] + 40)
    page.mouse.down()
    page.mouse.move(card["x"] + 60, card["y"] - 20)
    page.mouse.move(face["x"] + face["width"] / 2, face["y"] + face["height"] / 2)
    expect(page.locator(".comrade.holding")).to_have_count(FEW.seats - 1)
    page.mouse.up()
    deed(page, "Tell a rumour").click()
    confirm(page)
    assert table.played()["to"] == table.other


def test_a_rumour_is_made_up_with_the_keyboard_alone(table: Table) -> None:
    page = table.open("TalkSeen, to act")
    page.locator(".choice.slip").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".dealings")).to_be_focused()
    subject = page.locator(".paper input[name=subject]").last
    subject.focus()
    page.keyboard.press("Space")
    praise = page.get_by_role("radio", name="praise")
    praise.focus()
    page.keyboard.press("Space")
    page.locator(".paper li button").first.focus()
    page.keyboard.press("Enter")
    page.locator(".dealings .row .face").first.focus()
    page.keyboard.press("Enter")
    deed(page, "Tell a rumour").focus()
    page.keyboard.press("Enter")
    page.locator(".dealings form .primary").focus()
    page.keyboard.press("Enter")
    move = table.played()
    assert move["type"] == "Tell"
    assert move["item"]["card"].startswith("p")


def test_escape_closes_a_card_and_gives_the_focus_back(table: Table) -> None:
    page = table.open("TalkSeen, waiting")
    comrade = table.comrade(table.other)
    comrade.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".dealings")).to_be_focused()
    expect(page.locator(".deeds")).to_have_count(0)  # there is nothing to be done now, but something to be known
    page.keyboard.press("Escape")
    expect(page.locator(".dealings")).to_have_count(0)
    expect(comrade).to_be_focused()


def test_an_offer_is_declined_or_accepted(table: Table) -> None:
    page = table.open("AnsweringSeen, to act")
    offers = page.locator(".offers button")
    expect(offers).to_have_count(2)
    offers.first.click()
    deed(page, "Decline").click()
    assert table.played()["type"] == "Decline"
    offers.last.click()
    deed(page, "Accept").click()
    page.locator(".pick").first.click()
    confirm(page)
    assert table.played()["type"] == "Accept"


def test_a_rumour_is_put_to_the_vote(table: Table) -> None:
    page = table.open("Floor, to act")
    page.locator(".choice.initiate").click()
    page.locator(".pick").last.click()
    confirm(page)
    assert table.played()["type"] == "Initiate"


@pytest.mark.parametrize(
    ("phase", "choice", "move"),
    [
        ("VotingSeen", "disbelieve", {"type": "Vote", "ballot": "disbelieve"}),
        ("Debating", "admit", {"type": "Plead", "plea": "admit", "words": ""}),
        ("Sheltering", "loss", {"type": "Shelter", "use": False}),
        ("TalkSeen", "pass", {"type": "Pass"}),
    ],
)
def test_one_touch_decides(table: Table, phase: str, choice: str, move: dict[str, Any]) -> None:
    page = table.open(f"{phase}, to act")
    page.locator(f".choice.{choice}").click()
    assert table.played() == move


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_in_an_open_recess_offers_are_answered_beside_all_else(table: Table, size: tuple[int, int]) -> None:
    page = table.open("Mingling, to act", size, PARTY)
    expect(page.locator("[data-part=room]")).to_contain_text("of 6 are ready")
    page.locator(".offers button").first.click()
    expect(deed(page, "Accept and give a secret")).to_be_visible()
    deed(page, "Decline").click()
    assert table.played()["type"] == "Decline"
    page.locator(".choice.ready").click()
    assert table.played() == {"type": "Ready", "during": "recess"}


def test_in_an_open_recess_one_comes_back_from_being_ready(table: Table) -> None:
    page = table.open("Mingling, waiting", DESK, PARTY)
    page.locator(".choice.return").click()
    assert table.played() == {"type": "Return"}


@pytest.mark.parametrize("size", [(1280, 800), (1440, 900), (1024, 768), TABLET])
def test_notebook_and_minutes_are_readable_beside_the_room(table: Table, size: tuple[int, int]) -> None:
    for played in (FEW, MANY):
        page = table.open("VotingSeen, to act", size, played)
        for part in ("notebook", "minutes"):
            box = page.locator(f"[data-part={part}]").bounding_box()
            assert box
            assert box["height"] >= READABLE
        for part in ("dossier", "choices", "motion"):
            expect(page.locator(f"[data-part={part}]")).to_be_in_viewport(ratio=1)


def test_notebook_and_minutes_are_one_touch_away_on_a_phone(table: Table) -> None:
    page = table.open("Floor, to act", PHONE)
    for name, part in (("Notebook", "notebook"), ("Minutes", "minutes"), ("Your dossier", "dossier")):
        page.locator(".foot").get_by_role("button", name=name).click()
        expect(page.locator(f"[data-part={part}]")).to_be_in_viewport(ratio=1)
        expect(page.locator("[data-part=room]")).to_be_in_viewport(ratio=1)


def test_the_archive_opens_at_the_end(table: Table) -> None:
    page = table.open("Over, waiting")
    expect(page.locator(".files > li")).to_have_count(FEW.seats)
    expect(page.locator(".files > li").first.locator("li")).to_have_count(4)
    expect(page.locator(".files em").first).to_have_text("Winner")
    expect(page.locator(".comrade.president")).to_have_count(page.locator(".files .winner").count())
    table.comrade(table.other).click()
    expect(page.locator(".dealings")).to_contain_text("The dossier of")


def test_cards_and_papers_have_no_barriers(table: Table) -> None:
    page = table.open("TalkSeen, to act")
    looks = (("en", "light"), ("ar", "dark"))
    table.comrade(table.other).click()
    clear(page, "a comrade", looks)
    page.locator(".deeds button").first.click()
    clear(page, "the choice of a secret", looks)
    page.locator(".pick").last.click()
    clear(page, "a telling", looks)
    page.keyboard.press("Escape")
    page.locator(".choice.slip").click()
    clear(page, "a slip", looks)
    page.keyboard.press("Escape")
    clear(table.open("AnsweringSeen, to act"), "offers", looks)
