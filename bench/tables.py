"""Measures how fast tables are, by scripted clients that play games over real sockets on loopback.

    python bench/tables.py                     10, 100 and 1,000 tables
    python bench/tables.py --tables 100 --rounds 1 --seconds 10 --json
    python bench/tables.py --relay --boardgame-io FOLDER
    python bench/tables.py --database postgresql://USER@HOST/EMPTY --redis redis://HOST

A server runs beside the clients, with SQLite on disk and every message redacted for its reader; its CPU time includes
the processes that it starts. The clients play random moves: first as fast as answers come (moves a second), then once
a second at each table, starting at a random moment (latency). Latency is the time from sending a move to its arrival
at the last person of the table. `late` is how far the clients themselves were behind their schedule, which is not the
server's fault; `sync` is how long the disk alone takes to make a page safe, which every move waits for; and `stolen` is
the share of the machine's time that its host gave to others, if it is a virtual machine: a move waits for five
wake-ups, one after the other, and a process that has no core then waits for milliseconds.

Everything is measured in several rounds. Printed are the best one for moves a core, because whatever else the machine
does can only slow them down; and for a move a second the round with the median p99, and the worst p99 of all. --json
has all rounds.

With --relay a server that only passes on ready messages (bench/relay.py) serves as many tables in the same run. It
shows what sockets alone cost on this machine, and the least possible latency.

With --database and --redis the server keeps its tables there, and leaves them there; the CPU time of PostgreSQL and
Redis is not counted.

With a folder where boardgame.io is installed, its server and ours play tic-tac-toe by the same rules at as many tables
in the same run; boardgame.io stores in memory, which is its default. The measure is moves by CPU second of the server.
To install it:

    cd FOLDER; npm init -y; npm pkg set overrides.koa-compose=4.1.0; npm install boardgame.io@0.50.2
"""

import argparse
import asyncio
import gc
import json
import os
import random
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from http.cookiejar import DefaultCookiePolicy
from pathlib import Path
from typing import Any, TypeVar

import httpx
import msgspec
import uvloop
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

GAME, SEATS = "king-thief-minister", 3
PATIENCE = 10
"""Factor for the game's clock, which is on but must not run out while other tables are still being opened."""
PEER_GAME, PEER_SEATS = "tic-tac-toe", 2
RELAY = Path(__file__).with_name("relay.py")
PEER = Path(__file__).with_name("boardgame_io.cjs")
PEER_MOVES = 20_000
PEER_MOST_TABLES = 200
"""With more tables its clients, in one process, are the bottleneck."""
PEER_SECONDS = 120
"""Most seconds that it may take."""
T = TypeVar("T")
FRESH = httpx.Limits(keepalive_expiry=1)
"""The server closes a connection that was idle for five seconds, which is how long opening all sockets can take."""
NO_COOKIES = DefaultCookiePolicy(allowed_domains=[])
"""One HTTP client has the seats of all tables, and thousands of cookies would take most of its time."""
QUIET = {
    "BOT_DELAY": "0",
    "MESSAGE_RATE": "1000000",
    "MESSAGE_BURST": "1000000",
    "SOCKETS_PER_ADDRESS": "100000",
    "SOCKETS_PER_MINUTE": "1000000",
    "MESSAGES_PER_MINUTE": "100000000",
    "TABLES_PER_MINUTE": "1000000",
    "SEATS_PER_MINUTE": "1000000",
    "COMMANDS_PER_MINUTE": "1000000",
    "IDLE_SECONDS": "100000",
    "LOG_LEVEL": "error",
}


PROFILED = """
import cProfile, sys, time
from diwan.server.serve import serve
from diwan.server.settings import load_settings
profile = cProfile.Profile(time.thread_time)  # not the time of other threads
profile.enable()
serve(load_settings())
profile.dump_stats(sys.argv[1])
"""


class Seen(msgspec.Struct):
    """The parts of a message that a scripted player needs."""

    type: str
    seq: int = 0
    menu: msgspec.Raw = msgspec.Raw()
    owed: list[int] | None = None


_decode = msgspec.json.Decoder(Seen).decode
_decode_menu = msgspec.json.Decoder(list[msgspec.Raw]).decode


class Player(WSListener):
    def __init__(self, table: "BenchTable", seat: int) -> None:
        self.table, self.seat = table, seat
        self.menu = b"[]"
        self.transport: WSTransport | None = None

    def on_ws_connected(self, transport: WSTransport) -> None:
        self.transport = transport
        hello = {"type": "Hello", "secret": self.table.secrets[self.seat]}
        transport.send(WSMsgType.TEXT, msgspec.json.encode(hello))

    def on_ws_frame(self, _: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type != WSMsgType.TEXT:
            return
        payload = frame.get_payload_as_memoryview()
        self.table.bench.sizes.append(len(payload))
        message = _decode(payload)
        if message.type in ("Update", "Snapshot"):
            if menu := bytes(message.menu):
                self.menu = menu
            self.table.heard(message)
        elif message.type == "Refused":
            self.table.bench.refused.append(frame.get_payload_as_utf8_text())

    def ask(self, id: bytes, command: bytes) -> None:
        assert self.transport is not None
        self.transport.send(WSMsgType.TEXT, b'{"type":"Ask","id":"%b","command":%b}' % (id, command))


class BenchTable:
    """Plays one move at a time; the next one when everybody has heard of the last (and its time has come)."""

    def __init__(self, bench: "Bench", id: str, host: str, secrets: list[str]) -> None:
        self.bench, self.id, self.host, self.secrets = bench, id, host, secrets
        self.players = [Player(self, seat) for seat in range(len(secrets))]
        self.seq, self.waiting, self.sent, self.owed = 0, 0, 0.0, []  # type: int, int, float, list[int]
        self.over = True

    def heard(self, message: Seen) -> None:
        if message.seq < self.seq:
            return
        if message.seq > self.seq:
            self.seq, self.waiting = message.seq, len(self.players)
        if message.owed is not None:
            self.owed = message.owed
        self.waiting -= 1
        if self.waiting:
            return
        if self.sent:
            self.bench.latencies.append(time.perf_counter() - self.sent)
            self.sent = 0.0
        if self.owed:
            self.over = False
            if self.bench.flat_out:
                self.play()
        elif not self.over:  # the next game follows; starting it is not counted
            self.over = True
            for seat, player in enumerate(self.players):
                player.ask(b"r%d-%d" % (self.seq, seat), b'{"type":"Rematch"}')

    def play(self) -> None:
        if self.owed and not self.waiting and not self.sent and self.bench.running:
            player = self.players[random.choice(self.owed)]
            if menu := _decode_menu(player.menu):
                self.sent = time.perf_counter()
                player.ask(b"%d" % self.seq, b'{"type":"Play","move":%b}' % bytes(random.choice(menu)))


class Bench:
    def __init__(self, url: str, pid: int, game: str, seats: int) -> None:
        self.url, self.pid, self.game, self.seats = url, pid, game, seats
        self.latencies: list[float] = []
        self.late: list[float] = []
        self.sizes: list[int] = []
        self.refused: list[str] = []
        self.flat_out, self.running = False, False
        self.tables: list[BenchTable] = []

    async def open(self, count: int) -> dict[str, float]:
        """Open tables and take seats; return the memory of an idle table and of a live one."""
        async with httpx.AsyncClient(base_url=self.url, timeout=60, limits=FRESH) as http:
            http.cookies.jar.set_policy(NO_COOKIES)
            await self._make(http, 100)  # what is loaded with the first tables must not count as theirs
            await self._rest()
            before = rss(self.pid)
            self.tables = await self._make(http, count)
            await self._rest()
            idle = rss(self.pid)
            await self.connect()
            ask = {"type": "Ask", "id": "start", "command": {"type": "Start"}}
            for few in batched(self.tables):
                started = [http.post(f"/api/tables/{t.id}/commands", json=ask, headers=bearer(t.host)) for t in few]
                for answer in await asyncio.gather(*started):
                    answer.raise_for_status()
        live = rss(self.pid)
        return {"idle_kib_per_table": (idle - before) / count, "live_kib_per_table": (live - idle) / count}

    async def _rest(self) -> None:
        """Wait until the server is idle: processes for bots load what they need when the first tables open."""
        spent = -1.0
        while (now := cpu_seconds(self.pid)) - spent > 0.02:
            spent = now
            await asyncio.sleep(0.5)

    async def connect(self) -> None:
        for table in self.tables:
            address = f"{self.url.replace('http', 'ws')}/api/tables/{table.id}/socket"
            await asyncio.gather(*(ws_connect(lambda p=p: p, address) for p in table.players))

    async def _make(self, http: httpx.AsyncClient, count: int) -> list[BenchTable]:
        return [
            made for few in batched(range(count)) for made in await asyncio.gather(*(self._table(http) for _ in few))
        ]

    async def _table(self, http: httpx.AsyncClient) -> BenchTable:
        wanted = {"game": self.game, "seats": self.seats, "manners": {"clock": PATIENCE}}
        opened = (await http.post("/api/tables", json=wanted)).json()
        secrets = []
        for seat in range(self.seats):
            seats = await http.post(f"/api/tables/{opened['table']}/seats", json={"name": f"P{seat}"})
            secrets.append(seats.json()["secret"])
        return BenchTable(self, opened["table"], opened["host"], secrets)

    async def measure(self, seconds: float, flat_out: bool) -> dict[str, float]:
        self.latencies.clear()
        self.late.clear()
        self.sizes.clear()
        self.flat_out, self.running = flat_out, True
        gc.collect()
        gc.disable()
        os.sync()  # so that older data is not written now
        cpu, begun, ticks = cpu_seconds(self.pid), time.perf_counter(), machine_ticks()
        if flat_out:
            for table in self.tables:
                table.play()
            await asyncio.sleep(seconds)
        else:
            await self._paced(seconds)
        self.running = False
        elapsed = time.perf_counter() - begun
        cpu = cpu_seconds(self.pid) - cpu
        ours, stolen = (now - before for now, before in zip(machine_ticks(), ticks, strict=True))
        moves = len(self.latencies)
        while any(table.sent for table in self.tables) and not self.refused:
            await asyncio.sleep(0.05)
        if self.refused:
            sys.exit(f"the server refused a move from its own menu: {self.refused[0]}")
        gc.enable()
        return {
            "moves": moves,
            "moves_per_second": moves / elapsed,
            "server_cores": cpu / elapsed,
            "moves_per_core_second": moves / cpu if cpu else 0.0,
            "p50_ms": 1000 * share(self.latencies, 0.5),
            "p99_ms": 1000 * share(self.latencies, 0.99),
            "late_p99_ms": 1000 * share(self.late, 0.99),
            "bytes_per_message": sum(self.sizes) / max(1, len(self.sizes)),
            "stolen": stolen / max(1, ours + stolen),
        }

    async def _paced(self, seconds: float) -> None:
        """Play a move a second at every table, starting at a random moment, as people would."""
        phases = sorted((random.random(), number) for number in range(len(self.tables)))
        begun = time.perf_counter()
        for second in range(int(seconds)):
            for phase, number in phases:
                due = begun + second + phase
                if (wait := due - time.perf_counter()) > 0:
                    await asyncio.sleep(wait)
                self.late.append(time.perf_counter() - due)
                self.tables[number].play()


async def in_rounds(bench: Bench, seconds: float, rounds: range) -> dict[str, Any]:
    """Measure at full speed and at a move a second in turn, so that a bad minute of the machine affects both."""
    fast, paced = [], []
    for _ in rounds:
        fast.append(await bench.measure(seconds, flat_out=True))
        paced.append(await bench.measure(seconds, flat_out=False))
    return {"flat_out": best(fast), "paced": middle(paced), "rounds": {"flat_out": fast, "paced": paced}}


def share(times: list[float], part: float) -> float:
    return sorted(times)[int(len(times) * part)] if times else 0.0


def best(results: list[dict[str, float]]) -> dict[str, float]:
    return max(results, key=lambda result: result["moves_per_core_second"])


def middle(results: list[dict[str, float]]) -> dict[str, float]:
    ordered = sorted(results, key=lambda result: result["p99_ms"])
    return {**ordered[len(ordered) // 2], "worst_p99_ms": ordered[-1]["p99_ms"]}


def batched(things: Sequence[T], size: int = 20) -> Iterator[Sequence[T]]:
    for begun in range(0, len(things), size):
        yield things[begun : begun + size]


def bearer(secret: str) -> dict[str, str]:
    return {"authorization": f"Bearer {secret}"}


def family(pid: int) -> list[Path]:
    """Return the process and those that it has started, such as the one that writes to the database."""
    here = Path(f"/proc/{pid}")
    children = [child for task in here.glob("task/*/children") for child in task.read_text().split()]
    return [here, *(process for child in children for process in family(int(child)))]


def rss(pid: int) -> float:
    """Return the memory of the processes in KiB."""
    pages = sum(int((process / "statm").read_text().split()[1]) for process in family(pid))
    return pages * os.sysconf("SC_PAGE_SIZE") / 1024


def cpu_seconds(pid: int) -> float:
    """Return the user and system time of the processes in seconds."""
    fields = [(process / "stat").read_text().rpartition(")")[2].split() for process in family(pid)]
    return sum(int(field[11]) + int(field[12]) for field in fields) / os.sysconf("SC_CLK_TCK")


def machine_ticks() -> tuple[int, int]:
    """Return the time of all cores: the machine's own, idle time included, and what its host gave to others."""
    *ours, stolen = map(int, Path("/proc/stat").read_text().split(maxsplit=9)[1:9])
    return sum(ours), stolen


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def add_game(folder: str, game: str, module: str) -> str:
    """Make a package as pip would, by which the server finds the game; return its path."""
    info = Path(folder) / "diwan_bench-1.dist-info"
    info.mkdir(exist_ok=True)
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: diwan-bench\nVersion: 1\n")
    (info / "entry_points.txt").write_text(f"[diwan.games]\n{game} = {module}\n")
    return os.pathsep.join((folder, str(Path(__file__).parent), os.environ.get("PYTHONPATH", "")))


def syncs(folder: str, seconds: float = 2.0) -> list[float]:
    """Return how many seconds the disk takes to make a page safe, overwriting the same page again and again."""
    times: list[float] = []
    with open(Path(folder) / "sync", "wb", buffering=0) as file:
        begun = time.perf_counter()
        while (now := time.perf_counter()) - begun < seconds:
            file.seek(0)
            file.write(bytes(4096))
            os.fdatasync(file.fileno())
            times.append(time.perf_counter() - now)
    return times


@contextmanager
def server(folder: str, given: argparse.Namespace, profile: str | None = None) -> Iterator[tuple[str, int]]:
    port = free_port()
    variables = {f"DIWAN_{key}": value for key, value in QUIET.items()}
    # A new file, because the clocks at the tables of the last server would run on in this one.
    database = given.database or f"{folder}/{port}.sqlite"
    variables |= {"DIWAN_PORT": str(port), "DIWAN_DATABASE": database}
    if given.redis:
        variables["DIWAN_REDIS"] = given.redis
    variables["PYTHONPATH"] = add_game(folder, PEER_GAME, "tic_tac_toe")
    command = [sys.executable, "-c", PROFILED, profile] if profile else [sys.executable, "-m", "diwan.server"]
    process = subprocess.Popen(command, env={**os.environ, **variables})
    url = f"http://127.0.0.1:{port}"
    while True:
        try:
            httpx.get(f"{url}/health")
            break
        except httpx.TransportError:
            assert process.poll() is None, "the server did not start"
            time.sleep(0.05)
    try:
        yield url, process.pid
    finally:
        process.send_signal(signal.SIGINT)
        process.wait(30)


def peer(folder: str, tables: int, moves: int) -> dict[str, float]:
    """Play the same number of moves at as many tables of boardgame.io."""
    modules = Path(folder) / "node_modules"
    if not (modules / "boardgame.io").is_dir():
        sys.exit(f"boardgame.io is not installed in {folder}; see --help for how to")
    environment = {**os.environ, "NODE_PATH": str(modules), "NODE_ENV": "production"}
    port = str(free_port())
    pipes: Any = {"env": environment, "stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "text": True}
    serving = subprocess.Popen(["node", str(PEER), "serve", port], **pipes)
    players = None

    def give_up() -> None:
        for process in (serving, players):
            if process is not None:
                process.kill()

    watchdog = threading.Timer(PEER_SECONDS, give_up)
    watchdog.start()
    try:
        assert serving.stdout is not None
        assert serving.stdout.readline() == "ready\n", "boardgame.io's server did not start"
        players = subprocess.Popen(["node", str(PEER), "play", port, str(tables), str(moves)], **pipes)
        assert players.stdout is not None
        assert players.stdin is not None
        assert players.stdout.readline() == "connected\n", "boardgame.io's clients could not connect"
        cpu, begun = cpu_seconds(serving.pid), time.perf_counter()
        players.stdin.write("go\n")
        players.stdin.flush()
        result: dict[str, float] = json.loads(players.stdout.readline())
        cpu, elapsed = cpu_seconds(serving.pid) - cpu, time.perf_counter() - begun
    finally:
        watchdog.cancel()
        for process in (players, serving):
            if process is not None:
                process.kill()
                process.wait(10)
    return {**result, "moves_per_second": moves / elapsed, "moves_per_core_second": moves / cpu}


async def relay(tables: int, seats: int, seconds: float, rounds: range, size: float) -> dict[str, Any]:
    """Measure as many tables of a server that passes on messages of that size, and does nothing else."""
    port = free_port()
    serving = subprocess.Popen([sys.executable, str(RELAY), str(port), str(seats), str(int(size))])
    try:
        await reachable(port)
        bench = Bench(f"http://127.0.0.1:{port}", serving.pid, "", seats)
        bench.tables = [BenchTable(bench, str(number), "", [""] * seats) for number in range(tables)]
        await bench.connect()
        return await in_rounds(bench, seconds, rounds)
    finally:
        serving.kill()
        serving.wait(10)


async def reachable(port: int) -> None:
    while True:
        try:
            _, writer = await asyncio.open_connection("127.0.0.1", port)
        except ConnectionError:
            await asyncio.sleep(0.05)
        else:
            writer.close()
            return


async def run(given: argparse.Namespace, folder: str) -> list[dict[str, Any]]:
    results, rounds = [], range(given.rounds)
    for count in given.tables or [10, 100, 1000]:
        with server(folder, given, given.profile) as (url, pid):
            bench = Bench(url, pid, given.game, given.seats)
            memory = await bench.open(count)
            result = {"tables": count, "memory": memory} | await in_rounds(bench, given.seconds, rounds)
        result["paced"]["sync_p99_ms"] = 1000 * share(syncs(folder), 0.99)
        if given.relay:
            size = result["flat_out"]["bytes_per_message"]
            result["relay"] = await relay(count, given.seats, given.seconds, rounds, size)
        if given.boardgame_io and count <= PEER_MOST_TABLES:
            with server(folder, given) as (url, pid):
                bench = Bench(url, pid, PEER_GAME, PEER_SEATS)
                await bench.open(count)
                result["tic_tac_toe"] = best([await bench.measure(given.seconds, flat_out=True) for _ in rounds])
            result["boardgame_io"] = best([peer(given.boardgame_io, count, PEER_MOVES) for _ in rounds])
        results.append(result)
        show(result, first=len(results) == 1)
    return results


def show(result: dict[str, Any], first: bool) -> None:
    """Show the progress, on standard error, because a run takes minutes and may be piped."""
    fast, paced, memory = result["flat_out"], result["paced"], result["memory"]
    if first:
        print(
            "        |-------- flat out: moves/s, cores, ms -------|--------- a move a second: ms, p99 --------|-KiB",
            "tables   a core  in all  cores    p50    p99 stolen    p50    p99  worst   late   sync stolen  idle  live",
            sep="\n",
            file=sys.stderr,
        )
    print(
        f"{result['tables']:6}  {fast['moves_per_core_second']:7.0f} {fast['moves_per_second']:7.0f} "
        f"{fast['server_cores']:6.2f} {fast['p50_ms']:6.1f} {fast['p99_ms']:6.1f} {fast['stolen']:6.0%} "
        f"{paced['p50_ms']:6.1f} {paced['p99_ms']:6.1f} {paced['worst_p99_ms']:6.1f} {paced['late_p99_ms']:6.1f} "
        f"{paced['sync_p99_ms']:6.1f} {paced['stolen']:6.0%} "
        f"{memory['idle_kib_per_table']:5.1f} {memory['live_kib_per_table']:5.1f}",
        file=sys.stderr,
    )
    if floor := result.get("relay"):
        most, calm = floor["flat_out"]["moves_per_core_second"], floor["paced"]
        print(
            f"        a server that only passes on messages of {fast['bytes_per_message']:.0f} bytes: "
            f"{most:.0f} moves/s a core; ours makes {fast['moves_per_core_second'] / most:.0%} of that. Its p50, p99, "
            f"worst p99 at a move a second: {calm['p50_ms']:.1f}, {calm['p99_ms']:.1f}, {calm['worst_p99_ms']:.1f} ms, "
            f"{calm['stolen']:.0%} stolen",
            file=sys.stderr,
        )
    if theirs := result.get("boardgame_io"):
        ours = result["tic_tac_toe"]
        ratio = ours["moves_per_core_second"] / theirs["moves_per_core_second"]
        print(
            f"        tic-tac-toe: {ours['moves_per_core_second']:.0f} moves/s a core, boardgame.io "
            f"{theirs['moves_per_core_second']:.0f}: {ratio:.1f} times as many; flat out p50 {ours['p50_ms']:.1f} and "
            f"{theirs['p50_ms']:.1f} ms, p99 {ours['p99_ms']:.1f} and {theirs['p99_ms']:.1f} ms",
            file=sys.stderr,
        )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, action="append", help="number of tables; may be repeated")
    parser.add_argument("--rounds", type=int, default=3, help="how often everything is measured (default 3)")
    parser.add_argument("--seconds", type=float, default=5, help="of each measurement (default 5)")
    parser.add_argument("--folder", help="where the database lies (default: a temporary folder)")
    parser.add_argument("--database", help="an empty PostgreSQL database (default: SQLite files)")
    parser.add_argument("--redis", help="its address, to tell other workers too")
    parser.add_argument("--game", default=GAME)
    parser.add_argument("--seats", type=int, default=SEATS)
    parser.add_argument("--relay", action="store_true", help="measure a server too that does nothing but pass on")
    parser.add_argument("--boardgame-io", metavar="FOLDER", help="where boardgame.io is installed, to measure it too")
    parser.add_argument("--profile", help="write a cProfile of the server to this file")
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    if given.rounds < 1:
        parser.error("--rounds: at least one")
    folder = tempfile.mkdtemp(prefix="diwan-bench-", dir=given.folder)
    try:
        results = uvloop.run(run(given, folder))
    finally:
        shutil.rmtree(folder)
    if given.json:
        print(json.dumps(results, indent=2))


if __name__ == "__main__":
    main()
