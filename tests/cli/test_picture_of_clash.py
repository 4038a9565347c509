"""The board of Clash in the terminal."""

import io
from random import Random

import pytest
from rich.console import Console

from diwan.cli.pictures import Gallery
from diwan.core.match import Match
from diwan.core.registry import game
from diwan.games.clash.effects import look
from diwan.words import Book, Words

NAMES = ("Ann", "Bahar")


def _lines(match: Match, seat: int | None, width: int = 80) -> list[str]:
    console = Console(file=io.StringIO(), width=width, color_system=None)
    words = Words(Book("en", game("clash")), NAMES, seat)
    with console.capture() as capture:
        console.print(Gallery(game("clash")).draw(match.view(seat), words, width))
    return capture.get().splitlines()


@pytest.mark.parametrize("variant", list(game("clash").about.variants))
def test_every_moment_fits_into_eighty_columns_and_shows_every_tile(variant: str) -> None:
    match, rng = Match.new("clash", variant=variant, seed=variant), Random(variant)
    while match.to_act:
        lines = _lines(match, match.to_act[0])
        assert max(map(len, lines)) <= 80
        assert len(lines) <= 24
        words, text = Words(Book("en", game("clash")), NAMES), "\n".join(lines)
        for here in match.state.board:
            assert here is None or words.value("tile", here.tile)[:12] in text
        assert text.count("face down") == look(match.state.board).down.bit_count()
        match.play(match.to_act[0], rng.choice(match.legal(match.to_act[0])))


def test_hidden_tiles_are_shown_to_their_owner_alone() -> None:
    match = Match.new("clash", variant="hidden-support", seed=1)
    held = match.state.hidden[0]
    words = Words(Book("en", game("clash")), NAMES)
    mine, theirs = "\n".join(_lines(match, 0)), "\n".join(_lines(match, 1))
    for tile in held:
        assert f"{words.value('tile', tile)} (hidden)" in " ".join(mine.split())
        assert words.value("tile", tile) not in theirs
    assert " ".join(theirs.split()).count("a hidden tile") == 2
