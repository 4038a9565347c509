"""People at one table: coming, sitting down, leaving, asking one another, and not losing what is theirs."""

import re
from collections.abc import Callable
from random import Random
from typing import TypeAlias

import pytest
from playwright.sync_api import BrowserContext, Page, WebSocketRoute, expect

from browser.barriers import clear
from browser.house import Served
from browser.people import OFFERED, against_bots, choose, picture, seq, take

Newcomer: TypeAlias = Callable[[], Page]


@pytest.fixture
def newcomer(new_context: Callable[..., BrowserContext]) -> Newcomer:
    """Somebody on another device."""

    def come() -> Page:
        other = new_context().new_page()
        choose(other)
        return other

    return come


def set_table(host: Page, served: Served, game: str) -> str:
    choose(host)
    host.goto(served.address)
    picture(host, game).locator("button").nth(1).click()
    host.locator("input[value=guests]").check()
    host.locator("dialog .grid input").first.fill("Ann")
    host.locator("form button.primary").click()
    expect(host.locator(".lobby")).to_be_visible()
    return host.url


def sit(page: Page, address: str, name: str = "") -> None:
    page.goto(address)
    page.locator(".lobby .name input").fill(name)
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="I am ready")).to_be_visible()


def start(host: Page) -> None:
    fill = host.get_by_role("button", name="Fill with bots")
    if fill.count():
        fill.click()
    host.get_by_role("button", name="Start now").click()
    expect(host.locator("#act h2").first).to_be_visible()


def personal_link(page: Page) -> str:
    page.get_by_role("button", name="Invite").click()
    page.locator("dialog summary").click()
    link = page.locator("dialog details input").input_value()
    page.keyboard.press("Escape")
    return link


def test_the_skip_link_leads_to_the_moves_and_leaves_the_key_alone(page: Page, served: Served) -> None:
    choose(page)
    against_bots(page, served.address, "king-thief-minister")
    address, kept = page.url, page.evaluate("JSON.stringify(localStorage)")
    page.locator("a.skip").focus()
    page.keyboard.press("Enter")
    expect(page.locator("#act")).to_be_focused()
    assert page.url == address
    page.reload()
    expect(page.locator(OFFERED).first).to_be_visible()
    assert page.evaluate("JSON.stringify(localStorage)") == kept


def test_a_personal_link_works_in_the_open_table(page: Page, served: Served, newcomer: Newcomer) -> None:
    choose(page)
    against_bots(page, served.address, "king-thief-minister")
    other = newcomer()
    other.goto(page.url)
    expect(other.locator("#act")).to_contain_text("You are watching.")
    other.evaluate("link => { location.href = link }", personal_link(page))
    expect(other.locator(OFFERED).first).to_be_visible()
    assert "#" not in other.url
    other.reload()
    expect(other.locator(OFFERED).first).to_be_visible()


def test_a_connection_that_has_died_in_silence_is_noticed_and_replaced(page: Page, served: Served) -> None:
    choose(page)
    silent = False

    def serve(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        server.on_message(lambda message: None if silent else socket.send(message))
        socket.on_message(lambda message: None if silent else server.send(message))

    page.route_web_socket(re.compile("/socket$"), serve)
    against_bots(page, served.address, "clash")
    expect(page.locator(OFFERED).first).to_be_visible()
    silent = True
    seen = seq(page)
    take(page, Random(6))
    expect(page.locator(".banner")).to_contain_text("Nothing is lost")
    silent = False
    expect(page.locator("[data-seq]")).not_to_have_attribute("data-seq", seen)
    expect(page.locator(".banner")).to_have_count(0)


def test_guests_without_a_name_sit_down_one_after_another(page: Page, served: Served, newcomer: Newcomer) -> None:
    address = set_table(page, served, "king-thief-minister")
    expect(page.get_by_role("button", name="Start now")).to_have_accessible_description(
        "Every seat must be taken first."
    )
    for name in ("Guest", "Guest 2"):
        sit(newcomer(), address)
        expect(page.locator(".lobby li .called").get_by_text(name, exact=True)).to_be_visible()
    page.get_by_role("button", name="Fill with bots").dblclick()
    expect(page.get_by_role("button", name="Start now")).to_be_enabled()
    expect(page.locator(".refused")).to_have_count(0)
    onlooker = newcomer()
    onlooker.goto(address)
    expect(onlooker.locator(".lobby")).to_contain_text("You are watching.")
    expect(onlooker.locator(".lobby .name")).to_have_count(0)


def test_long_names_break_nothing(page: Page, served: Served, newcomer: Newcomer) -> None:
    address = set_table(page, served, "king-thief-minister")
    guest = newcomer()
    guest.set_viewport_size({"width": 360, "height": 740})
    sit(guest, address, "N" * 40)
    assert guest.evaluate("document.documentElement.scrollWidth <= innerWidth")
    row = guest.locator(".lobby li", has_text="NNN")
    assert row.evaluate("row => row.scrollWidth <= row.clientWidth")


def test_a_cleared_chair_is_asked_about_and_told(page: Page, served: Served, newcomer: Newcomer) -> None:
    guest = newcomer()
    sit(guest, set_table(page, served, "king-thief-minister"), "Bob")
    page.get_by_role("button", name="Remove Bob").click()
    page.get_by_role("button", name="No", exact=True).click()
    expect(page.locator(".lobby li", has_text="Bob")).to_be_visible()
    page.get_by_role("button", name="Remove Bob").click()
    clear(page, "a question")
    page.get_by_role("button", name="Yes").click()
    expect(guest.get_by_role("alert")).to_contain_text("The host has removed you from your seat.")
    expect(page.get_by_role("list", name="At the table")).to_be_focused()
    assert "secret" not in guest.evaluate("JSON.stringify(localStorage)")
    expect(guest.locator(".log")).to_contain_text("The host removes Bob.")


def test_a_wish_for_a_pause_reaches_the_others(page: Page, served: Served, newcomer: Newcomer) -> None:
    guest = newcomer()
    sit(guest, set_table(page, served, "clash"), "Bob")
    page.get_by_role("button", name="Start now").click()
    asked = guest.locator("nav").get_by_role("button", name="Pause")
    asked.click()
    expect(guest.locator("nav [aria-pressed=true]")).to_be_visible()
    expect(page.locator("#act")).to_contain_text("Bob would like a pause.")
    clear(page, "a wish")
    page.get_by_role("button", name="Agree").click()
    expect(guest.get_by_role("heading", name="Paused")).to_be_visible()


def test_what_is_written_stays_and_what_is_said_is_noticed(page: Page, served: Served, newcomer: Newcomer) -> None:
    guest = newcomer()
    sit(guest, set_table(page, served, "intrigue"), "Bob")
    start(page)
    guest.locator("#tab-log").focus()
    guest.keyboard.press("ArrowRight")
    expect(guest.locator("#tab-talk")).to_be_focused()
    guest.locator(".talk select").select_option(label="Ann")
    guest.locator(".talk input").fill("Listen")
    guest.locator("#tab-log").click()
    guest.locator("#tab-talk").click()
    expect(guest.locator(".talk input")).to_have_value("Listen")
    guest.keyboard.press("Tab")
    guest.locator(".talk input").press("Enter")
    expect(page.get_by_role("tab", name=re.compile("Chat.*1 new message"))).to_be_visible()
    expect(page.locator("[data-news]")).to_contain_text("Bob to you: Listen")
    page.set_viewport_size({"width": 360, "height": 740})
    page.locator("header").get_by_role("button", name="Chat").click()
    expect(page.locator(".talk [role=log]")).to_contain_text("Listen")
    expect(page.locator(".unread")).to_have_count(0)


def test_the_host_closes_the_table_and_takes_it_along(page: Page, served: Served) -> None:
    set_table(page, served, "clash")
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Your name").fill("Anna")
    page.get_by_role("button", name="Change name").click()
    expect(page.locator(".lobby li", has_text="Anna")).to_be_visible()
    page.get_by_role("button", name="Settings").click()
    clear(page, "settings of the host")
    with page.expect_download() as download:
        page.get_by_role("link", name="Download table").click()
    assert re.fullmatch(r"clash-.+\.jsonl", download.value.suggested_filename)
    page.get_by_role("button", name="Close table").click()
    page.get_by_role("button", name="Yes").click()
    expect(page.get_by_role("heading", name="This table is closed.")).to_be_visible()


def test_a_move_on_the_board_leaves_the_keyboard_at_the_moves(page: Page, served: Served) -> None:
    choose(page)
    cells = page.locator("section.board .cell.lit")
    while not cells.count():  # until the person begins, with the one tile that need not be chosen
        against_bots(page, served.address, "clash")
        expect(page.locator(OFFERED).first).to_be_visible()
    cells.first.focus()
    seen = seq(page)
    page.keyboard.press("Enter")
    expect(page.locator("[data-seq]")).not_to_have_attribute("data-seq", seen)
    expect(page.locator("#act")).to_be_focused()


def test_the_first_page_has_its_own_title_again(page: Page, served: Served) -> None:
    choose(page)
    against_bots(page, served.address, "clash")
    expect(page).to_have_title(re.compile("Your turn"))
    page.locator("header a.home").click()
    expect(page.locator("article").first).to_be_visible()
    expect(page).to_have_title("Diwan")
