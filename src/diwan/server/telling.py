"""What each observer is told of a step: the only place where messages about a table are made.

An observer is a seat, or None for onlookers. Every message is a function of the table before and after and of the
observer, so that two worlds which an observer cannot tell apart give it the same bytes."""

from bisect import bisect_left
from collections.abc import Iterable, Sequence
from operator import attrgetter
from typing import Any

from msgspec import UNSET, Struct

from diwan.core.codec import encode
from diwan.core.game import AnyGame, Tally, Told
from diwan.server.wire import PROTOCOL, Heard, Snapshot, Update, deadlines, shown_table
from diwan.table import ONLOOKER, Step, Table
from diwan.table.facts import Said, Whispered
from diwan.table.state import Round


def heard(told: Sequence[Told], observer: int | None) -> tuple[Any, ...]:
    if not told:
        return ()
    hearer = ONLOOKER if observer is None else observer
    return tuple([t.event for t in told if t.to is None or hearer in t.to])


def seen(table: Table, observer: int | None) -> Any:
    """The view as a person gets it. A finished game may be opened by its record, not by its views."""
    assert table.round is not None
    return table.game.show(table.round.state, observer)


TALK = (Said, Whispered)
TALK_RETOLD = 200
"""Lines of talk that whoever comes may read again: so many at the most, for each may be long."""
MISSED_RETOLD = 500
"""Entries that are told one by one to whoever has missed them; of more, a snapshot tells."""
CHOOSING = ("playing", "paused")
"""Whoever waits for the others may already look at what there is to choose from."""


def menu(table: Table, observer: int | None) -> Sequence[Any]:
    if observer is None or table.round is None or table.stage not in CHOOSING:
        return ()
    return table.game.legal(table.round.state, observer)


class Page(Struct, frozen=True, gc=False):
    """What a step told, and to whom: all that is kept of it when the table has gone on."""

    seq: int
    at: int
    facts: tuple[Told, ...]
    told: tuple[Told, ...]
    moment: int
    """Of the game, by which people may forget it (see `retold`); in the course of a game it grows."""


_moment = attrgetter("moment")


def page(before: Table | None, step: Step) -> Page:
    table, old, moment = step.table, before.round if before else None, 0
    if old is not None and table.round is not None and old.number == table.round.number:
        moment = old.memory[0]
    return Page(table.seq, table.at, step.facts, step.told, moment)


def oldest_told(table: Table, pages: Sequence[Page]) -> int:
    """The number of the first entry whose news people may read again: of the last game alone, and while it is played
    as far back as its memory aid lets them."""
    if not pages:
        return table.seq + 1
    round, first = table.round, pages[0].seq
    begun = max(0, round.begun - first) if round else 0
    earliest = round.memory[1] if round and table.stage != "over" else 0
    return first + bisect_left(pages, earliest, begun, key=_moment)


def tell(
    before: Table | None, step: Step, pages: Sequence[Page], observers: Iterable[int | None]
) -> dict[int | None, bytes]:
    """By observer: what it is told of a step, the last of the pages. What is the same for all is found once."""
    table, round = step.table, step.table.round
    old = before.round if before else None
    same: Any = UNSET
    now = owed = limits = outcome = tally = oldest = view = choices = same
    if before is None or _are_shown_apart(before, table):
        now, owed, limits = shown_table(table), round.owed if round else (), deadlines(table)
    is_played = round is not None and round is not old
    state = legal = None
    if round is not None and is_played:
        state, owed, limits = round.state, round.owed, deadlines(table)
        if old is None or old.outcome != round.outcome:
            outcome, tally = round.outcome, _tally(table.game, round)
        moment, earliest = round.memory
        if earliest > 0 and moment != pages[-1].moment:
            oldest = oldest_told(table, pages)
        if table.stage in CHOOSING:
            legal = table.game.legal
    is_shared = _is_public(step.facts) and _is_public(step.told)
    facts, news = (heard(step.facts, None), heard(step.told, None)) if is_shared else ((), ())
    seq, at, show = table.seq, table.at, table.game.show
    messages = {}
    for observer in observers:
        if not is_shared:
            facts, news = heard(step.facts, observer), heard(step.told, observer)
        if is_played:
            view, choices = show(state, observer), legal(state, observer) if legal and observer is not None else ()
        messages[observer] = encode(
            Update(seq, at, facts, news, now, view, choices, owed, limits, outcome, tally, oldest)
        )
    return messages


def _tally(game: AnyGame, round: Round) -> Tally | None:
    return game.tally(round.state) if round.outcome else None


def _is_public(told: tuple[Told, ...]) -> bool:
    for one in told:  # noqa: SIM110 - for every move, where `any` and its generator cost more than the look
        if one.to is not None:
            return False
    return True


def _are_shown_apart(before: Table, table: Table) -> bool:
    """Whether the table itself looks another way, beside the game."""
    if before.chairs != table.chairs or before.stage != table.stage:
        return True
    return (before.round.number if before.round else 0) != (table.round.number if table.round else 0)


def snapshot(
    table: Table, pages: Sequence[Page], observer: int | None, host: bool, now: int, story: bool = True
) -> bytes:
    round, oldest = table.round, oldest_told(table, pages)
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
            tally=_tally(table.game, round) if round else None,
            oldest=oldest,
            story=tuple(retell(table, pages, observer, oldest)) if story else (),
        )
    )


def retell(table: Table, pages: Sequence[Page], observer: int | None, oldest: int) -> list[Heard[Any]]:
    """What was told before: the game's events from number `oldest` on, and the last of the talk."""
    story, lines = [], 0
    for page in reversed(pages):
        facts, news = facts_of(page, table, observer), recalled(page, observer, oldest)
        if any(type(fact) in TALK for fact in facts):
            lines += 1
            if lines > TALK_RETOLD:
                facts = tuple(fact for fact in facts if type(fact) not in TALK)
        if facts or news:
            story.append(Heard(page.seq, page.at, facts, news))
    return story[::-1]


def recalled(page: Page, observer: int | None, oldest: int) -> tuple[Any, ...]:
    return heard(page.told, observer) if page.seq >= oldest else ()


def facts_of(page: Page, table: Table, observer: int | None) -> tuple[Any, ...]:
    """What was whispered to a seat was meant for whoever sat there then."""
    since = 0 if observer is None else table.chairs[observer].since
    return heard([told for told in page.facts if told.to is None or page.seq >= since], observer)


def missed(table: Table, pages: Sequence[Page], observer: int | None, host: bool, now: int, since: int) -> list[bytes]:
    """For a client that saw number `since`: what it was not told, then how things stand.

    Where the room does not go back so far, or the number is not one of ours, a snapshot."""
    first = max(pages[0].seq, table.seq - MISSED_RETOLD + 1) if pages else table.seq + 1
    if not first - 1 <= since <= table.seq or not pages:
        return [snapshot(table, pages, observer, host, now)]
    oldest = oldest_told(table, pages)
    told = [
        encode(Update(page.seq, page.at, facts_of(page, table, observer), recalled(page, observer, oldest)))
        for page in pages[since - pages[0].seq + 1 :]
    ]
    return [*told, snapshot(table, pages, observer, host, now, story=False)]
