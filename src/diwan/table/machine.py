"""Commands in, facts out. `accept` judges a command and lets NATURE play; `repeat` does again what the log tells."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, TypeAlias, assert_never

from msgspec import Struct
from msgspec.structs import replace

from diwan.core.codec import to_setup
from diwan.core.game import EVERYONE, NATURE, Clock, Refusal, Told, draw, only
from diwan.core.names import LONGEST, folded, free_names, tidy
from diwan.core.registry import game as find_game
from diwan.core.setup import check_setup
from diwan.table import facts
from diwan.table.commands import (
    HOST,
    HOUSE,
    ONLOOKER,
    Absent,
    Archive,
    Back,
    BotPlay,
    Command,
    Entry,
    Fill,
    Kick,
    Leave,
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
from diwan.table.state import FREE, Chair, Round, Table, is_person, is_waiting, player, seat_of, time_plays

RECENT = 16
"""How many commands of each asker are remembered by their client's id."""


class Step(Struct, frozen=True, gc=False):
    """The table after an entry, the facts of the table and the events of the game that it brought."""

    table: Table
    facts: tuple[Told, ...] = ()
    told: tuple[Told, ...] = ()


class Dice(Struct, frozen=True, gc=False):
    """Chance as it happens; remembers what fell."""

    rng: Random
    fallen: list[Any]

    def draw(self, odds: Sequence[tuple[Any, int]]) -> Any:
        self.fallen.append(draw(odds, self.rng))
        return self.fallen[-1]


class Script(Struct, frozen=True, gc=False):
    """Chance as it was written down."""

    moves: Iterator[Any]

    def draw(self, _odds: Sequence[tuple[Any, int]]) -> Any:
        move = next(self.moves, None)
        if move is None:
            raise refuse("unfit_chance")
        return move


Chance: TypeAlias = Dice | Script


def refuse(key: str, **details: Any) -> Refusal:
    """A refusal by the table rather than by a ruling of the game."""
    return Refusal("table", key, **details)


def answered(table: Table, by: int, id: str) -> int | None:
    """The number of the entry that a command with this client's id has already made."""
    known = table.recent.get(by)
    return known.get(id) if known else None


def accept(table: Table | None, entry: Entry[Any], rng: Random) -> tuple[Entry[Any], Step]:
    """The entry with a tidy name and NATURE's moves in it, ready to be stored, and the step that it makes; raises
    Refusal."""
    dice = Dice(rng, [])
    if isinstance(entry.command, Sit | Rename | Say):
        entry = _with_tidy_name(entry, entry.command)
    step = _step(table, entry, dice)
    if isinstance(entry.command, Sit | Rename):
        _check_is_alone(step.table, entry.command.name)
    return replace(entry, chance=tuple(dice.fallen)) if dice.fallen else entry, step


def repeat(table: Table | None, entry: Entry[Any]) -> Step:
    """The step of an entry that was accepted before; raises Refusal where it does not follow from those before it."""
    script = Script(iter(entry.chance))
    step = _step(table, entry, script)
    if next(script.moves, None) is not None:
        raise refuse("unfit_chance")
    return step


# Names are judged before they come into the log and not when it is repeated: what a table once accepted stays.


def _with_tidy_name(entry: Entry[Any], command: Sit | Rename | Say) -> Entry[Any]:
    if command.name is None:
        return entry
    name = tidy(command.name)
    if name is None:
        raise refuse("unfit_name", longest=LONGEST)
    return replace(entry, command=replace(command, name=name))


def _check_is_alone(table: Table, name: str) -> None:
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
    here, welcome = _welcomed(noted, by)
    step = _done(here, by, command, chance)
    if welcome:
        step = replace(step, facts=(*welcome, *step.facts))
    return _granted(noted, step, chance)


def _done(table: Table, by: int, command: Command[Any], chance: Chance) -> Step:
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
            return Step(_with_chair(table, seat, name=name), _all(facts.Renamed(seat, name)))
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
        case Absent(seat):
            return _absent(table, by, seat)
        case Back(seat):
            return _back(table, by, seat)
        case Archive():
            return _archive(table, by)
        case Open():
            raise AssertionError("a table is opened once")
        case _:
            assert_never(command)


def _noted(table: Table, entry: Entry[Any]) -> Table:
    """The table at this entry, before what it brings."""
    seq, recent = table.seq + 1, table.recent
    if entry.id and entry.by != ONLOOKER:  # onlookers are many, and each of them counts from one
        known = recent[entry.by].copy() if entry.by in recent else {}
        known[entry.id] = seq
        if len(known) > RECENT:
            del known[next(iter(known))]
        recent = {**recent, entry.by: known}
    return replace(table, seq=seq, at=entry.at, recent=recent)


def _all(*told: facts.Fact) -> tuple[Told, ...]:
    return tuple(Told(EVERYONE, fact) for fact in told)


# --- Who may ask ---


def _person(table: Table, by: int) -> int:
    if not 0 <= by < len(table.chairs) or not is_person(table.chairs[by]):
        raise refuse("for_people_at_the_table")
    return by


def _host(by: int) -> None:
    if by != HOST:
        raise refuse("for_the_host")


def _house(by: int) -> None:
    if by != HOUSE:
        raise refuse("for_the_house")


def _some_chair(table: Table, seat: int) -> Chair:
    if not 0 <= seat < len(table.chairs):
        raise refuse("no_such_seat", seats=len(table.chairs))
    return table.chairs[seat]


def _with_chair(table: Table, seat: int, **changes: Any) -> Table:
    chairs = table.chairs
    chair = replace(chairs[seat], **changes)
    return replace(table, chairs=(*chairs[:seat], chair, *chairs[seat + 1 :]))


def _between_games(table: Table) -> None:
    if table.stage in ("playing", "paused"):
        raise refuse("not_during_a_game")


# --- Who is here, and what all of them want ---


def _welcomed(table: Table, by: int) -> tuple[Table, tuple[Told, ...]]:
    """Whoever asks for something is not away any more, though perhaps without a socket."""
    if 0 <= by < len(table.chairs) and table.chairs[by].away:
        return _with_chair(table, by, away=False), _all(facts.CameBack(by))
    return table, ()


def _granted(before: Table, step: Step, chance: Chance) -> Step:
    """What everybody who is here wants happens, also when the last who did not want it has gone."""
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
            return _paused(table, step)
    return step


# --- Before and between games ---


def _open(command: Open, entry: Entry[Any]) -> Step:
    game = find_game(command.game)
    if command.edition != game.edition:
        raise refuse("other_edition", edition=command.edition)
    setup = to_setup(game, command.setup)
    check_setup(game, setup)
    table = Table(command.table, game, setup, command.manners, command.host, (FREE,) * setup.seats)
    return Step(_noted(table, entry), _all(facts.Opened()))


def _sit(table: Table, by: int, command: Sit) -> Step:
    if by != ONLOOKER or seat_of(table, command.key) is not None:
        raise refuse("seated_already")
    if not table.manners.newcomers:
        _between_games(table)
    seat = command.seat
    if seat is None:
        seat = next((seat for seat, chair in enumerate(table.chairs) if _is_open(table, chair)), None)
        if seat is None:
            raise refuse("no_free_seat")
    if not _is_open(table, _some_chair(table, seat)):
        raise refuse("seat_taken")
    sitting = Chair(command.name, command.key, since=table.seq)
    chairs = (*table.chairs[:seat], sitting, *table.chairs[seat + 1 :])
    recent = {asker: known for asker, known in table.recent.items() if asker != seat}  # those were somebody else's
    table = replace(table, chairs=chairs, recent=recent)
    round = table.round
    if round is not None and round.clock is not None and round.until[seat] is not None:
        limit = (round.paused_at or table.at) + _allowed(
            table, round.clock
        )  # nobody inherits time that has nearly run out
        until = (*round.until[:seat], limit, *round.until[seat + 1 :])
        table = replace(table, round=replace(round, until=until))
    return Step(table, _all(facts.Sat(seat, command.name)))


def _is_open(table: Table, chair: Chair) -> bool:
    """Whether anybody may sit there: on free chairs, during a game on bots'. The absent keep theirs."""
    return chair.bot != "" if table.stage in ("playing", "paused") else chair == FREE


def _fill(table: Table, by: int, command: Fill) -> Step:
    _host(by)
    _between_games(table)
    seats = command.seats
    if seats is None:
        seats = tuple(seat for seat, chair in enumerate(table.chairs) if chair == FREE)
    names = free_names((chair.name for chair in table.chairs), sum(table.id.encode()))  # other tables, other company
    for seat in seats:
        if _some_chair(table, seat) != FREE:
            raise refuse("seat_taken")
        table = _with_chair(table, seat, bot=command.bot, name=next(names, f"{command.bot} {seat + 1}"))
    if not seats:
        raise refuse("no_free_seat")
    return Step(table, _all(facts.Filled(seats, command.bot)))


def _kick(table: Table, by: int, seat: int) -> Step:
    _host(by)
    chair = _some_chair(table, seat)
    if chair == FREE or (chair.bot and table.stage in ("playing", "paused")):
        raise refuse("nobody_to_kick")
    return _vacate(table, seat, kicked=True)


def _vacate(table: Table, seat: int, kicked: bool) -> Step:
    """The chair is free again; during a game a bot inherits it, so that the others can play on."""
    name = table.chairs[seat].name
    if table.stage in ("playing", "paused"):
        left = Chair(name=name, bot=table.manners.stand_in)
    else:
        left = FREE
    table = replace(table, chairs=(*table.chairs[:seat], left, *table.chairs[seat + 1 :]))
    if table.stage == "paused" and not any(map(is_person, table.chairs)):
        table = _resume(table)
    return Step(table, _all(facts.Left(seat, name, kicked)))


def _ready(table: Table, by: int, on: bool) -> Step:
    seat = _person(table, by)
    _between_games(table)
    return Step(_wanting_a_game(table, seat, on, ready=on), _all(facts.SaidReady(seat, on)))


def _start_by_host(table: Table, by: int, chance: Chance) -> Step:
    _host(by)
    _between_games(table)
    if FREE in table.chairs:
        raise refuse("seats_are_free")
    return _start(table, chance, ())


def _rematch(table: Table, by: int, on: bool) -> Step:
    seat = _person(table, by)
    if table.stage != "over":
        raise refuse("only_after_a_game")
    return Step(_wanting_a_game(table, seat, on, wants_rematch=on), _all(facts.WantsRematch(seat, on)))


def _wanting_a_game(table: Table, seat: int, on: bool, **wish: bool) -> Table:
    """Either wish is enough, so whoever takes one back takes back both."""
    return _with_chair(table, seat, **wish) if on else _with_chair(table, seat, ready=False, wants_rematch=False)


def _archive(table: Table, by: int) -> Step:
    if by != HOUSE:
        _host(by)
        _between_games(table)
    return Step(replace(table, stage="archived"), _all(facts.Archived()))


# --- The game ---


def _start(table: Table, chance: Chance, told: tuple[Told, ...]) -> Step:
    number = table.round.number + 1 if table.round else 1
    chairs = tuple(replace(c, ready=False, wants_pause=False, wants_rematch=False) for c in table.chairs)
    seats = len(chairs)
    nobody = (None,) * seats
    played = table.game.seated(table.setup, tuple(seat for seat, chair in enumerate(chairs) if chair.bot))
    empty = Round(number, table.game.start(played), (), nobody, None, (table.seq,) * seats, table.seq, (0, 0))
    table = replace(table, chairs=chairs, stage="playing", round=empty, played=played)
    return _settle(table, empty.state, (), None, chance, (*told, *_all(facts.Started(number))))


def _running(table: Table) -> Round:
    if table.stage == "paused":
        raise refuse("paused")
    if table.stage != "playing" or table.round is None:
        raise refuse("no_game")
    return table.round


def _play(table: Table, by: int, move: Any, chance: Chance) -> Step:
    seat = _person(table, by)
    round = _running(table)
    state, told = table.game.play(round.state, seat, move)
    return _settle(table, state, told, seat, chance, ())


def _bot_play(table: Table, by: int, seat: int, after: int, move: Any, chance: Chance) -> Step:
    _house(by)
    round = _running(table)
    if not player(_some_chair(table, seat), table.manners) or round.acted[seat] != after:
        raise refuse("decided_already")
    state, told = table.game.play(round.state, seat, move)
    return _settle(table, state, told, seat, chance, ())


def _time_out(table: Table, by: int, seat: int, chance: Chance) -> Step:
    """What time plays is the game's `clock`, which knows nothing but what onlookers see."""
    _house(by)
    round = _running(table)
    limit = round.until[seat] if seat in round.owed else None
    if limit is None or table.at < limit:
        raise refuse("time_left")
    state, told = table.game.play(round.state, seat, time_plays(round, seat))
    return _settle(table, state, told, seat, chance, _all(facts.TimedOut(seat)))


def _settle(
    table: Table, state: Any, told: tuple[Told, ...], actor: int | None, chance: Chance, tale: tuple[Told, ...]
) -> Step:
    """Lets NATURE answer, sets the clocks and sees whether the game is over."""
    game, round = table.game, table.round
    assert round is not None
    owed = game.to_act(state)
    while owed == (NATURE,):
        state, more = game.play(state, NATURE, chance.draw(game.odds(state)))
        told += more
        owed = game.to_act(state)
    clock = game.clock(state) if owed and table.manners.clock else None
    until = _limits(table, round, clock, actor)
    acted = round.acted
    if actor is not None:
        acted = (*acted[:actor], table.seq, *acted[actor + 1 :])
    memory = game.retold(state)
    if owed:
        now = Round(round.number, state, owed, until, clock, acted, round.begun, memory)
        return Step(replace(table, round=now), tale, told)
    outcome = game.outcome(state)
    assert outcome is not None, "nobody is to act, so the game is over"
    over = Round(round.number, state, (), until, None, acted, round.begun, memory, outcome)
    chairs = tuple(replace(c, wants_pause=False) if c.wants_pause else c for c in table.chairs)
    return Step(
        replace(table, round=over, stage="over", chairs=chairs),
        (*tale, *_all(facts.Finished(round.number, outcome))),
        told,
    )


def _limits(table: Table, round: Round, clock: Clock | None, actor: int | None) -> tuple[int | None, ...]:
    """A seat's time begins with its decision. While others decide beside it, it runs on; so does one time for all."""
    until: list[int | None] = [None] * len(table.chairs)
    if clock is not None:
        limit, old = table.at + _allowed(table, clock), round.clock
        if clock.of and old is not None and old.of == clock.of:
            limit = max(filter(None, round.until))
        running = old.moves if old is not None and old.seconds == clock.seconds else ()
        for fallback in clock.moves:
            seat = fallback[0]
            until[seat] = round.until[seat] if seat != actor and fallback in running else limit
    return tuple(until)


def _allowed(table: Table, clock: Clock) -> int:
    """Milliseconds at this table."""
    return int(clock.seconds * 1000 * table.manners.clock)


# --- Pauses and absence ---


def _pause(table: Table, by: int, on: bool) -> Step:
    seat = _person(table, by)
    if table.stage == "paused":
        if on:
            raise refuse("paused")
        return Step(_resume(table), _all(facts.WentOn(seat)))
    _running(table)
    return Step(_with_chair(table, seat, wants_pause=on), _all(facts.WantsPause(seat, on)))


def _paused(table: Table, step: Step) -> Step:
    assert table.round is not None
    table = replace(table, stage="paused", round=replace(table.round, paused_at=table.at))
    return replace(step, table=table, facts=(*step.facts, *_all(facts.Paused())))


def _resume(table: Table) -> Table:
    """The clocks go on from where they stood."""
    round = table.round
    assert round is not None
    rest = table.at - round.paused_at
    until = tuple(None if limit is None else limit + rest for limit in round.until)
    chairs = tuple(replace(chair, wants_pause=False) for chair in table.chairs)
    return replace(table, stage="playing", chairs=chairs, round=replace(round, until=until, paused_at=0))


def _absent(table: Table, by: int, seat: int) -> Step:
    _house(by)
    chair = _some_chair(table, seat)
    if not is_waiting(table) or not is_person(chair) or chair.away:
        raise refuse("nobody_to_stand_in_for")
    return Step(
        _with_chair(table, seat, away=True, wants_pause=False), _all(facts.WentAway(seat, table.manners.stand_in))
    )


def _back(table: Table, by: int, seat: int) -> Step:
    _house(by)
    if not _some_chair(table, seat).away:
        raise refuse("not_away")
    return Step(_with_chair(table, seat, away=False), _all(facts.CameBack(seat)))


# --- Talk ---


def _say(table: Table, by: int, words: Say) -> Step:
    if by == ONLOOKER:
        if words.to is not None:
            raise refuse("onlookers_talk_among_themselves")
        said = facts.Said(None, words.name or "", words.text, None)
        return Step(table, (Told(only(ONLOOKER), said),))
    seat = _person(table, by)
    name = table.chairs[seat].name
    if words.to is None:
        return Step(table, _all(facts.Said(seat, name, words.text, None)))
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
            *_all(facts.Whispered(seat, to)),
            Told(only(*sorted((seat, *to))), facts.Said(seat, name, words.text, to)),
        ),
    )
