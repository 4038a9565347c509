"""The first game of each kind explains itself: whatever a newcomer is asked, there is a line about it."""

import re
from pathlib import Path
from random import Random

import pytest

from diwan.core.match import Match
from diwan.core.registry import BUILT_IN
from diwan.core.registry import game as find_game

TEXTS = Path(__file__).parents[2] / "web" / "src" / "texts" / "en.ftl"
MOST = 400


@pytest.mark.parametrize("game_id", BUILT_IN)
def test_every_phase_in_which_a_person_decides_has_its_hint(game_id: str) -> None:
    told = set(re.findall(rf"^hint-{game_id}-(\w+) =", TEXTS.read_text("utf-8"), re.MULTILINE))
    met: set[str] = set()
    about = find_game(game_id).about
    for variant in about.variants:
        match, rng = Match.new(game_id, seats=about.seats[-1], variant=variant, seed=1), Random(1)
        while match.to_act and len(match.moves) < MOST:
            seat = rng.choice(match.to_act)
            met.add(type(match.view(seat).phase).__name__)
            match.play(seat, rng.choice(match.legal(seat)))
    assert met - told == set()
