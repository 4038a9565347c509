"""Which bot is better, and how sure we are.

Games are played in blocks, one game for every bot: within a block every bot sits once in every seat, beside opponents
that a seed draws. So no seat's advantage counts, and the blocks are independent of each other: differences between two
bots are measured block by block. Ratings are openskill's, for tables of several players and for teams.
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
from diwan.lab.intervals import LEVEL, Interval, chance, mean, proportion
from diwan.lab.journal import Journal
from diwan.lab.page import Page, luck, title
from diwan.lab.sim import Plan, Played, play_one
from diwan.lab.workers import HERE, Crew


class Tournament(Plan, frozen=True):
    def seated(self, number: int) -> tuple[str, ...]:
        block, turn = divmod(number, len(self.bots))
        rng = Random(f"{self.seed}/block/{block}")
        count = len(self.bots)
        places = [place % count for place in range(max(count, self.setup.seats))]
        rng.shuffle(places)
        return tuple(self.bots[(place + turn) % count] for place in places[: self.setup.seats])


class Rated(Struct, frozen=True):
    bot: str
    games: int
    """Seats that it had, in all games."""
    wins: float
    rate: Interval
    rating: float
    uncertainty: float
    """The standard deviation of the rating; the true one lies within two of them, mostly."""


class Duel(Struct, frozen=True):
    """How much more often the first wins a game than the second, at the same tables."""

    first: str
    second: str
    difference: Interval
    chance: float
    """The probability of such a difference between equals, times the number of pairs that were compared."""
    significant: bool


class Standing(Struct, frozen=True):
    game: str
    variant: str
    seats: int
    games: int
    bots: list[Rated]
    duels: list[Duel]


# --- Playing, with a memory on disk ---


class Diary:
    """Every game as a line of JSON, so that an interrupted tournament goes on where it stopped."""

    def __init__(self, plan: Tournament, path: Path | None) -> None:
        self._journal = Journal(path) if path else None
        self.games: list[Played] = []
        if self._journal:
            self._open(self._journal, msgspec.json.encode({"arena": 1, "plan": plan}, order="deterministic"))

    def _open(self, journal: Journal, head: bytes) -> None:
        if not (lines := journal.lines()):
            journal.add(head)
        elif lines[0] != head:
            raise DiwanError(f"{journal.path} holds another tournament; give --out another folder")
        decode = msgspec.json.Decoder(Played).decode
        self.games = journal.entries(decode, "this is not a game of a tournament; remove it", since=1)

    def add(self, played: Played) -> None:
        self.games.append(played)
        if self._journal:
            self._journal.add(msgspec.json.encode(played))


def make_tournament(plan: Plan) -> Tournament:
    if len(set(plan.bots)) != len(plan.bots) or len(plan.bots) < 2:
        raise BadSetup("an arena needs at least two different bots; give --bots their names with commas")
    _rating_model()  # or its extra would be missed when all the games have been played
    return Tournament(plan.game, plan.setup, plan.bots, plan.seed, plan.budget)


def whole_blocks(games: int, bots: int) -> int:
    """The games that complete the last block."""
    return -(-games // bots) * bots


def compete(plan: Tournament, diary: Diary, games: int, crew: Crew = HERE) -> Iterator[Played]:
    """Plays what the diary lacks; yields the games that were added."""
    for played in crew.spread(partial(play_one, plan), range(len(diary.games), games)):
        diary.add(played)
        yield played


# --- Judging ---


def shares(played: Played) -> tuple[float, ...]:
    """By seat: the share of the win."""
    return shares_of_win(played.winners, len(played.bots), draw="nobody")


def judge(plan: Tournament, games: Sequence[Played]) -> Standing:
    ratings = rate(plan.bots, games)
    rated = []
    for bot in plan.bots:
        seats = [share for game in games for share, name in zip(shares(game), game.bots, strict=True) if name == bot]
        rating, uncertainty = ratings[bot]
        rated.append(
            Rated(bot, len(seats), round(sum(seats), 6), proportion(sum(seats), len(seats)), rating, uncertainty)
        )
    rated.sort(key=lambda r: -r.rating)
    pairs = list(combinations([r.bot for r in rated], 2))
    duels = [_duel(one, two, plan, games, len(pairs)) for one, two in pairs]
    return Standing(plan.game, plan.setup.variant, plan.setup.seats, len(games), rated, duels)


def _duel(one: str, two: str, plan: Tournament, games: Sequence[Played], pairs: int) -> Duel:
    count, differences = len(plan.bots), []
    for first in range(0, len(games) - count + 1, count):
        won = {one: [0.0, 0], two: [0.0, 0]}
        for game in games[first : first + count]:
            for share, name in zip(shares(game), game.bots, strict=True):
                if name in won:
                    won[name][0] += share
                    won[name][1] += 1
        differences.append(won[one][0] / won[one][1] - won[two][0] / won[two][1])
    likely = min(1.0, chance(differences) * pairs)
    return Duel(one, two, mean(differences), likely, likely < LEVEL)


def rate(bots: Sequence[str], games: Sequence[Played]) -> dict[str, tuple[float, float]]:
    """Ratings and their uncertainty. A bot that has several seats at a table moves by the mean of what they did."""
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


def _sides(game: Played) -> list[list[int]]:
    """Who wins together: teams, or every seat for itself. Teams in which some won and some lost are none."""
    seats = range(len(game.bots))
    if not game.teams:
        return [[seat] for seat in seats]
    teams = [[seat for seat in seats if game.teams[seat] == team] for team in dict.fromkeys(game.teams)]
    together = all(len({seat in game.winners for seat in team}) == 1 for team in teams)
    return teams if together and len(teams) > 1 else [[seat] for seat in seats]


# --- Telling ---


def verdict(duel: Duel) -> str:
    if not duel.significant:
        return f"{duel.first} and {duel.second}: no significant difference; play more games to tell them apart."
    better, worse = (duel.first, duel.second) if duel.difference.value > 0 else (duel.second, duel.first)
    points = 100 * abs(duel.difference.value)
    return f"{better} is better than {worse}: it wins {points:.1f} points more of its seats' games."


def page(standing: Standing, command: str) -> str:
    sheet = Page(f"Arena: {title(standing.game)}")
    sheet.say(
        f"{standing.games} games of the variant {standing.variant} with {standing.seats} seats. Every bot sat equally "
        "often in every seat. Dots are measured rates; the whiskers show where the true rate lies nineteen times out "
        "of twenty. A shared win counts as its fraction."
    )
    sheet.heading("Who is better")
    sheet.list([verdict(duel) for duel in standing.duels])
    sheet.heading("Wins")
    sheet.rates("Share of games won, by bot", [(r.bot, r.rate) for r in standing.bots], 1 / standing.seats)
    sheet.table(
        ["bot", "rating", "± (two deviations)", "seats", "wins", "share (95 %)"],
        [
            [r.bot, f"{r.rating:.1f}", f"{2 * r.uncertainty:.1f}", str(r.games), f"{r.wins:.1f}", str(r.rate)]
            for r in standing.bots
        ],
    )
    sheet.say("The rating starts at 25 for everybody; it grows with wins, and more so against the strong.", "note")
    sheet.heading("Pair by pair")
    sheet.table(
        ["pair", "wins more of its games (95 %)", "as likely by luck alone"],
        [[f"{d.first} beside {d.second}", str(d.difference), luck(d.chance)] for d in standing.duels],
    )
    sheet.command(command)
    return sheet.html()
