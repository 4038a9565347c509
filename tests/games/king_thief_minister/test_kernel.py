"""The compiled rules do, move by move, what the readable ones do."""

from random import Random

import numpy as np
import pytest

import diwan.games.king_thief_minister as ktm
from diwan.bots.bot import Budget
from diwan.core.game import NATURE, draw
from diwan.core.registry import game as find_game
from diwan.core.setup import make_setup
from diwan.games.king_thief_minister.bots import bulk, clever_kernel
from diwan.games.king_thief_minister.bots.clever import Clever, Evaluation
from diwan.games.king_thief_minister.kernel import bridge, tables
from diwan.games.king_thief_minister.kernel import rules as kernel
from diwan.games.king_thief_minister.moves import Claim, Name, Rotate
from diwan.games.king_thief_minister.state import Naming, Over, Turn, spot_of

KTM = find_game("king-thief-minister")
OPTIONS = [
    {},
    {"four_player_gap": "adjacent", "peasant_scope": "owned"},
    {"peasant_challengeable": True, "under_table": "random"},
    {"yes_sir_challengeable": False, "peasant_scope": "owned", "under_table": "random"},
]


def likely(state: ktm.State, seat: int, rng: Random) -> ktm.Move:
    """Any move, but true Peasants and true Ministers far more often than by chance, for what follows from them."""
    menu = ktm.legal(state, seat)
    if isinstance(state.phase, Turn) and rng.random() < 0.3:
        return Claim(state.faces[state.tracks[spot_of(state, seat)]])
    if isinstance(state.phase, Naming) and rng.random() < 0.9:
        true = [m for m in menu if isinstance(m, Name) and state.faces[state.tracks[m.spot]] == m.character]
        return rng.choice(true or menu)
    return rng.choice(menu)


def quiet(state: ktm.State, seat: int, rng: Random) -> ktm.Move:
    """Nearly always a move of the cards, so that no coin moves for rounds."""
    menu = ktm.legal(state, seat)
    moves = [move for move in menu if isinstance(move, Rotate)]
    return rng.choice(moves) if moves and rng.random() < 0.98 else rng.choice(menu)


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: "+".join(options) or "standard")
def test_the_kernel_keeps_step_with_the_rules(seats: int, options: dict[str, object]) -> None:
    rng = Random(f"{seats}{options}")
    facts = np.zeros(tables.MOST_FACTS, dtype=np.int64)
    endings = set()
    for number in range(12):
        choose = quiet if number % 4 == 0 else likely
        setup = make_setup(KTM, seats, options={"turn_limit_per_player": 12, **options})
        state = ktm.start(setup)
        row = bridge.pack(state)
        while to_act := ktm.to_act(state):
            assert bridge.to_act(row) == to_act
            seat = rng.choice(to_act)
            known = bridge.candidates(state)
            menu = [move for move, _ in ktm.odds(state)] if seat == NATURE else list(ktm.legal(state, seat))
            assert [known[number] for number in bridge.menu(row, seat)] == menu
            move = draw(ktm.odds(state), rng) if seat == NATURE else choose(state, seat, rng)
            before = len(state.memory)
            state, _ = ktm.play(state, seat, move)
            kernel.play(row, facts, seat, known.index(move))
            told = [int(fact) for fact in facts[: row[tables.FACTS]] if fact & 7 != tables.ANSWER]
            assert told == [bridge.pack_fact(fact) for fact in state.memory[before:]]
            row[tables.FACTS] = 0
            assert row.tolist() == bridge.pack(state).tolist()
        assert bridge.to_act(row) == ()
        assert isinstance(state.phase, Over)
        endings.add(state.phase.reason)
    assert "agreed" in endings


def test_random_games_end_and_share_their_wins() -> None:
    start = bridge.pack(ktm.start(make_setup(KTM, 4, options={"turn_limit_per_player": 20})))
    wins = np.zeros(4)
    assert bulk.playouts(start, 200, 7, wins) > 200 * 10
    assert wins.sum() == pytest.approx(200)
    assert wins.min() > 20


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: "+".join(options) or "standard")
def test_the_kernel_values_moves_like_clever(seats: int, options: dict[str, object]) -> None:
    """In every position, every seat whose decision is awaited: the same worlds, and the same worth of every move."""
    rng = Random(f"{options}{seats}")
    facts, worlds = (
        np.zeros(tables.MOST_FACTS, dtype=np.int64),
        np.zeros((7, clever_kernel.WORLD_WORDS), dtype=np.uint64),
    )
    heard, known = np.zeros(clever_kernel.HEARD_WORDS, dtype=np.int64), np.zeros(clever_kernel.KNOWN)
    for choose in (likely, likely, quiet):
        state = ktm.start(make_setup(KTM, seats, options={"turn_limit_per_player": 16, **options}))
        row = bridge.pack(state)
        clever_kernel.recall(facts, 0, seats, bridge.flags(state.options), worlds, heard)
        clevers = [Clever(seat, Random(1), Budget()) for seat in range(seats)]
        while to_act := ktm.to_act(state):
            seat = rng.choice(to_act)
            if seat != NATURE:
                view, menu = ktm.view(state, seat), ktm.legal(state, seat)
                evaluation = Evaluation(seat, view, clevers[seat])
                mine = sum(int(word) << 64 * part for part, word in enumerate(worlds[seat]))
                assert mine == evaluation.worlds
                clever_kernel.prepare_known(row, worlds, heard, seat, known)
                for number, move in zip(bridge.menu(row, seat), menu, strict=True):
                    found = clever_kernel.worth(row, worlds, heard, seat, number, known)
                    if isinstance(state.phase, Naming):
                        assert (found > 0) == (move == evaluation.name(state.phase))
                    else:
                        assert found == pytest.approx(evaluation.worth(move), abs=1e-9)
            move = draw(ktm.odds(state), rng) if seat == NATURE else choose(state, seat, rng)
            number = bridge.candidates(state).index(move)
            state, told = ktm.play(state, seat, move)
            for clever in clevers:
                clever.count_answers([t.event for t in told])
            kernel.play(row, facts, seat, number)
            for fact in facts[: row[tables.FACTS]]:
                clever_kernel.learn(fact, seats, row[tables.OPTIONS], worlds, heard)
