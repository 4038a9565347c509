"""Points, status and the end (I9, I19 to I25)."""

from collections.abc import Sequence
from typing import TypeAlias, TypeVar

from msgspec.structs import replace

from diwan.core.game import EVERYONE, Told, only
from diwan.games.intrigue.events import Opened, Promoted, Won
from diwan.games.intrigue.figures import FIGURES, Chart
from diwan.games.intrigue.items import Item, key
from diwan.games.intrigue.options import Options, length_of
from diwan.games.intrigue.state import Book, Entry, Motion, Over, Perk, State

Played: TypeAlias = tuple[State, tuple[Told, ...]]
T = TypeVar("T")


def put(values: tuple[T, ...], index: int, value: T) -> tuple[T, ...]:
    return (*values[:index], value, *values[index + 1 :])


def with_book(state: State, seat: int, book: Book) -> State:
    return replace(state, books=put(state.books, seat, book))


def chart_of(options: Options) -> Chart:
    return options.chart or FIGURES.chart


def total(state: State, seat: int) -> int:
    """Return the total of a seat, visible and hidden, in half-points."""
    return state.visible[seat] + state.books[seat].hidden


def totals(state: State) -> tuple[int, ...]:
    return tuple(total(state, seat) for seat in range(state.seats))


def spreader(state: State, item: Item) -> int | None:
    """Return the giver of the earliest telling between two comrades who are not the subject (I5)."""
    wanted = key(item)
    tellings = (t for book in state.books for t in book.told)
    chain = [t for t in tellings if t.item.subject == item.subject and t.spreads and key(t.item) == wanted]
    return min(chain, key=lambda t: t.moment).giver if chain else None


def add_entries(state: State, entries: Sequence[tuple[int, Entry]]) -> State:
    """Add lines to ledgers and points to scores.

    One event is one instant: call `check_status` after all of its lines (I21)."""
    visible, books = list(state.visible), list(state.books)
    for seat, entry in entries:
        visible[seat] += entry.visible
        book = books[seat]
        books[seat] = replace(book, ledger=(*book.ledger, entry), hidden=book.hidden + entry.hidden)
    return replace(state, visible=tuple(visible), books=tuple(books))


def motion_entries(motion: Motion, chart: Chart, source: int | None) -> list[tuple[int, Entry]]:
    """Return the ledger lines of a resolved motion; none if it was tabled or struck (I35, I36)."""
    if motion.truth is None:
        return []
    points, item, number = FIGURES.points, motion.item, motion.round
    believed = motion.verdict == "believed"
    gain = points.initiator_believed if believed else points.initiator_disbelieved
    if motion.senior:
        gain = max(gain, 0)  # I23
    entries = [(motion.initiator, Entry(number, "initiator", gain, 0, item))]
    for seat, ballot in enumerate(motion.ballots):
        if ballot is not None and ballot != "abstain":
            right = (ballot == "believe") == motion.truth
            hp = points.voter_right if right else points.voter_wrong
            entries.append((seat, Entry(number, "voter", hp, 0, item)))
    if source is not None:
        award = chart.spreader.value(believed, motion.truth)
        entries.append((source, Entry(number, "spreader", 0, award, item)))  # I20: even if the spreader voted
    share = 0 if motion.sheltered else subject_share(motion.item, chart, believed, motion.truth)  # I24
    entries.append((item.subject, Entry(number, "subject", share, 0, item)))
    return entries


def subject_share(item: Item, chart: Chart, believed: bool, truth: bool) -> int:
    return chart.subject(item.polarity).value(believed, truth)


def alliance_entries(number: int, pair: tuple[int, int]) -> list[tuple[int, Entry]]:
    """Return the ledger lines of a new alliance. The bonus stays hidden while it lasts (I8)."""
    return [(seat, Entry(number, "formed", 0, FIGURES.points.formed)) for seat in pair]


def breach_entries(number: int, breaker: int, ally: int) -> list[tuple[int, Entry]]:
    """Return the ledger lines of a broken alliance: the old bonus and the loss become visible (I9)."""
    points = FIGURES.points
    return [
        (breaker, Entry(number, "broke", points.broken_by_me + points.formed, -points.formed)),
        (ally, Entry(number, "broken", points.broken_by_other + points.formed, -points.formed)),
    ]


def thresholds(options: Options) -> tuple[tuple[Perk, int], ...]:
    """Return the perks, the cheapest first, with the totals that unlock them."""
    length = length_of(options)
    return ("senior", length.senior), ("cabinet", length.cabinet)


def unlocked(options: Options, book: Book, hp: int) -> tuple[Perk, ...]:
    """Return the perks that a total of `hp` unlocks for the first time; none is ever taken away (I22)."""
    perks = thresholds(options)
    return tuple(p for p, least in perks if hp >= least and p not in book.perks and p not in book.spent)


def check_status(state: State) -> Played:
    """Unlock perks and check for a winner after a scoring event."""
    told: list[Told] = []
    for seat in range(state.seats):
        book = state.books[seat]
        if gained := unlocked(state.options, book, total(state, seat)):
            state = with_book(state, seat, replace(book, perks=(*book.perks, *gained)))
            told += [Told(only(seat), Promoted(perk)) for perk in gained]
    if max(totals(state)) >= length_of(state.options).target:
        state, end = finish(state, Over(leaders(state), "president"))
        told += end
    return state, tuple(told)


def leaders(state: State) -> tuple[int, ...]:
    """Return the seats with the highest total; ties share (I21)."""
    scores = totals(state)
    return tuple(seat for seat, hp in enumerate(scores) if hp == max(scores))


def finish(state: State, over: Over) -> Played:
    opened = Opened(state.dossiers, state.books, state.rotations)
    told = (Told(EVERYONE, Won(over.winners, totals(state))), Told(EVERYONE, opened))
    return replace(state, phase=over, offers=()), told
