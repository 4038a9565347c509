"""How long everybody has to decide: deadlines, first decisions, and clocks that stand still."""

from msgspec.structs import replace

from diwan.core.game import Clock
from diwan.table.state import GameInPlay, Table, is_person

FIRST_SECONDS = 600
"""The least time that people have for their first decision of a game, while they find their way. It is not endless, so
that nobody can keep a table waiting for good; clients show a clock for its last minutes only."""
HELD_MILLISECONDS = 60_000
"""How long the clocks stand still at most while a pause is asked for."""


def deadlines(table: Table, in_play: GameInPlay, clock: Clock | None, actor: int | None) -> tuple[int | None, ...]:
    """Return the deadlines by seat.

    A seat's time begins with its decision. It runs on while others decide at the same time; so does a time that is
    shared by several moves or seats (`Clock.of`), and if its seconds have grown, it ends so much later."""
    until: list[int | None] = [None] * len(table.chairs)
    if clock is not None:
        start, old = clock_start(table, in_play), in_play.clock
        shared = None
        if clock.of and old is not None and old.of == clock.of:
            # Somebody's first decision may take longer, but gives the others no more time.
            usual = [seat for seat in range(len(until)) if not _is_first(table, in_play, seat)]
            shared = min(filter(None, [in_play.until[seat] for seat in usual]), default=None)
            if shared is not None and clock.seconds != old.seconds:
                shared += int((clock.seconds - old.seconds) * 1000 * table.settings.clock)
        running = old.moves if old is not None and old.seconds == clock.seconds else ()
        for fallback in clock.moves:
            seat = fallback[0]
            if seat != actor and fallback in running:
                until[seat] = in_play.until[seat]
            elif shared is not None and (seat == actor or not _is_first(table, in_play, seat)):
                until[seat] = shared
            else:
                until[seat] = start + time_of(table, in_play, clock, seat, actor)
    return tuple(until)


def clock_start(table: Table, in_play: GameInPlay) -> int:
    """Return when a time that is given now begins to run: now, or when the clocks run again."""
    return max(table.at, in_play.held_until)


def time_of(table: Table, in_play: GameInPlay, clock: Clock, seat: int, actor: int | None = None) -> int:
    """Return the milliseconds that a seat has for a decision, as the settings of the table have it, if `actor` has just
    made one."""
    is_first = seat != actor and _is_first(table, in_play, seat)
    seconds = max(clock.seconds, FIRST_SECONDS) if is_first else clock.seconds
    return int(seconds * 1000 * table.settings.clock)


def _is_first(table: Table, in_play: GameInPlay, seat: int) -> bool:
    """Whether the next decision of a seat is its person's first one in this game, for all that spectators know."""
    chair = table.chairs[seat]
    return table.rules >= 2 and is_person(chair) and in_play.seen_acting[seat] <= max(in_play.begun, chair.since)


def hold_clocks(before: Table, table: Table) -> Table:
    """Stop the clocks while a pause is asked for: not for long, and once for each seat until it has moved again."""
    in_play = table.in_play
    if table.chairs is before.chairs or table.rules < 2 or in_play is None or table.stage != "playing":
        return table
    asking = [seat for seat, chair in enumerate(table.chairs) if chair.wants_pause]
    if not asking:
        return release_clocks(table)
    new = [seat for seat in asking if not before.chairs[seat].wants_pause and seat not in in_play.held_by]
    if not new or table.at < in_play.held_until:
        return table
    held = replace(
        in_play,
        until=_later(in_play, HELD_MILLISECONDS),
        held_until=table.at + HELD_MILLISECONDS,
        held_by=(*in_play.held_by, *new),
    )
    return replace(table, in_play=held)


def release_clocks(table: Table) -> Table:
    """Let the clocks run again: take back what is left of the time for which they were to stand still."""
    in_play = table.in_play
    if in_play is None or not in_play.held_until:
        return table
    rest = max(0, in_play.held_until - table.at)
    return replace(table, in_play=replace(in_play, until=_later(in_play, -rest), held_until=0))


def stop_clocks(table: Table) -> Table:
    """Begin a pause."""
    table = release_clocks(table)
    assert table.in_play is not None
    return replace(table, in_play=replace(table.in_play, paused_at=table.at))


def start_clocks(table: Table) -> Table:
    """End a pause: every deadline moves by its length."""
    in_play = table.in_play
    assert in_play is not None
    pause = table.at - in_play.paused_at
    return replace(table, in_play=replace(in_play, until=_later(in_play, pause), paused_at=0))


def _later(in_play: GameInPlay, milliseconds: int) -> tuple[int | None, ...]:
    return tuple(None if limit is None else limit + milliseconds for limit in in_play.until)
