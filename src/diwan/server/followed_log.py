"""A table as its log tells it: reads on what other workers stored, and tells the clients what happens."""

import asyncio
import time
from collections.abc import Callable, Iterable

import structlog

from diwan.server.attendance import Attendance, do_nothing
from diwan.server.bus import Stored
from diwan.server.services import Services
from diwan.server.store import StoreLost
from diwan.server.tasks import Tasks
from diwan.server.telling import StepNews, step_news, tell
from diwan.server.turns import Turns
from diwan.table import Step, Table, entry_decoder, repeat

log = structlog.get_logger()

STEPS_KEPT = 2000
"""How many of the latest steps a client that comes back can still be told."""
RETRY_SECONDS = 1.0
"""How long to wait before a store that was lost is asked again."""


class FollowedLog:
    """The table, the news of its latest steps, and how both keep up with the log in the store."""

    __slots__ = (
        "__weakref__", "_attendance", "_decode", "_services", "_tasks", "_turns",
        "history", "is_lost", "moved_at", "on_caught_up", "on_rearranged", "table",
    )  # fmt: skip

    def __init__(
        self,
        steps: Iterable[Step],
        services: Services,
        turns: Turns,
        tasks: Tasks,
        attendance: Attendance,
    ) -> None:
        self._services, self._turns, self._tasks, self._attendance = services, turns, tasks, attendance
        self.on_rearranged: Callable[[], None] = do_nothing
        """Is called when chairs or the stage have changed, before clients are told."""
        self.on_caught_up: Callable[[], None] = do_nothing
        """Is called after entries of other workers were read, or when it is sure that there are none."""
        self.table: Table
        self.history: list[StepNews] = []
        """What the latest steps told, the last one at the end."""
        before = None
        for step in steps:
            self.history.append(step_news(before, step))
            self.table = before = step.table
        del self.history[:-STEPS_KEPT]
        self.moved_at = time.monotonic()
        """When the last entry was heard of."""
        self.is_lost = False
        """Whether the store was lost, so that the log will be read again soon."""
        self._decode = entry_decoder(self.table.game_id).decode

    def advance(self, step: Step) -> None:
        """Go on to the next step, and tell everybody here."""
        before, self.table, self.moved_at = self.table, step.table, time.monotonic()
        history, attendance = self.history, self._attendance
        history.append(step_news(before, step))
        if len(history) > 2 * STEPS_KEPT:
            del history[:STEPS_KEPT]
        are_chairs_changed = before.chairs is not step.table.chairs
        if are_chairs_changed or before.stage != step.table.stage:
            self.on_rearranged()
        if attendance.clients:
            messages = tell(before, step, history, attendance.observers)
            for client in attendance.clients:
                if client.seat in messages:
                    client.push(messages[client.seat])
        if are_chairs_changed:
            attendance.check_roles()

    def hear(self, news: Stored) -> None:
        """Another worker has stored an entry."""
        if news.seq <= self.table.seq:
            return
        if news.seq == self.table.seq + 1 and not self._turns.is_taken:
            self.advance(repeat(self.table, self._decode(news.body)))
            self.on_caught_up()
        else:
            self.catch_up()

    def catch_up(self) -> None:
        """Read what other workers have stored, some time soon."""
        self._tasks.start(self._read_in_turn())

    def catch_up_later(self) -> None:
        """Read the log again when the store may be back: once, however many commands have failed meanwhile."""
        if not self.is_lost:
            self.is_lost = True
            self._tasks.start(self._wait_and_read())

    async def read_on(self) -> bool:
        """Return whether there was anything new in the log. The caller has the turn."""
        bodies = await self._services.store.read(self.table.id, self.table.seq)
        for body in bodies:
            self.advance(repeat(self.table, self._decode(body)))
        if bodies:
            self.on_caught_up()
        return bool(bodies)

    async def _read_in_turn(self) -> None:
        try:
            async with self._turns:
                await self.read_on()
                self.on_caught_up()
        except StoreLost:
            log.warning("the log cannot be read; trying again", table=self.table.id)
            self.catch_up_later()

    async def _wait_and_read(self) -> None:
        await asyncio.sleep(RETRY_SECONDS)
        self.is_lost = False
        await self._read_in_turn()
