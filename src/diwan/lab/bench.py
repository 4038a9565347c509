"""The speed of the games, compared with python-chess and with OpenSpiel's games that are written in Python.

All contenders play random games on one core: in each round, every contender has the same slice of CPU time. So a busy
machine slows all of them alike. Ratios are computed within a round, and their median is reported.
"""

import subprocess
import sys
from collections.abc import Callable, Iterable
from importlib.util import find_spec
from random import Random
from statistics import median
from time import perf_counter, process_time
from typing import Any

from msgspec import Struct

from diwan.core.codec import encode
from diwan.core.extras import missing as missing_of
from diwan.core.extras import needs
from diwan.core.game import NATURE, AnyGame, Part, draw
from diwan.core.registry import game as find_game
from diwan.core.registry import games
from diwan.core.setup import make_setup
from diwan.lab.sim import make_plan, play_many
from diwan.lab.workers import crew

SLICE = 0.1
"""Seconds of CPU time that a contender has in a round."""
FRESH_STARTS = 5
"""New processes that are started for each measured start; their median counts."""
ROUNDS = 3
"""Rounds of the comparison of one process with several; their median counts."""
SIMULATIONS = 10
"""Simulations of a measured decision: few, because OpenSpiel's Python search is slow."""
CHESS = "python-chess"
SPIEL_GAMES = ("python_tic_tac_toe", "python_kuhn_poker", "python_liars_poker")

Play = Callable[[Random], int]
"""A function that plays one random game and returns how many decisions its players made. NATURE's moves do not count.
In other measurements it does one piece of work and returns how many things it did."""

Register = Callable[[AnyGame], str]
"""A function that registers a game with OpenSpiel: the adapter's `register`, which this package must not import."""


class Speed(Struct, frozen=True):
    """A count per second, and its ratios to the counts of others in the same rounds."""

    name: str
    kind: str
    per_second: float
    to_chess: float | None
    to_spiel: dict[str, float]
    to_calibration: float


class Start(Struct, frozen=True):
    """CPU seconds that a new process needs to import a game and play it once."""

    name: str
    seconds: float


class Scaling(Struct, frozen=True):
    """How many times as fast several processes play the same games as one, with the time to start them."""

    name: str
    jobs: int
    games: int
    times: float


class Bench(Struct, frozen=True):
    """All measurements of one run."""

    calibration: float
    """Iterations per second of a small fixed loop in Python: the speed of the core."""
    decisions: list[Speed]
    """Decisions of players per second in random games. NATURE's moves take time but do not count: chess has none."""
    knowledge: list[Speed]
    """Views and imagined worlds per second."""
    search: list[Speed]
    """Simulations per second of an information-set search with random rollouts, for a first decision: ours, OpenSpiel's
    in Python on our games, and OpenSpiel's in C++ on its own leduc_poker."""
    starts: list[Start]
    missing: list[str]
    """What is not installed and therefore not compared."""
    scaling: list[Scaling]
    extra: dict[str, dict[str, Any]]
    """The measurements that each game declares."""


# --- Contenders ---


def playout(game: AnyGame, seats: int | None = None) -> Play:
    """Return the random play of a game through its own functions."""
    setup = make_setup(game, seats)
    start, to_act, legal, odds, play = game.start, game.to_act, game.legal, game.odds, game.play

    def one_game(rng: Random) -> int:
        state, decisions = start(setup), 0
        while waiting := to_act(state):
            actor = waiting[0] if len(waiting) == 1 else rng.choice(waiting)
            move = draw(odds(state), rng) if actor == NATURE else rng.choice(legal(state, actor))
            state, _ = play(state, actor, move)
            decisions += actor != NATURE
        return decisions

    return one_game


def chess_playout() -> Play:
    """Return the random play of chess by python-chess."""
    with needs("bench"):
        import chess

    def one_game(rng: Random) -> int:
        board, moves = chess.Board(), 0
        while not board.is_game_over():
            board.push(rng.choice(list(board.legal_moves)))
            moves += 1
        return moves

    return one_game


def spiel_playout(name: str) -> Play:
    """Return the random play of one of OpenSpiel's games."""
    with needs("bench"):
        import open_spiel.python.games  # noqa: F401 - registers the games that are written in Python
        import pyspiel

    game = pyspiel.load_game(name)

    def one_game(rng: Random) -> int:
        state, decisions = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                actions, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(actions, weights)[0])
            else:
                state.apply_action(rng.choice(state.legal_actions()))
                decisions += 1
        return decisions

    return one_game


def calibration(rng: Random) -> int:
    """Run a loop of calls, tuples, dictionaries and comparisons, as rules use them; return its iterations."""
    counts: dict[int, tuple[int, ...]] = {}
    for number in range(200):
        key = rng.randrange(50)
        before = counts.get(key, ())
        counts[key] = (*before[-5:], number) if len(before) < 9 else ()
    return 200


def views(game: AnyGame, imagined: bool) -> Play:
    """Return work that makes views of positions of one random game, and with `imagined` also worlds from them."""
    states = _positions(game)

    def one_view(rng: Random) -> int:
        state, seats = rng.choice(states)
        view = game.view(state, rng.randrange(seats))
        if imagined:
            game.imagine(view, rng)
        return 1

    return one_view


def _positions(game: AnyGame) -> list[tuple[Any, int]]:
    rng, setup, states = Random(1), make_setup(game), []
    state = game.start(setup)
    while waiting := game.to_act(state):
        actor = rng.choice(waiting)
        state, _ = game.play(
            state, actor, draw(game.odds(state), rng) if actor == NATURE else rng.choice(game.legal(state, actor))
        )
        states.append((state, setup.seats))
    return states


def searches(game: AnyGame) -> Play:
    """Return work that makes a decision by our search, with the rules alone as in OpenSpiel."""
    from diwan.bots.bot import Budget
    from diwan.bots.ismcts import Ismcts, Search

    setup = make_setup(game, options=game.trial)

    def one_decision(rng: Random) -> int:
        state = game.start(setup)
        while (seat := game.to_act(state)[0]) == NATURE or len(game.legal(state, seat)) < 2:
            move = draw(game.odds(state), rng) if seat == NATURE else game.legal(state, seat)[0]
            state, _ = game.play(state, seat, move)
        searcher = Ismcts(game, Search(depth=100_000), rng, Budget(iterations=SIMULATIONS))
        searcher.think(game.view(state, seat), game.legal(state, seat))
        return SIMULATIONS

    return one_decision


def spiel_searches(game: AnyGame, register: Register) -> Play:
    """Return work that makes a decision by OpenSpiel's Python search on our game."""
    with needs("bench"):
        import numpy as np
        import pyspiel
        from open_spiel.python.algorithms import ismcts, mcts

    name, options = register(game), game.trial
    known = pyspiel.load_game(name, {"options": encode(options).decode()})

    def one_decision(rng: Random) -> int:
        random = np.random.RandomState(rng.getrandbits(32))
        state = known.new_initial_state()
        while state.is_chance_node() or len(state.legal_actions()) < 2:
            state.apply_action(rng.choice(state.legal_actions()))
        bot = ismcts.ISMCTSBot(known, mcts.RandomRolloutEvaluator(1, random), 1.4, SIMULATIONS, random_state=random)
        bot.step(state)
        return SIMULATIONS

    return one_decision


def leduc_searches() -> Play:
    """Return work that makes a decision by OpenSpiel's C++ search on its own C++ game."""
    with needs("bench"):
        import pyspiel

    game = pyspiel.load_game("leduc_poker")

    def one_decision(rng: Random) -> int:
        state = game.new_initial_state()
        while state.is_chance_node():
            state.apply_action(rng.choice(state.legal_actions()))
        evaluator = pyspiel.RandomRolloutEvaluator(1, rng.getrandbits(30))
        bot = pyspiel.ISMCTSBot(
            rng.getrandbits(30),
            evaluator,
            1.4,
            1000,
            -1,
            pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
            False,
            False,
        )
        bot.step(state)
        return 1000

    return one_decision


# --- Measuring ---


def rate(play: Play, rng: Random, seconds: float) -> float:
    """Return how many things are done per second of CPU time, measured for at least `seconds`."""
    count, start = 0, process_time()
    while (spent := process_time() - start) < seconds:
        count += play(rng)
    return count / spent


def alternate(contenders: dict[str, Play], rounds: int) -> dict[str, list[float]]:
    """Return the rates of all contenders in each round."""
    rng = Random(1)
    rates: dict[str, list[float]] = {name: [] for name in contenders}
    for play in contenders.values():
        play(rng)  # The first call is slower, so it is not measured.
    for _ in range(rounds):
        for name, play in contenders.items():
            rates[name].append(rate(play, rng, SLICE))
    return rates


def measure(
    seconds: float,
    jobs: int = 1,
    report: Callable[[str], None] = lambda _what: None,
    register: Register | None = None,
) -> Bench:
    """Measure everything: about `seconds` for random games and as much again for the rest.

    With several jobs, it also takes three times `seconds` for each game in one process, and the time that the same
    games take in several. `report` is called with the name of each part before it is measured."""
    peers, missing = _peers()
    own = {game_id: playout(find_game(game_id), _usual_seats(find_game(game_id))) for game_id in games()}
    contenders = {"calibration": calibration, **own, **peers}
    report("random games")
    rounds = max(3, round(seconds / SLICE / len(contenders)))
    rates = alternate(contenders, rounds)
    report("views and imagined worlds")
    knowledge: dict[str, Play] = {"calibration": calibration}
    for game_id in games():
        knowledge[f"{game_id} view"] = views(find_game(game_id), imagined=False)
        knowledge[f"{game_id} view and imagine"] = views(find_game(game_id), imagined=True)
    knowledge_rates = alternate(knowledge, max(3, rounds // 3))
    report("searches")
    searchers = _searches(None if "OpenSpiel" in missing else register)
    search_rates = alternate(searchers, 3)
    report("first games in new processes")
    return Bench(
        calibration=round(median(rates["calibration"])),
        decisions=[_speed(name, "game" if name in own else "peer", rates) for name in (*own, *peers)],
        knowledge=[_speed(name, "knowledge", knowledge_rates) for name in knowledge if name != "calibration"],
        search=[_speed(name, "search", search_rates) for name in searchers if name != "calibration"],
        starts=_starts(peers),
        missing=missing,
        scaling=[_scaling(game_id, jobs, seconds, report) for game_id in games()] if jobs > 1 else [],
        extra=_extra(),
    )


def _scaling(game_id: str, jobs: int, seconds: float, report: Callable[[str], None]) -> Scaling:
    """Measure a game by wall time, with one process and several in turn: nothing else may run meanwhile."""
    report(f"{game_id} in {jobs} processes")
    plan = make_plan(game_id, make_setup(find_game(game_id)), ["random"], seed=1)
    number = max(2 * jobs, round(4 * seconds / _wall_seconds(lambda: list(play_many(plan, 4)))))

    def play_in_several() -> None:
        with crew(jobs) as workers:
            list(play_many(plan, number, workers))

    ratios = [
        _wall_seconds(lambda: list(play_many(plan, number))) / _wall_seconds(play_in_several) for _ in range(ROUNDS)
    ]
    return Scaling(name=game_id, jobs=jobs, games=number, times=round(median(ratios), 3))


def _wall_seconds(work: Callable[[], object]) -> float:
    start = perf_counter()
    work()
    return perf_counter() - start


def _searches(register: Register | None) -> dict[str, Play]:
    found: dict[str, Play] = {"calibration": calibration}
    for game_id in games():
        found[game_id] = searches(find_game(game_id))
        if register:
            found[f"{game_id} by OpenSpiel (py)"] = spiel_searches(find_game(game_id), register)
    if register:
        found["leduc_poker by OpenSpiel (C++)"] = leduc_searches()
    return found


def _usual_seats(game: AnyGame) -> int:
    return 4 if 4 in game.about.seats else game.about.seats[0]


def _peers() -> tuple[dict[str, Play], list[str]]:
    """Return the contenders from python-chess and OpenSpiel that are installed, and the names of what is missing."""
    peers: dict[str, Play] = {}
    missing = []
    if find_spec("chess"):
        peers[CHESS] = chess_playout()
    else:
        missing.append(CHESS)
    if find_spec("pyspiel") and find_spec("open_spiel"):
        peers |= {name: spiel_playout(name) for name in SPIEL_GAMES}
    else:
        missing.append("OpenSpiel")
    if not_here := next((bench.extra for bench in _own_benches().values() if not bench.is_usable), ""):
        missing.append(str(missing_of(not_here)))
    return peers, missing


def _speed(name: str, kind: str, rates: dict[str, list[float]]) -> Speed:
    def ratio(other: str) -> float | None:
        if other not in rates:
            return None
        return round(median(mine / theirs for mine, theirs in zip(rates[name], rates[other], strict=True)), 4)

    to_spiel = {other: found for other in SPIEL_GAMES if (found := ratio(other)) is not None}
    return Speed(
        name=name,
        kind=kind,
        per_second=round(median(rates[name])),
        to_chess=ratio(CHESS),
        to_spiel=to_spiel,
        to_calibration=ratio("calibration") or 0.0,
    )


# --- New processes ---

_FRESH = """
from time import process_time
start = process_time()
from random import Random
{play}
print(process_time() - start)
"""

_FRESH_GAME = """
from diwan.core.match import Match
match, rng = Match.new({game!r}, seed=1), Random(1)
while match.to_act:
    seat = match.to_act[0]
    match.play(seat, rng.choice(match.legal(seat)))
"""

_FRESH_CHESS = """
import chess
board, rng = chess.Board(), Random(1)
while not board.is_game_over():
    board.push(rng.choice(list(board.legal_moves)))
"""

_FRESH_SPIEL = """
import pyspiel
state, rng = pyspiel.load_game("leduc_poker").new_initial_state(), Random(1)
while not state.is_terminal():
    state.apply_action(rng.choice(state.legal_actions()))
"""


def _starts(peers: Iterable[str]) -> list[Start]:
    scripts = {game_id: _FRESH_GAME.format(game=game_id) for game_id in games()}
    if CHESS in peers:
        scripts[CHESS] = _FRESH_CHESS
    if SPIEL_GAMES[0] in peers:
        scripts["OpenSpiel (C++)"] = _FRESH_SPIEL
    return [Start(name, _fresh(_FRESH.format(play=script))) for name, script in scripts.items()]


def _fresh(script: str) -> float:
    """Return the median of several runs. The first run may still have to compile, so it does not count."""
    times = []
    for _ in range(FRESH_STARTS + 1):
        done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
        times.append(float(done.stdout))
    return round(median(times[1:]), 4)


def _extra() -> dict[str, dict[str, Any]]:
    """Return the measurements that each game declares."""
    return {game_id: dict(bench.load()()) for game_id, bench in _own_benches().items() if bench.is_usable}


def _own_benches() -> dict[str, Part[Callable[[], Any]]]:
    return {game_id: bench for game_id in games() if (bench := find_game(game_id).bench) is not None}
