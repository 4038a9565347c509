"""Our bots against OpenSpiel's own information-set search, at one table, through the OpenSpiel adapter.

    python examples/against_openspiel.py clash hard 20 50

plays 20 games of Clash: our `hard` has one seat, OpenSpiel's Python ISMCTS with 50 simulations a move (random
rollouts, resampling by our `imagine`) has the others. Seats change from game to game.
"""

import sys
from time import process_time
from typing import Any

import numpy as np
import pyspiel
from msgspec import Struct
from open_spiel.python.algorithms import ismcts, mcts

from diwan.adapters.openspiel import register
from diwan.bots.bot import Budget, make_bot
from diwan.core.registry import game as find_game
from diwan.lab.intervals import Interval, proportion

OPTIONS = {"king-thief-minister": '{"turn_limit_per_player": 8}'}
"""Random rollouts of King Thief Minister are long; without a limit OpenSpiel's search hardly gets anywhere."""


class Result(Struct, frozen=True):
    won: float
    """Our share of the decided games."""
    decided: int
    rate: Interval
    seconds_ours: float
    """CPU time a move."""
    seconds_theirs: float
    simulations_per_second: float


def compete(game_id: str, bot: str, games: int, simulations: int, budget: Budget | None = None) -> Result:
    game = pyspiel.load_game(register(find_game(game_id)), {"options": OPTIONS.get(game_id, "")})
    won, decided = 0.0, 0
    clocks = {True: [0.0, 0], False: [0.0, 0]}
    for number in range(games):
        random = np.random.RandomState(number)
        state: Any = game.new_initial_state()
        ours = number % game.num_players()
        player = make_bot(bot, game_id, ours, number, budget)
        others = [_searcher(game, simulations, random) for _ in range(game.num_players())]
        while not state.is_terminal():
            if state.is_chance_node():
                actions, odds = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(int(random.choice(actions, p=odds)))
                continue
            seat = state.current_player()
            began = process_time()
            action = _ask(player, state, seat) if seat == ours else others[seat].step(state)
            clock = clocks[seat == ours]
            clock[0] += process_time() - began
            clock[1] += 1
            state.apply_action(action)
        share = state.returns()[ours]
        if share != 1 / game.num_players():
            decided += 1
            won += share
    mine, theirs = (seconds / max(1, moves) for seconds, moves in (clocks[True], clocks[False]))
    return Result(won, decided, proportion(won, decided), mine, theirs, simulations / theirs if theirs else 0.0)


def _searcher(game: Any, simulations: int, random: np.random.RandomState) -> Any:
    evaluator = mcts.RandomRolloutEvaluator(1, random)
    return ismcts.ISMCTSBot(game, evaluator, 1.4, simulations, random_state=random)


def _ask(player: Any, state: Any, seat: int) -> int:
    numbers = state.get_game().codes.numbers(state.get_game().rules.legal(state.position, seat))
    move = player.choose(state.view(seat), list(numbers.values()), ())
    return int(next(number for number, known in numbers.items() if known == move))


def main(arguments: list[str]) -> None:
    game_id, bot, games, simulations = arguments
    result = compete(game_id, bot, int(games), int(simulations))
    print(
        f"{bot} won {result.won:g} of {result.decided} decided games, {result.rate}.\n"
        f"CPU time a move: ours {1000 * result.seconds_ours:.1f} ms, theirs {1000 * result.seconds_theirs:.1f} ms "
        f"({result.simulations_per_second:.0f} simulations/s)."
    )


if __name__ == "__main__":
    main(sys.argv[1:])
