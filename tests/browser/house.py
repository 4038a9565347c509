"""A server of its own for the browser tests: real, quick bots, the same deals in every run, restarted on request."""

import os
import shutil
import subprocess
import sys
import time
import urllib.request
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from ports import free_port

PATIENCE = 300
"""Seconds for which the server is waited for, on however busy a machine."""
CHROMIUM: dict[str, Any] = {
    "executable_path": shutil.which("chromium"),
    "args": [
        "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--disable-quic", "--no-first-run",
        "--disable-background-networking", "--disable-component-update", "--disable-sync",
        "--host-resolver-rules=MAP diwan.test 127.0.0.1",
    ],
}  # fmt: skip


def on_the_network(address: str) -> str:
    """The same server as others on the network see it: without TLS, and so without what browsers keep for localhost."""
    return address.replace("127.0.0.1", "diwan.test")


class Served:
    """`python -m diwan.server` on a port of its own."""

    def __init__(self, folder: Path, bot_delay: float = 0.02, environment: Mapping[str, str] = os.environ) -> None:
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.database = str(folder / "tables.sqlite")
        self._env = {
            **environment,
            "DIWAN_PORT": str(self.port),
            "DIWAN_DATABASE": self.database,
            "DIWAN_SEED": "browser",
            "DIWAN_BOT_DELAY": str(bot_delay),
            "DIWAN_THINK_SECONDS": "0.2",
            "DIWAN_TABLES_PER_MINUTE": "10000",
            "DIWAN_SEATS_PER_MINUTE": "10000",
            "DIWAN_LOG_LEVEL": "warning",
        }
        self._log = (folder / "server.log").open("ab")
        self.start()

    def start(self) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-m", "diwan.server"], env=self._env, stdout=self._log, stderr=self._log
        )
        until = time.monotonic() + PATIENCE
        while True:
            try:
                urllib.request.urlopen(f"{self.address}/health", timeout=10).close()
            except OSError:
                assert self._process.poll() is None, "the server has stopped; see server.log"
                assert time.monotonic() < until, "the server does not answer"
                time.sleep(0.05)  # the pace of asking: nothing tells another process when a port opens
            else:
                return

    def stop(self) -> None:
        self._process.terminate()
        self._process.wait(PATIENCE)

    def restart(self) -> None:
        self.stop()
        self.start()
