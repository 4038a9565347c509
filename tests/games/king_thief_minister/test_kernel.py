"""The compiled rules do, move by move, what the readable ones do."""

from random import Random

import numpy as np
import pytest

import diwan.games.king_thief_minister as ktm
from diwan.bots.bot import Budget
from diwan.core.game import NATURE, draw
from diwan.core.registry import game as find_game
from diwan.core.setup import make_setup
from diwan.games.king_thief_minister.bots import bulk, mind
from diwan.games.king_thief_minister.bots.clever import Clever, Thought
from diwan.games.king_thief_minister.kernel import bridge, tables
from diwan.games.king_thief_minister.kernel import rules as kernel
from diwan.games.king_thief_minister.moves import Claim, Name
from diwan.games.king_thief_minister.state import Naming, Turn, spot_of

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


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: "+".join(options) or "standard")
def test_the_kernel_keeps_step_with_the_rules(seats: int, options: dict[str, object]) -> None:
    rng = Random(f"{seats}{options}")
    facts = np.zeros(tables.MOST_FACTS, dtype=np.int64)
    for _ in range(12):
        setup = make_setup(KTM, seats, options={"turn_limit_per_player": 12, **options})
        state = ktm.start(setup)
        row = bridge.pack(state)
        while waiting := ktm.to_act(state):
            assert bridge.waiting(row) == waiting
            seat = rng.choice(waiting)
            known = bridge.candidates(state)
            menu = [move for move, _ in ktm.odds(state)] if seat == NATURE else list(ktm.legal(state, seat))
            assert [known[number] for number in bridge.menu(row, seat)] == menu
            move = draw(ktm.odds(state), rng) if seat == NATURE else likely(state, seat, rng)
            before = len(state.memory)
            state, _ = ktm.play(state, seat, move)
            kernel.play(row, facts, seat, known.index(move))
            told = [int(fact) for fact in facts[: row[tables.FACTS]] if fact & 7 != tables.ANSWER]
            assert told == [bridge.pack_fact(fact) for fact in state.memory[before:]]
            row[tables.FACTS] = 0
            assert row.tolist() == bridge.pack(state).tolist()
        assert bridge.waiting(row) == ()


def test_random_games_end_and_share_their_wins() -> None:
    start = bridge.pack(ktm.start(make_setup(KTM, 4, options={"turn_limit_per_player": 20})))
    wins = np.zeros(4)
    assert bulk.playouts(start, 200, 7, wins) > 200 * 10
    assert wins.sum() == pytest.approx(200)
    assert wins.min() > 20


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: "+".join(options) or "standard")
def test_the_kernel_judges_like_clever(seats: int, options: dict[str, object]) -> None:
    """In every position, every seat that owes a decision: the same worlds, and the same worth of every move."""
    rng = Random(f"{options}{seats}")
    facts, worlds = np.zeros(tables.MOST_FACTS, dtype=np.int64), np.zeros((7, mind.LONGS), dtype=np.uint64)
    minds, known = np.zeros(mind.MIND, dtype=np.int64), np.zeros(mind.KNOWN)
    for _ in range(2):
        state = ktm.start(make_setup(KTM, seats, options={"turn_limit_per_player": 16, **options}))
        row = bridge.pack(state)
        mind.recall(facts, 0, seats, bridge.flags(state.options), worlds, minds)
        clevers = [Clever(seat, Random(1), Budget()) for seat in range(seats)]
        while waiting := ktm.to_act(state):
            seat = rng.choice(waiting)
            if seat != NATURE:
                view, menu = ktm.view(state, seat), ktm.legal(state, seat)
                thought = Thought(seat, view, clevers[seat])
                mine = sum(int(word) << 64 * part for part, word in enumerate(worlds[seat]))
                assert mine == thought.worlds
                mind.ponder(row, worlds, minds, seat, known)
                for number, move in zip(bridge.menu(row, seat), menu, strict=True):
                    found = mind.worth(row, worlds, minds, seat, number, known)
                    if isinstance(state.phase, Naming):
                        assert (found > 0) == (move == thought.name(state.phase))
                    else:
                        assert found == pytest.approx(thought.worth(move), abs=1e-9)
            move = draw(ktm.odds(state), rng) if seat == NATURE else likely(state, seat, rng)
            number = bridge.candidates(state).index(move)
            state, told = ktm.play(state, seat, move)
            for clever in clevers:
                clever.hear([t.event for t in told])
            kernel.play(row, facts, seat, number)
            for fact in facts[: row[tables.FACTS]]:
                mind.learn(fact, seats, row[tables.OPTIONS], worlds, minds)
