"""Decides which requests are let in: pages of other sites may neither post nor open sockets."""

from typing import Any
from urllib.parse import urlsplit


def is_allowed(scope: Any, origins: tuple[str, ...]) -> bool:
    if scope["type"] == "http" and scope["method"] in ("GET", "HEAD", "OPTIONS"):
        return True
    headers = dict(scope["headers"])
    origin = headers.get(b"origin")
    if origin is None:  # not from a page in a browser
        return True
    text = origin.decode("latin-1")
    try:
        site = urlsplit(text).netloc
    except ValueError:  # not an address
        return False
    return text in origins or site == headers.get(b"host", b"").decode("latin-1")
