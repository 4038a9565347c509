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
from diwan.words.book import package_folder

SHARED = Path(__file__).parents[2] / "web" / "src" / "texts" / "en.ftl"
"""What parts of moves are called in every game: a player, somebody's own words."""
MOST = 400
FEW = 2


@pytest.mark.parametrize("game_id", games())
def test_every_phase_has_a_hint_and_every_kind_of_move_a_name(game_id: str) -> None:
    texts = package_folder(find_game(game_id), "texts")
    assert texts is not None
    sources = (texts / "en.ftl").read_text("utf-8") + SHARED.read_text("utf-8")
    told = set(re.findall(rf"^(?:hint-{game_id}|act|part)-(\w+) =", sources, re.MULTILINE))
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
