"""Agents play whole games through the SDK's own client, see only their own seat, and cannot break a game."""

import asyncio
import itertools
import subprocess
import sys
import tempfile
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from typing import Any

import higher_card
import httpx
import pytest

from adapters.short import short
from diwan import Match
from diwan.core.record import Record
from diwan.core.registry import games
from diwan.mcp.agents import PATIENCE, Agents
from diwan.mcp.door import agents_door
from diwan.mcp.server import make_server
from diwan.mcp.tell import short_ids
from diwan.server.app import make_hub
from diwan.server.settings import Settings
from mcp import Client, StdioServerParameters
from server.parts import QUICK, running
from server.people import Person, leave, open_table, post, sit

Call = Callable[..., Awaitable[Any]]
KTM = "king-thief-minister"


def quick(folder: str, **changes: Any) -> Settings:
    values: dict[str, Any] = {"database": str(Path(folder, "tables.sqlite")), **QUICK, **changes}
    return Settings(**values)


async def session(server: Any, play: Callable[[Call], Awaitable[None]]) -> None:
    async with Client(server) as client:

        async def call(tool: str, **arguments: Any) -> Any:
            result = await client.call_tool(tool, arguments)
            if result.is_error:
                raise ValueError(result.content[0].text)  # type: ignore[union-attr]
            structured = result.structured_content
            assert structured is not None
            return structured["result"] if set(structured) == {"result"} else structured

        await play(call)


def run(play: Callable[[Call], Awaitable[None]]) -> None:
    """Let an agent play in this process, at the tables of a hub of its own."""

    async def there() -> None:
        with tempfile.TemporaryDirectory() as folder:
            hub = make_hub(quick(folder))
            await hub.open()
            try:
                await session(make_server(hub), play)
            finally:
                await hub.close()

    asyncio.run(there())


def test_a_game_without_written_rules_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("diwan.mcp.server.find_game", lambda _: higher_card.GAME)

    async def ask(call: Call) -> None:
        with pytest.raises(ValueError, match="higher-card has no written rules"):
            await call("rules", game="higher-card")

    run(ask)


LOGGING = """
import structlog
from diwan.mcp import door
from diwan.server.settings import Settings
door.set_up_logs_beside_the_protocol(Settings())
structlog.get_logger().debug("a detail")
structlog.get_logger().warning("a fault")
"""


def test_only_the_protocol_writes_to_standard_output() -> None:
    done = subprocess.run([sys.executable, "-c", LOGGING], capture_output=True, text=True, check=True)
    assert done.stdout == ""
    assert "a fault" in done.stderr
    assert "a detail" not in done.stderr


async def play_on(call: Call, token: str, rng: Random) -> dict[str, Any]:
    """Play random moves until the game is over."""
    since = 0
    while True:
        now: dict[str, Any] = await call("wait", token=token, since=since, seconds=60)
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
        table = await call("make_table", game=game_id, options=short(game_id), opponents="random")
        ended = await play_on(call, table["token"], Random(5))
        record = Record.loads(await call("record", token=table["token"]))
        outcome = Match.replay(record).outcome
        assert outcome is not None
        assert ended["won"] == (table["seat"] in outcome.winners)

    run(play)


def test_two_agents_at_one_table_each_see_their_own_seat() -> None:
    async def play(call: Call) -> None:
        first = await call(
            "make_table", game=KTM, seats=3, places=2, opponents="random", name="Ann", listed=True,
            options={"turn_limit_per_player": 5},
        )  # fmt: skip
        assert (first["stage"], first["waiting_for"]) == ("lobby", ["Seat 2"])
        assert (await call("moves", token=first["token"]))["moves"] == []
        assert (await call("look", token=first["token"]))["view"] == "The game has not begun."
        (listed,) = (await call("list_tables"))["tables"]
        assert listed == {"table": first["table"], "game": KTM, "stage": "lobby"}
        with pytest.raises(ValueError, match="name"):
            await call("join_table", table=first["table"], name="Ann")
        second = await call("join_table", table=first["table"], name="Ben")
        assert (first["seat"], second["seat"], second["stage"]) == (0, 1, "playing")
        with pytest.raises(ValueError, match="game"):
            await call("join_table", table=first["table"])
        for token, spot in ((first["token"], "spot 2"), (second["token"], "spot 1")):
            menu = (await call("moves", token=token))["moves"]
            move = next(item["id"] for item in menu if spot in item["text"])
            await call("move", token=token, move=move)
        await call("say", token=first["token"], text="Peace?")
        assert (await call("look", token=second["token"]))["talk"] == ["Ann: Peace?"]
        with pytest.raises(ValueError, match="cannot be used"):
            await call("say", token=first["token"], text="\x1b[2J")
        ends = await asyncio.gather(*(play_on(call, seat["token"], Random(2)) for seat in (first, second)))
        assert all(end["over"] for end in ends)
        stories = [await call("look", token=seat["token"]) for seat in (first, second)]
        private = [[event for event in story["events"] if event.startswith("You see")] for story in stories]
        assert all(private)
        assert private[0][0] != private[1][0]  # of the spots at which they looked at the start

    run(play)


@pytest.mark.parametrize(("aid", "remembers"), [("none", False), ("log", True)])
def test_an_agent_can_read_again_what_the_memory_aid_allows(aid: str, remembers: bool) -> None:
    async def play(call: Call) -> None:
        table = await call("make_table", game=KTM, seats=3, opponents="random", options={"memory_aid": aid})
        token, since, heard = table["token"], 0, list[str]()
        for decision in itertools.count():
            now = await call("wait", token=token, since=since, seconds=60)
            since, heard = now["next"], heard + now["events"]
            if decision == 8:
                break
            menu = (await call("moves", token=token))["moves"]
            quiet = [item["id"] for item in menu if item["id"].startswith(("decline", "rotate", "pass", "silent"))]
            await call("move", token=token, move=quiet[0])
        again = (await call("look", token=token))["events"]
        assert again == heard[-len(again) :]
        assert (len(again) == len(heard)) == remembers

    run(play)


def test_nonsense_is_refused_with_the_menu_and_then_a_bot_plays_on() -> None:
    async def play(call: Call) -> None:
        table = await call("make_table", game=KTM, seats=3, opponents="clever", name="Zoe",
                           options={"turn_limit_per_player": 4})  # fmt: skip
        token = table["token"]
        menu = (await call("moves", token=token))["moves"]
        wrong = ["surrender", '{"type": "Peek"}', "{nonsense", '{"type": "Look", "spot": 99}', "?"]
        assert len(wrong) == PATIENCE
        for number, move in enumerate(wrong, 1):
            done = await call("move", token=token, move=move)
            assert not done["accepted"]
            assert done["why"]
            assert done["mistakes_left"] == PATIENCE - number
            assert done["moves"] == (menu if number < PATIENCE else [])
        ended = await call("wait", token=token, seconds=60)
        assert ended["replaced_by_a_bot"]
        assert ended["over"]
        assert not any(event.startswith("You see") for event in (await call("look", token=token))["events"])
        assert not (await call("move", token=token, move=menu[0]["id"]))["accepted"]
        record = Record.loads(await call("record", token=token))
        assert (record.names[0], record.bots[0]) == ("Zoe", "clever")

    run(play)


def test_a_wrong_token_holds_no_seat_and_a_running_game_has_no_record() -> None:
    async def play(call: Call) -> None:
        with pytest.raises(ValueError, match="there is no such table"):
            await call("look", token="guess")
        with pytest.raises(ValueError, match="there is no game 'chess'"):
            await call("make_table", game="chess")
        with pytest.raises(ValueError, match="has no bot 'deep blue'"):
            await call("make_table", game=KTM, opponents="deep blue")
        with pytest.raises(ValueError, match="cannot sit at 3 seats"):
            await call("make_table", game=KTM, seats=3, places=4)
        table = await call("make_table", game=KTM)
        with pytest.raises(ValueError, match="this token holds no seat"):
            await call("look", token=f"{table['table']}.guess")
        with pytest.raises(ValueError, match="would show what is hidden"):
            await call("record", token=table["token"])

    run(play)


def test_a_token_follows_its_key_to_another_seat() -> None:
    """The same wish gives somebody who left the same secret again, but perhaps another seat."""

    async def there() -> None:
        with tempfile.TemporaryDirectory() as folder:
            async with running(quick(folder)) as server:
                table, host = await open_table(server.url, seats=3, manners={"clock": 0, "grace": 0})
                api, agents = f"{server.url}/api/tables/{table}", Agents(server.hub)
                wish = {"name": "Eve", "wish": "w" * 22}
                eve = (await post(f"{api}/seats", wish)).json()
                agent = await agents.of(f"{table}.{eve['secret']}")
                await post(f"{api}/commands", {"type": "Ask", "id": "1", "command": {"type": "Leave"}}, eve["secret"])
                await sit(server.url, table, "Ann")
                assert agent.seat is None
                assert (await post(f"{api}/seats", wish)).json() == {**eve, "seat": 1}
                await sit(server.url, table, "Bob")
                await post(f"{api}/commands", {"type": "Ask", "id": "1", "command": {"type": "Start"}}, host)
                agent = await agents.of(f"{table}.{eve['secret']}")
                assert agent.seat == 1
                assert (await agent.play(agent.menu()[0]["id"]))["accepted"]
                assert agent.room.table.in_play is not None
                assert agent.room.table.in_play.to_act == (0, 2), "her own move, and nobody else's"

    asyncio.run(there())


def test_a_table_stays_in_memory_while_an_agent_thinks() -> None:
    async def there() -> None:
        with tempfile.TemporaryDirectory() as folder:
            async with running(quick(folder, idle_seconds=0.0, sweep_seconds=1000.0)) as server:
                agents = Agents(server.hub)
                agent, _ = await agents.make_table(KTM, 3, None, {}, 2, "random", False, "Ada")
                await server.hub.sweep()
                _, secret = await sit(server.url, agent.room.table.id, "Paul")
                person = await Person(server.url, agent.room.table.id, secret).come()
                assert set((await _presence(person))["seats"]) == {agent.place, person.seat}
                await person.ask({"type": "Ready"})
                async with asyncio.timeout(60):
                    assert await agent.until_called_upon(60), "it hears that the game has begun"
                await leave(person)

    asyncio.run(there())


def test_ids_are_short_stable_and_different() -> None:
    match, rng = Match.new(KTM, seats=5, seed=3), Random(3)
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
        table = await call("make_table", game=KTM, opponents="random", options={"turn_limit_per_player": 2})
        assert (await play_on(call, table["token"], Random(1)))["over"]

    asyncio.run(session(StdioServerParameters(command=sys.executable, args=["-m", "diwan.cli", "mcp"]), play))


# --- Over HTTP, at the tables of the web ---


def test_an_agent_and_a_person_play_a_whole_game_at_one_table() -> None:
    """The agent comes over HTTP, the person over the socket of the web table, and a bot has the third seat."""

    async def there() -> None:
        with tempfile.TemporaryDirectory() as folder:
            async with running(quick(folder), [agents_door]) as server:

                async def play(call: Call) -> None:
                    made = await call("make_table", game=KTM, seats=3, places=2, opponents="random", name="Ada",
                                      options={"turn_limit_per_player": 4})  # fmt: skip
                    assert made["link"] == f"/t/{made['table']}"
                    seat, secret = await sit(server.url, made["table"], "Paul")
                    person = await Person(server.url, made["table"], secret).come()
                    assert {0, seat} <= set((await _presence(person))["seats"])
                    await person.ask({"type": "Ready", "on": True})
                    await person.ask({"type": "Say", "text": "Good luck"})
                    ended, _ = await asyncio.gather(play_on(call, made["token"], Random(1)), person.play_on(Random(2)))
                    assert (await call("look", token=made["token"]))["talk"] == ["Paul: Good luck"]
                    assert person.now["outcome"]["winners"]
                    assert ended["won"] == (0 in person.now["outcome"]["winners"])
                    record = Record.loads(await call("record", token=made["token"]))
                    assert record.names[:2] == ("Ada", "Paul")
                    assert record.bots == ("", "", "random")

                await session(f"{server.url}/mcp", play)

    asyncio.run(there())


async def _presence(person: Person) -> dict[str, Any]:
    await person.until(lambda: any(message["type"] == "Presence" for message in person.messages))
    return next(message for message in reversed(person.messages) if message["type"] == "Presence")


def test_foreign_pages_and_host_names_are_rejected() -> None:
    async def there() -> None:
        body = {"jsonrpc": "2.0", "id": 1, "method": "tools/list"}
        accept = {"accept": "application/json, text/event-stream"}
        with tempfile.TemporaryDirectory() as folder:
            settings = quick(folder, origins=("https://games.example",))
            async with running(settings, doors=[agents_door]) as server, httpx.AsyncClient() as http:
                for headers, status in (
                    ({"origin": "https://evil.example"}, 403),
                    ({"host": "evil.example"}, 421),
                    ({"host": "games.example"}, None),
                    ({}, None),
                ):
                    answer = await http.post(f"{server.url}/mcp/", json=body, headers={**accept, **headers})
                    assert answer.status_code == status or (status is None and answer.status_code not in (403, 421))
                assert answer.headers["x-content-type-options"] == "nosniff"
                large = await http.post(f"{server.url}/mcp/", content=b"x" * 100_000, headers=accept)
                assert large.status_code == 413

    asyncio.run(there())


def test_calls_of_agents_count_as_commands_of_their_address() -> None:
    async def there() -> None:
        with tempfile.TemporaryDirectory() as folder:
            async with running(quick(folder, commands_per_minute=2), doors=[agents_door]) as server:

                async def play(call: Call) -> None:
                    made = await call("make_table", game=KTM, seats=3, places=2)
                    await call("say", token=made["token"], text="hello")
                    command = {"type": "Ask", "id": "1", "command": {"type": "Say", "text": "hm", "name": "Eve"}}
                    api = f"{server.url}/api/tables/{made['table']}"
                    assert (await post(f"{api}/commands", command)).status_code == 200
                    with pytest.raises(ValueError, match="too many from this address"):
                        await call("say", token=made["token"], text="hello?")

                await session(f"{server.url}/mcp", play)

    asyncio.run(there())


def test_the_tables_of_an_address_are_limited() -> None:
    async def there() -> None:
        with tempfile.TemporaryDirectory() as folder:
            async with running(quick(folder, tables_per_minute=1), doors=[agents_door]) as server:

                async def play(call: Call) -> None:
                    await call("make_table", game=KTM)
                    with pytest.raises(ValueError, match="too many from this address"):
                        await call("make_table", game=KTM)

                await session(f"{server.url}/mcp", play)

    asyncio.run(there())
