"""Several workers at one table, on PostgreSQL and Redis."""

import asyncio
import time
from collections.abc import Callable
from contextlib import AsyncExitStack
from random import Random

import pytest

from diwan.server.settings import Settings
from diwan.server.store import StoreLost
from server.parts import Redis, Running, running
from server.people import Person, full_table, leave, open_table, post

pytestmark = pytest.mark.asyncio
Make = Callable[..., Settings]


async def two(stack: AsyncExitStack, settings: Settings) -> tuple[Running, Running]:
    return await stack.enter_async_context(running(settings)), await stack.enter_async_context(running(settings))


async def test_people_at_different_workers_play_one_game(settings: Make, database: str, redis: Redis) -> None:
    async with AsyncExitStack() as stack:
        first, second = await two(stack, settings(database=database, redis=redis.url))
        table, _, people = await full_table(first.url, options={"turn_limit_per_player": 2})
        await people[1].go()
        await people[1].come(since=people[1].now["seq"], url=second.url)
        spectator = await Person(second.url, table).come()
        await asyncio.gather(*(person.play_on(Random(n)) for n, person in enumerate(people)))
        await spectator.until(lambda: spectator.stage == "over")
        assert spectator.now["view"] == {**people[0].now["view"], "seat": None}
        await spectator.until(
            lambda: any(m["type"] == "Presence" and m["seats"] == [0, 1, 2] for m in spectator.messages)
        )
        await leave(*people, spectator)


async def test_one_of_two_simultaneous_moves_is_refused(settings: Make, database: str, redis: Redis) -> None:
    async with AsyncExitStack() as stack:
        first, second = await two(stack, settings(database=database, redis=redis.url))
        for number in range(10):
            table, _, people = await full_table(first.url)
            twin = await Person(second.url, table, people[0].secret).come()
            moves = people[0].now["menu"][:2]
            answers = await asyncio.gather(people[0].play(moves[0], id="a"), twin.play(moves[1], id="b"))
            assert sorted(answer["type"] for answer in answers) == ["Done", "Refused"], number
            (refused,) = (answer for answer in answers if answer["type"] == "Refused")
            assert refused["key"] == "not_your_turn"
            seq = max(answer.get("seq", 0) for answer in answers)
            for person in (people[0], twin):
                await person.until(lambda person=person, seq=seq: person.now["seq"] >= seq)  # type: ignore[misc]
            assert people[0].now["view"] == twin.now["view"]
            await people[0].ask({"type": "Say", "text": "and on we go"})
            await twin.until(lambda twin=twin, seq=seq: twin.now["seq"] > seq)  # type: ignore[misc]
            await leave(*people, twin)


async def test_an_entry_that_was_stored_but_not_published_is_found_in_the_log(
    settings: Make, database: str, redis: Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As if a worker died between storing an entry and telling of it."""
    monkeypatch.setattr("diwan.server.hub.PRESENCE_SECONDS", 0.05)
    async with AsyncExitStack() as stack:
        first, second = await two(stack, settings(database=database, redis=redis.url))
        table, _, people = await full_table(first.url)
        far = await Person(second.url, table).come()
        monkeypatch.setattr(first.hub.services.bus, "publish", lambda _news: None)
        answer = await people[0].ask({"type": "Say", "text": "Does anybody hear me?"})
        await far.until(lambda: far.now["seq"] >= answer["seq"])
        await leave(*people, far)


async def test_a_client_that_has_seen_more_than_a_worker_gets_the_rest(
    settings: Make, database: str, redis: Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("diwan.server.hub.PRESENCE_SECONDS", 1000.0)
    async with AsyncExitStack() as stack:
        first, second = await two(stack, settings(database=database, redis=redis.url))
        table, _, (ann, *others) = await full_table(first.url)
        far = await Person(second.url, table).come()
        monkeypatch.setattr(first.hub.services.bus, "publish", lambda _news: None)
        answer = await ann.ask({"type": "Say", "text": "one"})
        await ann.go()
        await ann.come(since=answer["seq"], url=second.url)
        await ann.until(lambda: ann.now["seq"] >= answer["seq"])
        await far.until(lambda: far.now["seq"] >= answer["seq"])
        await leave(ann, *others, far)


async def test_a_redis_that_hangs_is_noticed(
    settings: Make, database: str, redis: Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("diwan.server.bus_redis.SILENCE_SECONDS", 0.1)
    async with running(settings(database=database, redis=redis.url)) as server:
        assert server.hub.services.bus.is_up
        redis.freeze()
        async with asyncio.timeout(60):
            while server.hub.services.bus.is_up:
                await asyncio.sleep(0.01)
        redis.thaw()
        async with asyncio.timeout(60):
            while not server.hub.services.bus.is_up:
                await asyncio.sleep(0.01)


async def test_news_are_sent_again_after_any_error(
    settings: Make, database: str, redis: Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("diwan.server.hub.PRESENCE_SECONDS", 1000.0)
    monkeypatch.setattr("diwan.server.bus_redis.RETRY_SECONDS", 0.01)
    async with AsyncExitStack() as stack:
        first, second = await two(stack, settings(database=database, redis=redis.url))
        table, _, people = await full_table(first.url)
        far = await Person(second.url, table).come()
        failed = asyncio.Event()

        async def fail(*_: object) -> None:
            failed.set()
            raise RuntimeError("nobody has thought of that")

        with monkeypatch.context() as wrong:
            wrong.setattr(first.hub.services.bus._redis, "publish", fail)  # type: ignore[attr-defined]
            await people[0].ask({"type": "Say", "text": "one"})
            await failed.wait()
        answer = await people[0].ask({"type": "Say", "text": "two"})
        await far.until(lambda: far.now["seq"] >= answer["seq"], seconds=30)
        await leave(*people, far)


async def test_news_are_heard_again_after_the_store_was_lost(
    settings: Make, database: str, redis: Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Redis comes back first: comparing with the log fails, and must be tried again."""
    async with AsyncExitStack() as stack:
        first, second = await two(stack, settings(database=database, redis=redis.url))
        table, _, people = await full_table(first.url)
        far = await Person(second.url, table).come()
        heads, failed = second.hub.services.store.heads, asyncio.Event()

        async def lost(_tables: list[str]) -> dict[str, int]:
            failed.set()
            raise StoreLost("the store is away")

        monkeypatch.setattr(second.hub.services.store, "heads", lost)
        redis.stop()
        redis.start()
        async with asyncio.timeout(60):
            await failed.wait()
        monkeypatch.setattr(second.hub.services.store, "heads", heads)
        answer = await people[0].ask({"type": "Say", "text": "and now?"})
        await far.until(lambda: far.now["seq"] >= answer["seq"])
        async with asyncio.timeout(60):
            while not second.hub.services.bus.is_up:
                await asyncio.sleep(0.01)
        await leave(*people, far)


async def test_without_redis_the_log_is_enough(settings: Make, database: str, redis: Redis) -> None:
    async with AsyncExitStack() as stack:
        first, second = await two(stack, settings(database=database, redis=redis.url))
        table, _, people = await full_table(first.url)
        far = await Person(second.url, table).come()
        redis.stop()
        for word in ("one", "two"):
            answer = await people[0].ask({"type": "Say", "text": word})
            await far.until(lambda seq=answer["seq"]: far.now["seq"] >= seq)  # type: ignore[misc]
        redis.start()
        async with asyncio.timeout(20):
            while not (first.hub.services.bus.is_up and second.hub.services.bus.is_up):
                await asyncio.sleep(0.01)
        answer = await people[0].ask({"type": "Say", "text": "three"})
        await far.until(lambda: far.now["seq"] >= answer["seq"])
        words = [fact["text"] for message in far.messages for fact in message.get("facts", ())]
        assert words == ["one", "two", "three"]
        await leave(*people, far)


async def test_while_redis_is_away_nobody_counts_as_missing(
    settings: Make, database: str, redis: Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    for place in ("attendance", "caretaker", "hub"):
        monkeypatch.setattr(f"diwan.server.{place}.PRESENCE_SECONDS", 0.05)
    async with AsyncExitStack() as stack:
        first, second = await two(stack, settings(database=database, redis=redis.url))
        table, _, (ann, bob, cem) = await full_table(first.url, manners={"clock": 0, "grace": 1000})
        await bob.go()
        await bob.come(url=second.url)
        room = first.hub.rooms[table]
        async with asyncio.timeout(60):
            redis.stop()
            while first.hub.services.bus.is_up or room.attendance.elsewhere():
                await asyncio.sleep(0.01)
            room.caretaker.watch_absence()
            assert room.caretaker.missing_since == {}
            redis.start()
            while room.attendance.presence().seats != (0, 1, 2):
                await asyncio.sleep(0.01)
            assert room.caretaker.missing_since == {}
            await bob.go()
            while list(room.caretaker.missing_since) != [1]:
                await asyncio.sleep(0.01)
            redis.stop()
            while first.hub.services.bus.is_up:
                await asyncio.sleep(0.01)
            room.caretaker.watch_absence()
            redis.start()
            while list(room.caretaker.missing_since) != [1]:  # though nobody came or went meanwhile
                await asyncio.sleep(0.01)
        await leave(ann, cem)


async def test_people_who_come_and_go_do_not_delay_another_workers_bots(
    settings: Make, database: str, redis: Redis, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The worker that stored the last entry died: another one takes over after a while, counted from that entry."""
    async with AsyncExitStack() as stack:
        first, second = await two(stack, settings(database=database, redis=redis.url, think_seconds=1000.0))
        table, host = await open_table(first.url)
        far = await Person(second.url, table).come()
        thinking = asyncio.Event()
        monkeypatch.setattr(first.hub.services.thinkers, "ask", lambda *_: thinking.wait())
        for id, command in (("fill", {"type": "Fill", "bot": "random"}), ("start", {"type": "Start"})):
            await post(f"{first.url}/api/tables/{table}/commands", {"type": "Ask", "id": id, "command": command}, host)
        await far.until(lambda: far.stage == "playing")
        room = second.hub.rooms[table]
        room.log.moved_at -= 500.0  # so much later
        other = await Person(second.url, table).come()
        assert room.caretaker.next_at < time.monotonic() + 600
        await leave(far, other)


async def test_a_refusal_is_checked_with_the_log(settings: Make, database: str, redis: Redis) -> None:
    """Without news the other worker does not know yet that the seats are taken."""
    async with AsyncExitStack() as stack:
        first, second = await two(stack, settings(database=database, redis=redis.url, sweep_seconds=1000.0))
        table, host = await open_table(first.url)
        await (await Person(second.url, table).come()).go()
        redis.stop()
        for id, url, command in (
            ("fill", first.url, {"type": "Fill", "bot": "random"}),
            ("start", second.url, {"type": "Start"}),
        ):
            answer = await post(
                f"{url}/api/tables/{table}/commands", {"type": "Ask", "id": id, "command": command}, host
            )
            assert answer.status_code == 200, answer.text
        redis.start()
