"""A table as one file: its log, line by line, between a head and a foot that tell whether it is whole."""

import asyncio
from collections import deque
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from diwan.core.codec import encode
from diwan.core.errors import BadFile, BadSetup
from diwan.core.game import Refusal
from diwan.server.room import line_of
from diwan.server.sentences import sentence
from diwan.server.store import Line, Store, append
from diwan.table import Entry, Open, Say, Table, entry_decoder, repeat, restore

FORMAT = 1
UNREADABLE = (msgspec.MsgspecError, RecursionError)  # the latter where brackets are nested without end


class Head(Struct, frozen=True):
    diwan_table: int
    table: str
    game: str
    edition: str


class Foot(Struct, frozen=True, forbid_unknown_fields=True):
    entries: int


async def export_table(store: Store, table: str) -> bytes:
    """Holds every secret of its games, so it is for whoever runs the server, or for after the last game."""
    bodies = await store.read(table)
    if not bodies:
        raise BadSetup(f"there is no table {table!r}")
    return _file_of(table, bodies)


async def export_for_host(store: Store, table: Table) -> bytes | None:
    """The same for a host, who is one of the people there: nothing while a game is running, and of whispers only that
    there were some."""
    return await asyncio.to_thread(_for_host, table, await store.read(table.id))


def _for_host(table: Table, bodies: list[bytes]) -> bytes | None:
    entries = list(map(entry_decoder(table.game_id).decode, bodies))
    last = deque(restore(entries), 1).pop()  # what the log says, for this worker may not have heard of a start yet
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
    """The id of the table, which is then as it was. Nothing is stored of a file that does not replay."""
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
    known = [line.row for line in (first, *rest) if line.row]
    # The first entry comes last, with how the table stands: until then no server that runs on this store knows of it,
    # and an import that was cut off is gone on with.
    stored = await store.read(head.table)
    if stored != [line.body for line in rest[: len(stored)]]:
        raise BadSetup(f"there is a table {head.table!r} already")
    for line in (*(replace(line, row=None) for line in rest[len(stored) :]), replace(first, row=known[-1])):
        if not await append(store, line):
            raise BadSetup(f"there is a table {head.table!r} already")
    return head.table


def _replayed(head: Head, bodies: list[bytes], name: str) -> list[Line]:
    try:
        decode = entry_decoder(head.game).decode
    except BadSetup as error:
        raise BadFile(name, 1, str(error)) from None
    table: Table | None = None
    done = []
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
        done.append(line_of(before, table, body))
    return done


class _Opening(Struct):
    game: str
    edition: str


class _First(Struct):
    command: _Opening
