"""One way to spread work: over this process, over the cores of this machine, or over a Ray cluster.

What a piece of work gives must depend on the piece alone. Then the results, which come in the order of the pieces, are
the same for any number of workers, and whatever becomes of a machine on the way.
"""

import logging
import os
import socket
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Executor, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from functools import partial
from multiprocessing import active_children
from multiprocessing.context import SpawnContext, SpawnProcess
from pathlib import Path
from signal import SIG_IGN, SIGINT, signal
from threading import current_thread, main_thread
from time import monotonic, perf_counter
from typing import Any, ParamSpec, TypeVar

import diwan
from diwan.core.errors import DiwanError
from diwan.core.extras import needs

TURN = 0.4
"""Seconds of work that a worker gets at once: much more than sending them takes, and little enough to see progress."""
AHEAD = 2
"""Turns for each worker that are sent out at a time, so that none waits for the next one."""
LIVES = 5
"""How often a turn is given to another worker of a cluster after a machine was lost."""
PATIENCE = 5.0
"""Seconds that a cluster has to answer."""

P = ParamSpec("P")
Item = TypeVar("Item")
Result = TypeVar("Result")


class Crew:
    """Those who work. `spread` is for a list of pieces, `submit` for work that depends on what was found before."""

    def __init__(self, executor: Executor | None, size: Callable[[], int]) -> None:
        self._executor, self._size = executor, size

    @property
    def size(self) -> int:
        """How many work at the same time; a cluster may grow and shrink."""
        return self._size()

    def submit(self, work: Callable[P, Result], *args: P.args, **kwargs: P.kwargs) -> Future[Result]:
        if self._executor is not None:
            return self._executor.submit(work, *args, **kwargs)
        done: Future[Result] = Future()
        done.set_result(work(*args, **kwargs))
        return done

    def spread(self, work: Callable[[Item], Result], items: Sequence[Item]) -> Iterator[Result]:
        """`map(work, items)`, done by the crew. Turns grow until each of them is worth sending."""
        if self._executor is None:
            yield from map(work, items)
            return
        first, share = 0, 1
        turns: deque[Future[tuple[list[Result], float]]] = deque()
        while first < len(items) or turns:
            size = self.size
            running = [turn for turn in turns if not turn.done()]
            while first < len(items) and len(running) < AHEAD * size:
                # Towards the end turns are small again, so that nobody is left with a long one.
                last = first + max(1, min(share, (len(items) - first) // (AHEAD * size)))
                running.append(self.submit(_take_turn, work, items[first:last]))
                turns.append(running[-1])
                first = last
            if not turns[0].done():
                wait(running, return_when=FIRST_COMPLETED)
            while turns and turns[0].done():
                results, seconds = turns.popleft().result()
                share = max(1, min(4 * share, int(TURN * len(results) / max(seconds, 1e-9))))
                yield from results


def _take_turn(work: Callable[[Item], Result], items: Sequence[Item]) -> tuple[list[Result], float]:
    begun = perf_counter()
    return list(map(work, items)), perf_counter() - begun


HERE = Crew(None, lambda: 1)
"""This process alone."""


class _Worker(SpawnProcess):
    """Ctrl-C on a terminal reaches every process. It is for the one who gave the work, and a worker that is just
    starting would answer it with a traceback; so workers do not hear it, from their first moment on."""

    def start(self) -> None:
        if current_thread() is not main_thread():  # who alone may say what signals do
            super().start()
            return
        heard = signal(SIGINT, SIG_IGN)
        try:
            super().start()
        finally:
            signal(SIGINT, heard)


class _Fresh(SpawnContext):
    """Forking would copy the threads of a progress bar."""

    Process = _Worker


@contextmanager
def crew(jobs: int = 1, ray: str | None = None) -> Iterator[Crew]:
    """Workers for a while: this process (one job), so many processes, or the cluster at an address."""
    if ray is not None:
        with _cluster(ray) as found:
            yield found
    elif jobs <= 1:
        yield HERE
    else:
        pool = ProcessPoolExecutor(jobs, mp_context=_Fresh())
        try:
            yield Crew(pool, lambda: jobs)
        except KeyboardInterrupt:
            for process in active_children():
                if isinstance(process, _Worker):
                    process.terminate()
            raise
        except BrokenProcessPool:
            raise DiwanError(
                "a worker process was killed, perhaps for want of memory; go on with fewer --jobs"
            ) from None
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def cores() -> int:
    """How many of this machine we may use."""
    return (len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count()) or 1


# --- Ray ---


class _RayExecutor(Executor):
    """Tasks, not actors: a task that its machine takes along is done again elsewhere."""

    def __init__(self, ray: Any, address: str) -> None:
        self._ray, self._address = ray, address
        self._call = ray.remote(max_retries=LIVES)(_call)

    def submit(self, fn: Callable[P, Result], /, *args: P.args, **kwargs: P.kwargs) -> Future[Result]:
        promised: Future[Result] = Future()
        self._call.remote(fn, args, kwargs).future().add_done_callback(partial(self._settle, promised))
        return promised

    def _settle(self, promised: Future[Result], found: Future[Result]) -> None:
        """What the work itself has raised is raised here, without the story of where."""
        error = found.exception()
        if error is None:
            promised.set_result(found.result())
        elif isinstance(error, self._ray.exceptions.RayTaskError):
            promised.set_exception(error.cause)
        else:
            promised.set_exception(
                DiwanError(f"the Ray cluster at {self._address} has lost work for good: {_sentence(error)}")
            )


def _call(work: Callable[..., Result], args: tuple[Any, ...], kwargs: dict[str, Any]) -> Result:
    return work(*args, **kwargs)


@contextmanager
def _cluster(address: str) -> Iterator[Crew]:
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    with needs("ray", "work on a cluster"):
        import ray
    _knock(address)
    # The rules go along, so that every machine plays by the ones that are here and not by those it has installed.
    package = {"py_modules": [str(Path(diwan.__file__).parent)], "excludes": ["webdist", "__pycache__"]}
    try:
        ray.init(address=address, runtime_env=package, log_to_driver=False, logging_level=logging.ERROR)
    except (ray.exceptions.RayError, ConnectionError, RuntimeError, ValueError) as error:
        raise DiwanError(f"the Ray cluster at {address} cannot be used: {_sentence(error)}") from None
    try:
        yield Crew(_RayExecutor(ray, address), _kept(1.0, partial(_cpus, ray)))
    finally:
        ray.shutdown()


def _cpus(ray: Any) -> int:
    return max(1, int(ray.cluster_resources().get("CPU", 1)))


def _knock(address: str) -> None:
    """Ray itself would wait for a minute."""
    host, _, port = address.rpartition(":")
    if address == "auto":
        return
    if not host or not port.isdigit():
        raise DiwanError(f"{address!r} is no address of a Ray cluster; write HOST:PORT as `ray start` says it, or auto")
    try:
        socket.create_connection((host, int(port)), PATIENCE).close()
    except (OSError, OverflowError) as error:
        reason = getattr(error, "strerror", None) or error
        raise DiwanError(f"no Ray cluster answers at {address} ({reason}); start one with `ray start --head`") from None


def _kept(seconds: float, ask: Callable[[], int]) -> Callable[[], int]:
    """Asks again only after some time."""
    known, until = 0, 0.0

    def answer() -> int:
        nonlocal known, until
        if monotonic() >= until:
            known, until = ask(), monotonic() + seconds
        return known

    return answer


def _sentence(error: BaseException) -> str:
    return (str(error).strip().splitlines() or [type(error).__name__])[0]
