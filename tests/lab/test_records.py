"""Games are stored as a table that data-frame libraries read, and every row replays."""

from pathlib import Path

import msgspec
import polars
import pytest

from adapters.short import short
from diwan.cli import run
from diwan.cli.files import load_record
from diwan.core.errors import DiwanError
from diwan.core.match import Match
from diwan.core.registry import games
from diwan.lab.records import Row, read_rows

KTM = "king-thief-minister"
KINDS = ("games.jsonl", "games.jsonl.gz", "games.jsonl.zst", "games.parquet")
ROOT = Path(__file__).parent.parent.parent


def simulated(path: Path, game_id: str = KTM, games: int = 3) -> Path:
    options = [word for key, value in (short(game_id) or {}).items() for word in ("--option", f"{key}={value}")]
    assert run(["sim", game_id, *options, "--games", str(games), "--records", str(path)]) == 0
    return path


def frame(path: Path) -> polars.DataFrame:
    return polars.read_parquet(path) if path.suffix == ".parquet" else polars.read_ndjson(path)


@pytest.mark.parametrize("name", KINDS)
def test_a_data_frame_library_reads_the_games(name: str, tmp_path: Path) -> None:
    games = frame(simulated(tmp_path / name))
    assert games.columns == [field.name for field in msgspec.structs.fields(Row)]
    assert games["number"].to_list() == [1, 2, 3]
    assert games["bots"].to_list() == [["random"] * 3] * 3
    assert games["scores"].dtype == polars.List(polars.Float64)
    moves = games.select("number", "actors", "moves").explode("actors", "moves")
    assert set(moves["actors"]) == {-1, 0, 1, 2}
    kinds = moves["moves"].str.json_path_match("$.type")
    assert kinds.null_count() == 0
    assert "Begin" in set(kinds)


def test_all_file_formats_hold_the_same_rows(tmp_path: Path) -> None:
    first, *others = [list(read_rows(simulated(tmp_path / name))) for name in KINDS]
    assert all(rows == first for rows in others)


@pytest.mark.parametrize("game_id", games())
def test_every_row_replays_to_its_outcome(game_id: str, tmp_path: Path) -> None:
    path = simulated(tmp_path / "games.parquet", game_id, 1)
    (row,) = read_rows(path)
    outcome = Match.replay(row.record()).outcome
    assert outcome is not None
    assert (outcome.winners, outcome.scores, outcome.teams) == (row.winners, row.scores, row.teams)
    assert load_record(path, 1) == row.record()


def test_replay_finds_a_game_by_the_number_of_its_row(tmp_path: Path) -> None:
    path = simulated(tmp_path / "games.jsonl")
    for row in read_rows(path):
        assert load_record(path, row.number) == row.record()


def test_a_changed_row_is_refused_with_the_number_of_its_game(tmp_path: Path) -> None:
    (row,) = read_rows(simulated(tmp_path / "games.jsonl", games=1))
    for change, message in (
        ({"setup": "{"}, "game 1:1: the set-up cannot be used"),
        ({"edition": "0"}, "game 1:1: the record was played by edition 0"),
        ({"moves": ("?", *row.moves[1:])}, "game 1:2: this is not a move of the game"),
    ):
        with pytest.raises(DiwanError, match=message):
            msgspec.structs.replace(row, **change).record()


def test_a_broken_file_is_refused(tmp_path: Path) -> None:
    path = simulated(tmp_path / "games.jsonl", games=2)
    with pytest.raises(DiwanError, match="holds 2 records; choose one from 1 to 2"):
        load_record(path, 3)
    path.write_bytes(path.read_bytes()[:-5])
    with pytest.raises(DiwanError, match=r"games.jsonl:2: this is not a game that `diwan sim --records` has written"):
        load_record(path, 2)
    broken = tmp_path / "broken.parquet"
    broken.write_bytes(b"no table")
    with pytest.raises(DiwanError, match="cannot be read"):
        load_record(broken)


def test_the_page_describes_every_column() -> None:
    page = (ROOT / "docs" / "research.md").read_text("utf-8")
    for field in msgspec.structs.fields(Row):
        assert f"`{field.name}`" in page, field.name
