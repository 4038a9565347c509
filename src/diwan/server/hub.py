"""The hub: all tables of a worker, and what keeps them going."""

import asyncio
import time
from collections.abc import Callable
from typing import Any, ParamSpec, TypeVar

import msgspec
import structlog

from diwan.bots.bot import find_bot
from diwan.core.codec import encode
from diwan.core.errors import DiwanError
from diwan.core.game import AnyGame, Refusal, Setup
from diwan.core.record import Record
from diwan.core.registry import game as find_game
from diwan.core.setup import make_setup
from diwan.server import clock
from diwan.server.attendance import PRESENCE_SECONDS
from diwan.server.bus import News, Stored
from diwan.server.flusher import Flusher
from diwan.server.keys import is_table_id, key_of, new_secret, new_table_id, secret_for
from diwan.server.limits import Limits
from diwan.server.log_rows import log_row
from diwan.server.room import Room
from diwan.server.services import Services
from diwan.server.store import DAY, StoreLost, append
from diwan.table import (
    HOST,
    SERVER,
    SPECTATOR,
    TABLE_RULES,
    Archive,
    Command,
    Entry,
    Fill,
    Kick,
    Open,
    Sit,
    Start,
    Table,
    TableSettings,
    accept,
    entry_decoder,
    record_of,
    restore,
    seat_of,
)
from diwan.table.state import is_host

log = structlog.get_logger()

P = ParamSpec("P")
T = TypeVar("T")

NO_SUCH_TABLE = "there is no such table; ask for the link again"
HOST_COMMANDS = frozenset((Fill, Kick, Start, Archive))
"""The commands that only the host may give."""


class NoSuchTable(DiwanError):
    """There is no table with that id."""


class Hub:
    """Opens, finds and forgets the tables of a worker, and looks after those that nobody else looks after."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.limits = Limits(services.settings)
        self.flusher = Flusher()
        self.rooms: dict[str, Room] = {}
        self.closing = False
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._broken: set[str] = set()
        """Tables that cannot be opened."""
        self._tasks: list[asyncio.Task[None]] = []
        self._background = asyncio.Lock()

    # --- Start and stop ---

    async def open(self) -> None:
        services = self.services
        await services.store.open()
        await services.bus.open(self._hear, self._recovered)
        services.thinkers.warm_up()
        chores = [self._sweep_forever(), self._archive_forever()]
        if not services.is_alone:
            chores.append(self._keep_in_step())
        self._tasks = [asyncio.create_task(chore) for chore in chores]

    async def close(self) -> None:
        self.closing = True
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for room in self.rooms.values():
            room.close()
        await self.services.thinkers.close()
        await self.services.bus.close()
        await self.services.store.close()

    # --- Tables ---

    async def room(self, table: str) -> Room:
        """Return the room of a table, from memory or from the table's log."""
        if not is_table_id(table):
            raise NoSuchTable(NO_SUCH_TABLE)
        while (room := self.rooms.get(table)) is None:  # again, if the sweep comes between
            loading = self._loading.get(table)
            if loading is None:
                loading = self._loading[table] = asyncio.create_task(self._load(table))
                loading.add_done_callback(lambda _: self._loading.pop(table, None))
            await asyncio.shield(loading)
        room.note_use()
        return room

    async def _load(self, table: str) -> Room:
        bodies = await self.services.store.read(table)
        if not bodies:
            raise NoSuchTable(NO_SUCH_TABLE)
        first = msgspec.json.decode(bodies[0], type=_First)
        decode = entry_decoder(first.command.game).decode
        try:  # in a thread, because the log may be that of many long games
            room = await asyncio.to_thread(Room, table, self.services, restore(map(decode, bodies)))
        except Refusal as refusal:
            raise DiwanError(
                f"this table was opened by another edition of {first.command.game} ({refusal.key}); "
                "use the Diwan version that opened it"
            ) from None
        self._keep(room)
        if self.services.is_alone:
            room.caretaker.take_over()
        else:
            room.log.catch_up()  # what was stored while the log was read; then the caretaker looks after the table
        return room

    def _keep(self, room: Room) -> Room:
        self.rooms[room.table.id] = room
        self.services.metrics.rooms.set(len(self.rooms))
        return room

    async def open_table(self, game: AnyGame, setup: Setup[Any], settings: TableSettings) -> tuple[Room, str]:
        """Create a table; return its room and the secret of its host."""
        services = self.services
        self.check_bot(game.about.id, settings.stand_in)
        secret = new_secret()
        command = Open(
            table=new_table_id(),
            game=game.about.id,
            edition=game.edition,
            setup=msgspec.json.decode(encode(setup)),
            host=key_of(secret),
            settings=settings,
            rules=TABLE_RULES,
        )
        entry, step = accept(None, Entry(clock.now_ms(), HOST, command), services.chance.at(None))
        stored = await append(services.store, log_row(None, step.table, encode(entry)))
        assert stored, "an id of 72 random bits cannot be taken already"
        services.thinkers.prepare(game.about.id, settings.stand_in)
        services.metrics.opened.inc()
        return self._keep(Room(command.table, services, [step])), secret

    async def sit(
        self, room: Room, name: str, seat: int | None, of: int | None = None, wish: str | None = None
    ) -> tuple[int, str]:
        """Take a seat for somebody; return it and its secret.

        `of` is the seat that they have already: during a game nobody may hold two. The same wish gets the same seat
        again."""
        secret = new_secret() if wish is None else secret_for(wish, room.table.host)
        by = SPECTATOR if of is None or room.table.stage in ("lobby", "over") else of
        try:
            await room.queue.ask(by, Sit(name, key_of(secret), seat))
        except Refusal:
            if seat_of(room.table, key_of(secret)) is None:
                raise
        taken = seat_of(room.table, key_of(secret))
        if taken is None:  # removed by the host at the same moment
            raise Refusal("table", "seat_taken")
        return taken, secret

    async def ask(self, room: Room, host: bool, seat: int | None, command: Command[Any], id: str = "") -> int:
        """Give a command for somebody with these roles; return the number of its entry."""
        return await room.queue.ask(self.role_for(room, host, seat, command), command, id)

    def role_for(self, room: Room, host: bool, seat: int | None, command: Command[Any]) -> int:
        """Return as whom somebody with these roles gives a command; raise DiwanError if it cannot be given at all."""
        if type(command) is Fill:
            self.check_bot(room.table.game_id, command.bot)
        return HOST if host and type(command) in HOST_COMMANDS else SPECTATOR if seat is None else seat

    def check_bot(self, game_id: str, bot: str) -> None:
        find_bot(bot, game_id)

    async def record(self, room: Room, number: int) -> Record | None:
        """Return the record of a finished game. That of a running game is never given out."""
        decode = entry_decoder(room.table.game_id).decode
        bodies = await self.services.store.read(room.table.id)
        return await self.run_in_background(record_of, map(decode, bodies), number)

    async def run_in_background(self, work: Callable[P, T], *given: P.args, **more: P.kwargs) -> T:
        """Run in a thread what takes as long as many moves.

        One thing after the other, because every thread takes its share of the interpreter from the tables."""
        async with self._background:
            return await asyncio.to_thread(work, *given, **more)

    # --- Other workers ---

    def _hear(self, news: News) -> None:
        room = self.rooms.get(news.table)
        if room is None:
            return
        if isinstance(news, Stored):
            room.log.hear(news)
        elif news.worker != self.services.worker:
            room.attendance.hear(news)

    async def _recovered(self) -> None:
        """News of other workers may have been lost."""
        await self._compare()
        for room in self.rooms.values():
            if room.clients:
                room.attendance.repeat()

    async def _compare(self) -> None:
        """Compare every table here with its log."""
        rooms = dict(self.rooms)
        heads = await self.services.store.heads(list(rooms)) if rooms else {}
        for table, room in rooms.items():
            if heads.get(table, 0) > room.table.seq:
                room.log.catch_up()

    async def _keep_in_step(self) -> None:
        """Compare with the log again and again: a worker may die after it stored an entry and before it told of it."""
        while True:
            await asyncio.sleep(PRESENCE_SECONDS)
            try:
                await self._compare()
            except StoreLost:
                log.warning("the log cannot be compared; trying again")
            for room in self.rooms.values():
                if room.clients:
                    room.attendance.repeat()

    # --- Regular work ---

    async def _sweep_forever(self) -> None:
        while True:
            try:
                await self.sweep()
            except StoreLost:
                log.warning("the store is away, so nobody looks after tables that are due; trying again")
            except Exception:
                log.exception("the sweep failed")
            await asyncio.sleep(self.services.settings.sweep_seconds)

    async def sweep(self) -> None:
        """Look after tables whose worker is gone, catch up while the bus is away, forget idle tables."""
        services = self.services
        if not services.is_alone and not services.bus.is_up:
            await self._recovered()
        late = 0 if services.is_alone else int(services.takeover_seconds * 1000)
        for table in await services.store.due(clock.now_ms() - late, 1000 + len(self._broken)):
            if table not in self.rooms and table not in self._broken:
                try:
                    room = await self.room(table)
                    if not services.is_alone:  # else loading has just done it
                        room.caretaker.take_over()
                except StoreLost:
                    raise
                except Exception:  # a table that cannot be opened must not hold up the others
                    self._give_up(table)
        for table, room in tuple(self.rooms.items()):
            if room.is_idle_since(time.monotonic() - services.settings.idle_seconds):
                room.close()
                del self.rooms[table]
        services.metrics.rooms.set(len(self.rooms))

    async def _archive_forever(self) -> None:
        while self.services.settings.archive_days:
            try:
                await self.archive()
            except StoreLost:
                log.warning("the store is away, so no table is archived; trying again in an hour")
            except Exception:
                log.exception("tables could not be archived")
            await asyncio.sleep(3600)

    async def archive(self) -> None:
        """Close the tables where nothing has happened for long, some at a time."""
        before = clock.now_ms() - int(self.services.settings.archive_days * DAY)
        while stale := await self._stale(before):
            for table in stale:
                try:
                    await (await self.room(table)).queue.ask(SERVER, Archive())
                except Refusal:
                    pass  # somebody else was first
                except StoreLost:
                    raise
                except Exception:
                    self._give_up(table)

    async def _stale(self, before: int) -> list[str]:
        found = await self.services.store.stale(before, 100 + len(self._broken))
        return [table for table in found if table not in self._broken]

    def _give_up(self, table: str) -> None:
        """Leave a table alone that cannot be opened, because of another edition for instance; log it once."""
        self._broken.add(table)
        log.exception("a table cannot be looked after", table=table)


class _Opening(msgspec.Struct):
    game: str


class _First(msgspec.Struct):
    """The part of a table's first entry that tells the game."""

    command: _Opening


def roles(table: Table, keys: tuple[str, ...]) -> tuple[int | None, bool]:
    """Return the seat of somebody with these keys, and whether they are the host."""
    seats = [seat for key in keys if (seat := seat_of(table, key)) is not None]
    return (seats[-1] if seats else None), any(is_host(table, key) for key in keys)


def resolve_setup(
    game_id: str, seats: int | None, variant: str | None, options: dict[str, Any]
) -> tuple[AnyGame, Setup[Any]]:
    """Return the game and the setup that somebody asks for; raise BadSetup."""
    game = find_game(game_id)
    return game, make_setup(game, seats, variant, options)
