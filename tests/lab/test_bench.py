import json
from collections.abc import Callable
from random import Random
from typing import cast

import higher_card
import pytest

from diwan.adapters.openspiel import register
from diwan.cli import run
from diwan.core.game import AnyGame
from diwan.core.registry import game, games
from diwan.games.clash import bench as clash_bench
from diwan.lab import bench


def test_the_benchmark_measures_every_game_and_says_what_is_missing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(bench, "SLICE", 0.002)
    monkeypatch.setattr(bench, "FRESH_STARTS", 1)
    monkeypatch.setattr(bench, "find_spec", lambda _name: None)
    monkeypatch.setattr(clash_bench, "find_spec", lambda _name: None)
    monkeypatch.setattr(clash_bench, "standard_positions", clash_bench.beginner_positions)
    assert run(["bench", "--seconds", "0.05", "--json"]) == 0
    measured = json.loads(capsys.readouterr().out)
    assert [speed["name"] for speed in measured["decisions"]] == list(games())
    assert measured["missing"] == ["python-chess", "OpenSpiel"]
    assert measured["calibration"] > 0
    assert [start["name"] for start in measured["starts"]] == list(games())
    assert all(start["seconds"] > 0 for start in measured["starts"])
    assert len(measured["knowledge"]) == 2 * len(games())
    assert measured["scaling"] == []
    assert [speed["name"] for speed in measured["search"]] == list(games())


@pytest.mark.parametrize("game_id", games())
def test_a_playout_plays_whole_games(game_id: str) -> None:
    assert bench.playout(game(game_id))(Random(1)) > 1


def test_moves_of_nature_do_not_count_as_decisions() -> None:
    """Higher Card for two: two cards are dealt, then each seat answers once."""
    assert bench.playout(cast(AnyGame, higher_card), 2)(Random(1)) == 2
    assert bench.spiel_playout("python_kuhn_poker")(Random(1)) in (2, 3)


@pytest.mark.parametrize(
    "make", [bench.chess_playout, *(lambda name=name: bench.spiel_playout(name) for name in bench.SPIEL_GAMES)]
)
def test_chess_and_openspiel_play_whole_games(make: Callable[[], bench.Play]) -> None:
    assert make()(Random(1)) > 1


def test_ratios_are_computed_within_a_round() -> None:
    rates = {"a": [10.0, 20.0, 40.0], bench.CHESS: [5.0, 10.0, 20.0], "calibration": [1.0, 2.0, 4.0]}
    speed = bench._speed("a", "game", rates)
    assert (speed.per_second, speed.to_chess, speed.to_calibration) == (20, 2.0, 10.0)
    assert speed.to_spiel == {}


def test_one_process_is_compared_with_several(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "ROUNDS", 1)
    monkeypatch.setattr(bench, "_wall_seconds", lambda work: 2.0 if work.__name__ == "<lambda>" else work() or 1.0)
    told: list[str] = []
    row = bench._scaling("king-thief-minister", 2, 1.0, told.append)
    assert row == bench.Scaling("king-thief-minister", 2, 4, 2.0)
    assert told == ["king-thief-minister in 2 processes"]


@pytest.mark.parametrize(
    "make",
    [
        lambda: bench.searches(game("clash")),
        lambda: bench.spiel_searches(game("clash"), register),
        bench.leduc_searches,
    ],
)
def test_searches_are_measured_by_their_simulations(make: Callable[[], bench.Play]) -> None:
    assert make()(Random(1)) >= bench.SIMULATIONS
