"""The store for several workers: PostgreSQL, with many appends in one statement."""

import asyncio
from typing import Any

import asyncpg

from diwan.core.errors import DiwanError
from diwan.server.commit_batcher import CommitBatcher
from diwan.server.store import OPENED, Listing, LogRow, StoreLost

MIGRATIONS = (
    """
    create table log (
        table_id text not null, seq integer not null, body bytea not null, primary key (table_id, seq)
    );
    create table tables (
        id text primary key, game text not null, created bigint not null, at bigint not null, seq integer not null,
        stage text not null, listed boolean not null, due bigint
    ) with (fillfactor = 70);
    create index tables_due on tables (due) where due is not null;
    create index tables_at on tables (at) where stage <> 'archived';
    """,
    # `at` changes with every entry: while an index holds it, no update can stay in its page (HOT) and leave the others
    # alone.
    """
    drop index tables_at;
    create index tables_listed on tables (id) where listed;
    """,
    # A move adds one row and changes none: columns that change with every entry are in the log.
    """
    alter table log add column at bigint, add column due bigint;
    update log set at = tables.at, due = tables.due from tables where id = table_id and log.seq = tables.seq;
    alter table tables drop column created, drop column at, drop column seq, drop column due;
    alter table tables reset (fillfactor);
    create index tables_playing on tables (id) where stage = 'playing';
    create view latest as
        select id, game, stage, listed, last.* from tables, lateral
            (select seq, at, due, body from log where table_id = id order by seq desc limit 1) as last;
    """,
)
_LOCK = 0x44697761  # only one worker migrates

_LOST = (asyncpg.PostgresError, asyncpg.InterfaceError, OSError, TimeoutError)
"""Whatever error PostgreSQL reports: a full disk, no free connection, or read-only after a failover."""
BATCH = 64
"""Most rows in one commit."""

_APPEND = """
with row as (
    select * from unnest($1::text[], $2::integer[], $3::bigint[], $4::bigint[], $5::bytea[],
                         $6::text[], $7::text[], $8::boolean[]) as _ (id, seq, at, due, body, game, stage, listed)
), new as (
    insert into log (table_id, seq, at, due, body) select id, seq, at, due, body from row
        on conflict do nothing returning table_id, seq
), staged as (
    insert into tables (id, game, stage, listed)
        select distinct on (id) id, game, stage, listed from row join new on id = table_id and row.seq = new.seq
        where stage is not null order by id, row.seq desc
        on conflict (id) do update set stage = excluded.stage
)
select table_id, seq from new
"""


def _number(row: LogRow) -> tuple[str, int]:
    return row.table, row.seq


class PostgresStore:
    """See `diwan.server.store.Store`."""

    def __init__(self, address: str) -> None:
        self._address = address
        self._batcher = CommitBatcher(self._commit, BATCH)
        self.append = self._batcher.append
        self._committing: asyncio.Task[None] | None = None

    async def open(self) -> None:
        try:
            self._pool = await asyncpg.create_pool(self._address, min_size=1, max_size=10, command_timeout=30)
            await self._migrate()
        except (ValueError, *_LOST) as error:  # not the address, which may hold a password
            raise DiwanError(f"the PostgreSQL database cannot be used: {error}") from error
        self._batcher.open()

    async def _migrate(self) -> None:
        async with self._pool.acquire() as db, db.transaction():
            await db.execute("select pg_advisory_xact_lock($1)", _LOCK)
            await db.execute("create table if not exists schema_version (version integer not null)")
            version = await db.fetchval("select version from schema_version") or 0
            if version > len(MIGRATIONS):
                raise DiwanError("the database was written by a newer Diwan; update this one")
            for script in MIGRATIONS[version:]:
                await db.execute(script)
            await db.execute("delete from schema_version")
            await db.execute("insert into schema_version values ($1)", len(MIGRATIONS))

    async def close(self) -> None:
        await self._batcher.rest()
        await self._pool.close()

    def _commit(self, rows: list[LogRow]) -> None:
        self._committing = asyncio.get_running_loop().create_task(self._append(rows))

    async def _append(self, rows: list[LogRow]) -> None:
        # In the same order everywhere, so that workers which race for the same tables cannot deadlock.
        ordered = sorted(rows, key=_number)
        columns = zip(*((r.table, r.seq, r.at, r.due, r.body, *r.listing_columns) for r in ordered), strict=True)
        try:
            new = set(map(tuple, await self._ask(_APPEND, *columns)))
        except Exception as error:
            self._batcher.fail(error)
            return
        stored = []
        for number in map(_number, rows):
            stored.append(number in new)
            new.discard(number)  # of two rows with one number only the first is stored
        self._batcher.settle(stored)

    async def _ask(self, question: str, *values: Any) -> list[Any]:
        try:
            found: list[Any] = await self._pool.fetch(question, *values)
        except _LOST as error:
            raise StoreLost(f"PostgreSQL: {error}") from error
        return found

    async def read(self, table: str, after: int = 0) -> list[bytes]:
        rows = await self._ask("select body from log where table_id = $1 and seq > $2 order by seq", table, after)
        return [row[0] for row in rows]

    async def heads(self, tables: list[str]) -> dict[str, int]:
        rows = await self._ask("select id, seq from latest where id = any($1)", tables)
        return {row[0]: row[1] for row in rows}

    async def due(self, before: int, limit: int = 1000) -> list[str]:
        rows = await self._ask(
            "select id from latest where stage = 'playing' and due <= $1 order by due limit $2", before, limit
        )
        return [row[0] for row in rows]

    async def stale(self, before: int, limit: int = 100) -> list[str]:
        rows = await self._ask(
            "select id from latest where at < $1 and stage <> 'archived' order by at limit $2", before, limit
        )
        return [row[0] for row in rows]

    async def listed(self, limit: int = 100) -> list[Listing]:
        rows = await self._ask(
            f"select id, game, stage, {OPENED} from tables where listed and stage <> 'archived'"
            " order by 4 desc, id limit $1",
            limit,
        )
        return [Listing(*row) for row in rows]

    async def ping(self) -> None:
        await self._ask("select 1")
