"""How workers hear of one another's entries. A lost message costs time and nothing else, because the log decides."""

from collections.abc import Awaitable, Callable
from typing import Protocol, TypeAlias

from msgspec import Struct


class Stored(Struct, frozen=True, tag=True, array_like=True):
    """An entry was stored; with `body` the others need not ask the database."""

    table: str
    seq: int
    body: bytes


class WorkerPresence(Struct, frozen=True, tag="Here", array_like=True):
    """Who is connected to a worker at a table. It is repeated regularly, so that a worker that died is forgotten."""

    table: str
    worker: str
    seats: tuple[int, ...]
    spectators: int


News: TypeAlias = Stored | WorkerPresence
Hear: TypeAlias = Callable[[News], None]


class Bus(Protocol):
    """Carries news between workers."""

    async def open(self, hear: Hear, recovered: Callable[[], Awaitable[None]]) -> None:
        """Call `hear` with the news of other workers, and `recovered` whenever some news may have been lost."""

    def publish(self, news: News) -> None:
        """Tell the other workers, some time soon; it may fail unnoticed."""

    async def close(self) -> None: ...

    @property
    def is_up(self) -> bool: ...


class NoBus:
    """The bus of a worker that is alone."""

    is_up = True

    async def open(self, hear: Hear, recovered: Callable[[], Awaitable[None]]) -> None:
        pass

    def publish(self, news: News) -> None:
        pass

    async def close(self) -> None:
        pass
