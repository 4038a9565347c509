"""A table in this worker's memory: its sockets, its clocks and its bots. Anything here can be lost: the log has it."""

import asyncio
import time
from collections.abc import Iterable
from random import Random
from typing import TYPE_CHECKING, Any

import structlog

from diwan.core.codec import encode
from diwan.core.game import Refusal
from diwan.server.bus import Here, Stored
from diwan.server.frames import framed
from diwan.server.store import Line
from diwan.server.telling import Telling, heard
from diwan.server.wire import Presence
from diwan.table import (
    HOUSE,
    Absent,
    Back,
    BotPlay,
    Command,
    Entry,
    Step,
    Table,
    TimeOut,
    accept,
    answered,
    due,
    entry_decoder,
    is_person,
    repeat,
)
from diwan.table.state import bots_due, deadline, player

if TYPE_CHECKING:
    from diwan.server.house import House
    from diwan.server.socket import Client

log = structlog.get_logger()

STEPS_KEPT = 2000
"""How far back a room can tell what was missed."""
PRESENCE_SECONDS = 5.0
"""How often a worker repeats who is connected to it."""


def now_ms() -> int:
    return time.time_ns() // 1_000_000


class Room:
    def __init__(self, house: "House", steps: list[Step]) -> None:
        self.house = house
        self.table: Table = steps[-1].table
        self.steps = steps[-STEPS_KEPT:]
        self.clients: set[Client] = set()
        self.elsewhere: dict[str, tuple[Here, float]] = {}
        """By worker: who is connected there, and until when that is believed."""
        self.used = time.monotonic()
        self._lock = asyncio.Lock()
        self._timer: asyncio.TimerHandle | None = None
        self._thinking: set[int] = set()
        self._tasks: set[asyncio.Task[Any]] = set()
        self._missing_since: dict[int, float] = {}
        self._decode = entry_decoder(self.table.game_id).decode
        self._rng: Random = house.rng

    # --- Commands ---

    async def ask(self, by: int, command: Command[Any], id: str = "") -> int:
        """The number under which the command is stored; raises Refusal. Acknowledged means stored."""
        begun = time.perf_counter()
        async with self._lock:
            while True:
                if id and (seq := answered(self.table, by, id)) is not None:
                    return seq
                try:
                    entry, step = accept(self.table, Entry(max(now_ms(), self.table.at), by, command, id), self._rng)
                except Refusal:
                    if not self.house.alone and await self._read_on():
                        continue  # it was judged by a table that others had changed meanwhile
                    self.house.metrics.refusals.inc()
                    raise
                body = encode(entry)
                if await self._store(step.table, body):
                    break
                self.house.metrics.races.inc()
                await self._read_on()
            self._advance(step)
        self.house.metrics.store_time.observe(time.perf_counter() - begun)
        self.house.count(command)
        self.house.bus.publish(Stored(self.table.id, step.table.seq, body))
        self._care(mine=True)
        return step.table.seq

    async def _store(self, table: Table, body: bytes) -> bool:
        try:
            return await self.house.store.append(line_of(table, body))
        except BaseException:
            # It may or may not be stored: find out, so that clients see it if it is.
            self.spawn(self.catch_up())
            raise

    # --- Keeping up with the log ---

    async def catch_up(self) -> None:
        """Reads what other workers have stored."""
        async with self._lock:
            await self._read_on()
        self._care(mine=False)

    async def _read_on(self) -> bool:
        """Whether there was anything new in the log."""
        bodies = await self.house.store.read(self.table.id, self.table.seq)
        for body in bodies:
            self._advance(repeat(self.table, self._decode(body)))
        return bool(bodies)

    def hear(self, news: Stored) -> None:
        """Another worker has stored an entry."""
        if news.seq <= self.table.seq:
            return
        if news.seq == self.table.seq + 1 and not self._lock.locked():
            self._advance(repeat(self.table, self._decode(news.body)))
            self._care(mine=False)
        else:
            self.spawn(self.catch_up())

    def _advance(self, step: Step) -> None:
        """The table goes on, and everybody here is told."""
        before, self.table = self.table, step.table
        self.steps.append(step)
        if len(self.steps) > 2 * STEPS_KEPT:
            del self.steps[:STEPS_KEPT]
        if not self.clients:
            return
        telling = Telling(before, step)
        frames: dict[int | None, bytes] = {}
        for client in self.clients:
            frame = frames.get(client.seat)
            if frame is None:
                frame = frames[client.seat] = framed(telling.to(client.seat))
            client.push(frame)
        if before.chairs is not step.table.chairs:
            for client in tuple(self.clients):
                client.check_role()

    # --- Sockets and presence ---

    def enter(self, client: "Client") -> None:
        self.clients.add(client)
        self._presence_changed()
        seat = client.seat
        if seat is not None and self.table.chairs[seat].away:
            self.spawn(self._quietly(Back(seat)))

    def leave(self, client: "Client") -> None:
        self.clients.discard(client)
        self.used = time.monotonic()
        self._presence_changed()

    def here(self) -> Here:
        seats = {client.seat for client in self.clients if client.seat is not None}
        onlookers = sum(client.seat is None for client in self.clients)
        return Here(self.table.id, self.house.worker, tuple(sorted(seats)), onlookers)

    def presence(self) -> Presence:
        everywhere = [self.here(), *(here for here, until in self.elsewhere.values() if until > time.monotonic())]
        seats = {seat for here in everywhere for seat in here.seats}
        return Presence(tuple(sorted(seats)), sum(here.onlookers for here in everywhere))

    def hear_presence(self, here: Here) -> None:
        before = self.presence()
        self.elsewhere[here.worker] = (here, time.monotonic() + 3 * PRESENCE_SECONDS)
        if self.presence() != before:
            self._tell_presence()

    def _presence_changed(self) -> None:
        self.house.bus.publish(self.here())
        self._tell_presence()

    def _tell_presence(self) -> None:
        frame = framed(encode(self.presence()))
        for client in self.clients:
            client.push(frame)
        self._care(mine=False)

    # --- Bots, clocks and absence ---

    def _care(self, mine: bool) -> None:
        """Sees to whatever the house owes this table, now or at a set time.

        Any worker may do it. The one that stored the last entry does it at once, the others only when it is late, so
        that they seldom race; if they do, the log lets one of them win."""
        if self._timer:
            self._timer.cancel()
            self._timer = None
        patience = 0.0 if mine or self.house.alone else self.house.patience
        waits = [self._watch_absence()]
        if self.table.stage == "playing" and self.table.round is not None:
            for seat in bots_due(self.table):
                waits.append(self._after(self.table.at, patience))
                if waits[-1] <= 0:
                    self._let_think(seat, owes=True)
            for seat in self.table.round.owed:
                limit = deadline(self.table, seat)
                if limit is not None and not player(self.table.chairs[seat], self.table.manners):
                    waits.append(self._after(limit, patience))
                    if waits[-1] <= 0:
                        self.spawn(self._quietly(TimeOut(seat)))
            if mine:
                self._let_interject()
        soonest = min((wait for wait in waits if wait is not None and wait > 0), default=None)
        if soonest is not None:
            self._timer = asyncio.get_running_loop().call_later(soonest, self._care, True)

    def care(self) -> None:
        """Called by the sweep for a table that is due and that nobody takes care of."""
        self._care(mine=True)

    @staticmethod
    def _after(at: int, patience: float) -> float:
        return (at - now_ms()) / 1000 + patience

    async def _quietly(self, command: Command[Any]) -> None:
        """By the house, unless it is out of date meanwhile."""
        try:
            await self.ask(HOUSE, command)
        except Refusal as refusal:
            log.debug("out of date", table=self.table.id, command=type(command).__name__, why=refusal.key)

    def _watch_absence(self) -> float:
        """A person whom nobody has seen for the grace time is stood in for. Returns the seconds to the next case."""
        grace, soonest = self.table.manners.grace, 0.0
        if not grace or self.table.stage != "playing":
            self._missing_since.clear()
            return soonest
        present = self.presence().seats
        for seat, chair in enumerate(self.table.chairs):
            if not is_person(chair) or chair.away or seat in present:
                self._missing_since.pop(seat, None)
                continue
            left = self._missing_since.setdefault(seat, time.monotonic()) + grace - time.monotonic()
            if left <= 0:
                self.spawn(self._quietly(Absent(seat)))
            else:
                soonest = min(soonest or left, left)
        return soonest

    def _let_interject(self) -> None:
        assert self.table.round is not None
        for seat, chair in enumerate(self.table.chairs):
            if player(chair, self.table.manners) and seat not in self.table.round.owed:
                self._let_think(seat, owes=False)

    def _let_think(self, seat: int, owes: bool) -> None:
        if seat in self._thinking:
            return
        round = self.table.round
        assert round is not None
        options = self.table.game.legal(round.state, seat)
        if options:
            self._thinking.add(seat)
            self.spawn(self._think(self.table, seat, owes, options))

    async def _think(self, table: Table, seat: int, owes: bool, options: Any) -> None:
        """About the table that has these options: it may have moved on before this begins."""
        round = table.round
        assert round is not None
        after = round.acted[seat]
        bot = player(table.chairs[seat], table.manners)
        begun = time.perf_counter()
        news = self._news_since(after, seat)
        view = table.game.view(round.state, seat)
        try:
            thought = self.house.thinkers.ask(table.game, bot, seat, owes, view, options, news)
            if owes and self.house.settings.bot_delay:
                move, _ = await asyncio.gather(thought, asyncio.sleep(self.house.settings.bot_delay))
            else:
                move = await thought
            if move is not None:
                table.game.play(round.state, seat, move)  # raises where the bot is mistaken
        except Exception:
            log.exception("a bot failed", table=table.id, game=table.game_id, bot=bot)
            move = self._rng.choice(options) if owes else None
        finally:
            self._thinking.discard(seat)
        self.house.metrics.think_time.observe(time.perf_counter() - begun)
        if move is not None:
            await self._quietly(BotPlay(seat, after, move))
        if seat in bots_due(self.table):  # it owes (again), or somebody's entry came between
            self._care(mine=True)

    def _news_since(self, seq: int, seat: int) -> tuple[Any, ...]:
        told = [told for step in self.steps if step.table.seq >= seq for told in step.told]
        return heard(told, seat)

    # --- Housekeeping ---

    def spawn(self, work: Any) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)

    def _finished(self, task: "asyncio.Task[Any]") -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("a task at a table failed", table=self.table.id, exc_info=error)

    @property
    def is_idle(self) -> bool:
        return not self.clients and not self._tasks and not self._lock.locked()

    def close(self) -> None:
        if self._timer:
            self._timer.cancel()
        for task in self._tasks:
            task.cancel()


def line_of(table: Table, body: bytes) -> Line:
    listed = table.manners.listed
    return Line(table.id, table.seq, table.at, body, table.game_id, table.stage, due(table), listed)


def restored(entries: Iterable[Entry[Any]]) -> list[Step]:
    steps: list[Step] = []
    table: Table | None = None
    for entry in entries:
        steps.append(repeat(table, entry))
        table = steps[-1].table
    return steps
