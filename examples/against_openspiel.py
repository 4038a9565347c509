"""Our bots against OpenSpiel's own information-set search in the same game, through the OpenSpiel adapter.

    python examples/against_openspiel.py clash hard 20 50

plays 20 games of Clash: our `hard` has one seat, OpenSpiel's Python ISMCTS (random rollouts, resampling by our
`imagine`) has the others. It gets as much CPU time a move as ours takes, and no fewer than 50 simulations: with less it
could not try a menu once. Seats change from game to game. In Machrou3 Ra2is, where teams win, our bot has a whole team,
now the Corrupt and now the others; in Intrigue every other seat. Nobody is told who plays whom.
"""

import sys
from time import process_time
from typing import Any

import numpy as np
import pyspiel
from msgspec import Struct
from msgspec.structs import replace
from open_spiel.python.algorithms import ismcts, mcts

from diwan.adapters.openspiel import register
from diwan.bots.bot import Budget, make_bot
from diwan.cli.console import progress
from diwan.core.game import Outcome
from diwan.core.registry import game as find_game
from diwan.games.machrou3_rais.figures import ROLE_OF
from diwan.lab.intervals import Interval, proportion

OPTIONS = {
    "king-thief-minister": '{"turn_limit_per_player": 8}',
    "intrigue": '{"max_rounds": 2, "rotations": 2}',
}
"""Moves of a random rollout. Rollouts are long, and without a limit OpenSpiel's search finds almost nothing."""


class Result(Struct, frozen=True):
    won: float
    """Our share of the games that somebody won."""
    decided: int
    rate: Interval
    seconds_ours: float
    """CPU seconds per move."""
    seconds_theirs: float
    simulations: float
    """Simulations of their search per move."""

    @property
    def simulations_per_second(self) -> float:
        return self.simulations / self.seconds_theirs if self.seconds_theirs else 0.0


class Clock(Struct):
    seconds: float = 0.0
    moves: int = 0
    simulations: int = 0

    @property
    def mean(self) -> float:
        return self.seconds / max(1, self.moves)


def compete(game_id: str, bot: str, games: int, simulations: int, budget: Budget | None = None) -> Result:
    game = pyspiel.load_game(register(find_game(game_id)), {"options": OPTIONS.get(game_id, "")})
    won, decided = 0.0, 0
    mine, theirs = Clock(), Clock()
    with progress(f"{game_id}: {bot}", games) as advance:
        for number in range(games):
            random = np.random.RandomState(number)
            state: Any = game.new_initial_state()
            seats = range(game.num_players())
            players = [make_bot(bot, game_id, seat, number, budget) for seat in seats]
            news: list[list[Any]] = [[] for _ in seats]
            while not state.is_terminal():
                if state.is_chance_node():
                    actions, odds = zip(*state.chance_outcomes(), strict=True)
                    _apply(state, int(random.choice(actions, p=odds)), news)
                    continue
                seat = state.current_player()
                if len(state.legal_actions()) == 1:
                    _apply(state, state.legal_actions()[0], news)
                    continue
                ours = _ours(game_id, number, state.position, game.num_players())
                clock = mine if seat in ours else theirs
                began = process_time()
                if seat in ours:
                    action = _ask(players[seat], state, seat, news[seat])
                else:
                    often = max(simulations, round(mine.mean * theirs.simulations / max(1e-9, theirs.seconds)))
                    action = _searcher(game, often, random).step(state)
                    theirs.simulations += often
                clock.seconds += process_time() - began
                clock.moves += 1
                _apply(state, action, news)
            outcome = state.get_game().rules.outcome(state.position)
            if 0 < len(outcome.winners) < game.num_players():
                decided += 1
                won += _share(outcome, ours)
            advance()
    return Result(
        won, decided, proportion(won, decided), mine.mean, theirs.mean, theirs.simulations / max(1, theirs.moves)
    )


def _searcher(game: Any, simulations: int, random: np.random.RandomState) -> Any:
    evaluator = mcts.RandomRolloutEvaluator(1, random)
    return ismcts.ISMCTSBot(game, evaluator, 1.4, simulations, random_state=random)


def _apply(state: Any, action: int, news: list[list[Any]]) -> None:
    state.apply_action(action)
    for seat, heard in enumerate(news):
        heard += state.news(seat)


def _ask(player: Any, state: Any, seat: int, news: list[Any]) -> int:
    """Return the action number of our bot's choice, without the words that go with it. If it chooses a legal move that
    the menu does not list, the most similar listed move is used."""
    numbers = state.get_game().codes.numbers(state.get_game().rules.legal(state.position, seat))
    move = player.choose(state.view(seat), list(numbers.values()), tuple(news))
    news.clear()
    if hasattr(move, "words"):
        move = replace(move, words="")
    alike = {number: _likeness(known, move) for number, known in numbers.items() if type(known) is type(move)}
    return int(max(alike, key=alike.__getitem__))


def _likeness(one: Any, other: Any) -> int:
    return sum(getattr(one, field) == getattr(other, field) for field in one.__struct_fields__)


def _ours(game_id: str, number: int, position: Any, seats: int) -> list[int]:
    """Return our seats in a game: one seat, one team, or half of the table."""
    if game_id == "machrou3-rais":
        corrupt = [ROLE_OF[character] == "corrupt" for character in position.characters]
        return [seat for seat in range(seats) if corrupt[seat] == (number % 2 == 0)]
    if game_id == "intrigue":
        return [seat for seat in range(seats) if seat % 2 == number % 2]
    return [number % seats]


def _share(outcome: Outcome, ours: list[int]) -> float:
    """Return our share of the win. A win of a team counts as a whole win."""
    won = sum(seat in ours for seat in outcome.winners)
    return float(won > 0) if outcome.teams else won / len(outcome.winners)


def main(arguments: list[str]) -> None:
    game_id, bot, games, simulations = arguments
    result = compete(game_id, bot, int(games), int(simulations))
    print(
        f"{bot} won {result.won:g} of {result.decided} decided games, {result.rate}.\n"
        f"CPU time a move: ours {1000 * result.seconds_ours:.1f} ms, theirs {1000 * result.seconds_theirs:.1f} ms "
        f"({result.simulations:.0f} simulations, {result.simulations_per_second:.0f} a second)."
    )


if __name__ == "__main__":
    main(sys.argv[1:])
