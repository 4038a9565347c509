"""A game may hide who has decided (`Game.awaited`): the table and its messages tell nobody.

Worlds of an election debate that differ only in who is done, or in who the Judge is, give everybody else the same
bytes.
"""

from collections.abc import Sequence

import pytest
from msgspec.structs import replace

from diwan.core.game import news
from diwan.games.machrou3_rais import moves as m
from diwan.games.machrou3_rais.state import Over, State
from diwan.server.telling import snapshot, step_news, tell
from diwan.table import TABLE_RULES, Play, Step, Table, TimeOut
from diwan.table.commands import SERVER, Command
from diwan.table.facts import TimedOut
from diwan.table.state import GameInPlay
from games.machrou3_rais.tables import elections
from table.scene import Scene

CAST = ("adnan", "nisreen", "mansour", "saleh", "lara")
JUDGE_AT_4 = ("adnan", "nisreen", "mansour", "lara", "saleh")
OBSERVERS = (*range(5), None)
DEBATE = 300_000


def table(done: Sequence[int] = (), cast: Sequence[str] = CAST) -> Scene:
    """Return a table of five people in the debate. Those who are `done` have said so at the same time."""
    scene = Scene(5, game="machrou3-rais", variant="advanced", rules=TABLE_RULES).seat_everybody().start()
    scene.table = replace(scene.table, in_play=replace(_in_play(scene.table), clock=None, acted=(99,) * 5))
    state = elections((30, 26, 28, 24, 20), cast, (1,) * 5, "advanced")
    scene.table = replace(scene.table, in_play=replace(_in_play(scene.table), state=state))
    scene.do(0, Play(m.Hint((), 1, "corrupt")))  # from here on the clock runs
    for seat in done:
        scene.do(seat, Play(m.Done()))
    return scene


def _in_play(table: Table) -> GameInPlay:
    assert table.in_play is not None
    return table.in_play


def state_of(scene: Scene) -> State:
    state = _in_play(scene.table).state
    assert isinstance(state, State)
    return state


def told(scene: Scene, before: Table, step: Step, observer: int | None) -> list[bytes]:
    """Return all that an observer is sent of a step, and what it is sent if it comes new."""
    history = [step_news(before, step)]
    update = tell(before, step, history, [observer])[observer]
    return [update, snapshot(scene.table, history, observer, False, scene.now)]


def messages(scene: Scene, by: int, command: Command[object], observers: Sequence[int | None]) -> list[list[bytes]]:
    before = scene.table
    step = scene.do(by, command)
    return [told(scene, before, step, observer) for observer in observers]


def others(*seats: int) -> list[int | None]:
    return [observer for observer in OBSERVERS if observer not in seats]


@pytest.mark.parametrize("command", [(0, m.Done()), (0, m.Announce()), (0, m.Ask((2,), "bloc"))], ids=str)
def test_who_is_done_shows_in_no_message(command: tuple[int, m.Move]) -> None:
    by, move = command
    worlds = [table((1, 2)), table((2, 3)), table((3, 4))]
    for observer in (0, None):
        sent = [messages(table_of(world), by, Play(move), [observer]) for world in worlds]
        assert sent[0] == sent[1] == sent[2]


def table_of(scene: Scene) -> Scene:
    """Return the same table once more, to go on from there in another way."""
    again = Scene.__new__(Scene)
    again.__dict__ |= scene.__dict__
    return again


def test_the_step_by_which_somebody_is_done_is_the_same_for_all_others() -> None:
    one, two = table((1,)), table((2,))
    assert messages(one, 2, Play(m.Done()), others(1, 2)) == messages(two, 1, Play(m.Done()), others(1, 2))


def test_who_the_judge_is_shows_in_no_message() -> None:
    """Seats 3 and 4 play the same, and one of them is the Judge."""
    worlds = [table((), CAST), table((), JUDGE_AT_4)]
    for by, move in ((3, m.Done()), (4, m.Done()), (2, m.Announce()), (4, m.Done()), (3, m.Done()), (0, m.Done())):
        sent = [messages(world, by, Play(move), others(3, 4)) for world in worlds]
        assert sent[0] == sent[1]


def test_a_time_out_names_nobody() -> None:
    worlds = [table((1, 2)), table((2, 3))]
    for world in worlds:
        world.now += DEBATE
    sent = [messages(world, SERVER, TimeOut(seat), [0, None]) for world, seat in zip(worlds, (3, 1), strict=True)]
    assert sent[0] == sent[1]
    facts = worlds[0].steps[-1].facts
    assert news(facts, 3) == (TimedOut(3),)
    assert not news(facts, 0)
    for world in worlds:
        world.do(SERVER, TimeOut(4))
    last = [messages(world, SERVER, TimeOut(0), [1, 2, 3, 4, None]) for world in worlds]
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


def test_a_first_decision_in_the_debate_shows_in_no_deadline() -> None:
    """Newcomers have more time for their first decision; that they were done at once does not show."""
    worlds = []
    for done in (1, 2):
        scene = table()
        in_play = replace(_in_play(scene.table), acted=(0,) * 5, clock=None, until=(None,) * 5)
        scene.table = replace(scene.table, in_play=in_play)
        scene.do(0, Play(m.Hint((), 2, "corrupt")))
        scene.now += 1000
        scene.do(done, Play(m.Done()))
        worlds.append(scene)
    assert _in_play(worlds[0].table).until == _in_play(worlds[1].table).until
