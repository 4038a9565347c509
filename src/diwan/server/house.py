"""The house: all tables of this worker, and what keeps them going."""

import asyncio
import secrets
import time
from collections.abc import Callable
from random import Random, SystemRandom
from typing import TYPE_CHECKING, Any, ParamSpec, TypeVar

import msgspec
import structlog

from diwan.bots.bot import find_bot
from diwan.core.codec import encode
from diwan.core.errors import DiwanError
from diwan.core.game import AnyGame, Refusal, Setup
from diwan.core.record import Record
from diwan.core.registry import game as find_game
from diwan.core.setup import make_setup
from diwan.server.bus import Bus, News, Stored
from diwan.server.keys import is_table_id, key_of, new_secret, new_table_id, secret_for
from diwan.server.limits import Limits
from diwan.server.metrics import Metrics
from diwan.server.room import PRESENCE_SECONDS, Room, line_of, now_ms
from diwan.server.settings import Settings
from diwan.server.store import DAY, Store, StoreLost, append
from diwan.server.thinking import Thinkers
from diwan.table import (
    HOST,
    HOUSE,
    ONLOOKER,
    Archive,
    Command,
    Entry,
    Fill,
    Kick,
    Manners,
    Open,
    Sit,
    Start,
    Table,
    accept,
    entry_decoder,
    record_of,
    restore,
    seat_of,
)
from diwan.table.state import is_host

if TYPE_CHECKING:
    from diwan.server.socket import Client

log = structlog.get_logger()

P = ParamSpec("P")
T = TypeVar("T")

NO_SUCH_TABLE = "there is no such table; ask for the link again"
HOSTS = frozenset((Fill, Kick, Start, Archive))
"""What takes the host's powers."""


class NoSuchTable(DiwanError):
    """There is no table of that id."""


class House:
    def __init__(self, settings: Settings, store: Store, bus: Bus, metrics: Metrics, rng: Random | None = None) -> None:
        self.settings, self.store, self.bus, self.metrics = settings, store, bus, metrics
        self.rng = rng or SystemRandom()
        self.worker = secrets.token_hex(4)
        self.thinkers = Thinkers(settings.thinkers, settings.think_seconds)
        self.limits = Limits(settings)
        self.rooms: dict[str, Room] = {}
        self.alone = settings.redis is None
        self.patience = settings.think_seconds + settings.bot_delay + 1.0
        self.closing = False
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._broken: set[str] = set()
        """Tables that cannot be opened."""
        self._tasks: list[asyncio.Task[None]] = []
        self._unsent: list[Client] = []
        self._aside = asyncio.Lock()

    # --- Life ---

    async def open(self) -> None:
        await self.store.open()
        await self.bus.open(self._hear, self._recovered)
        self.thinkers.warm_up()
        chores = [self._sweep_forever(), self._archive_forever()]
        if not self.alone:
            chores.append(self._keep_in_step())
        self._tasks = [asyncio.create_task(chore) for chore in chores]

    async def close(self) -> None:
        self.closing = True
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for room in self.rooms.values():
            room.close()
        await self.thinkers.close()
        await self.bus.close()
        await self.store.close()

    # --- Tables ---

    async def room(self, table: str) -> Room:
        """The table, from memory or from its log."""
        if not is_table_id(table):
            raise NoSuchTable(NO_SUCH_TABLE)
        while (room := self.rooms.get(table)) is None:  # again, should the sweep come between
            loading = self._loading.get(table)
            if loading is None:
                loading = self._loading[table] = asyncio.create_task(self._load(table))
                loading.add_done_callback(lambda _: self._loading.pop(table, None))
            await asyncio.shield(loading)
        room.used = time.monotonic()
        return room

    async def _load(self, table: str) -> Room:
        bodies = await self.store.read(table)
        if not bodies:
            raise NoSuchTable(NO_SUCH_TABLE)
        first = msgspec.json.decode(bodies[0], type=_First)
        decode = entry_decoder(first.command.game).decode
        try:  # in a thread, for the log may be that of many long games
            room = await asyncio.to_thread(Room, self, restore(map(decode, bodies)))
        except Refusal as refusal:
            raise DiwanError(
                f"this table was opened by another edition of {first.command.game} ({refusal.key}); "
                "use the Diwan version that opened it"
            ) from None
        self._keep(room)
        if self.alone:
            room.care()
        else:
            room.catch_up()  # what was stored while it was read; then it takes care of itself
        return room

    def _keep(self, room: Room) -> Room:
        self.rooms[room.table.id] = room
        self.metrics.rooms.set(len(self.rooms))
        return room

    async def open_table(self, game: AnyGame, setup: Setup[Any], manners: Manners) -> tuple[Room, str]:
        """A new table and the secret of its host."""
        self.check_bot(game.about.id, manners.stand_in)
        secret = new_secret()
        plain = msgspec.json.decode(encode(setup))
        command = Open(new_table_id(), game.about.id, game.edition, plain, key_of(secret), manners)
        entry, step = accept(None, Entry(now_ms(), HOST, command), self.rng)
        stored = await append(self.store, line_of(None, step.table, encode(entry)))
        assert stored, "72 random bits do not meet twice"
        self.thinkers.prepare(game.about.id, manners.stand_in)
        self.metrics.opened.inc()
        return self._keep(Room(self, [step])), secret

    async def sit(
        self, room: Room, name: str, seat: int | None, of: int | None = None, wish: str | None = None
    ) -> tuple[int, str]:
        """The seat and its secret. `of` is the seat of whoever asks: during a game nobody may hold two. The same wish
        gets the same seat again."""
        secret = new_secret() if wish is None else secret_for(wish, room.table.host)
        by = ONLOOKER if of is None or room.table.stage in ("lobby", "over") else of
        try:
            await room.ask(by, Sit(name, key_of(secret), seat))
        except Refusal:
            if seat_of(room.table, key_of(secret)) is None:
                raise
        taken = seat_of(room.table, key_of(secret))
        if taken is None:  # kicked in the very same moment
            raise Refusal("table", "seat_taken")
        return taken, secret

    async def ask(self, room: Room, host: bool, seat: int | None, command: Command[Any], id: str = "") -> int:
        """A command by whoever holds these roles."""
        return await room.ask(self.asker(room, host, seat, command), command, id)

    def asker(self, room: Room, host: bool, seat: int | None, command: Command[Any]) -> int:
        """As whom somebody with these roles asks; raises DiwanError where it cannot be asked at all."""
        if type(command) is Fill:
            self.check_bot(room.table.game_id, command.bot)
        return HOST if host and type(command) in HOSTS else ONLOOKER if seat is None else seat

    def check_bot(self, game_id: str, bot: str) -> None:
        find_bot(bot, game_id)

    async def record(self, room: Room, number: int) -> Record | None:
        """Of a finished game. A running one is never given out."""
        decode = entry_decoder(room.table.game_id).decode
        return await self.aside(record_of, map(decode, await self.store.read(room.table.id)), number)

    async def aside(self, work: Callable[P, T], *given: P.args, **more: P.kwargs) -> T:
        """What takes as long as many moves: in a thread, for tables must not wait for it, and one after the other, for
        every thread takes its share of the interpreter."""
        async with self._aside:
            return await asyncio.to_thread(work, *given, **more)

    # --- Sending ---

    def flush_soon(self, client: "Client") -> None:
        """When all that happens in this turn of the loop has happened: what goes to one socket leaves together."""
        if not self._unsent:
            asyncio.get_running_loop().call_soon(self._flush)
        self._unsent.append(client)

    def _flush(self) -> None:
        clients, self._unsent = self._unsent, []
        for client in clients:
            client.flush()

    # --- Other workers ---

    def _hear(self, news: News) -> None:
        room = self.rooms.get(news.table)
        if room is None:
            return
        if isinstance(news, Stored):
            room.hear(news)
        elif news.worker != self.worker:
            room.hear_presence(news)

    async def _recovered(self) -> None:
        """News may have been lost."""
        await self._compare()
        for room in self.rooms.values():
            if room.clients:
                room.repeat_presence()

    async def _compare(self) -> None:
        """Every table here with its log."""
        rooms = dict(self.rooms)
        heads = await self.store.heads(list(rooms)) if rooms else {}
        for table, room in rooms.items():
            if heads.get(table, 0) > room.table.seq:
                room.catch_up()

    async def _keep_in_step(self) -> None:
        """Whatever the bus says of itself: a worker may have died between storing an entry and telling of it."""
        while True:
            await asyncio.sleep(PRESENCE_SECONDS)
            try:
                await self._compare()
            except StoreLost:
                log.warning("the log cannot be compared; trying again")
            for room in self.rooms.values():
                if room.clients:
                    room.repeat_presence()

    # --- Housekeeping ---

    async def _sweep_forever(self) -> None:
        while True:
            try:
                await self.sweep()
            except StoreLost:
                log.warning("the store is away, so nobody looks after tables that are due; trying again")
            except Exception:
                log.exception("the sweep failed")
            await asyncio.sleep(self.settings.sweep_seconds)

    async def sweep(self) -> None:
        """Takes care of tables whose worker has gone, catches up where the bus is away, forgets idle tables."""
        if not self.alone and not self.bus.is_up:
            await self._recovered()
        late = 0 if self.alone else int(self.patience * 1000)
        for table in await self.store.due(now_ms() - late, 1000 + len(self._broken)):
            if table not in self.rooms and table not in self._broken:
                try:
                    room = await self.room(table)
                    if not self.alone:  # else it has just been looked after
                        room.care()
                except StoreLost:
                    raise
                except Exception:  # the others must not wait for a table that cannot be opened
                    self._give_up(table)
        for table, room in tuple(self.rooms.items()):
            if room.is_idle and time.monotonic() - room.used > self.settings.idle_seconds:
                room.close()
                del self.rooms[table]
        self.metrics.rooms.set(len(self.rooms))

    async def _archive_forever(self) -> None:
        while self.settings.archive_days:
            try:
                await self.archive()
            except StoreLost:
                log.warning("the store is away, so no table is archived; trying again in an hour")
            except Exception:
                log.exception("tables could not be archived")
            await asyncio.sleep(3600)

    async def archive(self) -> None:
        """Closes the tables where nothing has happened for long; some at a time, until none is left that can be."""
        before = now_ms() - int(self.settings.archive_days * DAY)
        while stale := [t for t in await self.store.stale(before, 100 + len(self._broken)) if t not in self._broken]:
            for table in stale:
                try:
                    await (await self.room(table)).ask(HOUSE, Archive())
                except Refusal:
                    pass  # somebody else was first
                except StoreLost:
                    raise
                except Exception:
                    self._give_up(table)

    def _give_up(self, table: str) -> None:
        """A table that cannot be opened, by another edition for instance: said once, and left as it is."""
        self._broken.add(table)
        log.exception("a table cannot be looked after", table=table)


class _Opening(msgspec.Struct):
    game: str


class _First(msgspec.Struct):
    """As much of the first entry as tells the game."""

    command: _Opening


def roles(table: Table, keys: tuple[str, ...]) -> tuple[int | None, bool]:
    """What somebody with these keys is at a table: the seat, and whether it is the host."""
    seats = [seat for key in keys if (seat := seat_of(table, key)) is not None]
    return (seats[-1] if seats else None), any(is_host(table, key) for key in keys)


def prepared(game_id: str, seats: int | None, variant: str | None, options: dict[str, Any]) -> tuple[AnyGame, Any]:
    """The game and the set-up that somebody asks for; raises BadSetup."""
    game = find_game(game_id)
    return game, make_setup(game, seats, variant, options)
