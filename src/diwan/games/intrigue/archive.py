"""The archive: once the game is over, the whole story of every rumour, as data and as a picture."""

from math import cos, pi, sin
from xml.sax.saxutils import escape

from msgspec import Struct

from diwan.core.game import Seat
from diwan.games.intrigue.items import Item, key
from diwan.games.intrigue.scoring import chart_of, first_teller, totals
from diwan.games.intrigue.session import truth_of
from diwan.games.intrigue.state import Entry, Motion, Over, State, Telling


class Chain(Struct, frozen=True):
    """The travel of one item."""

    item: Item
    tellings: tuple[Telling, ...]
    spreader: Seat | None
    whispered_to: tuple[Seat, ...]
    motions: tuple[Motion, ...]
    truth: bool | None
    """None for a text about which nothing was declared."""
    award: int | None
    """The spreader's, in half-points; None where it was never resolved."""


class Archive(Struct, frozen=True):
    dossiers: tuple[tuple[str, ...], ...]
    totals: tuple[int, ...]
    visible: tuple[int, ...]
    ledgers: tuple[tuple[Entry, ...], ...]
    chains: tuple[Chain, ...]


def archive(state: State) -> Archive:
    """Everything that was hidden. Only a game that is over has an archive."""
    if not isinstance(state.phase, Over):
        raise TypeError("the archive opens when the game is over")
    tellings = sorted((t for book in state.books for t in book.told), key=lambda t: t.moment)
    items: dict[Item, Item] = {}
    for telling in tellings:
        items.setdefault(key(telling.item), telling.item)
    for book in state.books:
        for whisper in book.whispers:
            if whisper.item:
                items.setdefault(key(whisper.item), whisper.item)
    return Archive(
        dossiers=state.dossiers,
        totals=totals(state),
        visible=state.visible,
        ledgers=tuple(book.ledger for book in state.books),
        chains=tuple(_chain(state, item, tellings) for item in items.values()),
    )


def _chain(state: State, item: Item, tellings: list[Telling]) -> Chain:
    wanted = key(item)
    links = tuple(t for t in tellings if key(t.item) == wanted)
    motions = tuple(m for m in state.minutes if isinstance(m, Motion) and key(m.item) == wanted)
    heard = tuple(
        seat
        for seat, book in enumerate(state.books)
        if any(w.item is not None and key(w.item) == wanted for w in book.whispers)
    )
    last = motions[-1] if motions else None
    award = None
    if last is not None and last.truth is not None:
        award = chart_of(state.options).spreader.value(last.verdict == "believed", last.truth)
    return Chain(item, links, first_teller(links, item), heard, motions, _truth(state, item), award)


def _truth(state: State, item: Item) -> bool | None:
    book = state.books[item.subject]
    if item.card or any(key(oath.item) == key(item) for oath in book.oaths):
        return truth_of(state, item)
    return True if any(key(vow) == key(item) for vow in book.vows) else None


SIZE, RADIUS, DOT = 480, 170, 26


def picture(chain: Chain, names: tuple[str, ...], title: str = "") -> str:
    """The rumour's travel as an SVG: comrades in a circle, an arrow for each telling with its round; the spreader and
    the subject stand out by their class and their outline."""
    n = len(names)
    spots = [
        (SIZE / 2 + RADIUS * sin(2 * pi * seat / n), SIZE / 2 - RADIUS * cos(2 * pi * seat / n)) for seat in range(n)
    ]
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {SIZE} {SIZE}" role="img" font-family="sans-serif">',
        f"<title>{escape(title or names[chain.item.subject])}</title>",
        '<defs><marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto">'
        '<path d="M0 0L8 4L0 8z" fill="currentColor"/></marker></defs>',
    ]
    for number, telling in enumerate(chain.tellings):
        parts.append(_arrow(spots[telling.giver], spots[telling.hearer], telling, number))
    for seat, (x, y) in enumerate(spots):
        role = "subject" if seat == chain.item.subject else "spreader" if seat == chain.spreader else "comrade"
        dash = {"subject": ' stroke-dasharray="4 3"', "spreader": ' stroke-width="4"', "comrade": ""}[role]
        parts.append(
            f'<g class="{role}"><circle cx="{x:.1f}" cy="{y:.1f}" r="{DOT}" fill="none" stroke="currentColor"{dash}/>'
            f'<text x="{x:.1f}" y="{y + 4:.1f}" text-anchor="middle" font-size="12" fill="currentColor">'
            f"{escape(names[seat])}</text></g>"
        )
    return "".join((*parts, "</svg>"))


def _arrow(start: tuple[float, float], end: tuple[float, float], telling: Telling, number: int) -> str:
    """Bent to one side, so that both directions and repeated tellings can be told apart."""
    (x1, y1), (x2, y2) = start, end
    length = ((x2 - x1) ** 2 + (y2 - y1) ** 2) ** 0.5
    ux, uy = (x2 - x1) / length, (y2 - y1) / length
    x1, y1, x2, y2 = x1 + ux * DOT, y1 + uy * DOT, x2 - ux * (DOT + 2), y2 - uy * (DOT + 2)
    mx, my = (x1 + x2) / 2 - uy * 22, (y1 + y2) / 2 + ux * 22
    return (
        f'<g class="{telling.via}" data-step="{number}">'
        f'<path d="M{x1:.1f} {y1:.1f}Q{mx:.1f} {my:.1f} {x2:.1f} {y2:.1f}" fill="none" stroke="currentColor" '
        f'marker-end="url(#tip)"/>'
        f'<text x="{mx:.1f}" y="{my:.1f}" text-anchor="middle" font-size="11" fill="currentColor">'
        f"{telling.round}</text></g>"
    )
