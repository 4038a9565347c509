"""The server for one's own table: opens the browser as soon as it answers."""

import threading
import time
import urllib.request
import webbrowser

from diwan.server.serve import serve
from diwan.server.settings import Settings, load_settings


def open_when_ready(address: str, patience: float = 20.0) -> None:
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


def serve_and_open(settings: Settings) -> None:
    host = "127.0.0.1" if settings.host in ("0.0.0.0", "::") else settings.host
    address = f"http://{host}:{settings.port}"
    threading.Thread(target=open_when_ready, args=(address,), daemon=True).start()
    serve(settings)


if __name__ == "__main__":
    serve_and_open(load_settings())
