"""A message as the bytes of its WebSocket frame (RFC 6455, 5.2): made once, sent to everybody who may read it."""


def framed(text: bytes) -> bytes:
    length = len(text)
    if length < 126:
        return b"\x81%c%b" % (length, text)
    if length < 65_536:
        return b"\x81\x7e%b%b" % (length.to_bytes(2, "big"), text)
    return b"\x81\x7f%b%b" % (length.to_bytes(8, "big"), text)
