"""What each observer is told of a step: the only place where messages about a table are made.

An observer is a seat, or None for onlookers. Every message is a function of the table before and after and of the
observer, so that two worlds which an observer cannot tell apart give it the same bytes."""

from collections.abc import Callable, Iterable, Sequence
from functools import cache
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from diwan.core.codec import encode
from diwan.core.game import Told
from diwan.core.registry import game as find_game
from diwan.server.wire import PROTOCOL, Heard, Snapshot, Update, deadlines, shown_table
from diwan.table import ONLOOKER, Step, Table


def hears(told: Told, observer: int | None) -> bool:
    return told.to is None or (ONLOOKER if observer is None else observer) in told.to


def heard(told: Iterable[Told], observer: int | None) -> tuple[Any, ...]:
    return tuple([t.event for t in told if hears(t, observer)])


def seen(table: Table, observer: int | None) -> Any:
    """The view as a person gets it. A finished game may be opened by its record, not by its views."""
    assert table.round is not None
    return _shown(table.game.about.id)(table.round.state, observer)


@cache
def _shown(game_id: str) -> Callable[[Any, int | None], Any]:
    """A game may show people less than bots."""
    game = find_game(game_id)
    shown: Callable[[Any, int | None], Any] = getattr(game, "shown", game.view)
    return shown


def menu(table: Table, observer: int | None) -> Sequence[Any]:
    if observer is None or table.round is None or table.stage not in ("playing", "paused"):
        return ()
    return table.game.legal(table.round.state, observer)


class Page(Struct, frozen=True, gc=False):
    """What a step told, and to whom: all that is kept of it when the table has gone on."""

    seq: int
    at: int
    facts: tuple[Told, ...]
    told: tuple[Told, ...]


def page(step: Step) -> Page:
    return Page(step.table.seq, step.table.at, step.facts, step.told)


class Telling:
    """One step, told to many: what is the same for all is found once."""

    def __init__(self, before: Table | None, step: Step) -> None:
        table, round = step.table, step.table.round
        old = before.round if before else None
        self._step, self._played = step, round is not None and round is not old
        self._is_secret = any(told.to is not None for told in (*step.facts, *step.told))
        update: Update[Any, Any, Any] = Update(table.seq, table.at, heard(step.facts, None), heard(step.told, None))
        if before is None or _are_shown_apart(before, table):
            update = replace(update, table=shown_table(table))
        if before is None or self._played or before.stage != table.stage:
            update = replace(update, owed=round.owed if round else (), deadlines=deadlines(table))
        if round is not None and (old is None or old.outcome != round.outcome):
            update = replace(update, outcome=round.outcome)
        self._public = update

    def to(self, observer: int | None) -> bytes:
        step, update = self._step, self._public
        if self._is_secret:
            update = replace(update, facts=heard(step.facts, observer), news=heard(step.told, observer))
        if self._played:
            update = replace(update, view=seen(step.table, observer), menu=menu(step.table, observer))
        return encode(update)


def _are_shown_apart(before: Table, table: Table) -> bool:
    """Whether the table itself looks another way, beside the game."""
    if before.chairs != table.chairs or before.stage != table.stage:
        return True
    return (before.round.number if before.round else 0) != (table.round.number if table.round else 0)


def snapshot(table: Table, pages: Sequence[Page], observer: int | None, host: bool, now: int) -> bytes:
    round = table.round
    return encode(
        Snapshot(
            seq=table.seq,
            at=table.at,
            now=now,
            protocol=PROTOCOL,
            seat=observer,
            host=host,
            table=shown_table(table),
            view=seen(table, observer) if round else None,
            menu=tuple(menu(table, observer)),
            owed=round.owed if round else (),
            deadlines=deadlines(table),
            outcome=round.outcome if round else None,
            story=tuple(retell(table, pages, observer)),
        )
    )


def retell(table: Table, pages: Sequence[Page], observer: int | None) -> Iterable[Heard[Any]]:
    """What was told before. Talk may always be read again, the game's events as its memory aid says."""
    retold = getattr(table.game, "retold", None)
    again = retold is None or retold(table.setup.options) or table.stage == "over"
    for page in pages:
        facts = _facts(page, table, observer)
        news = heard(page.told, observer) if again else ()
        if facts or news:
            yield Heard(page.seq, page.at, facts, news)


def _facts(page: Page, table: Table, observer: int | None) -> tuple[Any, ...]:
    """What was whispered to a seat was meant for whoever sat there then."""
    since = 0 if observer is None else table.chairs[observer].since
    return heard([told for told in page.facts if told.to is None or page.seq >= since], observer)


def missed(table: Table, pages: Sequence[Page], observer: int | None, host: bool, now: int, since: int) -> list[bytes]:
    """For a client that saw number `since`: what it was not told, then how things stand.

    Where the room does not go back so far, or the number is not one of ours, a snapshot."""
    first = pages[0].seq if pages else table.seq + 1
    if not first - 1 <= since <= table.seq or not pages:
        return [snapshot(table, pages, observer, host, now)]
    told = [
        encode(Update(page.seq, page.at, _facts(page, table, observer), heard(page.told, observer)))
        for page in pages[since - first + 1 :]
    ]
    return [*told, snapshot(table, (), observer, host, now)]
