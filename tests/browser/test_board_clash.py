"""The board of Clash alone: every move of every variant is made on it, with the pointer, by drag and by keyboard."""

import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from browser.barriers import clear
from browser.house import Served
from browser.people import seq

MOST = 600
"""Touches after which a game has to be over: a move takes five at most."""
OFFERED = ".offered.able"
TILES = ".tile.able:not(.on)"
TARGETS = f".cell.lit, {TILES}, .one.able, .pile.lit, .choice:not([aria-pressed])"
"""What an effect may be aimed at, and the buttons that use it or leave it."""
_TOUCHABLE = """([targets, others]) => {
    const sees = (what) => document.querySelector(what) !== null;
    const what = sees("#over") ? "#over" : sees(".cell.chosen") ? targets : sees(".cell.lit") ? ".cell.lit" : others;
    return sees(what) && what;
}"""
"""What can be touched next. There is nothing while a move is on its way."""
_COUNT_MOVES = """
    window.moves = [];
    const send = WebSocket.prototype.send;
    WebSocket.prototype.send = function (text) {
        const command = JSON.parse(text).command;
        if (command?.type === "Play") window.moves.push(command.move);
        return send.call(this, text);
    };"""


def open_table(page: Page, served: Served, variant: str = "standard", **options: Any) -> None:
    """Sit down at a table against a bot, with the moves on the board and no list of them."""
    settings = {"language": "en", "theme": "light", "motion": False, "lists": False, "taught": ["clash/*"]}
    page.add_init_script(_COUNT_MOVES)
    page.add_init_script(f"if (!localStorage.diwan) localStorage.diwan = {json.dumps(json.dumps(settings))}")
    page.goto(served.address)
    address = page.evaluate(
        """async ([variant, options]) => {
            const send = async (path, body, secret) => {
                const headers = {"Content-Type": "application/json"};
                if (secret) headers.Authorization = `Bearer ${secret}`;
                const answer = await fetch(`/api/tables${path}`, {method: "POST", headers, body: JSON.stringify(body)});
                if (!answer.ok) throw new Error(await answer.text());
                return answer.json();
            };
            const {table, host} = await send("", {game: "clash", seats: 2, variant, options});
            const {secret} = await send(`/${table}/seats`, {name: "Ann"});
            for (const command of [{type: "Fill", bot: "random"}, {type: "Start"}])
                await send(`/${table}/commands`, {type: "Ask", id: command.type, command}, host);
            return `/t/${table}#${secret}`;
        }""",
        [variant, options],
    )
    page.goto(f"{served.address}{address}")
    expect(page.locator("[data-part=board]")).to_be_visible()


def moves(page: Page) -> list[dict[str, Any]]:
    """Return the moves that the page has sent so far."""
    sent: list[dict[str, Any]] = page.evaluate("window.moves")
    return sent


def touch(page: Page, rng: Random, press: str = "click") -> None:
    """Touch one thing that can be touched now, and wait for the answer if that made a move."""
    what = page.wait_for_function(_TOUCHABLE, arg=[TARGETS, f"{OFFERED}, {TILES}, .choice"]).json_value()
    if what == "#over":
        return
    places = page.locator(what)
    place = places.nth(rng.randrange(places.count()))
    before, seen = len(moves(page)), seq(page)
    if press == "click":
        place.click()
    elif press == "tap":
        place.tap()
    else:
        place.press("Enter")
    if len(moves(page)) > before:
        page.wait_for_function("seen => document.querySelector('[data-seq]').dataset.seq !== seen", arg=seen)


def play_on_the_board(page: Page, rng: Random, press: str = "click") -> None:
    """Play until the game is over. Nothing that the board offers is ever refused."""
    over, mine = page.locator("#over"), page.locator(".turn.mine")
    for _ in range(MOST):
        expect(over.or_(mine).first).to_be_visible()
        if over.count():
            return
        assert not page.locator("[role=alert]").count()
        touch(page, rng, press)
    raise AssertionError("the game does not end")


@pytest.mark.parametrize(
    ("variant", "options"),
    [
        ("standard", {}),
        ("long", {"facing": "free", "elections": "choice"}),
        ("draft", {"repeat_origin": "repeater", "directions": 4}),
        ("secret-draft", {}),
        ("hidden-support", {"match": "best_of_three"}),
    ],
)
def test_a_whole_game_is_played_on_the_board(page: Page, served: Served, variant: str, options: dict[str, Any]) -> None:
    open_table(page, served, variant, **options)
    play_on_the_board(page, Random(1))
    expect(page.locator(".picture.shines").first).to_be_attached()


def test_a_whole_game_is_played_by_touch(new_context: Callable[..., BrowserContext], served: Served) -> None:
    """Each touch counts at once: what is drawn in a cell may change while a finger is on it."""
    page = new_context(viewport={"width": 390, "height": 844}, has_touch=True).new_page()
    open_table(page, served)
    expect(page.locator(".turn.mine")).to_be_visible()
    if not page.locator(".cell.lit").count():
        page.locator(f"[data-part=hand] {TILES}").first.tap()
    cell = page.locator(".cell.lit").first.get_attribute("data-cell")
    page.locator(f"[data-cell={cell}]").tap()
    expect(page.locator(f"[data-cell={cell}] .name")).to_be_visible()
    play_on_the_board(page, Random(3), press="tap")


def test_a_whole_game_is_played_by_keyboard(page: Page, served: Served) -> None:
    open_table(page, served)
    play_on_the_board(page, Random(2), press="keys")


def to_a_turn(page: Page) -> None:
    """Go on until the person has tiles to choose from: Mustafa is laid."""
    tiles, mine = page.locator(f"[data-part=hand] {TILES}"), page.locator(".turn.mine")
    for _ in range(3):
        expect(mine).to_be_visible()
        if tiles.count() > 1:
            return
        touch(page, Random(1))
    raise AssertionError("Mustafa is not laid")


def test_a_tile_is_dragged_to_its_cell(page: Page, served: Served) -> None:
    open_table(page, served)
    to_a_turn(page)
    tile = page.locator("[data-part=hand] .tile[data-tile=TOU], [data-part=hand] .tile[data-tile=MOS]")
    name = tile.get_attribute("data-tile")
    tile.click()
    cell = page.locator(".cell.lit").first
    cell_name = cell.get_attribute("data-cell")
    page.keyboard.press("Escape")
    expect(page.locator(".tile.on")).to_have_count(0)
    tile.drag_to(page.locator(f"[data-cell={cell_name}]"))
    expect(page.locator(f"[data-part=hand] .tile[data-tile={name}]")).to_have_count(0)
    assert [(move["tile"], move["cell"]) for move in moves(page)][-1] == (name, cell_name)


def test_what_a_tile_does_is_one_touch_away(page: Page, served: Served) -> None:
    open_table(page, served)
    to_a_turn(page)
    page.locator("[data-part=other-hand] .tile").first.click()
    card = page.locator("[data-part=card]")
    expect(card.locator(".about")).not_to_be_empty()
    card.get_by_role("button", name="Go back").click()
    page.locator("[data-part=pile]").first.click()
    expect(card.locator("li").first).to_be_visible()
    page.keyboard.press("Escape")
    expect(card.locator("li")).to_have_count(0)


def test_the_server_says_why_a_cell_cannot_be_used(page: Page, served: Served) -> None:
    open_table(page, served)
    to_a_turn(page)
    page.locator(f"[data-part=hand] {TILES}").first.click()
    page.locator(".cell:not(.lit)").first.click()
    expect(page.get_by_role("alert")).to_contain_text("is taken")


def test_one_step_back_at_a_time(page: Page, served: Served) -> None:
    open_table(page, served)
    to_a_turn(page)
    page.locator("[data-part=hand] .tile[data-tile=PRE], [data-part=hand] .tile[data-tile=LEA]").press("Enter")
    expect(page.locator(".cell.lit:focus")).to_have_count(1)
    page.keyboard.press("Enter")  # its effect asks for a target, or finds nothing: it is not laid without a word
    expect(page.locator(".cell.chosen")).to_have_count(1)
    expect(page.locator(".choice").first).to_be_visible()
    clear(page, "a tile on its cell")
    page.keyboard.press("Escape")
    expect(page.locator(".cell.chosen")).to_have_count(0)
    expect(page.locator(".tile.on")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator(".tile.on")).to_have_count(0)
