"""What an installation without some extra can do, and what it says of the rest: one sentence with the remedy."""

import ast
import asyncio
import json
import pickle
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from functools import cache, partial
from pathlib import Path
from typing import NamedTuple

import httpx
import pytest
from hatchling.builders.wheel import WheelBuilder

import diwan
from diwan.core.errors import DiwanError, MissingExtra
from diwan.core.extras import missing, needs, packages_of
from hiding import brought, installation, normal
from server.parts import Worker, until_ready
from server.parts import environment as server_environment
from server.people import open_table, post, sit

KTM = "king-thief-minister"
SOURCE = Path(diwan.__file__).parent
EXTRAS = ("web", "search", "cluster", "mcp", "research", "arena", "bench", "ray", "records")
TILES = "KAB,PIC,RIO,SOC,UNO"

Done = subprocess.CompletedProcess[str]
Python = Callable[..., Done]

RUN_ALL = """
import contextlib, io, json, sys
from diwan.cli import run
done = []
for arguments in json.load(sys.stdin):
    with contextlib.redirect_stdout(io.StringIO()) as out, contextlib.redirect_stderr(io.StringIO()) as err:
        status = run(arguments)
    done.append((status, out.getvalue(), err.getvalue()))
print(json.dumps(done))
"""
"""Many commands in one process, which costs less than a process for each."""


def python(environment: dict[str, str], folder: Path, *arguments: str, typed: str = "") -> Done:
    return subprocess.run(
        [sys.executable, *arguments], input=typed, capture_output=True, text=True, cwd=folder, env=environment,
        check=False,
    )  # fmt: skip


def run_all(run: Python, commands: Sequence[Sequence[str]]) -> list[tuple[int, str, str]]:
    done = run("-c", RUN_ALL, typed=json.dumps(commands))
    assert done.returncode == 0, done.stderr
    return [(status, out, err) for status, out, err in json.loads(done.stdout)]


@pytest.fixture(scope="module")
def bare(tmp_path_factory: pytest.TempPathFactory) -> Python:
    """Python where Diwan is installed without any extra."""
    folder = tmp_path_factory.mktemp("bare")
    return partial(python, installation(folder), folder)


# --- Without any extra ---

WHOLE_GAMES = """
import sys
from random import Random
import diwan
for id in diwan.games():
    match, rng = diwan.Match.new(id, seed=1), Random(1)
    while match.to_act:
        match.play(match.to_act[0], rng.choice(match.legal(match.to_act[0])))
    print(id, match.outcome.reason, len(diwan.Match.replay(match.record()).told) == len(match.told))
print([module for module in ("numpy", "numba", "litestar", "pyspiel") if module in sys.modules])
"""


def test_whole_games_are_played_by_the_rules_alone(bare: Python) -> None:
    done = bare("-c", WHOLE_GAMES)
    assert done.stderr == ""
    *games, heavy = done.stdout.splitlines()
    assert [line.split()[0] for line in games] == list(diwan.games())
    assert all(line.endswith("True") for line in games)
    assert heavy == "[]"


def test_the_terminal_works(bare: Python) -> None:
    commands = [
        ["games"],
        ["games", "clash"],
        ["rules", "clash", "C1"],
        ["check", "clash", "--games", "1", "--jobs", "1"],
        *(["sim", game, "--bots", "clever", "--games", "1"] for game in diwan.games()),
        ["sim", KTM, "--bots", "ismcts-plain", "--games", "1", "--iterations", "1"],
        ["sim", KTM, "--games", "2", "--records", "games.jsonl.gz"],
        ["replay", "games.jsonl.gz", "--number", "1", "--all"],
        ["report", "clash", "--games", "2"],
    ]
    for command, (status, out, err) in zip(commands, run_all(bare, commands), strict=True):
        assert (status, err) == (0, ""), command
        assert out != ""


@pytest.mark.parametrize("game", diwan.games())
def test_a_person_plays_with_the_bots_that_are_there(bare: Python, game: str) -> None:
    done = bare("-m", "diwan.cli", "play", game, "--seed", "1", typed="1\n" * 5)
    assert done.returncode == 0
    assert "diwan[" not in done.stderr + done.stdout
    assert "Traceback" not in done.stderr


def test_bots_that_cannot_play_here_are_not_listed(bare: Python) -> None:
    (_, out, _), = run_all(bare, [["games", "--json"]])  # fmt: skip
    listed = {game["id"]: set(game["bots"]) for game in json.loads(out)}
    assert listed["clash"] == {"random", "ismcts-plain", "clever"}
    assert {"easy", "normal", "clever"} <= listed[KTM]
    assert "hard" not in listed[KTM]
    assert {"easy", "normal", "hard"} <= listed["intrigue"] & listed["machrou3-rais"]


REFUSED = [
    ([], "the web table", "web"),
    (["serve"], "the web table", "web"),
    (["serve", "--export", "x"], "the web table", "web"),
    (["mcp"], "a seat for agents", "mcp"),
    *((["sim", "clash", "--bots", bot], f"the bot {bot!r} of clash", "search") for bot in ("easy", "hard", "ismcts")),
    (["sim", KTM, "--bots", "hard"], f"the bot 'hard' of {KTM}", "search"),
    (["play", "clash", "--bots", "normal"], "the bot 'normal' of clash", "search"),
    (["play", "--resume", "unfinished.jsonl"], "the bot 'hard' of clash", "search"),
    (["exploit", "clash", "--bot", "hard"], "the bot 'hard' of clash", "search"),
    (["report", "clash", "--bots", "normal"], "the bot 'normal' of clash", "search"),
    (["arena", "clash", "--bots", "clever,hard"], "the bot 'hard' of clash", "search"),
    (["perft", "clash", "--neutral", TILES], "`diwan perft`", "search"),
    (["solve", "clash", "--variant", "beginner"], "`diwan solve`", "search"),
    (["solve", "clash", "--variant", "beginner", "--label", "labels"], "`diwan solve`", "search"),
    (["solve", "clash", "--neutral", TILES], "`diwan solve`", "search"),
    (["solve", "clash", "--openings", "verdicts"], "`diwan solve`", "search"),
    (["arena", "clash", "--bots", "clever,random", "--out", "arena"], "an arena", "arena"),
    (["sim", "clash", "--records", "x.parquet"], "a file of Parquet or Zstandard", "records"),
    (["sim", "clash", "--records", "x.jsonl.zst"], "a file of Parquet or Zstandard", "records"),
    (["replay", "there.parquet"], "a file of Parquet or Zstandard", "records"),
    (["sim", "clash", "--ray", "127.0.0.1:1"], "work on a cluster", "ray"),
    (["check", "clash", "--ray", "127.0.0.1:1"], "work on a cluster", "ray"),
]


def test_each_command_says_what_it_lacks(bare: Python, tmp_path: Path) -> None:
    folder: Path = bare.args[1]  # type: ignore[attr-defined]
    unfinished = diwan.Match.new("clash", seed=1)
    unfinished.names, unfinished.bots = ("Ann", "Bahar"), ("", "hard")
    (folder / "unfinished.jsonl").write_text(unfinished.record().dumps())
    (folder / "there.parquet").write_bytes(b"PAR1")
    before = sorted(folder.rglob("*"))
    done = run_all(bare, [command for command, _, _ in REFUSED])
    for (command, what, extra), (status, out, err) in zip(REFUSED, done, strict=True):
        assert (status, out) == (2, ""), command
        assert err.startswith(f"diwan: {what} needs "), command
        assert err.endswith(f', which the extra "{extra}" brings: pip install "diwan[{extra}]"\n'), command
        assert err.count("\n") == 1, command
    assert [path for path in sorted(folder.rglob("*")) if path not in before and path.name != "__pycache__"] == []


def test_it_is_one_sentence_in_a_process_of_its_own_too(bare: Python) -> None:
    done = bare("-m", "diwan.cli")
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)
    assert 'pip install "diwan[web]"' in done.stderr


@pytest.mark.parametrize("module", ["codebook", "gymnasium", "openspiel", "pettingzoo"])
def test_an_adapter_says_what_it_lacks(bare: Python, module: str) -> None:
    done = bare("-c", f"import diwan.adapters.{module}")
    assert done.stderr.splitlines()[-1].startswith("diwan.core.errors.MissingExtra: this adapter needs numpy")
    assert done.stderr.endswith('pip install "diwan[research]"\n')


# --- With the web table alone ---


@pytest.fixture(scope="module")
def web(tmp_path_factory: pytest.TempPathFactory) -> tuple[dict[str, str], Path]:
    """The environment of an installation with the web table alone, and a folder to run in."""
    folder = tmp_path_factory.mktemp("web")
    return installation(folder, "web"), folder


@pytest.mark.parametrize(
    ("flags", "what"),
    [
        (("--database", "postgresql://nobody@127.0.0.1:1/x"), "a PostgreSQL database needs asyncpg"),
        (("--redis", "redis://127.0.0.1:1"), "a Redis address needs redis"),
    ],
)
def test_many_workers_need_their_extra(web: tuple[dict[str, str], Path], flags: tuple[str, str], what: str) -> None:
    done = python(*web, "-m", "diwan.cli", "serve", "--port", "0", *flags)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == f'diwan: {what}, which the extra "cluster" brings: pip install "diwan[cluster]"\n'


@pytest.mark.asyncio
async def test_a_table_offers_the_bots_that_can_play_and_refuses_the_others(
    web: tuple[dict[str, str], Path], monkeypatch: pytest.MonkeyPatch
) -> None:
    environment, folder = web
    monkeypatch.setenv("PYTHONPATH", environment["PYTHONPATH"])
    worker = Worker(server_environment(database=folder / "diwan.sqlite")).start()
    try:
        async with asyncio.timeout(60):
            await until_ready(worker)
        async with httpx.AsyncClient(timeout=60) as http:
            games = {game["id"]: game["bots"] for game in (await http.get(f"{worker.url}/api/games")).json()}
        assert set(games["clash"]) == {"random", "ismcts-plain", "clever"}
        table, host = await open_table(worker.url, "clash")
        await sit(worker.url, table, "Ann")
        commands = f"{worker.url}/api/tables/{table}/commands"
        refused = await post(commands, {"type": "Ask", "id": "1", "command": {"type": "Fill", "bot": "hard"}}, host)
        assert refused.status_code == 400
        assert "the bot 'hard' of clash needs" in refused.text
        assert r"pip install \"diwan[search]\"" in refused.text
        seated = await post(commands, {"type": "Ask", "id": "2", "command": {"type": "Fill", "bot": "clever"}}, host)
        assert seated.status_code == 200
        stand_in = {"game": "clash", "manners": {"stand_in": "hard"}}
        assert (await post(f"{worker.url}/api/tables", stand_in)).status_code == 400
    finally:
        worker.kill()


JUDGED = """
from diwan.bots.judging import judge_of
from diwan.core.registry import game
clash = game("clash")
print(judge_of(clash) is clash.standing)
"""


def test_a_replay_is_shown_without_the_bots_judgement(bare: Python) -> None:
    assert bare("-c", JUDGED).stdout == "True\n"


# --- What the wheel holds ---


def test_the_wheel_brings_boards_as_they_are_built_and_not_their_sources() -> None:
    files = [file.distribution_path for file in WheelBuilder(str(SOURCE.parents[1])).recurse_included_files()]
    kinds = {file: Path(file).suffix for file in files}
    assert [file for file, kind in kinds.items() if kind in (".svelte", ".ts")] == []
    assert sum(file.endswith("/web/cover.svg") for file in files) == len(diwan.games())
    assert {".ftl", ".md", ".toml", ".typed"} <= set(kinds.values())
    built = {file for file in files if file.startswith("diwan/webdist/")}
    for file in built:  # where the client has been built, each file that is text lies there compressed too
        if Path(file).suffix in (".js", ".css", ".svg", ".html"):
            assert {f"{file}.br", f"{file}.gz"} <= built


# --- The sentence ---


def test_the_error_is_one_of_ours_and_of_imports_and_travels() -> None:
    error = MissingExtra("this", "numba", "search")
    assert isinstance(error, DiwanError)
    assert isinstance(error, ImportError)
    assert error.name == "numba"
    found = pickle.loads(pickle.dumps(error))
    assert (str(found), found.name, found.extra) == (str(error), "numba", "search")
    assert str(error) == 'this needs numba, which the extra "search" brings: pip install "diwan[search]"'


def test_only_the_packages_of_the_extra_are_answered_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    with pytest.raises(MissingExtra, match="needs open-spiel"), needs("research"):
        import pyspiel
    with pytest.raises(ModuleNotFoundError), needs("records"):
        import pyspiel  # noqa: F401
    with pytest.raises(ModuleNotFoundError), needs(""):
        import no_such_module  # type: ignore[import-not-found]  # noqa: F401


@pytest.mark.parametrize("extra", [*EXTRAS, "all"])
def test_the_metadata_say_what_an_extra_brings(extra: str) -> None:
    assert packages_of(extra) == brought(extra) != set()
    assert missing(extra) is None
    assert packages_of(extra) <= packages_of("all") <= packages_of("dev")


# --- Every import of a package is behind the extra that brings it ---

PLACES = {
    "diwan.adapters": "research",
    "diwan.bots.compiled": "search",
    "diwan.cli.serve": "web",
    "diwan.games.clash.bench": "search",
    "diwan.games.clash.bots.book": "search",
    "diwan.games.clash.bots.judging": "search",
    "diwan.games.clash.bots.knowledge": "search",
    "diwan.games.clash.bots.player": "search",
    "diwan.games.clash.kernel": "search",
    "diwan.games.clash.prover": "search",
    "diwan.games.king_thief_minister.bench": "search",
    "diwan.games.king_thief_minister.bots.bulk": "search",
    "diwan.games.king_thief_minister.bots.clever_kernel": "search",
    "diwan.games.king_thief_minister.bots.player": "search",
    "diwan.games.king_thief_minister.kernel": "search",
    "diwan.mcp": "mcp",
    "diwan.server": "web",
    "diwan.server.bus_redis": "cluster",
    "diwan.server.store_postgres": "cluster",
}
"""Where modules are that need an extra as they are loaded. All others must do without any."""


class Import(NamedTuple):
    module: str
    extra: str
    """The one that is said to bring it: by `with needs(extra)`, or by `Part(..., extra)`."""
    is_at_once: bool
    """Whether it is imported together with the module where it is written."""


def imports(node: ast.AST, extra: str = "", is_at_once: bool = True) -> Iterator[Import]:
    match node:
        case ast.Import(names):
            yield from (Import(alias.name, extra, is_at_once) for alias in names)
        case ast.ImportFrom(module=str(module), names=names):
            yield Import(module, extra, is_at_once)
            yield from (Import(f"{module}.{alias.name}", extra, is_at_once) for alias in names)
        case ast.If(test=ast.Name("TYPE_CHECKING")):
            return
        case ast.With(items=[ast.withitem(ast.Call(ast.Name("needs"), [ast.Constant(str(guard)), *_]))]):
            extra = guard
        case ast.FunctionDef() | ast.AsyncFunctionDef() | ast.Lambda():
            is_at_once = False
        case ast.Call(ast.Name("Part"), [ast.Constant(str(where)), *_], keywords):
            brings = {word.arg: word.value for word in keywords}.get("extra", ast.Constant(""))
            yield Import(where.partition(":")[0], ast.literal_eval(brings), is_at_once=False)
    for child in ast.iter_child_nodes(node):
        yield from imports(child, extra, is_at_once)


@cache
def modules() -> dict[str, frozenset[Import]]:
    found = {}
    for path in SOURCE.rglob("*.py"):
        name = ".".join(path.relative_to(SOURCE.parent).with_suffix("").parts).removesuffix(".__init__")
        found[name] = frozenset(imports(ast.parse(path.read_text("utf-8"))))
    return found


@cache
def needed(start: str, *, unguarded_alone: bool = False) -> set[str]:
    """The packages that are imported when this module is, by itself and by what it imports; perhaps without those for
    which a module answers itself."""
    found, seen, waiting = set[str](), set[str](), [start]
    while waiting:
        module = waiting.pop()
        top = module.partition(".")[0]
        if module in seen or top in sys.stdlib_module_names:
            continue
        seen.add(module)
        if top == "diwan":
            known = modules().get(module, ())
            waiting += [one.module for one in known if one.is_at_once and not (one.extra and unguarded_alone)]
            waiting.append(module.rpartition(".")[0] or top)
        else:
            found.add({"pyspiel": "open-spiel", "fluent": "fluent-runtime"}.get(top, normal(top)))
    return found


def place(module: str) -> str:
    """The extra that a module may need as it is loaded."""
    around = [name for name in PLACES if f"{module}.".startswith(f"{name}.")]
    return PLACES[max(around, key=len)] if around else ""


@pytest.mark.parametrize("module", sorted(modules()))
def test_packages_are_imported_behind_the_extra_that_brings_them(module: str) -> None:
    here = brought() | (brought(place(module)) if place(module) else set())
    assert needed(module) - here == set()
    for one in modules()[module]:
        if one.extra:
            assert needed(one.module) <= brought() | brought(one.extra), one
        else:
            assert needed(one.module, unguarded_alone=True) <= here, one


def test_no_place_is_said_to_need_an_extra_that_does_not() -> None:
    assert [name for name in PLACES if not any(
        needed(module) - brought() for module in modules() if f"{module}.".startswith(f"{name}.")
    )] == []  # fmt: skip
    assert not any(needed(module) - brought() for module in modules() if not place(module))
