"""Simulated people at a table, who talk to a real server over HTTP and a real socket."""

import asyncio
import itertools
from collections.abc import Callable
from contextlib import suppress
from random import Random
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

KTM = "king-thief-minister"


async def post(url: str, body: Any, secret: str | None = None) -> httpx.Response:
    headers = {"authorization": f"Bearer {secret}"} if secret else {}
    async with httpx.AsyncClient(timeout=60) as http:
        answer = await http.post(url, json=body, headers=headers)
    if answer.status_code == 503:  # as good as none
        raise httpx.ReadError(answer.text)
    return answer


async def open_table(url: str, game: str = KTM, **changes: Any) -> tuple[str, str]:
    """Return the id of a new table and the secret of its host."""
    answer = await post(f"{url}/api/tables", {"game": game, **changes})
    assert answer.status_code == 201, answer.text
    return answer.json()["table"], answer.json()["host"]


async def sit(url: str, table: str, name: str, seat: int | None = None) -> tuple[int, str]:
    answer = await post(f"{url}/api/tables/{table}/seats", {"name": name, "seat": seat})
    assert answer.status_code == 201, answer.text
    return answer.json()["seat"], answer.json()["secret"]


class Person:
    """A person who keeps all messages, and the state of the table as they tell it."""

    def __init__(self, url: str, table: str, secret: str | None = None, language: str = "en") -> None:
        self.url, self.table, self.secret, self.language = url, table, secret, language
        self.raw: list[str] = []
        self.messages: list[dict[str, Any]] = []
        self.now: dict[str, Any] = {}
        """The latest value of each field: seq, view, menu, owed, table, outcome."""
        self.answers: dict[str, dict[str, Any]] = {}
        self._ids = itertools.count(1)
        self._socket: ClientConnection | None = None

    @property
    def socket(self) -> ClientConnection:
        assert self._socket is not None
        return self._socket

    async def come(self, since: int | None = None, url: str | None = None) -> "Person":
        self.url = url or self.url
        address = f"{self.url.replace('http', 'ws', 1)}/api/tables/{self.table}/socket"
        self._socket = await connect(address, compression=None, max_size=None, max_queue=None)
        hello = {"type": "Hello", "language": self.language}
        if self.secret:
            hello["secret"] = self.secret
        if since is not None:
            hello["since"] = since  # type: ignore[assignment]
        await self.send(hello)
        await self.until(lambda: self.messages[-1]["type"] == "Snapshot")
        return self

    async def go(self) -> None:
        await self.socket.close()

    async def send(self, message: Any) -> None:
        await self.socket.send(msgspec.json.encode(message).decode() if not isinstance(message, str) else message)

    async def hear(self) -> dict[str, Any]:
        """Wait for the next message; return it."""
        raw = await self.socket.recv()
        assert isinstance(raw, str)
        return self.take_in(raw)

    def take_in(self, raw: str) -> dict[str, Any]:
        message: dict[str, Any] = msgspec.json.decode(raw)
        self.raw.append(raw)
        self.messages.append(message)
        match message["type"]:
            case "Snapshot":
                self.now = dict(message)
            case "Update":
                assert message["seq"] == self.now.get("seq", message["seq"] - 1) + 1, "nothing may be missed"
                self.now.update({key: value for key, value in message.items() if key not in ("type", "facts", "news")})
            case "Done" | "Refused":
                self.answers[message["id"]] = message
        return message

    async def until(self, true: Callable[[], bool], seconds: float = 120) -> None:
        """Read messages until it is true. The limit ends a test that hangs; a busy machine must not reach it."""
        async with asyncio.timeout(seconds):
            while not self.messages or not true():
                await self.hear()

    async def ask(self, command: Any, id: str | None = None) -> dict[str, Any]:
        """Send a command; return its answer."""
        id = id or f"{self.secret or ''}-{next(self._ids)}"[-20:]
        await self.send({"type": "Ask", "id": id, "command": command})
        await self.until(lambda: id in self.answers)
        return self.answers[id]

    async def play(self, move: Any, id: str | None = None) -> dict[str, Any]:
        return await self.ask({"type": "Play", "move": move}, id)

    @property
    def seat(self) -> int | None:
        seat: int | None = self.now["seat"]
        return seat

    @property
    def stage(self) -> str:
        stage: str = self.now["table"]["stage"]
        return stage

    async def play_on(self, rng: Random, most: int | None = None) -> None:
        """Play random moves when it is this seat's turn, until the game is over or `most` moves are made."""
        made = 0
        while self.stage == "playing" and (most is None or made < most):
            if self.seat in self.now["owed"] and self.now["menu"]:
                before = self.now["seq"]
                answer = await self.play(rng.choice(self.now["menu"]))
                assert answer["type"] == "Done", answer
                made += 1
                seq = answer["seq"]
                await self.until(lambda seq=seq: self.now["seq"] >= seq)  # type: ignore[misc]
                assert self.now["seq"] > before
            else:
                await self.hear()


async def full_table(url: str, seats: int = 3, game: str = KTM, **changes: Any) -> tuple[str, str, list[Person]]:
    """Create a table with a person on every chair, each with a socket, and start the game."""
    table, host = await open_table(url, game, seats=seats, **changes)
    people = []
    for number in range(seats):
        _, secret = await sit(url, table, f"P{number}")
        people.append(await Person(url, table, secret).come())
    answer = await post(
        f"{url}/api/tables/{table}/commands", {"type": "Ask", "id": "go", "command": {"type": "Start"}}, host
    )
    assert answer.status_code == 200, answer.text
    for person in people:
        await person.until(lambda person=person: person.stage == "playing")  # type: ignore[misc]
    return table, host, people


async def leave(*people: Person) -> None:
    for person in people:
        with suppress(ConnectionClosed, OSError):
            await person.go()
