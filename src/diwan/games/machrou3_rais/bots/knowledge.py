"""What a search of Machrou3 Ra2is knows beside the rules: whom to suspect, how people answer, which team stands well.

An action shows its worth on the board as soon as it is settled, so simulations are short."""

from bisect import bisect
from collections.abc import Callable, Sequence
from itertools import accumulate
from math import exp
from random import Random
from typing import Any

import diwan.games.machrou3_rais as game
from diwan.bots.bot import Budget
from diwan.bots.ismcts import Search
from diwan.games.machrou3_rais import events as e
from diwan.games.machrou3_rais import moves as m
from diwan.games.machrou3_rais import state as s
from diwan.games.machrou3_rais.bots.beliefs import Beliefs
from diwan.games.machrou3_rais.bots.clever import Clever
from diwan.games.machrou3_rais.bots.evaluation import declared
from diwan.games.machrou3_rais.bots.habits import HELP, SIDES, WITH, Habits
from diwan.games.machrou3_rais.figures import ELIGIBLE, ROLE_OF
from diwan.games.machrou3_rais.influence import influence
from diwan.games.machrou3_rais.view import View

RUNS = 0.3
"""How often somebody who may run does, whenever asked."""
TRUST = 0.7
"""How often a Reformist elects a Reformist where there is one."""
PROMISING = 0.35
"""What a Seat is worth that is not valid yet."""
SURE = 20.0
"""A lead, in Seats, that makes a win nearly three times as likely as a loss."""
LIKED, NEUTRAL, IDLE = 0.8, 0.5, 0.3
"""What `clever` would do, what else it could, and mere talk."""
WORTH = 0.04
"""What a Seat adds to the worth of an action."""


# --- Whom to suspect ----------------------------------------------------------------------------------------------


def _recalled(view: View) -> list[Any]:
    """What a view remembers of what was heard: the votes and the candidacies."""
    told: list[Any] = []
    for tally in view.votes:
        told.append(e.VoteCounted(tally.matter.seat, tally.passed, tally.with_votes, tally.against_votes))
        if tally.open:
            yes = tuple(seat for seat, ballot in enumerate(tally.ballots) if ballot)
            no = tuple(seat for seat, ballot in enumerate(tally.ballots) if ballot is False)
            told.append(e.VotesOpened(yes, no))
    return [*told, *map(e.Announced, view.candidates)]


def believe(view: View, rng: Random) -> Callable[[], s.State]:
    """Draws deals of the roles, each the more often the better it explains the votes."""
    beliefs = Habits(public=False)
    beliefs.listen(_recalled(view))
    deals = beliefs.weighed(view)
    limits = list(accumulate(share for _, share in deals))

    def draw() -> s.State:
        roles, _ = deals[min(bisect(limits, rng.random()), len(deals) - 1)]
        return game.imagine(view, rng, roles)

    return draw


# --- How people answer --------------------------------------------------------------------------------------------


def rollout(state: s.State, seat: int, rng: Random) -> Any:
    """A likely move, without talk. The imagined teams answer each other as `clever` players were seen to do."""
    match state.phase:
        case s.Voting(matter=matter):
            chance = 1.0 if seat == matter.seat else WITH[_corrupt(state, seat), _corrupt(state, matter.seat)]
            return m.Vote("with" if rng.random() < chance else "against")
        case s.HelpReply():
            return m.AnswerHelp(True)
    required: list[Any] = [move for move in game.legal(state, seat) if not isinstance(move, game.open_moves)]
    match state.phase:
        case s.Turn() if isinstance(required[0], m.Declare):
            return required[0]
        case s.Helping(fight=fight):
            return _help(state, seat, fight, required, rng)
        case s.Candidacy():
            return required[0] if rng.random() < RUNS else required[-1]
        case s.Ballot():
            mates = [ballot for ballot in required if _corrupt(state, ballot.candidate) == _corrupt(state, seat)]
            if mates and (_corrupt(state, seat) or rng.random() < TRUST):
                return rng.choice(mates)
    return rng.choice(required)


def _corrupt(state: s.State, seat: int) -> bool:
    return ROLE_OF[state.characters[seat]] == "corrupt"


def _help(state: s.State, seat: int, fight: s.Fight, required: Sequence[Any], rng: Random) -> Any:
    teams = _corrupt(state, seat), _corrupt(state, fight.matter.seat), _corrupt(state, fight.defender)
    side = rng.choices(SIDES, HELP.get(teams, (1, 1, 1)))[0] or "neutral"
    return max(
        (move for move in required if move.side == side), key=lambda move: len(move.districts), default=required[0]
    )


# --- Which team stands well ---------------------------------------------------------------------------------------


def evaluate(state: s.State) -> list[float]:
    """A team's chance by its valid Seats; those of a Reformist without an Objective may yet become valid."""
    if len(state.characters) < state.seats:
        return [NEUTRAL] * state.seats
    lead = 0.0
    teams = [_corrupt(state, seat) for seat in range(state.seats)]
    for seat, bloc in enumerate(influence(state).blocs):
        if teams[seat]:
            lead -= bloc
        else:
            lead += bloc * (1.0 if declared(state.objectives, seat) >= ELIGIBLE else PROMISING)
    reform = 1 / (1 + exp(-lead / SURE))
    return [1 - reform if corrupt else reform for corrupt in teams]


# --- What the rules of thumb say ----------------------------------------------------------------------------------


def judge(view: View, menu: Sequence[Any]) -> list[float]:
    assert view.seat is not None
    heard = Beliefs(public=True)
    heard.listen(_recalled(view))
    clever = Clever(view.seat, Random(0), Budget(), heard)
    if isinstance(view.phase, s.Turn) and not view.acted:
        worth = clever.worth_of_action(view)
        return [_worth_doing(move, worth) for move in menu]
    choice = clever.choose(view, menu, ())
    return [LIKED if move == choice else IDLE if isinstance(move, game.open_moves) else NEUTRAL for move in menu]


def _worth_doing(move: Any, worth: Callable[[Any], float]) -> float:
    if isinstance(move, m.Declare):
        return 1.0
    if isinstance(move, game.open_moves):
        return IDLE
    return min(1.0, max(0.0, NEUTRAL + WORTH * worth(move)))


SEARCH = Search(rollout=rollout, evaluate=evaluate, sample_worlds=believe, prior=judge, depth=10, iterations=200)
