"""Nonsense over HTTP and sockets is refused in a sentence; nothing crashes, and other tables do not notice."""

import asyncio
import json
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given
from hypothesis import settings as hypothesis_settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from diwan.server.settings import Settings
from diwan.server.socket import RESTART, STRIKES, SocketClient
from server.parts import Worker, environment, running, until_ready
from server.people import Person, full_table, leave, open_table

Make = Callable[..., Settings]
Workers = Callable[[dict[str, str]], Worker]


# --- HTTP ---


def test_no_request_makes_the_server_fail(folder: Path, workers: Workers) -> None:
    """Try every operation of the OpenAPI description, with valid data and with invalid data."""
    worker = workers(environment(database=str(folder / "diwan.sqlite")))
    asyncio.run(until_ready(worker))
    tables = [asyncio.run(open_table(worker.url))[0], "none"]
    schema = schemathesis.openapi.from_url(f"{worker.url}/api/schema/openapi.json")
    tried: set[str] = set()
    for operation in schema.get_all_operations():

        @given(case=operation.ok().as_strategy(), table=st.sampled_from(tables))  # type: ignore[union-attr]
        @hypothesis_settings(max_examples=12, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)
        def fuzz(case: Any, table: str) -> None:
            if case.path_parameters and "table" in case.path_parameters:
                case.path_parameters["table"] = table
            tried.add(case.operation.label)
            case.call_and_validate(checks=[not_a_server_error])

        fuzz()
    assert len(tried) >= 10
    assert worker.is_running


# --- Sockets ---

HOSTILE: list[Any] = [
    "",
    "null",
    "[]",
    "{",
    "\x00",
    '"Hello"',
    "{}",
    '{"type":"Ask"}',
    '{"type":"Ask","id":"","command":{"type":"Leave"}}',
    '{"type":"Ask","id":"x","command":{"type":"TimeOut","seat":0}}',
    '{"type":"Ask","id":"x","command":{"type":"BotPlay","seat":0,"after":0,"move":{"type":"Decline"}}}',
    '{"type":"Ask","id":"x","command":{"type":"Open","table":"t","game":"clash","edition":"1","setup":{},"host":""}}',
    '{"type":"Ask","id":"x","command":{"type":"Sit","name":"Eve","key":"k"}}',
    '{"type":"Ask","id":"x","command":{"type":"Play","move":{"type":"Begin","seat":0}}}',
    '{"type":"Ask","id":"x","command":{"type":"Play","move":{"type":"Look","spot":99999999999999999999}}}',
    '{"type":"Ask","id":"x","command":{"type":"Play","move":{"type":"Look","spot":1e400}}}',
    '{"type":"Ask","id":"x","command":{"type":"Kick","seat":-1}}',
    '{"type":"Ask","id":"x","command":{"type":"Say","text":"a","to":[-4]}}',
    '{"type":"Ask","id":"x","command":{"type":"Say","text":"\\u202e"}}',
    '{"type":"Ask","id":"x","command":{"type":"Fill","bot":"../../etc"}}',
    '{"type":"Hello"}',
    '{"type":"Ask","id":"x","command":' + "[" * 5000,
    b"\xff\xfe\x00",
    "x" * 100_000,
]


def mutated(rng: Random) -> str:
    """Return a message that is nearly valid."""
    good: dict[str, Any] = {"type": "Ask", "id": "m", "command": {"type": "Play", "move": {"type": "Look", "spot": 1}}}
    text = list(json.dumps(good))
    for _ in range(rng.randrange(1, 6)):
        place = rng.randrange(len(text))
        text[place : place + rng.randrange(3)] = rng.choice(["", "{", "}", '"', "0", "-", ",", "\\", "é", "\u0000"])
    return "".join(text)


@pytest.mark.asyncio
async def test_no_message_makes_the_server_fail_or_slows_other_tables(settings: Make) -> None:
    async with running(settings()) as server:
        _, _, people = await full_table(server.url)
        table, _, victims = await full_table(server.url)
        before = victims[1].now["seq"]
        address = f"ws://127.0.0.1:{server.port}/api/tables/{table}/socket"
        rng = Random(1)

        async def attack(messages: list[Any], hello: str | None) -> None:
            async with connect(address, compression=None, close_timeout=0.5) as socket:
                try:
                    if hello:
                        await socket.send(hello)
                    for message in messages:
                        await socket.send(message)
                    while True:
                        answer = json.loads(await asyncio.wait_for(socket.recv(), 0.2))
                        assert answer["type"] in ("Snapshot", "Update", "Refused", "Presence", "Bye"), answer
                except (ConnectionClosed, TimeoutError):
                    pass

        hellos = (None, '{"type":"Hello"}', f'{{"type":"Hello","secret":"{victims[0].secret}"}}')
        attacks = [attack([message], hello) for message in HOSTILE for hello in hellos]
        attacks += [attack([mutated(rng) for _ in range(15)], hello) for hello in hellos[:2] for _ in range(5)]
        for part in range(0, len(attacks), 30):
            await asyncio.gather(*attacks[part : part + 30])
            await asyncio.gather(
                *(person.play_on(rng, most=1) for person in people if person.seat in person.now["owed"])
            )
        stranger = await Person(server.url, table).come()
        assert stranger.now["table"]["chairs"][0]["kind"] == "person"
        assert stranger.now["seq"] == before, "nothing of it was a move, a kick or a word"
        await leave(*people, *victims, stranger)


@pytest.mark.asyncio
async def test_a_message_in_too_many_frames_is_not_assembled(settings: Make) -> None:
    """Empty frames cost a client nothing, so their number is limited, not only their length."""
    async with running(settings()) as server:
        table, _ = await open_table(server.url)
        person = await Person(server.url, table).come()
        before = len(person.messages)
        await person.socket.send([""] * 20 + ['{"type":"Ask","id":"x","command":', '{"type":"Say","text":"hm"}}'])
        await person.until(lambda: any(message["type"] == "Done" for message in person.messages[before:]))
        with suppress(ConnectionClosed):
            await person.socket.send([""] * 5_000)
        with pytest.raises(ConnectionClosed):
            await person.until(lambda: False)
        assert person.messages[-1] == {"type": "Bye", "reason": "not_understood", "retry": 0}


@pytest.mark.asyncio
async def test_a_client_that_sends_only_nonsense_is_dismissed_but_not_as_too_fast(settings: Make) -> None:
    async with running(settings()) as server:
        table, _ = await open_table(server.url)
        person = await Person(server.url, table).come()
        for _ in range(STRIKES):
            await person.send("nonsense")
        await person.until(lambda: person.messages[-1]["type"] == "Bye")
        assert person.messages[-1]["reason"] == "not_understood"
        assert server.hub.services.metrics.too_fast._value.get() == 0


@pytest.mark.asyncio
async def test_messages_of_a_dismissed_client_are_ignored(settings: Make) -> None:
    async with running(settings()) as server:
        table, _ = await open_table(server.url)
        person = await Person(server.url, table).come()
        (client,) = server.hub.rooms[table].clients
        assert isinstance(client, SocketClient)
        client.dismiss(RESTART, "restart")
        client._put(b"anything")
        assert client._inbox == []
        await person.go()


@pytest.mark.asyncio
async def test_an_impossible_table_id_is_not_found(settings: Make, database: str) -> None:
    for changes in ({}, {"database": database}):
        async with running(settings(**changes)) as server, httpx.AsyncClient(base_url=server.url) as http:
            for odd in ("%00", "%ff", "x" * 100, "a%20b", "%D8%AF"):
                assert (await http.get(f"/api/tables/{odd}")).status_code == 404


@pytest.mark.asyncio
async def test_a_body_that_is_nested_too_deep_is_a_bad_request(settings: Make) -> None:
    async with running(settings()) as server, httpx.AsyncClient(base_url=server.url) as http:
        for body in (b'{"game":' + b"[" * 20_000, b'{"game":"clash","options":' + b'{"a":' * 9_000, b"x" * 70_000):
            answer = await http.post("/api/tables", content=body, headers={"content-type": "application/json"})
            assert answer.status_code in (400, 413), answer.text


@pytest.mark.asyncio
async def test_bytes_that_are_not_text_are_a_bad_request(settings: Make) -> None:
    async with running(settings()) as server, httpx.AsyncClient(base_url=server.url) as http:
        table, _ = await open_table(server.url)
        headers = {"content-type": "application/json"}
        for body in (b'{"name":"\xed\xa0\x80"}', b'{"name":"\xff"}', b"\xff"):
            answer = await http.post(f"/api/tables/{table}/seats", content=body, headers=headers)
            assert answer.status_code == 400, answer.text


@pytest.mark.asyncio
async def test_an_origin_that_is_not_an_address_counts_as_another_site(settings: Make) -> None:
    async with running(settings()) as server, httpx.AsyncClient(base_url=server.url) as http:
        table, _ = await open_table(server.url)
        for odd in ("http://[", "http://[::1", "null", ""):
            answer = await http.post(f"/api/tables/{table}/seats", json={"name": "Eve"}, headers={"origin": odd})
            assert answer.status_code == 403, odd
            assert (await upgraded(server.port, table, b"Origin: " + odd.encode()))[:2] == [b"HTTP/1.1", b"403"]


@pytest.mark.asyncio
async def test_a_socket_opens_with_strange_bytes_in_other_headers(settings: Make) -> None:
    """A proxy may add the name of a city, and a cookie may be another program's."""
    async with running(settings()) as server:
        table, _ = await open_table(server.url)
        for odd in ("X-City: Łódź".encode(), b"Cookie: a=\xff; diwan_seat=\xfe", b"Authorization: Bearer \xff"):
            assert (await upgraded(server.port, table, odd))[:2] == [b"HTTP/1.1", b"101"], odd


@pytest.mark.asyncio
async def test_only_a_client_that_does_not_finish_its_request_is_cut_off(
    settings: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("diwan.server.requests.REQUEST_SECONDS", 0.1)
    async with running(settings()) as server, httpx.AsyncClient(base_url=server.url) as http, asyncio.timeout(60):
        table, _ = await open_table(server.url)
        person = await Person(server.url, table).come()
        over = asyncio.Event()

        async def listed() -> list[Any]:
            await over.wait()
            return []

        monkeypatch.setattr(server.hub.services.store, "listed", listed)
        patient = asyncio.create_task(http.get("/api/tables"))
        body = b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{"
        for begun in (b"", b"GET /health HTTP/1.1\r\nHost:", body, b"GET /health HTTP/1.1\r\nHost: x\r\n\r\nGET "):
            reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
            writer.write(begun)
            with suppress(ConnectionError):
                await reader.read()  # to the end
            writer.close()
        over.set()
        assert (await patient).status_code == 200
        assert (await person.ask({"type": "Say", "text": "still here", "name": "Eve"}))["type"] == "Done"
        await person.go()


async def upgraded(port: int, table: str, header: bytes) -> list[bytes]:
    """Return the words of the first line of the answer to a request for a socket."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n".encode()
        + header
        + b"\r\n\r\n"
    )
    line = await reader.readline()
    writer.close()
    return line.split()


@pytest.mark.asyncio
async def test_a_secret_of_another_table_opens_nothing(settings: Make) -> None:
    async with running(settings()) as server:
        first, host = await open_table(server.url)
        _, _, people = await full_table(server.url)
        for secret in (host, str(people[0].secret), "", "\x00" * 20, "x" * 64):
            stranger = Person(server.url, first, secret or None)
            await stranger.come()
            assert stranger.now["host"] == (secret == host)
            assert stranger.seat is None
            await stranger.go()
        await leave(*people)
