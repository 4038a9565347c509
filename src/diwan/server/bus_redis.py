"""News between workers by Redis pub/sub."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

import msgspec
from redis.asyncio import Redis
from redis.exceptions import RedisError

from diwan.core.errors import DiwanError
from diwan.server.bus import Hear, News

CHANNEL = "diwan"
RETRY_SECONDS = 0.5


class RedisBus:
    """Redis pub/sub. While Redis is away the news are dropped; when it is back, everybody reads the log."""

    def __init__(self, address: str) -> None:
        self._address = address
        self._outbox: asyncio.Queue[News] = asyncio.Queue(10_000)
        self._tasks: list[asyncio.Task[None]] = []
        self._encode = msgspec.msgpack.Encoder().encode
        self._decode = msgspec.msgpack.Decoder(list[News]).decode
        self.is_up = False

    async def open(self, hear: Hear, recovered: Callable[[], Awaitable[None]]) -> None:
        try:
            self._redis: Any = Redis.from_url(self._address, health_check_interval=10, socket_timeout=None)
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
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._redis.aclose()

    def publish(self, news: News) -> None:
        with suppress(asyncio.QueueFull):
            self._outbox.put_nowait(news)

    async def _listen(self, hear: Hear, recovered: Callable[[], Awaitable[None]], ready: asyncio.Event) -> None:
        while True:
            try:
                async with self._redis.pubsub(ignore_subscribe_messages=False) as pubsub:
                    await pubsub.subscribe(CHANNEL)
                    async for message in pubsub.listen():
                        if message["type"] == "subscribe":
                            self.is_up = True
                            ready.set()
                            await recovered()  # subscribed first, so nothing falls between
                        elif message["type"] == "message":
                            for news in self._decode(message["data"]):
                                hear(news)
            except (OSError, msgspec.MsgspecError, RedisError):
                pass
            self.is_up = False
            await asyncio.sleep(RETRY_SECONDS)

    async def _speak(self) -> None:
        """What there is to tell in one message: one costs as much as ten."""
        while True:
            batch = [await self._outbox.get()]
            while not self._outbox.empty():
                batch.append(self._outbox.get_nowait())
            try:
                await self._redis.publish(CHANNEL, self._encode(batch))
            except (OSError, RedisError):
                await asyncio.sleep(RETRY_SECONDS)
