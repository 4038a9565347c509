"""Agents play whole games through the SDK's own client, see only their own seat, and cannot break a game."""

import asyncio
import sys
from collections.abc import Awaitable, Callable
from random import Random
from typing import Any

import pytest

from adapters.short import short
from diwan import Match
from diwan.core.record import Record
from diwan.core.registry import games
from diwan.mcp.room import PATIENCE
from diwan.mcp.server import make_server
from diwan.mcp.tell import short_ids
from mcp import Client, StdioServerParameters

Call = Callable[..., Awaitable[Any]]


def run(play: Callable[[Call], Awaitable[None]], server: Any = None) -> None:
    async def session() -> None:
        async with Client(server or make_server()) as client:

            async def call(tool: str, **arguments: Any) -> Any:
                result = await client.call_tool(tool, arguments)
                if result.is_error:
                    raise ValueError(result.content[0].text)  # type: ignore[union-attr]
                structured = result.structured_content
                assert structured is not None
                return structured["result"] if set(structured) == {"result"} else structured

            await play(call)

    asyncio.run(session())


async def play_on(call: Call, token: str, rng: Random) -> dict[str, Any]:
    """Plays random moves until the game is over."""
    since = 0
    while True:
        now: dict[str, Any] = await call("wait", token=token, since=since)
        since = now["next"]
        assert not now["time_is_up"]
        if now["over"]:
            return now
        menu = (await call("moves", token=token))["moves"]
        done = await call("move", token=token, move=rng.choice(menu)["id"])
        assert done["accepted"]


@pytest.mark.parametrize("game_id", games())
def test_an_agent_plays_a_whole_game_against_bots(game_id: str) -> None:
    async def play(call: Call) -> None:
        listed = {game["game"]: game for game in (await call("list_games"))["games"]}
        assert "random" in listed[game_id]["bots"]
        assert len(await call("rules", game=game_id)) > 500
        table = await call("make_table", game=game_id, options=short(game_id), opponents="random", seed="5")
        ended = await play_on(call, table["token"], Random(5))
        record = Record.loads(await call("record", token=table["token"]))
        outcome = Match.replay(record).outcome
        assert outcome is not None
        assert ended["won"] == (table["seat"] in outcome.winners)

    run(play)


def test_two_agents_at_one_table_each_see_their_own_seat() -> None:
    async def play(call: Call) -> None:
        first = await call("make_table", game="king-thief-minister", seats=3, agents=2, seed="1", name="Ann")
        assert first["waiting_for"] == ["more agents"]
        assert (await call("moves", token=first["token"]))["moves"] == []
        assert [table["free_seats"] for table in (await call("list_tables"))["tables"]] == [1]
        second = await call("join_table", table=first["table"], name="Ben")
        assert (first["seat"], second["seat"]) == (0, 1)
        with pytest.raises(ValueError, match="are taken"):
            await call("join_table", table=first["table"])
        for token, spot in ((first["token"], "B"), (second["token"], "A")):
            menu = (await call("moves", token=token))["moves"]
            move = next(item["id"] for item in menu if spot in item["text"])
            await call("move", token=token, move=move)
        stories = [await call("look", token=seat["token"]) for seat in (first, second)]
        private = [[event for event in story["events"] if "Only you know" in event] for story in stories]
        assert [len(events) for events in private] == [1, 1]
        assert private[0] != private[1]
        await call("say", token=first["token"], text="Peace?")
        assert (await call("look", token=second["token"]))["talk"] == ["Ann: Peace?"]
        ends = await asyncio.gather(*(play_on(call, seat["token"], Random(2)) for seat in (first, second)))
        assert ends[0]["over"]
        assert ends[1]["over"]

    run(play)


def test_nonsense_is_refused_with_the_menu_and_then_a_bot_plays_on() -> None:
    async def play(call: Call) -> None:
        table = await call("make_table", game="king-thief-minister", seats=3, opponents="clever", seed="2", name="Zoe",
                           options={"turn_limit_per_player": 10})  # fmt: skip
        token = table["token"]
        menu = (await call("moves", token=token))["moves"]
        wrong = ["surrender", '{"type": "Peek"}', "{nonsense", '{"type": "Look", "spot": 99}', "?"]
        assert len(wrong) == PATIENCE
        for number, move in enumerate(wrong, 1):
            done = await call("move", token=token, move=move)
            assert not done["accepted"]
            assert done["why"]
            assert done["mistakes_left"] == PATIENCE - number
            if number < PATIENCE:
                assert done["moves"] == menu
        ended = await call("wait", token=token)
        assert ended["replaced_by_a_bot"]
        assert ended["over"]
        record = Record.loads(await call("record", token=token))
        assert record.names[0] == "Zoe (replaced by clever)"

    run(play)


def test_a_wrong_token_holds_no_seat_and_a_running_game_has_no_record() -> None:
    async def play(call: Call) -> None:
        with pytest.raises(ValueError, match="this token holds no seat"):
            await call("look", token="guess")
        with pytest.raises(ValueError, match="there is no game 'chess'"):
            await call("make_table", game="chess")
        table = await call("make_table", game="king-thief-minister")
        with pytest.raises(ValueError, match="would show what is hidden"):
            await call("record", token=table["token"])

    run(play)


def test_ids_are_short_stable_and_different() -> None:
    match, rng = Match.new("king-thief-minister", seats=5, seed=3), Random(3)
    known: dict[str, Any] = {}
    for _ in range(150):
        if not match.to_act:
            break
        seat = rng.choice(match.to_act)
        ids = short_ids(match.legal(seat))
        assert list(ids.values()) == list(match.legal(seat))
        for key, move in ids.items():
            assert known.setdefault(key, move) == move
            assert len(key) <= 16
        match.play(seat, rng.choice(match.legal(seat)))


def test_the_command_serves_over_standard_input_and_output() -> None:
    async def play(call: Call) -> None:
        table = await call("make_table", game="king-thief-minister", opponents="random", seed="4")
        assert (await call("moves", token=table["token"]))["moves"]

    run(play, StdioServerParameters(command=sys.executable, args=["-m", "diwan.cli", "mcp"]))
