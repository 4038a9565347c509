"""A message as the bytes of its WebSocket frame (RFC 6455, 5.2)."""

from struct import Struct

_TEXT = 0x81
_short, _medium, _long = Struct(">BB").pack, Struct(">BBH").pack, Struct(">BBQ").pack


def framed(text: bytes) -> bytes:
    length = len(text)
    if length < 126:
        return _short(_TEXT, length) + text
    if length < 65_536:
        return _medium(_TEXT, 126, length) + text
    return _long(_TEXT, 127, length) + text
