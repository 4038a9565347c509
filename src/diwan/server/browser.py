"""Opens the browser on one's own table."""

import time
import urllib.request
import webbrowser


def open_when_ready(address: str, patience: float = 120.0) -> None:
    """Opens the page once the server says that it is alive."""
    until = time.monotonic() + patience
    while time.monotonic() < until:
        try:
            urllib.request.urlopen(f"{address}/health", timeout=1).close()
        except OSError:
            time.sleep(0.1)
        else:
            webbrowser.open(address)
            return
