"""`diwan serve`: serving tables, and exporting and importing them as files."""

import asyncio
import sys
import threading
import webbrowser
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from diwan.cli.console import print_message
from diwan.cli.mcp import agents_doors
from diwan.core.errors import BadFile, DiwanError
from diwan.core.extras import needs

with needs("web", "the web table"):
    from diwan.server.backends import make_store
    from diwan.server.serve import serve
    from diwan.server.settings import load_settings
    from diwan.server.store import Store, file_of
    from diwan.server.transfer import export_table, import_table


def run_server(file: Path | None, flags: Mapping[str, Any]) -> None:
    serve(load_settings(file, flags=flags), agents_doors(), _say_where)


def serve_and_open() -> None:
    """Start the server, and open the browser as soon as it answers."""

    def ready(address: str) -> None:
        _say_where(address)
        # In a thread, because some browsers do not return for a long time.
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    serve(load_settings(), agents_doors(), ready)


def _say_where(address: str) -> None:
    print_message(f"tables are served on {address}; Ctrl+C stops.")


def write_table(file: Path | None, flags: Mapping[str, Any], table: str) -> None:
    """To standard output."""

    async def export(store: Store) -> bytes:
        return await export_table(store, table)

    database = load_settings(file, flags=flags).database
    path = file_of(database)
    if path is not None and not path.exists():  # or an empty one would be made of it
        raise DiwanError(f"there is no database {path}; say where it is by DIWAN_DATABASE or --database")
    sys.stdout.write(_with_store(database, export).decode())


def read_table(file: Path | None, flags: Mapping[str, Any], source: Path) -> None:
    try:
        data = source.read_bytes()
    except OSError as error:
        raise BadFile(str(source), 1, f"the file cannot be read: {error.strerror}") from None

    async def take(store: Store) -> str:
        return await import_table(store, data, str(source))

    print_message(f"table {_with_store(load_settings(file, flags=flags).database, take)} is here now.")


def _with_store(database: str, work: Any) -> Any:
    async def run() -> Any:
        store = make_store(database)
        await store.open()
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(run())
