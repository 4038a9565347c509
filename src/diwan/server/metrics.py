"""The server's metrics, for Prometheus."""

from bisect import bisect_left
from collections.abc import Iterator
from itertools import accumulate

from prometheus_client import REGISTRY, CollectorRegistry, Counter, Gauge, Histogram, Metric
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily
from prometheus_client.registry import Collector

_FAST = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5)
_THINK = (0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10)


class EntryCounter(Collector):
    """Counts entries by command and by the time that they took.

    Every move is counted. Prometheus' own counters are slower, because they are made for threads; this one is used by
    the event loop alone, and makes its metrics when they are asked for."""

    def __init__(self) -> None:
        self._entries: dict[type, int] = {}
        self._times = [0] * (len(_FAST) + 1)
        self._seconds = 0.0

    def add(self, command: type, seconds: float) -> None:
        self._entries[command] = self._entries.get(command, 0) + 1
        self._times[bisect_left(_FAST, seconds)] += 1
        self._seconds += seconds

    def collect(self) -> Iterator[Metric]:
        entries = CounterMetricFamily("diwan_entries", "Entries stored by this worker", labels=["command"])
        for command, count in self._entries.items():
            entries.add_metric([_tag(command)], count)
        yield entries
        buckets = zip((*map(str, _FAST), "+Inf"), accumulate(self._times), strict=True)
        about = "From a command to its entry being stored"
        yield HistogramMetricFamily("diwan_store_seconds", about, list(buckets), self._seconds)


def _tag(command: type) -> str:
    """Return the name that a command has in JSON."""
    tag: str = command.__struct_config__.tag  # type: ignore[attr-defined]
    return tag


class Metrics:
    """The metrics of one server; a process may have several servers."""

    def __init__(self, registry: CollectorRegistry = REGISTRY) -> None:
        self.registry = registry
        self.rooms = Gauge("diwan_tables_loaded", "Tables in memory", registry=registry)
        self.sockets = Gauge("diwan_sockets", "Open sockets", registry=registry)
        self.opened = Counter("diwan_tables_opened", "Tables opened", registry=registry)
        self.stored = EntryCounter()
        registry.register(self.stored)
        self.refusals = Counter("diwan_refusals", "Commands refused", registry=registry)
        self.races = Counter("diwan_races_lost", "Appends that found another worker's entry", registry=registry)
        self.think_time = Histogram("diwan_think_seconds", "Bots' time", buckets=_THINK, registry=registry)
        self.too_slow = Counter("diwan_sockets_too_slow", "Sockets closed for not reading", registry=registry)
        self.too_fast = Counter("diwan_sockets_too_fast", "Sockets closed for flooding", registry=registry)
