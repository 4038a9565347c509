"""OpenSpiel's own test passes for every game, its searchers play them fairly, and CFR solves a small one."""

import json
import pickle

import higher_card
import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import cfr, exploitability, ismcts, mcts

from adapters.short import short_json
from diwan.adapters.openspiel import NAMES, DiwanState, register


@pytest.mark.parametrize("name", NAMES)
def test_random_simulation(name: str) -> None:
    game = pyspiel.load_game(name, short_json(name))
    state = game.new_initial_state()
    rng = np.random.RandomState(1)
    while not state.is_terminal():
        if state.is_chance_node():
            actions, odds = zip(*state.chance_outcomes(), strict=True)
            assert sum(odds) == pytest.approx(1.0)
            state.apply_action(int(rng.choice(actions, p=odds)))
        else:
            legal = state.legal_actions()
            assert legal == sorted(set(legal))
            state.apply_action(int(rng.choice(legal)))
    assert sum(state.returns()) == pytest.approx(1.0)


SHORT = {
    "diwan_clash": "",
    "diwan_intrigue": '{"max_rounds": 1, "rotations": 1}',
    "diwan_king_thief_minister": '{"turn_limit_per_player": 2}',
    "diwan_machrou3_rais": "",
}


@pytest.mark.parametrize("name", NAMES)
def test_openspiels_own_random_sim_test(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name, {"options": SHORT[name]}), 1, True, False)


def test_openspiels_own_random_sim_test_of_a_game_from_elsewhere() -> None:
    pyspiel.random_sim_test(pyspiel.load_game(register(higher_card.GAME)), 10, True, False)


def middle(name: str, decisions: int = 4) -> DiwanState:
    """Return a state of a random game in which a player is to act."""
    rng = np.random.RandomState(3)
    state: DiwanState = pyspiel.load_game(name, short_json(name)).new_initial_state()
    while decisions > 0 or state.is_chance_node():
        if state.is_chance_node():
            actions, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(rng.choice(actions, p=odds)))
        else:
            decisions -= 1
            state.apply_action(int(rng.choice(state.legal_actions())))
    return state


@pytest.mark.parametrize("name", NAMES)
def test_resampling_keeps_what_a_player_knows(name: str) -> None:
    state = middle(name)
    player = state.current_player()
    twins = [state.resample_from_infostate(player, lambda part=part: part / 20) for part in range(20)]  # type: ignore[misc]
    assert {twin.information_state_string(player) for twin in twins} == {state.information_state_string(player)}
    assert {tuple(twin.legal_actions()) for twin in twins} == {tuple(state.legal_actions())}


def test_resampling_does_not_use_the_true_state() -> None:
    state = middle("diwan_king_thief_minister")
    twins = [state.resample_from_infostate(0, lambda part=part: part / 50) for part in range(50)]  # type: ignore[misc]
    assert len({str(twin) for twin in twins}) > 10


@pytest.mark.parametrize("name", NAMES)
def test_states_can_be_cloned_and_pickled(name: str) -> None:
    state = middle(name)
    twin, clone = pickle.loads(pickle.dumps(state)), state.clone()
    assert twin.position == clone.position == state.position
    clone.apply_action(clone.legal_actions()[0])
    assert twin.position == state.position != clone.position


@pytest.mark.parametrize("name", NAMES)
def test_games_can_be_pickled(name: str) -> None:
    game = pyspiel.load_game(name, short_json(name))
    twin = pickle.loads(pickle.dumps(game))
    assert str(twin) == str(game)
    assert str(twin.new_initial_state()) == str(game.new_initial_state())


def test_each_player_hears_what_the_last_action_told_it() -> None:
    state = pyspiel.load_game(register(higher_card.GAME)).new_initial_state()
    state.apply_action(4)
    assert state.news(0) == (higher_card.Dealt(0), higher_card.Got(4))
    assert state.clone().news(1) == (higher_card.Dealt(0),)


def test_an_impossible_action_is_refused() -> None:
    state = middle("diwan_king_thief_minister")
    legal = state.legal_actions()
    wrong = next(action for action in range(state.num_distinct_actions()) if action not in legal)
    with pytest.raises(ValueError, match="cannot take action"):
        state.apply_action(wrong)


def test_openspiels_searchers_can_play() -> None:
    game = pyspiel.load_game(register(higher_card.GAME))
    random = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, random)
    state = game.new_initial_state()
    state.apply_action(4)
    state.apply_action(0)
    bot = ismcts.ISMCTSBot(game, evaluator, 1.0, 200, random_state=random)
    assert "Stay" in state.action_to_string(bot.step(state))  # the highest card stays
    searcher = mcts.MCTSBot(game, 1.0, 50, evaluator, random_state=random)
    assert searcher.step(state) in state.legal_actions()


def test_cfr_solves_a_small_table() -> None:
    game = pyspiel.load_game(register(higher_card.GAME), {"options": '{"ranks": 4}'})
    solver = cfr.CFRSolver(game)
    before = exploitability.nash_conv(game, solver.average_policy())
    for _ in range(60):
        solver.evaluate_and_update_policy()
    after = exploitability.nash_conv(game, solver.average_policy())
    assert after < before / 10


LAST_TURN = {
    "options": {"peasant_scope": "owned", "turn_limit_per_player": 1, "under_table": "random"},
    "coins": [0, 0, 0],
    "treasury": 9,
    "tracks": [0, 1, 2, 3, 4, 5],
    "faces": list("MEPKTS"),
    "memory": [{"type": "Display", "track": track, "face": face} for track, face in enumerate("MEPKTS")],
    "turns": 1,
    "paid_turn": 0,
    "phase": {"type": "Shuffling", "seat": 1, "a": 0, "b": 3},
}
"""A position of King Thief Minister with one turn left: all cards were seen, two were swapped under the table."""


def test_cfr_solves_the_last_turn_of_king_thief_minister() -> None:
    position = json.dumps(LAST_TURN)
    game = pyspiel.load_game("diwan_king_thief_minister", {"players": 3, "position": position})
    solver = cfr.CFRSolver(game)
    before = exploitability.nash_conv(game, solver.average_policy())
    for _ in range(30):
        solver.evaluate_and_update_policy()
    after = exploitability.nash_conv(game, solver.average_policy())
    assert after < before / 10
    pyspiel.random_sim_test(game, 3, True, False)
