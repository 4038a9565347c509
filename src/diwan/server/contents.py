"""Contents that are the same for everybody, ready to be sent in every encoding.

Only such contents are compressed. An answer with a secret in it never is, because its length would tell of it.
"""

import gzip
import hashlib
from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Any, Final

import brotli
from litestar import Request, Response
from msgspec import Struct

BROTLI, GZIP, PLAIN = "br", "gzip", "identity"

ENCODINGS: Final = (BROTLI, GZIP)
"""What a content may be compressed with, by the name that HTTP has for it; the first is the smallest."""

REVALIDATED: Final = "no-cache"
"""Browsers may keep it, and ask each time whether it is still the same."""

_REMEMBERED = 512
"""The most contents whose compressed form is remembered: a few for each game and language, and the files of boards."""


class Content(Struct, frozen=True):
    """Bytes, their kind, and what they are once compressed."""

    plain: bytes
    media_type: str
    packed: Mapping[str, bytes]
    """By encoding, only where it is smaller."""
    tag: str
    """A short name of these bytes."""

    def answer(self, request: Request[Any, Any, Any], headers: Mapping[str, str], status: int = 200) -> Response[bytes]:
        """Return these bytes as the asker can read them, or say that the asker has them already."""
        encoding = choose(_listed(request, "accept-encoding"), self.packed)
        tag = f'"{self.tag}"' if encoding == PLAIN else f'"{self.tag}-{encoding}"'
        told = {**headers, "etag": tag}
        if self.packed:
            told["vary"] = ", ".join(filter(None, (headers.get("vary"), "accept-encoding")))
        if status == 200 and _is_known(tag, _listed(request, "if-none-match")):
            return Response(b"", status_code=304, headers=told)
        body = self.packed.get(encoding, self.plain)
        charset = "; charset=utf-8" if self.media_type.startswith("text/") else ""
        told |= {"content-type": self.media_type + charset, "content-length": str(len(body))}
        if encoding != PLAIN:
            told["content-encoding"] = encoding
        return Response(b"" if request.method == "HEAD" else body, status_code=status, headers=told)


def make_content(plain: bytes, media_type: str, packed: Mapping[str, bytes]) -> Content:
    smaller = {one: packed[one] for one in ENCODINGS if one in packed and len(packed[one]) < len(plain)}
    return Content(plain, media_type, smaller, hashlib.sha256(plain).hexdigest()[:16])


QUALITY: Final = 10
"""Of brotli, from 0 to 11: the last step takes three times as long and saves another hundredth."""


@lru_cache(_REMEMBERED)
def compressed(plain: bytes, media_type: str) -> Content:
    """Return a content that is compressed here, when it is first asked for.

    This takes up to 50 milliseconds, so it belongs in a thread."""
    packed = {BROTLI: brotli.compress(plain, quality=QUALITY), GZIP: gzip.compress(plain, mtime=0)}
    return make_content(plain, media_type, packed)


def choose(accepted: Iterable[str], offered: Iterable[str]) -> str:
    """Return the encoding that the asker likes best; of equally good ones the one that comes first.

    `accepted` is the list of an `Accept-Encoding`. Where nothing that is accepted is offered, the answer is not
    encoded, even if that was not accepted either: every client can read it.
    """
    wishes = dict(map(_wish, accepted))
    others = wishes.get("*", 0.0)
    best, most = PLAIN, wishes.get(PLAIN, 0.0)
    for encoding in offered:
        quality = wishes.get(encoding, others)
        if quality > most or (best == PLAIN and quality == most > 0):
            best, most = encoding, quality
    return best


def _wish(listed: str) -> tuple[str, float]:
    """Return an encoding and its weight: `br;q=0.5`. A weight that is no number counts as none."""
    name, _, parameter = listed.partition(";")
    key, _, value = parameter.partition("=")
    try:
        quality = float(value) if key.strip().lower() == "q" else 1.0
    except ValueError:
        quality = 0.0
    return name.strip().lower(), quality


def _is_known(tag: str, known: Iterable[str]) -> bool:
    return any(one in ("*", tag) for one in (listed.removeprefix("W/") for listed in known))


def _listed(request: Request[Any, Any, Any], header: str) -> list[str]:
    return [one.strip() for line in request.headers.getall(header, []) for one in line.split(",") if one.strip()]
