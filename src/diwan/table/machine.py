"""The rules of a table. `accept` judges a new command and draws for NATURE; `repeat` replays an entry of the log."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, TypeAlias, assert_never

from msgspec import Struct
from msgspec.structs import replace

from diwan.core.codec import to_setup
from diwan.core.game import EVERYONE, NATURE, SPECTATOR, Refusal, Told, draw, news, only
from diwan.core.names import LONGEST, folded, free_names, tidy
from diwan.core.registry import game as find_game
from diwan.core.setup import check_setup
from diwan.table.clocks import clock_start, deadlines, hold_clocks, start_clocks, stop_clocks, time_of
from diwan.table.commands import (
    HOST,
    SERVER,
    Archive,
    BotPlay,
    Command,
    Entry,
    Fill,
    Kick,
    Leave,
    MarkAbsent,
    MarkBack,
    Open,
    Pause,
    Play,
    Ready,
    Rematch,
    Rename,
    Say,
    Sit,
    Start,
    TimeOut,
)
from diwan.table.facts import (
    Archived,
    CameBack,
    Fact,
    Filled,
    Finished,
    Left,
    Opened,
    Paused,
    ReadyChanged,
    Renamed,
    Resumed,
    Said,
    Sat,
    Started,
    TimedOut,
    WantsPause,
    WantsRematch,
    WentAway,
    Whispered,
)
from diwan.table.state import (
    FREE,
    Chair,
    GameInPlay,
    Table,
    bot_of,
    is_person,
    is_waiting,
    seat_of,
    timeout_move,
)

RECENT = 16
"""How many commands of each seat, and of the host, are remembered by their client's id."""


class Step(Struct, frozen=True, gc=False):
    """The table after an entry, and the facts and game events that followed from the entry."""

    table: Table
    facts: tuple[Told, ...] = ()
    told: tuple[Told, ...] = ()


class NewDraws(Struct, frozen=True, gc=False):
    """Draws NATURE's moves at random, and remembers them."""

    rng: Random
    drawn: list[Any]

    def draw(self, odds: Sequence[tuple[Any, int]]) -> Any:
        self.drawn.append(draw(odds, self.rng))
        return self.drawn[-1]


class StoredDraws(Struct, frozen=True, gc=False):
    """Repeats NATURE's moves as an entry has stored them."""

    moves: Iterator[Any]

    def draw(self, _odds: Sequence[tuple[Any, int]]) -> Any:
        move = next(self.moves, None)
        if move is None:
            raise refuse("unfit_chance")
        return move


Chance: TypeAlias = NewDraws | StoredDraws


def refuse(key: str, **details: Any) -> Refusal:
    """Return a refusal by the table, as opposed to one by a ruling of the game."""
    return Refusal("table", key, **details)


def answered(table: Table, by: int, id: str) -> int | None:
    """Return the number of the entry that a command with this client's id has already made."""
    known = table.recent.get(by)
    return known.get(id) if known else None


def accept(table: Table | None, entry: Entry[Any], rng: Random) -> tuple[Entry[Any], Step]:
    """Return the entry as it is to be stored, with a tidy name and NATURE's moves, and its step; raise Refusal."""
    chance = NewDraws(rng, [])
    if isinstance(entry.command, Sit | Rename | Say):
        entry = _with_tidy_name(entry, entry.command)
    step = _step(table, entry, chance)
    if isinstance(entry.command, Sit | Rename):
        _check_name_is_unique(step.table, entry.command.name)
    return replace(entry, chance=tuple(chance.drawn)) if chance.drawn else entry, step


def repeat(table: Table | None, entry: Entry[Any]) -> Step:
    """Return the step of a stored entry; raise Refusal if it does not follow from the entries before it."""
    chance = StoredDraws(iter(entry.chance))
    step = _step(table, entry, chance)
    if next(chance.moves, None) is not None:
        raise refuse("unfit_chance")
    return step


# Names are judged when they are accepted and not when the log is replayed: a table keeps what it once accepted.


def _with_tidy_name(entry: Entry[Any], command: Sit | Rename | Say) -> Entry[Any]:
    if command.name is None:
        return entry
    name = tidy(command.name)
    if name is None:
        raise refuse("unfit_name", longest=LONGEST)
    return replace(entry, command=replace(command, name=name))


def _check_name_is_unique(table: Table, name: str) -> None:
    if [folded(chair.name) for chair in table.chairs].count(folded(name)) > 1:
        raise refuse("name_taken")


def _step(table: Table | None, entry: Entry[Any], chance: Chance) -> Step:
    command, by = entry.command, entry.by
    if table is None:
        assert isinstance(command, Open), "a table is opened first"
        return _open(command, entry)
    if table.stage == "archived":
        raise refuse("archived")
    noted = _noted(table, entry)
    present, came_back = _marked_present(noted, by)
    step = _carry_out(present, by, command, chance)
    if came_back:
        step = replace(step, facts=(*came_back, *step.facts))
    if (held := hold_clocks(noted, step.table)) is not step.table:
        step = replace(step, table=held)
    return _with_unanimous_wish(noted, _with_hidden_decision(noted, step), chance)


def _with_hidden_decision(before: Table, step: Step) -> Step:
    """Note an entry by which a seat decided while nobody else sees that it is not awaited any more."""
    table, old, new = step.table, before.in_play, step.table.in_play
    if old is None or new is None or new is old or table.game.awaited is None or table.chairs is not before.chairs:
        return step
    actor = next((seat for seat, entry in enumerate(new.acted) if entry == table.seq), None)
    if actor is None or any(told.to != (actor,) for told in (*step.facts, *step.told)):
        return step
    others = (None, *(seat for seat in range(len(table.chairs)) if seat != actor))
    if not all(table.game.hides_decision(old.state, new.state, actor, other) for other in others):
        return step
    return replace(step, table=replace(table, unnoticed=(*table.unnoticed, (table.seq, actor))))


def _carry_out(table: Table, by: int, command: Command[Any], chance: Chance) -> Step:
    match command:
        case Play():
            return _play(table, by, command.move, chance)
        case BotPlay(seat, after, move):
            return _bot_play(table, by, seat, after, move, chance)
        case TimeOut(seat):
            return _time_out(table, by, seat, chance)
        case Say():
            return _say(table, by, command)
        case Sit():
            return _sit(table, by, command)
        case Rename(name):
            seat = _person(table, by)
            return Step(_with_chair(table, seat, name=name), _to_all(Renamed(seat, name)))
        case Fill():
            return _fill(table, by, command)
        case Leave():
            return _vacate(table, _person(table, by), kicked=False)
        case Kick(seat):
            return _kick(table, by, seat)
        case Ready(on):
            return _ready(table, by, on)
        case Start():
            return _start_by_host(table, by, chance)
        case Rematch(on):
            return _rematch(table, by, on)
        case Pause(on):
            return _pause(table, by, on)
        case MarkAbsent(seat):
            return _mark_absent(table, by, seat)
        case MarkBack(seat):
            return _mark_back(table, by, seat)
        case Archive():
            return _archive(table, by)
        case Open():
            raise AssertionError("a table is opened once")
        case _:
            assert_never(command)


def _noted(table: Table, entry: Entry[Any]) -> Table:
    """Return the table with the entry's number, time and client's id, before the command is carried out."""
    seq, recent = table.seq + 1, table.recent
    if entry.id and entry.by != SPECTATOR:  # all spectators share one number, so their ids would collide
        known = recent[entry.by].copy() if entry.by in recent else {}
        known[entry.id] = seq
        if len(known) > RECENT:
            del known[next(iter(known))]
        recent = {**recent, entry.by: known}
    return replace(table, seq=seq, at=entry.at, recent=recent)


def _to_all(*facts: Fact) -> tuple[Told, ...]:
    return tuple(Told(EVERYONE, fact) for fact in facts)


# --- Who may give which command ---


def _person(table: Table, by: int) -> int:
    if not 0 <= by < len(table.chairs) or not is_person(table.chairs[by]):
        raise refuse("for_people_at_the_table")
    return by


def _check_is_host(by: int) -> None:
    if by != HOST:
        raise refuse("for_the_host")


def _check_is_server(by: int) -> None:
    if by != SERVER:
        raise refuse("for_the_house")


def _some_chair(table: Table, seat: int) -> Chair:
    if not 0 <= seat < len(table.chairs):
        raise refuse("no_such_seat", seats=len(table.chairs))
    return table.chairs[seat]


def _with_chair(table: Table, seat: int, **changes: Any) -> Table:
    chairs = table.chairs
    chair = replace(chairs[seat], **changes)
    return replace(table, chairs=(*chairs[:seat], chair, *chairs[seat + 1 :]))


def _check_no_game_is_running(table: Table) -> None:
    if table.stage in ("playing", "paused"):
        raise refuse("not_during_a_game")


# --- Who is present, and what all of them want ---


def _marked_present(table: Table, by: int) -> tuple[Table, tuple[Told, ...]]:
    """Whoever gives a command is not absent any more, even without a socket."""
    if 0 <= by < len(table.chairs) and table.chairs[by].away:
        return _with_chair(table, by, away=False), _to_all(CameBack(by))
    return table, ()


def _with_unanimous_wish(before: Table, step: Step, chance: Chance) -> Step:
    """Start or pause the game if everybody who is present wants it, also when the last one who did not has left."""
    table = step.table
    if table.chairs is before.chairs:
        return step
    present = [chair for chair in table.chairs if is_person(chair) and not chair.away]
    if not present:
        return step
    match table.stage:
        case "lobby" | "over" if FREE not in table.chairs and all(c.ready or c.wants_rematch for c in present):
            return _start(table, chance, step.facts)
        case "playing" if all(chair.wants_pause for chair in present):
            return _with_pause(table, step)
    return step


# --- Before and between games ---


def _open(command: Open, entry: Entry[Any]) -> Step:
    game = find_game(command.game)
    if command.edition != game.edition:
        raise refuse("other_edition", edition=command.edition)
    setup = to_setup(game, command.setup)
    check_setup(game, setup)
    table = Table(
        id=command.table,
        game=game,
        setup=setup,
        settings=command.settings,
        host=command.host,
        chairs=(FREE,) * setup.seats,
        rules=command.rules,
    )
    return Step(_noted(table, entry), _to_all(Opened()))


def _sit(table: Table, by: int, command: Sit) -> Step:
    if by != SPECTATOR or seat_of(table, command.key) is not None:
        raise refuse("seated_already")
    if not table.settings.newcomers:
        _check_no_game_is_running(table)
    seat = command.seat
    if seat is None:
        seat = next((seat for seat, chair in enumerate(table.chairs) if _is_open(table, chair)), None)
        if seat is None:
            raise refuse("no_free_seat")
    if not _is_open(table, _some_chair(table, seat)):
        raise refuse("seat_taken")
    taken = Chair(command.name, command.key, since=table.seq)
    chairs = (*table.chairs[:seat], taken, *table.chairs[seat + 1 :])
    recent = {by: known for by, known in table.recent.items() if by != seat}  # these ids were somebody else's
    table = replace(table, chairs=chairs, recent=recent)
    in_play = table.in_play
    if in_play is not None and in_play.clock is not None and in_play.until[seat] is not None:
        # A newcomer gets the whole time, for the bot's may have nearly run out.
        limit = (in_play.paused_at or clock_start(table, in_play)) + time_of(table, in_play, in_play.clock, seat)
        until = (*in_play.until[:seat], limit, *in_play.until[seat + 1 :])
        table = replace(table, in_play=replace(in_play, until=until))
    return Step(table, _to_all(Sat(seat, command.name)))


def _is_open(table: Table, chair: Chair) -> bool:
    """Whether anybody may take this chair: a free one, or a bot's during a game. Absent people keep theirs."""
    return chair.bot != "" if table.stage in ("playing", "paused") else chair == FREE


def _fill(table: Table, by: int, command: Fill) -> Step:
    _check_is_host(by)
    _check_no_game_is_running(table)
    seats = command.seats
    if seats is None:
        seats = tuple(seat for seat, chair in enumerate(table.chairs) if chair == FREE)
    names = free_names((chair.name for chair in table.chairs), sum(table.id.encode()))  # each table has other names
    for seat in seats:
        if _some_chair(table, seat) != FREE:
            raise refuse("seat_taken")
        table = _with_chair(table, seat, bot=command.bot, name=next(names, f"{command.bot} {seat + 1}"))
    if not seats:
        raise refuse("no_free_seat")
    return Step(table, _to_all(Filled(seats, command.bot)))


def _kick(table: Table, by: int, seat: int) -> Step:
    _check_is_host(by)
    chair = _some_chair(table, seat)
    if chair == FREE or (chair.bot and table.stage in ("playing", "paused")):
        raise refuse("nobody_to_kick")
    return _vacate(table, seat, kicked=True)


def _vacate(table: Table, seat: int, kicked: bool) -> Step:
    """Free the chair, or give it to a bot during a game so that the others can play on."""
    name = table.chairs[seat].name
    if table.stage in ("playing", "paused"):
        left = Chair(name=name, bot=table.settings.stand_in)
    else:
        left = FREE
    table = replace(table, chairs=(*table.chairs[:seat], left, *table.chairs[seat + 1 :]))
    if table.stage == "paused" and not any(map(is_person, table.chairs)):
        table = _resume(table)
    return Step(table, _to_all(Left(seat, name, kicked)))


def _ready(table: Table, by: int, on: bool) -> Step:
    seat = _person(table, by)
    _check_no_game_is_running(table)
    return Step(_with_wish_for_game(table, seat, on, ready=on), _to_all(ReadyChanged(seat, on)))


def _start_by_host(table: Table, by: int, chance: Chance) -> Step:
    _check_is_host(by)
    _check_no_game_is_running(table)
    if FREE in table.chairs:
        raise refuse("seats_are_free")
    return _start(table, chance, ())


def _rematch(table: Table, by: int, on: bool) -> Step:
    seat = _person(table, by)
    if table.stage != "over":
        raise refuse("only_after_a_game")
    return Step(_with_wish_for_game(table, seat, on, wants_rematch=on), _to_all(WantsRematch(seat, on)))


def _with_wish_for_game(table: Table, seat: int, on: bool, **wish: bool) -> Table:
    """`ready` or `wants_rematch` alone is enough for a game, so taking one back takes back both."""
    return _with_chair(table, seat, **wish) if on else _with_chair(table, seat, ready=False, wants_rematch=False)


def _archive(table: Table, by: int) -> Step:
    if by != SERVER:
        _check_is_host(by)
        _check_no_game_is_running(table)
    return Step(replace(table, stage="archived"), _to_all(Archived()))


# --- The game ---


def _start(table: Table, chance: Chance, told: tuple[Told, ...]) -> Step:
    number = table.in_play.number + 1 if table.in_play else 1
    chairs = tuple(replace(c, ready=False, wants_pause=False, wants_rematch=False) for c in table.chairs)
    seats = len(chairs)
    played = table.game.seated(table.setup, tuple(seat for seat, chair in enumerate(chairs) if chair.bot))
    start = GameInPlay(
        number=number,
        moves=-1,  # `_settle` counts what leads to the first decision as if it were a move
        state=table.game.start(played),
        to_act=(),
        until=(None,) * seats,
        clock=None,
        acted=(table.seq,) * seats,
        seen_acting=(table.seq,) * seats,
        begun=table.seq,
        memory=(0, 0),
    )
    table = replace(table, chairs=chairs, stage="playing", in_play=start, played=played)
    return _settle(table, start.state, (), None, chance, (*told, *_to_all(Started(number))))


def _running(table: Table) -> GameInPlay:
    if table.stage == "paused":
        raise refuse("paused")
    if table.stage != "playing" or table.in_play is None:
        raise refuse("no_game")
    return table.in_play


def _play(table: Table, by: int, move: Any, chance: Chance) -> Step:
    seat = _person(table, by)
    in_play = _running(table)
    state, told = table.game.play(in_play.state, seat, move)
    return _settle(table, state, told, seat, chance, ())


def _bot_play(table: Table, by: int, seat: int, after: int, move: Any, chance: Chance) -> Step:
    _check_is_server(by)
    in_play = _running(table)
    if not bot_of(_some_chair(table, seat), table.settings) or in_play.acted[seat] != after:
        raise refuse("decided_already")
    state, told = table.game.play(in_play.state, seat, move)
    return _settle(table, state, told, seat, chance, ())


def _time_out(table: Table, by: int, seat: int, chance: Chance) -> Step:
    """The time-out move comes from the game's `clock`, which depends only on what spectators see."""
    _check_is_server(by)
    in_play = _running(table)
    limit = in_play.until[seat] if seat in in_play.to_act else None
    if limit is None or table.at < limit:
        raise refuse("time_left")
    state, told = table.game.play(in_play.state, seat, timeout_move(in_play, seat))
    is_hidden = table.game.hides_to_act(in_play.state) or table.game.hides_to_act(state)
    fact = Told(only(seat) if is_hidden else EVERYONE, TimedOut(seat))
    return _settle(table, state, told, seat, chance, (fact,))


def _settle(
    table: Table, state: Any, told: tuple[Told, ...], actor: int | None, chance: Chance, facts: tuple[Told, ...]
) -> Step:
    """Play NATURE's moves that follow, set the clocks and find out whether the game is over."""
    game, in_play = table.game, table.in_play
    assert in_play is not None
    to_act = game.to_act(state)
    while to_act == (NATURE,):
        state, more = game.play(state, NATURE, chance.draw(game.odds(state)))
        told += more
        to_act = game.to_act(state)
    clock = game.clock(state) if to_act and table.settings.clock else None
    # Nobody may see by the clocks that a seat has decided of which spectators hear nothing.
    seen = None if game.awaited is not None and not news(told, None) else actor
    until = deadlines(table, in_play, clock, seen)
    acted, seen_acting, held_by = in_play.acted, in_play.seen_acting, in_play.held_by
    if actor is not None:
        acted = (*acted[:actor], table.seq, *acted[actor + 1 :])
    if seen is not None:
        seen_acting = (*seen_acting[:seen], table.seq, *seen_acting[seen + 1 :])
        if held_by:
            held_by = tuple([seat for seat in held_by if seat != seen])
    outcome = None if to_act else game.outcome(state)
    after = GameInPlay(
        number=in_play.number,
        moves=in_play.moves + 1,
        state=state,
        to_act=to_act,
        until=until,
        clock=clock,
        acted=acted,
        seen_acting=seen_acting,
        begun=in_play.begun,
        memory=game.retold(state),
        outcome=outcome,
        held_until=in_play.held_until,
        held_by=held_by,
    )
    if to_act:
        return Step(replace(table, in_play=after), facts, told)
    assert outcome is not None, "nobody is to act, so the game is over"
    chairs = tuple(replace(c, wants_pause=False) if c.wants_pause else c for c in table.chairs)
    return Step(
        replace(table, in_play=after, stage="over", chairs=chairs),
        (*facts, *_to_all(Finished(in_play.number, outcome))),
        told,
    )


# --- Pauses and absence ---


def _pause(table: Table, by: int, on: bool) -> Step:
    seat = _person(table, by)
    if table.stage == "paused":
        if on:
            raise refuse("paused")
        return Step(_resume(table), _to_all(Resumed(seat)))
    _running(table)
    return Step(_with_chair(table, seat, wants_pause=on), _to_all(WantsPause(seat, on)))


def _with_pause(table: Table, step: Step) -> Step:
    table = replace(stop_clocks(table), stage="paused")
    return replace(step, table=table, facts=(*step.facts, *_to_all(Paused())))


def _resume(table: Table) -> Table:
    chairs = tuple(replace(chair, wants_pause=False) for chair in table.chairs)
    return replace(start_clocks(table), stage="playing", chairs=chairs)


def _mark_absent(table: Table, by: int, seat: int) -> Step:
    _check_is_server(by)
    chair = _some_chair(table, seat)
    if not is_waiting(table) or not is_person(chair) or chair.away:
        raise refuse("nobody_to_stand_in_for")
    table = _with_chair(table, seat, away=True, wants_pause=False)
    return Step(table, _to_all(WentAway(seat, table.settings.stand_in)))


def _mark_back(table: Table, by: int, seat: int) -> Step:
    _check_is_server(by)
    if not _some_chair(table, seat).away:
        raise refuse("not_away")
    return Step(_with_chair(table, seat, away=False), _to_all(CameBack(seat)))


# --- Talk ---


def _say(table: Table, by: int, words: Say) -> Step:
    if by == SPECTATOR:
        if words.to is not None:
            raise refuse("onlookers_talk_among_themselves")
        said = Said(None, words.name or "", words.text, None)
        return Step(table, (Told(only(SPECTATOR), said),))
    seat = _person(table, by)
    name = table.chairs[seat].name
    if words.to is None:
        return Step(table, _to_all(Said(seat, name, words.text, None)))
    if not table.game.whispers:
        raise refuse("no_whispers")
    to = tuple(sorted(set(words.to)))
    if not to or seat in to:
        raise refuse("whisper_to_others")
    for other in to:
        _some_chair(table, other)
    return Step(
        table,
        (
            *_to_all(Whispered(seat, to)),
            Told(only(*sorted((seat, *to))), Said(seat, name, words.text, to)),
        ),
    )
