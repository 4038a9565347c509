"""Files of many games: a table with one row per game and the same columns for every game.

The formats are JSON Lines (plain, `.gz` or `.zst`) and `.parquet`, which data-frame libraries read. Every row can be
turned back into a record that replays."""

import gzip
import io
import zlib
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import IO, Any, cast

import msgspec
from msgspec import Struct

from diwan.core.codec import encode
from diwan.core.errors import BadFile
from diwan.core.extras import needs
from diwan.core.game import Outcome
from diwan.core.record import FORMAT, Head, Record

ROW_START = b'{"game":'
"""The start of a JSON line that holds a row."""
ROWS_PER_GROUP = 500
"""Rows that are written to a Parquet file at a time."""
COMPRESSED = "a file of Parquet or Zstandard"
"""What needs the extra `records`, for its error message."""


class Row(Struct, frozen=True, forbid_unknown_fields=True):
    """One game. Columns whose type differs between games (the set-up, the moves) hold JSON in strings."""

    game: str
    edition: str
    """The edition of the rules."""
    variant: str
    seats: int
    seed: str
    number: int
    """The number of the game in its simulation, from 1. The same seed and number give the same game."""
    bots: tuple[str, ...]
    """By seat, like scores and teams."""
    winners: tuple[int, ...]
    """Seats: several share a win, none is a draw."""
    scores: tuple[float, ...]
    teams: tuple[str, ...]
    """Empty in games without teams or roles."""
    ruling: str
    """The ruling that ended the game."""
    reason: str
    """Why the game ended: a key of the game's texts."""
    setup: str
    """Seats, variant and options, as in a record."""
    actors: tuple[int, ...]
    """The seat that played each move, -1 for NATURE."""
    moves: tuple[str, ...]

    def record(self) -> Record:
        """Return the row as a record; raise BadFile if this program does not know the game in this edition."""
        name = f"game {self.number}"
        try:
            setup = msgspec.json.decode(self.setup, type=dict[str, Any])
        except msgspec.MsgspecError as error:
            raise BadFile(name, 1, f"the set-up cannot be used: {error}") from None
        head = Head(diwan=FORMAT, game=self.game, edition=self.edition, setup=setup, names=_numbered_names(self.bots))
        outcome = Outcome(
            winners=self.winners, scores=self.scores, ruling=self.ruling, reason=self.reason, teams=self.teams
        )
        return Record.from_parts(head, list(zip(self.actors, self.moves, strict=True)), outcome, name)


def _numbered_names(bots: Sequence[str]) -> tuple[str, ...]:
    """Return a different name for each seat: its bot with the number of the seat."""
    return tuple(f"{bot} {seat}" for seat, bot in enumerate(bots))


def make_row(record: Record, bots: Sequence[str], seed: int | str, number: int) -> Row:
    """Return the row of a finished game."""
    outcome = record.outcome
    assert outcome is not None
    return Row(
        game=record.game,
        edition=record.edition,
        variant=record.setup.variant,
        seats=record.setup.seats,
        seed=str(seed),
        number=number,
        bots=tuple(bots),
        winners=outcome.winners,
        scores=outcome.scores,
        teams=outcome.teams,
        ruling=outcome.ruling,
        reason=outcome.reason,
        setup=msgspec.json.encode(record.setup).decode(),
        actors=tuple(actor for actor, _ in record.moves),
        moves=tuple(encode(move).decode() for _, move in record.moves),
    )


# --- Writing and reading ---


@contextmanager
def write_rows(path: Path) -> Iterator[Callable[[Row], None]]:
    """Open a file and yield the function that appends a row to it; raise OSError if the file cannot be written."""
    with ExitStack() as stack:
        if path.suffix == ".parquet":
            yield stack.enter_context(_parquet(path))
        else:
            file = stack.enter_context(_open_compressed(path, "wb"))

            def add(row: Row) -> None:
                file.write(msgspec.json.encode(row) + b"\n")

            yield add


def is_table(path: Path) -> bool:
    """Return whether a file holds rows and not the record of a single game."""
    try:
        if path.suffix == ".parquet":
            return path.exists()
        with _open_compressed(path, "rb") as file:
            return file.read(len(ROW_START)) == ROW_START
    except (OSError, EOFError, zlib.error):
        return False


def read_rows(path: Path) -> Iterator[Row]:
    """Yield the rows of a file; raise BadFile with the line of the first mistake."""
    if path.suffix == ".parquet":
        with needs("records", COMPRESSED):
            from pyarrow.parquet import ParquetFile

        with ParquetFile(path) as file:
            for batch in file.iter_batches(ROWS_PER_GROUP):
                yield from msgspec.convert(batch.to_pylist(), list[Row])
        return
    with _open_compressed(path, "rb") as lines:
        for number, line in enumerate(lines, 1):
            try:
                yield msgspec.json.decode(line, type=Row)
            except msgspec.MsgspecError as error:
                raise BadFile(
                    str(path), number, f"this is not a game that `diwan sim --records` has written: {error}"
                ) from None


def _open_compressed(path: Path, mode: str) -> IO[bytes]:
    """Open a file that is compressed or decompressed as its name says."""
    if path.suffix == ".gz":
        return cast(IO[bytes], gzip.open(path, mode, compresslevel=6))
    if path.suffix == ".zst":
        if mode == "wb":
            return cast(IO[bytes], _import_pyarrow().output_stream(str(path), compression="zstd"))
        return io.BufferedReader(_import_pyarrow().input_stream(str(path), compression="zstd"))
    return cast(IO[bytes], path.open(mode))


@contextmanager
def _parquet(path: Path) -> Iterator[Callable[[Row], None]]:
    arrow = _import_pyarrow()
    with needs("records", COMPRESSED):
        from pyarrow.parquet import ParquetWriter

    plain = {str: arrow.string(), int: arrow.int64(), float: arrow.float64()}
    kinds = {field.name: field.type for field in msgspec.structs.fields(Row)}
    schema = arrow.schema(
        [(name, plain[kind] if kind in plain else arrow.list_(plain[kind.__args__[0]])) for name, kind in kinds.items()]
    )
    waiting: list[dict[str, Any]] = []

    def flush() -> None:
        if waiting:
            writer.write_table(arrow.Table.from_pylist(waiting, schema))
            waiting.clear()

    def add(row: Row) -> None:
        waiting.append(msgspec.structs.asdict(row))
        if len(waiting) >= ROWS_PER_GROUP:
            flush()

    with ParquetWriter(path, schema, compression="zstd") as writer:
        yield add
        flush()


def _import_pyarrow() -> Any:
    with needs("records", COMPRESSED):
        import pyarrow
    return pyarrow
