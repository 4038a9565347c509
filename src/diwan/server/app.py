"""The application: HTTP, and around it the checks that every request passes."""

from collections.abc import Callable, Sequence
from contextlib import AbstractAsyncContextManager
from typing import Any, TypeAlias

import msgspec
import structlog
from litestar import Litestar, Request, Response
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp, Message, Receive, Send
from msgspec import Struct
from prometheus_client import CollectorRegistry

from diwan.core.errors import DiwanError
from diwan.server.backends import make_bus, make_store
from diwan.server.client_files import PAGE, client_handlers, read_client, show
from diwan.server.contents import Content
from diwan.server.game_files import web_folder
from diwan.server.guard import is_allowed
from diwan.server.http import HANDLERS, RefusedAtTable, refused
from diwan.server.hub import Hub, NoSuchTable
from diwan.server.lessons import HANDLERS as LESSONS
from diwan.server.lessons import RefusedInLesson, refused_in_lesson
from diwan.server.limits import MOST_BYTES
from diwan.server.metrics import Metrics
from diwan.server.services import Services
from diwan.server.settings import Settings
from diwan.server.store import StoreLost
from diwan.server.wire import Problem

log = structlog.get_logger()

_SNIFF = ((b"x-content-type-options", b"nosniff"),)
_HEADERS = (
    (
        b"content-security-policy",
        b"default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; "
        b"object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'",
    ),
    (b"referrer-policy", b"no-referrer"),
    *_SNIFF,
    (b"cross-origin-opener-policy", b"same-origin"),
)


_CACHE = b"cache-control"
_NO_STORE = ((_CACHE, b"no-store"),)
"""For answers, which may hold secrets or be out of date soon; those that are the same for everybody say more."""


def make_hub(settings: Settings) -> Hub:
    metrics = Metrics(CollectorRegistry())
    return Hub(Services(settings, make_store(settings.database), make_bus(settings.redis), metrics))


class Door(Struct, frozen=True):
    """Another interface beside the web: a handler for its requests, and what must live as long as the server."""

    handler: Any
    lifespan: Callable[[Litestar], AbstractAsyncContextManager[None]]


MakeDoor: TypeAlias = Callable[[Hub], Door]


def make_app(hub: Hub, makers: Sequence[MakeDoor] = ()) -> Litestar:
    """Return the HTTP side as an ASGI application, for a hub that is open. Sockets are in `diwan.server.upgrade`."""
    doors = [make(hub) for make in makers]

    handlers: list[Any] = [*HANDLERS, *LESSONS, *(door.handler for door in doors)]
    settings = hub.services.settings
    web = web_folder(settings)
    problem: Callable[[Request[Any, Any, Any], HTTPException], Response[Any]] = _problem
    if files := read_client(web):
        handlers += client_handlers(files)
        problem = _page_or_problem(files)
    guarded: list[Any] = [_guard(settings)]
    return Litestar(
        handlers,
        state=State({"hub": hub, "web": web}),
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
            RefusedAtTable: refused,
            RefusedInLesson: refused_in_lesson,
            StoreLost: _try_again,
            Exception: _internal_error,
        },
        logging_config=None,
    )


def _page_or_problem(files: dict[str, Content]) -> Callable[[Request[Any, Any, Any], HTTPException], Response[Any]]:
    """Return a handler that shows browsers a page for a wrong address, and tells programs a sentence."""

    def answer(request: Request[Any, Any, Any], error: HTTPException) -> Response[Any]:
        is_page = "text/html" in request.headers.get("accept", "") and not request.scope["path"].startswith("/api/")
        if error.status_code != 404 or not is_page:
            return _problem(request, error)
        return show(files, PAGE, request, status=404)

    return answer


def _guard(settings: Settings) -> Any:
    """Return a middleware that rejects requests of other sites' pages and adds security headers to every answer."""

    def make(app: ASGIApp) -> ASGIApp:
        async def guarded(scope: Any, receive: Receive, send: Send) -> None:
            if not is_allowed(scope, settings.origins):
                await _reject(send)
                return

            # A built file is a part of a page, whose policy rules; headers that say so again would weigh a lot.
            headers_of_all = _SNIFF if scope["path"].startswith("/assets/") else _HEADERS
            is_answer = scope["path"].startswith(("/api/", "/mcp"))

            async def with_headers(message: Message) -> None:
                if message["type"] == "http.response.start":
                    headers = list(message["headers"])
                    says_itself = not is_answer or any(name == _CACHE for name, _ in headers)
                    message["headers"] = [*headers, *headers_of_all, *(() if says_itself else _NO_STORE)]
                await send(message)

            await app(scope, receive, with_headers)

        return guarded

    return make


async def _reject(send: Send) -> None:
    body = msgspec.json.encode(Problem("this request comes from a page of another site"))
    headers = [(b"content-type", b"application/json"), *_HEADERS]
    await send({"type": "http.response.start", "status": 403, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})


# --- Errors, told in one sentence ---


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


def _internal_error(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    log.error("a request failed", path=request.scope["path"], exc_info=error)
    return Response(Problem("something went wrong here; try again"), status_code=500)
