"""Limits for connections and addresses."""

import time
from collections import Counter, OrderedDict
from functools import lru_cache
from ipaddress import IPv4Address, ip_address

from diwan.server.settings import Settings

ADDRESSES = 10_000
"""How many addresses are remembered."""
MOST_BYTES = 65_536
"""Longest body of a request, and longest message."""


class Bucket:
    """A token bucket: it fills at `rate` tokens a second up to `burst`, and each act takes one."""

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
    """Return what shares a limit: an address, or of IPv6 the first 64 bits, because users choose the rest."""
    try:
        ip = ip_address(address)
    except ValueError:  # a name or nothing, if there is no network between
        return address
    if isinstance(ip, IPv4Address):
        return str(ip)
    if ip.ipv4_mapped is not None:
        return str(ip.ipv4_mapped)
    return f"{int(ip) >> 64:x}/64"


class PerAddress:
    """A bucket for each of the addresses that were seen last."""

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
    """Limits how often an address may do things, and how many sockets it may have at once."""

    def __init__(self, settings: Settings) -> None:
        self.tables = PerAddress(settings.tables_per_minute)
        self.seats = PerAddress(settings.seats_per_minute)
        self.commands = PerAddress(settings.commands_per_minute)
        """Commands over HTTP."""
        self.messages = PerAddress(settings.messages_per_minute)
        """Messages over sockets, each of which also has a bucket of its own."""
        self.wrong_keys = PerAddress(settings.wrong_keys_per_minute)
        self._opened = PerAddress(settings.sockets_per_minute)
        self._sockets: Counter[str] = Counter()
        self._most_sockets = settings.sockets_per_address

    def lets_in(self, address: str) -> bool:
        """Whether the address may open another socket; if so, it is counted as opened."""
        return self._sockets[household(address)] < self._most_sockets and self._opened.take(address)

    def enter(self, address: str) -> None:
        self._sockets[household(address)] += 1

    def leave(self, address: str) -> None:
        address = household(address)
        self._sockets[address] -= 1
        if not self._sockets[address]:
            del self._sockets[address]
