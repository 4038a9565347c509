"""What the server does at a table by itself: it lets bots play, plays the moves of seats whose time ran out, and lets
bots stand in for people who are absent."""

import asyncio
import math
import time
from collections.abc import Sequence
from typing import Any

import structlog

from diwan.bots.bot import bots
from diwan.bots.driver import fallback, make_question
from diwan.core.bot import is_blind
from diwan.core.game import Refusal
from diwan.core.game import news as news_for
from diwan.server import clock
from diwan.server.attendance import PRESENCE_SECONDS, Attendance
from diwan.server.command_queue import CommandQueue
from diwan.server.followed_log import FollowedLog
from diwan.server.services import Services
from diwan.server.store import StoreLost
from diwan.server.tasks import Tasks
from diwan.table import SERVER, BotPlay, Command, MarkAbsent, MarkBack, Table, TimeOut, due, is_person
from diwan.table.state import bot_of, bots_of, bots_to_act, is_unnoticed, is_waiting

log = structlog.get_logger()

NEVER = math.inf
OPEN_PACE = 3
"""How many times as long as usual bots wait before each of their moves while everybody may act at any moment and people
take part: there the bots share one pace, so that people can follow what happens."""


class Caretaker:
    """Does at a table what the server must do, now or at a set time.

    Any worker may do it. The one that stored the last entry does it at once and the others only when it is late, so
    that they seldom race; if they do, the log lets one of them win."""

    __slots__ = (
        "__weakref__", "_attendance", "_bot_at", "_bots", "_chairs", "_log", "_queue", "_services", "_tasks",
        "_thinking", "_timer", "_timer_at", "missing_since", "next_at",
    )  # fmt: skip

    def __init__(
        self, services: Services, followed: FollowedLog, attendance: Attendance, queue: CommandQueue, tasks: Tasks
    ) -> None:
        self._services, self._log, self._attendance = services, followed, attendance
        self._queue, self._tasks = queue, tasks
        self._chairs = followed.table.chairs
        self._bots = bots_of(followed.table)
        """The seats for which bots decide, at these chairs."""
        self._thinking: set[int] = set()
        """The seats whose bots are thinking."""
        self._bot_at = 0.0
        """When the next bot may move where everybody may act at any moment."""
        self.missing_since: dict[int, float] = {}
        """By seat of an absent person whom others wait for: since when."""
        self.next_at = NEVER
        """When something is due next."""
        self._timer: asyncio.TimerHandle | None = None
        self._timer_at = 0.0

    def after_own_entry(self, due_at: int | None) -> None:
        """This worker has stored an entry, after which something is due at that time."""
        self._attend(due_at, is_own=True)

    def after_others(self) -> None:
        """Another worker may have stored an entry."""
        self._attend(due(self._log.table), is_own=False)

    def take_over(self) -> None:
        """Do at once what is due, because nobody else does."""
        self.watch_absence()
        self._attend(due(self._log.table), is_own=True)

    def look_around(self) -> None:
        """Somebody may have come or gone, or another worker may have stored an entry."""
        self.watch_absence()
        self.after_others()

    def rearranged(self) -> None:
        """Chairs or the stage have changed."""
        table = self._log.table
        if table.chairs is not self._chairs:
            self._chairs, self._bots = table.chairs, bots_of(table)
        self.watch_absence()

    def close(self) -> None:
        if self._timer:
            self._timer.cancel()

    # --- What is due, and when ---

    def _attend(self, due_at: int | None, is_own: bool) -> None:
        wait = NEVER
        if due_at is not None:
            services = self._services
            patience = 0.0 if is_own or services.is_alone else services.takeover_seconds
            if due_at > self._log.table.at:
                wait = patience + (due_at - clock.now_ms()) / 1000
            else:  # a bot is to act, however the clock was set meanwhile
                wait = self._until_late(patience)
            if wait <= 0:
                wait = self._do_what_is_due(patience)
        if is_own and self._bots:
            self._let_interject()
        if self.missing_since:
            wait = min(wait, self._stand_in())
        self._wake_at(time.monotonic() + wait)

    def _do_what_is_due(self, patience: float) -> float:
        """Return the seconds until more is due."""
        in_play, now, soonest = self._log.table.in_play, clock.now_ms(), NEVER
        assert in_play is not None
        for seat in in_play.to_act:
            is_bots, until = seat in self._bots, in_play.until[seat]
            if is_bots:
                wait = self._until_late(patience)
            elif until is not None:
                wait = patience + (until - now) / 1000
            else:
                continue
            if wait > 0:
                soonest = min(soonest, wait)
            elif is_bots:
                self._let_think(seat, is_to_act=True)
            else:
                self._tasks.start(self._give_command(TimeOut(seat)))
        return soonest

    def _until_late(self, patience: float) -> float:
        """Return the seconds until the bots of another worker are late; people who come and go do not prolong them."""
        return self._log.moved_at + patience - time.monotonic()

    def _wake_at(self, next_at: float) -> None:
        """Look after the table again at that time, unless something happens before.

        A timer that rings too early is set again, which costs less than a new one for every move."""
        self.next_at = next_at
        if next_at == NEVER or (self._timer is not None and self._timer_at <= next_at):
            return
        if self._timer is not None:
            self._timer.cancel()
        self._timer_at = next_at
        self._timer = asyncio.get_running_loop().call_later(next_at - time.monotonic(), self._wake)

    def _wake(self) -> None:
        self._timer = None
        if self.next_at <= time.monotonic():
            self._attend(due(self._log.table), is_own=True)
        else:
            self._wake_at(self.next_at)

    async def _give_command(self, command: Command[Any]) -> None:
        """Give a command as the server; it may be out of date by the time it is judged."""
        table = self._log.table.id
        try:
            await self._queue.ask(SERVER, command)
        except Refusal as refusal:
            log.debug("out of date", table=table, command=type(command).__name__, why=refusal.key)
        except StoreLost:  # the log will be read again, and then it is seen what is still due
            log.warning("a command of the server could not be stored", table=table, command=type(command).__name__)

    # --- Absence ---

    def watch_absence(self) -> None:
        """Note since when people whom others wait for have been missing, and who is back.

        To be called whenever somebody comes or goes. If nobody is present, nobody waits: the game stays as it is until
        somebody comes. Nobody is missing as long as this worker cannot hear who is connected to the others."""
        table, attendance = self._log.table, self._attendance
        missing = {}
        for seat in attendance.seats_here():
            if table.chairs[seat].away:
                self._tasks.start(self._give_command(MarkBack(seat)))
        present = attendance.seats()
        if present and table.settings.grace and self._services.bus.is_up and is_waiting(table):
            for seat, chair in enumerate(table.chairs):
                if is_person(chair) and not chair.away and seat not in present:
                    missing[seat] = self.missing_since.get(seat, time.monotonic())
        self.missing_since = missing

    def _stand_in(self) -> float:
        """Mark people as absent who were missing for the grace time; return the seconds until the next one is."""
        self.watch_absence()  # a worker that was heard of may have died meanwhile, or the game may have ended
        soonest, grace = NEVER, float(self._log.table.settings.grace)
        if not self._services.is_alone:  # others may not have told yet who is connected to them
            grace = max(grace, 2 * PRESENCE_SECONDS)
        for seat, since in self.missing_since.items():
            left = since + grace - time.monotonic()
            if left <= 0:
                self._tasks.start(self._give_command(MarkAbsent(seat)))
            else:
                soonest = min(soonest, left)
        return soonest

    # --- Bots ---

    def _let_interject(self) -> None:
        """Ask the bots that are not to act: one may have something to say out of turn, about what it has noticed."""
        table = self._log.table
        if table.in_play is not None and table.stage == "playing":
            for seat in self._bots:
                if seat not in table.in_play.to_act and not is_unnoticed(table, seat):
                    self._let_think(seat, is_to_act=False)

    def _let_think(self, seat: int, is_to_act: bool) -> None:
        if seat in self._thinking:
            return
        table = self._log.table
        assert table.in_play is not None
        menu = table.game.legal(table.in_play.state, seat)
        if menu:
            self._thinking.add(seat)
            self._tasks.start(self._think(table, seat, is_to_act, menu))

    async def _think(self, table: Table, seat: int, is_to_act: bool, menu: Sequence[Any]) -> None:
        """Let a bot choose from this menu of this table, which may have gone on before this task begins."""
        services, game, in_play = self._services, table.game, table.in_play
        assert in_play is not None
        began, after = time.perf_counter(), in_play.acted[seat]
        # Taken before the bots think: how long one thinks must not show in when another moves.
        turn = self._turn_in_open_time(table) if is_to_act else None
        bot = bot_of(table.chairs[seat], table.settings)
        try:
            news, blind = self._news(seat, after, table.seq), is_blind(bots(table.game_id)[bot])
            question = make_question(game, in_play.state, seat, menu, news, is_to_act, blind)
            move = await services.thinkers.ask(game, bot, seat, question, services.chance.bot_seed(table, seat))
            if move is not None:
                game.play(in_play.state, seat, move)  # raises Refusal if the bot is mistaken
        except Exception:
            log.exception("a bot failed", table=table.id, game=table.game_id, bot=bot)
            move = fallback(menu, is_to_act, services.chance.at(table))
        took = time.perf_counter() - began
        services.metrics.think_time.observe(took)
        if move is not None and (delay := services.settings.bot_delay):
            pace = max(delay, services.thinkers.pace(table.game_id, bot, took)) - took if is_to_act else 0.0
            if turn is None:
                turn = self._turn_in_open_time(table)
            await asyncio.sleep(max(pace, turn - time.monotonic()))
        self._thinking.discard(seat)
        if move is not None:
            await self._give_command(BotPlay(seat, after, move))
        if seat in bots_to_act(self._log.table):  # it is to act (again), or another entry came between
            self._attend(due(self._log.table), is_own=True)

    def _turn_in_open_time(self, table: Table) -> float:
        """Return when it is the turn of one more bot, where all share one time (`Clock.of`); elsewhere 0."""
        in_play = table.in_play
        assert in_play is not None
        clock_now = table.game.clock(in_play.state)
        if clock_now is None or not clock_now.of:
            return 0.0
        seen = table.game.seen_to_act(in_play.state, None)  # the pace must not tell whether people are done
        people_act = any(seat not in self._bots for seat in seen)
        delay = self._services.settings.bot_delay * (OPEN_PACE if people_act else 1)
        self._bot_at = max(self._bot_at, time.monotonic()) + delay
        return self._bot_at

    def _news(self, seat: int, since: int, until: int) -> tuple[Any, ...]:
        """Return what a seat heard from one entry to another, both included."""
        steps = (step for step in self._log.history if since <= step.seq <= until)
        return news_for([told for step in steps for told in step.told], seat)
