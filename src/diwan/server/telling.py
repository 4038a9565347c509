"""What each observer is told of a step: the only place where messages about a table are made.

An observer is a seat, or None for spectators. Every message is a function of the table before and after and of the
observer, so that two worlds which an observer cannot tell apart give it the same bytes."""

from bisect import bisect_left
from collections.abc import Iterable, Sequence
from operator import attrgetter
from typing import Any

from msgspec import UNSET, Struct

from diwan.core.codec import encode
from diwan.core.game import AnyGame, Tally, Told, news
from diwan.server.wire import PROTOCOL, Heard, Snapshot, Update, deadlines, held, shown_table
from diwan.table import Step, Table
from diwan.table.facts import Said, Whispered
from diwan.table.state import GameInPlay, entry_of, is_unnoticed, number_for


def seen(table: Table, observer: int | None) -> Any:
    """Return the view that people get. A finished game is shown in full by its record, not by its views."""
    assert table.in_play is not None
    return table.game.show(table.in_play.state, observer)


TALK = (Said, Whispered)
TALK_RETOLD = 200
"""Most messages of talk that a newcomer may read again, because each may be long."""
MISSED_RETOLD = 500
"""Most entries that are told one by one to a client that missed them; if there are more, a snapshot has to do."""
CHOOSING = ("playing", "paused")
"""The stages in which menus are sent. People who wait for others may already look at what they can choose from."""


def menu(table: Table, observer: int | None) -> Sequence[Any]:
    if observer is None or table.in_play is None or table.stage not in CHOOSING:
        return ()
    return table.game.legal(table.in_play.state, observer)


class StepNews(Struct, frozen=True, gc=False):
    """What a step told, and to whom: all that is kept of it after the table has gone on."""

    seq: int
    at: int
    facts: tuple[Told, ...]
    told: tuple[Told, ...]
    moment: int
    """The moment of the game, by which people may forget it (see `retold`); it grows in the course of a game."""


_moment = attrgetter("moment")


def step_news(before: Table | None, step: Step) -> StepNews:
    table, old, moment = step.table, before.in_play if before else None, 0
    if old is not None and table.in_play is not None and old.number == table.in_play.number:
        moment = old.memory[0]
    return StepNews(table.seq, table.at, step.facts, step.told, moment)


def oldest_told(table: Table, history: Sequence[StepNews]) -> int:
    """Return the number of the first entry whose news people may read again.

    It is an entry of the last game. While that is being played, its memory aid decides how far back it lies."""
    if not history:
        return table.seq + 1
    in_play, first = table.in_play, history[0].seq
    begun = max(0, in_play.begun - first) if in_play else 0
    earliest = in_play.memory[1] if in_play and table.stage != "over" else 0
    return first + bisect_left(history, earliest, begun, key=_moment)


def awaited(table: Table, observer: int | None) -> tuple[int, ...]:
    """Return the seats whose decision an observer sees awaited."""
    in_play = table.in_play
    if in_play is None or table.game.awaited is None:
        return in_play.to_act if in_play else ()
    return table.game.awaited(in_play.state, observer)


def tell(
    before: Table | None, step: Step, history: Sequence[StepNews], observers: Iterable[int | None]
) -> dict[int | None, bytes]:
    """Return by observer what it is told of a step, the last one of the history; nobody is told of what others decide
    in secret.

    What is the same for all observers is found once."""
    table, in_play = step.table, step.table.in_play
    old = before.in_play if before else None
    unchanged: Any = UNSET
    shown = to_act = limits = still = outcome = tally = oldest = view = choices = unchanged
    is_new = before is None or _is_table_changed(before, table)
    if is_new:
        shown, limits, still = shown_table(table), deadlines(table), held(table)
    is_played = in_play is not None and in_play is not old
    state = legal = None
    if in_play is not None and is_played:
        state, limits = in_play.state, deadlines(table)
        if old is None or old.outcome != in_play.outcome:
            outcome, tally = in_play.outcome, _tally(table.game, in_play)
        moment, earliest = in_play.memory
        if earliest > 0 and moment != history[-1].moment:
            oldest = oldest_told(table, history)
        if table.stage in CHOOSING:
            legal = table.game.legal
    is_public = _is_public(step.facts) and _is_public(step.told)
    facts, events = (news(step.facts, None), news(step.told, None)) if is_public else ((), ())
    at, show = table.at, table.game.show
    messages = {}
    for observer in observers:
        if is_unnoticed(table, observer):
            continue
        if not is_public:
            facts, events = news(step.facts, observer), news(step.told, observer)
        if is_played:
            view, choices = show(state, observer), legal(state, observer) if legal and observer is not None else ()
        if is_played or is_new:
            to_act = awaited(table, observer)
        messages[observer] = encode(
            Update(
                seq=number_for(table, observer, table.seq),
                at=at,
                facts=facts,
                news=events,
                table=shown,
                view=view,
                menu=choices,
                to_act=to_act,
                deadlines=limits,
                held=still,
                outcome=outcome,
                tally=tally,
                oldest=oldest if oldest is UNSET else number_for(table, observer, oldest),
            )
        )
    return messages


def _tally(game: AnyGame, in_play: GameInPlay) -> Tally | None:
    return game.tally(in_play.state) if in_play.outcome else None


def _is_public(told: tuple[Told, ...]) -> bool:
    """Whether everybody hears all of it, so that `news` is the same for all."""
    for one in told:  # noqa: SIM110 - for every move, and `any` with a generator takes longer
        if one.to is not None:
            return False
    return True


def _is_table_changed(before: Table, table: Table) -> bool:
    """Whether something beside the game has changed, so that the table has to be sent."""
    if before.chairs != table.chairs or before.stage != table.stage:
        return True
    return (before.in_play.number if before.in_play else 0) != (table.in_play.number if table.in_play else 0)


def snapshot(
    table: Table, history: Sequence[StepNews], observer: int | None, host: bool, now: int, story: bool = True
) -> bytes:
    in_play, oldest = table.in_play, oldest_told(table, history)
    return encode(
        Snapshot(
            seq=number_for(table, observer, table.seq),
            at=_last_noticed(table, history, observer),
            now=now,
            protocol=PROTOCOL,
            seat=observer,
            host=host,
            table=shown_table(table),
            view=seen(table, observer) if in_play else None,
            menu=tuple(menu(table, observer)),
            to_act=awaited(table, observer),
            deadlines=deadlines(table),
            held=held(table),
            outcome=in_play.outcome if in_play else None,
            tally=_tally(table.game, in_play) if in_play else None,
            oldest=number_for(table, observer, oldest),
            story=tuple(retell(table, history, observer, oldest)) if story else (),
        )
    )


def _last_noticed(table: Table, history: Sequence[StepNews], observer: int | None) -> int:
    """Return when the last entry was made of which an observer knows."""
    if not is_unnoticed(table, observer):
        return table.at
    hidden = {entry for entry, seat in table.unnoticed if seat != observer}
    return next((step.at for step in reversed(history) if step.seq not in hidden), 0)


def retell(table: Table, history: Sequence[StepNews], observer: int | None, oldest: int) -> list[Heard[Any]]:
    """Return what was told before: the game's events from entry number `oldest` on, and the last of the talk."""
    story, talk = [], 0
    for step in reversed(history):
        facts, events = facts_of(step, table, observer), recalled(step, observer, oldest)
        if any(type(fact) in TALK for fact in facts):
            talk += 1
            if talk > TALK_RETOLD:
                facts = tuple(fact for fact in facts if type(fact) not in TALK)
        if facts or events:
            story.append(Heard(number_for(table, observer, step.seq), step.at, facts, events))
    return story[::-1]


def recalled(step: StepNews, observer: int | None, oldest: int) -> tuple[Any, ...]:
    """Return the game's events of a step, as far as the observer may read them again."""
    return news(step.told, observer) if step.seq >= oldest else ()


def facts_of(step: StepNews, table: Table, observer: int | None) -> tuple[Any, ...]:
    """Return the facts of a step, without whispers to people who had this seat before."""
    since = 0 if observer is None else table.chairs[observer].since
    return news([told for told in step.facts if told.to is None or step.seq >= since], observer)


def missed(
    table: Table, history: Sequence[StepNews], observer: int | None, host: bool, now: int, since: int
) -> list[bytes]:
    """Return the messages for a client that saw number `since`: what it missed, then a snapshot without the story.

    If the history does not go back so far, or the number is not one of ours, it is a whole snapshot alone."""
    first = max(history[0].seq, table.seq - MISSED_RETOLD + 1) if history else table.seq + 1
    since = entry_of(table, observer, since)
    if not first - 1 <= since <= table.seq or not history:
        return [snapshot(table, history, observer, host, now)]
    oldest = oldest_told(table, history)
    hidden = {entry for entry, seat in table.unnoticed if seat != observer}
    told = [
        encode(
            Update(
                seq=number_for(table, observer, step.seq),
                at=step.at,
                facts=facts_of(step, table, observer),
                news=recalled(step, observer, oldest),
            )
        )
        for step in history[since - history[0].seq + 1 :]
        if step.seq not in hidden
    ]
    return [*told, snapshot(table, history, observer, host, now, story=False)]
