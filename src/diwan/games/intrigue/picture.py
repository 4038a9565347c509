"""Intrigue in the terminal.

It shows the party in a table, then what only the reader sees: points, dossier, offers and the latest notes."""

from collections.abc import Iterator

from rich.console import Group
from rich.table import Table
from rich.text import Text

from diwan.cli.pictures import Picture, seat_style
from diwan.games.intrigue.items import Item
from diwan.games.intrigue.state import Debating, Declaring, Floor, Motion, Sheltering
from diwan.games.intrigue.view import View, VotingSeen
from diwan.words import Words

LATEST = 4
"""Number of notes and of motions shown. The view holds them all."""


def draw(view: View, words: Words, _width: int) -> Group:
    return Group(*_head(view, words), Text(), _party(view, words), *_minutes(view, words), *_own(view, words))


def _say(words: Words, key: str, **arguments: object) -> str:
    return words.book.say(f"picture-{key}", **arguments)


def _item(words: Words, item: Item) -> str:
    return words.book.say("item-Item", **words.arguments(item))


def _points(half_points: int) -> str:
    return f"{half_points / 2:g}"


def _head(view: View, words: Words) -> Iterator[Text]:
    if view.round:
        yield Text(_say(words, "round", round=view.round, chair=words.name(view.chair)), style="bold")
    match view.phase:
        case Floor(holder):
            yield Text(_say(words, "holder", name=words.name(holder)), style="magenta")
        case Declaring(question) | Debating(question) | VotingSeen(question) | Sheltering(question):
            initiator, item = words.name(question.initiator), _item(words, question.item)
            yield Text(_say(words, "motion", name=initiator, item=item), style="magenta")


def _party(view: View, words: Words) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0))
    for key in ("player", "points", "ally", "known"):
        table.add_column(_say(words, key), justify="right" if key == "points" else "left")
    for seat in range(view.seats):
        table.add_row(
            Text(words.name(seat), style=f"bold {seat_style(seat)}"),
            _points(view.visible[seat]),
            "•" if seat in view.book.allies else "",
            "\n".join(words.value("card", card) for card in _known(view, seat)),
        )
    return table


def _known(view: View, seat: int) -> list[str]:
    """Return dossier cards that were proven on the floor, or that the seat itself has told the reader (I3)."""
    proven = [m.item for m in view.minutes if isinstance(m, Motion) and m.truth]
    told = [t.item for t in view.book.heard if t.giver == t.item.subject]
    return list(dict.fromkeys(item.card for item in (*proven, *told) if item.subject == seat and item.card))


def _minutes(view: View, words: Words) -> Iterator[Text]:
    motions = [minute for minute in view.minutes if isinstance(minute, Motion)][-LATEST:]
    if motions:
        yield Text(f"\n{_say(words, 'minutes')}", style="bold")
    for motion in motions:
        truth = "" if motion.truth is None else f", {_say(words, 'true' if motion.truth else 'false')}"
        verdict = words.value("verdict", motion.verdict)
        yield Text(f"  {_item(words, motion.item)} – {verdict}{truth}", style=seat_style(motion.initiator))


def _own(view: View, words: Words) -> Iterator[Text]:
    if view.seat is None:
        return
    book = view.book
    total, hidden = _points(view.visible[view.seat] + book.hidden), _points(book.hidden)
    yield Text(f"\n{_say(words, 'total', total=total, hidden=hidden)}", style="bold")
    if view.dossier:
        yield Text(_say(words, "dossier"), style="bold")
        yield from (Text(f"  {words.value('card', card)}") for card in view.dossier)
    for offer in view.incoming:
        about, want = words.value("about", offer.about), words.value("want", offer.want)
        yield Text(_say(words, "offer", name=words.name(offer.giver), about=about, want=want), style="yellow")
    notes = [item for item in book.notes if item.subject != view.seat or not item.card]
    if notes:
        yield Text(_say(words, "notes"), style="bold")
        yield from (Text(f"  {_item(words, item)}", style=seat_style(item.subject)) for item in notes[-LATEST:])


PICTURE = Picture(draw=draw)
