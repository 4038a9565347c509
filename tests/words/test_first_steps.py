"""The web client has a hint for every phase and a name for every kind of move, for newcomers."""

import re
from collections import Counter
from pathlib import Path
from random import Random

import pytest
from msgspec import structs

from diwan.core.match import Match
from diwan.core.registry import game as find_game
from diwan.core.registry import games

TEXTS = Path(__file__).parents[2] / "web" / "src" / "texts" / "en.ftl"
MOST = 400
FEW = 2


@pytest.mark.parametrize("game_id", games())
def test_every_phase_has_a_hint_and_every_kind_of_move_a_name(game_id: str) -> None:
    told = set(re.findall(rf"^(?:hint-{game_id}|act|part)-(\w+) =", TEXTS.read_text("utf-8"), re.MULTILINE))
    met: set[str] = set()
    about = find_game(game_id).about
    for variant in about.variants:
        match, rng = Match.new(game_id, seats=about.seats[-1], variant=variant, seed=1), Random(1)
        while match.to_act and len(match.moves) < MOST:
            seat = rng.choice(match.to_act)
            met.add(type(match.view(seat).phase).__name__)
            menu = match.legal(seat)
            for kind, count in Counter(map(type, menu)).items():
                if count > FEW:  # put together in a dialog, with a title and its parts
                    met |= {kind.__name__, *(field.name for field in structs.fields(kind))}
            match.play(seat, rng.choice(menu))
    assert met - told == set()
