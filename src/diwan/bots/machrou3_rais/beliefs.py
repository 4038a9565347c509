"""Who is what: every deal of the roles that can be, weighed by how well it explains what was seen.

The likelihoods are rough habits of players, not rules: the Corrupt vote and fight for each other a little more often
than for anybody else, and words are worth something, but not much.
"""

from collections.abc import Sequence
from typing import Any

from diwan.games.machrou3_rais import events as e
from diwan.games.machrou3_rais.figures import Role
from diwan.games.machrou3_rais.imagine import assignments, possible_roles
from diwan.games.machrou3_rais.view import View

WITH_FOR_FELLOW = 0.8
"""How often one of the Corrupt votes With for the other."""
WITH_FOR_OTHERS = 0.4
WITH = 0.5
"""How often anybody else votes With."""

Roles = tuple[Role, ...]


class Beliefs:
    """`seat` None keeps what a mere onlooker would believe: the common ground on which players can meet."""

    def __init__(self) -> None:
        self._evidence: dict[Roles, float] = {}
        self._roles: list[Roles] = []
        self._weights: list[float] = []

    def take_in(self, view: View, news: Sequence[Any], public: bool) -> None:
        if len(view.characters) < view.seats:
            return
        if not self._evidence:
            self._evidence = dict.fromkeys(assignments(view.seats, view.options), 1.0)
        for event in news:
            self._weigh(view, event)
        self._roles = [r for r in _public_roles(view)] if public else possible_roles(view)
        self._weights = [self._evidence[roles] for roles in self._roles]
        total = sum(self._weights)
        self._weights = [weight / total for weight in self._weights]

    def chance(self, seat: int, role: Role) -> float:
        return sum(w for roles, w in zip(self._roles, self._weights, strict=True) if roles[seat] == role)

    def corrupt(self) -> list[float]:
        """By seat."""
        seats = len(self._roles[0])
        return [self.chance(seat, "corrupt") for seat in range(seats)]

    def _weigh(self, view: View, event: Any) -> None:
        match event:
            case e.VotesOpened():
                ballots = {s: True for s in event.with_seats} | {s: False for s in event.against_seats}
                actor = view.votes[-1].matter.seat if view.votes else None
                self._times(lambda roles: _open_votes(roles, actor, ballots))
            case e.VoteCounted():
                self._times(lambda roles: _counted(roles, event, view.seats))
            case e.Challenged():
                self._times(lambda roles: 0.35 if _both_corrupt(roles, event.seat, event.defender) else 1.0)
            case e.HelpOffered():
                self._times(lambda roles: _helping(roles, view, event))
            case e.Hinted():
                self._times(lambda roles: _hinting(roles, event))
            case e.Announced():
                self._times(lambda roles: 1.25 if roles[event.seat] == "corrupt" else 1.0)

    def _times(self, likelihood: Any) -> None:
        for roles in self._evidence:
            self._evidence[roles] *= likelihood(roles)


def _public_roles(view: View) -> list[Roles]:
    """What the table has seen, without anything private."""
    known = view.unmasking
    return [
        roles
        for roles in assignments(view.seats, view.options)
        if all(roles[s] == "corrupt" for s in known.accusers)
        and all(roles[s] != "judge" for s in (*known.cleared, *view.candidates))
        and (known.judge is None or roles[known.judge] == "judge")
    ]


def _both_corrupt(roles: Roles, a: int, b: int) -> bool:
    return roles[a] == roles[b] == "corrupt"


def _with_chance(roles: Roles, voter: int, actor: int) -> float:
    if voter == actor:
        return 0.97
    if roles[voter] != "corrupt":
        return WITH
    return WITH_FOR_FELLOW if roles[actor] == "corrupt" else WITH_FOR_OTHERS


def _open_votes(roles: Roles, actor: int | None, ballots: dict[int, bool]) -> float:
    if actor is None:
        return 1.0
    result = 1.0
    for voter, for_it in ballots.items():
        p = _with_chance(roles, voter, actor)
        result *= p if for_it else 1 - p
    return result


def _counted(roles: Roles, event: e.VoteCounted, seats: int) -> float:
    """How likely this many With are; weights and added cards are left aside."""
    if event.with_votes + event.against_votes != seats:
        return 1.0
    chances = [1.0]
    for voter in range(seats):
        p = _with_chance(roles, voter, event.seat)
        chances = [
            (chances[k] * (1 - p) if k < len(chances) else 0.0) + (chances[k - 1] * p if k else 0.0)
            for k in range(len(chances) + 1)
        ]
    return chances[event.with_votes]


def _helping(roles: Roles, view: View, event: e.HelpOffered) -> float:
    fight = getattr(view.phase, "fight", None)
    if fight is None or roles[event.seat] != "corrupt":
        return 1.0
    sides = {"challenger": fight.matter.seat, "defender": fight.defender}
    helped, other = sides[event.side], sides["defender" if event.side == "challenger" else "challenger"]
    if roles[helped] == "corrupt":
        return 1.8
    return 0.3 if roles[other] == "corrupt" else 1.0


def _hinting(roles: Roles, event: e.Hinted) -> float:
    """The Judge knows, others guess, and the Corrupt point away from each other."""
    says_corrupt, is_corrupt = event.team == "corrupt", roles[event.about] == "corrupt"
    match roles[event.seat]:
        case "judge":
            return 1.6 if says_corrupt == is_corrupt else 0.35
        case "reformist":
            return 1.15 if says_corrupt == is_corrupt else 0.95
    return 0.25 if says_corrupt == is_corrupt else 1.2
