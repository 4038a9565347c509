"""Simulation: many games between bots, with the same results for any number of workers.

A game depends only on its number and the seed.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import partial
from random import Random
from time import perf_counter
from typing import Any, TypeAlias

from msgspec import Struct

from diwan.bots.bot import Budget, find_bot, make_bot
from diwan.core.errors import BadSetup
from diwan.core.game import AnyGame, Refusal, Setup, shares_of_win
from diwan.core.match import Match
from diwan.core.registry import game as find_game
from diwan.lab.playout import play_out
from diwan.lab.records import Row, make_row
from diwan.lab.workers import HERE, Crew

Statistics: TypeAlias = Mapping[str, float]


class Plan(Struct, frozen=True):
    """What is to be played."""

    game: str
    setup: Setup[Any]
    bots: tuple[str, ...]
    """One bot for all seats, or one for each seat; then they change seats from game to game."""
    seed: int | str
    budget: Budget = Budget()
    records: bool = False

    def bots_by_seat(self, number: int) -> tuple[str, ...]:
        """Return the bot of each seat in a game. The bots rotate, so that no seat's advantage counts."""
        seats = self.setup.seats
        if len(self.bots) == 1:
            return self.bots * seats
        return tuple(self.bots[(seat - number) % seats] for seat in range(seats))


class GameResult(Struct, frozen=True):
    """What is kept of one game."""

    bots: tuple[str, ...]
    winners: tuple[int, ...]
    teams: tuple[str, ...]
    moves: int
    statistics: Statistics
    record: Row | None


def make_plan(
    game_id: str,
    setup: Setup[Any],
    names: Sequence[str],
    seed: int | str,
    budget: Budget | None = None,
    records: bool = False,
) -> Plan:
    """Return a checked plan. Raise BadSetup for an unknown bot or a wrong number of bots, and MissingExtra for a bot
    whose extra is not installed."""
    for name in names:
        find_bot(name, game_id)
    if len(names) not in (1, setup.seats):
        raise BadSetup(f"{len(names)} bots do not fit {setup.seats} seats; name one, or one for each seat")
    setup = with_bots(find_game(game_id), setup, range(setup.seats))
    return Plan(game=game_id, setup=setup, bots=tuple(names), seed=seed, budget=budget or Budget(), records=records)


def with_bots(game: AnyGame, setup: Setup[Any], seats: Iterable[int]) -> Setup[Any]:
    """Return the setup that is played with bots in these seats; raise BadSetup if bots cannot play there."""
    try:
        return game.seated(setup, tuple(seats))
    except Refusal as refusal:
        from diwan.words import Book, Words  # Imported here because only an error needs it.

        raise BadSetup(Words(Book("en", game), ()).refusal(refusal)) from None


def play_one(plan: Plan, number: int) -> GameResult:
    """Play one game of a plan."""
    seed, names = f"{plan.seed}/{number}", plan.bots_by_seat(number)
    match = Match(find_game(plan.game), plan.setup, seed)
    players = [make_bot(name, plan.game, seat, f"{seed}/bot", plan.budget) for seat, name in enumerate(names)]
    play_out(match, players, Random(f"{seed}/order"))
    outcome = match.outcome
    assert outcome is not None
    return GameResult(
        bots=names,
        winners=outcome.winners,
        teams=outcome.teams,
        moves=len(match.moves),
        statistics=statistics(match),
        record=make_row(match.record(), names, plan.seed, number + 1) if plan.records else None,
    )


def statistics(match: Match) -> Statistics:
    """Return the game's own statistics of a finished match; empty if the game declares none."""
    count = match.game.statistics
    return count.load()(match) if count else {}


def play_many(plan: Plan, games: int, crew: Crew = HERE) -> Iterator[GameResult]:
    """Play the first games of a plan and yield their results in order."""
    return crew.spread(partial(play_one, plan), range(games))


# --- Counting ---


class Share(Struct):
    """How many seats a bot, seat or team had in all games, and how many wins. A shared win counts as a fraction."""

    seats: int = 0
    wins: float = 0


class Length(Struct, frozen=True):
    median: float
    p90: float


class Report(Struct, frozen=True):
    """What `diwan sim` reports."""

    game: str
    variant: str
    seats: int
    games: int
    moves: int
    """The moves of all games together, NATURE's included."""
    seconds: float
    by_bot: dict[str, Share]
    by_seat: dict[str, Share]
    by_team: dict[str, Share]
    length: Length
    statistics: dict[str, float]


class ReportBuilder:
    """Counts games one by one and makes a report of them."""

    def __init__(self, plan: Plan) -> None:
        self.plan, self._began = plan, perf_counter()
        self.by_bot: dict[str, Share] = {name: Share() for name in plan.bots}
        self.by_seat: dict[str, Share] = {str(seat): Share() for seat in range(plan.setup.seats)}
        self.by_team: dict[str, Share] = {}
        self.lengths: list[int] = []
        self._sums: dict[str, float] = {}

    def add(self, played: GameResult) -> None:
        self.lengths.append(played.moves)
        won = shares_of_win(played.winners, len(played.bots), draw="nobody")
        for seat, bot in enumerate(played.bots):
            shares = [self.by_bot[bot], self.by_seat[str(seat)]]
            if played.teams:
                shares.append(self.by_team.setdefault(played.teams[seat], Share()))
            for share in shares:
                share.seats += 1
                share.wins += won[seat]
        for key, value in played.statistics.items():
            self._sums[key] = self._sums.get(key, 0.0) + value

    def report(self) -> Report:
        games = len(self.lengths)
        for share in (*self.by_bot.values(), *self.by_seat.values(), *self.by_team.values()):
            share.wins = round(share.wins, 6)
        return Report(
            game=self.plan.game,
            variant=self.plan.setup.variant,
            seats=self.plan.setup.seats,
            games=games,
            moves=sum(self.lengths),
            seconds=round(perf_counter() - self._began, 3),
            by_bot=self.by_bot,
            by_seat=self.by_seat,
            by_team=dict(sorted(self.by_team.items())),
            length=Length(quantile(self.lengths, 0.5), quantile(self.lengths, 0.9)),
            statistics={key: round(total / games, 6) for key, total in sorted(self._sums.items())},
        )


def quantile(numbers: Sequence[float], part: float) -> float:
    """Return a quantile by linear interpolation, as spreadsheets do; 0 if there are no numbers."""
    if not numbers:
        return 0.0
    ordered = sorted(numbers)
    place = part * (len(ordered) - 1)
    below = int(place)
    above = min(below + 1, len(ordered) - 1)
    return ordered[below] + (ordered[above] - ordered[below]) * (place - below)
