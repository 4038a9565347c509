"""The arena is balanced, resumes exactly, and reports only significant differences."""

from collections import Counter
from math import sqrt
from pathlib import Path
from random import Random

import msgspec
import pytest

from diwan import BadSetup
from diwan.cli import run
from diwan.core.errors import DiwanError
from diwan.core.registry import game as find_game
from diwan.core.setup import make_setup
from diwan.lab.arena import (
    Tournament,
    TournamentLog,
    compute_ratings,
    make_tournament,
    page,
    play_tournament,
    rank,
    verdict,
)
from diwan.lab.intervals import LEVEL, mean, p_value, p_value_of_difference, proportion, student, student_quantile
from diwan.lab.sim import GameResult, Plan
from diwan.lab.workers import crew


def tournament(bots: tuple[str, ...], seats: int, limit: int = 2) -> Tournament:
    setup = make_setup(find_game("king-thief-minister"), seats, options={"turn_limit_per_player": limit})
    return make_tournament(Plan("king-thief-minister", setup, bots, "7"))


@pytest.mark.parametrize(("bots", "seats"), [(2, 4), (3, 4), (4, 4), (5, 3), (2, 3)])
def test_every_bot_plays_once_in_every_seat_of_a_block(bots: int, seats: int) -> None:
    plan = tournament(tuple("abcde"[:bots]), seats)
    for block in range(5):
        games = [plan.bots_by_seat(block * bots + turn) for turn in range(bots)]
        for seat in range(seats):
            assert sorted(game[seat] for game in games) == sorted(plan.bots)


def test_opponents_change_from_block_to_block() -> None:
    plan = tournament(("a", "b"), 4)
    assert len({plan.bots_by_seat(2 * block) for block in range(20)}) > 3


def played(bots: tuple[str, ...], *winners: int, teams: tuple[str, ...] = ()) -> GameResult:
    return GameResult(bots, winners, teams, 10, {}, None)


def invented(plan: Tournament, games: int, strength: dict[str, float], seed: int) -> list[GameResult]:
    rng = Random(seed)
    results = []
    for number in range(games):
        names = plan.bots_by_seat(number)
        results.append(played(names, rng.choices(range(len(names)), [strength[name] for name in names])[0]))
    return results


def test_equal_bots_are_not_told_apart_and_a_better_bot_is_found() -> None:
    plan = tournament(("a", "b", "c"), 3)
    wrong = sum(
        duel.significant
        for seed in range(40)
        for duel in rank(plan, invented(plan, 150, {"a": 1, "b": 1, "c": 1}, seed)).duels
    )
    assert wrong <= 6  # of 120, five in a hundred tournaments may err
    ranking = rank(plan, invented(plan, 600, {"a": 3, "b": 1, "c": 1}, 1))
    assert ranking.bots[0].bot == "a"
    assert [duel.significant for duel in ranking.duels] == [True, True, False]
    assert "a is better than" in verdict(ranking.duels[0])
    assert "no significant difference" in verdict(ranking.duels[2])


@pytest.mark.parametrize("blocks", range(1, 13))
def test_few_blocks_rarely_give_a_false_difference(blocks: int) -> None:
    """Two equal bots at a table of two: a block is won twice, lost twice or shared."""
    rng, runs = Random(f"luck/{blocks}"), 1000
    wrong = sum(
        p_value([(rng.choice((-1, 1)) + rng.choice((-1, 1))) / 2 for _ in range(blocks)]) < LEVEL for _ in range(runs)
    )
    assert wrong <= runs * LEVEL + 2 * sqrt(runs * LEVEL * (1 - LEVEL))


def test_one_block_is_never_significant_and_many_equal_blocks_are() -> None:
    assert p_value([1.0]) == 1
    assert p_value([1.0, 1.0]) == 0.5
    assert p_value([0.5] * 6) < 0.05
    assert mean([1.0, 1.0]).low < 0
    assert 0.5 < mean([1.0] * 12).low < mean([1.0] * 40).low < 1 == mean([1.0] * 40).high


@pytest.mark.parametrize(
    ("freedom", "quantile"), [(1, 12.706), (2, 4.303), (5, 2.571), (11, 2.201), (30, 2.042), (1000, 1.962)]
)
def test_students_t_agrees_with_printed_tables(freedom: int, quantile: float) -> None:
    assert student_quantile(freedom) == pytest.approx(quantile, abs=0.0006)
    assert student(quantile, freedom) == pytest.approx(0.05, abs=0.0001)
    assert student(-quantile, freedom) == student(quantile, freedom)


def test_teams_are_rated_together() -> None:
    teams = ("red", "red", "blue", "blue")
    games = [played(("a", "b", "c", "d"), 0, 1, teams=teams) for _ in range(10)]
    ratings = compute_ratings(("a", "b", "c", "d"), games)
    assert ratings["a"][0] == ratings["b"][0] > ratings["c"][0] == ratings["d"][0]
    assert ratings["a"][1] < 25 / 3


def test_an_interrupted_tournament_resumes_to_the_same_result(tmp_path: Path) -> None:
    plan = tournament(("random", "easy"), 3)
    whole = TournamentLog(plan, None)
    assert len(list(play_tournament(plan, whole, 12))) == 12
    path = tmp_path / "arena" / "games.jsonl"
    for games in (3, 7, 12):
        log = TournamentLog(plan, path)
        list(play_tournament(plan, log, games))
        path.write_bytes(path.read_bytes() + b'{"bots": ["cut o')
    assert TournamentLog(plan, path).games == whole.games
    with pytest.raises(DiwanError, match="holds another tournament"):
        TournamentLog(tournament(("random", "easy"), 4), path)


def test_two_processes_play_the_same_games() -> None:
    plan = tournament(("random", "easy"), 3)
    one, two = TournamentLog(plan, None), TournamentLog(plan, None)
    list(play_tournament(plan, one, 4))
    with crew(jobs=2) as workers:
        list(play_tournament(plan, two, 4, workers))
    assert one.games == two.games


def test_the_command_writes_json_and_a_page(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    command = ["arena", "king-thief-minister", "--bots", "random,clever", "--games", "5", "--seats", "3",
               "--option", "turn_limit_per_player=3", "--out", str(tmp_path), "--json"]  # fmt: skip
    assert run(command) == 0
    printed = msgspec.json.decode(capsys.readouterr().out)
    assert printed == msgspec.json.decode((tmp_path / "arena.json").read_bytes())
    assert printed["games"] == 6
    assert Counter(bot["games"] for bot in printed["bots"]) == {9: 2}
    html = (tmp_path / "arena.html").read_text("utf-8")
    assert "<svg" in html
    assert "--option turn_limit_per_player=3" in html
    assert "://" not in html  # nothing is loaded from elsewhere


def test_a_wrong_list_of_bots_is_refused() -> None:
    with pytest.raises(BadSetup, match="at least two different bots"):
        tournament(("random", "random"), 3)
    assert run(["arena", "king-thief-minister", "--bots", "random,nobody"]) == 2


def test_the_page_escapes_names() -> None:
    plan = tournament(("<b>", "c"), 3)
    assert "<b>" not in page(rank(plan, invented(plan, 20, {"<b>": 1, "c": 1}, 1)), "x")


def test_intervals_contain_the_true_rate_in_95_percent_of_cases() -> None:
    rng, inside = Random(1), 0
    for _ in range(400):
        wins = sum(rng.random() < 0.3 for _ in range(100))
        interval = proportion(wins, 100)
        inside += interval.low <= 0.3 <= interval.high
    assert 365 <= inside <= 395
    assert proportion(0, 0).high == 1
    assert mean([1.0]).low < 0 < mean([1.0]).high
    assert p_value([0.0, 0.0]) == 1
    assert p_value_of_difference((50, 100), (50, 100)) == pytest.approx(1)
    assert p_value_of_difference((90, 100), (50, 100)) < 0.001
