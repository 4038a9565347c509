"""From a table and an entry to the row that the store appends to the log."""

from diwan.server.store import LogRow, TableRow
from diwan.table import Table, due


def log_row(before: Table | None, table: Table, body: bytes) -> LogRow:
    """Return the row of the entry that led from `before` to `table`."""
    listing = None
    if before is None or before.stage != table.stage:
        listing = TableRow(table.game_id, table.stage, table.settings.listed)
    return LogRow(table.id, table.seq, table.at, due(table), body, listing)
