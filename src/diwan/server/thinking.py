"""The processes in which bots think. They are sent a bot's question as bytes: what is not sent cannot leak."""

import asyncio
import os
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from functools import cache
from multiprocessing import get_context, parent_process
from threading import Thread
from typing import Any, TypeVar

import msgspec

from diwan.bots.bot import Budget, make_bot
from diwan.bots.driver import Question, ask
from diwan.core.codec import decoder, encode, parametrized
from diwan.core.game import AnyGame
from diwan.core.match import Match
from diwan.core.registry import game as find_game
from diwan.core.registry import games

SHORT = Budget(seconds=0.01)
"""Budget of the move by which a bot is prepared, whose choice does not matter."""
LONGEST_SECONDS = 60.0
"""Time limit for a move, beside the bot's budget: its first move may have to compile code."""

T = TypeVar("T")


@cache
def _questions(game_id: str) -> msgspec.json.Decoder[Question[Any, Any, Any]]:
    types = find_game(game_id).types
    kind = parametrized(Question, types.View, types.Move, types.Event)
    return msgspec.json.Decoder(kind)


def think(
    game_id: str, bot: str, seat: int, budget: Budget, longest: float, seed: str, question: bytes
) -> bytes | None:
    """Return the encoded move of a bot, or None; runs in a process of the pool.

    The bot is made anew for each question: its memory is in the view, so any worker may ask."""
    decoded = _questions(game_id).decode(question)
    player = make_bot(bot, game_id, seat, seed, budget)
    with _time_limit(longest):
        move = ask(player, decoded)
    return None if move is None else encode(move)


@contextmanager
def _time_limit(seconds: float) -> Iterator[None]:
    """End this process if the block takes longer, compiled code too: other bots wait for a bot that hangs."""
    if hasattr(signal, "setitimer"):
        signal.setitimer(signal.ITIMER_REAL, seconds)
    yield
    if hasattr(signal, "setitimer"):
        signal.setitimer(signal.ITIMER_REAL, 0)


def prepare(game_id: str, bot: str) -> None:
    """Make a bot choose once, so that its code is loaded and compiled; runs in a process of the pool."""
    match = Match.new(game_id, seed="prepare")
    seat = match.to_act[0]
    make_bot(bot, game_id, seat, "prepare", SHORT).choose(match.view(seat), match.legal(seat), match.news(seat))


def _end_with_server() -> None:
    """End this process of the pool when the server ends, even if the server is killed."""
    server = parent_process()
    assert server is not None

    def wait() -> None:
        server.join()
        os._exit(1)

    Thread(target=wait, daemon=True).start()


class Thinkers:
    """A pool of processes in which bots think."""

    def __init__(self, processes: int, seconds: float, longest: float = LONGEST_SECONDS) -> None:
        self._processes, self._seconds, self._longest = processes, seconds, longest + 5 * seconds
        self._pool: ProcessPoolExecutor | None = None
        self._prepared: set[tuple[str, str]] = set()
        self._paces: dict[tuple[str, str], float] = {}

    def _running(self) -> ProcessPoolExecutor:
        if self._pool is None:  # spawned, for a fork would inherit sockets and threads
            self._pool = ProcessPoolExecutor(self._processes, get_context("spawn"), _end_with_server)
        return self._pool

    def _submit(self, pool: ProcessPoolExecutor, work: Callable[..., T], *arguments: Any) -> Future[T]:
        """Give work to the pool. A process that this starts inherits that Ctrl+C is blocked: the server ends it."""
        before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
        try:
            return pool.submit(work, *arguments)
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, before)

    def warm_up(self) -> None:
        """Start a process now, so that the first bot need not wait for it."""
        self._submit(self._running(), games)

    def prepare(self, game_id: str, bot: str) -> None:
        """Load and compile a bot while people sit down; its first move would keep them waiting for seconds."""
        if (game_id, bot) not in self._prepared:
            self._prepared.add((game_id, bot))
            for _ in range(self._processes):
                self._submit(self._running(), prepare, game_id, bot)

    async def ask(self, game: AnyGame, bot: str, seat: int, question: Question[Any, Any, Any], seed: str) -> Any | None:
        """Return the bot's move, or None if it makes none out of turn."""
        budget = Budget(seconds=self._seconds)
        arguments = (game.about.id, bot, seat, budget, self._longest, seed, encode(question))
        for last in (False, True):
            pool = self._running()
            try:
                move = await asyncio.wrap_future(self._submit(pool, think, *arguments))
                break
            except BrokenProcessPool:  # a process died: start new ones and ask once more
                if self._pool is pool:
                    self._pool = None
                if last:
                    raise
        return None if move is None else decoder(game.types.Move).decode(move)

    def pace(self, game_id: str, bot: str, took: float) -> float:
        """Return the seconds after which such a bot always answers: the longest that it has ever thought.

        Otherwise its time would tell whether it had to think, which may depend on what only it knows."""
        pace = max(self._paces.get((game_id, bot), 0.0), min(took, 1.25 * self._seconds))
        self._paces[game_id, bot] = pace
        return pace

    async def close(self) -> None:
        """Wait for the bots that are thinking; their budget bounds the time."""
        if self._pool is not None:
            await asyncio.to_thread(self._pool.shutdown, wait=True, cancel_futures=True)
