"""The application: HTTP, and around it the checks that every request passes."""

from collections.abc import Callable, Sequence
from contextlib import AbstractAsyncContextManager
from pathlib import Path
from random import Random
from typing import Any, TypeAlias

import msgspec
import structlog
from litestar import Litestar, Request, Response
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.static_files import create_static_files_router
from litestar.types import ASGIApp, Message, Receive, Send
from msgspec import Struct
from prometheus_client import CollectorRegistry

from diwan.core.errors import DiwanError
from diwan.server.bus import make_bus
from diwan.server.game_files import KEPT, web_folder
from diwan.server.guard import is_welcome
from diwan.server.house import House, NoSuchTable
from diwan.server.http import HANDLERS, RefusedThere, refused
from diwan.server.limits import MOST_BYTES
from diwan.server.metrics import Metrics
from diwan.server.settings import Settings
from diwan.server.store import StoreLost, make_store
from diwan.server.wire import Problem

log = structlog.get_logger()

_HEADERS = (
    (
        b"content-security-policy",
        b"default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; "
        b"object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'",
    ),
    (b"referrer-policy", b"no-referrer"),
    (b"x-content-type-options", b"nosniff"),
    (b"cross-origin-opener-policy", b"same-origin"),
)


_UNKEPT = ((b"cache-control", b"no-store"),)
"""Answers hold secrets, or are another one the next time; files that never change may be kept."""
_IS_KEPT = (b"cache-control", KEPT.encode())


def make_house(settings: Settings, rng: Random | None = None) -> House:
    metrics = Metrics(CollectorRegistry())
    return House(settings, make_store(settings.database), make_bus(settings.redis), metrics, rng)


class Door(Struct, frozen=True):
    """Another way in, beside the web: what answers its requests, and what must live as long as the server."""

    handler: Any
    lifespan: Callable[[Litestar], AbstractAsyncContextManager[None]]


MakeDoor: TypeAlias = Callable[[House], Door]


def make_app(house: House, makers: Sequence[MakeDoor] = ()) -> Litestar:
    """The HTTP side as an ASGI application, for a house that is open; sockets are `diwan.server.upgrade`."""
    doors = [make(house) for make in makers]

    handlers: list[Any] = [*HANDLERS, *(door.handler for door in doors)]
    web = web_folder(house.settings)
    problem: Callable[[Request[Any, Any, Any], HTTPException], Response[Any]] = _problem
    if (web / "index.html").is_file():
        handlers += _web_client(web)
        problem = _page_or_problem(web)
    guarded: list[Any] = [_guard(house.settings)]
    return Litestar(
        handlers,
        state=State({"house": house, "web": web}),
        lifespan=[door.lifespan for door in doors],
        middleware=guarded,
        request_max_body_size=MOST_BYTES,
        openapi_config=OpenAPIConfig(
            title="Diwan", version="1", path="/api/schema", render_plugins=[JsonRenderPlugin(path="/openapi.json")]
        ),
        exception_handlers={
            HTTPException: problem,
            NoSuchTable: _not_found,
            DiwanError: _bad_request,
            msgspec.ValidationError: _bad_request,
            RecursionError: _bad_request,
            UnicodeDecodeError: _bad_request,
            RefusedThere: refused,
            StoreLost: _try_again,
            Exception: _our_mistake,
        },
        logging_config=None,
    )


def _web_client(web: Path) -> list[Any]:
    from litestar import get
    from litestar.response import File

    @get(["/", "/t/{table:str}"], sync_to_thread=False, include_in_schema=False)
    def page() -> File:  # which table it shows, the page reads from its own address
        return File(web / "index.html", content_disposition_type="inline", media_type="text/html")

    @get("/worker.js", sync_to_thread=False, include_in_schema=False)
    def worker() -> File:  # at the root, for a service worker sees what lies below its own address
        headers = {"cache-control": "no-cache"}
        return File(web / "worker.js", content_disposition_type="inline", media_type="text/javascript", headers=headers)

    assets = create_static_files_router("/assets", [web / "assets"], include_in_schema=False)
    return [page, worker, assets]


def _page_or_problem(web: Path) -> Callable[[Request[Any, Any, Any], HTTPException], Response[Any]]:
    """Whoever types a wrong address sees a page that says so; programs get the sentence alone."""

    def answer(request: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
        is_page = "text/html" in request.headers.get("accept", "") and not request.scope["path"].startswith("/api/")
        if error.status_code != 404 or not is_page:
            return _problem(request, error)
        return Response((web / "index.html").read_bytes(), status_code=404, media_type="text/html")

    return answer


def _guard(settings: Settings) -> Any:
    """Foreign web pages are turned away, and every answer carries the security headers."""

    def make(app: ASGIApp) -> ASGIApp:
        async def guarded(scope: Any, receive: Receive, send: Send) -> None:
            if not is_welcome(scope, settings.origins):
                await _turn_away(send)
                return

            is_answer = scope["path"].startswith(("/api/", "/mcp"))

            async def with_headers(message: Message) -> None:
                if message["type"] == "http.response.start":
                    headers = list(message["headers"])
                    may_be_kept = not is_answer or _IS_KEPT in headers
                    message["headers"] = [*headers, *_HEADERS, *(() if may_be_kept else _UNKEPT)]
                await send(message)

            await app(scope, receive, with_headers)

        return guarded

    return make


async def _turn_away(send: Send) -> None:
    body = msgspec.json.encode(Problem("this request comes from a page of another site"))
    headers = [(b"content-type", b"application/json"), *_HEADERS]
    await send({"type": "http.response.start", "status": 403, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})


# --- Mistakes, told in one sentence ---


def _problem(_: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    extra = "; ".join(str(e.get("message", "")) for e in error.extra if isinstance(e, dict)) if error.extra else ""
    return Response(Problem(f"{error.detail}{f': {extra}' if extra else ''}"), status_code=error.status_code)


def _not_found(_: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    return Response(Problem(str(error)), status_code=404)


def _bad_request(_: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    return Response(Problem(str(error)), status_code=400)


def _try_again(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    log.error("the store cannot be reached", path=request.scope["path"], exc_info=error)
    return Response(Problem("what you asked may not have been stored; look, and try again"), status_code=503)


def _our_mistake(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    log.error("a request failed", path=request.scope["path"], exc_info=error)
    return Response(Problem("something went wrong here; try again"), status_code=500)
