"""Is the game balanced? Win rates by seat, team, starting player and by what players did, with their intervals.

Everything is read off the contract: a *deed* is a kind of move with a word of its own (`Claim: King`), a *gift*
something that chance drew for a seat (`Character Dealt: Adnan`). What a report says holds for the bots that played, not
for people.
"""

import re
from collections.abc import Hashable, Iterable, Iterator, Mapping, Sequence
from functools import cache, partial
from random import Random
from statistics import fmean
from typing import Any, NamedTuple, get_args, get_origin

import msgspec
from msgspec import Struct

from diwan.bots.bot import make_bot
from diwan.core.game import NATURE, AnyGame, Told
from diwan.core.match import Match
from diwan.core.registry import game as find_game
from diwan.lab.intervals import Interval, proportion, rate_is, rates_differ
from diwan.lab.page import Page, luck, title
from diwan.lab.sim import Plan, quantile, statistics
from diwan.lab.table import play_out
from diwan.lab.workers import HERE, Crew
from diwan.words import Book, Words

RARE = 20
"""Deeds that fewer seats did are not listed: their rates say nothing."""
MOST_DEEDS = 40


class Observed(Struct, frozen=True):
    """What a report needs of one game."""

    shares: tuple[float, ...]
    """By seat: the share of the win."""
    teams: tuple[str, ...]
    starter: int | None
    """The first seat that had to decide alone."""
    moves: int
    """Decisions of seats; chance does not count."""
    reason: str
    deeds: tuple[tuple[str, ...], ...]
    """By seat, each deed once."""
    gifts: tuple[tuple[str, ...], ...]
    """By seat, each gift once."""
    statistics: Mapping[str, float]


class Count(Struct):
    """How many tries there were, and how much of the wins they brought."""

    seats: int = 0
    wins: float = 0.0

    def add(self, share: float) -> None:
        self.seats += 1
        self.wins += share

    @property
    def rate(self) -> Interval:
        return proportion(self.wins, self.seats)


class Balance(Struct, frozen=True):
    game: str
    variant: str
    label: str
    """What tells this set-up from the one that it is compared with."""
    seats: int
    games: int
    bots: tuple[str, ...]
    by_seat: dict[str, Count]
    by_team: dict[str, Count]
    by_start: dict[str, Count]
    """The starting player, the next one clockwise, and so on."""
    by_deed: dict[str, Count]
    by_gift: dict[str, Count]
    reasons: dict[str, int]
    lengths: list[int]
    drawn: int
    """Games without a winner."""
    statistics: dict[str, float]


# --- Watching ---


def observe(plan: Plan, number: int) -> Observed:
    seed, names = f"{plan.seed}/{number}", plan.seated(number)
    game = find_game(plan.game)
    match = Match(game, plan.setup, seed)
    players = [make_bot(name, plan.game, seat, f"{seed}/bot", plan.budget) for seat, name in enumerate(names)]
    play_out(match, players, Random(f"{seed}/order"))
    outcome = match.outcome
    assert outcome is not None
    words = _words(game)
    done: list[dict[str, None]] = [{} for _ in match.seats]
    given: list[dict[str, None]] = [{} for _ in match.seats]
    story = list(_retell(match))
    for step in story:
        if step.actor != NATURE:
            done[step.actor].update(dict.fromkeys(deeds(step.move, words)))
            continue
        for told in step.told:
            if (seat := whose(told)) is not None and _names_the_same(step.move, told.event):
                given[seat].update(dict.fromkeys(_named(told.event, words)))
    return Observed(
        outcome.shares(draw="nobody"),
        outcome.teams,
        _starter(story),
        sum(actor != NATURE for actor, _ in match.moves),
        outcome.reason,
        tuple(map(tuple, done)),
        tuple(map(tuple, given)),
        statistics(match),
    )


class _Step(NamedTuple):
    waiting: tuple[int, ...]
    actor: int
    move: Any
    told: tuple[Told, ...]


def _retell(match: Match) -> Iterator[_Step]:
    """The game once more, with what each move told."""
    state = match.game.start(match.setup)
    for actor, move in match.moves:
        waiting = match.game.to_act(state)
        state, told = match.game.play(state, actor, move)
        yield _Step(waiting, actor, move, told)


def _starter(story: Iterable[_Step]) -> int | None:
    """The last of several who decide at once is alone too, so whoever was asked together with others does not count."""
    together: set[int] = set()
    for step in story:
        if len(step.waiting) > 1:
            together = set(step.waiting)
        elif step.actor != NATURE and step.actor in step.waiting:
            if step.actor not in together:
                return step.actor
            together = set()
    return None


def whose(told: Told) -> int | None:
    """The seat that an event names, or the only one that hears of it."""
    seat: int | None = getattr(told.event, "seat", None)
    if seat is None and told.to is not None and len(told.to) == 1:
        (seat,) = told.to
    return seat


@cache
def _book(game_id: str) -> Book:
    return Book(game=find_game(game_id))


def _words(game: AnyGame) -> Words:
    return Words(_book(game.about.id), ())


def deeds(move: Struct, words: Words) -> tuple[str, ...]:
    """The kind of a move, or its kind with each word of a fixed list that it holds: `Lay: Television`.

    Seats, places, amounts, truths and free talk are left out."""
    return _named(move, words) or (_kind(move),)


def _named(thing: Struct, words: Words) -> tuple[str, ...]:
    """A move or an event with each thing that it names, by a word of the game's texts or by the title of a card."""
    titles = [thing.title] if hasattr(thing, "title") else []
    known = [
        words.value(name, value)
        for name in _worded(type(thing))
        if (value := getattr(thing, name)) is not None and f"{name}-{value}" in words.book
    ]
    return tuple(f"{_kind(thing)}: {name}" for name in (*known, *titles))


def _names_the_same(move: Struct, event: Struct) -> bool:
    return any(getattr(event, name) == getattr(move, name, None) is not None for name in _worded(type(event)))


def _kind(thing: Struct) -> str:
    return _CAPITAL.sub(" ", type(thing).__name__)


_CAPITAL = re.compile(r"(?<=[a-z])(?=[A-Z])")


@cache
def _worded(kind: Hashable) -> tuple[str, ...]:
    return tuple(f.name for f in msgspec.structs.fields(kind) if _is_word(f.type))  # type: ignore[arg-type]


def _is_word(kind: Any) -> bool:
    if get_origin(kind) is None:
        return kind is str
    inner = [part for part in get_args(kind) if part is not type(None)]
    return bool(inner) and all(isinstance(part, str) or _is_word(part) for part in inner)


def watch(plan: Plan, games: int, crew: Crew = HERE) -> Iterator[Observed]:
    return crew.spread(partial(observe, plan), range(games))


# --- Counting ---


def weigh(plan: Plan, label: str, observed: Iterable[Observed]) -> Balance:
    seats = plan.setup.seats
    by_seat = {f"seat {seat}": Count() for seat in range(seats)}
    by_start: dict[str, Count] = {}
    by_team: dict[str, Count] = {}
    by_deed: dict[str, Count] = {}
    by_gift: dict[str, Count] = {}
    reasons: dict[str, int] = {}
    sums: dict[str, float] = {}
    lengths, drawn = [], 0
    for game in observed:
        lengths.append(game.moves)
        reasons[game.reason] = reasons.get(game.reason, 0) + 1
        drawn += not any(game.shares)
        winners = {team for team, share in zip(game.teams, game.shares, strict=False) if share}
        for team in dict.fromkeys(game.teams):  # seats of a team win together, and so may two roles: one try for each
            by_team.setdefault(team, Count()).add(team in winners)
        for seat, share in enumerate(game.shares):
            by_seat[f"seat {seat}"].add(share)
            if game.starter is not None:
                place = (seat - game.starter) % seats
                by_start.setdefault("starts" if not place else f"{place} after the start", Count()).add(share)
            for done in game.deeds[seat]:
                by_deed.setdefault(done, Count()).add(share)
            for given in game.gifts[seat]:
                by_gift.setdefault(given, Count()).add(share)
        for key, value in game.statistics.items():
            sums[key] = sums.get(key, 0.0) + value
    return Balance(
        plan.game, plan.setup.variant, label, seats, len(lengths), plan.bots, by_seat, dict(sorted(by_team.items())),
        dict(sorted(by_start.items(), key=lambda item: (item[0] != "starts", item[0]))), _common(by_deed),
        _common(by_gift), dict(sorted(reasons.items())), lengths, drawn,
        {key: round(total / len(lengths), 4) for key, total in sorted(sums.items())},
    )  # fmt: skip


def _common(counts: Mapping[str, Count]) -> dict[str, Count]:
    return {name: count for name, count in sorted(counts.items()) if count.seats >= RARE}


# --- Telling ---


def findings(balance: Balance) -> list[str]:
    """What stands out, in sentences; nothing is said of what may be luck."""
    said = []
    for what, counts in (("Seat", balance.by_seat), ("Start", balance.by_start)):
        fair = _fair(counts, 1 / balance.seats)
        away = [
            f"{what}: {name} wins {count.rate}, where {100 * fair:.1f} % would be fair."
            for name, count in counts.items()
            if rate_is(fair, count.wins, count.seats) * len(counts) < 0.05  # one of many places is always far out
        ]
        said += away or [f"{what}: no place wins more or less than its share, as far as these games can tell."]
    said += [f"Team: {name} wins {count.rate} of its games." for name, count in balance.by_team.items()]
    said.append(
        f"Length: {quantile(balance.lengths, 0.5):g} decisions in the middle, one game in ten takes more than "
        f"{quantile(balance.lengths, 0.9):g}, the longest took {max(balance.lengths)}."
    )
    if balance.drawn:
        said.append(f"{balance.drawn} of {balance.games} games had no winner.")
    return said


def _fair(counts: Mapping[str, Count], fair: float) -> float:
    """Where games may have no winner, the fair share is what there was to share."""
    seats = sum(count.seats for count in counts.values())
    return sum(count.wins for count in counts.values()) / seats if seats else fair


def differences(one: Balance, two: Balance) -> list[tuple[str, Interval, Interval, float]]:
    """Every rate that both set-ups have, and the chance of such a difference between equals."""
    rows = []
    for kind in ("by_seat", "by_team", "by_start", "by_deed", "by_gift"):
        left, right = getattr(one, kind), getattr(two, kind)
        for name in left:
            if name in right:
                a, b = left[name], right[name]
                rows.append((name, a.rate, b.rate, rates_differ((a.wins, a.seats), (b.wins, b.seats))))
    return rows


def page(balances: Sequence[Balance], command: str) -> str:
    sheet = Page(f"Balance of {title(balances[0].game)}")
    sheet.say("What bots of the same kind did against each other. Dots are measured rates; the whiskers show where the "
              "true rate lies nineteen times out of twenty. A shared win counts as its fraction.")  # fmt: skip
    if len(balances) == 2:
        _compare(sheet, *balances)
    for balance in balances:
        _tell(sheet, balance)
    sheet.command(command)
    return sheet.html()


def _compare(sheet: Page, one: Balance, two: Balance) -> None:
    sheet.heading(f"{one.label} beside {two.label}")
    rows = differences(one, two)
    certain = [name for name, _, _, chance in rows if chance * len(rows) < 0.05]
    sheet.say(f"More than luck: {', '.join(certain)}." if certain else "No rate differs by more than luck would do.")
    sheet.say(f"Mean length: {fmean(one.lengths):.1f} and {fmean(two.lengths):.1f} decisions.")
    sheet.table(
        ["share of wins (95 %)", one.label, two.label, "as likely by luck alone", "more than luck"],
        [[name, str(a), str(b), luck(chance), "yes" * (name in certain)] for name, a, b, chance in rows],
    )


def _tell(sheet: Page, balance: Balance) -> None:
    sheet.heading(balance.label)
    sheet.say(f"{balance.games} games with {balance.seats} seats; bots: {', '.join(balance.bots)}.")
    sheet.list(findings(balance))
    fair = 1 / balance.seats
    for caption, counts in (
        ("Wins by seat", balance.by_seat), ("Wins by place after the start", balance.by_start),
        ("Wins by team or role", balance.by_team),
    ):  # fmt: skip
        if counts:
            rows = [(name, count.rate) for name, count in counts.items()]
            sheet.rates(caption, rows, None if counts is balance.by_team else _fair(counts, fair))
    sheet.histogram("Length of the games, in decisions", balance.lengths)
    book = _book(balance.game)
    ends = [[book.find(f"reason-{reason}") or reason, str(n)] for reason, n in balance.reasons.items()]
    sheet.table(["how games ended", "games"], ends)
    for caption, counts, note in (
        ("How often those won who did this at least once", balance.by_deed,
         "Each line is a kind of move, with the card, tile or place that it named. Whoever lives longer does more: "
         "such a rate is a trace, not a cause."),
        ("How often those won to whom chance gave this", balance.by_gift,
         "Each line is something that was dealt, drawn or found by lot, for the seat that it went to."),
    ):  # fmt: skip
        if counts:
            sheet.rates(caption, _extremes(counts), _fair(balance.by_seat, fair))
            sheet.say(note, "note")
    if balance.statistics:
        sheet.table(
            ["of the game itself, on average", ""],
            [[k.replace("_", " "), f"{v:.3g}"] for k, v in balance.statistics.items()],
        )


def _extremes(counts: Mapping[str, Count]) -> list[tuple[str, Interval]]:
    """The best and the worst, where there are many."""
    ranked = sorted(((name, count.rate) for name, count in counts.items()), key=lambda row: -row[1].value)
    return ranked if len(ranked) <= MOST_DEEDS else [*ranked[: MOST_DEEDS // 2], *ranked[-MOST_DEEDS // 2 :]]
