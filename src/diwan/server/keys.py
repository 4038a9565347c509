"""The secrets of seats and hosts. Only their hashes are stored; a secret itself is sent once."""

import hmac
import re
import secrets
from base64 import urlsafe_b64encode
from hashlib import sha256

SECRET_BYTES = 16  # 128 random bits
TABLE_BYTES = 9  # 72 random bits
_TABLE_ID = re.compile("[A-Za-z0-9_-]{1,64}")


def new_secret() -> str:
    return secrets.token_urlsafe(SECRET_BYTES)


def secret_for(wish: str, host: str) -> str:
    """Return the secret of a seat for a wish, a text that nobody else knows.

    The same wish gives the same secret, so it can be asked for again after an answer was lost. `host` is the stored
    hash of the host's secret, which is not shown to anybody."""
    digest = hmac.digest(host.encode(), wish.encode(), sha256)
    return urlsafe_b64encode(digest[:SECRET_BYTES]).rstrip(b"=").decode()


def new_table_id() -> str:
    """Return a random id. It cannot be guessed, because whoever knows it may watch the table; and it does not look like
    an option on the command line."""
    while (id := secrets.token_urlsafe(TABLE_BYTES)).startswith("-"):
        pass
    return id


def is_table_id(text: str) -> bool:
    """Whether a text could be the id of a table; if not, the database is not asked."""
    return _TABLE_ID.fullmatch(text) is not None


def key_of(secret: str) -> str:
    return sha256(secret.encode()).hexdigest()
