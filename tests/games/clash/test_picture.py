"""The board of Clash in the terminal."""

import io
from random import Random

import pytest
from rich.console import Console

from diwan.cli.pictures import Painter
from diwan.core.match import Match
from diwan.core.registry import game
from diwan.games.clash.dealing import packet_on_offer
from diwan.games.clash.effects import cell_sets
from diwan.games.clash.events import Began, Dealt, Kept, Passed
from diwan.games.clash.state import Opening
from diwan.words import Book, Words

NAMES = ("Ann", "Bahar")


def _lines(match: Match, seat: int | None, width: int = 80, language: str = "en") -> list[str]:
    console = Console(file=io.StringIO(), width=width, color_system=None)
    words = Words(Book(language, game("clash")), NAMES, seat)
    with console.capture() as capture:
        console.print(Painter(game("clash")).draw(match.view(seat), words, width))
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
        assert text.count("face down") == cell_sets(match.state.board).down.bit_count()
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


@pytest.mark.parametrize("language", ["en", "ar", "fa", "pl"])
def test_whoever_keeps_a_tile_of_a_packet_sees_its_tiles_in_the_order_of_the_menu(language: str) -> None:
    """C37, 6.6: both keepers of both packets, and nobody else."""
    book = Book(language, game("clash"))
    match = Match.new("clash", variant="secret-draft", seed=4)
    for _ in range(4):
        keeper = match.to_act[0]
        words = Words(book, NAMES, keeper)
        menu = words.menu(match.game, match.view(keeper), match.legal(keeper))
        picture = " ".join(" ".join(_lines(match, keeper, language=language)).split())
        for number, (line, move) in enumerate(zip(menu, match.legal(keeper), strict=True), 1):
            tile = words.value("tile", packet_on_offer(match.state)[move.place])
            assert tile in line
            assert f"{number} {tile}" in picture
        title = book.say("picture-packet")
        assert title in picture
        for other in (1 - keeper, None):
            assert title not in "\n".join(_lines(match, other, language=language))
        match.play(keeper, match.legal(keeper)[-1])


@pytest.mark.parametrize("variant", ["hidden-support", "secret-draft"])
@pytest.mark.parametrize("language", ["en", "ar", "fa", "pl"])
def test_the_holder_of_a_hidden_tile_hears_of_it_once(variant: str, language: str) -> None:
    """Others hear of it too, of the four tiles of a packet in one sentence."""
    match = Match.new("clash", variant=variant, seed=4)
    while match.to_act and not isinstance(match.state.phase, Opening):
        match.play(match.to_act[0], match.legal(match.to_act[0])[0])
    book = Book(language, game("clash"))
    public = [event for event in match.news(None) if getattr(event, "packet", 0) <= 1]
    for seat in (0, 1):
        mine = Words(book, NAMES, seat).events(match.news(seat))
        own = [event for event in match.news(seat) if isinstance(event, Dealt | Kept | Passed)]
        others = [event for event in public if getattr(event, "seat", None) == 1 - seat]
        assert "" not in mine
        assert len(mine) == 1 + len(own) + len([event for event in others if not isinstance(event, Began)])
    assert len(Words(book, NAMES).events(match.news(None))) == len(public)


def test_a_narrow_window_keeps_the_board_in_one_piece() -> None:
    match = Match.new("clash", variant="beginner", seed=1)
    edges = [line for line in _lines(match, 0, width=40) if line.startswith(("  ╭", "  ├", "  ╰"))]
    assert len(edges) == 4
    assert {len(edge) for edge in edges} == {len(edges[0])}
    assert len(edges[0]) <= 40
