"""Intrigue in the terminal."""

import io

from rich.console import Console

from diwan.cli.pictures import Painter
from diwan.core.registry import game
from diwan.games.intrigue import State, view
from diwan.games.intrigue.items import Item
from diwan.words import Book, Words
from games.intrigue.tables import bring, exchange, recess, session, tell, vote

NAMES = ("Ann", "Bahar", "Czesław", "Dima", "Eva", "Farid")
SLANDER = Item(3, "n07")  # true


def _text(state: State, seat: int | None, language: str = "en") -> str:
    console = Console(file=io.StringIO(), width=100, color_system=None)
    words = Words(Book(language, game("intrigue")), NAMES, seat)
    with console.capture() as capture:
        console.print(Painter(game("intrigue")).draw(view(state, seat), words, 100))
    return " ".join(capture.get().split())  # wherever lines were broken


def _said(item: Item) -> str:
    return Words(Book("en", game("intrigue")), NAMES).value("card", item.card)


def test_the_party_the_floor_and_the_minutes_are_for_all() -> None:
    state = bring(session(tell(recess(), 0, 1, SLANDER)), 1, SLANDER)
    for seat in (None, 0, 5):
        assert f"Bahar has put a rumour to the vote about Dima: “{_said(SLANDER)}”" in _text(state, seat)
    after = _text(vote(state, "BBBB"), None)
    assert all(name in after for name in NAMES)
    assert "– believed, true" in after
    assert after.count(_said(SLANDER)) == 2  # in the minutes, and as proven of the dossier


def test_what_is_private_is_shown_to_its_owner_alone() -> None:
    state = exchange(recess(), 0, 1, Item(0, "p01"), Item(1, "p03"))
    mine, others = _text(state, 0), [_text(state, seat) for seat in (None, 2, 3)]
    assert "Your total: 1 (1 hidden)" in mine
    assert "•" in mine
    for card in ("p01", "p02", "n01", "n02", "p03"):
        assert _said(Item(0, card)) in mine
        assert not any(_said(Item(0, card)) in text for text in others)
    assert not any("•" in text for text in others)
    assert "Your total" not in others[0]


def test_every_language_has_the_picture() -> None:
    state = vote(bring(session(tell(recess(), 0, 1, SLANDER)), 1, SLANDER), "BBBB")
    for language in ("en", "ar", "fa", "pl"):
        assert "picture-" not in _text(state, 0, language)
