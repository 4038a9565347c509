"""Running work in this process, on the cores of this machine, or on a Ray cluster.

The result of an item must depend only on the item. Then the results, which come in the order of the items, are the same
for any number of workers, even if the cluster loses a machine.
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

BATCH_SECONDS = 0.4
"""Seconds of work in a batch: much more than sending it takes, and short enough to show progress."""
AHEAD = 2
"""Batches for each worker that are sent at a time, so that no worker waits for the next one."""
MAX_RETRIES = 5
"""How often a batch is given to another worker of a cluster after its machine was lost."""
CONNECT_SECONDS = 5.0
"""Seconds that a cluster has to accept a connection. Ray itself would try for a minute."""

P = ParamSpec("P")
Item = TypeVar("Item")
Result = TypeVar("Result")


class Crew:
    """A group of workers. `spread` is for a list of items, `submit` for work that depends on earlier results."""

    def __init__(self, executor: Executor | None, size: Callable[[], int]) -> None:
        self._executor, self._size = executor, size

    @property
    def size(self) -> int:
        """The number of workers. A cluster may grow and shrink."""
        return self._size()

    def submit(self, work: Callable[P, Result], *args: P.args, **kwargs: P.kwargs) -> Future[Result]:
        """Run one call and return the future of its result."""
        if self._executor is not None:
            return self._executor.submit(work, *args, **kwargs)
        done: Future[Result] = Future()
        done.set_result(work(*args, **kwargs))
        return done

    def spread(self, work: Callable[[Item], Result], items: Sequence[Item]) -> Iterator[Result]:
        """Yield the results of `map(work, items)`, computed by the workers in batches of about BATCH_SECONDS."""
        if self._executor is None:
            yield from map(work, items)
            return
        first, batch_size = 0, 1
        batches: deque[Future[tuple[list[Result], float]]] = deque()
        while first < len(items) or batches:
            size = self.size
            running = [batch for batch in batches if not batch.done()]
            while first < len(items) and len(running) < AHEAD * size:
                # Batches become smaller towards the end, so that all workers finish at about the same time.
                last = first + max(1, min(batch_size, (len(items) - first) // (AHEAD * size)))
                running.append(self.submit(_run_batch, work, items[first:last]))
                batches.append(running[-1])
                first = last
            if not batches[0].done():
                wait(running, return_when=FIRST_COMPLETED)
            while batches and batches[0].done():
                results, seconds = batches.popleft().result()
                batch_size = max(1, min(4 * batch_size, int(BATCH_SECONDS * len(results) / max(seconds, 1e-9))))
                yield from results


def _run_batch(work: Callable[[Item], Result], items: Sequence[Item]) -> tuple[list[Result], float]:
    """Return the results of a batch and the seconds that it took."""
    start = perf_counter()
    return list(map(work, items)), perf_counter() - start


HERE = Crew(None, lambda: 1)
"""The crew that works in this process."""


class _Worker(SpawnProcess):
    """A process that ignores Ctrl-C from its start.

    A terminal sends Ctrl-C to all processes, but only the main process should act on it. A worker that is still
    starting would print a traceback."""

    def start(self) -> None:
        if current_thread() is not main_thread():  # Only the main thread may set signal handlers.
            super().start()
            return
        previous = signal(SIGINT, SIG_IGN)
        try:
            super().start()
        finally:
            signal(SIGINT, previous)


class _WorkerContext(SpawnContext):
    """Spawns workers. Forking would copy the threads of a progress bar."""

    Process = _Worker


@contextmanager
def crew(jobs: int = 1, ray: str | None = None) -> Iterator[Crew]:
    """Provide workers: this process (one job), several processes, or the Ray cluster at an address."""
    if ray is not None:
        with _cluster(ray) as found:
            yield found
    elif jobs <= 1:
        yield HERE
    else:
        pool = ProcessPoolExecutor(jobs, mp_context=_WorkerContext())
        try:
            yield Crew(pool, lambda: jobs)
        except KeyboardInterrupt:
            for process in active_children():
                if isinstance(process, _Worker):
                    process.terminate()
            raise
        except BrokenProcessPool:
            raise DiwanError(
                "a worker process was killed, perhaps because memory ran out; try again with fewer --jobs"
            ) from None
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def cores() -> int:
    """Return how many cores of this machine we may use."""
    return (len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count()) or 1


# --- Ray ---


class _RayExecutor(Executor):
    """Runs calls as Ray tasks, not actors, because Ray repeats a task elsewhere if its machine is lost."""

    def __init__(self, ray: Any, address: str) -> None:
        self._ray, self._address = ray, address
        self._call = ray.remote(max_retries=MAX_RETRIES)(_call)

    def submit(self, fn: Callable[P, Result], /, *args: P.args, **kwargs: P.kwargs) -> Future[Result]:
        promised: Future[Result] = Future()
        self._call.remote(fn, args, kwargs).future().add_done_callback(partial(self._settle, promised))
        return promised

    def _settle(self, promised: Future[Result], found: Future[Result]) -> None:
        """Copy the result or the error. An error of the work itself is unwrapped from Ray's error."""
        error = found.exception()
        if error is None:
            promised.set_result(found.result())
        elif isinstance(error, self._ray.exceptions.RayTaskError):
            promised.set_exception(error.cause)
        else:
            promised.set_exception(
                DiwanError(
                    f"the Ray cluster at {self._address} lost work and could not repeat it: {_first_line(error)}; "
                    "check the cluster and try again"
                )
            )


def _call(work: Callable[..., Result], args: tuple[Any, ...], kwargs: dict[str, Any]) -> Result:
    return work(*args, **kwargs)


@contextmanager
def _cluster(address: str) -> Iterator[Crew]:
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    with needs("ray", "work on a cluster"):
        import ray
    _check_reachable(address)
    # Our package is sent along, so that every machine uses these rules and not those that it has installed.
    package = {"py_modules": [str(Path(diwan.__file__).parent)], "excludes": ["webdist", "__pycache__"]}
    try:
        ray.init(address=address, runtime_env=package, log_to_driver=False, logging_level=logging.ERROR)
    except (ray.exceptions.RayError, ConnectionError, RuntimeError, ValueError) as error:
        raise DiwanError(f"the Ray cluster at {address} cannot be used: {_first_line(error)}") from None
    try:
        yield Crew(_RayExecutor(ray, address), _cached(1.0, partial(_cpus, ray)))
    finally:
        ray.shutdown()


def _cpus(ray: Any) -> int:
    return max(1, int(ray.cluster_resources().get("CPU", 1)))


def _check_reachable(address: str) -> None:
    """Raise DiwanError if no cluster accepts a connection at the address."""
    host, _, port = address.rpartition(":")
    if address == "auto":
        return
    if not host or not port.isdigit():
        raise DiwanError(
            f"{address!r} is not the address of a Ray cluster; write HOST:PORT as `ray start` prints it, or auto"
        )
    try:
        socket.create_connection((host, int(port)), CONNECT_SECONDS).close()
    except (OSError, OverflowError) as error:
        reason = getattr(error, "strerror", None) or error
        raise DiwanError(f"no Ray cluster answers at {address} ({reason}); start one with `ray start --head`") from None


def _cached(seconds: float, ask: Callable[[], int]) -> Callable[[], int]:
    """Return a function that calls `ask` and remembers its answer for some seconds."""
    answer, until = 0, 0.0

    def cached() -> int:
        nonlocal answer, until
        if monotonic() >= until:
            answer, until = ask(), monotonic() + seconds
        return answer

    return cached


def _first_line(error: BaseException) -> str:
    return (str(error).strip().splitlines() or [type(error).__name__])[0]
