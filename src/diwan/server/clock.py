"""The server's clock."""

import time


def now_ms() -> int:
    """Return the time in milliseconds since 1970. Call it as `clock.now_ms()`, so that tests can set the clock."""
    return time.time_ns() // 1_000_000
