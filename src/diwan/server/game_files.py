"""What a game brings for the web client: its texts, its rules, its cover and its board.

They are the same for every game, whichever package it comes from. All of them are named by a stamp in the catalogue
(`GameShown.stamp`): what is asked for with the present stamp (`?v=…`) never changes, so browsers may keep it.
"""

import hashlib
import re
from collections.abc import Iterator
from functools import cache
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, Final

import msgspec
from litestar import Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath, FromQuery
from msgspec import Struct

import diwan
from diwan.core.errors import BadGame, BadSetup, DiwanError
from diwan.core.game import AnyGame
from diwan.core.registry import game as find_game
from diwan.server.contents import compressed
from diwan.server.marks import game_marks
from diwan.server.settings import Settings
from diwan.words.book import FALLBACK, lacking, package_folder
from diwan.words.rules import rules_text

WEB: Final = Path(diwan.__file__).parent / "webdist"
"""The web client as it is built into the package."""

KEPT: Final = "public, max-age=31536000, immutable"
"""For how long browsers keep what is asked for by its stamp: a year, as nothing is forever in HTTP."""

MANIFEST: Final = "manifest.json"
"""What the build of the web client writes beside its files: which file each source became."""

TYPES: Final = {
    ".js": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".json": "application/json",
    ".png": "image/png",
}
"""The only kinds of files that are served from the folder `web` of a game."""


class GameFiles(Struct, frozen=True):
    """Where the web client finds a game's files."""

    board: str | None
    cover: str | None
    stamp: str


def web_folder(settings: Settings) -> Path:
    """Return the folder of the built web client."""
    return Path(settings.web) if settings.web else WEB


@cache
def game_files(game_id: str, web: Path) -> GameFiles:
    """Return where the files of a game are; `web` is the folder of the built web client."""
    folder = package_folder(find_game(game_id), "web")
    built = _built_board(folder, web)
    stamp = _stamp(game_id, built)
    own = f"/api/games/{game_id}"
    board = f"{own}/board/board.js?v={stamp}" if folder and (folder / "board.js").is_file() else None
    cover = f"{own}/cover?v={stamp}" if folder and (folder / "cover.svg").is_file() else None
    return GameFiles(built or board, cover, stamp)


def _built_board(folder: Traversable | None, web: Path) -> str | None:
    """Return the address of a board that was built together with the web client."""
    root = Path(diwan.__file__).parent
    if not isinstance(folder, Path) or not folder.is_relative_to(root):
        return None
    source = f"../src/diwan/{folder.relative_to(root).as_posix()}/board.ts"
    file = _manifest(web).get(source, {}).get("file")
    return f"/{file}" if file else None


@cache
def _manifest(web: Path) -> dict[str, Any]:
    file = web / MANIFEST
    return msgspec.json.decode(file.read_bytes(), type=dict[str, Any]) if file.is_file() else {}


def _stamp(game_id: str, built: str | None) -> str:
    game = find_game(game_id)
    found = hashlib.sha256(msgspec.json.encode((built, game_marks(game_id)), order="deterministic"))
    for folder in (package_folder(game, "texts"), package_folder(game, "web")):
        for name, file in sorted(_files(folder)) if folder else ():
            found.update(f"\n{name}\n".encode() + file.read_bytes())
    return found.hexdigest()[:12]


def _files(folder: Traversable, before: str = "") -> Iterator[tuple[str, Any]]:
    """Yield the files that may be given out, with their paths."""
    for one in folder.iterdir():
        if one.is_dir():
            yield from _files(one, f"{before}{one.name}/")
        elif Path(one.name).suffix in (*TYPES, ".ftl", ".md"):
            yield before + one.name, one


def _find(game_id: str) -> AnyGame:
    try:
        return find_game(game_id)
    except (BadSetup, BadGame) as error:
        raise NotFoundException(str(error)) from None


def _answer(
    request: Request[Any, Any, Any], content: bytes, media_type: str, game_id: str, v: str | None
) -> Response[bytes]:
    is_kept = v == game_files(game_id, request.app.state.web).stamp
    return compressed(content, media_type).answer(request, {"cache-control": KEPT} if is_kept else {})


# --- Texts and rules ---


def _known(game: AnyGame, wanted: str, before: str, after: str) -> str:
    """Return the language of the game's files that serves the wanted one (`fa` for `fa-IR`), or English."""
    folder = package_folder(game, "texts")
    names = {file.name for file in folder.iterdir()} if folder else set()
    found = (one for one in (wanted, wanted.partition("-")[0]) if f"{before}{one}{after}" in names)
    return next(found, FALLBACK)


_COMMENT: Final = re.compile(r"^#.*\n", re.MULTILINE)


_LESSON: Final = re.compile(r"^lesson-.*?(?=^[a-zA-Z-]|\Z)", re.MULTILINE | re.DOTALL)
"""A message of a guided game, with its lines that begin with blanks or a brace."""


@cache
def _texts(game_id: str, language: str, lessons: bool) -> bytes:
    folder = package_folder(find_game(game_id), "texts")
    texts = [folder / f"{one}.ftl" for one in dict.fromkeys((language, FALLBACK))] if folder else []
    told = [_COMMENT.sub("", file.read_text("utf-8")) if file.is_file() else "" for file in texts]
    if len(told) > 1:
        told[1] = lacking(*told)
    if not lessons:
        told = [_LESSON.sub("", text) for text in told]
    return msgspec.json.encode({"texts": told if any(told) else [], "marks": game_marks(game_id)})


@get("/api/games/{game:str}/texts/{language:str}", raises=[NotFoundException], sync_to_thread=True)
def game_texts(
    request: Request[Any, Any, Any],
    game: FromPath[str],
    language: FromPath[str],
    v: FromQuery[str | None] = None,
) -> Response[bytes]:
    """The texts of a game: Fluent in that language, if the game has it, and what that leaves out in English; and which
    fields of its moves and events are seats. The sentences of its guided games are left out."""
    known = _known(_find(game), language, "", ".ftl")
    return _answer(request, _texts(game, known, lessons=False), "application/json", game, v)


@get("/api/games/{game:str}/texts/{language:str}/lessons", raises=[NotFoundException], sync_to_thread=True)
def game_texts_with_lessons(
    request: Request[Any, Any, Any],
    game: FromPath[str],
    language: FromPath[str],
    v: FromQuery[str | None] = None,
) -> Response[bytes]:
    """The texts of a game with the sentences of its guided games."""
    known = _known(_find(game), language, "", ".ftl")
    return _answer(request, _texts(game, known, lessons=True), "application/json", game, v)


@cache
def _rules(game_id: str, language: str) -> bytes:
    return rules_text(find_game(game_id), language=language).encode()


@get("/api/games/{game:str}/rules/{language:str}", raises=[NotFoundException], sync_to_thread=True)
def game_rules(
    request: Request[Any, Any, Any],
    game: FromPath[str],
    language: FromPath[str],
    v: FromQuery[str | None] = None,
) -> Response[bytes]:
    """The written rules of a game in Markdown, in that language or in English."""
    try:
        text = _rules(game, _known(_find(game), language, "rules.", ".md"))
    except DiwanError as error:
        raise NotFoundException(str(error)) from None
    return _answer(request, text, "text/markdown", game, v)


# --- Pictures ---


_PLAIN: Final = re.compile(r"[A-Za-z0-9_][A-Za-z0-9_.-]*")
"""The names of files and folders that are given out: none that is hidden or leads elsewhere."""


def _part(game: AnyGame, path: str) -> bytes | None:
    """Return a file of the game's folder `web`; nothing outside it, and nothing that is hidden."""
    folder, names = package_folder(game, "web"), path.split("/")
    if folder is None or Path(path).suffix not in TYPES:
        return None
    if not all(map(_PLAIN.fullmatch, names)):
        return None
    file = folder.joinpath(*names)
    if isinstance(file, Path) and isinstance(folder, Path) and not file.resolve().is_relative_to(folder.resolve()):
        return None
    return file.read_bytes() if file.is_file() else None


@get("/api/games/{game:str}/cover", raises=[NotFoundException], sync_to_thread=True)
def game_cover(
    request: Request[Any, Any, Any], game: FromPath[str], v: FromQuery[str | None] = None
) -> Response[bytes]:
    """The picture of a game in the lobby, as SVG."""
    content = _part(_find(game), "cover.svg")
    if content is None:
        raise NotFoundException(f"{game} comes without a cover")
    return _answer(request, content, TYPES[".svg"], game, v)


@get("/api/games/{game:str}/board/{path:path}", raises=[NotFoundException], sync_to_thread=True)
def game_board(
    request: Request[Any, Any, Any], game: FromPath[str], path: FromPath[str], v: FromQuery[str | None] = None
) -> Response[bytes]:
    """A file of a game's board: the module `board.js` and what it loads from its own folder."""
    name = str(path).removeprefix("/")
    content = _part(_find(game), name)
    if content is None:
        raise NotFoundException(f"the board of {game} has no such file")
    return _answer(request, content, TYPES[Path(name).suffix], game, v)


HANDLERS: Final = (game_texts, game_texts_with_lessons, game_rules, game_cover, game_board)
