"""Guided games over HTTP: the menu of each step, the reason of every refusal, and nothing hidden told."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any, TypeAlias

import httpx
import pytest

from diwan.server.settings import Settings
from server.parts import running

pytestmark = pytest.mark.asyncio
MakeSettings: TypeAlias = Callable[..., Settings]
PATH = "/api/games/king-thief-minister/lessons/first"
LOOK: dict[str, Any] = {"type": "Look", "spot": 1}


@asynccontextmanager
async def visited(settings: MakeSettings) -> AsyncIterator[httpx.AsyncClient]:
    async with running(settings()) as house, httpx.AsyncClient(base_url=house.url) as client:
        yield client


async def go_on(web: httpx.AsyncClient, *done: Any, **headers: str) -> httpx.Response:
    return await web.post(PATH, json={"done": done}, headers=headers)


async def test_a_lesson_begins_with_its_first_step(settings: MakeSettings) -> None:
    async with visited(settings) as web:
        now = (await web.get(PATH)).json()
        assert now == (await go_on(web)).json()
        assert (now["step"], now["steps"], now["key"], now["wants"]) == (0, 12, "aim", False)
        assert now["names"] == ["", "Bahar", "Cyrus"]
        assert (now["menu"], now["frames"], now["owed"]) == ([], [], [0, 1, 2])


async def test_the_menu_is_what_the_step_wants(settings: MakeSettings) -> None:
    async with visited(settings) as web:
        assert (await go_on(web, None)).json()["menu"] == [LOOK]


async def test_every_move_that_follows_is_a_frame(settings: MakeSettings) -> None:
    async with visited(settings) as web:
        now = (await go_on(web, None, LOOK)).json()
        assert [frame["actor"] for frame in now["frames"]] == [0, 1, 2]
        assert now["frames"][-1]["view"] == now["view"]
        assert {"type": "Saw", "spot": 1, "character": "K"} in now["frames"][-1]["news"]
        assert now["menu"] == [{"type": "Rotate", "direction": "right"}]


async def test_the_learner_hears_only_what_the_seat_hears(settings: MakeSettings) -> None:
    """Bahar looks at a card, too: what she sees is hers."""
    async with visited(settings) as web:
        told = (await go_on(web, None, LOOK)).json()
        seen = [event for frame in told["frames"] for event in frame["news"] if event["type"] == "Saw"]
        assert [event["spot"] for event in seen] == [1]
        assert told["state"] is None


async def test_a_finished_lesson_shows_everything(settings: MakeSettings) -> None:
    async with visited(settings) as web:
        done: list[Any] = []
        now = (await web.get(PATH)).json()
        while now["key"]:
            done.append(now["menu"][0] if now["wants"] else None)
            now = (await go_on(web, *done)).json()
        assert now["step"] == now["steps"] == len(done)
        assert (await go_on(web, *done, None)).status_code == 400
        assert now["outcome"]["winners"] == [now["seat"]]
        assert now["state"]["faces"]


async def test_another_move_is_refused_with_its_reason(settings: MakeSettings) -> None:
    async with visited(settings) as web:
        for move, key, begins in (
            ({"type": "Look", "spot": 2}, "not_in_lesson", "Ten"),
            ({"type": "Look", "spot": 0}, "not_your_own_spot", "Przed"),
            ({"type": "Peek"}, "out_of_place", "Tego"),
        ):
            answer = await go_on(web, None, move, **{"accept-language": "pl-PL, en"})
            assert answer.status_code == 409
            assert (answer.json()["key"], answer.json()["text"].split()[0]) == (key, begins)


async def test_what_fits_no_step_is_a_bad_request(settings: MakeSettings) -> None:
    async with visited(settings) as web:
        for done in (
            [LOOK],  # the first step is only read
            [None, None],  # the second one is not
            [None] * 101,
            [None, {"type": "Look", "spot": "one"}],
            [None, {"type": "Nonsense"}],
            [None, 7],
        ):
            answer = await go_on(web, *done)
            assert answer.status_code == 400
            assert answer.json()["problem"]


async def test_no_such_lesson_is_not_found(settings: MakeSettings) -> None:
    async with visited(settings) as web:
        for path in ("/api/games/king-thief-minister/lessons/none", "/api/games/nonsense/lessons/first"):
            assert (await web.get(path)).status_code == 404
            assert (await web.post(path, json={"done": []})).status_code == 404


async def test_the_catalogue_lists_lessons_and_difficulty(settings: MakeSettings) -> None:
    async with visited(settings) as web:
        games = {game["id"]: game for game in (await web.get("/api/games")).json()}
        shown = games["king-thief-minister"]
        assert shown["difficulty"] == 1
        assert shown["lessons"][0] == {"id": "first", "minutes": 3, "seats": 3, "variant": "standard"}


async def test_the_page_of_a_lesson_is_the_client(settings: MakeSettings) -> None:
    async with visited(settings) as web:
        assert (await web.get("/learn/king-thief-minister/first")).headers["content-type"].startswith("text/html")
