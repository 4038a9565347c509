"""Any command at a table is accepted or refused, and the invariants of tables hold."""

from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from diwan.core.codec import encode
from diwan.core.game import NATURE, Refusal
from diwan.core.names import folded
from diwan.table import (
    HOST,
    SERVER,
    SPECTATOR,
    Archive,
    BotPlay,
    Command,
    Fill,
    Kick,
    Leave,
    MarkAbsent,
    MarkBack,
    Pause,
    Play,
    Ready,
    Rematch,
    Rename,
    Say,
    Sit,
    Start,
    Table,
    TableSettings,
    TimeOut,
    entry_decoder,
    is_person,
    restore,
)
from diwan.table.state import FREE
from table.scene import KTM, Scene

SEATS = 3
seats = st.integers(-5, SEATS + 1)
askers = st.one_of(st.sampled_from([HOST, SERVER, SPECTATOR, NATURE]), st.integers(0, SEATS - 1), seats)
names = st.one_of(st.sampled_from(["P0", "p0 ", "P1", "P2", "\uff301", "P\u200b1", "Layla"]), st.text(max_size=41))
chairs = st.one_of(st.none(), st.lists(seats, max_size=4).map(tuple))
ids = st.sampled_from(["", "", "1", "2", "x" * 100])
on = st.sampled_from([True, True, False])

# Drawn more often than the others, for much hangs on who wants the same at the same time.
wishes = st.one_of(st.builds(Ready, on), st.builds(Rematch, on), st.builds(Pause, on), st.builds(Rename, names))
commands: st.SearchStrategy[Command[Any]] = st.one_of(
    wishes,
    wishes,
    st.builds(Sit, names, st.sampled_from(["a", "b", "c", "d"]), st.one_of(st.none(), seats)),
    st.builds(Fill, st.sampled_from(["random", "clever"]), chairs),
    st.builds(Leave),
    st.builds(Kick, seats),
    st.builds(Start),
    st.builds(TimeOut, seats),
    st.builds(MarkAbsent, seats),
    st.builds(MarkBack, seats),
    st.builds(Say, st.just("hello"), chairs, st.one_of(st.none(), names)),
)


def a_move(t: Scene, data: st.DataObject) -> Command[Any]:
    """Draw a move of somebody's menu, by a person or a bot, at the right time or not."""
    seat = data.draw(st.integers(0, SEATS - 1))
    menu = t.table.game.legal(t.state, seat) or t.table.game.legal(t.state, t.to_act[0] if t.to_act else 0)
    if not menu:
        return Leave()
    move = data.draw(st.sampled_from(menu))
    after = data.draw(st.one_of(st.just(t.table.in_play.acted[seat]), st.integers(0, 9)))  # type: ignore[union-attr]
    return Play(move) if data.draw(st.booleans()) else BotPlay(seat, after, move)


def those_who_may(command: Command[Any]) -> st.SearchStrategy[int]:
    match command:
        case Sit():
            return st.just(SPECTATOR)
        case Fill() | Kick() | Start():
            return st.just(HOST)
        case BotPlay() | TimeOut() | MarkAbsent() | MarkBack():
            return st.just(SERVER)
    return st.integers(0, SEATS - 1)


def holds(before: Table, table: Table) -> None:
    assert table.seq == before.seq + 1
    taken = [folded(chair.name) for chair in table.chairs if chair != FREE]
    assert all(taken)
    assert len(taken) == len(set(taken))
    assert not any(chair.bot and chair.key for chair in table.chairs)
    here = [chair for chair in table.chairs if is_person(chair) and not chair.away]
    if table.stage in ("playing", "paused"):
        assert FREE not in table.chairs
    elif table.stage in ("lobby", "over") and here and FREE not in table.chairs:
        assert not all(chair.ready or chair.wants_rematch for chair in here), "then the game begins"
    if table.stage == "playing" and here:
        assert not all(chair.wants_pause for chair in here), "then there is a pause"


@settings(deadline=None, max_examples=60)
@given(st.data(), st.booleans(), st.sampled_from(["lobby", "playing", "over"]), st.integers(0, 9))
def test_a_table_accepts_or_refuses_every_command(data: st.DataObject, newcomers: bool, stage: str, seed: int) -> None:
    t = Scene(SEATS, TableSettings(newcomers=newcomers), seed)
    if stage != "lobby":
        t.seat_everybody().start()
    if stage == "over":
        t.play_out()
    for _ in range(data.draw(st.integers(1, 40))):
        before = t.table
        moving = before.stage == "playing" and data.draw(st.booleans())
        command = a_move(t, data) if moving else data.draw(commands)
        t.now += data.draw(st.sampled_from([0, 1000, 100_000]))
        try:
            t.do(data.draw(st.one_of(those_who_may(command), askers)), command, data.draw(ids))
        except Refusal:
            assert t.table is before
        else:
            holds(before, t.table)
    if data.draw(st.booleans()):
        t.do(SERVER, Archive())
    decode = entry_decoder(KTM).decode
    assert list(restore(decode(encode(entry)) for entry in t.entries)) == t.steps
