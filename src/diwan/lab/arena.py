"""Tournaments between bots: which one is better, and how certain that is.

Games are played in blocks of as many games as there are bots. Within a block every bot plays once in every seat,
against random opponents. So no seat's advantage counts, and blocks are independent of each other: the difference
between two bots is measured block by block. Ratings are openskill's, which support tables of several players and teams.
"""

from collections.abc import Iterator, Sequence
from functools import partial
from itertools import combinations
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from msgspec import Struct

from diwan.core.errors import BadSetup, DiwanError
from diwan.core.extras import needs
from diwan.core.game import shares_of_win
from diwan.lab.intervals import LEVEL, Interval, mean, p_value, proportion
from diwan.lab.journal import Journal
from diwan.lab.page import Page, format_probability, game_title
from diwan.lab.sim import GameResult, Plan, play_one
from diwan.lab.workers import HERE, Crew


class Tournament(Plan, frozen=True):
    """A plan whose games come in blocks."""

    def bots_by_seat(self, number: int) -> tuple[str, ...]:
        """Return the bot of each seat in a game."""
        block, turn = divmod(number, len(self.bots))
        rng = Random(f"{self.seed}/block/{block}")
        count = len(self.bots)
        places = [place % count for place in range(max(count, self.setup.seats))]
        rng.shuffle(places)
        return tuple(self.bots[(place + turn) % count] for place in places[: self.setup.seats])


class BotResult(Struct, frozen=True):
    """The result of one bot."""

    bot: str
    games: int
    """The number of seats that it had, in all games together."""
    wins: float
    rate: Interval
    rating: float
    uncertainty: float
    """The standard deviation of the rating. The true rating is within two of them in most cases."""


class Comparison(Struct, frozen=True):
    """How much more often one bot wins a game than another, in the same blocks."""

    first: str
    second: str
    difference: Interval
    chance: float
    """The p-value of the difference, times the number of pairs that were compared (Bonferroni)."""
    significant: bool


class Ranking(Struct, frozen=True):
    """The result of a tournament, best bot first."""

    game: str
    variant: str
    seats: int
    games: int
    bots: list[BotResult]
    duels: list[Comparison]


# --- Playing, with a file to resume from ---


class TournamentLog:
    """The games that were played, also kept in a file of JSON lines, so that an interrupted tournament can resume."""

    def __init__(self, plan: Tournament, path: Path | None) -> None:
        self._journal = Journal(path) if path else None
        self.games: list[GameResult] = []
        if self._journal:
            self._open(self._journal, msgspec.json.encode({"arena": 1, "plan": plan}, order="deterministic"))

    def _open(self, journal: Journal, head: bytes) -> None:
        if not (lines := journal.lines()):
            journal.add(head)
        elif lines[0] != head:
            raise DiwanError(f"{journal.path} holds another tournament; give --out another folder")
        decode = msgspec.json.Decoder(GameResult).decode
        self.games = journal.entries(decode, "this is not a game of a tournament; remove the line", since=1)

    def add(self, played: GameResult) -> None:
        """Add a game, to the file too."""
        self.games.append(played)
        if self._journal:
            self._journal.add(msgspec.json.encode(played))


def make_tournament(plan: Plan) -> Tournament:
    """Return the tournament of a plan; raise BadSetup unless it has two or more different bots."""
    if len(set(plan.bots)) != len(plan.bots) or len(plan.bots) < 2:
        raise BadSetup("an arena needs at least two different bots; give their names to --bots, separated by commas")
    _rating_model()  # A missing extra is reported before any game is played.
    return Tournament(game=plan.game, setup=plan.setup, bots=plan.bots, seed=plan.seed, budget=plan.budget)


def round_up_to_blocks(games: int, bots: int) -> int:
    """Return the number of games with the last block completed."""
    return -(-games // bots) * bots


def play_tournament(plan: Tournament, log: TournamentLog, games: int, crew: Crew = HERE) -> Iterator[GameResult]:
    """Play the games that are missing in the log, and yield them."""
    for played in crew.spread(partial(play_one, plan), range(len(log.games), games)):
        log.add(played)
        yield played


# --- Evaluation ---


def shares(played: GameResult) -> tuple[float, ...]:
    """Return each seat's share of the win."""
    return shares_of_win(played.winners, len(played.bots), draw="nobody")


def rank(plan: Tournament, games: Sequence[GameResult]) -> Ranking:
    """Rate all bots and compare every pair of them."""
    ratings = compute_ratings(plan.bots, games)
    results = []
    for bot in plan.bots:
        won = [share for game in games for share, name in zip(shares(game), game.bots, strict=True) if name == bot]
        rating, uncertainty = ratings[bot]
        results.append(
            BotResult(
                bot=bot,
                games=len(won),
                wins=round(sum(won), 6),
                rate=proportion(sum(won), len(won)),
                rating=rating,
                uncertainty=uncertainty,
            )
        )
    results.sort(key=lambda result: -result.rating)
    pairs = list(combinations([result.bot for result in results], 2))
    return Ranking(
        game=plan.game,
        variant=plan.setup.variant,
        seats=plan.setup.seats,
        games=len(games),
        bots=results,
        duels=[_compare(one, two, plan, games, len(pairs)) for one, two in pairs],
    )


def _compare(one: str, two: str, plan: Tournament, games: Sequence[GameResult], pairs: int) -> Comparison:
    count, differences = len(plan.bots), []
    for first in range(0, len(games) - count + 1, count):
        won = {one: [0.0, 0], two: [0.0, 0]}
        for game in games[first : first + count]:
            for share, name in zip(shares(game), game.bots, strict=True):
                if name in won:
                    won[name][0] += share
                    won[name][1] += 1
        differences.append(won[one][0] / won[one][1] - won[two][0] / won[two][1])
    corrected = min(1.0, p_value(differences) * pairs)
    return Comparison(
        first=one, second=two, difference=mean(differences), chance=corrected, significant=corrected < LEVEL
    )


def compute_ratings(bots: Sequence[str], games: Sequence[GameResult]) -> dict[str, tuple[float, float]]:
    """Return the rating of each bot and its standard deviation.

    If a bot has several seats in a game, its rating changes by the mean of what they achieved."""
    model = _rating_model()
    now: dict[str, Any] = {bot: model.rating(name=bot) for bot in bots}
    for game in games:
        sides = _sides(game)
        before = [
            [model.create_rating([now[game.bots[s]].mu, now[game.bots[s]].sigma]) for s in side] for side in sides
        ]
        ranks = [0.0 if set(side) & set(game.winners) else 1.0 for side in sides]
        after = model.rate(before, ranks=ranks)
        moved: dict[str, list[Any]] = {}
        for side, ratings in zip(sides, after, strict=True):
            for seat, rating in zip(side, ratings, strict=True):
                moved.setdefault(game.bots[seat], []).append(rating)
        for bot, ratings in moved.items():
            mu, sigma = (sum(getattr(r, key) for r in ratings) / len(ratings) for key in ("mu", "sigma"))
            now[bot] = model.create_rating([mu, sigma], bot)
    return {bot: (round(rating.mu, 3), round(rating.sigma, 3)) for bot, rating in now.items()}


def _rating_model() -> Any:
    with needs("arena", "an arena"):
        from openskill.models import PlackettLuce
    return PlackettLuce()


def _sides(game: GameResult) -> list[list[int]]:
    """Return the sides of a game: teams, or every seat for itself. Teams whose seats did not all win or lose together
    are not sides."""
    seats = range(len(game.bots))
    if not game.teams:
        return [[seat] for seat in seats]
    teams = [[seat for seat in seats if game.teams[seat] == team] for team in dict.fromkeys(game.teams)]
    together = all(len({seat in game.winners for seat in team}) == 1 for team in teams)
    return teams if together and len(teams) > 1 else [[seat] for seat in seats]


# --- Reporting ---


def verdict(comparison: Comparison) -> str:
    """Return a sentence that says which of two bots is better, or that the difference is not significant."""
    one, two = comparison.first, comparison.second
    if not comparison.significant:
        return f"{one} and {two}: no significant difference; play more games to tell them apart."
    better, worse = (one, two) if comparison.difference.value > 0 else (two, one)
    points = 100 * abs(comparison.difference.value)
    return f"{better} is better than {worse}: its share of wins per seat is {points:.1f} percentage points higher."


def page(ranking: Ranking, command: str) -> str:
    """Return the result of a tournament as an HTML page."""
    sheet = Page(f"Arena: {game_title(ranking.game)}")
    sheet.paragraph(
        f"{ranking.games} games of the variant {ranking.variant} with {ranking.seats} seats. Every bot played equally "
        "often in every seat. Dots are measured rates; whiskers are 95 % confidence intervals. A shared win counts as "
        "a fraction."
    )
    sheet.heading("Who is better")
    sheet.list([verdict(comparison) for comparison in ranking.duels])
    sheet.heading("Wins")
    sheet.rates("Share of games won, by bot", [(r.bot, r.rate) for r in ranking.bots], 1 / ranking.seats)
    sheet.table(
        ["bot", "rating", "± (two deviations)", "seats", "wins", "share (95 %)"],
        [
            [r.bot, f"{r.rating:.1f}", f"{2 * r.uncertainty:.1f}", str(r.games), f"{r.wins:.1f}", str(r.rate)]
            for r in ranking.bots
        ],
    )
    sheet.paragraph("Every rating starts at 25. It rises with wins, and more for wins against strong bots.", "note")
    sheet.heading("Pair by pair")
    sheet.table(
        ["pair", "difference of win shares (95 %)", "probability by luck alone"],
        [[f"{d.first} against {d.second}", str(d.difference), format_probability(d.chance)] for d in ranking.duels],
    )
    sheet.command(command)
    return sheet.html()
