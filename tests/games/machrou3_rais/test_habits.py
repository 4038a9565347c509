"""The counts behind `hard` of Machrou3 Ra2is: what they count, and that they are the tables of its module."""

from ast import literal_eval

import machrou3_habits
import pytest

from diwan.core.game import Told
from diwan.games.machrou3_rais import events as e
from diwan.games.machrou3_rais.bots import habits
from diwan.games.machrou3_rais.figures import Character
from diwan.games.machrou3_rais.state import CampaignMatter, Tally

CAST: tuple[Character, ...] = ("adnan", "nisreen", "mansour", "saleh", "latif")
"""Two Corrupt, a Reformist, the Judge, a Reformist."""
STORY = (
    e.TurnBegan(0),
    e.Challenged(0, 2, "zahle", "metn"),
    e.HelpOffered(1, "challenger", ("baalbek",)),
    e.StayedNeutral(3),
    e.HelpOffered(4, "defender", ("jezzine",)),
    e.TurnBegan(1),
    e.Passed(1),
    e.TurnBegan(2),
    e.Challenged(2, 0, "metn", "zahle"),
    e.HelpOffered(1, "defender", ("baalbek",)),
    e.TurnBegan(3),
    e.Hinted(3, (), 0, "corrupt"),
    e.Hinted(2, (), 3, "corrupt"),
    e.Hinted(2, (), 4, "reformist"),
    e.Hinted(0, (), 4, "corrupt"),
    e.TurnBegan(4),
    e.Campaigned(4, "koura"),
)
VOTE = Tally(CampaignMatter(4, "koura", None), 3, 2, True, False, (1,) * 5, 0, (True, False, True, False, True))


def test_every_rate_is_a_share_of_like_occasions() -> None:
    seen = machrou3_habits.count(CAST, [Told(None, event) for event in STORY], [VOTE])
    found = machrou3_habits.tables(seen)
    assert found["ACTS"] == (
        "{e.Campaigned: (0.05, 0.33), e.Challenged: (0.5, 0.33), e.SwapOffered: (0.05, 0.05), e.Passed: (0.5, 0.05)}"
    )
    assert literal_eval(found["CHALLENGED_CORRUPT"]) == {True: 0.05, False: 0.95}
    helped = literal_eval(found["HELP"])
    assert helped[True, True, False] == (0.95, 0.05, 0.05)
    assert helped[False, True, False] == (0.05, 0.5, 0.5)
    assert helped[True, False, True] == (0.05, 0.95, 0.05)
    assert literal_eval(found["WITH"]) == {
        (True, True): 0.05,
        (True, False): 0.5,
        (False, True): 0.05,
        (False, False): 0.5,
    }
    assert literal_eval(found["TRUE_HINTS"]) == {"corrupt": 0.05, "judge": 0.95, "reformist": 0.5}


def test_the_command_prints_the_tables_of_the_module(capsys: pytest.CaptureFixture[str]) -> None:
    machrou3_habits.main(["6", "1"])
    said = capsys.readouterr().out
    printed = dict(line.split(" = ") for line in said.splitlines())
    assert list(printed) == ["ACTS", "CHALLENGED_CORRUPT", "HELP", "WITH", "TRUE_HINTS"]
    for name in ("CHALLENGED_CORRUPT", "HELP", "WITH", "TRUE_HINTS"):
        assert literal_eval(printed[name]).keys() == getattr(habits, name).keys()
    assert [act.split(":")[0] for act in printed["ACTS"].split("e.")[1:]] == [act.__name__ for act in habits.ACTS]
