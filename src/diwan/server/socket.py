"""The socket of a client: what it asks for, and what it is told."""

import asyncio
from functools import cache
from typing import Any, cast

import msgspec
import structlog
from picows import WSCloseCode, WSFrame, WSListener, WSMsgType, WSTransport

from diwan.core.codec import encode, parametrized
from diwan.core.errors import DiwanError
from diwan.core.game import Refusal
from diwan.core.registry import game as find_game
from diwan.server import clock
from diwan.server.frames import framed
from diwan.server.hub import Hub, NoSuchTable, roles
from diwan.server.keys import key_of
from diwan.server.limits import MOST_BYTES, Bucket
from diwan.server.room import Room
from diwan.server.sentences import sentence
from diwan.server.telling import missed, snapshot
from diwan.server.wire import Ask, Bye, Done, Hello, Refused
from diwan.table.state import number_for

log = structlog.get_logger()

HELLO_SECONDS = 10
"""How long a client has to say hello."""
CLOSE_SECONDS = 5
"""How long a client has to answer a goodbye."""
WAITING_MESSAGES = 64
"""Unanswered messages of a client before we stop reading from it."""
WAITING_BYTES = 2_000_000
"""Bytes that a client has not read before we dismiss it."""
MOST_COPIED = 1_000
"""Longest message, in bytes, that picows may copy into its buffer. The buffer would grow for a longer one, and stay so;
and with one of over 8 KiB picows would let the next message overwrite its head."""
MOST_FRAMES = 100
"""Most frames of one message, because empty frames would cost a client nothing."""
STRIKES = 20
"""Messages that are malformed or too fast before the socket is closed."""

MALFORMED = (msgspec.MsgspecError, UnicodeError, RecursionError)

# Close codes: 1012 (restart) asks the client to come back soon; the others say what is wrong.
RESTART, TOO_SLOW, NOT_UNDERSTOOD, ANOTHER_ROLE, NO_SUCH_TABLE, TOO_FAST = 1012, 1013, 4400, 4403, 4404, 4429
CANNOT_OPEN = 4410

_TEXT, _CLOSE = WSMsgType.TEXT, WSMsgType.CLOSE


@cache
def ask_decoder(game_id: str) -> msgspec.json.Decoder[Ask[Any]]:
    kind = parametrized(Ask, find_game(game_id).types.Move)
    return msgspec.json.Decoder(kind)


_hello = msgspec.json.Decoder(Hello)


class SocketClient(WSListener):
    """A client of a table, over a socket.

    Sending never waits: a slow reader fills its own buffer and nobody else's, and is dismissed when that is full.
    Commands are given one at a time: messages that come before the last command is answered wait in the inbox."""

    # Without slots every access to an attribute would be a search, because the base class is compiled.
    __slots__ = (
        "_address", "_busy", "_connected", "_decode", "_dismissed", "_entered", "_frames", "_hello_timeout", "_hub",
        "_inbox", "_is_held", "_keys", "_limit", "_loop", "_opening", "_outbox", "_pieces", "_reading", "_shared_limit",
        "_strikes", "_table", "_transport", "host", "language", "room", "seat",
    )  # fmt: skip

    def __init__(self, hub: Hub, table: str, keys: tuple[str, ...], address: str) -> None:
        self._hub = hub
        self.room: Room
        self.seat: int | None = None
        self.host = False
        self.language = "en"
        self._table, self._keys, self._address = table, keys, address
        self._loop = asyncio.get_running_loop()
        self._inbox: list[bytes] = []
        self._outbox: list[bytes] = []
        self._busy = True
        """Until the table is loaded, and while a command is not answered."""
        self._reading = False
        """While messages are taken from the inbox."""
        self._is_held = False
        """While nothing is read from the socket, because too much waits in the inbox."""
        self._connected = False
        """Whether it is counted among the sockets of its table."""
        self._entered = False
        """Whether it is a client of its table, having said hello."""
        self._pieces, self._frames = b"", 0
        settings = hub.services.settings
        self._limit = Bucket(settings.message_rate, settings.message_burst)
        self._shared_limit = hub.limits.messages.bucket(address)
        self._strikes = 0
        self._dismissed = False

    # --- In ---

    def on_ws_connected(self, transport: WSTransport) -> None:
        self._transport = transport
        transport.underlying_transport.set_write_buffer_limits(WAITING_BYTES)  # see `pause_writing`
        self._hub.limits.enter(self._address)
        self._hub.services.metrics.sockets.inc()
        self._hello_timeout = self._loop.call_later(HELLO_SECONDS, self._close, RESTART, "restart")
        self._opening = self._loop.create_task(self._open())

    async def _open(self) -> None:
        try:
            self.room = await self._hub.room(self._table)
        except DiwanError as error:
            self._close(NO_SUCH_TABLE if isinstance(error, NoSuchTable) else CANNOT_OPEN, str(error)[:100])
            return
        except Exception:
            log.exception("a socket failed", table=self._table)
            self._close(RESTART, "restart")
            return
        if self._dismissed:
            return
        self.room.attendance.sockets += 1
        self._connected = True
        self._decode = ask_decoder(self.room.table.game_id).decode
        self._busy = False
        self._read_on()

    def on_ws_disconnected(self, _: WSTransport) -> None:
        self._hub.limits.leave(self._address)
        self._hub.services.metrics.sockets.dec()
        self._hello_timeout.cancel()
        self._dismissed = True
        self._leave()
        if self._connected:
            self.room.attendance.sockets -= 1

    def _leave(self) -> None:
        if self._entered:
            self._entered = False
            self.room.attendance.leave(self)

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        kind = frame.msg_type
        if kind == _TEXT and frame.fin:
            self._put(frame.get_payload_as_bytes())
        elif kind == _CLOSE:
            if not transport.is_close_frame_sent:
                transport.send_close(WSCloseCode.OK)
            transport.disconnect()
        elif kind in (WSMsgType.TEXT, WSMsgType.BINARY, WSMsgType.CONTINUATION):
            self._piece(frame)

    def _piece(self, frame: WSFrame) -> None:
        """Take in a frame of a message of several, or a message of bytes, which will not be understood."""
        if frame.msg_type != WSMsgType.CONTINUATION:
            self._pieces, self._frames = b"", 0
        self._pieces += frame.get_payload_as_bytes()
        self._frames += 1
        if len(self._pieces) > MOST_BYTES or self._frames > MOST_FRAMES:
            self.dismiss(NOT_UNDERSTOOD, "not_understood")
        elif frame.fin:
            self._put(self._pieces)
            self._pieces = b""

    def _put(self, message: bytes) -> None:
        if self._dismissed:  # it may send more until it is cut off
            return
        if not self._busy:  # so the inbox is empty
            self._hear(message)
            return
        self._inbox.append(message)
        if len(self._inbox) > WAITING_MESSAGES and not self._is_held:
            self._is_held = True
            self._transport.underlying_transport.pause_reading()

    def _read_on(self) -> None:
        """Handle all messages that wait, up to a command that is not answered at once."""
        if self._reading:
            return
        self._reading = True
        while self._inbox and not self._busy and not self._dismissed:
            self._hear(self._inbox.pop(0))
        self._reading = False
        if self._is_held and not self._inbox and not self._dismissed:
            self._is_held = False
            self._transport.underlying_transport.resume_reading()

    def _hear(self, message: bytes) -> None:
        try:
            if self._entered:
                self._handle_ask(message)
            else:
                self._greet(message)
        except Exception:
            log.exception("a socket failed", table=self._table)
            self.dismiss(RESTART, "restart")

    def _handle_ask(self, message: bytes) -> None:
        is_own_fault = not self._limit.take()
        if is_own_fault or not self._shared_limit.take():
            self._refuse(_id_in(message), Refusal("message", "too_fast"))
            if is_own_fault:  # else another connection from the same address may have caused it
                self._strike(TOO_FAST, "too_fast")
            return
        try:
            ask = self._decode(message)
        except MALFORMED as error:
            self._refuse(_id_in(message), Refusal("message", "not_understood", problem=str(error)))
            self._strike(NOT_UNDERSTOOD, "not_understood")
            return
        self._submit(ask)

    def _greet(self, message: bytes) -> None:
        room = self.room
        try:
            hello = _hello.decode(message)
        except MALFORMED as error:
            self._refuse("", Refusal("message", "hello_first", problem=str(error)))
            self.dismiss(NOT_UNDERSTOOD, "not_understood")
            return
        self._hello_timeout.cancel()
        self.language = hello.language
        if hello.secret is not None:
            self._keys = (*self._keys, key_of(hello.secret))
        self.seat, self.host = roles(room.table, self._keys)
        is_stranger = self.seat is None and not self.host
        if self._keys and is_stranger and not self._hub.limits.wrong_keys.take(self._address):
            self._refuse("", Refusal("message", "too_fast"))
            self.dismiss(TOO_FAST, "too_fast")
            return
        if hello.since is not None and hello.since > number_for(room.table, self.seat, room.table.seq):
            room.log.catch_up()  # another worker has told it more than this one knows
        # Nothing can happen between the snapshot and `enter`, so no message is missed.
        now = clock.now_ms()
        if hello.since is None:
            told = [snapshot(room.table, room.history, self.seat, self.host, now)]
        else:
            told = missed(room.table, room.history, self.seat, self.host, now, hello.since)
        waiting = WAITING_BYTES + sum(map(len, told))  # a long story must not make the client slow from the start
        self._transport.underlying_transport.set_write_buffer_limits(waiting)
        for text in told:
            self.push(text)
        self._entered = True
        room.attendance.enter(self)

    def _submit(self, ask: Ask[Any]) -> None:
        try:
            by = self._hub.role_for(self.room, self.host, self.seat, ask.command)
        except DiwanError as error:
            self._refuse(ask.id, Refusal("table", "cannot", problem=str(error)))
            return
        self._busy = True
        self.room.queue.submit(by, ask.command, ask.id, _Reply(self, ask))

    def answer(self, ask: Ask[Any], result: int | Exception) -> None:
        """Answer a command: it is stored as that number, or it is refused or failed."""
        if isinstance(result, int):
            self.push(encode(Done(ask.id, number_for(self.room.table, self.seat, result))))
        elif isinstance(result, Refusal):
            self._refuse(ask.id, result)
        else:
            # Whether it is stored is not known: the client sends it again with the same id.
            log.error("a command failed", table=self._table, command=type(ask.command).__name__, exc_info=result)
            self.dismiss(RESTART, "restart")
        self._busy = False
        if self._inbox or self._is_held:
            self._read_on()

    def _refuse(self, id: str, refusal: Refusal) -> None:
        text = sentence(refusal, self.room.table, self.seat, self.language)
        self.push(encode(Refused(id, refusal.ruling, refusal.key, refusal.details, text)))

    def _strike(self, code: int, reason: Any) -> None:
        self._strikes += 1
        if self._strikes >= STRIKES:
            if code == TOO_FAST:
                self._hub.services.metrics.too_fast.inc()
            self.dismiss(code, reason)

    # --- Roles ---

    def check_role(self) -> None:
        """After a change of chairs: a client that lost or gained a seat has to connect again."""
        if roles(self.room.table, self._keys) != (self.seat, self.host):
            self.dismiss(ANOTHER_ROLE, "another_role")

    # --- Out ---

    def push(self, text: bytes) -> None:
        """Send a message. It never waits, and what is sent in one turn of the event loop leaves in one write."""
        if self._outbox:
            self._outbox.append(text)
        elif not self._dismissed:
            self._outbox = [text]
            self._hub.flusher.flush_soon(self)

    def flush(self) -> None:
        texts, self._outbox = self._outbox, []
        try:
            if len(texts) == 1 and len(texts[0]) <= MOST_COPIED:
                self._transport.send(_TEXT, texts[0])
            elif texts and not self._transport.is_disconnected:
                self._transport.underlying_transport.write(b"".join(map(framed, texts)))
        except Exception:  # a socket that fails must not hold up the others
            log.exception("a socket could not be written to", table=self._table)

    def pause_writing(self) -> None:
        """The client does not read, and too much waits for it."""
        if not self._dismissed:
            self._hub.services.metrics.too_slow.inc()
            self.dismiss(TOO_SLOW, "too_slow")

    def dismiss(self, code: int, reason: Any, retry: int = 0) -> None:
        """Say goodbye after what waits to be sent, and close the socket."""
        self.push(encode(Bye(reason, retry)))
        self._close(code, reason)

    def _close(self, code: int, reason: str) -> None:
        """Close the socket: the client has a while to read the rest and to answer, then the connection is cut."""
        if not self._dismissed and not self._transport.is_disconnected:
            self._dismissed = True
            self.flush()
            self._transport.send_close(cast(WSCloseCode, code), reason.encode())
            self._loop.call_soon(self._leave)  # later, because the room may be telling its clients just now
            self._loop.call_later(CLOSE_SECONDS, self._transport.disconnect, False)


class _Reply(msgspec.Struct, frozen=True, gc=False):
    """The callback that answers a command: one object, at which the garbage collector need not look."""

    client: SocketClient
    ask: Ask[Any]

    def __call__(self, result: int | Exception) -> None:
        self.client.answer(self.ask, result)


class _Named(msgspec.Struct):
    id: str = ""


def _id_in(message: bytes) -> str:
    """Return the id of a message that is otherwise not understood, so that the client knows which one it was."""
    try:
        return msgspec.json.decode(message, type=_Named).id[:64]
    except MALFORMED:
        return ""
