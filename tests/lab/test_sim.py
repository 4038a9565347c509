import pytest

from diwan.core.errors import BadSetup
from diwan.core.registry import game
from diwan.core.setup import make_setup
from diwan.lab.sim import GameResult, Plan, ReportBuilder, make_plan, play_many, quantile

KTM = "king-thief-minister"


def plan(*bots: str, seats: int = 3) -> Plan:
    return make_plan(KTM, make_setup(game(KTM), seats), bots, seed=1)


def played(winners: tuple[int, ...], teams: tuple[str, ...] = (), moves: int = 10) -> GameResult:
    return GameResult(("clever", "random", "random"), winners, teams, moves, {"rounds": 2.0}, None)


def test_bots_change_seats_from_game_to_game() -> None:
    seated = [plan("clever", "random", "random").bots_by_seat(number) for number in range(4)]
    assert seated[0] == ("clever", "random", "random")
    assert seated[1] == ("random", "clever", "random")
    assert seated[2] == ("random", "random", "clever")
    assert seated[3] == seated[0]


def test_one_bot_takes_all_seats() -> None:
    assert plan("random", seats=5).bots_by_seat(3) == ("random",) * 5


@pytest.mark.parametrize("bots", [("random", "random"), ("nobody",), ()])
def test_an_unknown_bot_or_a_wrong_number_of_bots_is_refused(bots: tuple[str, ...]) -> None:
    with pytest.raises(BadSetup):
        plan(*bots)


def test_a_shared_win_counts_as_a_fraction() -> None:
    builder = ReportBuilder(plan("clever", "random", "random"))
    for game_played in (played((0,)), played((0, 1)), played(()), played((0, 1, 2))):
        builder.add(game_played)
    report = builder.report()
    assert report.by_bot["clever"].wins == pytest.approx(1 + 1 / 2 + 1 / 3)
    assert report.by_bot["random"].wins == pytest.approx(1 / 2 + 2 / 3)
    assert (report.by_bot["clever"].seats, report.by_bot["random"].seats) == (4, 8)
    assert report.by_seat["1"].wins == pytest.approx(1 / 2 + 1 / 3)
    assert report.by_team == {}
    assert report.statistics == {"rounds": 2.0}


def test_a_team_wins_one_game_at_a_time() -> None:
    builder = ReportBuilder(plan("clever", "random", "random"))
    builder.add(played((1, 2), ("crown", "rebels", "rebels")))
    builder.add(played((0,), ("crown", "rebels", "rebels")))
    shares = {team: (share.seats, share.wins) for team, share in builder.report().by_team.items()}
    assert shares == {"crown": (2, 1.0), "rebels": (4, 1.0)}


def test_quantiles() -> None:
    assert quantile([3, 1, 2], 0.5) == 2
    assert quantile([1, 2], 0.5) == 1.5
    assert quantile(list(range(11)), 0.9) == 9
    assert quantile([], 0.5) == 0


def test_a_game_depends_only_on_its_number_and_the_seed() -> None:
    few = list(play_many(plan("random"), 2))
    many = list(play_many(plan("random"), 5))
    assert many[:2] == few
    assert many[0] != many[1]
