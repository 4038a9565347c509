"""A table as one file: the lines of its log, between a head and a foot that show whether the file is whole."""

import asyncio
from collections import deque
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from diwan.core.codec import encode
from diwan.core.errors import BadFile, BadSetup
from diwan.core.game import Refusal
from diwan.server.log_rows import log_row
from diwan.server.sentences import sentence
from diwan.server.store import LogRow, Store, append
from diwan.table import Entry, Open, Say, Table, entry_decoder, repeat, restore

FORMAT = 1
UNREADABLE = (msgspec.MsgspecError, RecursionError)  # the latter for brackets that are nested too deep


class Head(Struct, frozen=True):
    diwan_table: int
    table: str
    game: str
    edition: str


class Foot(Struct, frozen=True, forbid_unknown_fields=True):
    entries: int


async def export_table(store: Store, table: str) -> bytes:
    """Return the file of a table.

    It holds every secret of its games, so it is for the operator of the server, or for after the last game."""
    bodies = await store.read(table)
    if not bodies:
        raise BadSetup(f"there is no table {table!r}")
    return _file_of(table, bodies)


async def export_for_host(store: Store, table: Table) -> bytes | None:
    """Return the file for a host, who is one of the players: None while a game is running, and without the words of
    whispers."""
    return await asyncio.to_thread(_for_host, table, await store.read(table.id))


def _for_host(table: Table, bodies: list[bytes]) -> bytes | None:
    entries = list(map(entry_decoder(table.game_id).decode, bodies))
    last = deque(
        restore(entries), 1
    ).pop()  # the log decides, because this worker may not have heard yet that a game began
    if last.table.stage in ("playing", "paused"):
        return None
    return _file_of(table.id, [encode(_without_whispers(entry)) for entry in entries])


def _without_whispers(entry: Entry[Any]) -> Entry[Any]:
    command = entry.command
    if isinstance(command, Say) and command.to is not None:
        return replace(entry, command=replace(command, text="…"))
    return entry


def _file_of(table: str, bodies: list[bytes]) -> bytes:
    opening = msgspec.json.decode(bodies[0], type=_First).command
    head = Head(FORMAT, table, opening.game, opening.edition)
    return b"\n".join([msgspec.json.encode(head), *bodies, msgspec.json.encode(Foot(len(bodies)))]) + b"\n"


async def import_table(store: Store, data: bytes, name: str = "table file") -> str:
    """Store the table of a file; return the table's id. Nothing is stored of a file that does not replay."""
    lines = data.splitlines()
    try:
        head = msgspec.json.decode(lines[0] if lines else b"", type=Head)
    except UNREADABLE as error:
        raise BadFile(name, 1, f"this is not the head of a Diwan table: {error}") from None
    if head.diwan_table > FORMAT:
        raise BadFile(name, 1, f"the file has format {head.diwan_table}, this program reads up to {FORMAT}")
    try:
        foot = msgspec.json.decode(lines[-1], type=Foot)
    except UNREADABLE:
        raise BadFile(name, len(lines), "the file was cut off: the line that counts the entries is missing") from None
    if foot.entries != len(lines) - 2:
        raise BadFile(name, len(lines), f"the file counts {foot.entries} entries but holds {len(lines) - 2}")
    if not foot.entries:
        raise BadFile(name, len(lines), "the file holds no entries, so there is no table in it")
    first, *rest = _replayed(head, lines[1:-1], name)
    listings = [row.listing for row in (first, *rest) if row.listing]
    # The first entry is stored last, with the table's final listing: until then no server on this store knows of the
    # table, and an import that was interrupted can be continued.
    stored = await store.read(head.table)
    if stored != [row.body for row in rest[: len(stored)]]:
        raise BadSetup(f"there is a table {head.table!r} already")
    for row in (*(replace(row, listing=None) for row in rest[len(stored) :]), replace(first, listing=listings[-1])):
        if not await append(store, row):
            raise BadSetup(f"there is a table {head.table!r} already")
    return head.table


def _replayed(head: Head, bodies: list[bytes], name: str) -> list[LogRow]:
    try:
        decode = entry_decoder(head.game).decode
    except BadSetup as error:
        raise BadFile(name, 1, str(error)) from None
    table: Table | None = None
    rows = []
    for number, body in enumerate(bodies, 2):
        try:
            entry = decode(body)
            if isinstance(entry.command, Open) != (number == 2):
                raise BadFile(name, number, "a table is opened once, by its first entry")
            before, table = table, repeat(table, entry).table
        except (*UNREADABLE, BadSetup) as error:
            raise BadFile(name, number, f"this entry cannot be used: {error}") from None
        except Refusal as refusal:
            why = sentence(refusal, table, None, "en")
            raise BadFile(name, number, f"this entry does not follow from those before it: {why}") from None
        if (table.id, table.game_id) != (head.table, head.game):
            raise BadFile(name, number, "this entry is of another table than the head")
        if before is not None and table.at < before.at:
            raise BadFile(name, number, "this entry was made before the one above it")
        rows.append(log_row(before, table, body))
    return rows


class _Opening(Struct):
    game: str
    edition: str


class _First(Struct):
    command: _Opening
