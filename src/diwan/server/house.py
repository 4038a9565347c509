"""The house: all tables of this worker, and what keeps them going."""

import asyncio
import secrets
import time
from contextlib import suppress
from random import Random, SystemRandom
from typing import TYPE_CHECKING, Any

import msgspec
import structlog

from diwan.bots.bot import bots
from diwan.core.codec import encode
from diwan.core.errors import BadSetup, DiwanError
from diwan.core.game import AnyGame, Refusal, Setup
from diwan.core.registry import game as find_game
from diwan.core.setup import make_setup, suggestion
from diwan.server.bus import Bus, News, Stored
from diwan.server.keys import key_of, new_secret, new_table_id
from diwan.server.limits import Limits
from diwan.server.metrics import Metrics
from diwan.server.room import PRESENCE_SECONDS, Room, line_of, now_ms
from diwan.server.settings import Settings
from diwan.server.store import DAY, Store, append
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
    accept,
    entry_decoder,
    restore,
    seat_of,
)

if TYPE_CHECKING:
    from diwan.server.socket import Client

log = structlog.get_logger()

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
        self._tasks: list[asyncio.Task[None]] = []
        self._unsent: list[Client] = []

    # --- Life ---

    async def open(self) -> None:
        await self.store.open()
        await self.bus.open(self._hear, self._recovered)
        self.thinkers.warm_up()
        chores = [self._sweep_forever(), self._archive_forever()]
        if not self.alone:
            chores.append(self._repeat_presence())
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
            raise NoSuchTable("there is no such table; ask for the link again")
        first = msgspec.json.decode(bodies[0], type=_First)
        decode = entry_decoder(first.command.game).decode
        try:
            room = Room(self, restore(map(decode, bodies)))
        except Refusal as refusal:
            raise DiwanError(
                f"this table was opened by another edition of {first.command.game} ({refusal.key}); "
                "use the Diwan version that opened it"
            ) from None
        return self._keep(room)

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

    async def sit(self, room: Room, name: str, seat: int | None, of: int | None = None) -> tuple[int, str]:
        """The seat and its secret. `of` is the seat of whoever asks: during a game nobody may hold two."""
        secret = new_secret()
        by = ONLOOKER if of is None or room.table.stage in ("lobby", "over") else of
        await room.ask(by, Sit(name, key_of(secret), seat))
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
        if bot not in (known := bots(game_id)):
            raise BadSetup(f"{game_id} has no bot {bot!r}{suggestion(bot, known)}")

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
        """News may have been lost: compare every table here with its log."""
        rooms = dict(self.rooms)
        if not rooms:
            return
        heads = await self.store.heads(list(rooms))
        for table, room in rooms.items():
            if heads.get(table, 0) > room.table.seq:
                room.catch_up()
            if room.clients:
                room.repeat_presence()

    async def _repeat_presence(self) -> None:
        while True:
            await asyncio.sleep(PRESENCE_SECONDS)
            for room in self.rooms.values():
                if room.clients:
                    room.repeat_presence()

    # --- Housekeeping ---

    async def _sweep_forever(self) -> None:
        while True:
            with suppress(Exception):
                await self.sweep()
            await asyncio.sleep(self.settings.sweep_seconds)

    async def sweep(self) -> None:
        """Takes care of tables whose worker has gone, catches up where the bus is away, forgets idle tables."""
        try:
            if not self.alone and not self.bus.is_up:
                await self._recovered()
            late = 0 if self.alone else int(self.patience * 1000)
            for table in await self.store.due(now_ms() - late):
                if table not in self.rooms:
                    with suppress(DiwanError):
                        (await self.room(table)).care()
        except Exception:
            log.exception("the sweep failed")
            raise
        for table, room in tuple(self.rooms.items()):
            if room.is_idle and time.monotonic() - room.used > self.settings.idle_seconds:
                room.close()
                del self.rooms[table]
        self.metrics.rooms.set(len(self.rooms))

    async def _archive_forever(self) -> None:
        while self.settings.archive_days:
            with suppress(Exception):
                await self.archive()
            await asyncio.sleep(3600)

    async def archive(self) -> None:
        """Closes the tables where nothing has happened for long."""
        before = now_ms() - int(self.settings.archive_days * DAY)
        for table in await self.store.stale(before):
            with suppress(Refusal, DiwanError):
                await (await self.room(table)).ask(HOUSE, Archive())


class _Opening(msgspec.Struct):
    game: str


class _First(msgspec.Struct):
    """As much of the first entry as tells the game."""

    command: _Opening


def prepared(game_id: str, seats: int | None, variant: str | None, options: dict[str, Any]) -> tuple[AnyGame, Any]:
    """The game and the set-up that somebody asks for; raises BadSetup."""
    game = find_game(game_id)
    return game, make_setup(game, seats, variant, options)
