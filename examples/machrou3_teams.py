"""Whole teams of one bot against whole teams of another, in Machrou3 Ra2is.

    python examples/machrou3_teams.py clever hard 5 200
    python examples/machrou3_teams.py random clever 6 60 advanced
    python examples/machrou3_teams.py ismcts-plain ismcts 4 60 beginner 0.02

The last two words are the variant, and the seconds that a searching bot may think about a move.

The arena seats bots before the roles are dealt. Teams win together, so whoever plays well there lifts its mates of
other kinds too, and differences look small. Here `clever` players set the table up, and once the roles are dealt
each team is given its kind of bot. All three pairs of teams play the same deals.
"""

import sys
from random import Random

from diwan.bots.bot import Budget, make_bot
from diwan.cli.console import progress
from diwan.core.match import Match
from diwan.games.machrou3_rais.figures import ROLE_OF
from diwan.lab.intervals import p_value_of_difference, proportion
from diwan.lab.playout import play_out

GAME = "machrou3-rais"


def play(
    corrupt: str, others: str, seats: int, number: int, variant: str | None = None, seconds: float | None = None
) -> bool:
    """Return whether the Corrupt win."""
    match, rng = Match.new(GAME, seats=seats, variant=variant, seed=number), Random(number)
    while len(match.state.characters) < seats:
        seat = match.to_act[0]
        match.play(seat, make_bot("clever", GAME, seat, number).choose(match.view(seat), match.legal(seat), ()))
    names = [corrupt if ROLE_OF[character] == "corrupt" else others for character in match.state.characters]
    budget = Budget(seconds)
    play_out(match, [make_bot(name, GAME, seat, number, budget) for seat, name in enumerate(names)], rng)
    outcome = match.outcome
    assert outcome is not None
    return outcome.teams[outcome.winners[0]] == "corrupt"


def main(arguments: list[str]) -> None:
    one, two, seats, games = arguments[0], arguments[1], int(arguments[2]), int(arguments[3])
    variant = arguments[4] if len(arguments) > 4 else None
    seconds = float(arguments[5]) if len(arguments) > 5 else None
    pairs = ((one, one), (two, one), (one, two))
    won = dict.fromkeys(pairs, 0)
    with progress(f"{one}, {two}", games * len(pairs)) as advance:
        for pair in pairs:
            for number in range(games):
                won[pair] += play(*pair, seats, number, variant, seconds)
                advance()
    for (corrupt, others), wins in won.items():
        print(f"{corrupt} Corrupt beat {others} Reformists in {wins} of {games} games, {proportion(wins, games)}.")
    for pair, whom in (((two, one), "Corrupt"), ((one, two), "Reformists")):
        luck = p_value_of_difference((won[pair], games), (won[one, one], games))
        print(f"{two} instead of {one} for the {whom}: the chance of such a difference between equals is {luck:.2g}.")


if __name__ == "__main__":
    main(sys.argv[1:])
