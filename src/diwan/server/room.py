"""A table in the memory of a worker. Everything here can be lost: the log has it."""

import time
from collections.abc import Iterable

from diwan.server.attendance import Attendance, Client, do_nothing
from diwan.server.caretaker import Caretaker
from diwan.server.command_queue import CommandQueue
from diwan.server.followed_log import FollowedLog
from diwan.server.services import Services
from diwan.server.tasks import Tasks
from diwan.server.telling import StepNews
from diwan.server.turns import Turns
from diwan.table import Step, Table


class Room:
    """The table, its commands, who is connected to it, and what the server does at it by itself.

    There are thousands of rooms, and moves of all of them in turn: slots keep each of its parts in one small object."""

    __slots__ = ("__weakref__", "_turns", "_used_at", "attendance", "caretaker", "log", "queue", "tasks")

    def __init__(self, id: str, services: Services, steps: Iterable[Step]) -> None:
        self._turns, self.tasks = Turns(), Tasks(id)
        self.attendance = Attendance(id, services)
        self.log = FollowedLog(steps, services, self._turns, self.tasks, self.attendance)
        self.queue = CommandQueue(services, self.log, self._turns, self.tasks)
        self.caretaker = Caretaker(services, self.log, self.attendance, self.queue, self.tasks)
        self.attendance.on_change = self.log.on_caught_up = self.caretaker.look_around
        self.log.on_rearranged = self.caretaker.rearranged
        self.queue.on_stored = self.caretaker.after_own_entry
        self._used_at = time.monotonic()

    @property
    def table(self) -> Table:
        return self.log.table

    @property
    def history(self) -> list[StepNews]:
        """What the latest steps told, the last one at the end."""
        return self.log.history

    @property
    def clients(self) -> set[Client]:
        return self.attendance.clients

    # --- Housekeeping ---

    def note_use(self) -> None:
        """Somebody has asked for this table, so it stays in memory for a while."""
        self._used_at = time.monotonic()

    def is_idle_since(self, moment: float) -> bool:
        """Whether nobody has used the table since then, and nothing is going on."""
        attendance = self.attendance
        is_in_use = attendance.sockets or attendance.clients or self.tasks or self._turns.is_taken
        return not is_in_use and max(self._used_at, attendance.left_at) < moment

    def close(self) -> None:
        """Stop everything, and take the parts apart: the garbage collector would find such a cycle too late."""
        self.caretaker.close()
        self.tasks.cancel_all()
        self.attendance.on_change = self.log.on_caught_up = self.log.on_rearranged = do_nothing
        self.queue.close()
