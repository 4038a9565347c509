"""How much one connection or one address may ask for."""

import time
from collections import Counter, OrderedDict
from functools import lru_cache
from ipaddress import IPv4Address, ip_address

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


@lru_cache(ADDRESSES)
def household(address: str) -> str:
    """Whoever shares a limit: an address; of IPv6 its first 64 bits, for the rest is anybody's own to choose."""
    try:
        ip = ip_address(address)
    except ValueError:  # a name, or nothing, where there is no network between
        return address
    if isinstance(ip, IPv4Address):
        return str(ip)
    if ip.ipv4_mapped is not None:
        return str(ip.ipv4_mapped)
    return f"{int(ip) >> 64:x}/64"


class PerAddress:
    """A bucket for each of the addresses seen last."""

    def __init__(self, per_minute: int) -> None:
        self._per_minute = per_minute
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        return self.bucket(address).take()

    def bucket(self, address: str) -> Bucket:
        address = household(address)
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = self._buckets[address] = Bucket(self._per_minute / 60, self._per_minute)
            if len(self._buckets) > ADDRESSES:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(address)
        return bucket


class Limits:
    """By address: how often, and how many sockets at once."""

    def __init__(self, settings: Settings) -> None:
        self.tables = PerAddress(settings.tables_per_minute)
        self.seats = PerAddress(settings.seats_per_minute)
        self.commands = PerAddress(settings.commands_per_minute)
        """Over HTTP."""
        self.messages = PerAddress(settings.messages_per_minute)
        """Over sockets, each of which has a bucket of its own too."""
        self.wrong_keys = PerAddress(settings.wrong_keys_per_minute)
        self._opened = PerAddress(settings.sockets_per_minute)
        self._sockets: Counter[str] = Counter()
        self._most_sockets = settings.sockets_per_address

    def lets_in(self, address: str) -> bool:
        """Whether the address may have one socket more, which counts as opened then."""
        return self._sockets[household(address)] < self._most_sockets and self._opened.take(address)

    def enter(self, address: str) -> None:
        self._sockets[household(address)] += 1

    def leave(self, address: str) -> None:
        address = household(address)
        self._sockets[address] -= 1
        if not self._sockets[address]:
            del self._sockets[address]
