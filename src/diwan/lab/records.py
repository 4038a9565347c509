"""Many games as one table: a row for each game, with the same columns whatever the game, as JSON Lines (plain, `.gz` or
`.zst`) or as `.parquet`. Data frames open it, and every row gives its record back, which replays."""

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
from diwan.core.errors import BadFile, DiwanError
from diwan.core.game import Outcome
from diwan.core.record import FORMAT, Head, Record

ROW = b'{"game":'
"""How a line of JSON begins that holds a whole game."""
GROUP = 500
"""Rows of a Parquet file that are written together."""


class Row(Struct, frozen=True, forbid_unknown_fields=True):
    """One game. What differs from game to game in its shape (the set-up, the moves) is JSON in a string."""

    game: str
    edition: str
    """Of the rules."""
    variant: str
    seats: int
    seed: str
    number: int
    """Which game of its simulation, from 1 on; seed and number give the same game again."""
    bots: tuple[str, ...]
    """By seat, as are scores and teams."""
    winners: tuple[int, ...]
    """Seats; several share a win, none is a draw."""
    scores: tuple[float, ...]
    teams: tuple[str, ...]
    """Empty in games without teams or roles."""
    ruling: str
    """By which the game ended, and why: a key of the game's texts."""
    reason: str
    setup: str
    """Seats, variant and options, as in a record."""
    actors: tuple[int, ...]
    """Who moved, -1 for chance; as many as moves."""
    moves: tuple[str, ...]

    def record(self) -> Record:
        """Raises BadFile where the row is not of a game that is known here."""
        name = f"game {self.number}"
        try:
            setup = msgspec.json.decode(self.setup, type=dict[str, Any])
        except msgspec.MsgspecError as error:
            raise BadFile(name, 1, f"the set-up cannot be used: {error}") from None
        head = Head(FORMAT, self.game, self.edition, setup, names_of(self.bots))
        outcome = Outcome(self.winners, self.scores, self.ruling, self.reason, self.teams)
        return Record.from_parts(head, list(zip(self.actors, self.moves, strict=True)), outcome, name)


def names_of(bots: Sequence[str]) -> tuple[str, ...]:
    return tuple(f"{bot} {seat}" for seat, bot in enumerate(bots))


def row_of(record: Record, bots: Sequence[str], seed: int | str, number: int) -> Row:
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
    """A function that takes the rows, one after the other; OSError where the file cannot be written."""
    with ExitStack() as stack:
        if path.suffix == ".parquet":
            yield stack.enter_context(_parquet(path))
        else:
            file = stack.enter_context(_packed(path, "wb"))

            def add(row: Row) -> None:
                file.write(msgspec.json.encode(row) + b"\n")

            yield add


def is_table(path: Path) -> bool:
    """Whether a file holds rows, not a record of one game alone."""
    try:
        if path.suffix == ".parquet":
            return path.exists()
        with _packed(path, "rb") as file:
            return file.read(len(ROW)) == ROW
    except (OSError, EOFError, zlib.error):
        return False


def read_rows(path: Path) -> Iterator[Row]:
    if path.suffix == ".parquet":
        _arrow()
        from pyarrow.parquet import ParquetFile

        with ParquetFile(path) as file:
            for batch in file.iter_batches(GROUP):
                yield from msgspec.convert(batch.to_pylist(), list[Row])
        return
    with _packed(path, "rb") as lines:
        for number, line in enumerate(lines, 1):
            try:
                yield msgspec.json.decode(line, type=Row)
            except msgspec.MsgspecError as error:
                raise BadFile(str(path), number, f"this is not a game of `diwan sim --records`: {error}") from None


def _packed(path: Path, mode: str) -> IO[bytes]:
    """A file that packs or unpacks itself, by its name."""
    if path.suffix == ".gz":
        return cast(IO[bytes], gzip.open(path, mode, compresslevel=6))
    if path.suffix == ".zst":
        if mode == "wb":
            return cast(IO[bytes], _arrow().output_stream(str(path), compression="zstd"))
        return io.BufferedReader(_arrow().input_stream(str(path), compression="zstd"))
    return cast(IO[bytes], path.open(mode))


@contextmanager
def _parquet(path: Path) -> Iterator[Callable[[Row], None]]:
    arrow = _arrow()
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
        if len(waiting) >= GROUP:
            flush()

    with ParquetWriter(path, schema, compression="zstd") as writer:
        yield add
        flush()


def _arrow() -> Any:
    try:
        import pyarrow
    except ImportError:
        raise DiwanError("Parquet and Zstandard need the package pyarrow; install diwan[records]") from None
    return pyarrow
