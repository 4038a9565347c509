"""The kernel plays by the same rules as the readable rules: lockstep over a million positions, and perft."""

import tomllib
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

import diwan
from diwan.core.game import NATURE, draw
from diwan.core.setup import make_setup
from diwan.games.clash import rules
from diwan.games.clash.kernel import bridge, bulk, lots
from diwan.games.clash.kernel import rules as kernel
from diwan.games.clash.kernel.tables import NUMBER
from diwan.games.clash.moves import Draw, Lay
from diwan.games.clash.prover.perft import by_opening, perft, plain_perft
from diwan.games.clash.prover.positions import opening
from diwan.games.clash.state import Enlisting, Options, Over, Refilling, State, Turn

CLASH = diwan.game("clash")
OPTIONS: list[dict[str, Any]] = [
    {},
    {},
    {"facing": "free"},
    {"directions": 4},
    {"repeat_origin": "repeater"},
    {"elections": "choice"},
    {"facing": "free", "repeat_origin": "repeater", "directions": 4, "placement_cap": 12},
]
POSITIONS = 1_000_000
PARTS = 8


class Lockstep:
    """Random games; at every turn all moves are compared, and every position that they lead to."""

    def __init__(self, seed: int) -> None:
        self.rng = Random(seed)
        self.moves = np.zeros(2 * kernel.MOST_MOVES, dtype=np.int64)
        self.lots = np.zeros(lots.LOTS, dtype=np.int64)
        self.out = np.zeros(kernel.WORDS, dtype=np.int64)
        self.compared = 0

    def run(self, positions: int) -> None:
        variants = list(CLASH.about.variants)
        while self.compared < positions:
            options = self.rng.choice(OPTIONS)
            variant = self.rng.choice(variants if "elections" not in options else ["standard", "long"])
            self.game(CLASH.start(make_setup(CLASH, 2, variant, options)))

    def game(self, state: State) -> None:
        while waiting := rules.to_act(state):
            seat = waiting[0]
            if isinstance(state.phase, Turn):
                state = self.turn(state, seat)
            elif seat == NATURE:
                state, _ = rules.play(state, NATURE, draw(rules.odds(state), self.rng))
            else:
                state, _ = rules.play(state, seat, self.rng.choice(rules.legal(state, seat)))

    def turn(self, state: State, seat: int) -> State:
        row, flags = bridge.pack(state), bridge.flags(state.options)
        kernel.prepare(row, flags)
        count = kernel.generate(row, self.moves)
        menu = [move for move in rules.legal(state, seat) if isinstance(move, Lay)]
        codes = [bridge.pack_move(state, move) for move in menu]
        assert sorted(codes) == sorted(self.moves[:count].tolist())
        assert bulk.count_moves(row, self.moves) == count
        if not flags & ~kernel.DEFAULT:
            self.draw_all(row, codes)
        chosen = self.rng.randrange(len(menu))
        following = state
        for number, (move, code) in enumerate(zip(menu, codes, strict=True)):
            after = self.compare(state, seat, move, code, row, flags)
            if number == chosen:
                assert bridge.unpack_move(state, code) == move
                following = after
        return following

    def draw_all(self, row: Any, codes: list[int]) -> None:
        """Every move stands on exactly one of the lots: who draws a lot at random draws a move at random."""
        drawn = [lots.move_of(row, self.lots, lot, self.moves) for lot in range(lots.lots_of(row, self.lots))]
        assert sorted(move for move in drawn if move != lots.BLANK) == sorted(codes)

    def compare(self, state: State, seat: int, move: Lay, code: int, row: Any, flags: int) -> State:
        after, _ = rules.play(state, seat, move)
        refill = drawn = 0
        if isinstance(after.phase, Refilling):
            assert kernel.refills(row, code) == bridge.bits(tuple(m.tile for m, _ in rules.odds(after)))  # type: ignore[union-attr]
            refill, after = self.nature(after)
        if isinstance(after.phase, Enlisting):
            drawn, after = self.nature(after)
        result = kernel.play(row, self.out, code, refill, drawn, flags)
        if isinstance(after.phase, Over):
            assert result == (kernel.DRAWN if after.phase.winner is None else after.phase.winner)
        else:
            assert result == kernel.GOES_ON
            assert bridge.words(after) == self.out[: kernel.PACKED].tolist()
        self.compared += 1
        return after

    def nature(self, state: State) -> tuple[int, State]:
        move = draw(rules.odds(state), self.rng)
        assert isinstance(move, Draw)
        return NUMBER[move.tile], rules.play(state, NATURE, move)[0]


@pytest.mark.parametrize("part", range(PARTS))
def test_kernel_and_rules_in_lockstep(part: int) -> None:
    Lockstep(part).run(POSITIONS // PARTS)


def test_positions_survive_the_way_to_the_kernel_and_back() -> None:
    rng = Random(9)
    for variant in ("standard", "long", "draft"):
        state: State = CLASH.start(make_setup(CLASH, 2, variant))
        while waiting := rules.to_act(state):
            if isinstance(state.phase, Turn):
                again = bridge.unpack(bridge.pack(state), state)
                assert bridge.words(again) == bridge.words(state)
                assert (again.zones, again.neutral, again.box, again.removed) == (
                    state.zones,
                    state.neutral,
                    state.box,
                    state.removed,
                )
            odds = rules.odds(state)
            move = draw(odds, rng) if odds else rng.choice(rules.legal(state, waiting[0]))
            state, _ = rules.play(state, waiting[0], move)


CHECKS = tomllib.loads(Path(__file__).with_name("perft.toml").read_text("utf-8"))["perft"]


def start_of(check: dict[str, Any]) -> State:
    options = Options(**check.get("options", {}))
    return opening(options, tuple(sorted(check["neutral"])), tuple(sorted(check["box"])))


@pytest.mark.parametrize("check", CHECKS, ids=[check["setup"] for check in CHECKS])
def test_perft_of_the_kernel(check: dict[str, Any]) -> None:
    state = start_of(check)
    assert [perft(state, depth) for depth in range(1, len(check["leaves"]) + 1)] == check["leaves"]


@pytest.mark.parametrize("check", CHECKS, ids=[check["setup"] for check in CHECKS])
def test_perft_of_the_readable_rules(check: dict[str, Any]) -> None:
    state = start_of(check)
    depth = 3 if check["leaves"][2] < 150_000 else 2
    assert [plain_perft(state, level) for level in range(1, depth + 1)] == check["leaves"][:depth]


def test_perft_by_the_cell_of_mustafa() -> None:
    state = opening(Options(neutrals="beginner"), (), ())
    for depth, expected in ((2, (74, 82, 96)), (3, (6112, 7072, 8856)), (4, (442540, 523958, 670680))):
        found = {move.cell: leaves for move, leaves in by_opening(state, depth).items()}
        assert (found["a3"], found["b3"], found["b2"]) == expected
        assert found["a3"] == found["c3"] == found["a1"] == found["c1"]


def test_playouts_are_whole_games_and_fair_to_both() -> None:
    state = opening(Options(neutrals="beginner"), (), ())
    state, _ = rules.play(state, 0, rules.legal(state, 0)[4])
    totals = np.zeros(4, dtype=np.int64)
    bulk.playouts(bridge.pack(state), 20_000, bridge.flags(state.options), 7, totals)
    moves, south, north, drawn = totals.tolist()
    assert (south + north, drawn) == (20_000, 0)
    assert 8 * 20_000 <= moves <= 14 * 20_000
    assert 0.47 < south / 20_000 < 0.53


def test_playouts_draw_every_move_equally_often() -> None:
    """Also where some lots are blank: Press and Television in reach, others to repeat on the board."""
    state = opening(Options(), ("AGE", "BRI", "CRI", "PRS", "TVS"), ())
    rng = Random(1)
    while state.placements < 6 or not {"PRS", "TVS"} & set(state.neutral):
        seat = rules.to_act(state)[0]
        state, _ = rules.play(state, seat, rng.choice(rules.legal(state, seat)))
    row, drawn = bridge.pack(state), 200_000
    kernel.prepare(row, bridge.flags(state.options))
    moves, heaps = np.zeros(kernel.MOST_MOVES, dtype=np.int64), np.zeros(lots.LOTS, dtype=np.int64)
    menu = moves[: kernel.generate(row, moves)].tolist()
    seeds = np.full(1, 7, dtype=np.uint64)
    found = Counter(int(lots.random_move(row, moves, heaps, seeds)) for _ in range(drawn))
    assert sorted(found) == sorted(menu)
    share = drawn / len(menu)
    assert all(abs(count - share) < 6 * share**0.5 for count in found.values())
