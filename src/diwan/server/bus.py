"""How workers hear of each other's entries. A lost message costs nothing but time: the log is the truth."""

from collections.abc import Awaitable, Callable
from typing import Protocol, TypeAlias

from msgspec import Struct

from diwan.core.extras import needs


class Stored(Struct, frozen=True, tag=True, array_like=True):
    """An entry was stored; `body` spares the reader a question to the database."""

    table: str
    seq: int
    body: bytes


class Here(Struct, frozen=True, tag=True, array_like=True):
    """Who is connected to a worker at a table: repeated while it lasts, so that a dead worker is forgotten."""

    table: str
    worker: str
    seats: tuple[int, ...]
    onlookers: int


News: TypeAlias = Stored | Here
Hear: TypeAlias = Callable[[News], None]


class Bus(Protocol):
    async def open(self, hear: Hear, recovered: Callable[[], Awaitable[None]]) -> None:
        """`hear` is called with the news of other workers, `recovered` whenever some may have been lost."""

    def publish(self, news: News) -> None:
        """Tells the other workers, some time soon, if at all."""

    async def close(self) -> None: ...

    @property
    def is_up(self) -> bool: ...


class NoBus:
    """One worker has nobody to tell."""

    is_up = True

    async def open(self, hear: Hear, recovered: Callable[[], Awaitable[None]]) -> None:
        pass

    def publish(self, news: News) -> None:
        pass

    async def close(self) -> None:
        pass


def make_bus(redis: str | None) -> Bus:
    if redis:
        with needs("cluster", "a Redis address"):
            from diwan.server.bus_redis import RedisBus

        return RedisBus(redis)
    return NoBus()
