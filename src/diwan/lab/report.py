"""Balance reports: win rates by seat, team, starting player, deed and gift, with confidence intervals.

A *deed* is a kind of move, with the card or place that it names (`Claim: King`). A *gift* is something that chance drew
for a seat (`Character Dealt: Adnan`). Both are found through the contract alone, so a report works for every game. It
holds for the bots that played, not for people.
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
from diwan.lab.intervals import LEVEL, Interval, p_value_of_difference, p_value_of_rate, proportion
from diwan.lab.page import Page, format_probability, game_title
from diwan.lab.playout import play_out
from diwan.lab.sim import Plan, quantile, statistics
from diwan.lab.workers import HERE, Crew
from diwan.words import Book, Words

RARE = 20
"""Seats. Deeds and gifts of fewer seats are not listed, because their rates are too uncertain."""
MOST_DEEDS = 40
"""Rows of a chart of deeds or gifts that still fit on a screen."""


class ObservedGame(Struct, frozen=True):
    """What a report needs of one game."""

    shares: tuple[float, ...]
    """By seat: the share of the win."""
    teams: tuple[str, ...]
    starter: int | None
    """The first seat that had to decide alone."""
    moves: int
    """The number of moves of seats; NATURE's moves do not count."""
    reason: str
    deeds: tuple[tuple[str, ...], ...]
    """By seat: its deeds, each once."""
    gifts: tuple[tuple[str, ...], ...]
    """By seat: its gifts, each once."""
    statistics: Mapping[str, float]


class Count(Struct):
    """How many seats there were, and how many wins they had."""

    seats: int = 0
    wins: float = 0.0

    def add(self, share: float) -> None:
        self.seats += 1
        self.wins += share

    @property
    def rate(self) -> Interval:
        return proportion(self.wins, self.seats)


class Balance(Struct, frozen=True):
    """The win rates of many games with one set-up."""

    game: str
    variant: str
    label: str
    """The difference from the set-up that it is compared with."""
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
    """The number of games without a winner."""
    statistics: dict[str, float]


# --- Observing games ---


def observe_game(plan: Plan, number: int) -> ObservedGame:
    """Play one game of a plan and return what a report needs of it."""
    seed, names = f"{plan.seed}/{number}", plan.bots_by_seat(number)
    game = find_game(plan.game)
    match = Match(game, plan.setup, seed)
    players = [make_bot(name, plan.game, seat, f"{seed}/bot", plan.budget) for seat, name in enumerate(names)]
    play_out(match, players, Random(f"{seed}/order"))
    outcome = match.outcome
    assert outcome is not None
    words = _words(game)
    done: list[dict[str, None]] = [{} for _ in match.seats]  # Dictionaries serve as ordered sets.
    given: list[dict[str, None]] = [{} for _ in match.seats]
    steps = list(_replay_steps(match))
    for step in steps:
        if step.actor != NATURE:
            done[step.actor].update(dict.fromkeys(deeds(step.move, words)))
            continue
        for told in step.told:
            if (seat := _seat_of(told)) is not None and _names_the_same(step.move, told.event):
                given[seat].update(dict.fromkeys(_named(told.event, words)))
    return ObservedGame(
        shares=outcome.shares(draw="nobody"),
        teams=outcome.teams,
        starter=_starter(steps),
        moves=sum(actor != NATURE for actor, _ in match.moves),
        reason=outcome.reason,
        deeds=tuple(map(tuple, done)),
        gifts=tuple(map(tuple, given)),
        statistics=statistics(match),
    )


class _Step(NamedTuple):
    """A move, the seats that were to act, and the events that the move caused."""

    to_act: tuple[int, ...]
    actor: int
    move: Any
    told: tuple[Told, ...]


def _replay_steps(match: Match) -> Iterator[_Step]:
    """Play the moves of a match again and yield them as steps."""
    state = match.game.start(match.setup)
    for actor, move in match.moves:
        to_act = match.game.to_act(state)
        state, told = match.game.play(state, actor, move)
        yield _Step(to_act=to_act, actor=actor, move=move, told=told)


def _starter(steps: Iterable[_Step]) -> int | None:
    """Return the first seat that was alone to act.

    When several seats decide at once, the last of them is alone too; that does not count."""
    together: set[int] = set()
    for step in steps:
        if len(step.to_act) > 1:
            together = set(step.to_act)
        elif step.actor != NATURE and step.actor in step.to_act:
            if step.actor not in together:
                return step.actor
            together = set()
    return None


def _seat_of(told: Told) -> int | None:
    """Return the seat that an event names, or the only seat that hears it."""
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
    """Return the deeds of a move: its kind with each word of a fixed list that it holds (`Lay: Television`), or else
    its kind alone. Seats, positions, amounts, true-or-false fields and free text are left out."""
    return _named(move, words) or (_kind(move),)


def _named(thing: Struct, words: Words) -> tuple[str, ...]:
    """Return the kind of a move or event with each thing that it names: a word of the texts or the title of a card."""
    titles = [thing.title] if hasattr(thing, "title") else []
    known = [
        words.value(name, value)
        for name in _word_fields(type(thing))
        if (value := getattr(thing, name)) is not None and f"{name}-{value}" in words.book
    ]
    return tuple(f"{_kind(thing)}: {name}" for name in (*known, *titles))


def _names_the_same(move: Struct, event: Struct) -> bool:
    """Return whether an event names a thing that the move names too."""
    return any(getattr(event, name) == getattr(move, name, None) is not None for name in _word_fields(type(event)))


def _kind(thing: Struct) -> str:
    """Return the class name as words: `Character Dealt`."""
    return _CAPITAL.sub(" ", type(thing).__name__)


_CAPITAL = re.compile(r"(?<=[a-z])(?=[A-Z])")


@cache
def _word_fields(kind: Hashable) -> tuple[str, ...]:
    """Return the names of the fields that hold text."""
    return tuple(f.name for f in msgspec.structs.fields(kind) if _is_word(f.type))  # type: ignore[arg-type]


def _is_word(kind: Any) -> bool:
    if get_origin(kind) is None:
        return kind is str
    inner = [part for part in get_args(kind) if part is not type(None)]
    return bool(inner) and all(isinstance(part, str) or _is_word(part) for part in inner)


def observe_games(plan: Plan, games: int, crew: Crew = HERE) -> Iterator[ObservedGame]:
    """Play the first games of a plan and yield what a report needs of them."""
    return crew.spread(partial(observe_game, plan), range(games))


# --- Counting ---


def count_games(plan: Plan, label: str, observed: Iterable[ObservedGame]) -> Balance:
    """Count the wins of many games."""
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
        for team in dict.fromkeys(game.teams):  # A team counts once, however many seats it has.
            by_team.setdefault(team, Count()).add(team in winners)
        for seat, share in enumerate(game.shares):
            by_seat[f"seat {seat}"].add(share)
            if game.starter is not None:
                distance = (seat - game.starter) % seats
                by_start.setdefault("starts" if not distance else f"{distance} after the start", Count()).add(share)
            for deed in game.deeds[seat]:
                by_deed.setdefault(deed, Count()).add(share)
            for gift in game.gifts[seat]:
                by_gift.setdefault(gift, Count()).add(share)
        for key, value in game.statistics.items():
            sums[key] = sums.get(key, 0.0) + value
    return Balance(
        game=plan.game,
        variant=plan.setup.variant,
        label=label,
        seats=seats,
        games=len(lengths),
        bots=plan.bots,
        by_seat=by_seat,
        by_team=dict(sorted(by_team.items())),
        by_start=dict(sorted(by_start.items(), key=lambda item: (item[0] != "starts", item[0]))),
        by_deed=_without_rare(by_deed),
        by_gift=_without_rare(by_gift),
        reasons=dict(sorted(reasons.items())),
        lengths=lengths,
        drawn=drawn,
        statistics={key: round(total / len(lengths), 4) for key, total in sorted(sums.items())},
    )


def _without_rare(counts: Mapping[str, Count]) -> dict[str, Count]:
    return {name: count for name, count in sorted(counts.items()) if count.seats >= RARE}


# --- Reporting ---


def findings(balance: Balance) -> list[str]:
    """Return sentences about what stands out and is more than luck."""
    sentences = []
    for what, counts in (("Seat", balance.by_seat), ("Start", balance.by_start)):
        fair = _fair(counts, 1 / balance.seats)
        unfair = [
            f"{what}: {name} wins {count.rate}, where {100 * fair:.1f} % would be fair."
            for name, count in counts.items()
            # Multiplied by the number of comparisons (Bonferroni): one of many seats is often far out by luck.
            if p_value_of_rate(fair, count.wins, count.seats) * len(counts) < LEVEL
        ]
        sentences += unfair or [f"{what}: no significant difference from the fair share in these games."]
    sentences += [f"Team: {name} wins {count.rate} of its games." for name, count in balance.by_team.items()]
    sentences.append(
        f"Length: the median is {quantile(balance.lengths, 0.5):g} decisions; one game in ten takes more than "
        f"{quantile(balance.lengths, 0.9):g}; the longest took {max(balance.lengths)}."
    )
    if balance.drawn:
        sentences.append(f"{balance.drawn} of {balance.games} games had no winner.")
    return sentences


def _fair(counts: Mapping[str, Count], fair: float) -> float:
    """Return the fair share: the mean of all shares, which is lower than 1 / seats if some games had no winner."""
    seats = sum(count.seats for count in counts.values())
    return sum(count.wins for count in counts.values()) / seats if seats else fair


def differences(one: Balance, two: Balance) -> list[tuple[str, Interval, Interval, float]]:
    """Return every rate that both set-ups have, with the p-value of the difference."""
    rows = []
    for kind in ("by_seat", "by_team", "by_start", "by_deed", "by_gift"):
        left, right = getattr(one, kind), getattr(two, kind)
        for name in left:
            if name in right:
                a, b = left[name], right[name]
                rows.append((name, a.rate, b.rate, p_value_of_difference((a.wins, a.seats), (b.wins, b.seats))))
    return rows


def page(balances: Sequence[Balance], command: str) -> str:
    """Return one report, or two to compare, as an HTML page."""
    sheet = Page(f"Balance of {game_title(balances[0].game)}")
    sheet.paragraph(
        "Bots of the same kind played against each other. Dots are measured rates; whiskers are 95 % confidence "
        "intervals. A shared win counts as a fraction."
    )
    if len(balances) == 2:
        _add_comparison(sheet, *balances)
    for balance in balances:
        _add_balance(sheet, balance)
    sheet.command(command)
    return sheet.html()


def _add_comparison(sheet: Page, one: Balance, two: Balance) -> None:
    sheet.heading(f"{one.label} compared with {two.label}")
    rows = differences(one, two)
    significant = [name for name, _, _, p_value in rows if p_value * len(rows) < LEVEL]
    sheet.paragraph(
        f"More than luck: {', '.join(significant)}." if significant else "No rate differs by more than luck explains."
    )
    sheet.paragraph(f"Mean length: {fmean(one.lengths):.1f} and {fmean(two.lengths):.1f} decisions.")
    sheet.table(
        ["share of wins (95 %)", one.label, two.label, "probability by luck alone", "more than luck"],
        [
            [name, str(a), str(b), format_probability(p_value), "yes" * (name in significant)]
            for name, a, b, p_value in rows
        ],
    )


def _add_balance(sheet: Page, balance: Balance) -> None:
    sheet.heading(balance.label)
    sheet.paragraph(f"{balance.games} games with {balance.seats} seats; bots: {', '.join(balance.bots)}.")
    sheet.list(findings(balance))
    fair = 1 / balance.seats
    for caption, counts in (
        ("Wins by seat", balance.by_seat),
        ("Wins by distance from the starting player", balance.by_start),
        ("Wins by team or role", balance.by_team),
    ):
        if counts:
            rows = [(name, count.rate) for name, count in counts.items()]
            sheet.rates(caption, rows, None if counts is balance.by_team else _fair(counts, fair))
    sheet.histogram("Length of the games, in decisions", balance.lengths)
    book = _book(balance.game)
    ends = [[book.find(f"reason-{reason}") or reason, str(n)] for reason, n in balance.reasons.items()]
    sheet.table(["how games ended", "games"], ends)
    for caption, counts, note in (
        (
            "Share of wins of seats that did this at least once",
            balance.by_deed,
            "Each row is a kind of move, with the card, tile or place that it named. Players who survive longer do "
            "more, so such a rate does not show a cause.",
        ),
        (
            "Share of wins of seats that received this by chance",
            balance.by_gift,
            "Each row is something that was dealt or drawn for a seat.",
        ),
    ):
        if counts:
            sheet.rates(caption, _extremes(counts), _fair(balance.by_seat, fair))
            sheet.paragraph(note, "note")
    if balance.statistics:
        sheet.table(
            ["average per game", ""],
            [[k.replace("_", " "), f"{v:.3g}"] for k, v in balance.statistics.items()],
        )


def _extremes(counts: Mapping[str, Count]) -> list[tuple[str, Interval]]:
    """Return the rates in order; if there are too many, only the highest and the lowest."""
    ranked = sorted(((name, count.rate) for name, count in counts.items()), key=lambda row: -row[1].value)
    return ranked if len(ranked) <= MOST_DEEDS else [*ranked[: MOST_DEEDS // 2], *ranked[-MOST_DEEDS // 2 :]]
