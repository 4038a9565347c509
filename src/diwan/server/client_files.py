"""The files of the web client, as its build has left them: each plain, and compressed beside it (`.br`, `.gz`).

They are read once, when the server starts: a client that is built anew meanwhile is not mixed with the old one.
"""

import re
from pathlib import Path
from typing import Any, Final

from litestar import HttpMethod, Request, Response, route
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from diwan.server.contents import BROTLI, GZIP, REVALIDATED, Content, make_content
from diwan.server.game_files import KEPT, TYPES

PAGE: Final = "index.html"
_PACKED: Final = {BROTLI: ".br", GZIP: ".gz"}
_TYPES: Final = {**TYPES, ".html": "text/html", ".webmanifest": "application/manifest+json"}
_IS_HASHED: Final = re.compile(r"-[\w-]{8}\.(js|css)")
"""The names of built files end with a hash of what is in them, so they may be kept for ever."""


def read_client(web: Path) -> dict[str, Content]:
    """Return the files of a built client by their paths in its folder; none where there is no page."""
    if not (web / PAGE).is_file():
        return {}
    files = [web / PAGE, web / "worker.js", *(web / "assets").glob("*")]
    return {file.relative_to(web).as_posix(): _read(file) for file in files if file.suffix in _TYPES and file.is_file()}


def _read(file: Path) -> Content:
    packed = {encoding: file.with_name(file.name + suffix) for encoding, suffix in _PACKED.items()}
    found = {encoding: one.read_bytes() for encoding, one in packed.items() if one.is_file()}
    return make_content(file.read_bytes(), _TYPES[file.suffix], found)


def show(files: dict[str, Content], name: str, request: Request[Any, Any, Any], status: int = 200) -> Response[bytes]:
    """Return a file of the client as an answer."""
    if name not in files:
        raise NotFoundException(f"the web client has no file {name!r}")
    cache = KEPT if _IS_HASHED.search(name) else REVALIDATED
    return files[name].answer(request, {"cache-control": cache}, status)


def client_handlers(files: dict[str, Content]) -> list[Any]:
    """Return the handlers of the client's addresses."""
    read = {"http_method": [HttpMethod.GET, HttpMethod.HEAD], "sync_to_thread": False, "include_in_schema": False}

    @route(["/", "/t/{table:str}", "/learn/{game:str}/{lesson:str}"], **read)  # type: ignore[arg-type]
    def page(request: Request[Any, Any, Any]) -> Response[bytes]:  # it reads from its own address which table to show
        return show(files, PAGE, request)

    @route("/worker.js", **read)  # type: ignore[arg-type]
    def worker(request: Request[Any, Any, Any]) -> Response[bytes]:  # at the root: it only sees what lies below it
        return show(files, "worker.js", request)

    @route("/assets/{name:str}", **read)  # type: ignore[arg-type]
    def asset(request: Request[Any, Any, Any], name: FromPath[str]) -> Response[bytes]:
        return show(files, f"assets/{name}", request)

    return [page, worker, asset]
