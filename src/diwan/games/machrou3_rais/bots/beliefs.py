"""Beliefs about roles: every possible deal of the roles, weighted by how well it explains what was seen.

The likelihoods are rough habits of players, not rules: the Corrupt vote and fight for each other a little more often
than for anybody else, and words are worth something, but not much."""

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any, TypeAlias

from diwan.games.machrou3_rais import events as e
from diwan.games.machrou3_rais.figures import Role
from diwan.games.machrou3_rais.imagine import possible_roles, role_assignments
from diwan.games.machrou3_rais.view import View

WITH_FOR_ONESELF = 0.97
WITH_FOR_FELLOW = 0.8
"""How often one of the Corrupt votes With for the other."""
WITH_FOR_OTHERS = 0.4
WITH = 0.5
"""How often anybody else votes With."""

Roles: TypeAlias = tuple[Role, ...]
Likelihood: TypeAlias = Callable[[Roles], float]
"""How well a deal of the roles explains one observation."""
Chance: TypeAlias = Callable[[Roles, int, int], float]
"""Probability that a voter votes With, given the deal, the voter and the actor."""


class Beliefs:
    """Probabilities of roles from what a seat has heard.

    Public beliefs are those of a mere spectator: the common ground on which players can meet."""

    def __init__(self, public: bool) -> None:
        self._public = public
        self._heard: list[Likelihood] = []
        self._actor = self._challenger = self._defender = 0
        self._evidence: dict[Roles, float] = {}
        self._facts: Any = None
        self._possible: list[Roles] = []
        self._corrupt: list[float] = []
        self._judge: list[float] = []

    def listen(self, news: Sequence[Any]) -> None:
        for event in news:
            match event:
                case e.VoteCounted():
                    self._actor = event.seat
                    self._heard.append(_count_likelihood(event))
                case e.VotesOpened():
                    del self._heard[-1:]  # open ballots replace the sums, which were told just before
                    self._heard.append(open_vote_likelihood(self._actor, event, _with_chance))
                case e.Challenged():
                    self._challenger, self._defender = event.seat, event.defender
                    self._heard.append(_challenge_likelihood(event))
                case e.HelpOffered():
                    self._heard.append(_help_likelihood(event, self._challenger, self._defender))
                case e.Hinted():
                    self._heard.append(_hint_likelihood(event))
                case e.Announced():
                    self._heard.append(_announcement_likelihood(event))

    def corrupt(self, view: View) -> list[float]:
        """Return how likely each seat is Corrupt."""
        self._update(view)
        return self._corrupt

    def judge(self, view: View) -> list[float]:
        self._update(view)
        return self._judge

    def weighed(self, view: View) -> list[tuple[Roles, float]]:
        """Return every possible deal of the roles with its probability."""
        self._update(view)
        total = sum(self._evidence[roles] for roles in self._possible)
        return [(roles, self._evidence[roles] / total) for roles in self._possible]

    def copy(self, public: bool) -> "Beliefs":
        """Return the beliefs of somebody else who has heard the same."""
        other = Beliefs(public)
        other._evidence, other._heard = dict(self._evidence), list(self._heard)
        other._actor, other._challenger, other._defender = self._actor, self._challenger, self._defender
        return other

    def _update(self, view: View) -> None:
        facts = (view.unmasking, view.candidates, view.teams_seen, view.characters)
        if not self._heard and facts == self._facts:
            return
        if not self._evidence:
            self._evidence = dict.fromkeys(role_assignments(view.seats, view.options), 1.0)
        for likelihood in self._heard:
            for roles in self._evidence:
                self._evidence[roles] *= likelihood(roles)
        if facts != self._facts:
            self._possible = _public_roles(view) if self._public else possible_roles(view)
        self._heard, self._facts = [], facts
        total = sum(self._evidence[roles] for roles in self._possible)
        self._corrupt, self._judge = [0.0] * view.seats, [0.0] * view.seats
        for roles in self._possible:
            share = self._evidence[roles] / total
            for seat, role in enumerate(roles):
                if role == "corrupt":
                    self._corrupt[seat] += share
                elif role == "judge":
                    self._judge[seat] += share


def _public_roles(view: View) -> list[Roles]:
    """Return the deals that agree with what the table has seen, without anything private."""
    known = view.unmasking
    return [
        roles
        for roles in role_assignments(view.seats, view.options)
        if all(roles[s] == "corrupt" for s in known.accusers)
        and all(roles[s] != "judge" for s in (*known.cleared, *view.candidates))
        and (known.judge is None or roles[known.judge] == "judge")
    ]


def _with_chance(roles: Roles, voter: int, actor: int) -> float:
    if voter == actor:
        return WITH_FOR_ONESELF
    if roles[voter] != "corrupt":
        return WITH
    return WITH_FOR_FELLOW if roles[actor] == "corrupt" else WITH_FOR_OTHERS


def open_vote_likelihood(actor: int, event: e.VotesOpened, with_chance: Chance) -> Likelihood:
    def likelihood(roles: Roles) -> float:
        result = 1.0
        for voter in event.with_seats:
            result *= with_chance(roles, voter, actor)
        for voter in event.against_seats:
            result *= 1 - with_chance(roles, voter, actor)
        return result

    return likelihood


def _count_likelihood(event: e.VoteCounted) -> Likelihood:
    """Return the likelihood of a vote's sums; with weights or added cards they tell too little to be used."""

    def likelihood(roles: Roles) -> float:
        if event.with_votes + event.against_votes != len(roles):
            return 1.0
        actor = roles[event.seat] == "corrupt"
        others = roles.count("corrupt") - actor
        return _sum_chance(len(roles), others, actor, event.with_votes)

    return likelihood


@lru_cache(maxsize=1024)
def _sum_chance(seats: int, others: int, actor: bool, total: int) -> float:
    """Return the probability that exactly `total` vote With, given how many Corrupt there are besides the actor."""
    corrupt = WITH_FOR_FELLOW if actor else WITH_FOR_OTHERS
    sums = [1.0]
    for p in (WITH_FOR_ONESELF, *[corrupt] * others, *[WITH] * (seats - 1 - others)):
        sums = [a * (1 - p) + b * p for a, b in zip([*sums, 0.0], [0.0, *sums], strict=True)]
    return sums[total]


def _challenge_likelihood(event: e.Challenged) -> Likelihood:
    return lambda roles: 0.35 if roles[event.seat] == roles[event.defender] == "corrupt" else 1.0


def _help_likelihood(event: e.HelpOffered, challenger: int, defender: int) -> Likelihood:
    helped, other = (challenger, defender) if event.side == "challenger" else (defender, challenger)

    def likelihood(roles: Roles) -> float:
        if roles[event.seat] != "corrupt":
            return 1.0
        if roles[helped] == "corrupt":
            return 1.8
        return 0.3 if roles[other] == "corrupt" else 1.0

    return likelihood


def _announcement_likelihood(event: e.Announced) -> Likelihood:
    return lambda roles: 1.25 if roles[event.seat] == "corrupt" else 1.0


def _hint_likelihood(event: e.Hinted) -> Likelihood:
    """Return the likelihood of a hint: the Judge knows, others guess, and the Corrupt point away from each other."""

    def likelihood(roles: Roles) -> float:
        true = (event.team == "corrupt") == (roles[event.about] == "corrupt")
        match roles[event.seat]:
            case "judge":
                return 1.6 if true else 0.35
            case "reformist":
                return 1.15 if true else 0.95
        return 0.25 if true else 1.2

    return likelihood
