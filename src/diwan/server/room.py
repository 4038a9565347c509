"""A table in this worker's memory: its sockets, its clocks and its bots. Anything here can be lost: the log has it."""

import asyncio
import math
import time
from collections.abc import Callable, Iterable
from functools import partial
from random import Random
from typing import TYPE_CHECKING, Any, Protocol, TypeAlias

import structlog
from msgspec import Struct

from diwan.core.codec import encode
from diwan.core.game import Refusal
from diwan.server.answers import Answer, answer
from diwan.server.bus import Here, Stored
from diwan.server.store import Line, Row, StoreLost
from diwan.server.telling import Page, heard, page, tell
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
from diwan.table.state import bots_due, bots_of, is_waiting, player

if TYPE_CHECKING:
    from diwan.server.house import House

log = structlog.get_logger()

PAGES_KEPT = 2000
"""How far back a room can tell what was missed."""
PRESENCE_SECONDS = 5.0
"""How often a worker repeats who is connected to it."""
LOST_SECONDS = 1.0
"""How long a room waits before it asks again a store that is lost."""
NEVER = math.inf


def now_ms() -> int:
    return time.time_ns() // 1_000_000


Work: TypeAlias = Callable[..., bool]
"""Something that changes the table; whether it goes on after the call, until `_done`."""


class Client(Protocol):
    """Somebody who is told what happens at a table: a socket, or an agent."""

    @property
    def seat(self) -> int | None:
        """As what it sees the table; it changes in `check_role` alone."""

    def push(self, text: bytes, /) -> None: ...
    def check_role(self) -> None:
        """Somebody has sat down or left: whose seat is this client's now?"""

    def dismiss(self, code: int, reason: Any, /, retry: int = 0) -> None: ...


class Asked(Struct, frozen=True, gc=False):
    """A command on its way to the log."""

    by: int
    key: str
    """Of whoever sat there when it was asked: a seat that changes hands does not inherit what is on its way."""
    command: Command[Any]
    id: str
    answer: Answer[int]
    begun: float


class OnItsWay(Struct, frozen=True, gc=False):
    """A line that is being stored, and the call that tells its room. There is one for every move on its way: as a
    struct it is one object, and none that the collector has to look at."""

    room: "Room"
    asked: Asked
    step: Step
    line: Line

    def __call__(self, stored: bool | Exception) -> None:
        self.room.hear_of(self.asked, self.step, self.line, stored)


class Room:
    def __init__(self, house: "House", steps: Iterable[Step]) -> None:
        self.house = house
        self.table: Table
        self.pages: list[Page] = []
        """What was told, the latest last."""
        before = None
        for step in steps:
            self.pages.append(page(before, step))
            self.table = before = step.table
        del self.pages[:-PAGES_KEPT]
        self.clients: set[Client] = set()
        self._observers: tuple[int | None, ...] = ()
        """As what the clients see the table: their seats."""
        self.connected = 0
        """Sockets: those of the clients, and of those who have not said hello yet."""
        self.elsewhere: dict[str, tuple[Here, float]] = {}
        """By worker: who is connected there, and until when that is believed."""
        self.used = self._moved = time.monotonic()
        self._busy = False
        self._line: list[Work] = []
        self._timer: asyncio.TimerHandle | None = None
        self._rings = 0.0
        self._due = NEVER
        self._lost = False
        """The store was lost: the log will be read again soon."""
        self._bots = bots_of(self.table)
        self._thinking: set[int] = set()
        self._tasks: set[asyncio.Task[Any]] = set()
        self._missing_since: dict[int, float] = {}
        self._told: Presence | None = None
        self._decode = entry_decoder(self.table.game_id).decode
        self._rng: Random = house.rng

    # --- Commands ---

    async def ask(self, by: int, command: Command[Any], id: str = "") -> int:
        """The number under which the command is stored; raises Refusal. Acknowledged means stored."""
        return await answer(partial(self.submit, by, command, id))

    def submit(self, by: int, command: Command[Any], id: str, answer: Answer[int]) -> None:
        """As `ask`, without a task that waits: `answer` is called, at once or later, with the number or the error.

        Whoever asks has just shown that the seat `by` is its own."""
        key = self.table.chairs[by].key if by >= 0 else ""
        self._take_turn(self._judge, Asked(by, key, command, id, answer, time.perf_counter()))

    def _take_turn(self, work: Work, *given: Any) -> None:
        """What changes the table happens one after the other."""
        if self._busy:
            self._line.append(partial(work, *given))
            return
        self._busy = True  # so that whatever this work leads to waits for its turn
        self._busy = work(*given)
        if self._line:
            self._go_on()

    def _go_on(self) -> None:
        while self._line and not self._busy:
            self._busy = True
            self._busy = self._line.pop(0)()

    def _done(self) -> None:
        self._busy = False
        if self._line:
            self._go_on()

    def _judge(self, asked: Asked) -> bool:
        table = self.table
        if asked.key and table.chairs[asked.by].key != asked.key:
            self._refuse(asked, Refusal("table", "for_people_at_the_table"))
            return False
        if asked.id and (seq := answered(table, asked.by, asked.id)) is not None:
            self._answer(asked, seq)
            return False
        try:
            entry, step = accept(table, Entry(max(now_ms(), table.at), asked.by, asked.command, asked.id), self._rng)
            line = line_of(table, step.table, encode(entry))
        except Refusal as refusal:
            if self._lost or not self.house.alone:
                self.spawn(self._judge_again(asked, refusal))
                return True
            self._refuse(asked, refusal)
            return False
        except Exception as error:
            self._answer(asked, error)
            return False
        self.house.store.append(line, OnItsWay(self, asked, step, line))
        return True

    def hear_of(self, asked: Asked, step: Step, line: Line, stored: bool | Exception) -> None:
        """Whether the line is stored."""
        if stored is False:
            self.house.metrics.races.inc()
            self.spawn(self._judge_again(asked))
            return
        if stored is True:
            try:
                self._follow(asked, step, line)
            except Exception as error:
                stored = error
        if stored is not True:
            # It may or may not be stored: find out, so that clients see it if it is. Not at once, for the store may
            # be lost for a while, and what the house owes this table would fail again and again.
            self._catch_up_later()
            self._answer(asked, stored)
        self._done()

    def _follow(self, asked: Asked, step: Step, line: Line) -> None:
        """What follows from a command that is stored."""
        house = self.house
        self._advance(step)
        house.metrics.stored.add(type(asked.command), time.perf_counter() - asked.begun)
        if not house.alone:
            house.bus.publish(Stored(line.table, line.seq, line.body))
        self._see_to(line.due, mine=True)
        asked.answer(line.seq)

    async def _judge_again(self, asked: Asked, refusal: Refusal | None = None) -> None:
        """Others may have changed the table meanwhile: judges by what the log tells now."""
        try:
            if await self._read_on() or refusal is None:
                self._line.insert(0, partial(self._judge, asked))
            else:
                self._refuse(asked, refusal)
        except Exception as error:
            self._answer(asked, error)
        self._done()

    def _refuse(self, asked: Asked, refusal: Refusal) -> None:
        self.house.metrics.refusals.inc()
        self._answer(asked, refusal)

    def _answer(self, asked: Asked, result: int | Exception) -> None:
        try:
            asked.answer(result)
        except Exception:  # whoever cannot take in an answer holds up nobody else at the table
            log.exception("an answer could not be told", table=self.table.id)

    # --- Keeping up with the log ---

    def catch_up(self) -> None:
        """Reads what other workers have stored."""
        self._take_turn(self._catch_up)

    def _catch_up(self) -> bool:
        self.spawn(self._read_in_turn())
        return True

    async def _read_in_turn(self) -> None:
        try:
            await self._read_on()
            self._watch_absence()
            self._care(mine=False)
        except StoreLost:
            log.warning("the log cannot be read; trying again", table=self.table.id)
            self._catch_up_later()
        finally:
            self._done()

    def _catch_up_later(self) -> None:
        """Once, however many commands have failed meanwhile."""
        if not self._lost:
            self._lost = True
            self.spawn(self._wait_and_catch_up())

    async def _wait_and_catch_up(self) -> None:
        await asyncio.sleep(LOST_SECONDS)
        self._lost = False
        self.catch_up()

    async def _read_on(self) -> bool:
        """Whether there was anything new in the log."""
        bodies = await self.house.store.read(self.table.id, self.table.seq)
        for body in bodies:
            self._advance(repeat(self.table, self._decode(body)))
        if bodies:
            self._care(mine=False)
        return bool(bodies)

    def hear(self, news: Stored) -> None:
        """Another worker has stored an entry."""
        if news.seq <= self.table.seq:
            return
        if news.seq == self.table.seq + 1 and not self._busy:
            self._advance(repeat(self.table, self._decode(news.body)))
            self._care(mine=False)
        else:
            self.catch_up()

    def _advance(self, step: Step) -> None:
        """The table goes on, and everybody here is told."""
        before, self.table, self._moved = self.table, step.table, time.monotonic()
        self.pages.append(page(before, step))
        if len(self.pages) > 2 * PAGES_KEPT:
            del self.pages[:PAGES_KEPT]
        rearranged = before.chairs is not step.table.chairs
        if rearranged:
            self._bots = bots_of(step.table)
        if rearranged or before.stage != step.table.stage:
            self._watch_absence()
        if self.clients:
            messages = tell(before, step, self.pages, self._observers)
            for client in self.clients:
                client.push(messages[client.seat])
        if rearranged:
            for client in tuple(self.clients):
                client.check_role()
            self._see_who_observes()

    # --- Sockets and presence ---

    def enter(self, client: Client) -> None:
        self.clients.add(client)
        self._presence_changed()

    def leave(self, client: Client) -> None:
        self.clients.discard(client)
        self.used = time.monotonic()
        self._presence_changed()

    def here(self) -> Here:
        seats = {client.seat for client in self.clients if client.seat is not None}
        onlookers = sum(client.seat is None for client in self.clients)
        return Here(self.table.id, self.house.worker, tuple(sorted(seats)), onlookers)

    def presence(self) -> Presence:
        everywhere = [self.here(), *self._elsewhere()]
        seats = {seat for here in everywhere for seat in here.seats}
        return Presence(tuple(sorted(seats)), sum(here.onlookers for here in everywhere))

    def _elsewhere(self) -> list[Here]:
        now = time.monotonic()
        return [here for here, until in self.elsewhere.values() if until > now]

    def hear_presence(self, here: Here) -> None:
        self.elsewhere[here.worker] = (here, time.monotonic() + 3 * PRESENCE_SECONDS)
        if self.presence() != self._told:
            self._tell_presence()

    def repeat_presence(self) -> None:
        """Tells other workers who is here, and notices who was connected to one that has gone."""
        self.house.bus.publish(self.here())
        if self.presence() != self._told:
            self._tell_presence()
        else:  # the bus may have been away
            self._watch_absence()
            self._care(mine=False)

    def _presence_changed(self) -> None:
        self._see_who_observes()
        self.house.bus.publish(self.here())
        self._tell_presence()

    def _see_who_observes(self) -> None:
        self._observers = tuple({client.seat for client in self.clients})

    def _tell_presence(self) -> None:
        self._told = self.presence()
        message = encode(self._told)
        for client in self.clients:
            client.push(message)
        self._watch_absence()
        self._care(mine=False)

    # --- Bots, clocks and absence ---

    def _care(self, mine: bool) -> None:
        self._see_to(due(self.table), mine)

    def _see_to(self, when: int | None, mine: bool) -> None:
        """Sees to whatever the house owes this table, now or at a set time: at `when`, as `due` tells it.

        Any worker may do it. The one that stored the last entry does it at once, the others only when it is late, so
        that they seldom race; if they do, the log lets one of them win."""
        soonest = NEVER
        if when is not None:
            patience = 0.0 if mine or self.house.alone else self.house.patience
            if when > self.table.at:
                soonest = patience + (when - now_ms()) / 1000
            else:  # a bot owes a move, however the clock was set meanwhile
                soonest = self._until_late(patience)
            if soonest <= 0:
                soonest = self._do_what_is_due(patience)
        if mine and self._bots:
            self._let_speak()
        if self._missing_since:
            soonest = min(soonest, self._stand_in())
        self._come_back(time.monotonic() + soonest)

    def _do_what_is_due(self, patience: float) -> float:
        """Returns the seconds until more is."""
        round, now, soonest = self.table.round, now_ms(), NEVER
        assert round is not None
        for seat in round.owed:
            is_bots, until = seat in self._bots, round.until[seat]
            if is_bots:
                wait = self._until_late(patience)
            elif until is not None:
                wait = patience + (until - now) / 1000
            else:
                continue
            if wait > 0:
                soonest = min(soonest, wait)
            elif is_bots:
                self._let_think(seat, owes=True)
            else:
                self.spawn(self._quietly(TimeOut(seat)))
        return soonest

    def _until_late(self, patience: float) -> float:
        """Seconds for which a bot's move may be on its way; whoever comes and goes meanwhile does not prolong them."""
        return self._moved + patience - time.monotonic()

    def _let_speak(self) -> None:
        """A bot may have something to say out of turn."""
        round = self.table.round
        if round is not None and self.table.stage == "playing":
            for seat in self._bots:
                if seat not in round.owed:
                    self._let_think(seat, owes=False)

    def _come_back(self, due: float) -> None:
        """Sees to the table again at that time, unless something happens before. A timer that rings too early is wound
        up again: that costs less than another one for every move."""
        self._due = due
        if due == NEVER or (self._timer is not None and self._rings <= due):
            return
        if self._timer is not None:
            self._timer.cancel()
        self._rings = due
        self._timer = asyncio.get_running_loop().call_later(due - time.monotonic(), self._ring)

    def _ring(self) -> None:
        self._timer = None
        if self._due <= time.monotonic():
            self._care(mine=True)
        else:
            self._come_back(self._due)

    def care(self) -> None:
        """Called by the sweep for a table that is due and that nobody takes care of."""
        self._watch_absence()
        self._care(mine=True)

    async def _quietly(self, command: Command[Any]) -> None:
        """By the house, unless it is out of date meanwhile."""
        try:
            await self.ask(HOUSE, command)
        except Refusal as refusal:
            log.debug("out of date", table=self.table.id, command=type(command).__name__, why=refusal.key)
        except StoreLost:  # the room reads its log again, and then sees what is left to do
            log.warning("the house could not store what it did", table=self.table.id, command=type(command).__name__)

    def _watch_absence(self) -> None:
        """Notes since when people for whom others wait have been missing, and who is back; to be called when anybody
        comes or goes. Where nobody is left, nobody waits: the game stays as it is until somebody comes. Nor is anybody
        missing while this worker does not hear who is connected to the others."""
        missing = {}
        present = {client.seat for client in self.clients if client.seat is not None}
        for seat in present:
            if self.table.chairs[seat].away:
                self.spawn(self._quietly(Back(seat)))
        present.update(*(here.seats for here in self._elsewhere()))
        if present and self.table.manners.grace and self.house.bus.is_up and is_waiting(self.table):
            for seat, chair in enumerate(self.table.chairs):
                if is_person(chair) and not chair.away and seat not in present:
                    missing[seat] = self._missing_since.get(seat, time.monotonic())
        self._missing_since = missing

    def _stand_in(self) -> float:
        """A person whom nobody has seen for the grace time is stood in for. Returns the seconds to the next case."""
        self._watch_absence()  # a worker that was heard of may have died meanwhile, or the game have ended
        soonest, grace = NEVER, float(self.table.manners.grace)
        if not self.house.alone:  # others may not have told yet who is connected to them
            grace = max(grace, 2 * PRESENCE_SECONDS)
        for seat, since in self._missing_since.items():
            left = since + grace - time.monotonic()
            if left <= 0:
                self.spawn(self._quietly(Absent(seat)))
            else:
                soonest = min(soonest, left)
        return soonest

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
            move = await self.house.thinkers.ask(table.game, bot, seat, owes, view, options, news)
            if move is not None:
                table.game.play(round.state, seat, move)  # raises where the bot is mistaken
        except Exception:
            log.exception("a bot failed", table=table.id, game=table.game_id, bot=bot)
            move = self._rng.choice(options) if owes else None
        took = time.perf_counter() - begun
        self.house.metrics.think_time.observe(took)
        if owes and (delay := self.house.settings.bot_delay):
            await asyncio.sleep(max(delay, self.house.thinkers.pace(table.game_id, bot, took)) - took)
        self._thinking.discard(seat)
        if move is not None:
            await self._quietly(BotPlay(seat, after, move))
        if seat in bots_due(self.table):  # it owes (again), or somebody's entry came between
            self._care(mine=True)

    def _news_since(self, seq: int, seat: int) -> tuple[Any, ...]:
        told = [told for page in self.pages if page.seq >= seq for told in page.told]
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
        return not (self.connected or self.clients or self._tasks or self._busy)

    def close(self) -> None:
        if self._timer:
            self._timer.cancel()
        for task in self._tasks:
            task.cancel()


def line_of(before: Table | None, table: Table, body: bytes) -> Line:
    row = None
    if before is None or before.stage != table.stage:
        row = Row(table.game_id, table.stage, table.manners.listed)
    return Line(table.id, table.seq, table.at, due(table), body, row)
