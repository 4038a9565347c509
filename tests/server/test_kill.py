"""Workers are killed with SIGKILL in the middle of games and others take their places, and so is what stores for them:
the process that writes to SQLite, or PostgreSQL as a whole. Nothing that was acknowledged is lost, nothing happens
twice, and the log tells exactly what people were shown.

A few games by default; with DIWAN_FULL=1 in the environment there are 300 of each kind."""

import asyncio
import os
import signal
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import httpx
import msgspec
import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from diwan.core.codec import encode
from diwan.core.game import news
from diwan.core.match import Match
from diwan.server.backends import make_store
from diwan.server.telling import seen, step_news, tell
from diwan.table import Step, entry_decoder, record_of, restore
from server.parts import Postgres, Redis, Worker, environment, until_ready, writers_of
from server.people import KTM, Person, open_table, post, sit

pytestmark = pytest.mark.asyncio
GAMES = 300 if os.environ.get("DIWAN_FULL") else 3
KILLS = 4
"""Least number of kills; games are played until there were so many."""
AT_ONCE = 3
LOST = (ConnectionClosed, OSError, InvalidHandshake, InvalidMessage, TimeoutError, EOFError)
Workers = Callable[[dict[str, str]], Worker]
Crash = Callable[[], None]


class Survivor(Person):
    """A person who plays on whatever happens to the servers: comes back, and repeats unanswered commands."""

    def __init__(self, urls: list[str], table: str, secret: str, rng: Random, heard: asyncio.Semaphore) -> None:
        super().__init__(urls[0], table, secret)
        self.urls, self.rng, self.heard = urls, rng, heard
        self.acknowledged: dict[str, int] = {}
        self.losses = 0

    async def survive(self) -> None:
        pending: tuple[str, Any] | None = None
        while True:
            try:
                await self.come(self.now.get("seq"), self.rng.choice(self.urls))
                if pending:
                    await self.put(*pending)
                while self.stage != "over":
                    if pending is None and self.seat in self.now["owed"] and self.now["menu"]:
                        pending = (f"{self.seat}-{self.now['seq']}", self.rng.choice(self.now["menu"]))
                        await self.put(*pending)
                    await self.hear()
                    if pending and (answer := self.answers.get(pending[0])):
                        if answer["type"] == "Done":
                            self.acknowledged[pending[0]] = answer["seq"]
                        else:
                            assert answer["key"] in ("not_your_turn", "out_of_place"), answer
                        pending = None
                await self.go()
                break
            except LOST:
                self.losses += 1
                await asyncio.sleep(0.02)

    def take_in(self, raw: str) -> dict[str, Any]:
        self.heard.release()
        return super().take_in(raw)

    async def put(self, id: str, move: Any) -> None:
        await self.send({"type": "Ask", "id": id, "command": {"type": "Play", "move": move}})


async def killing(
    workers: list[Worker], stores: Crash, rng: Random, heard: asyncio.Semaphore, killed: Counter[str]
) -> None:
    """Kill one process at a time, whenever people have received a random number of messages."""
    while True:
        for _ in range(rng.randrange(20, 150)):
            await heard.acquire()
        if rng.random() < 0.3:
            await asyncio.to_thread(stores)
            killed["stores"] += 1
            continue
        worker = rng.choice(workers)
        worker.kill()
        killed["workers"] += 1
        worker.start()
        await until_ready(worker)


def kill_writer(database: str) -> None:
    for writer in writers_of(database):
        with suppress(ProcessLookupError):  # its server was killed before, and it has just noticed
            os.kill(writer, signal.SIGKILL)


async def one_game(urls: list[str], number: int, heard: asyncio.Semaphore) -> list[Survivor]:
    """Play a short game with three people and a bot."""
    rng = Random(number)
    table, host, secrets = await seated(urls, rng)
    people = [Survivor(urls, table, secret, Random(f"{number}/{seat}"), heard) for seat, secret in enumerate(secrets)]
    await asyncio.gather(started(urls, table, host, rng), *(person.survive() for person in people))
    return people


async def seated(urls: list[str], rng: Random) -> tuple[str, str, list[str]]:
    while True:  # an answer that was lost with its worker: begin again with another table
        try:
            url = rng.choice(urls)
            options = {"turn_limit_per_player": 3, "memory_aid": "log"}
            table, host = await open_table(url, seats=4, options=options, manners={"clock": 0, "grace": 0})
            return table, host, [(await sit(url, table, name))[1] for name in ("Ann", "Bob", "Cem")]
        except httpx.TransportError:
            await asyncio.sleep(0.02)


async def started(urls: list[str], table: str, host: str, rng: Random) -> None:
    for id, command in (("fill", {"type": "Fill", "bot": "random"}), ("start", {"type": "Start"})):
        while True:
            try:
                address = f"{rng.choice(urls)}/api/tables/{table}/commands"
                answer = await post(address, {"type": "Ask", "id": id, "command": command}, host)
                assert answer.status_code == 200, answer.text
                break
            except httpx.TransportError:
                await asyncio.sleep(0.02)


async def check(database: str, people: list[Survivor]) -> None:
    store = make_store(database)
    await store.open()
    entries = [entry_decoder(KTM).decode(body) for body in await store.read(people[0].table)]
    await store.close()
    steps = list(restore(entries))
    ids = Counter((entry.by, entry.id) for entry in entries if entry.id)
    assert max(ids.values()) == 1, "a command was applied twice"
    for person in people:
        for id, seq in person.acknowledged.items():
            assert (entries[seq - 1].by, entries[seq - 1].id) == (person.seat, id), "an acknowledged command is lost"
        for raw, message in zip(person.raw, person.messages, strict=True):
            check_message(steps, person.seat, raw, message)
        assert person.now["outcome"] == plain(steps[-1].table.in_play.outcome)  # type: ignore[union-attr]
    record = record_of(entries, 1)
    assert record is not None
    assert Match.replay(record).state == steps[-1].table.in_play.state  # type: ignore[union-attr]


def plain(thing: Any) -> Any:
    """Return an object as it arrives at a client."""
    return msgspec.json.decode(encode(thing))


def check_message(steps: list[Step], seat: int | None, raw: str, message: dict[str, Any]) -> None:
    """Check that what a person was shown agrees with the log."""
    seq = message.get("seq", 0)
    if message["type"] == "Update":
        step = steps[seq - 1]
        if "view" in message:
            before = steps[seq - 2].table
            assert raw.encode() == tell(before, step, [step_news(before, step)], [seat])[seat]
        else:
            assert message.get("news", []) == plain(news(step.told, seat))
    elif message["type"] == "Snapshot" and steps[seq - 1].table.in_play is not None:
        assert message["view"] == plain(seen(steps[seq - 1].table, seat))


async def play_and_kill(workers: list[Worker], database: str, crash: Crash, seed: int) -> None:
    rng, killed, heard = Random(seed), Counter[str](), asyncio.Semaphore(0)
    for worker in workers:
        await until_ready(worker)
    killer = asyncio.create_task(killing(workers, crash, rng, heard, killed))
    urls = [worker.url for worker in workers]
    tables: list[list[Survivor]] = []
    async with asyncio.timeout(120 + GAMES * 20):
        while len(tables) < GAMES or killed["workers"] < KILLS or not killed["stores"]:
            batch = (one_game(urls, seed + len(tables) + n, heard) for n in range(AT_ONCE))
            tables += await asyncio.gather(*batch)
            assert not killer.done(), killer.exception()
    killer.cancel()
    for people in tables:
        await check(database, people)
    assert sum(person.losses for people in tables for person in people) > 0, "nobody ever lost a connection"


async def test_one_worker_on_sqlite_is_killed(folder: Path, workers: Workers) -> None:
    database = str(folder / "diwan.sqlite")
    await play_and_kill([workers(environment(database=database))], database, partial(kill_writer, database), seed=1)


async def test_three_workers_and_postgres_are_killed(
    postgres: Postgres, database: str, redis: Redis, workers: Workers
) -> None:
    variables = environment(database=database, redis=redis.url)
    await play_and_kill([workers(variables) for _ in range(3)], database, postgres.crash, seed=1000)
