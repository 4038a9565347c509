"""How much one connection or one address may ask for."""

import time
from collections import Counter, OrderedDict

from diwan.server.settings import Settings

ADDRESSES = 10_000
MOST_BYTES = 65_536
"""Of a request's body or of a message."""


class Bucket:
    """Fills at `rate` a second up to `burst`; each act takes one."""

    __slots__ = ("_at", "_burst", "_left", "_rate")

    def __init__(self, rate: float, burst: float) -> None:
        self._rate, self._burst, self._left, self._at = rate, burst, float(burst), time.monotonic()

    def take(self) -> bool:
        now = time.monotonic()
        left = self._left + (now - self._at) * self._rate
        if left > self._burst:
            left = self._burst
        self._at = now
        self._left = left - 1 if left >= 1 else left
        return left >= 1


class PerAddress:
    """A bucket for each of the addresses seen last."""

    def __init__(self, per_minute: int) -> None:
        self._per_minute = per_minute
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = self._buckets[address] = Bucket(self._per_minute / 60, self._per_minute)
            if len(self._buckets) > ADDRESSES:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(address)
        return bucket.take()


class Limits:
    """By address: how often, and how many sockets at once."""

    def __init__(self, settings: Settings) -> None:
        self.tables = PerAddress(settings.tables_per_minute)
        self.seats = PerAddress(settings.seats_per_minute)
        self.wrong_keys = PerAddress(settings.wrong_keys_per_minute)
        self._sockets: Counter[str] = Counter()
        self._most_sockets = settings.sockets_per_address

    def lets_in(self, address: str) -> bool:
        """Whether the address may have one socket more."""
        return self._sockets[address] < self._most_sockets

    def enter(self, address: str) -> None:
        self._sockets[address] += 1

    def leave(self, address: str) -> None:
        self._sockets[address] -= 1
        if not self._sockets[address]:
            del self._sockets[address]
