"""A report counts correctly, states only significant differences, and is one self-contained page."""

from pathlib import Path

import msgspec
import pytest

from adapters.short import short
from diwan.cli import run
from diwan.core.registry import game as find_game
from diwan.core.registry import games
from diwan.core.setup import make_setup
from diwan.games.king_thief_minister.moves import Claim, Execute, Look, Peek, Swap
from diwan.lab.report import ObservedGame, count_games, deeds, differences, findings, observe_game, page
from diwan.lab.sim import make_plan
from diwan.words import Book, Words

KTM = find_game("king-thief-minister")
PLAN = make_plan("king-thief-minister", make_setup(KTM, 3, options={"turn_limit_per_player": 3}), ["random"], "1")


def seen(winner: int, starter: int = 0, teams: tuple[str, ...] = ()) -> ObservedGame:
    shares = tuple(float(seat == winner) for seat in range(3))
    deeds = tuple(("Claim: King",) if seat == winner else ("Peek",) for seat in range(3))
    gifts = tuple(("Dealt: Luck",) if seat == winner else () for seat in range(3))
    return ObservedGame(shares, teams, starter, 30 + winner, "treasury_empty", deeds, gifts, {"lies": 2.0})


def test_rates_are_counted_by_seat_start_team_and_deed() -> None:
    balance = count_games(PLAN, "x", [seen(1, starter=1, teams=("a", "b", "b")) for _ in range(30)])
    assert balance.by_seat["seat 1"].rate.value == 1
    assert balance.by_start["starts"].rate.value == 1
    assert list(balance.by_start) == ["starts", "1 after the start", "2 after the start"]
    assert {team: (count.wins, count.seats) for team, count in balance.by_team.items()} == {"a": (0, 30), "b": (30, 30)}
    assert balance.by_deed["Claim: King"].rate.value == 1
    assert balance.by_deed["Peek"].rate.value == 0
    assert (balance.by_gift["Dealt: Luck"].seats, balance.by_gift["Dealt: Luck"].rate.value) == (30, 1)
    assert balance.statistics == {"lies": 2.0}
    assert any("Seat: seat 1 wins 100.0 %" in sentence for sentence in findings(balance))


def test_roles_that_win_together_each_count_a_whole_win() -> None:
    together = ObservedGame(
        (0.5, 0.5, 0.0), ("judge", "reformist", "corrupt"), 0, 9, "x", ((), (), ()), ((), (), ()), {}
    )
    balance = count_games(PLAN, "x", [together] * 10)
    assert {team: count.rate.value for team, count in balance.by_team.items()} == {
        "corrupt": 0,
        "judge": 1,
        "reformist": 1,
    }


def test_a_fair_game_is_reported_as_fair() -> None:
    balance = count_games(PLAN, "x", [seen(number % 3, starter=0) for number in range(90)])
    assert "Seat: no significant difference from the fair share in these games." in findings(balance)
    lucky = [seen(0, starter=0) for _ in range(11)]  # of three seats, one is as far out as that in 7 % of fair games
    few = count_games(PLAN, "z", [*lucky, *[seen(1 + number % 2, starter=0) for number in range(8)]])
    assert "Seat: no significant difference from the fair share in these games." in findings(few)
    other = count_games(PLAN, "y", [seen(0, starter=0) for _ in range(90)])
    luck = {name: chance for name, _, _, chance in differences(balance, other)}
    assert luck["seat 0"] < 0.001
    assert luck["Claim: King"] == pytest.approx(1)  # whoever did this won in both
    assert all(chance == pytest.approx(1) for _, _, _, chance in differences(balance, balance))


def test_deeds_leave_out_seats_and_positions() -> None:
    words = Words(Book(game=KTM), ())
    assert deeds(Peek(), words) == ("Peek",)
    assert deeds(Look(3), words) == ("Look",)
    assert deeds(Claim("K"), words) == ("Claim: King",)
    assert deeds(Execute(2, "T"), words) == ("Execute: Thief",)
    assert deeds(Swap(0, 1, "open"), words) == ("Swap: openly",)


def test_a_gift_counts_for_the_seat_that_got_it() -> None:
    plan = make_plan("machrou3-rais", make_setup(find_game("machrou3-rais"), 4), ["random"], "3")
    game = observe_game(plan, 0)
    for team, gifts in zip(game.teams, game.gifts, strict=True):
        (character,) = [gift for gift in gifts if gift.startswith("Character Dealt: ")]
        assert team.capitalize() in character
        assert any(gift.startswith("Objective Known: ") for gift in gifts)


@pytest.mark.parametrize("game_id", games())
def test_every_game_can_be_observed(game_id: str) -> None:
    plan = make_plan(game_id, make_setup(find_game(game_id), options=short(game_id)), ["random"], "3")
    game = observe_game(plan, 0)
    assert game == observe_game(plan, 0)
    assert sum(game.shares) == pytest.approx(1) or not any(game.shares)
    assert game.moves > 0
    assert all(game.deeds)


def test_the_starter_is_the_first_who_decides_alone() -> None:
    """In K4 all seats first look at the same time, so the first seat to act alone is the one that Begin names."""
    from diwan.core.match import Match
    from diwan.games.king_thief_minister.moves import Begin

    for number in range(4):
        begin = Match(KTM, PLAN.setup, f"1/{number}").moves[0][1]
        assert isinstance(begin, Begin)
        assert observe_game(PLAN, number).starter == begin.seat


def test_the_command_compares_two_options_on_one_page(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "report.html"
    command = ["report", "king-thief-minister", "--games", "30", "--seats", "4", "--option", "turn_limit_per_player=2",
               "--versus-option", "four_player_gap=adjacent", "--out", str(file), "--json"]  # fmt: skip
    assert run(command) == 0
    one, two = msgspec.json.decode(capsys.readouterr().out)
    assert (one["games"], two["games"]) == (30, 30)
    html = file.read_text("utf-8")
    assert html.count("<svg") >= 8
    assert "four_player_gap=adjacent" in html
    assert "://" not in html
    assert run([*command[:-1], "--games", "0"]) == 2


def test_the_page_has_every_part() -> None:
    html = page(
        [count_games(PLAN, "x", [seen(number % 3, teams=("a", "b", "b")) for number in range(30)])], "diwan report"
    )
    for caption in (
        "Wins by seat",
        "Wins by distance from the starting player",
        "Wins by team",
        "Length of the games",
        "Claim: King",
        "Dealt: Luck",
    ):
        assert caption in html
