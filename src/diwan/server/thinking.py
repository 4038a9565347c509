"""Bots think in other processes, from their seat's view, news and menu, as bytes: what is not sent cannot leak."""

import asyncio
import os
import secrets
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from functools import cache
from multiprocessing import get_context, parent_process
from threading import Thread
from typing import Any, Generic, TypeVar

import msgspec
from msgspec import Struct

from diwan.bots.bot import Budget, make_bot
from diwan.core.codec import decoder, encode, parametrized
from diwan.core.game import AnyGame
from diwan.core.match import Match
from diwan.core.registry import game as find_game
from diwan.core.registry import games

HURRY = Budget(seconds=0.01)
LONGEST_SECONDS = 60.0
"""For a thought, beside its budget: the first one of a bot may have to compile what it thinks with."""

T = TypeVar("T")
V = TypeVar("V")
M = TypeVar("M")
E = TypeVar("E")


class Question(Struct, Generic[V, M, E], frozen=True):
    """All that a bot gets to know."""

    view: V
    menu: tuple[M, ...]
    news: tuple[E, ...]


@cache
def _questions(game_id: str) -> msgspec.json.Decoder[Question[Any, Any, Any]]:
    types = find_game(game_id).types
    kind = parametrized(Question, types.View, types.Move, types.Event)
    return msgspec.json.Decoder(kind)


def answer(
    game_id: str, bot: str, seat: int, owes: bool, budget: Budget, longest: float, seed: str, question: bytes
) -> bytes | None:
    """Runs in a process of the pool. The bot is made anew: its memory is in the view, so any worker may ask."""
    asked = _questions(game_id).decode(question)
    player = make_bot(bot, game_id, seat, seed, budget)
    ask = player.choose if owes else player.interject
    with _at_most(longest):
        move = ask(asked.view, asked.menu, asked.news)
    return None if move is None else encode(move)


@contextmanager
def _at_most(seconds: float) -> Iterator[None]:
    """Ends this process if it takes longer, compiled code too: others wait for the answer of a bot that hangs."""
    if hasattr(signal, "setitimer"):
        signal.setitimer(signal.ITIMER_REAL, seconds)
    yield
    if hasattr(signal, "setitimer"):
        signal.setitimer(signal.ITIMER_REAL, 0)


def prepare(game_id: str, bot: str) -> None:
    """Runs in a process of the pool: a first thought loads and compiles what later ones are quick with."""
    match = Match.new(game_id, seed="prepare")
    seat = match.to_act[0]
    make_bot(bot, game_id, seat, "prepare", HURRY).choose(match.view(seat), match.legal(seat), match.news(seat))


def _follow_the_server() -> None:
    """A process of the pool ends with the server, even one that was killed."""
    server = parent_process()
    assert server is not None

    def wait() -> None:
        server.join()
        os._exit(1)

    Thread(target=wait, daemon=True).start()


class Thinkers:
    def __init__(self, processes: int, seconds: float, longest: float = LONGEST_SECONDS) -> None:
        self._processes, self._seconds, self._longest = processes, seconds, longest + 5 * seconds
        self._pool: ProcessPoolExecutor | None = None
        self._prepared: set[tuple[str, str]] = set()
        self._paces: dict[tuple[str, str], float] = {}

    def _running(self) -> ProcessPoolExecutor:
        if self._pool is None:  # spawned, for a fork would inherit sockets and threads
            self._pool = ProcessPoolExecutor(self._processes, get_context("spawn"), _follow_the_server)
        return self._pool

    def _submit(self, pool: ProcessPoolExecutor, work: Callable[..., T], *arguments: Any) -> Future[T]:
        """Which may start a process. It inherits that Ctrl+C does not reach it, for the server ends it by itself."""
        before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
        try:
            return pool.submit(work, *arguments)
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, before)

    def warm_up(self) -> None:
        """Starts a process now, so that the first bot to think need not wait for it."""
        self._submit(self._running(), games)

    def prepare(self, game_id: str, bot: str) -> None:
        """While people sit down: the first search of a compiled bot would keep them waiting for seconds."""
        if (game_id, bot) not in self._prepared:
            self._prepared.add((game_id, bot))
            for _ in range(self._processes):
                self._submit(self._running(), prepare, game_id, bot)

    async def ask(
        self, game: AnyGame, bot: str, seat: int, owes: bool, view: Any, menu: Any, news: tuple[Any, ...]
    ) -> Any | None:
        """The bot's move, or None where it has nothing to say out of turn."""
        question = encode(Question(view, tuple(menu), news))
        budget, seed = Budget(seconds=self._seconds), secrets.token_hex(8)
        arguments = (game.about.id, bot, seat, owes, budget, self._longest, seed, question)
        for last in (False, True):
            pool = self._running()
            try:
                move = await asyncio.wrap_future(self._submit(pool, answer, *arguments))
                break
            except BrokenProcessPool:  # a process died: start others and ask once more
                if self._pool is pool:
                    self._pool = None
                if last:
                    raise
        return None if move is None else decoder(game.types.Move).decode(move)

    def pace(self, game_id: str, bot: str, took: float) -> float:
        """Seconds after which such a bot always answers: as long as one has ever thought within its budget. Whether it
        had to think this time may depend on what only it knows."""
        pace = max(self._paces.get((game_id, bot), 0.0), min(took, 1.25 * self._seconds))
        self._paces[game_id, bot] = pace
        return pace

    async def close(self) -> None:
        """Waits for thoughts that have begun; they are bounded by the budget."""
        if self._pool is not None:
            await asyncio.to_thread(self._pool.shutdown, wait=True, cancel_futures=True)
