"""What the server counts, for Prometheus. Children are looked up once: that is most of a counter's cost."""

from prometheus_client import REGISTRY, CollectorRegistry, Counter, Gauge, Histogram

_FAST = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5)
_THINK = (0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10)


class Metrics:
    """One set a server, so that several can live in one process."""

    def __init__(self, registry: CollectorRegistry = REGISTRY) -> None:
        self.registry = registry
        self.rooms = Gauge("diwan_tables_loaded", "Tables in memory", registry=registry)
        self.sockets = Gauge("diwan_sockets", "Open sockets", registry=registry)
        self.opened = Counter("diwan_tables_opened", "Tables opened", registry=registry)
        self.entries = Counter("diwan_entries", "Entries stored by this worker", ["command"], registry=registry)
        self.moves = self.entries.labels("Play")
        self.refusals = Counter("diwan_refusals", "Commands refused", registry=registry)
        self.races = Counter("diwan_races_lost", "Appends that found another worker's entry", registry=registry)
        self.store_time = Histogram(
            "diwan_store_seconds", "From a command to its entry being stored", buckets=_FAST, registry=registry
        )
        self.think_time = Histogram("diwan_think_seconds", "Bots' time", buckets=_THINK, registry=registry)
        self.too_slow = Counter("diwan_sockets_too_slow", "Sockets closed for not reading", registry=registry)
        self.too_fast = Counter("diwan_sockets_too_fast", "Sockets closed for flooding", registry=registry)
