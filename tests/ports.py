"""Ports for the servers that tests start."""

import os
import socket
from itertools import cycle

FIRST, EACH = 12_000, 500
"""Below the range (from 32768 on Linux) from which outgoing connections take theirs: while a server is away, nobody
else gets its port. Each worker of pytest-xdist has so many of its own."""
_WORKER = int(os.environ.get("PYTEST_XDIST_WORKER", "gw0").removeprefix("gw"))
_BEGIN = os.getpid() * 7 % EACH
"""Another run of the tests at the same time begins elsewhere: a server takes a while until it listens on its port."""
_ports = cycle([FIRST + EACH * _WORKER + (_BEGIN + step) % EACH for step in range(EACH)])


def free_port() -> int:
    """Return the next port of this worker that nobody listens on."""
    for port in _ports:
        with socket.socket() as probe:
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port
    raise AssertionError("an endless cycle has ended")
