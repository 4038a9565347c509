"""A game may hide who has decided (`Game.awaited`): the table and its messages tell nobody.

Worlds of an election debate that differ only in how many are done, in who is done, or in who the Judge is, give
everybody else the same bytes, as many messages, the same numbers and the same deadlines.
"""

from collections.abc import Sequence

import pytest
from msgspec.structs import replace

from diwan.core.game import news
from diwan.games.machrou3_rais import moves as m
from diwan.games.machrou3_rais.rules.talk import TALK
from diwan.games.machrou3_rais.state import Over, State
from diwan.server.telling import StepNews, missed, snapshot, step_news, tell
from diwan.table import TABLE_RULES, Leave, Pause, Play, Step, Table, TimeOut, restore
from diwan.table.commands import SERVER, Command
from diwan.table.facts import TimedOut
from diwan.table.state import GameInPlay, entry_of, is_unnoticed, number_for
from games.machrou3_rais.tables import elections
from table.scene import Scene

CAST = ("adnan", "nisreen", "mansour", "saleh", "lara")
JUDGE_AT_4 = ("adnan", "nisreen", "mansour", "lara", "saleh")
OBSERVERS = (*range(5), None)
DEBATE = 300_000


def table(done: Sequence[int] = (), cast: Sequence[str] = CAST) -> Scene:
    """Return a table of five people in the debate. Those who are `done` have said so at the same time."""
    scene = Scene(5, game="machrou3-rais", variant="advanced", rules=TABLE_RULES).seat_everybody().start()
    scene.table = replace(scene.table, in_play=replace(_in_play(scene.table), clock=None, seen_acting=(99,) * 5))
    state = elections((30, 26, 28, 24, 20), cast, (1,) * 5, "advanced")
    scene.table = replace(scene.table, in_play=replace(_in_play(scene.table), state=state))
    scene.do(0, Play(m.Hint((), 1, "corrupt")))  # from here on the clock runs
    say_done(scene, done)
    return scene


def say_done(scene: Scene, seats: Sequence[int]) -> None:
    """Let these seats say that they are done, each at a moment of its own, in less than a second."""
    began = scene.now
    for seat in seats:
        scene.now += 100
        scene.do(seat, Play(m.Done()))
    scene.now = began + 1000


def _in_play(table: Table) -> GameInPlay:
    assert table.in_play is not None
    return table.in_play


def state_of(scene: Scene) -> State:
    state = _in_play(scene.table).state
    assert isinstance(state, State)
    return state


def told(scene: Scene, before: Table, step: Step, observer: int | None) -> list[bytes]:
    """Return all that an observer is sent of a step, and what it is sent if it comes new."""
    history = history_of(scene)
    told = tell(before, step, history, [observer]).values()
    return [*told, *told_to_newcomers(scene, observer)]


def history_of(scene: Scene) -> list[StepNews]:
    tables = [None, *(step.table for step in scene.steps)]
    return [step_news(before, step) for before, step in zip(tables, scene.steps, strict=False)]


def told_to_newcomers(scene: Scene, observer: int | None, since: int = 12) -> list[bytes]:
    """Return what an observer is sent that comes now: anew, and after having heard of the entry number `since`."""
    history = history_of(scene)
    whole = snapshot(scene.table, history, observer, False, scene.now)
    return [whole, *missed(scene.table, history, observer, False, scene.now, since)]


def messages(scene: Scene, by: int, command: Command[object], observers: Sequence[int | None]) -> list[list[bytes]]:
    before = scene.table
    step = scene.do(by, command)
    return [told(scene, before, step, observer) for observer in observers]


def others(*seats: int) -> list[int | None]:
    return [observer for observer in OBSERVERS if observer not in seats]


@pytest.mark.parametrize("command", [(0, m.Done()), (0, m.Announce()), (0, m.Ask((2,), "bloc"))], ids=str)
def test_who_is_done_shows_in_no_message(command: tuple[int, m.Move]) -> None:
    by, move = command
    worlds = [table(), table((4,)), table((1, 2)), table((2, 3)), table((1, 3, 4))]
    for observer in (0, None):
        sent = [messages(table_of(world), by, Play(move), [observer]) for world in worlds]
        assert all(one == sent[0] for one in sent)


def table_of(scene: Scene) -> Scene:
    """Return the same table once more, to go on from there in another way."""
    again = Scene.__new__(Scene)
    again.__dict__ |= scene.__dict__
    return again


def test_the_step_by_which_somebody_is_done_is_the_same_for_all_others() -> None:
    one, two = table((1,)), table((2,))
    before = [told_to_newcomers(one, observer) for observer in others(1, 2)]
    assert messages(one, 2, Play(m.Done()), others(1, 2)) == messages(two, 1, Play(m.Done()), others(1, 2)) == before


def test_who_the_judge_is_shows_in_no_message() -> None:
    """Seats 3 and 4 play the same, and one of them is the Judge."""
    worlds = [table((), CAST), table((), JUDGE_AT_4)]
    for by, move in ((3, m.Done()), (4, m.Done()), (2, m.Announce()), (4, m.Done()), (3, m.Done()), (0, m.Done())):
        sent = [messages(world, by, Play(move), others(3, 4)) for world in worlds]
        assert sent[0] == sent[1]


def test_a_time_out_names_nobody() -> None:
    worlds = [table((2, 1)), table((2, 3))]
    for world in worlds:
        world.now += DEBATE
    before = [told_to_newcomers(worlds[0], observer) for observer in (0, None)]
    sent = [messages(world, SERVER, TimeOut(seat), [0, None]) for world, seat in zip(worlds, (3, 1), strict=True)]
    assert sent[0] == sent[1] == before
    facts = worlds[0].steps[-1].facts
    assert news(facts, 3) == (TimedOut(3),)
    assert not news(facts, 0)
    for world in worlds:
        world.do(SERVER, TimeOut(4))
    last = [messages(world, SERVER, TimeOut(0), others(1, 3)) for world in worlds]
    assert isinstance(state_of(worlds[0]).phase, Over)
    assert last[0] == last[1]


def test_the_deadline_of_the_debate_stays_for_everybody() -> None:
    scene = table()
    end = _in_play(scene.table).until
    assert len(set(end)) == 1
    scene.now += 60_000
    scene.do(1, Play(m.Done()))
    scene.now += 60_000
    scene.do(2, Play(m.Ask((), "bloc")))
    assert _in_play(scene.table).until == end
    scene.do(3, Play(m.Done()))
    assert _in_play(scene.table).until == end
    assert scene.refuse(SERVER, TimeOut(0)) == "time_left"
    scene.now = end[0] or 0
    assert scene.refuse(SERVER, TimeOut(1)) == "time_left"  # it is done already


def newcomer(scene: Scene, seat: int) -> None:
    """Let the next decision of a seat be its first one in this game, for which it has more time."""
    in_play = _in_play(scene.table)
    seen_acting = tuple(0 if other == seat else entry for other, entry in enumerate(in_play.seen_acting))
    until = tuple((end or 0) + (other == seat) * DEBATE for other, end in enumerate(in_play.until))
    scene.table = replace(scene.table, in_play=replace(in_play, seen_acting=seen_acting, until=until))


@pytest.mark.parametrize("talker", [1, 3])
def test_a_first_decision_in_the_debate_shows_in_no_deadline(talker: int) -> None:
    """Newcomers have more time for their first decision; that seat 3 was done at once does not show."""
    worlds = [table(), table()]
    for world in worlds:
        newcomer(world, 3)
    say_done(worlds[0], ())
    say_done(worlds[1], (3,))
    sent = [messages(world, talker, Play(m.Hint((), 2, "corrupt")), others(3)) for world in worlds]
    assert sent[0] == sent[1]


def test_a_person_with_more_time_who_leaves_gives_nobody_more() -> None:
    scene = table()
    end = _in_play(scene.table).until[1]
    newcomer(scene, 3)
    scene.do(3, Leave())
    scene.do(1, Play(m.Hint((), 2, "corrupt")))
    assert _in_play(scene.table).until[1] == end


def test_a_wish_for_a_pause_does_not_show_who_is_done() -> None:
    """Who asks again holds the clocks again only after a move that others saw."""
    worlds = [table(), table()]
    for world, done in zip(worlds, ((), (3,)), strict=True):
        world.do(3, Pause())
        world.do(3, Pause(on=False))
        say_done(world, done)
    sent = [messages(world, 3, Pause(), others(3)) for world in worlds]
    assert sent[0] == sent[1]


def test_numbers_have_no_gaps_and_come_back_to_where_they_were() -> None:
    scene = table((1, 2, 4))
    for observer in OBSERVERS:
        numbers = [
            number_for(scene.table, observer, step.table.seq)
            for step in scene.steps
            if not is_unnoticed(step.table, observer)
        ]
        assert numbers == list(range(1, len(numbers) + 1))
        for step in scene.steps:
            number = number_for(scene.table, observer, step.table.seq)
            last = entry_of(scene.table, observer, number)
            assert last >= step.table.seq
            assert number_for(scene.table, observer, last) == number


def test_a_table_in_the_debate_is_rebuilt_with_its_numbers() -> None:
    """After a restart nobody's numbers are others."""
    scene = Scene(5, game="machrou3-rais", variant="advanced", rules=TABLE_RULES).seat_everybody().start()
    while not isinstance(state_of(scene).phase, Over):
        seat = scene.to_act[0]
        moves = [move for move in scene.table.game.legal(scene.state, seat) if not isinstance(move, TALK)]
        scene.do(seat, Play(scene.rng.choice(moves)))
    *_, last = restore(scene.entries)
    assert last.table == scene.table
    assert scene.table.unnoticed
