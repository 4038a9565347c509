"""The commands of a table: each is judged, appended to the log and answered, one after the other."""

import time
from collections.abc import Callable
from functools import partial
from typing import Any

import structlog
from msgspec import Struct

from diwan.core.codec import encode
from diwan.core.game import Refusal
from diwan.server import clock
from diwan.server.bus import Stored
from diwan.server.callbacks import Callback, awaited
from diwan.server.followed_log import FollowedLog
from diwan.server.log_rows import log_row
from diwan.server.services import Services
from diwan.server.store import LogRow
from diwan.server.tasks import Tasks
from diwan.server.turns import Turns
from diwan.table import Command, Entry, Step, accept, answered

log = structlog.get_logger()


class PendingCommand(Struct, frozen=True, gc=False):
    """A command that is not answered yet."""

    by: int
    key: str
    """The key of the seat when the command was given: whoever takes the seat later does not inherit its commands."""
    command: Command[Any]
    id: str
    answer: Callback[int]
    began: float


class PendingAppend(Struct, frozen=True, gc=False):
    """A row that is being stored, and the callback that tells its queue.

    There is one for every move: as a struct it is a single object, and the garbage collector need not look at it."""

    queue: "CommandQueue"
    pending: PendingCommand
    step: Step
    row: LogRow

    def __call__(self, stored: bool | Exception) -> None:
        self.queue.finish_append(self.pending, self.step, self.row, stored)


def _do_nothing(_due_at: int | None) -> None:
    """Stand for a callback that is not set."""


class CommandQueue:
    """Accepts commands in order. A command is acknowledged when it is stored, and not before."""

    __slots__ = ("__weakref__", "_log", "_services", "_tasks", "_turns", "on_stored")

    def __init__(self, services: Services, followed: FollowedLog, turns: Turns, tasks: Tasks) -> None:
        self._services, self._log, self._turns, self._tasks = services, followed, turns, tasks
        self.on_stored: Callable[[int | None], None] = _do_nothing
        """Is called after each command that was stored, with the time at which the server must act next."""

    async def ask(self, by: int, command: Command[Any], id: str = "") -> int:
        """Return the number under which the command is stored; raise Refusal."""
        return await awaited(partial(self.submit, by, command, id))

    def submit(self, by: int, command: Command[Any], id: str, answer: Callback[int]) -> None:
        """Do as `ask`, without a task that waits: `answer` is called, at once or later, with the number or the error.

        The caller has made sure that the seat `by` is its own."""
        key = self._log.table.chairs[by].key if by >= 0 else ""
        self._turns.take(self._judge, PendingCommand(by, key, command, id, answer, time.perf_counter()))

    def _judge(self, pending: PendingCommand) -> bool:
        """Start to store the command, or refuse it; return whether it is on its way."""
        table = self._log.table
        if pending.key and table.chairs[pending.by].key != pending.key:
            self._refuse(pending, Refusal("table", "for_people_at_the_table"))
            return False
        if pending.id and (seq := answered(table, pending.by, pending.id)) is not None:
            self._answer(pending, seq)
            return False
        services = self._services
        try:
            entry = Entry(max(clock.now_ms(), table.at), pending.by, pending.command, pending.id)
            entry, step = accept(table, entry, services.chance.at(table))
            row = log_row(table, step.table, encode(entry))
        except Refusal as refusal:
            if self._log.is_lost or not services.is_alone:
                self._tasks.start(self._judge_again(pending, refusal))
                return True
            self._refuse(pending, refusal)
            return False
        except Exception as error:
            self._answer(pending, error)
            return False
        services.store.append(row, PendingAppend(self, pending, step, row))
        return True

    async def _judge_again(self, pending: PendingCommand, refusal: Refusal | None = None) -> None:
        """Judge by what the log says now: another worker may have changed the table."""
        is_on_its_way = False
        try:
            if await self._log.read_on() or refusal is None:
                is_on_its_way = self._judge(pending)
            else:
                self._refuse(pending, refusal)
        except Exception as error:
            self._answer(pending, error)
        if not is_on_its_way:
            self._turns.release()

    def finish_append(self, pending: PendingCommand, step: Step, row: LogRow, stored: bool | Exception) -> None:
        """Go on after the store has told whether the row is stored."""
        if stored is False:
            self._services.metrics.races.inc()
            self._tasks.start(self._judge_again(pending))
            return
        if stored is True:
            try:
                self._follow(pending, step, row)
            except Exception as error:
                stored = error
        if stored is not True:
            # The row may or may not be stored: find out, so that clients see it if it is. Not at once, because the
            # store may be lost for a while, and what the server must do at this table would fail again and again.
            self._log.catch_up_later()
            self._answer(pending, stored)
        self._turns.release()

    def _follow(self, pending: PendingCommand, step: Step, row: LogRow) -> None:
        """Do what follows from a command that is stored."""
        services = self._services
        self._log.advance(step)
        services.metrics.stored.add(type(pending.command), time.perf_counter() - pending.began)
        if not services.is_alone:
            services.bus.publish(Stored(row.table, row.seq, row.body))
        self.on_stored(row.due)
        pending.answer(row.seq)

    def _refuse(self, pending: PendingCommand, refusal: Refusal) -> None:
        self._services.metrics.refusals.inc()
        self._answer(pending, refusal)

    def _answer(self, pending: PendingCommand, result: int | Exception) -> None:
        try:
            pending.answer(result)
        except Exception:  # a client that fails must not hold up the table
            log.exception("an answer could not be delivered", table=self._log.table.id)

    def close(self) -> None:
        self.on_stored = _do_nothing
