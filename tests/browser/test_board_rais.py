"""The board of Machrou3 Ra2is: every move is made by touching the map, the players and the cards."""

import json
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.barriers import clear
from browser.geometry import SIZES
from browser.house import Served
from browser.people import choose
from browser.positions import Played, Position, Shown, positions

PLAYED = Played("machrou3-rais", "advanced", 6, 8, {"exposed_chosen_by_corrupt": True})
LONGER = Played("machrou3-rais", "advanced", 6, 16, {"exposed_chosen_by_corrupt": True})
"""More games, for phases that are rare."""
TALK = {"Ask", "Promise", "Answer", "Hint"}
PRIMARY = ".stage button.primary"


class Heard(Shown):
    """A page whose moves are kept instead of played."""

    def __init__(self, page: Page, address: str) -> None:
        super().__init__(page, address)
        self.moves: list[dict[str, Any]] = []

    def _answer(self, message: str | bytes) -> None:
        said = json.loads(message)
        if said["type"] == "Ask":
            self.moves.append(said["command"]["move"])
        super()._answer(message)


def asked(position: Position) -> list[dict[str, Any]]:
    """Return the menu of a position without what may be said."""
    return [move for move in json.loads(position.snapshot)["menu"] if move["type"] not in TALK]


def to_act(played: Played = PLAYED) -> list[Position]:
    return [position for position in positions(played) if "to act" in position.label]


def in_phase(phase: str, kind: str) -> tuple[Position, dict[str, Any]]:
    """Return a position of a phase, and a move of this kind that it offers."""
    for played in (PLAYED, LONGER):
        for position in to_act(played):
            for move in asked(position):
                if position.phase == phase and move["type"] == kind:
                    return position, move
    raise AssertionError(f"no {kind} in {phase}")


def touch(page: Page, district: str) -> None:
    page.locator(f"g.mark[data-district={district}]").click()


def same(heard: list[dict[str, Any]], move: dict[str, Any]) -> bool:
    return [{key: value for key, value in one.items() if value not in (None, [])} for one in heard] == [
        {key: value for key, value in move.items() if value not in (None, [])}
    ]


@pytest.fixture
def shown(page: Page, served: Served) -> Heard:
    choose(page, lists=False)
    return Heard(page, served.address)


def test_a_battle_is_begun_by_touching_both_districts(page: Page, shown: Heard) -> None:
    position, move = in_phase("Turn", "Battle")
    shown.show(position)
    touch(page, move["defending"])
    battle = page.locator(".touched button", has_text="Battle")
    if battle.count():  # the district can be swapped for as well
        battle.click()
    expect(page.locator(PRIMARY)).to_have_count(0)
    touch(page, move["challenging"])
    page.locator(PRIMARY).click()
    expect(page.locator(".touched")).to_have_count(0)
    assert same(shown.moves, move)


def test_a_battle_is_begun_by_keys(page: Page, shown: Heard) -> None:
    position, move = in_phase("Turn", "Battle")
    shown.show(position)
    page.locator(f".land[data-district={move['challenging']}]").focus()
    page.keyboard.press("Enter")
    battle = page.locator(".touched button", has_text="Battle")
    if battle.count():
        battle.press("Enter")
    page.locator(f".land[data-district={move['defending']}]").press("Enter")
    page.locator(PRIMARY).press("Enter")
    expect(page.locator(".touched")).to_have_count(0)
    assert same(shown.moves, move)


@pytest.mark.parametrize(("width", "height"), [(360, 740), (740, 360), (1280, 800)])
def test_what_a_touched_district_offers_is_in_sight(page: Page, shown: Heard, width: int, height: int) -> None:
    page.set_viewport_size({"width": width, "height": height})
    position, move = in_phase("Turn", "Campaign")
    shown.show(position)
    land = page.locator(f".land[data-district={move['district']}]")
    land.focus()
    page.keyboard.press("Enter")
    able = page.locator(f"{PRIMARY}, .touched button:not([aria-disabled=true])").first
    expect(able).to_be_visible()
    assert able.evaluate("""one => {
        const { left, top, width, height } = one.getBoundingClientRect();
        return one.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    }""")
    clear(page, "what a district offers")
    page.keyboard.press("Escape")
    expect(page.locator(".touched")).to_have_count(0)
    expect(land).to_be_focused()


def test_a_player_is_asked_for_a_vote(page: Page, shown: Heard) -> None:
    position, _ = in_phase("Turn", "Battle")
    listener = next(move["to"] for move in json.loads(position.snapshot)["menu"] if move["type"] == "Ask")
    shown.show(position)
    page.locator(".players li button").nth(listener[0]).click()
    page.locator(".touched").get_by_role("button", name="Ask", exact=True).click()
    page.locator(".touched button", has_text="a vote With").click()
    assert same(shown.moves, {"type": "Ask", "to": listener, "deal": "with"})


def test_a_swap_is_talked_about_before_it_is_offered(page: Page, shown: Heard) -> None:
    position, move = in_phase("Turn", "Swap")
    shown.show(position)
    page.locator(".scene button", has_text="Swap").click()
    touch(page, move["get"])
    touch(page, move["give"])
    page.locator(".touched button", has_text="Ask").click()
    asked_for = {"to": [move["partner"]], "deal": "swap", "give": move["give"], "get": move["get"]}
    assert shown.moves == [{"type": "Ask", **asked_for}]


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_the_answers_to_a_question_are_in_sight(page: Page, shown: Heard, width: int, height: int) -> None:
    """The stage scrolls, but nobody has to scroll for an answer."""
    page.set_viewport_size({"width": width, "height": height})
    for position in to_act():
        if position.phase in ("Voting", "SwapReply", "Helping", "HelpReply", "Candidacy", "Ballot", "Exposing"):
            shown.show(position)
            expect(page.locator("[data-phase]")).to_have_attribute("data-phase", position.phase)
            answers = page.locator(".scene .large, .scene .person")
            expect(answers.first).to_be_visible()
            hidden = answers.evaluate_all("""all => {
                const { top, bottom } = document.querySelector(".stage").getBoundingClientRect();
                const places = all.map(one => [one.textContent, one.getBoundingClientRect()]);
                return places.filter(([, at]) => at.top < top || at.bottom > bottom).map(([text]) => text);
            }""")
            assert not hidden, (position.label, hidden)


def test_what_cannot_be_done_is_asked_for_all_the_same(page: Page, shown: Heard) -> None:
    """The server says why not: the client knows no rule."""
    position, _ = in_phase("Turn", "Battle")
    shown.show(position)
    unable = page.locator(".touched [aria-disabled=true]")
    for land in page.locator(".land").all():
        land.press("Enter")
        if unable.count():
            unable.first.press("Enter")
            break
        page.keyboard.press("Escape")
    assert [move["type"] for move in shown.moves] in (["Battle"], ["Campaign"])
    assert shown.moves[0] not in asked(position)


@pytest.mark.parametrize(
    ("phase", "kind"),
    [
        ("Voting", "Vote"),
        ("Helping", "Help"),
        ("SwapReply", "AnswerSwap"),
        ("Keeping", "Keep"),
        ("Ballot", "CastBallot"),
    ],
)
def test_a_question_is_answered_by_one_touch(page: Page, shown: Heard, phase: str, kind: str) -> None:
    position, _ = in_phase(phase, kind)
    shown.show(position)
    page.locator(".scene :is(button.large, .person, article button)").first.click()
    expect(page.locator("[data-phase]")).to_have_attribute("data-phase", phase)
    assert [move["type"] for move in shown.moves] == [kind]
    assert any(same(shown.moves, move) for move in asked(position))


def test_a_card_opens_in_its_place_and_closes(page: Page, shown: Heard) -> None:
    position, _ = in_phase("Turn", "Battle")
    shown.show(position)
    page.locator(".hand button").first.click()
    expect(page.locator(".stage .opened article")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".stage .opened")).to_have_count(0)
    page.locator(".parliament").click()
    expect(page.locator(".stage .opened li")).to_have_count(15)


def test_the_board_offers_every_move(page: Page, shown: Heard) -> None:
    for position in to_act():
        shown.show(position)
        expect(page.locator("[data-phase]")).to_have_attribute("data-phase", position.phase)
        expect(page.locator("#act ul button")).to_have_count(0)
        if asked(position):
            assert page.locator(".stage button").count(), position.label
