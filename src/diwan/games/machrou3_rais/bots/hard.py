"""The bot `hard`: plays the election out to its end.

What the table has heard is public, so in every possible deal of the roles everybody's beliefs are known. The bot
tries its answers in all of these worlds, with `clever` in every seat, and gives the one that wins most often."""

from collections.abc import Sequence
from random import Random
from typing import Any

from msgspec.structs import replace

import diwan.games.machrou3_rais as game
from diwan.bots.bot import Budget
from diwan.core.game import Told, news
from diwan.games.machrou3_rais import moves as m
from diwan.games.machrou3_rais import state as s
from diwan.games.machrou3_rais.bots.clever import Clever
from diwan.games.machrou3_rais.bots.habits import Habits
from diwan.games.machrou3_rais.view import View

MARGIN = 0.01
"""Margin by which an answer must win more often to replace that of `clever`."""


def _before_others(phase: s.Phase, seat: int) -> tuple[s.Phase, ...]:
    """Return what the others may still do in secret, as the phases to try.

    Ballots are sealed, so others may as well vote after this seat. In the debate either everybody else thinks again, or
    they are all done and leave it to this seat."""
    match phase:
        case s.Ballot(answers=answers):
            return (s.Ballot((None,) * len(answers)),)
        case s.Candidacy(done=done):
            return s.Candidacy((False,) * len(done)), s.Candidacy(tuple(other != seat for other in range(len(done))))
    return (phase,)


class Hard(Clever):
    def __init__(self, seat: int, rng: Random, budget: Budget) -> None:
        super().__init__(seat, rng, budget)
        self._beliefs = Habits(public=False)

    def _should_run(self, view: View) -> bool:
        moves = [m.Announce(), m.Done()] if super()._should_run(view) else [m.Done(), m.Announce()]
        return isinstance(self._best(view, moves), m.Announce)

    def _best_candidate(self, view: View, candidates: Sequence[int]) -> int:
        usual = super()._best_candidate(view, candidates)
        if not isinstance(view.phase, s.Ballot):  # this choice is for a promise only, which binds nobody
            return usual
        ballots = [m.CastBallot(usual), *[m.CastBallot(c) for c in candidates if c != usual]]
        best: m.CastBallot = self._best(view, ballots)
        return best.candidate

    def _best(self, view: View, moves: Sequence[Any]) -> Any:
        """Return the first move, unless another wins clearly more often."""
        won = [MARGIN, *[0.0] * (len(moves) - 1)]
        for roles, share in self._beliefs.weighed(view):
            world = game.imagine(view, self._rng, roles)
            phases = _before_others(world.phase, self._seat)
            for phase in phases:
                for number, move in enumerate(moves):
                    won[number] += share / len(phases) * self._wins(replace(world, phase=phase), move)
        return moves[won.index(max(won))]

    def _wins(self, world: s.State, move: Any) -> bool:
        players = [Clever(seat, Random(0), Budget(), self._common) for seat in range(world.seats)]
        seat, told, heard = self._seat, list[Told](), [0] * world.seats
        while True:
            world, more = game.play(world, seat, move)
            told += more
            if (outcome := game.outcome(world)) is not None:
                return self._seat in outcome.winners
            seat = game.to_act(world)[0]
            fresh, heard[seat] = news(told[heard[seat] :], seat), len(told)
            move = players[seat].choose(game.view(world, seat), game.legal(world, seat), fresh)
