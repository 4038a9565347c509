"""Bulk play: many games between bots, with the same result for any number of workers.

Every game has its number, and its number alone (with the seed) decides everything about it.
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
from diwan.lab.records import Row, row_of
from diwan.lab.table import play_out
from diwan.lab.workers import HERE, Crew

Statistics: TypeAlias = Mapping[str, float]


class Plan(Struct, frozen=True):
    """What is to be played."""

    game: str
    setup: Setup[Any]
    bots: tuple[str, ...]
    """One name, which then takes every seat, or one for each seat; these change places from game to game."""
    seed: int | str
    budget: Budget = Budget()
    records: bool = False

    def seated(self, number: int) -> tuple[str, ...]:
        """Who sits where in a game: every bot comes round to every seat, so that no seat's advantage counts."""
        seats = self.setup.seats
        if len(self.bots) == 1:
            return self.bots * seats
        return tuple(self.bots[(seat - number) % seats] for seat in range(seats))


class Played(Struct, frozen=True):
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
    """Raises BadSetup for a bot that does not exist or for too many or too few of them, MissingExtra for one that
    cannot play here."""
    for name in names:
        find_bot(name, game_id)
    if len(names) not in (1, setup.seats):
        raise BadSetup(f"{len(names)} bots do not fit {setup.seats} seats; name one, or one for each seat")
    setup = with_bots(find_game(game_id), setup, range(setup.seats))
    return Plan(game_id, setup, tuple(names), seed, budget or Budget(), records)


def with_bots(game: AnyGame, setup: Setup[Any], seats: Iterable[int]) -> Setup[Any]:
    """The setup with bots on these seats; raises BadSetup where the game has no place for them."""
    try:
        return game.seated(setup, tuple(seats))
    except Refusal as refusal:
        from diwan.words import Book, Words  # only a wrong choice pays for this import

        raise BadSetup(Words(Book("en", game), ()).refusal(refusal)) from None


def play_one(plan: Plan, number: int) -> Played:
    seed, names = f"{plan.seed}/{number}", plan.seated(number)
    match = Match(find_game(plan.game), plan.setup, seed)
    players = [make_bot(name, plan.game, seat, f"{seed}/bot", plan.budget) for seat, name in enumerate(names)]
    play_out(match, players, Random(f"{seed}/order"))
    outcome = match.outcome
    assert outcome is not None
    return Played(
        names,
        outcome.winners,
        outcome.teams,
        len(match.moves),
        statistics(match),
        row_of(match.record(), names, plan.seed, number + 1) if plan.records else None,
    )


def statistics(match: Match) -> Statistics:
    """Return what the game declares worth counting; nothing where it declares none."""
    count = match.game.statistics
    return count.load()(match) if count else {}


def play_many(plan: Plan, games: int, crew: Crew = HERE) -> Iterator[Played]:
    return crew.spread(partial(play_one, plan), range(games))


# --- Counting ---


class Share(Struct):
    """How many seats somebody had in all games, and how many games that won; a shared win counts as its fraction."""

    seats: int = 0
    wins: float = 0


class Length(Struct, frozen=True):
    median: float
    p90: float


class Report(Struct, frozen=True):
    game: str
    variant: str
    seats: int
    games: int
    moves: int
    """Of all games together, NATURE's included."""
    seconds: float
    by_bot: dict[str, Share]
    by_seat: dict[str, Share]
    by_team: dict[str, Share]
    length: Length
    statistics: dict[str, float]


class Tally:
    """Counts games as they come."""

    def __init__(self, plan: Plan) -> None:
        self.plan, self._began = plan, perf_counter()
        self.by_bot: dict[str, Share] = {name: Share() for name in plan.bots}
        self.by_seat: dict[str, Share] = {str(seat): Share() for seat in range(plan.setup.seats)}
        self.by_team: dict[str, Share] = {}
        self.lengths: list[int] = []
        self._sums: dict[str, float] = {}

    def add(self, played: Played) -> None:
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
    """By linear interpolation, as spreadsheets do it; 0 of nothing."""
    if not numbers:
        return 0.0
    ordered = sorted(numbers)
    place = part * (len(ordered) - 1)
    below = int(place)
    above = min(below + 1, len(ordered) - 1)
    return ordered[below] + (ordered[above] - ordered[below]) * (place - below)
