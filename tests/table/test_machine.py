"""The table as a state machine: who may do what when, and that the log alone restores everything."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from diwan.core.codec import encode
from diwan.core.game import Clock, Refusal
from diwan.core.match import Match
from diwan.core.names import BOT_NAMES
from diwan.core.record import Record
from diwan.games.king_thief_minister.moves import Claim, Decline, Pass
from diwan.table import (
    HOST,
    SERVER,
    SPECTATOR,
    TABLE_RULES,
    Archive,
    BotPlay,
    Command,
    Entry,
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
    Step,
    Table,
    TableSettings,
    TimeOut,
    answered,
    due,
    entry_decoder,
    record_of,
    repeat,
    restore,
    seat_of,
)
from diwan.table.facts import CameBack, Finished, Left, Paused, Said, Started, TimedOut, Whispered
from diwan.table.machine import RECENT
from diwan.table.state import bots_to_act, is_host
from table.scene import KTM, Scene


def deadline(table: Table, seat: int) -> int | None:
    assert table.in_play is not None
    return table.in_play.until[seat]


def facts(step: Step) -> list[Any]:
    return [told.event for told in step.facts]


def test_the_game_starts_when_everybody_is_ready() -> None:
    t = Scene()
    t.do(SPECTATOR, Sit("Ann", "a"))
    t.do(SPECTATOR, Sit("Bob", "b", seat=2))
    assert t.refuse(SPECTATOR, Sit("Ann", "c")) == "name_taken"
    assert t.refuse(SPECTATOR, Sit("Cem", "c", seat=2)) == "seat_taken"
    assert t.refuse(SPECTATOR, Sit("Cem", "c", seat=3)) == "no_such_seat"
    t.do(0, Ready())
    t.do(2, Ready())
    assert t.stage() == "lobby", "a chair is free"
    assert t.refuse(0, Fill("random")) == "for_the_host"
    t.do(2, Ready(on=False))
    t.do(HOST, Fill("random"))
    assert t.stage() == "lobby", "Bob is not ready"
    assert Started(1) in facts(t.do(2, Ready()))
    assert t.stage() == "playing"
    assert t.refuse(SPECTATOR, Sit("Dan", "d")) == "not_during_a_game"
    assert [seat_of(t.table, key) for key in ("a", "b", "", "x")] == [0, 2, None, None]
    assert is_host(t.table, "host-key")
    assert not is_host(t.table, "a")


def test_the_game_starts_when_the_last_free_chair_is_filled_and_all_are_ready() -> None:
    t = Scene()
    t.do(SPECTATOR, Sit("Ann", "a"))
    t.do(0, Ready())
    t.do(HOST, Fill("random", (1,)))
    assert t.stage() == "lobby", "a chair is free"
    assert facts(t.do(HOST, Fill("random")))[-1] == Started(1)
    assert t.stage() == "playing"
    assert list(restore(t.entries)) == t.steps


def test_bots_alone_do_not_start_a_game() -> None:
    t = Scene()
    t.do(HOST, Fill("random"))
    assert t.stage() == "lobby"


def test_only_the_host_fills_kicks_starts_and_archives() -> None:
    t = Scene().seat_everybody()
    for command in (Fill("random"), Kick(1), Start(), Archive()):
        assert t.refuse(0, command) == "for_the_host"
        assert t.refuse(SPECTATOR, command) == "for_the_host"
    assert facts(t.do(HOST, Kick(1))) == [Left(1, "P1", True)]
    assert t.refuse(HOST, Start()) == "seats_are_free"
    assert t.refuse(HOST, Kick(1)) == "nobody_to_kick"


def test_only_the_server_plays_for_bots_and_clocks_and_marks_absence() -> None:
    t = Scene().seat_everybody().start()
    for by in (0, HOST, SPECTATOR):
        for command in (TimeOut(0), MarkAbsent(0), MarkBack(0), BotPlay(0, 0, t.any_move(0))):
            assert t.refuse(by, command) == "for_the_house"


def test_a_bot_takes_the_seat_of_a_person_who_leaves_a_running_game() -> None:
    t = Scene().seat_everybody().start()
    t.do(1, Leave())
    assert seat_of(t.table, "key1") is None
    assert bots_to_act(t.table) == (1,)
    assert due(t.table) == t.now
    assert t.refuse(1, Play(t.any_move(1))) == "for_people_at_the_table"
    acted = t.table.in_play.acted[1]  # type: ignore[union-attr]
    move = t.any_move(1)
    t.do(SERVER, BotPlay(1, acted, move))
    assert bots_to_act(t.table) == ()
    assert t.refuse(SERVER, BotPlay(1, acted, move)) == "decided_already"


def test_a_newcomer_takes_over_a_bots_seat_if_the_host_allows_it() -> None:
    t = Scene(settings=TableSettings(newcomers=True))
    t.do(SPECTATOR, Sit("Ann", "a"))
    t.do(SPECTATOR, Sit("Bob", "b"))
    t.do(HOST, Fill("random"))
    t.start()
    t.do(SERVER, MarkAbsent(1))
    assert t.refuse(SPECTATOR, Sit("Cem", "c", seat=0)) == "seat_taken"
    assert t.refuse(SPECTATOR, Sit("Cem", "c", seat=1)) == "seat_taken", "the absent keep their seats"
    assert t.refuse(0, Sit("Ann again", "c", seat=2)) == "seated_already"
    assert t.refuse(SPECTATOR, Sit("Ann", "c")) == "name_taken"
    late = BotPlay(2, t.table.in_play.acted[2], t.any_move(2))  # type: ignore[union-attr]
    t.now += 600_000
    t.do(SPECTATOR, Sit("Cem", "c"))
    assert seat_of(t.table, "c") == 2
    assert bots_to_act(t.table) == (1,)
    assert t.refuse(SERVER, late) == "decided_already"
    limit = deadline(t.table, 2)
    assert limit is not None
    assert limit > t.now, "with a clock of one's own"
    assert t.refuse(SPECTATOR, Sit("Dan", "d")) == "no_free_seat"
    t.do(2, Play(t.any_move(2)))
    t.do(1, Leave())
    t.do(SPECTATOR, Sit("Bob", "b2"))
    assert seat_of(t.table, "b2") == 1, "by the name that the bot had inherited"
    decode = entry_decoder(KTM).decode
    assert list(restore(decode(encode(entry)) for entry in t.entries)) == t.steps


def test_a_bot_plays_for_absent_people_and_hands_back() -> None:
    t = Scene(settings=TableSettings(stand_in="clever")).seat_everybody().start()
    t.do(SERVER, MarkAbsent(2))
    assert t.refuse(SERVER, MarkAbsent(2)) == "nobody_to_stand_in_for"
    assert bots_to_act(t.table) == (2,)
    assert facts(t.do(SERVER, MarkBack(2))) == [CameBack(2)]
    assert bots_to_act(t.table) == ()
    assert seat_of(t.table, "key2") == 2


def test_a_person_who_gives_a_command_is_not_absent_any_more() -> None:
    commands: list[Callable[[Scene], Command[Any]]] = [
        lambda t: Play(t.any_move(2)),
        lambda _: Say("I am here"),
        lambda _: Rename("Cem"),
        lambda _: Pause(),
    ]
    for command in commands:
        t = Scene().seat_everybody().start()
        t.do(SERVER, MarkAbsent(2))
        assert t.refuse(2, Kick(0)) == "for_the_host"
        assert t.table.chairs[2].away, "a refused command changes nothing"
        assert facts(t.do(2, command(t)))[0] == CameBack(2)
        assert not t.table.chairs[2].away
        assert t.table.in_play is not None
        assert t.refuse(SERVER, BotPlay(2, t.table.in_play.acted[2], t.any_move(1))) == "decided_already"
        assert t.stage() == "playing", "the others want no pause"


def test_spectators_could_predict_the_time_out_move() -> None:
    t = Scene(settings=TableSettings(clock=0.5)).seat_everybody().start()
    clock = t.table.game.clock(t.state)
    assert clock is not None
    limit = deadline(t.table, 0)
    assert limit == t.now + clock.seconds * 500
    assert due(t.table) == limit
    t.now = limit - 1
    assert t.refuse(SERVER, TimeOut(0)) == "time_left"
    t.now = limit
    assert facts(t.do(SERVER, TimeOut(0))) == [TimedOut(0)]
    assert 0 not in t.to_act


def test_a_clock_runs_on_while_others_decide_at_the_same_time() -> None:
    t = Scene().seat_everybody().start()
    before = deadline(t.table, 1)
    t.now += 3000
    t.do(0, Play(t.any_move(0)))
    assert deadline(t.table, 0) is None
    assert deadline(t.table, 1) == before


def test_a_decision_with_another_time_limit_gets_the_whole_time() -> None:
    t = Scene().seat_everybody().start()
    decline = tuple((seat, Decline()) for seat in range(3))
    clocks = iter([Clock(30, decline), Clock(30, decline), Clock(40, decline)])
    timed = msgspec.structs.replace(t.table.game, clock=lambda _: next(clocks))
    t.table = msgspec.structs.replace(t.table, game=timed)
    t.do(0, Play(t.any_move(0)))
    begun = t.now
    t.now += 3000
    t.do(1, Play(t.any_move(1)))
    assert deadline(t.table, 2) == begun + 30_000
    t.now += 3000
    t.do(2, Play(t.any_move(2)))
    assert deadline(t.table, 0) == t.now + 40_000


def test_a_time_limit_for_several_moves_runs_on_after_each_move() -> None:
    t = Scene().seat_everybody().start()
    decline = tuple((seat, Decline()) for seat in range(3))
    clocks = iter([Clock(30, decline, "looks"), Clock(30, decline[:1], "looks"), Clock(30, decline, "others")])
    timed = msgspec.structs.replace(t.table.game, clock=lambda _: next(clocks))
    t.table = msgspec.structs.replace(t.table, game=timed)
    t.do(0, Play(t.any_move(0)))
    begun = t.now
    assert [deadline(t.table, seat) for seat in range(3)] == [begun + 30_000] * 3
    t.now += 3000
    t.do(1, Play(t.any_move(1)))
    assert [deadline(t.table, seat) for seat in range(3)] == [begun + 30_000, None, None]
    t.now += 3000
    t.do(2, Play(t.any_move(2)))
    assert [deadline(t.table, seat) for seat in (1, 2)] == [t.now + 30_000] * 2


def test_without_a_clock_there_are_no_time_outs() -> None:
    t = Scene(settings=TableSettings(clock=0)).seat_everybody().start()
    assert due(t.table) is None
    t.now += 10**9
    assert t.refuse(SERVER, TimeOut(0)) == "time_left"


def test_a_pause_needs_everybody_and_stops_the_clocks() -> None:
    t = Scene().seat_everybody().start()
    limit = deadline(t.table, 0)
    assert limit is not None
    t.do(0, Pause())
    t.do(1, Pause())
    assert t.stage() == "playing"
    assert Paused() in facts(t.do(2, Pause()))
    assert t.refuse(0, Play(t.any_move(0))) == "paused"
    assert due(t.table) is None
    t.now += 60_000
    t.do(1, Pause(on=False))
    assert deadline(t.table, 0) == limit + 60_000


def test_a_newcomer_during_a_pause_has_all_the_time_when_it_ends() -> None:
    t = Scene(settings=TableSettings(newcomers=True))
    t.do(SPECTATOR, Sit("Ann", "a"))
    t.do(HOST, Fill("random"))
    t.start()
    limit, begun = deadline(t.table, 1), t.now
    assert limit is not None
    t.now += 1000
    t.do(0, Pause())
    t.now += 60_000
    t.do(SPECTATOR, Sit("Bob", "b", 1))
    t.now += 60_000
    t.do(0, Pause(on=False))
    assert deadline(t.table, 1) == t.now + limit - begun


def test_wishes_for_a_pause_end_with_the_game() -> None:
    t = Scene().seat_everybody().start()
    t.do(0, Pause())
    t.play_out()
    assert not any(chair.wants_pause for chair in t.table.chairs)


def test_absent_people_do_not_block_a_pause() -> None:
    t = Scene().seat_everybody().start()
    t.do(SERVER, MarkAbsent(2))
    t.do(0, Pause())
    t.do(1, Pause())
    assert t.stage() == "paused"


@pytest.mark.parametrize(("by", "gone"), [(2, Leave()), (HOST, Kick(2)), (SERVER, MarkAbsent(2))])
def test_a_pause_begins_when_the_last_person_who_did_not_want_it_leaves(by: int, gone: Command[Any]) -> None:
    t = Scene().seat_everybody().start()
    t.do(0, Pause())
    t.do(1, Pause())
    assert facts(t.do(by, gone))[-1] == Paused()
    assert t.stage() == "paused"
    assert due(t.table) is None


def test_a_wish_for_a_pause_ends_when_its_person_leaves() -> None:
    t = Scene().seat_everybody().start()
    t.do(0, Pause())
    for seat in range(3):
        t.do(SERVER, MarkAbsent(seat))
    t.do(SERVER, MarkBack(0))
    assert t.stage() == "playing"


def test_bots_play_on_when_the_last_person_leaves_a_pause() -> None:
    t = Scene(3)
    t.do(SPECTATOR, Sit("Ann", "a"))
    t.do(HOST, Fill("random"))
    t.start().do(0, Pause())
    assert t.stage() == "paused"
    limit = deadline(t.table, 1)
    assert limit is not None
    t.now += 60_000
    t.do(0, Leave())
    assert t.stage() == "playing"
    assert deadline(t.table, 1) == limit + 60_000
    assert bots_to_act(t.table) == (0, 1, 2)


def test_a_rematch_has_the_same_people() -> None:
    t = Scene().seat_everybody().start()
    assert t.refuse(0, Rematch()) == "only_after_a_game"
    t.play_out()
    assert isinstance(facts(t.steps[-1])[-1], Finished)
    for seat in range(3):
        assert t.stage() == "over"
        t.do(seat, Rematch())
    assert t.table.in_play is not None
    assert (t.table.stage, t.table.in_play.number) == ("playing", 2)
    t.play_out()


def after_a_game(absent: int | None = None) -> Scene:
    t = Scene().seat_everybody().start()
    if absent is not None:
        t.do(SERVER, MarkAbsent(absent))
    while t.stage() == "playing":
        seat = t.to_act[0]
        if t.table.chairs[seat].away:
            t.do(SERVER, BotPlay(seat, t.table.in_play.acted[seat], t.any_move(seat)))  # type: ignore[union-attr]
        else:
            t.do(seat, Play(t.any_move(seat)))
    return t


def test_absent_people_do_not_block_a_rematch() -> None:
    t = after_a_game(absent=2)
    t.do(0, Rematch())
    assert t.stage() == "over"
    t.do(1, Rematch())
    assert t.stage() == "playing"
    assert bots_to_act(t.table) == (2,)


def test_people_who_disconnect_after_a_game_do_not_block_a_rematch() -> None:
    t = after_a_game()
    assert t.refuse(SERVER, MarkAbsent(2)) == "nobody_to_stand_in_for", "nobody waits yet"
    t.do(0, Rematch())
    t.do(1, Rematch())
    assert t.stage() == "over"
    t.do(SERVER, MarkAbsent(2))
    assert t.stage() == "playing"
    t.do(SERVER, MarkBack(2))
    assert not t.table.chairs[2].away


def test_people_who_sit_down_and_disconnect_do_not_block_the_first_game() -> None:
    t = Scene()
    t.do(SPECTATOR, Sit("P0", "key0"))
    t.do(0, Ready())
    t.do(SPECTATOR, Sit("P1", "key1"))
    assert t.refuse(SERVER, MarkAbsent(1)) == "nobody_to_stand_in_for", "there is a free chair to wait for"
    t.do(HOST, Fill("random"))
    t.do(SERVER, MarkAbsent(1))
    assert t.stage() == "playing"


def test_nobody_sits_on_two_chairs_with_one_key() -> None:
    t = Scene()
    t.do(SPECTATOR, Sit("P0", "key0"))
    assert t.refuse(SPECTATOR, Sit("P1", "key0")) == "seated_already"


def test_after_a_game_ready_counts_as_a_wish_for_a_rematch() -> None:
    t = after_a_game()
    t.do(0, Rematch())
    t.do(1, Rematch())
    t.do(2, Ready())
    assert t.stage() == "playing"


def test_taking_back_one_wish_for_a_game_takes_back_both() -> None:
    t = after_a_game()
    t.do(0, Ready())
    t.do(0, Rematch(on=False))
    for seat in (1, 2):
        t.do(seat, Rematch())
    assert t.stage() == "over"


def test_a_rematch_begins_when_a_bot_fills_the_chair_of_a_person_who_left() -> None:
    t = after_a_game()
    t.do(0, Rematch())
    t.do(1, Rematch())
    t.do(2, Leave())
    assert t.stage() == "over", "a chair is free"
    t.do(HOST, Fill("random"))
    assert t.stage() == "playing"


def test_bots_get_unique_names() -> None:
    for person in BOT_NAMES:
        t = Scene()
        t.do(SPECTATOR, Sit(person.upper(), "a"))
        t.do(HOST, Fill("random"))
        assert len({chair.name.casefold() for chair in t.table.chairs}) == 3
        assert {chair.name for chair in t.table.chairs[1:]} < set(BOT_NAMES)


@pytest.mark.parametrize("same", ["P0", "p0", " P0 ", "\uff300"])
def test_a_name_that_looks_like_another_is_refused(same: str) -> None:
    t = Scene()
    t.do(SPECTATOR, Sit("P0", "a"))
    assert t.refuse(SPECTATOR, Sit(same, "b")) == "name_taken"
    t.do(SPECTATOR, Sit("Bob", "b"))
    assert t.refuse(1, Rename(same)) == "name_taken"
    t.do(0, Rename(same))
    assert t.table.chairs[0].name.casefold() == "p0", "one's own name may be written in another way"


def test_a_name_is_stored_tidy_and_an_invisible_one_is_refused() -> None:
    t = Scene()
    t.do(SPECTATOR, Sit("  Ann   Lee ", "a"))
    t.do(0, Rename("علی\u200cرضا "))
    t.do(SPECTATOR, Say("so exciting", name=" Eve"))
    logged: list[Any] = [entry.command for entry in t.entries[1:]]
    assert [command.name for command in logged] == ["Ann Lee", "علی\u200cرضا", "Eve"]
    for by, command in (
        (SPECTATOR, Sit("Bo\u200b", "b")),
        (0, Rename("\ufdfa" * 3)),
        (SPECTATOR, Say("hi", name="\u2060")),
    ):
        assert t.refuse(by, command) == "unfit_name"


def test_names_that_were_once_accepted_are_restored_from_the_log() -> None:
    t = Scene()
    older: list[Entry[Any]] = [Entry(t.now, SPECTATOR, Sit(name, name)) for name in ("Ann", "ann", "Ann\u200b")]
    *_, last = restore(older, t.table)
    assert [chair.name for chair in last.table.chairs] == ["Ann", "ann", "Ann\u200b"]


def test_a_record_distinguishes_bots_from_people_whatever_their_names() -> None:
    t = Scene(seed=3)
    t.do(SPECTATOR, Sit("Zed (hard)", "a"))
    t.do(SPECTATOR, Sit("Bob", "b"))
    t.do(HOST, Fill("clever"))
    t.start()
    while t.stage() == "playing":
        seat = t.to_act[0]
        if t.table.chairs[seat].bot:
            t.do(SERVER, BotPlay(seat, t.table.in_play.acted[seat], t.any_move(seat)))  # type: ignore[union-attr]
        else:
            t.do(seat, Play(t.any_move(seat)))
    record = record_of(t.entries, 1)
    assert record is not None
    assert record.names == tuple(chair.name for chair in t.table.chairs)
    assert record.bots == ("", "", "clever")


def test_talk_goes_to_its_audience() -> None:
    t = Scene().seat_everybody()
    (said,) = t.do(0, Say("hello")).facts
    assert said.to is None
    (apart,) = t.do(SPECTATOR, Say("psst", name="Eve")).facts
    assert apart.to == (SPECTATOR,)
    assert apart.event == Said(None, "Eve", "psst", None)
    assert t.refuse(SPECTATOR, Say("psst", to=(0,))) == "onlookers_talk_among_themselves"
    assert t.refuse(0, Say("psst", to=(1,))) == "no_whispers"
    whispering = msgspec.structs.replace(t.table.game, whispers=True)
    t.table = msgspec.structs.replace(t.table, game=whispering)
    assert t.refuse(0, Say("psst", to=(0, 1))) == "whisper_to_others"
    assert t.refuse(0, Say("psst", to=(7,))) == "no_such_seat"
    seen, heard = t.do(0, Say("psst", to=(2,))).facts
    assert (seen.to, seen.event) == (None, Whispered(0, (2,)))
    assert heard.to == (0, 2)


def test_a_command_that_is_sent_twice_is_recognised_by_its_id() -> None:
    t = Scene().seat_everybody()
    t.do(0, Rename("Ann"), id="c1")
    assert answered(t.table, 0, "c1") == t.table.seq
    assert answered(t.table, 1, "c1") is None
    assert answered(t.table, 0, "c2") is None
    named = t.table.seq
    for number in range(100):
        t.do(1, Say("and so on"), id=f"{number}")
    assert answered(t.table, 0, "c1") == named, "however much the others talk"
    t.do(0, Leave())
    t.do(SPECTATOR, Sit("Eve", "e"))
    assert answered(t.table, 0, "c1") is None, "somebody else's command"


def test_ids_of_spectators_are_not_remembered() -> None:
    t = Scene()
    t.do(SPECTATOR, Say("hello", name="Eve"), id="1")
    assert answered(t.table, SPECTATOR, "1") is None, "another spectator's words may have the same id"


def test_a_log_whose_chance_does_not_fit_the_game_is_refused() -> None:
    t = Scene().seat_everybody()
    before = t.table
    t.start()
    dealt = t.entries[-1]
    for chance in ((), dealt.chance[:-1], (*dealt.chance, dealt.chance[0])):
        with pytest.raises(Refusal) as refused:
            repeat(before, msgspec.structs.replace(dealt, chance=chance))
        assert refused.value.key == "unfit_chance"


def test_the_latest_ids_of_each_seat_are_remembered_and_older_tables_are_unchanged() -> None:
    t = Scene().seat_everybody()
    for number in range(RECENT):
        t.do(0, Say("once"), id=f"{number}")
    before, first = t.table, answered(t.table, 0, "0")
    t.do(0, Say("once more"), id="new")
    assert answered(t.table, 0, "new") == t.table.seq
    assert answered(t.table, 0, "0") is None
    assert answered(t.table, 0, "1") is not None
    assert (answered(before, 0, "0"), answered(before, 0, "new")) == (first, None)


def test_nothing_happens_at_an_archived_table() -> None:
    t = Scene().seat_everybody()
    t.do(HOST, Archive())
    assert t.refuse(0, Say("still here?")) == "archived"


@pytest.mark.parametrize("seed", range(8))
def test_the_table_can_be_restored_from_its_log_alone(seed: int) -> None:
    """Two games with everything that can happen between moves, through JSON and back."""
    t = Scene(3 + seed % 4, seed=seed).seat_everybody().start()
    for _ in range(2):
        while t.table.stage != "over":
            t.now += t.rng.randrange(20_000)
            seat = t.rng.choice(t.to_act)
            limit = deadline(t.table, seat)
            chair = t.table.chairs[seat]
            match t.rng.randrange(8):
                case 0 if limit is not None and limit <= t.now:
                    t.do(SERVER, TimeOut(seat))
                case 1 if not chair.away:
                    t.do(SERVER, MarkAbsent(seat))
                case 2 if chair.away:
                    t.do(SERVER, MarkBack(seat))
                case 3:
                    t.do(SPECTATOR, Say("so exciting", name="Eve"))
                case _ if chair.away:
                    assert t.table.in_play is not None
                    t.do(SERVER, BotPlay(seat, t.table.in_play.acted[seat], t.any_move(seat)))
                case _:
                    t.do(seat, Play(t.any_move(seat)), id=f"{t.table.seq}")
        for seat in range(len(t.table.chairs)):
            if t.stage() == "over":  # the game may begin without the absent
                t.do(seat, Rematch())
    decode = entry_decoder(KTM).decode
    again = list(restore(decode(encode(entry)) for entry in t.entries))
    assert again == t.steps
    for number in (1, 2):
        record = record_of(t.entries, number)
        assert record is not None
        assert Match.replay(Record.loads(record.dumps())).outcome == record.outcome
    assert record_of(t.entries, 3) is None, "the third game is running"


def test_names_and_words_are_printable() -> None:
    for bad in ("", "   ", "a\x00b", "a\u202eb", "x" * 41):
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert({"type": "Rename", "name": bad}, Rename)
    assert msgspec.convert({"type": "Rename", "name": "شهرزاد ۱"}, Rename).name == "شهرزاد ۱"


# --- Table rules 2: no hurry in a first turn, and clocks that stand still while a pause is asked for ---


def scene(seats: int = 3) -> Scene:
    return Scene(seats, rules=TABLE_RULES).seat_everybody().start()


def usual(t: Scene) -> int:
    """Return the milliseconds that the game gives for the present decision."""
    clock = t.table.game.clock(t.state)
    assert clock is not None
    return clock.seconds * 1000


def after_the_first_look() -> Scene:
    """Return a table where everybody has made a first decision, and two answer a claim with a clock."""
    t = scene()
    for seat in range(3):
        t.do(seat, Play(Decline()))
    t.now += 1000
    (turn,) = t.to_act
    t.do(turn, Play(Claim("K")))
    return t


def test_the_first_decision_of_a_game_has_a_long_time() -> None:
    t = scene()
    assert [deadline(t.table, seat) for seat in range(3)] == [t.now + 600_000] * 3
    t.now += 600_000
    assert facts(t.do(SERVER, TimeOut(0))) == [TimedOut(0)]


def test_later_decisions_have_the_time_of_the_game() -> None:
    t = after_the_first_look()
    assert [deadline(t.table, seat) for seat in t.to_act] == [t.now + usual(t)] * 2


def test_a_person_who_takes_over_a_seat_has_a_first_decision_too() -> None:
    t = Scene(settings=TableSettings(newcomers=True), rules=TABLE_RULES)
    t.do(SPECTATOR, Sit("Ann", "ann"))
    t.do(HOST, Fill("random"))
    t.start()
    t.now += 5000
    t.do(SPECTATOR, Sit("Bob", "bob", 1))
    assert deadline(t.table, 1) == t.now + 600_000


def test_a_shared_time_is_not_lengthened_by_a_first_decision() -> None:
    """Whoever still finds the way has more time; the others have what the game gives."""
    t = scene()
    decline = tuple((seat, Decline()) for seat in range(3))
    timed = msgspec.structs.replace(t.table.game, clock=lambda _: Clock(30, decline, "looks"))
    t.table = msgspec.structs.replace(t.table, game=timed, stage="over")
    t.do(HOST, Start())
    begun = t.now
    t.now += 1000
    t.do(0, Play(Decline()))
    assert [deadline(t.table, seat) for seat in range(3)] == [t.now + 30_000, begun + 600_000, begun + 600_000]


def test_clocks_stand_still_while_a_pause_is_asked_for() -> None:
    t = after_the_first_look()
    one, other = t.to_act
    limit = deadline(t.table, one)
    assert limit is not None
    t.do(other, Pause())
    t.now += 7000
    t.do(other, Pause(on=False))
    assert deadline(t.table, one) == limit + 7000


def test_clocks_stand_still_from_the_request_until_the_pause() -> None:
    t = after_the_first_look()
    one = t.to_act[0]
    limit = deadline(t.table, one)
    assert limit is not None
    t.do(0, Pause())
    t.now += 5000
    t.do(1, Pause())
    t.now += 5000
    assert Paused() in facts(t.do(2, Pause()))
    t.now += 90_000
    t.do(0, Pause(on=False))
    assert deadline(t.table, one) == limit + 100_000


def test_a_request_stops_the_clocks_for_a_minute_at_most() -> None:
    t = after_the_first_look()
    one, other = t.to_act
    limit = deadline(t.table, one)
    assert limit is not None
    t.do(other, Pause())
    t.now += 200_000
    t.do(other, Pause(on=False))
    assert deadline(t.table, one) == limit + 60_000


def test_a_seat_stops_the_clocks_once_until_it_has_moved() -> None:
    t = after_the_first_look()
    one, other = t.to_act
    for _ in range(2):
        t.do(other, Pause())
        t.now += 10_000
        t.do(other, Pause(on=False))
    limit = deadline(t.table, one)
    t.do(other, Play(Pass()))
    t.do(other, Pause())
    t.now += 10_000
    t.do(other, Pause(on=False))
    assert limit is not None
    assert deadline(t.table, one) == limit + 10_000
    assert limit == t.now - 30_000 + usual(t) + 10_000


def test_a_time_that_begins_while_the_clocks_stand_still_begins_with_them() -> None:
    t = after_the_first_look()
    one, other = t.to_act
    t.do(one, Pause())
    t.do(one, Play(Pass()))
    t.do(other, Play(Pass()))
    (king,) = (seat for seat in range(3) if seat not in (one, other))
    t.now += 4000
    begun = {seat: deadline(t.table, seat) for seat in t.to_act}
    t.do(one, Pause(on=False))
    assert king not in begun
    assert all(limit is not None and deadline(t.table, seat) == limit - 56_000 for seat, limit in begun.items())


def test_clocks_run_again_when_whoever_asked_leaves() -> None:
    t = after_the_first_look()
    one, other = t.to_act
    limit = deadline(t.table, one)
    assert limit is not None
    t.do(other, Pause())
    t.now += 3000
    t.do(other, Leave())
    assert deadline(t.table, one) == limit + 3000


def test_tables_of_older_rules_keep_time_as_they_did() -> None:
    """Their logs have time-outs that would come too early by the new rules."""
    t = Scene().seat_everybody().start()
    limit = deadline(t.table, 0)
    assert limit == t.now + usual(t)
    t.do(1, Pause())
    t.now += 1000
    t.do(1, Pause(on=False))
    assert deadline(t.table, 0) == limit
