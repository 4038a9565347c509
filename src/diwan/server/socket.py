"""One client's socket: what it may see and do, what waits to be sent to it, and what it asks."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import cache
from typing import Any, TypeAlias

import msgspec
import structlog

from diwan.core.codec import encode
from diwan.core.errors import DiwanError
from diwan.core.game import Refusal
from diwan.core.registry import game as find_game
from diwan.server.house import House
from diwan.server.keys import key_of
from diwan.server.limits import Bucket
from diwan.server.room import Room, now_ms
from diwan.server.sentences import sentence
from diwan.server.telling import missed, snapshot
from diwan.server.wire import Ask, Bye, Done, Hello, Refused
from diwan.table import seat_of
from diwan.table.state import is_host

log = structlog.get_logger()

Receive: TypeAlias = Callable[[], Awaitable[Any]]
Send: TypeAlias = Callable[[Any], Awaitable[None]]

HELLO_SECONDS = 10
WAITING_MESSAGES = 512
WAITING_BYTES = 2_000_000
STRIKES = 20
"""So many messages that are malformed or too fast close the socket."""

MALFORMED = (msgspec.MsgspecError, UnicodeError, RecursionError)

# Close codes: 1012 (restart) means come back soon; the others say what to change.
RESTART, TOO_SLOW, NOT_UNDERSTOOD, ANOTHER_ROLE, NO_SUCH_TABLE, TOO_FAST = 1012, 1013, 4400, 4403, 4404, 4429


@cache
def ask_decoder(game_id: str) -> msgspec.json.Decoder[Ask[Any]]:
    kind: Any = Ask[getattr(find_game(game_id), "Move")]  # type: ignore[misc]  # noqa: B009 - known at run time only
    return msgspec.json.Decoder(kind)


_hello = msgspec.json.Decoder(Hello)


class Gone(Exception):
    """The client has disconnected."""


class Client:
    """A slow reader fills its own queue and nobody else's: when it is full, the socket is closed and may resume."""

    def __init__(self, house: House, room: Room, keys: tuple[str, ...], receive: Receive, send: Send) -> None:
        self.house, self.room = house, room
        self.seat: int | None = None
        self.host = False
        self.language = "en"
        self._keys = keys
        self._receive, self._send = receive, send
        self._queue: deque[str] = deque()
        self._bytes = 0
        self._wake = asyncio.Event()
        self._farewell: tuple[int, str] | None = None
        self._limit = Bucket(house.settings.message_rate, house.settings.message_burst)
        self._strikes = 0
        self._decode = ask_decoder(room.table.game_id).decode
        self._pumping: asyncio.Task[None] | None = None

    async def serve(self) -> None:
        """From the first message to the end."""
        pump = self._pumping = asyncio.create_task(self._pump())
        try:
            await self._greet()
            reading = asyncio.create_task(self._read())
            await asyncio.wait((reading, pump), return_when=asyncio.FIRST_COMPLETED)
            reading.cancel()
            with suppress(asyncio.CancelledError, Gone):
                await reading
        except (Gone, TimeoutError):
            pass
        finally:
            self.room.leave(self)
            pump.cancel()
            with suppress(asyncio.CancelledError):
                await pump

    # --- In ---

    async def _text(self) -> str:
        message = await self._receive()
        if message["type"] == "websocket.disconnect":
            raise Gone
        return message.get("text") or ""

    async def _greet(self) -> None:
        async with asyncio.timeout(HELLO_SECONDS):
            text = await self._text()
        try:
            hello = _hello.decode(text)
        except MALFORMED as error:
            self._refuse("", Refusal("message", "hello_first", problem=str(error)))
            self.dismiss(NOT_UNDERSTOOD, "not_understood")
            raise Gone from None
        self.language = hello.language
        if hello.secret is not None:
            self._keys = (*self._keys, key_of(hello.secret))
        self.seat, self.host = self._roles()
        room = self.room
        # Nothing can come between these lines: entering and the snapshot are one moment.
        if hello.since is None:
            self.push(snapshot(room.table, room.steps, self.seat, self.host, now_ms()).decode())
        else:
            for message in missed(room.table, room.steps, self.seat, self.host, now_ms(), hello.since):
                self.push(message.decode())
        room.enter(self)

    async def _read(self) -> None:
        while True:
            text = await self._text()
            if not self._limit.take():
                self._refuse("", Refusal("message", "too_fast"))
                self._strike(TOO_FAST, "too_fast")
                continue
            try:
                ask = self._decode(text)
            except MALFORMED as error:
                self._refuse(_id_in(text), Refusal("message", "not_understood", problem=str(error)))
                self._strike(NOT_UNDERSTOOD, "not_understood")
                continue
            await self._do(ask)

    async def _do(self, ask: Ask[Any]) -> None:
        try:
            seq = await self.house.ask(self.room, self.host, self.seat, ask.command, ask.id)
            self.push(encode(Done(ask.id, seq)).decode())
        except Refusal as refusal:
            self._refuse(ask.id, refusal)
        except DiwanError as error:
            self._refuse(ask.id, Refusal("table", "cannot", problem=str(error)))
        except Exception:
            # Whether it is stored is not known: the client asks again with the same id.
            log.exception("a command failed", table=self.room.table.id, command=type(ask.command).__name__)
            self.dismiss(RESTART, "restart")

    def _refuse(self, id: str, refusal: Refusal) -> None:
        text = sentence(refusal, self.room.table, self.seat, self.language)
        self.push(encode(Refused(id, refusal.ruling, refusal.key, refusal.details, text)).decode())

    def _strike(self, code: int, reason: Any) -> None:
        self._strikes += 1
        if self._strikes >= STRIKES:
            self.house.metrics.too_fast.inc()
            self.dismiss(code, reason)

    # --- Roles ---

    def _roles(self) -> tuple[int | None, bool]:
        table = self.room.table
        seats = [seat for key in self._keys if (seat := seat_of(table, key)) is not None]
        return (seats[-1] if seats else None), any(is_host(table, key) for key in self._keys)

    def check_role(self) -> None:
        """After a change of chairs: whoever lost or gained a seat begins again, as what it is now."""
        if self._roles() != (self.seat, self.host):
            self.dismiss(ANOTHER_ROLE, "another_role")

    # --- Out ---

    def push(self, text: str) -> None:
        """Never waits."""
        if self._farewell is not None:
            return
        self._queue.append(text)
        self._bytes += len(text)
        if len(self._queue) > WAITING_MESSAGES or self._bytes > WAITING_BYTES:
            self._give_up()
        else:
            self._wake.set()

    def _give_up(self) -> None:
        """A client that does not read would not read a farewell either."""
        self.house.metrics.too_slow.inc()
        self._farewell = (TOO_SLOW, "too_slow")
        self._queue.clear()
        if self._pumping is not None:
            self._pumping.cancel()

    def dismiss(self, code: int, reason: Any, retry: int = 0) -> None:
        """Sends what waits and a farewell, then closes."""
        if self._farewell is None:
            self._queue.append(encode(Bye(reason, retry)).decode())
            self._farewell = (code, reason)
            self._wake.set()

    async def _pump(self) -> None:
        with suppress(Exception):  # the connection is gone, which the reader notices too
            while True:
                await self._wake.wait()
                self._wake.clear()
                while self._queue:
                    text = self._queue.popleft()
                    self._bytes -= len(text)
                    await self._send({"type": "websocket.send", "text": text})
                if self._farewell is not None:
                    code, reason = self._farewell
                    await self._send({"type": "websocket.close", "code": code, "reason": reason})
                    return


class _Named(msgspec.Struct):
    id: str = ""


def _id_in(text: str) -> str:
    """The id of a message that is otherwise not understood, so that the client knows which one it was."""
    try:
        return msgspec.json.decode(text, type=_Named).id[:64]
    except MALFORMED:
        return ""
