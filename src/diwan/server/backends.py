"""Makes the store and the bus that the settings name. The libraries of PostgreSQL and Redis are an extra."""

from diwan.core.extras import needs
from diwan.server.bus import Bus, NoBus
from diwan.server.store import Store, file_of


def make_store(database: str) -> Store:
    """Return the store at the address of a PostgreSQL database, or at the path of an SQLite file."""
    path = file_of(database)
    if path is None:
        with needs("cluster", "a PostgreSQL database"):
            from diwan.server.store_postgres import PostgresStore

        return PostgresStore(database)
    from diwan.server.store_sqlite import SQLiteStore

    return SQLiteStore(str(path))


def make_bus(redis: str | None) -> Bus:
    """Return the bus at the address of a Redis server, or one for a worker that is alone."""
    if redis:
        with needs("cluster", "a Redis address"):
            from diwan.server.bus_redis import RedisBus

        return RedisBus(redis)
    return NoBus()
