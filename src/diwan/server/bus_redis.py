"""News between workers by Redis pub/sub."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import suppress
from typing import Any

import msgspec
import structlog
from redis.asyncio import Redis
from redis.exceptions import RedisError

from diwan.core.errors import DiwanError
from diwan.server.bus import Hear, News

log = structlog.get_logger()

CHANNEL = "diwan"
RETRY_SECONDS = 0.5
SILENCE_SECONDS = 2.0
"""Silence after which Redis is pinged; after as long again it counts as away."""


class RedisBus:
    """News by Redis pub/sub. While Redis is away news are dropped; when it is back, every worker reads the log."""

    def __init__(self, address: str) -> None:
        self._address = address
        self._outbox: asyncio.Queue[News] = asyncio.Queue(10_000)
        self._tasks: list[asyncio.Task[None]] = []
        self._encode = msgspec.msgpack.Encoder().encode
        self._decode = msgspec.msgpack.Decoder(list[News]).decode
        self.is_up = False
        self._closing = False
        """Ends the tasks, because the Redis client may swallow the cancellation of a task that waits for it."""

    async def open(self, hear: Hear, recovered: Callable[[], Awaitable[None]]) -> None:
        try:
            self._redis: Any = Redis.from_url(self._address, socket_timeout=SILENCE_SECONDS)
        except ValueError as error:
            raise DiwanError(f"the address of Redis cannot be used: {error}") from error
        ready = asyncio.Event()
        self._tasks = [
            asyncio.create_task(self._listen(hear, recovered, ready)),
            asyncio.create_task(self._speak()),
        ]
        with suppress(TimeoutError):
            await asyncio.wait_for(ready.wait(), 5)

    async def close(self) -> None:
        self._closing = True
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._redis.aclose()

    def publish(self, news: News) -> None:
        with suppress(asyncio.QueueFull):
            self._outbox.put_nowait(news)

    async def _listen(self, hear: Hear, recovered: Callable[[], Awaitable[None]], ready: asyncio.Event) -> None:
        while not self._closing:
            try:
                async with self._redis.pubsub() as pubsub:
                    await pubsub.subscribe(CHANNEL)
                    async for message in self._messages(pubsub):
                        if message["type"] == "subscribe":
                            self.is_up = True
                            ready.set()
                            await recovered()  # after subscribing, so that nothing is missed in between
                        elif message["type"] == "message":
                            for news in self._decode(message["data"]):
                                hear(news)
            except (OSError, RedisError) as error:
                log.warning("Redis is away; the log is read instead", why=str(error))
            except Exception:  # whatever it was, later news must be heard
                log.exception("news of other workers could not be processed")
            self.is_up = False
            await asyncio.sleep(RETRY_SECONDS)

    async def _messages(self, pubsub: Any) -> AsyncIterator[Any]:
        """Yield messages; raise TimeoutError if Redis is silent and does not answer a ping either."""
        is_pinged = False
        while not self._closing:
            message = await pubsub.get_message(timeout=SILENCE_SECONDS)
            if message is not None:
                is_pinged = False
                yield message
            elif is_pinged:
                raise TimeoutError("it does not answer")
            else:
                is_pinged = True
                await pubsub.ping()

    async def _speak(self) -> None:
        """Send all waiting news in one message, which costs as much as one of them."""
        while not self._closing:
            batch = [await self._outbox.get()]
            while not self._outbox.empty():
                batch.append(self._outbox.get_nowait())
            try:
                await self._redis.publish(CHANNEL, self._encode(batch))
            except (OSError, RedisError):
                await asyncio.sleep(RETRY_SECONDS)
            except Exception:  # whatever it was, later news must be sent
                log.exception("news could not be sent to other workers")
                await asyncio.sleep(RETRY_SECONDS)
