"""The page around a board: events one by one, a look back, refusals where one touched, the final scene."""

import re
import struct
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import FloatRect, Page, expect

from browser.barriers import clear
from browser.house import Served
from browser.people import OFFERED, against_bots, choose, play_on, refused, seq, take_one, wait_for_more

LAST = ".last .said"


def paced(page: Page, pace: str) -> None:
    """Somebody who watches what happens at this pace."""
    choose(page)
    page.add_init_script(f"""{{
        const settings = JSON.parse(localStorage.diwan);
        if (!settings.pace) localStorage.diwan = JSON.stringify({{ ...settings, motion: true, pace: "{pace}" }});
    }}""")


def set_pace(page: Page, pace: str) -> None:
    page.get_by_role("button", name="Pace of events").click()
    page.get_by_role("radio", name=pace).check()
    page.keyboard.press("Escape")
    expect(page.get_by_role("radio")).to_have_count(0)


def play_a_move(page: Page, rng: Random) -> None:
    while True:
        expect(page.locator(OFFERED).first).to_be_visible()
        seen = seq(page)
        if take_one(page, rng):
            wait_for_more(page, seen)
            return


def box(page: Page, what: str) -> FloatRect:
    found = page.locator(what).first.bounding_box()
    assert found, what
    return found


# --- One event after the other ---


def test_events_are_shown_one_by_one_and_can_be_skipped(page: Page, served: Served) -> None:
    paced(page, "slow")
    against_bots(page, served.address, "king-thief-minister")
    page.evaluate("""() => {
        const table = document.querySelector("[data-seq]");
        window.steps = [];
        new MutationObserver(() => window.steps.push(Number(table.dataset.seq)))
            .observe(table, { attributeFilter: ["data-seq"] });
    }""")
    rng = Random(3)
    while not page.evaluate("window.skipped"):  # until bots have done more than is shown at once
        play_a_move(page, rng)
        page.wait_for_function("""() => {
            const table = document.querySelector("[data-behind]"), offered = "#act ul button:enabled";
            const skip = document.querySelector('[aria-label="Skip to the present"]');
            if (!skip) return table.dataset.behind === "0" && document.querySelector(`${offered}, #over`);
            window.skipped = [Number(table.dataset.behind), document.querySelectorAll(offered).length];
            skip.click();
            return true;
        }""")
    behind, offered = page.evaluate("window.skipped")
    assert behind > 0
    assert offered == 0, "moves are made in the present only"
    expect(page.locator("[data-behind]")).to_have_attribute("data-behind", "0")
    numbers = page.evaluate("window.steps")
    assert numbers == sorted(set(numbers)), "no step is shown twice"


def test_the_pace_is_set_at_the_banner_and_kept(page: Page, served: Served) -> None:
    paced(page, "slow")
    against_bots(page, served.address, "king-thief-minister")
    page.get_by_role("button", name="Pace of events").click()
    clear(page, "the pace", (("en", "light"),))  # colours that move from one theme to another have no contrast
    page.keyboard.press("Escape")
    set_pace(page, "At once")
    expect(page.locator("html")).to_have_attribute("data-pace", "once")
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-pace", "once")
    speaker = page.get_by_role("button", name="Sounds")
    expect(speaker).to_have_attribute("aria-pressed", "false")  # nobody hears anything before it is chosen
    speaker.click()
    expect(speaker).to_have_attribute("aria-pressed", "true")
    play_a_move(page, Random(1))


def test_the_banner_tells_the_last_event_and_on_request_all_of_it(page: Page, served: Served) -> None:
    choose(page)
    against_bots(page, served.address, "king-thief-minister")
    play_a_move(page, Random(1))
    expect(page.locator(OFFERED).first).to_be_visible()  # nothing more happens
    expect(page.locator(LAST)).to_contain_text(re.compile(r"\w+"))
    expect(page.locator(".last [data-icon]")).to_be_visible()
    page.locator(LAST).click()
    told = page.get_by_role("dialog", name="What happened last")
    expect(told.locator("li").first).to_be_visible()
    clear(page, "what happened last")
    page.keyboard.press("Escape")
    expect(told).to_have_count(0)
    expect(page.locator(".log li [data-icon]").first).to_be_visible()
    expect(page.locator(".log h3").first).to_be_visible()  # whose turn it was


# --- A look back ---


def test_one_steps_back_and_the_present_goes_on_meanwhile(page: Page, served: Served) -> None:
    choose(page)
    against_bots(page, served.address, "king-thief-minister")
    rng = Random(2)
    for _ in range(3):
        play_a_move(page, rng)
    expect(page.locator(OFFERED).first).to_be_visible()
    present, offered = page.locator(LAST).inner_text(), page.locator(OFFERED).all_inner_texts()
    page.keyboard.press("[")
    expect(page.locator(".last.past")).to_contain_text("Looking back")
    expect(page.locator("section.board.past")).to_be_visible()
    expect(page.locator(LAST)).not_to_have_text(present)
    expect(page.locator(OFFERED)).to_have_count(0)
    clear(page, "a look back")
    earlier = page.locator(LAST).inner_text()
    page.get_by_role("button", name="One step back").click()
    page.keyboard.press("]")
    expect(page.locator(LAST)).to_have_text(earlier)
    page.keyboard.press("]")
    expect(page.locator(".last.past")).to_have_count(0)
    expect(page.locator(LAST)).to_have_text(present)
    assert page.locator(OFFERED).all_inner_texts() == offered
    page.keyboard.press("[")
    other = page.context.new_page()  # the game goes on in another window
    other.goto(page.url)
    seen = seq(page)
    play_a_move(other, rng)
    expect(page.locator("[data-seq]")).not_to_have_attribute("data-seq", seen)
    expect(page.locator(LAST)).to_have_text(earlier)
    page.get_by_role("button", name="Back to now").click()
    expect(page.locator(".last.past")).to_have_count(0)


# --- A refusal beside what was touched ---


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (390, 844), (740, 360)])
def test_a_refusal_stands_beside_what_was_touched(page: Page, served: Served, width: int, height: int) -> None:
    page.set_viewport_size({"width": width, "height": height})
    choose(page)
    refused(page, served.address)
    alert = page.get_by_role("alert")
    expect(alert).to_have_attribute("data-side", re.compile("above|below|before|after"))
    bubble, touched = box(page, "[role=alert]"), box(page, OFFERED)
    assert bubble["x"] >= 0
    assert bubble["y"] >= 0
    assert bubble["x"] + bubble["width"] <= width
    assert bubble["y"] + bubble["height"] <= height
    across = bubble["x"] < touched["x"] + touched["width"] and touched["x"] < bubble["x"] + bubble["width"]
    along = bubble["y"] < touched["y"] + touched["height"] and touched["y"] < bubble["y"] + bubble["height"]
    assert across != along, "it touches the thing's row or column and does not cover it"
    clear(page, "a refusal")
    expect(page.locator(OFFERED).first).to_be_focused()
    page.keyboard.press("Escape")
    expect(alert).to_have_count(0)


# --- The final scene ---


def test_the_end_says_who_won_and_why_and_makes_a_picture(page: Page, served: Served, tmp_path: Path) -> None:
    choose(page)
    against_bots(page, served.address, "king-thief-minister")
    positions = "**/games/1/replay?of=all*"
    with page.expect_response(positions):
        play_on(page, Random(1))
    expect(page.locator("#over ~ .said")).to_contain_text("win")
    expect(page.locator("#over ~ .ranking li")).to_have_count(4)
    expect(page.locator("#over ~ .ranking li.won [data-icon=crown]").first).to_be_visible()
    moments = page.locator("#over ~ .moments a")
    expect(moments.first).to_be_visible()
    assert 2 <= moments.count() <= 4
    clear(page, "the final scene")
    with page.expect_download() as download:
        page.get_by_role("button", name="Picture to share").click()
    assert re.fullmatch(r"king-thief-minister-\d{4}-\d\d-\d\d\.png", download.value.suggested_filename)
    download.value.save_as(tmp_path / "picture.png")
    image = (tmp_path / "picture.png").read_bytes()
    assert image[:8] == b"\x89PNG\r\n\x1a\n"
    assert struct.unpack(">II", image[16:24]) == (1080, 1350)
    assert len(image) > 30_000, "it shows more than an empty sheet"
    with page.expect_response(positions):
        page.reload()  # who comes back sees the same
    expect(moments.first).to_be_visible()
    address = moments.first.get_attribute("href") or ""
    moments.first.click()
    expect(page.locator("input[type=range]")).to_have_value(re.findall(r"move=(\d+)", address)[0])
    expect(page.locator("[aria-current=step]")).to_be_visible()


@pytest.mark.parametrize(
    ("width", "height"), [(1280, 800), (1024, 768), (768, 1024), (390, 844), (360, 740), (740, 360)]
)
def test_the_end_covers_nothing(page: Page, served: Served, width: int, height: int) -> None:
    choose(page)
    against_bots(page, served.address, "clash")
    play_on(page, Random(7))
    expect(page.locator("#over ~ .moments a").first).to_be_attached()
    page.set_viewport_size({"width": width, "height": height})
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    board, result = box(page, "section.board"), box(page, "#act")
    beside = board["x"] + board["width"] <= result["x"] + 1
    above = board["y"] + board["height"] <= result["y"] + 1
    assert beside or above
    assert min(board["width"], board["height"]) >= 150
    for what in ("#over", "#over ~ .ranking li:last-child", "#over ~ .buttons a:last-child"):
        expect(page.locator(what)).to_be_in_viewport(ratio=1)
