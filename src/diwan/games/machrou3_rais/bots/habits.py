"""Beliefs about roles by how the teams were seen to play.

`Beliefs` uses what a player would guess about the others. These are counts instead: how often `clever` players of
each team did what everybody can see, in 480 games of all seat counts and both variants among themselves (`python
examples/machrou3_habits.py 480 1`, by edition 1 of the rules). The Corrupt fight more and campaign less, help each
other and point away from each other. The counts fit only players who play like that."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Literal

from diwan.games.machrou3_rais import events as e
from diwan.games.machrou3_rais.bots.beliefs import WITH_FOR_ONESELF, Beliefs, Likelihood, Roles, open_vote_likelihood

LIKELIHOOD_EXPONENT = 0.3
"""Exponent that weakens each likelihood.

What one player does is not independent of what it did before; with 0.3 the predictions were best in other games."""
ACTS = {e.Campaigned: (0.23, 0.34), e.Challenged: (0.6, 0.45), e.SwapOffered: (0.083, 0.11), e.Passed: (0.0097, 0.018)}
"""How often the Corrupt do it in each of their turns, and how often others."""
CHALLENGED_CORRUPT = {True: 0.14, False: 0.47}
"""How often a challenge involves a Corrupt defender, by whether the Challenger is Corrupt."""
SIDES = ("challenger", "defender", None)
HELP = {
    (True, True, False): (0.93, 0.011, 0.062),
    (True, False, True): (0.04, 0.66, 0.3),
    (True, False, False): (0.35, 0.23, 0.42),
    (False, True, True): (0.32, 0.34, 0.34),
    (False, True, False): (0.18, 0.45, 0.37),
    (False, False, True): (0.62, 0.13, 0.26),
    (False, False, False): (0.46, 0.22, 0.32),
}
"""How often the Challenger, the Defender or nobody is helped.

The key says whether the asked player, the Challenger and the Defender are Corrupt."""
WITH = {(True, True): 0.84, (True, False): 0.37, (False, True): 0.27, (False, False): 0.53}
"""How often a vote is With, by whether the voter and the actor are Corrupt."""
TRUE_HINTS = {"corrupt": 0.05, "judge": 0.95, "reformist": 0.76}
"""How often each role hints the truth. (No Corrupt was seen to tell the truth, and no Judge to lie.)"""
ANNOUNCED = 1.25
"""How much more often the Corrupt run for President than others."""


class Habits(Beliefs):
    def listen(self, news: Sequence[Any]) -> None:
        for event in news:
            match event:
                case e.Campaigned() | e.SwapOffered() | e.Passed():
                    self._hear(_action_likelihood(event))
                case e.Challenged():
                    self._challenger, self._defender = event.seat, event.defender
                    self._hear(_action_likelihood(event), _challenge_likelihood(event))
                case e.HelpOffered():
                    self._hear(_help_likelihood(event.seat, self._challenger, self._defender, event.side))
                case e.StayedNeutral():
                    self._hear(_help_likelihood(event.seat, self._challenger, self._defender, None))
                case e.VoteCounted():
                    self._actor = event.seat
                    self._hear(_count_likelihood(event))
                case e.VotesOpened():
                    del self._heard[-1:]  # open ballots replace the sums, which were told just before
                    self._hear(open_vote_likelihood(self._actor, event, _with_chance))
                case e.Hinted():
                    self._hear(_hint_likelihood(event))
                case e.Announced():
                    self._heard.append(_announcement_likelihood(event))

    def _hear(self, *likelihoods: Likelihood) -> None:
        self._heard += map(_weakened, likelihoods)


def _weakened(likelihood: Likelihood) -> Likelihood:
    return lambda roles: float(likelihood(roles) ** LIKELIHOOD_EXPONENT)


def _action_likelihood(event: e.Campaigned | e.Challenged | e.SwapOffered | e.Passed) -> Likelihood:
    corrupt, others = ACTS[type(event)]
    return lambda roles: corrupt if roles[event.seat] == "corrupt" else others


def _challenge_likelihood(event: e.Challenged) -> Likelihood:
    def likelihood(roles: Roles) -> float:
        if roles.count("corrupt") < 2:
            return 1.0
        chance = CHALLENGED_CORRUPT[roles[event.seat] == "corrupt"]
        return chance if roles[event.defender] == "corrupt" else 1 - chance

    return likelihood


def _help_likelihood(
    seat: int, challenger: int, defender: int, side: Literal["challenger", "defender"] | None
) -> Likelihood:
    number = SIDES.index(side)

    def likelihood(roles: Roles) -> float:
        corrupt = (roles[seat] == "corrupt", roles[challenger] == "corrupt", roles[defender] == "corrupt")
        return HELP[corrupt][number] if corrupt in HELP else 1.0

    return likelihood


def _with_chance(roles: Roles, voter: int, actor: int) -> float:
    return WITH_FOR_ONESELF if voter == actor else WITH[roles[voter] == "corrupt", roles[actor] == "corrupt"]


def _count_likelihood(event: e.VoteCounted) -> Likelihood:
    """Return the likelihood of a vote's sums; with weights or added cards they tell too little to be used."""

    def likelihood(roles: Roles) -> float:
        if event.with_votes + event.against_votes != len(roles):
            return 1.0
        return _sum_chance(roles, event.seat, event.with_votes)

    return likelihood


@lru_cache(maxsize=4096)
def _sum_chance(roles: Roles, actor: int, total: int) -> float:
    """Return the probability that exactly `total` vote With."""
    sums = [1.0]
    for voter in range(len(roles)):
        p = _with_chance(roles, voter, actor)
        sums = [a * (1 - p) + b * p for a, b in zip([*sums, 0.0], [0.0, *sums], strict=True)]
    return sums[total]


def _hint_likelihood(event: e.Hinted) -> Likelihood:
    def likelihood(roles: Roles) -> float:
        true = (event.team == "corrupt") == (roles[event.about] == "corrupt")
        chance = TRUE_HINTS[roles[event.seat]]
        return chance if true else 1 - chance

    return likelihood


def _announcement_likelihood(event: e.Announced) -> Likelihood:
    return lambda roles: ANNOUNCED if roles[event.seat] == "corrupt" else 1.0
