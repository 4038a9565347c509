"""Where all may act at any moment, the pace of the bots tells nothing that is hidden."""

import asyncio
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest

from diwan.bots.driver import Question
from diwan.games.machrou3_rais import moves as m
from diwan.server.caretaker import OPEN_PACE, Caretaker
from diwan.table import BotPlay, Play
from diwan.table.state import is_bots
from prepared import debate
from table.scene import Scene

pytestmark = pytest.mark.asyncio
DELAY = 1.0
PEOPLE = ("Ann", "Bahar", "Chidi")


class Slept:
    """The clock of a server at which nothing takes time but thinking and waiting."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, thinks: Callable[[int], float]) -> None:
        self.now, self._thinks = 100.0, thinks
        self.played: list[tuple[float, int]] = []
        self.asked: list[int] = []
        self._waits: list[tuple[float, asyncio.Future[None]]] = []
        monkeypatch.setattr("diwan.server.caretaker.time", SimpleNamespace(monotonic=self.time, perf_counter=self.time))
        monkeypatch.setattr("diwan.server.caretaker.asyncio", SimpleNamespace(sleep=self.sleep))

    def time(self) -> float:
        return self.now

    async def sleep(self, seconds: float) -> None:
        waited = asyncio.get_running_loop().create_future()
        self._waits.append((self.now + seconds, waited))
        await waited

    async def run(self) -> None:
        """Let the time pass until nobody waits any more."""
        while True:
            for _ in range(20):  # what can go on without waiting goes on
                await asyncio.sleep(0)
            if not self._waits:
                return
            self._waits.sort(key=lambda wait: wait[0])
            self.now, waited = self._waits.pop(0)
            waited.set_result(None)

    async def ask(self, _game: Any, _bot: str, seat: int, question: Question[Any, Any, Any], _seed: str) -> Any:
        self.asked.append(seat)
        await self.sleep(self._thinks(seat))
        return m.Done() if question.is_to_act else None

    def pace(self, _game: str, _bot: str, _took: float) -> float:
        return 0.0


async def moments(
    scene: Scene, monkeypatch: pytest.MonkeyPatch, thinks: Callable[[int], float] = lambda _: 0.0
) -> tuple[list[tuple[float, int]], list[int]]:
    """Return when which bots move after the last entry of a table, and which bots are asked."""
    slept = Slept(monkeypatch, thinks)

    async def note(_by: int, command: Any) -> None:
        assert isinstance(command, BotPlay)
        slept.played.append((round(slept.now - 100.0, 6), command.seat))

    running: set[asyncio.Task[None]] = set()
    services = SimpleNamespace(
        thinkers=slept,
        chance=SimpleNamespace(bot_seed=lambda *_: "seed"),
        settings=SimpleNamespace(bot_delay=DELAY),
        metrics=SimpleNamespace(think_time=SimpleNamespace(observe=lambda _: None)),
        is_alone=True,
        takeover_seconds=0.0,
    )
    followed = SimpleNamespace(table=scene.table, history=[], moved_at=0.0)
    tasks = SimpleNamespace(start=lambda work: running.add(asyncio.ensure_future(work)))
    queue = SimpleNamespace(ask=note)
    caretaker = Caretaker(services, followed, None, queue, tasks)  # type: ignore[arg-type]
    monkeypatch.setattr(caretaker.__class__, "_wake_at", lambda *_: None)
    monkeypatch.setattr("diwan.server.caretaker.bots_to_act", lambda _: ())  # each bot is asked once
    caretaker.after_own_entry(scene.table.at)
    await slept.run()
    await asyncio.gather(*running)
    return slept.played, slept.asked


def bots_of(scene: Scene) -> list[int]:
    return [seat for seat, chair in enumerate(scene.table.chairs) if is_bots(chair)]


async def test_the_bots_share_one_pace_that_does_not_tell_whether_the_people_are_done(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    scene, _ = debate(PEOPLE, 5)
    bots = bots_of(scene)
    expected = [((place + 1) * OPEN_PACE * DELAY, seat) for place, seat in enumerate(bots)]
    assert (await moments(scene, monkeypatch))[0] == expected
    for seat in range(len(PEOPLE)):
        scene.do(seat, Play(m.Done()))
    assert scene.to_act == tuple(bots)
    assert (await moments(scene, monkeypatch))[0] == expected


async def test_when_a_bot_moves_does_not_tell_how_long_another_one_thought(monkeypatch: pytest.MonkeyPatch) -> None:
    scene, _ = debate(PEOPLE, 5)
    first, second = bots_of(scene)
    worlds = [(await moments(scene, monkeypatch, {first: took, second: 0.5}.__getitem__))[0] for took in (0.0, 2.0)]
    assert [{seat: at for at, seat in world}[second] for world in worlds] == [2 * OPEN_PACE * DELAY] * 2


async def test_a_hidden_decision_gives_no_bot_a_reason_to_speak(monkeypatch: pytest.MonkeyPatch) -> None:
    scene, _ = debate(PEOPLE, 5)
    for seat in bots_of(scene):
        scene.do(-3, BotPlay(seat, scene.table.in_play.acted[seat], m.Done()))  # type: ignore[union-attr]
    scene.do(0, Play(m.Hint((), 1, "corrupt")))
    assert (await moments(scene, monkeypatch))[1] == bots_of(scene)
    scene.do(0, Play(m.Done()))
    assert (await moments(scene, monkeypatch))[1] == []
