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
"""After as long without a word Redis is asked whether it is there, and after as long again it is not."""


class RedisBus:
    """Redis pub/sub. While Redis is away the news are dropped; when it is back, everybody reads the log."""

    def __init__(self, address: str) -> None:
        self._address = address
        self._outbox: asyncio.Queue[News] = asyncio.Queue(10_000)
        self._tasks: list[asyncio.Task[None]] = []
        self._encode = msgspec.msgpack.Encoder().encode
        self._decode = msgspec.msgpack.Decoder(list[News]).decode
        self.is_up = False
        self._closing = False
        """For a task that is cancelled while it waits for Redis may take that for the end of its waiting alone."""

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
                            await recovered()  # subscribed first, so nothing falls between
                        elif message["type"] == "message":
                            for news in self._decode(message["data"]):
                                hear(news)
            except (OSError, RedisError) as error:
                log.warning("Redis is away; the log is read instead", why=str(error))
            except Exception:  # whatever it was, the next news must be heard
                log.exception("news of other workers could not be taken in")
            self.is_up = False
            await asyncio.sleep(RETRY_SECONDS)

    async def _messages(self, pubsub: Any) -> AsyncIterator[Any]:
        """Raises TimeoutError where Redis has nothing to say and does not answer when asked: it may stand still."""
        asked = False
        while not self._closing:
            message = await pubsub.get_message(timeout=SILENCE_SECONDS)
            if message is not None:
                asked = False
                yield message
            elif asked:
                raise TimeoutError("it does not answer")
            else:
                asked = True
                await pubsub.ping()

    async def _speak(self) -> None:
        """What there is to tell in one message: one costs as much as ten."""
        while not self._closing:
            batch = [await self._outbox.get()]
            while not self._outbox.empty():
                batch.append(self._outbox.get_nowait())
            try:
                await self._redis.publish(CHANNEL, self._encode(batch))
            except (OSError, RedisError):
                await asyncio.sleep(RETRY_SECONDS)
            except Exception:  # whatever it was, the next news must be told
                log.exception("news could not be told to other workers")
                await asyncio.sleep(RETRY_SECONDS)
