"""Replays of finished games: for a seat what it heard then; for all, also who heard each event."""

from collections.abc import Callable
from random import Random

import httpx
import pytest
from msgspec.structs import replace

from diwan import Match
from diwan.core.codec import encode
from diwan.core.game import news
from diwan.core.record import Record
from diwan.server.log_rows import log_row
from diwan.server.replays import AFTER, BEFORE, replay, turning_points
from diwan.server.settings import Settings
from diwan.server.store import append
from server.parts import running
from table.scene import Scene


def played(game: str, seats: int | None = None) -> Match:
    match, rng = Match.new(game, seats, seed=3), Random(3)
    while match.to_act:
        seat = rng.choice(match.to_act)
        match.play(seat, rng.choice(match.legal(seat)))
    return match


@pytest.fixture(scope="module")
def match() -> Match:
    return played("king-thief-minister", 4)


@pytest.fixture(scope="module")
def record(match: Match) -> Record:
    return match.record()


def test_a_replay_of_all_tells_who_heard_each_event(match: Match, record: Record) -> None:
    frames = replay(record, "all").frames
    told = [(heard, event) for frame in frames for heard, event in zip(frame.heard, frame.news, strict=True)]
    assert told == [(None if one.to is None else tuple(sorted(one.to)), one.event) for one in match.told]
    assert any(heard is not None for heard, _ in told)
    assert frames[-1].state == match.state


@pytest.mark.parametrize("seat", [0, 3, None])
def test_a_replay_of_a_seat_tells_its_news_but_not_who_else_heard_them(
    match: Match, record: Record, seat: int | None
) -> None:
    frames = replay(record, "onlooker" if seat is None else str(seat)).frames
    assert tuple(event for frame in frames for event in frame.news) == news(match.told, seat)
    assert not any(frame.heard or frame.state for frame in frames)
    assert frames[-1].view == match.view(seat)


@pytest.mark.parametrize("around", [0, 20, 10_000])
def test_only_the_frames_around_one_have_positions(record: Record, around: int) -> None:
    """All positions of a long game are hundreds of megabytes: a view of Intrigue holds all that was said before."""
    whole, told = replay(record, "all").frames, replay(record, "all", around).frames
    assert len(whole) > 20 + AFTER
    for number, (frame, full) in enumerate(zip(told, whole, strict=True)):
        is_near = around - BEFORE <= number < around + AFTER
        assert frame == (full if is_near else replace(full, view=None, state=None))


def test_a_replay_tells_the_standings_and_the_turning_points(match: Match, record: Record) -> None:
    told = replay(record, "all")
    assert match.outcome is not None
    assert told.frames[-1].standing == match.outcome.scores
    assert 0 < len(told.turning) <= 6
    assert list(told.turning) == sorted(told.turning)


def test_in_clash_a_bot_judges_the_standing_of_both() -> None:
    match = played("clash")
    assert match.outcome is not None
    first, *_, last = [frame.standing for frame in replay(match.record(), "onlooker").frames if frame.standing]
    assert first[0] == -first[1]
    assert -1 < first[0] < 1
    assert [seat for seat, value in enumerate(last) if value == 1] == list(match.outcome.winners)


def test_a_person_with_the_name_of_a_bot_is_not_a_bot(record: Record) -> None:
    told = replay(replace(record, names=("Ann", "Zed (hard)", "Cy", "Di"), bots=("", "", "easy", "")), "all")
    assert told.names == ("Ann", "Zed (hard)", "Cy", "Di")
    assert told.bots == ("", "", "easy", "")
    assert replay(record, "all").bots == ("", "", "", "")


@pytest.mark.asyncio
async def test_a_replay_of_a_seat_that_does_not_exist_is_refused(settings: Callable[..., Settings]) -> None:
    t = Scene().seat_everybody().start().play_out()
    async with running(settings(sweep_seconds=1000.0)) as server, httpx.AsyncClient(base_url=server.url) as http:
        before = None
        for step, entry in zip(t.steps, t.entries, strict=True):
            await append(server.hub.services.store, log_row(before, step.table, encode(entry)))
            before = step.table
        address = "/api/tables/t/games/1/replay"
        assert (await http.get(address, params={"of": "2"})).status_code == 200
        (far,) = (await http.get(address, params={"around": 10_000})).json()["frames"][-1:]
        assert far["view"] is None
        for of in ("3", "-1", "²", "٢", "02", "9" * 5000, "nobody", ""):
            answer = await http.get(address, params={"of": of})
            assert answer.status_code == 400
            assert "no such seat" in answer.json()["problem"]


def test_a_game_turns_where_the_standing_changes_most() -> None:
    standings = [(3.0, 3.0), (3.0, 3.0), (5.0, 3.0), (), (9.0, 0.0), (0.0, 9.0), (1.0, 9.0)]
    assert turning_points(standings, most=2) == (2, 5)
    assert turning_points([(1.0,), (1.0,)]) == ()
