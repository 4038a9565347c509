"""Guided games over HTTP: stateless, with the menu of the step, the reason of every refusal, and nothing hidden told."""

from collections.abc import AsyncIterator
from typing import Any

import httpx
import pytest

from diwan.core.lesson import follow, lessons_of
from diwan.core.registry import game as find_game
from diwan.server.settings import Settings
from server.parts import QUICK, running

PATH = "/api/games/king-thief-minister/lessons/first"
LOOK: dict[str, Any] = {"type": "Look", "spot": 1}


@pytest.fixture
async def web() -> AsyncIterator[httpx.AsyncClient]:
    async with running(Settings(**QUICK)) as house, httpx.AsyncClient(base_url=house.url) as client:
        yield client


async def go_on(web: httpx.AsyncClient, *done: Any, **headers: str) -> httpx.Response:
    return await web.post(PATH, json={"done": done}, headers=headers)


async def test_a_lesson_begins_with_its_first_step(web: httpx.AsyncClient) -> None:
    now = (await web.get(PATH)).json()
    assert now == (await go_on(web)).json()
    assert (now["step"], now["steps"], now["key"], now["wants"]) == (0, 12, "aim", False)
    assert now["names"] == ["", "Bahar", "Cyrus"]
    assert (now["menu"], now["frames"], now["owed"]) == ([], [], [0, 1, 2])


async def test_the_menu_is_what_the_step_wants(web: httpx.AsyncClient) -> None:
    assert (await go_on(web, None)).json()["menu"] == [LOOK]


async def test_every_move_that_follows_is_a_frame(web: httpx.AsyncClient) -> None:
    now = (await go_on(web, None, LOOK)).json()
    assert [frame["actor"] for frame in now["frames"]] == [0, 1, 2]
    assert now["frames"][-1]["view"] == now["view"]
    assert {"type": "Saw", "spot": 1, "character": "K"} in now["frames"][-1]["news"]
    assert now["menu"] == [{"type": "Rotate", "direction": "right"}]


async def test_the_learner_hears_only_what_the_seat_hears(web: httpx.AsyncClient) -> None:
    """Bahar looks at a card, too: what she sees is hers."""
    told = (await go_on(web, None, LOOK)).json()
    seen = [event for frame in told["frames"] for event in frame["news"] if event["type"] == "Saw"]
    assert [event["spot"] for event in seen] == [1]
    assert told["state"] is None


async def test_a_finished_lesson_shows_everything(web: httpx.AsyncClient) -> None:
    done: list[Any] = []
    now = (await web.get(PATH)).json()
    while now["key"]:
        done.append(now["menu"][0] if now["wants"] else None)
        now = (await go_on(web, *done)).json()
    assert now["step"] == now["steps"] == len(done)
    assert now["outcome"]["winners"] == [now["seat"]]
    assert now["state"]["faces"]


@pytest.mark.parametrize(
    ("move", "key"),
    [
        ({"type": "Look", "spot": 2}, "not_in_lesson"),
        ({"type": "Look", "spot": 0}, "not_your_own_spot"),
        ({"type": "Peek"}, "out_of_place"),
    ],
)
async def test_another_move_is_refused_with_its_reason(web: httpx.AsyncClient, move: Any, key: str) -> None:
    answer = await go_on(web, None, move, **{"accept-language": "pl-PL, en"})
    assert answer.status_code == 409
    said = answer.json()
    assert said["key"] == key
    assert said["text"].split()[0] in ("Ten", "Przed", "Nie")


@pytest.mark.parametrize(
    "done",
    [
        [LOOK],  # the first step is only read
        [None, None],  # the second one is not
        [None] * 101,
        [None, {"type": "Look", "spot": "one"}],
        [None, {"type": "Nonsense"}],
        [None, 7],
    ],
)
async def test_what_fits_no_step_is_a_bad_request(web: httpx.AsyncClient, done: list[Any]) -> None:
    answer = await go_on(web, *done)
    assert answer.status_code == 400
    assert answer.json()["problem"]


async def test_too_many_steps_are_a_bad_request(web: httpx.AsyncClient) -> None:
    game = find_game("king-thief-minister")
    lesson = lessons_of(game)[0]
    done: list[Any] = []
    for step in lesson.steps:
        done.append(follow(game, lesson, done).menu[0] if step.wants else None)
    raw = [None if move is None else {"type": type(move).__name__, **_fields(move)} for move in done]
    assert (await go_on(web, *raw)).status_code == 200
    assert (await go_on(web, *raw, None)).status_code == 400


def _fields(move: Any) -> dict[str, Any]:
    return {name: getattr(move, name) for name in move.__struct_fields__}


@pytest.mark.parametrize(
    "path",
    [
        "/api/games/king-thief-minister/lessons/none",
        "/api/games/nonsense/lessons/first",
    ],
)
async def test_there_is_no_such_lesson(web: httpx.AsyncClient, path: str) -> None:
    assert (await web.get(path)).status_code == 404
    assert (await web.post(path, json={"done": []})).status_code == 404


async def test_the_catalogue_lists_lessons_and_difficulty(web: httpx.AsyncClient) -> None:
    games = {game["id"]: game for game in (await web.get("/api/games")).json()}
    shown = games["king-thief-minister"]
    assert shown["difficulty"] == 1
    assert shown["lessons"][0] == {"id": "first", "minutes": 3, "seats": 3, "variant": "standard"}


async def test_the_page_of_a_lesson_is_the_client(web: httpx.AsyncClient) -> None:
    assert (await web.get("/learn/king-thief-minister/first")).headers["content-type"].startswith("text/html")
