"""I37: a short, a usual and a long party."""

import pytest

from diwan.core.setup import make_setup
from diwan.games import intrigue
from diwan.games.intrigue.figures import FIGURES
from diwan.games.intrigue.items import Item
from diwan.games.intrigue.moves import Accept, Offer
from diwan.games.intrigue.options import length_of
from diwan.games.intrigue.scoring import thresholds
from diwan.games.intrigue.state import Over
from games.intrigue.tables import mingle, open_recess


def test_i37_the_long_party_has_the_printed_points() -> None:
    length = FIGURES.length["long"]
    assert (length.target, length.senior, length.cabinet) == (50, 20, 34)


@pytest.mark.parametrize("name", ["short", "usual"])
def test_i37_perks_keep_their_proportion(name: str) -> None:
    length, printed = FIGURES.length[name], FIGURES.length["long"]
    assert abs(length.senior - length.target * printed.senior / printed.target) <= 0.5
    assert abs(length.cabinet - length.target * printed.cabinet / printed.target) <= 0.5
    assert thresholds(intrigue.Options(length=name)) == (("senior", length.senior), ("cabinet", length.cabinet))  # type: ignore[arg-type]


@pytest.mark.parametrize(("name", "target"), [("short", 20), ("usual", 30), ("long", 50)])
def test_i37_the_length_says_who_is_president(name: str, target: int) -> None:
    state = open_recess(totals={0: target - 2, 2: target - 3}, length=name)
    lacks = mingle(state, (2, Offer(3, Item(2, "p05"))), (3, Accept(2, Item(3, "p07"))))
    assert not isinstance(lacks.phase, Over)
    wins = mingle(lacks, (0, Offer(1, Item(0, "p01"))), (1, Accept(0, Item(1, "p03"))))
    assert isinstance(wins.phase, Over)
    assert wins.phase.winners == (0,)


def test_i37_a_target_and_a_limit_of_ones_own_count_more_than_the_length() -> None:
    setup = make_setup(intrigue.GAME, 6, "dossier_only", {"target_hp": 44, "max_rounds": 0, "length": "short"})
    length = length_of(setup.options)
    assert (length.target, length.rounds, length.senior) == (44, 0, FIGURES.length["short"].senior)
