"""Settings from a file, the environment and flags. Flags override the environment, which overrides the file."""

import os
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from diwan.core.errors import BadFile, BadSetup
from diwan.core.setup import suggestion
from diwan.core.toml import decode_toml

PREFIX = "DIWAN_"
Count = Annotated[int, Meta(ge=1)]
Seconds = Annotated[float, Meta(ge=0)]


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    """The settings of a server."""

    host: str = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65535)] = 8000
    database: str = "diwan.sqlite"
    """A path, or postgresql://…"""
    redis: str | None = None
    """redis://… or unix://…, if several workers share a PostgreSQL database."""
    origins: tuple[str, ...] = ()
    """Addresses of other sites whose pages may use this server."""
    trusted_proxies: str = "127.0.0.1"
    """Addresses of reverse proxies whose X-Forwarded-For is believed; `*` for any."""
    secure_cookies: bool = False
    """Whether cookies are sent over HTTPS only; set it behind TLS."""
    web: str | None = None
    """Folder of the built web client; by default the one inside the package."""

    seed: str | None = None
    """For tests and demonstrations: makes every random choice in games reproducible. A public server must not set it,
    because whoever knows it knows every card, and tables of the same game are dealt alike. None: chance comes from the
    operating system. Secrets and ids never depend on it."""

    thinkers: Count = max(1, (os.cpu_count() or 2) - 1)
    """Number of processes in which bots think."""
    think_seconds: Annotated[float, Meta(gt=0)] = 1.0
    """How long a bot may think about a move."""
    bot_delay: Seconds = 0.7
    """How long a bot waits before it moves, so that people can follow."""

    archive_days: Seconds = 30
    """Idle tables are closed after this many days; 0 for never."""
    idle_seconds: Seconds = 60
    """How long a table stays in memory after the last person has left."""
    sweep_seconds: Annotated[float, Meta(gt=0)] = 1.0
    """How often the server looks for tables that nobody looks after."""

    message_rate: Annotated[float, Meta(gt=0)] = 20
    """Messages a second from one connection, on average."""
    message_burst: Count = 60
    """Messages from one connection at once."""
    sockets_per_address: Count = 100
    """Sockets at once from one address (IPv6: from one /64). The next six are for one address too."""
    sockets_per_minute: Count = 600
    messages_per_minute: Count = 6000
    """Messages over all connections of the address together."""
    tables_per_minute: Count = 20
    seats_per_minute: Count = 60
    commands_per_minute: Count = 600
    """Commands over HTTP; for sockets there is `message_rate`."""
    wrong_keys_per_minute: Count = 20

    log_level: Literal["debug", "info", "warning", "error"] = "info"
    log_format: Literal["json", "text"] = "text"


def load_settings(
    file: Path | None = None, environ: Mapping[str, str] | None = None, flags: Mapping[str, Any] | None = None
) -> Settings:
    """Return the settings; raise BadFile or BadSetup, which say where the mistake is and what to do."""
    values: dict[str, Any] = {}
    if file is not None:
        try:
            text = file.read_text("utf-8")
        except OSError as error:
            raise BadFile(str(file), 1, f"the settings cannot be read: {error.strerror}") from None
        except UnicodeDecodeError:
            raise BadFile(str(file), 1, "the settings are not UTF-8 text; give a TOML file") from None
        decode_toml(text, Settings, str(file))  # line-precise errors
        values |= tomllib.loads(text)
    known = {field.name: field for field in msgspec.structs.fields(Settings)}
    for key, value in (os.environ if environ is None else environ).items():
        name = key.removeprefix(PREFIX).lower()
        if key.startswith(PREFIX) and name in known:
            values[name] = value.split(",") if name == "origins" else value
    for name, value in (flags or {}).items():
        if value is not None:
            if name not in known:
                raise BadSetup(f"there is no setting {name!r}{suggestion(name, known)}")
            values[name] = value
    try:
        return msgspec.convert(values, Settings, strict=False)
    except msgspec.ValidationError as error:
        problem, _, place = str(error).partition(" - at `$.")
        raise BadSetup(f"setting {place.rstrip('`') or '?'} cannot be used: {problem}") from None
