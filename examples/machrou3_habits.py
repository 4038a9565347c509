"""Count how `clever` bots of each team play Machrou3 Ra2is, for `diwan.games.machrou3_rais.bots.habits`.

    python examples/machrou3_habits.py 480 1

plays 480 games of seed 1, of all seat counts and both variants in turn, and prints the tables of that module. Every
rate is a share of like occasions: of a team's turns, of its challenges, of the times that it was asked for help, of its
votes, of its hints.
"""

import sys
from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any, TypeAlias

from diwan.bots.bot import make_bot
from diwan.cli.console import progress
from diwan.core.game import Told
from diwan.core.match import Match
from diwan.games.machrou3_rais import events as e
from diwan.games.machrou3_rais.bots.habits import ACTS, CHALLENGED_CORRUPT, HELP, SIDES, TRUE_HINTS, WITH
from diwan.games.machrou3_rais.figures import ROLE_OF, Character
from diwan.games.machrou3_rais.state import Tally
from diwan.lab.playout import play_out

GAME = "machrou3-rais"
SETTINGS = [(seats, variant) for seats in (4, 5, 6) for variant in ("beginner", "advanced")]
NEVER = 0.05
"""The least probability of a habit: something that was never seen is not impossible."""

Seen: TypeAlias = Counter[tuple[str, Any, Any]]
"""Counts by table, occasion and action."""


def play(number: int, seed: str) -> Match:
    seats, variant = SETTINGS[number % len(SETTINGS)]
    match = Match.new(GAME, seats=seats, variant=variant, seed=f"{seed}/{number}")
    play_out(match, [make_bot("clever", GAME, seat, f"{seed}/{number}") for seat in match.seats], Random(number))
    return match


def count(characters: Sequence[Character], told: Sequence[Told], votes: Sequence[Tally]) -> Seen:
    """Count one game. The votes come from the state, because here secret ballots are known."""
    roles = [ROLE_OF[character] for character in characters]
    corrupt = [role == "corrupt" for role in roles]
    seen: Seen = Counter()
    challenger = defender = 0
    for event in (t.event for t in told):
        match event:
            case e.TurnBegan():
                seen["turns", corrupt[event.seat], "all"] += 1
            case e.Campaigned() | e.SwapOffered() | e.Passed():
                seen["turns", corrupt[event.seat], type(event)] += 1
            case e.Challenged():
                challenger, defender = event.seat, event.defender
                seen["turns", corrupt[challenger], type(event)] += 1
                if sum(corrupt) > 1:
                    seen["challenged", corrupt[challenger], corrupt[defender]] += 1
            case e.HelpOffered():
                seen["help", (corrupt[event.seat], corrupt[challenger], corrupt[defender]), event.side] += 1
            case e.StayedNeutral():
                seen["help", (corrupt[event.seat], corrupt[challenger], corrupt[defender]), None] += 1
            case e.Hinted():
                true = (event.team == "corrupt") == corrupt[event.about]
                seen["hints", roles[event.seat], true] += 1
    for vote in votes:
        for voter, ballot in enumerate(vote.ballots):
            if voter != vote.matter.seat:
                seen["votes", (corrupt[voter], corrupt[vote.matter.seat]), ballot] += 1
    return seen


def tables(seen: Seen) -> dict[str, str]:
    """Return the Python source of each table, in the order of the module."""

    def rate(table: str, occasion: Any, what: Any, *choices: Any) -> float:
        every = sum(seen[table, occasion, choice] for choice in choices)
        part = seen[table, occasion, what] / every if every else 0.0
        return float(f"{part if 0 < part < 1 else min(1 - NEVER, max(NEVER, part)):.2g}")

    both = (True, False)
    acts = [f"e.{act.__name__}: {tuple(rate('turns', team, act, 'all') for team in both)}" for act in ACTS]
    return {
        "ACTS": "{" + ", ".join(acts) + "}",
        "CHALLENGED_CORRUPT": str({team: rate("challenged", team, True, *both) for team in CHALLENGED_CORRUPT}),
        "HELP": str({asked: tuple(rate("help", asked, side, *SIDES) for side in SIDES) for asked in HELP}),
        "WITH": str({teams: rate("votes", teams, True, *both) for teams in WITH}),
        "TRUE_HINTS": str({role: rate("hints", role, True, *both) for role in TRUE_HINTS}),
    }


def main(arguments: list[str]) -> None:
    games, seed = int(arguments[0]), arguments[1]
    seen: Seen = Counter()
    with progress("games", games) as advance:
        for number in range(games):
            match = play(number, seed)
            seen += count(match.state.characters, match.told, match.state.votes)
            advance()
    for name, source in tables(seen).items():
        print(f"{name} = {source}")


if __name__ == "__main__":
    main(sys.argv[1:])
