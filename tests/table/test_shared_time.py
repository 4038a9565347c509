"""Time that all seats share (`Clock.of`), in an open recess of Intrigue."""

from diwan.games.intrigue.figures import FIGURES
from diwan.games.intrigue.moves import Ask, More, Ready, Return
from diwan.games.intrigue.state import Floor
from diwan.table import SERVER, Pause, Play, TableSettings, TimeOut, restore
from table.scene import Scene

RECESS, MORE = 1000 * FIGURES.seconds.recess, 1000 * FIGURES.seconds.more
SEATS = 4


def recess() -> Scene:
    """Return a table in its first recess after everybody's first decision, which may take longer."""
    scene = Scene(SEATS, TableSettings(clock=1), 1, game="intrigue", variant="mixed", options={"people": "all"})
    scene.seat_everybody(("Ann", "Bahar", "Chidi", "Dalia"))
    if scene.table.stage != "playing":
        scene.start()
    for seat in range(SEATS):
        scene.do(seat, Play(Ask((seat + 1) % SEATS, seat)))
    return scene


def ends(scene: Scene) -> set[int | None]:
    assert scene.table.in_play is not None
    return {scene.table.in_play.until[seat] for seat in scene.table.in_play.to_act}


def test_acts_and_being_ready_leave_the_end_of_the_recess_where_it_was() -> None:
    scene = recess()
    (end,) = ends(scene)
    scene.now += 10_000
    scene.do(0, Play(Ask(1, 2)))
    scene.do(1, Play(Ask(0, 2)))  # in the same moment
    scene.do(2, Play(Ready()))
    assert ends(scene) == {end}


def test_the_end_moves_when_all_the_people_want_more_time() -> None:
    scene = recess()
    (end,) = ends(scene)
    assert end is not None
    for seat in range(SEATS):
        assert ends(scene) == {end}
        scene.do(seat, Play(More(True)))
    assert ends(scene) == {end + MORE}


def test_when_the_time_is_over_everybody_is_ready() -> None:
    scene = recess()
    (end,) = ends(scene)
    assert end is not None
    scene.now = end
    for seat in range(SEATS):
        scene.do(SERVER, TimeOut(seat))
    assert isinstance(scene.state.phase, Floor)


def test_who_acts_when_the_time_is_over_is_heard_and_gains_none() -> None:
    scene = recess()
    (end,) = ends(scene)
    assert end is not None
    scene.now = end
    scene.do(SERVER, TimeOut(0))
    scene.do(1, Play(Ask(2, 3)))
    scene.do(0, Play(Return()))
    assert ends(scene) == {end}
    scene.now += 1
    for seat in (1, 2, 3, 0):
        scene.do(SERVER, TimeOut(seat))
    assert isinstance(scene.state.phase, Floor)


def test_a_pause_moves_the_end_by_its_length() -> None:
    scene = recess()
    (end,) = ends(scene)
    assert end is not None
    for seat in range(SEATS):
        scene.do(seat, Pause())
    assert scene.stage() == "paused"
    scene.now += 60_000
    assert scene.refuse(0, Play(Ready())) == "paused"
    assert scene.refuse(SERVER, TimeOut(0)) == "paused"
    scene.do(2, Pause(on=False))
    assert ends(scene) == {end + 60_000}


def test_the_table_after_a_restart_has_the_same_ends() -> None:
    scene = recess()
    scene.do(3, Play(Ready()))
    *_, last = restore(scene.entries)
    assert last.table == scene.table
