"""Who is connected to a table: its clients here, and those of other workers."""

import time
from collections.abc import Callable
from typing import Any, Protocol

from diwan.core.codec import encode
from diwan.server.bus import WorkerPresence
from diwan.server.services import Services
from diwan.server.wire import Presence

PRESENCE_SECONDS = 5.0
"""How often a worker tells the others who is connected to it. What it told is believed three times as long."""


def do_nothing() -> None:
    """Stand for a callback that is not set."""


class Client(Protocol):
    """Somebody who is told what happens at a table: a socket, or an agent."""

    @property
    def seat(self) -> int | None:
        """The observer whose messages it gets; it changes in `check_role` alone."""

    def push(self, text: bytes, /) -> None:
        """Send a message, some time soon."""

    def check_role(self) -> None:
        """Find out anew which seat is this client's, because somebody sat down or left."""

    def dismiss(self, code: int, reason: Any, /, retry: int = 0) -> None:
        """Say goodbye and close the connection."""


class Attendance:
    """Keeps track of the clients of a table, and tells them who is present."""

    __slots__ = (
        "__weakref__", "_elsewhere", "_services", "_table", "_told",
        "clients", "left_at", "observers", "on_change", "sockets",
    )  # fmt: skip

    def __init__(self, table: str, services: Services) -> None:
        self._table, self._services = table, services
        self.on_change: Callable[[], None] = do_nothing
        """Is called whenever somebody may have come or gone, here or elsewhere."""
        self.clients: set[Client] = set()
        self.observers: tuple[int | None, ...] = ()
        """The seats of the clients, each once; None for spectators."""
        self.sockets = 0
        """Open sockets: those of clients, and those of people who have not said hello yet."""
        self.left_at = time.monotonic()
        """When the last client left."""
        self._elsewhere: dict[str, tuple[WorkerPresence, float]] = {}
        """By worker: who is connected there, and until when that is believed."""
        self._told: Presence | None = None
        """What the clients were told last."""

    def enter(self, client: Client) -> None:
        self.clients.add(client)
        self._here_changed()

    def leave(self, client: Client) -> None:
        self.clients.discard(client)
        self.left_at = time.monotonic()
        self._here_changed()

    def check_roles(self) -> None:
        """Somebody sat down or left, so clients may have another role now."""
        for client in tuple(self.clients):
            client.check_role()
        self._note_observers()

    # --- Who is present ---

    def seats_here(self) -> set[int]:
        """Return the seats with a client of this worker."""
        return {client.seat for client in self.clients if client.seat is not None}

    def seats(self) -> set[int]:
        """Return the seats with a client of any worker."""
        return self.seats_here().union(*(presence.seats for presence in self.elsewhere()))

    def elsewhere(self) -> list[WorkerPresence]:
        """Return what other workers have told lately."""
        now = time.monotonic()
        return [presence for presence, until in self._elsewhere.values() if until > now]

    def presence(self) -> Presence:
        everywhere = [self._here(), *self.elsewhere()]
        seats = {seat for presence in everywhere for seat in presence.seats}
        return Presence(tuple(sorted(seats)), sum(presence.spectators for presence in everywhere))

    def _here(self) -> WorkerPresence:
        spectators = sum(client.seat is None for client in self.clients)
        return WorkerPresence(self._table, self._services.worker, tuple(sorted(self.seats_here())), spectators)

    # --- Changes ---

    def hear(self, presence: WorkerPresence) -> None:
        """Another worker tells who is connected to it."""
        self._elsewhere[presence.worker] = (presence, time.monotonic() + 3 * PRESENCE_SECONDS)
        if self.presence() != self._told:
            self._tell()

    def repeat(self) -> None:
        """Tell other workers who is here, and notice if one that was heard of is gone."""
        self._services.bus.publish(self._here())
        if self.presence() != self._told:
            self._tell()
        else:  # the bus may have been away, which changes who is believed to be absent
            self.on_change()

    def _here_changed(self) -> None:
        self._note_observers()
        self._services.bus.publish(self._here())
        self._tell()

    def _note_observers(self) -> None:
        self.observers = tuple({client.seat for client in self.clients})

    def _tell(self) -> None:
        self._told = self.presence()
        message = encode(self._told)
        for client in self.clients:
            client.push(message)
        self.on_change()
