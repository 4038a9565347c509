"""Open moves as people make them: texts of their own, any words, sources and partners, wise or not."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from diwan.games.intrigue.items import Item
from diwan.games.intrigue.moves import (
    Accept,
    Ask,
    Break,
    Decline,
    Doubt,
    Initiate,
    Move,
    Offer,
    Plead,
    Strike,
    Tell,
    Vouch,
)
from diwan.games.intrigue.view import View

TEXTS = (
    "met a man from the port",
    "Met  a man from the PORT",
    "sold the flag",
    "źle śpi i mówi przez sen",
    " ",
    "x" * 161,
)
"""Few, so that several seats write the same; the first two count as one (I6), the last two are refused (I36)."""
WORDS = ("", "I saw it myself", "za dużo\nsłów ", "w" * 161)
EACH = 2
"""Moves of each kind."""


def instances(view: View, rng: Random) -> Sequence[Move]:
    """Return open moves that a person might think of, some of which the rules refuse."""
    return () if view.seat is None else tuple(move for _ in range(EACH) for move in _one_of_each(view, view.seat, rng))


def _one_of_each(view: View, me: int, rng: Random) -> Iterator[Move]:
    def words() -> str:
        return rng.choice(WORDS)

    def anybody() -> int:
        return rng.randrange(view.seats)

    want: Any = rng.choice(("any", "self", "other"))
    plea: Any = rng.choice(("admit", "deny", "silent"))
    yield Tell(anybody(), _item(view, me, rng), rng.choice((None, anybody())), words())
    yield Offer(anybody(), _item(view, me, rng), want, words())
    yield Ask(anybody(), anybody())
    yield Vouch(anybody(), _item(view, me, rng), words())
    yield Doubt(anybody(), _item(view, me, rng), words())
    giver = rng.choice([offer.giver for offer in view.incoming] or [anybody()])
    yield Accept(giver, _item(view, me, rng), words())
    yield Decline(giver, words())
    yield Initiate(_item(view, me, rng), rng.random() < 0.5, words())
    yield Break(rng.choice(view.book.allies or (anybody(),)), words())
    yield Plead(plea, words())
    yield Strike(_item(view, me, rng))


def _item(view: View, me: int, rng: Random) -> Item:
    """Return something that the seat knows, a card about anybody, or a text about anybody, itself included."""
    kind = rng.random()
    if kind < 0.3 and view.book.notes:
        return rng.choice(view.book.notes)
    subject = rng.choice((me, rng.randrange(view.seats)))
    if kind < 0.5 and view.active:
        return Item(subject, rng.choice(view.active))
    return Item(subject, text=rng.choice(TEXTS), sign=rng.choice((-1, 1)))
