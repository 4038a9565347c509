"""Secrets: a seat's and the host's. Only their hashes are stored; the secret itself is sent once."""

import hmac
import re
import secrets
from base64 import urlsafe_b64encode
from hashlib import sha256

SECRET_BYTES = 16  # 128 random bits
TABLE_BYTES = 9
_TABLE_ID = re.compile("[A-Za-z0-9_-]{1,64}")


def new_secret() -> str:
    return secrets.token_urlsafe(SECRET_BYTES)


def secret_for(wish: str, host: str) -> str:
    """The secret of a seat for whoever wishes for it by these words, which nobody else knows: asked again, after an
    answer that was lost, it is the same. `host` is what is stored of the host's secret, which nobody sees."""
    digest = hmac.digest(host.encode(), wish.encode(), sha256)
    return urlsafe_b64encode(digest[:SECRET_BYTES]).rstrip(b"=").decode()


def new_table_id() -> str:
    """Not to be guessed either: whoever knows it may look on. On the command line it must not look like an option."""
    while (id := secrets.token_urlsafe(TABLE_BYTES)).startswith("-"):
        pass
    return id


def is_table_id(text: str) -> bool:
    """Whether it could be one; what could not never reaches the database."""
    return _TABLE_ID.fullmatch(text) is not None


def key_of(secret: str) -> str:
    return sha256(secret.encode()).hexdigest()
