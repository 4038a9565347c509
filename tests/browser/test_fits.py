"""A table in play is one screen: in every phase of whole games, at every size, in every language and theme, and after
every touch, nothing covers anything and nothing has to be scrolled for.

DIWAN_FULL=1 looks at every size in every language and theme. Without it each position is looked at in every size, and
the languages and themes take turns. Nor is there in any phase a barrier that axe can find.
"""

import os
from typing import Any

import pytest
from playwright.sync_api import Page

from browser.barriers import LOOKS, clear
from browser.geometry import LANGUAGES, SIZES, THEMES, faults, told
from browser.house import Served
from browser.people import choose
from browser.positions import Played, Position, Shown, positions

FULL = bool(os.environ.get("DIWAN_FULL"))
PLAYED = (
    Played("king-thief-minister", "standard", 3, 12),
    Played("king-thief-minister", "standard", 6, 6),
    Played("clash", "standard", 2, 6, {"match": "best_of_three"}),
    Played("clash", "draft", 2, 4),
    Played("clash", "secret-draft", 2, 4),
    Played("machrou3-rais", "beginner", 4, 16),
    Played("machrou3-rais", "advanced", 6, 40, {"exposed_chosen_by_corrupt": True}),
    Played("intrigue", "mixed", 4, 3, {"people": "all", "recess": "rotations"}),
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

_TOUCHABLE = "section.board :is(button:enabled, [role=button])"
_TOUCHED = ((1280, 800), (390, 844), (740, 360))
"""The sizes at which everything is touched: a desk, a phone, and a phone held across."""
MOST_TOUCHED = 12
_ONE_LOOK: Any = {"languages": ("en",), "themes": ("light",)}


def _look(turn: int) -> Any:
    """Return the language and the theme whose turn it is; each language meets both themes."""
    return {"languages": (LANGUAGES[turn % len(LANGUAGES)],), "themes": (THEMES[turn // len(LANGUAGES) % len(THEMES)],)}


@pytest.mark.parametrize("played", PLAYED, ids=lambda played: played.label)
def test_nothing_is_covered(page: Page, served: Served, played: Played) -> None:
    choose(page, lists=False)
    shown, found = Shown(page, served.address), list[str]()
    for number, position in enumerate(positions(played)):
        shown.show(position)
        for turn, size in enumerate(SIZES):
            look: Any = {} if FULL else _look(number + turn)
            is_over = position.phase == "Over"
            found += faults(page, position.label, PARTS[played.game], sizes=(size,), is_over=is_over, **look)
    assert not found, told(found)


@pytest.mark.parametrize("played", PLAYED, ids=lambda played: played.label)
def test_nothing_is_covered_by_what_is_touched(page: Page, served: Served, played: Played) -> None:
    choose(page, lists=False)
    shown, found = Shown(page, served.address), list[str]()
    for number, position in enumerate(one for one in positions(played) if "to act" in one.label):
        for width, height in _TOUCHED if FULL else (_TOUCHED[number % len(_TOUCHED)],):
            page.set_viewport_size({"width": width, "height": height})
            shown.show(position)
            touchable = page.locator(_TOUCHABLE)
            for touch in range(min(touchable.count(), MOST_TOUCHED)):
                if touch >= touchable.count():
                    break
                touchable.nth(touch).dispatch_event("click")
                where = f"{position.label}, touch {touch + 1}"
                found += faults(page, where, PARTS[played.game], sizes=((width, height),), **_ONE_LOOK)
                page.keyboard.press("Escape")
    assert not found, told(found)


@pytest.mark.parametrize("played", PLAYED[:3], ids=lambda played: played.label)
@pytest.mark.parametrize(("width", "height"), [(390, 844), (1280, 800)])
def test_the_board_keeps_its_size_from_turn_to_turn(
    page: Page, served: Served, played: Played, width: int, height: int
) -> None:
    """What has another size does not move to its place but is there at once. Here the board offers all moves."""
    page.set_viewport_size({"width": width, "height": height})
    choose(page, lists=False)
    shown, heights = Shown(page, served.address), set[float]()
    for position in (one for one in positions(played) if one.phase != "Over"):
        shown.show(position)
        box = page.locator("section.board").bounding_box()
        assert box
        heights.add(box["height"])
    assert len(heights) == 1


@pytest.mark.parametrize("played", PLAYED, ids=lambda played: played.label)
def test_no_barrier_in_any_phase(page: Page, served: Served, played: Played) -> None:
    choose(page, lists=False)
    shown = Shown(page, served.address)
    for number, position in enumerate(positions(played)):
        shown.show(position)
        clear(page, position.label, (LOOKS[number % len(LOOKS)],))


@pytest.mark.parametrize("game", sorted(NATURES))
def test_every_phase_is_met(game: str) -> None:
    met = {position.phase for played in PLAYED if played.game == game for position in positions(played)}
    assert met | NATURES[game] == Position.phases_of(game)
