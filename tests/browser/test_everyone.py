"""What everybody needs: no barrier that axe can find, nothing cut off, talk, rules, refusals, reconnection."""

import re
from importlib.resources import files
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, Request, expect

from browser.barriers import clear
from browser.house import Served, on_the_network
from browser.people import (
    BOARD,
    NAMES,
    OFFERED,
    against_bots,
    choose,
    picture,
    play_on,
    refused,
    seq,
    take,
    take_one,
)


def dialog(page: Page, where: str) -> None:
    expect(page.locator("dialog")).to_be_visible()
    clear(page, where)
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)


def sent(request: Request) -> dict[str, Any]:
    return dict(request.post_data_json or {})


def test_no_barrier_on_the_first_page_and_its_dialogs(page: Page, served: Served) -> None:
    choose(page)
    page.goto(served.address)
    expect(page.locator("article").first).to_be_visible()
    clear(page, "first page")
    page.locator(".tools button").click()
    dialog(page, "settings")
    picture(page, "king-thief-minister").locator("button").nth(2).click()
    expect(page.locator("dialog .item").first).to_be_visible()
    dialog(page, "rules")
    for game in NAMES:
        picture(page, game).locator("button").nth(1).click()
        page.locator("dialog summary").click()
        page.locator("input[value=here]").check()
        dialog(page, f"new table of {game}")


def test_no_barrier_at_a_table_and_its_dialogs(page: Page, served: Served) -> None:
    choose(page)
    page.goto(f"{served.address}/t/nowhere")
    expect(page.locator("h2")).to_be_visible()
    clear(page, "a table that is not there")
    page.locator("header a.home").click()
    picture(page, "intrigue").locator("button").nth(1).click()
    page.locator("input[value=guests]").check()
    page.locator("form button.primary").click()
    expect(page.locator(".lobby")).to_be_visible()
    clear(page, "waiting for players")
    for number, where in enumerate(("rules", "invitation", "leaving", "settings")):
        page.locator("nav button").nth(number).click()
        dialog(page, where)
    page.get_by_role("button", name="Fill with bots").click()
    page.get_by_role("button", name="Start now").click()
    expect(page.locator("#act h2").first).to_be_visible()
    page.locator("#tab-talk").click()
    clear(page, "talk")


@pytest.mark.parametrize("game", list(NAMES))
def test_no_barrier_on_a_board_nor_in_its_first_steps(page: Page, served: Served, game: str) -> None:
    choose(page, taught=False)
    against_bots(page, served.address, game)
    expect(page.locator("#act aside")).to_be_visible()
    open_list(page)
    clear(page, game)


def open_list(page: Page) -> None:
    """Open the board as a list. Where the moves leave it little room, it is seen only while it has the focus."""
    page.locator("section.board summary").focus()
    page.keyboard.press("Enter")


@pytest.mark.parametrize("game", list(NAMES))
def test_the_board_as_lists_follows_the_game(page: Page, served: Served, game: str) -> None:
    choose(page)
    against_bots(page, served.address, game)
    open_list(page)
    lists = page.locator("section.board details li")
    expect(lists.first).to_be_visible()
    rows, rng = {"king-thief-minister": 6, "clash": 9, "machrou3-rais": 28, "intrigue": 4}[game], Random(5)
    before = lists.all_inner_texts()
    assert len(before) >= rows
    while lists.all_inner_texts() == before:
        take(page, rng)
    expect(page.locator("[data-news] p").first).to_be_attached()  # what happened is read out as well


@pytest.mark.parametrize(("width", "height"), [(360, 740), (740, 360)])
@pytest.mark.parametrize("game", list(NAMES))
def test_nothing_is_wider_than_a_small_phone(page: Page, served: Served, game: str, width: int, height: int) -> None:
    page.set_viewport_size({"width": width, "height": height})
    choose(page)
    against_bots(page, served.address, game)
    expect(page.locator("#act h2").first).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_long_words_stay_on_their_tiles(page: Page, served: Served) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    choose(page, "pl", lists=False)
    against_bots(page, served.address, "clash")
    expect(page.locator(".tile", has_text="Strefa turystyczna")).to_be_visible()
    assert page.locator(".tile").evaluate_all("tiles => tiles.every(tile => tile.scrollWidth <= tile.clientWidth)")
    settings = page.locator("nav button").last.bounding_box()
    assert settings
    assert min(settings["width"], settings["height"]) >= 44


def test_rules_are_one_key_away_and_can_be_searched(page: Page, served: Served) -> None:
    choose(page)
    against_bots(page, served.address, "king-thief-minister")
    page.keyboard.press("?")
    page.locator("dialog input").fill("K7")
    expect(page.locator("dialog .item")).to_have_count(1)
    expect(page.locator("dialog .item")).to_contain_text("K7")
    page.get_by_role("button", name="Show all rules").click()
    rulings = page.locator("dialog details .item").first
    expect(rulings).to_be_hidden()  # what a reader needs first comes first
    page.locator("dialog nav button").last.click()
    expect(rulings).to_be_in_viewport()


def test_words_reach_the_table_and_the_language_can_change_at_any_time(page: Page, served: Served) -> None:
    choose(page)
    against_bots(page, served.address, "king-thief-minister")
    page.locator("#tab-talk").click()
    page.locator(".talk input").fill("Good evening")
    page.locator(".talk button").click()
    expect(page.locator(".talk [role=log]")).to_contain_text("Good evening")
    page.locator("nav button").last.click()
    page.locator("dialog select").first.select_option("fa")
    expect(page.locator("html")).to_have_attribute("dir", "rtl")


def test_the_server_is_restarted_in_the_middle_of_a_game(page: Page, served: Served) -> None:
    choose(page)
    against_bots(page, served.address, "clash")
    expect(page.locator(OFFERED).first).to_be_visible()
    served.restart()
    play_on(page, Random(7))


def test_several_people_on_one_device_see_a_curtain_between_them(page: Page, served: Served) -> None:
    choose(page)
    page.goto(served.address)
    picture(page, "clash").locator("button").nth(1).click()
    page.locator("input[value=here]").check()
    page.locator("form button.primary").click()
    curtain = page.locator(".curtain")
    expect(curtain).to_be_visible()
    clear(page, "the curtain")
    expect(page.locator("section.board")).to_have_count(0)
    curtain.locator("button").click()
    expect(page.locator(BOARD).first).to_be_visible()
    page.locator(OFFERED).first.click()
    expect(curtain).to_be_visible()


@pytest.mark.parametrize("match", ["best_of_three", "single"])
def test_a_table_of_clash_is_a_match_and_a_single_game_is_one_click_away(
    page: Page, served: Served, match: str
) -> None:
    choose(page)
    page.goto(served.address)
    picture(page, "clash").locator("button").nth(1).click()
    expect(page.locator("fieldset.first input")).to_have_count(3)
    expect(page.locator("fieldset.first label", has_text="best of three").locator("input")).to_be_checked()
    if match == "single":
        page.locator("fieldset.first label", has_text="single game").click()
    with page.expect_request(lambda sent: sent.method == "POST" and sent.url.endswith("/api/tables")) as opened:
        page.locator("form button.primary").click()
    sent = opened.value.post_data_json
    assert sent
    assert sent["options"] == {"match": match}
    expect(page.locator("section.board svg").first).to_be_visible()


def test_people_on_one_device_play_again_and_pause_together(page: Page, served: Served) -> None:
    choose(page)
    page.goto(served.address)
    picture(page, "clash").locator("button").nth(1).click()
    page.locator("input[value=here]").check()
    page.locator("fieldset.first label", has_text="single game").click()
    page.locator("form button.primary").click()
    curtain, over, rng = page.locator(".curtain button"), page.locator("#over"), Random(3)
    while True:
        expect(over.or_(curtain).or_(page.locator(OFFERED)).first).to_be_visible()
        if over.count():
            break
        if curtain.count():
            curtain.click()
        else:
            take_one(page, rng)
    expect(page.locator("#over ~ .said")).to_contain_text(re.compile(r"Player \d wins"))  # "you" are several
    page.get_by_role("button", name="Play again").click()
    expect(page.locator(".curtain")).to_be_visible()  # whoever holds the device is not the one whose turn it is
    curtain.click()
    expect(page.locator(OFFERED).first).to_be_visible()
    page.locator("nav").get_by_role("button", name="Pause").click()
    expect(page.get_by_role("heading", name="Paused")).to_be_visible()


def test_nobody_runs_out_of_time_behind_the_curtain(page: Page, served: Served) -> None:
    choose(page)
    page.goto(served.address)
    picture(page, "intrigue").locator("button").nth(1).click()
    page.locator("input[value=guests]").check()
    expect(page.get_by_label("Clock")).to_be_visible()
    page.locator("input[value=here]").check()
    expect(page.get_by_label("Clock")).to_have_count(0)
    with page.expect_request("**/api/tables") as asked:
        page.locator("form button.primary").click()
    assert sent(asked.value)["manners"]["clock"] == 0


def test_options_that_are_out_of_range_come_into_sight(page: Page, served: Served) -> None:
    choose(page)
    page.goto(served.address)
    picture(page, "intrigue").locator("button").nth(1).click()
    rounds = page.locator("label", has_text="Rounds").locator("input")
    page.locator("dialog summary").click()
    rounds.fill("-1")
    page.locator("dialog summary").click()
    expect(rounds).not_to_be_visible()
    page.locator("form button.primary").click()
    expect(rounds).to_be_focused()


def test_a_table_that_is_not_there_says_so(page: Page, served: Served) -> None:
    choose(page)
    page.goto(f"{served.address}/t/nowhere")
    expect(page.locator("h2")).to_contain_text("This table does not exist")


def test_an_address_of_no_page_says_so(page: Page, served: Served) -> None:
    choose(page)
    page.goto(f"{served.address}/nowhere/at/all")
    expect(page.locator("h1")).to_contain_text("This page does not exist")
    clear(page, "an address of no page")
    page.get_by_role("link", name="All games").click()
    expect(page.locator("article")).to_have_count(4)


# --- A deck of one's own ---


def offer_deck(page: Page, address: str, text: str) -> None:
    choose(page)
    page.goto(address)
    picture(page, "machrou3-rais").locator("button").nth(1).click()
    page.locator("dialog summary").click()
    deck = {"name": "mine.toml", "mimeType": "application/toml", "buffer": text.encode()}
    page.locator("dialog input[type=file]").set_input_files(deck)  # type: ignore[arg-type]
    page.locator("form button.primary").click()


def test_a_deck_file_is_played_with(page: Page, served: Served) -> None:
    offer_deck(page, served.address, (files("diwan.games.machrou3_rais") / "deck.toml").read_text("utf-8"))
    expect(page.locator(BOARD).first).to_be_visible()


def test_a_deck_file_stays_when_the_variant_changes(page: Page, served: Served) -> None:
    offer_deck(page, served.address, "# mine\n\n[[objektive]]\n")
    page.get_by_label("Variant").select_option(index=1)
    expect(page.locator("dialog .file")).to_contain_text("mine.toml")
    with page.expect_request("**/api/tables") as asked:
        page.locator("form button.primary").click()
    assert "objektive" in sent(asked.value)["options"]["deck"]


def test_a_mistake_in_a_deck_file_is_shown_with_its_line(page: Page, served: Served) -> None:
    offer_deck(page, served.address, "# mine\n\n[[objektive]]\n")
    expect(page.locator("dialog [role=alert]")).to_contain_text("mine.toml:3: there is no section 'objektive'")


# --- One person, several windows; several people, some of them far away ---


def test_a_person_plays_in_two_tabs(page: Page, served: Served) -> None:
    choose(page)
    against_bots(page, served.address, "clash")
    other = page.context.new_page()
    other.goto(page.url)
    expect(other.locator(OFFERED).first).to_be_visible()
    for here, there in ((page, other), (other, page)):
        expect(here.locator(OFFERED).first).to_be_visible()  # the bot has answered
        seen = seq(here)
        expect(there.locator("[data-seq]")).to_have_attribute("data-seq", seen)
        take(here, Random(3))
        expect(there.locator("[data-seq]")).not_to_have_attribute("data-seq", seen)


def test_a_refused_move_says_why_and_its_ruling_is_one_click_away(page: Page, served: Served) -> None:
    choose(page)
    refused(page, served.address)
    # Which of the two depends on how many have looked at a card by then.
    expect(page.locator(".refused")).to_contain_text(re.compile("cannot do that now|cannot be done now|not your turn"))
    clear(page, "a refusal")
    page.locator(".refused button").first.click()
    expect(page.locator("dialog .cited")).to_be_visible()
    dialog(page, "the ruling behind a refusal")
    page.locator(".refused button").last.click()
    expect(page.locator(".refused")).to_have_count(0)


def test_whispers_reach_one_alone_and_onlookers_see_that_there_was_one(new_context: Any, served: Served) -> None:
    host, guest, onlooker = (new_context().new_page() for _ in range(3))
    for one in (host, guest, onlooker):
        choose(one)
    host.goto(served.address)
    picture(host, "intrigue").locator("button").nth(1).click()
    host.locator("input[value=guests]").check()
    host.locator("form button.primary").click()
    for one in (guest, onlooker):
        expect(host.locator(".lobby")).to_be_visible()
        one.goto(host.url)
    guest.locator(".lobby .name input").fill("Guest of honour")
    guest.locator(".lobby li button").first.click()
    expect(host.locator(".watchers")).to_contain_text("1 spectator")
    for one in (host, guest, onlooker):
        one.locator("#tab-talk").click()
    host.locator(".talk select").select_option(label="Guest of honour")
    host.locator(".talk input").fill("Not a word to the others")
    host.locator(".talk button").click()
    expect(guest.locator(".talk [role=log]")).to_contain_text("Not a word to the others")
    onlooker.locator("#tab-log").click()
    expect(onlooker.locator(".log")).to_contain_text("whispers to Guest of honour")
    assert "Not a word" not in onlooker.content()


# --- Tables on the first page ---


def test_strangers_find_an_open_table_and_one_s_own_are_another_list(new_context: Any, served: Served) -> None:
    host, stranger = (new_context().new_page() for _ in range(2))
    for one in (host, stranger):
        choose(one)
    host.goto(served.address)
    picture(host, "clash").locator("button").nth(1).click()
    host.locator("input[value=guests]").check()
    host.get_by_label("Public: anyone can find this table").check()
    host.get_by_label("Your name").fill("Innkeeper")
    host.locator("form button.primary").click()
    expect(host.locator(".lobby")).to_be_visible()
    address = re.sub(".*(?=/t/)", "", host.url)
    stranger.goto(served.address)
    stranger.get_by_role("region", name="Open tables").locator(f"a[href='{address}']").click()
    expect(stranger.locator(".lobby")).to_contain_text("Innkeeper")
    host.goto(served.address)
    own = host.get_by_role("region", name="Your tables")
    expect(own.locator("li")).to_contain_text(["waiting for players"])
    expect(own.locator("li")).to_contain_text("Innkeeper")
    clear(host, "tables on the first page")
    own.locator("li button").click()
    expect(own).to_have_count(0)


def test_a_table_that_is_gone_is_forgotten(page: Page, served: Served) -> None:
    choose(page)
    page.goto(served.address)
    page.evaluate("""localStorage["diwan.table.gone"] = '{"game": "clash", "at": 1, "seats": []}'""")
    with page.expect_response("**/api/tables/gone"):
        page.reload()
    page.wait_for_function("() => !('diwan.table.gone' in localStorage)")
    expect(page.get_by_role("region", name="Your tables")).to_have_count(0)


def test_a_browser_that_keeps_nothing_plays(page: Page, served: Served) -> None:
    page.add_init_script(
        "Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('no', 'SecurityError'); } })"
    )
    against_bots(page, served.address, "clash")
    page.get_by_role("button", name="All moves").click()  # without settings the board alone offers them
    take(page, Random(2))


# --- Without a network ---


def test_the_client_opens_without_a_server_and_keeps_no_answer(page: Page, served: Served) -> None:
    choose(page)
    page.goto(served.address)
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    against_bots(page, served.address, "king-thief-minister")
    kept = page.evaluate("""async () => {
        const caches_ = await Promise.all((await caches.keys()).map(name => caches.open(name)));
        const files = await Promise.all(caches_.map(one => one.keys()));
        return files.flat().map(file => new URL(file.url)).map(url => url.pathname + url.search + url.hash);
    }""")
    assert "/" in kept
    assert all(path == "/" or path.startswith("/assets/") for path in kept), "nothing but the client's own files"
    served.stop()
    try:
        page.goto(served.address)
        expect(page.get_by_role("alert")).to_contain_text("The server is not responding.")
    finally:
        served.start()
    page.get_by_role("button", name="Try again").click()
    expect(page.locator("article")).to_have_count(4)


def test_a_lost_connection_is_told_and_mended(page: Page, served: Served) -> None:
    choose(page)
    against_bots(page, served.address, "clash")
    expect(page.locator(OFFERED).first).to_be_visible()
    served.stop()
    try:
        expect(page.locator(".banner")).to_contain_text("Nothing is lost")
        seen = seq(page)
        take(page, Random(6))
        expect(page.locator(OFFERED)).to_have_count(0)  # under way, and shown as not made
        expect(page.locator("[data-seq]")).to_have_attribute("data-seq", seen)
    finally:
        served.start()
    expect(page.locator("[data-seq]")).not_to_have_attribute("data-seq", seen)  # sent again, and counted once
    expect(page.locator(".banner")).to_have_count(0)


def test_an_old_client_is_told_to_reload(page: Page, served: Served) -> None:
    choose(page)
    page.route_web_socket(
        re.compile("/socket$"),
        lambda socket: socket.connect_to_server().on_message(
            lambda message: socket.send(str(message).replace('"protocol":1', '"protocol":2'))
        ),
    )
    page.goto(served.address)
    picture(page, "clash").locator("button.primary").click()
    expect(page.get_by_role("alert")).to_contain_text("Diwan has been updated")
    expect(page.get_by_role("button", name="Reload")).to_be_visible()


def test_a_table_on_the_network_without_tls(page: Page, served: Served) -> None:
    choose(page)
    against_bots(page, on_the_network(served.address), "king-thief-minister")
    assert not page.evaluate("isSecureContext")
    page.get_by_role("button", name="Invite").click()
    link = page.locator("dialog input").first
    page.locator("dialog button", has_text="Copy").first.click()
    expect(page.locator("dialog button", has_text="Copied")).to_be_visible()
    assert link.input_value() == page.url.partition("#")[0]
    page.keyboard.press("Escape")
    page.locator("#tab-talk").click()
    page.locator(".talk input").focus()
    page.keyboard.press("Control+V")
    expect(page.locator(".talk input")).to_have_value(page.url.partition("#")[0])
    play_on(page, Random(3))
