"""The measurements of Clash for `diwan bench`. Importing this module compiles the kernel, which may take seconds."""

import os
import subprocess
import sys
from importlib.util import find_spec
from random import Random
from tempfile import TemporaryDirectory
from time import process_time

import numpy as np

from diwan.core.extras import needs
from diwan.core.match import Match
from diwan.games.clash.kernel import bridge, bulk
from diwan.games.clash.kernel.search import Searcher
from diwan.games.clash.prover.perft import perft
from diwan.games.clash.prover.positions import opening
from diwan.games.clash.state import Options, State

_FIRST_CALL = """
from time import process_time
started = process_time()
from diwan.games.clash.kernel.search import Searcher
from diwan.core.match import Match
match = Match.new("clash", seed=1)
match.play(match.to_act[0], match.legal(match.to_act[0])[4])
Searcher(10).analyse(match.state, depth=1)
print(process_time() - started)
"""
_IMPORT_ONLY = """
from time import process_time
started = process_time()
import diwan
print(process_time() - started)
"""


def bench_lines() -> list[tuple[str, float | str]]:
    """Return the measurements as labels and values."""
    compiling, first = _first_and_later_run(_FIRST_CALL)
    simple, rich = _playouts(beginner_positions()), _playouts(standard_positions())
    lines: list[tuple[str, float | str]] = [
        ("kernel playouts, beginner's game, moves/s", simple),
        ("kernel playouts, standard game, moves/s", rich),
        ("kernel perft, leaves/s", _perft()),
    ]
    nodes, depths = _search()
    lines += [
        ("search, nodes/s", nodes),
        ("depth after 1 s, ten positions", " ".join(map(str, depths))),
        ("first search of all, everything is compiled, CPU s", compiling),
        ("first search of a process, CPU s", first),
        ("import diwan, CPU s", _first_and_later_run(_IMPORT_ONLY)[1]),
    ]
    if find_spec("pyspiel"):
        spiel = _openspiel_rate()
        lines += [
            ("OpenSpiel tic_tac_toe evaluate_bots (C++), moves/s", spiel),
            ("kernel playouts, beginner's game / OpenSpiel", simple / spiel),
            ("kernel playouts, standard game / OpenSpiel", rich / spiel),
        ]
    return lines


def beginner_positions() -> list[State]:
    """Return three fixed positions of the beginner's game, one to three placements old."""
    return _some_positions("beginner", 3)


def standard_positions() -> list[State]:
    """Return ten fixed positions of the standard game, one to four placements old."""
    return _some_positions("standard", 10)


def _some_positions(variant: str, count: int) -> list[State]:
    found = []
    for seed in range(count):
        match, rng = Match.new("clash", variant=variant, seed=seed), Random(seed)
        for _ in range(1 + seed % 4):
            match.play(match.to_act[0], rng.choice(match.legal(match.to_act[0])))
        found.append(match.state)
    return found


def _first_and_later_run(script: str) -> tuple[float, float]:
    """Return the CPU seconds of a script in a new installation, and those of its second run.

    Python and numba keep compiled code on disk, here in a folder that is empty at first."""
    with TemporaryDirectory() as folder:
        environment = {**os.environ, "PYTHONPYCACHEPREFIX": folder, "NUMBA_CACHE_DIR": folder}
        environment.pop("PYTHONDONTWRITEBYTECODE", None)
        first, later = (
            subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True, env=environment)
            for _ in range(2)
        )
    return float(first.stdout), float(later.stdout)


def _playouts(positions: list[State]) -> float:
    """Return random moves per CPU second."""
    totals, spent = np.zeros(4, dtype=np.int64), 0.0
    for number, state in enumerate(positions):
        row, flags = bridge.pack(state), bridge.flags(state.options)
        bulk.playouts(row, 10, flags, number + 1, np.zeros(4, dtype=np.int64))
        started = process_time()
        bulk.playouts(row, 20_000, flags, number + 1, totals)
        spent += process_time() - started
    return int(totals[0]) / spent


def _perft() -> float:
    state = opening(Options(), ("KAB", "PIC", "RIO", "SOC", "UNO"), ())
    perft(state, 2)
    started = process_time()
    return perft(state, 4) / (process_time() - started)


def _search() -> tuple[float, list[int]]:
    """Return nodes per CPU second, and the depth that one second of real time reaches in each position."""
    searcher, nodes, depths = Searcher(), 0, []
    started = process_time()
    for state in standard_positions():
        found = searcher.analyse(state, seconds=1.0)
        nodes += found.nodes
        depths.append(found.depth)
    return nodes / (process_time() - started), depths


def _openspiel_rate() -> float:
    """Return moves per CPU second of OpenSpiel's own game loop in C++ with two random bots, its quickest loop."""
    with needs("bench"):
        import pyspiel

    game = pyspiel.load_game("tic_tac_toe")
    bots = [pyspiel.make_uniform_random_bot(seat, seat + 1) for seat in (0, 1)]
    games, moves = 0, 0
    started = process_time()
    while process_time() - started < 1.0:
        for _ in range(200):
            state = game.new_initial_state()
            pyspiel.evaluate_bots(state, bots, games)
            moves += len(state.history())
            games += 1
    return moves / (process_time() - started)
