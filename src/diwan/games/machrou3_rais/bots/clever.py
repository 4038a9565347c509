"""The bot `clever`: plays by rules of thumb, and samples what it cannot see."""

from collections.abc import Callable, Sequence
from math import exp
from random import Random
from typing import Any

from msgspec.structs import replace

import diwan.games.machrou3_rais as game
from diwan.bots.bot import Budget
from diwan.games.machrou3_rais import events as e
from diwan.games.machrou3_rais import moves as m
from diwan.games.machrou3_rais import state as s
from diwan.games.machrou3_rais.bots.beliefs import Beliefs
from diwan.games.machrou3_rais.bots.evaluation import Evaluation, changed, declared
from diwan.games.machrou3_rais.figures import (
    DISTRICTS,
    ELIGIBLE,
    FIGURES,
    GROUP_OF,
    INDEX,
    ROLE_OF,
    SEATS_OF,
    District,
    Role,
    bits,
    by_players,
)
from diwan.games.machrou3_rais.rules.battles import all_help, helping_districts, support_strength, totals
from diwan.games.machrou3_rais.view import View

LEAST_GAIN = 0.35
"""Least gain, in Seats, that is worth an action."""
CANDIDATES_WANTED = 0.36
"""Largest probability of being Corrupt at which a Reformist supports a candidate rather than running too."""
UNMASK_AT = 0.45
"""Least probability of being the Judge at which the Corrupt unmask somebody."""


class Clever:
    def __init__(self, seat: int, rng: Random, _budget: Budget, heard: Beliefs | None = None) -> None:
        """Create the bot; one that joins later gets beliefs from what was `heard` before."""
        self._seat, self._rng = seat, rng
        heard = heard or Beliefs(public=True)
        self._beliefs, self._common = heard.copy(public=False), heard.copy(public=True)
        self._goodwill: dict[int, float] = {}
        self._agreed: dict[tuple[int, District, District], bool | None] = {}
        """Swaps that it has asked for: the partner's answer, or None before it."""
        self._asked: tuple[int, District, District] | None = None
        self._favours: set[int] = set()
        self._hinted: set[tuple[int, int]] = set()

    # --- What it is asked -------------------------------------------------------------------------------------

    def choose(self, view: View, menu: Sequence[Any], news: Sequence[Any]) -> Any:
        self._listen(view, news)
        required = [move for move in menu if not isinstance(move, game.open_moves)]
        if len(required) == 1:
            return required[0]
        match view.phase:
            case s.Turn():
                return self._turn(view, required)
            case s.ActingNow():
                return max(required, key=self.worth_of_action(view))
            case s.Voting(matter=matter):
                return m.Vote("with" if self._favours_matter(view, matter) else "against")
            case s.SwapReply():
                return m.AnswerSwap(self._wants_swap(view, view.phase.seat, view.phase.give, view.phase.get))
            case s.Helping(fight=fight):
                return self._help(view, fight, required)
            case s.HelpReply():
                return m.AnswerHelp(True)
            case s.Candidacy():
                return m.Announce() if self._should_run(view) else m.Done()
            case s.Ballot():
                return m.CastBallot(self._best_candidate(view, [move.candidate for move in required]))
            case s.MayRedraw(target=target):
                return m.Redraw(self._seat_values(view)[target] < 0)
            case s.Keeping() | s.Placing() | s.Picking() | s.Stealing() | s.Releasing() | s.Passing():
                return self._look_ahead(view, required)
        return self._rng.choice(required)

    def interject(self, view: View, menu: Sequence[Any], news: Sequence[Any]) -> Any | None:
        self._listen(view, news)
        answer, self._asked = self._asked, None
        if not any(isinstance(move, game.open_moves) for move in menu):
            return None
        if answer is not None:
            other, give, get = answer
            return m.Answer((other,), "swap", self._wants_swap(view, other, give, get))
        if isinstance(view.phase, s.Turn) and view.round >= 2:
            return self._hint(view)
        if isinstance(view.phase, s.Candidacy) and view.candidates and not view.said[self._seat]:
            return self._pledge(view)
        return None

    # --- What it believes -------------------------------------------------------------------------------------

    def _role(self, view: View) -> Role:
        character = view.characters[self._seat] if self._seat < len(view.characters) else None
        return "reformist" if character is None else ROLE_OF[character]

    def _listen(self, view: View, news: Sequence[Any]) -> None:
        self._beliefs.listen(news)
        self._common.listen(news)
        for event in news:
            match event:
                case e.Challenged(defender=self._seat):
                    self._add_goodwill(event.seat, -0.12)
                case e.HelpOffered():
                    self._remember_help(view, event)
                case e.SwapAnswered(accepted=True) | e.TurnBegan():
                    self._agreed.clear()
                    self._favours.clear()
                case e.Asked(deal="swap") if self._seat in event.to and event.give and event.get:
                    self._asked = (event.seat, event.give, event.get)
                case e.Asked(deal="support" | "with") if not event.to or self._seat in event.to:
                    self._favours.add(event.seat)
                case e.Answered(deal="swap") if self._seat in event.to:
                    self._agreed |= {key: event.agree for key in self._agreed if key[0] == event.seat}

    def _add_goodwill(self, seat: int, change: float) -> None:
        self._goodwill[seat] = max(-0.3, min(0.3, self._goodwill.get(seat, 0.0) + change))

    def _remember_help(self, view: View, event: e.HelpOffered) -> None:
        fight = getattr(view.phase, "fight", None)
        if fight is not None and self._seat in (fight.matter.seat, fight.defender):
            mine = "challenger" if fight.matter.seat == self._seat else "defender"
            self._add_goodwill(event.seat, 0.1 if event.side == mine else -0.1)

    def _seat_values(self, view: View) -> list[float]:
        """Return how much a Seat of each player is worth to this one."""
        if self._seat >= len(view.characters) or len(view.characters) < view.seats:
            return [1.0 if seat == self._seat else -0.15 for seat in range(view.seats)]
        corrupt = self._beliefs.corrupt(view)
        seat_values = []
        for seat in range(view.seats):
            if seat == self._seat:
                seat_values.append(1.0)
            elif self._role(view) == "corrupt":
                seat_values.append(0.75 if corrupt[seat] > 0.9 else -0.35)
            else:
                ready = declared(view.objectives, seat) >= ELIGIBLE
                seat_values.append((1 - corrupt[seat]) * (0.3 if ready else 0.1) - corrupt[seat] * 0.6)
        return [r if seat == self._seat else r + self._goodwill.get(seat, 0.0) for seat, r in enumerate(seat_values)]

    def _evaluation(self, view: View) -> Evaluation:
        return Evaluation(view, self._seat, self._seat_values(view), self._role(view) == "corrupt")

    # --- The turn ---------------------------------------------------------------------------------------------

    def _turn(self, view: View, required: Sequence[Any]) -> Any:
        if m.Declare() in required:
            return m.Declare()
        if view.acted:
            return m.EndTurn()
        worth = self.worth_of_action(view)
        best, value = m.Pass(), LEAST_GAIN
        for move in required:
            gain = worth(move) + self._rng.random() * 0.01
            if gain > value:
                best, value = move, gain
        return self._bargain(view, best) or best

    def worth_of_action(self, view: View) -> Callable[[Any], float]:
        """Return a function that gives the value of an action, in Seats."""
        evaluation = self._evaluation(view)

        def worth(move: Any) -> float:
            match move:
                case m.Campaign(district=district):
                    return self._campaign_worth(view, evaluation, district)
                case m.Battle():
                    return self._battle_worth(view, evaluation, move)
                case m.Swap():
                    owners = {INDEX[move.give]: move.partner, INDEX[move.get]: self._seat}
                    gain = evaluation.gain(owners, "swap_proposed_and_done")
                    return gain * self._swap_chance(view, evaluation, move) if gain > 0 else gain
                case m.DrawObjective():
                    ready = declared(view.objectives, self._seat) >= ELIGIBLE or self._role(view) == "corrupt"
                    return 2.5 if ready else 7.0
                case m.ChangeObjective():
                    return 2.0 * (0.3 - evaluation.progress(evaluation.inf))
                case m.Unmask(seat=target):
                    return self._unmask_worth(view, target)
            return 0.0

        return worth

    def _campaign_worth(self, view: View, evaluation: Evaluation, district: Any) -> float:
        gain = evaluation.gain({INDEX[district]: self._seat}, "campaign_won_clearly")
        return gain * (1.0 if self._campaigns_freely(view) else 0.5)

    def _campaigns_freely(self, view: View) -> bool:
        return self._seat in (view.speaker, view.unmasking.unmasker)

    def _battle_worth(self, view: View, evaluation: Evaluation, move: m.Battle) -> float:
        inf, (a, b) = evaluation.inf, (INDEX[move.challenging], INDEX[move.defending])
        defender = view.board.owners[b]
        assert defender is not None, "the menu offers no Swing District"
        fight = s.Fight(s.BattleMatter(self._seat, move.challenging, move.defending, None), defender, (), ())
        attack, defence = totals(inf, fight)
        margin = float(attack - defence)
        if not inf.no_help:
            for seat in range(view.seats):
                can = helping_districts(inf, seat, b)
                if can and seat not in (self._seat, defender):
                    worth = support_strength(inf, tuple(DISTRICTS[i] for i in bits(can)))
                    margin += worth * self._helper_tendency(view, seat, defender)
        chance = 1 / (1 + exp(-margin / 3)) if abs(margin) < 60 else float(margin > 0)
        won = evaluation.gain({b: self._seat}, "battle_won_as_challenger")
        safe = inf.held >> a & 1
        lost = 0.0 if safe else evaluation.gain({a: None})
        value = chance * won + (1 - chance) * lost
        return value * (0.5 if view.vote_round and view.unmasking.unmasker != self._seat else 1.0)

    def _helper_tendency(self, view: View, helper: int, defender: int) -> float:
        """Return whom a third player would rather help: above 0 this one, below 0 the Defender."""
        if self._role(view) == "corrupt":
            if helper == view.fellow:
                return 0.6
            if defender == view.fellow:
                return 0.2
        return -0.25 + self._goodwill.get(helper, 0.0)

    def _swap_chance(self, view: View, evaluation: Evaluation, move: m.Swap) -> float:
        key = (move.partner, move.give, move.get)
        word = self._agreed.get(key)
        if word is not None:
            return 0.95 if word else 0.02
        after = changed(evaluation.inf, {INDEX[move.give]: move.partner, INDEX[move.get]: self._seat})
        theirs = float(after.blocs[move.partner] - evaluation.inf.blocs[move.partner])
        theirs += 0.25 * (evaluation.inf.ips[INDEX[move.give]] - evaluation.inf.ips[INDEX[move.get]])
        if move.partner == view.fellow:
            return 0.8
        return 0.75 if theirs > 0.5 else 0.25 if theirs >= 0 else 0.04

    def _unmask_worth(self, view: View, target: int) -> float:
        """Return the value of an unmasking: the Judge's districts and no more votes, against being revealed."""
        sure = self._beliefs.judge(view)[target]
        if sure < UNMASK_AT and self._seat not in view.unmasking.accusers:
            return 0.0
        prize = 8.0 + 0.5 * view.blocs[target]
        price = 0.0 if self._seat in view.unmasking.accusers else 12.0 * (1 - self._common.corrupt(view)[self._seat])
        return sure * prize - (1 - 0.3 * sure) * price

    # --- Answers ----------------------------------------------------------------------------------------------

    def _favours_matter(self, view: View, matter: s.Matter) -> bool:
        if matter.seat == self._seat:
            return True
        evaluation = self._evaluation(view)
        if isinstance(matter, s.CampaignMatter):
            gain = evaluation.gain({INDEX[matter.district]: matter.seat})
        else:
            won = evaluation.gain({INDEX[matter.defending]: matter.seat})
            lost = evaluation.gain({INDEX[matter.challenging]: None})
            gain = 0.6 * won + 0.4 * lost
        if self._role(view) == "corrupt" and self._rng.random() < 0.15:
            return self._rng.random() < 0.5  # a Corrupt player who always votes the same way is soon found out
        return gain + 0.3 * (matter.seat in self._favours) > self._rng.uniform(-0.8, 0.8)

    def _wants_swap(self, view: View, other: int, give: District, get: District) -> bool:
        owners = {INDEX[give]: self._seat, INDEX[get]: other}
        return self._evaluation(view).gain(owners) > 0.3

    def _help(self, view: View, fight: s.Fight, required: Sequence[Any]) -> Any:
        evaluation = self._evaluation(view)
        matter = fight.matter
        a, b = INDEX[matter.challenging], INDEX[matter.defending]
        won = evaluation.gain({b: matter.seat})
        lost = 0.0 if evaluation.inf.held >> a & 1 else evaluation.gain({a: None})
        wish = won - lost
        wish += 0.6 * ((matter.seat in self._favours) - (fight.defender in self._favours))
        attack, defence = totals(evaluation.inf, fight)
        mine = support_strength(evaluation.inf, all_help(evaluation.inf, fight, self._seat))
        if evaluation.progress(evaluation.inf) < evaluation.progress(evaluation.inf, "helped_winner"):
            winner = "challenger" if attack + mine >= defence else "defender"
            wish += 3.0 if winner == "challenger" else -3.0
        if abs(wish) < 0.6:
            side = "neutral"
        elif wish > 0:
            side = "challenger" if attack + mine + 6 >= defence else "neutral"
        else:
            side = "defender" if defence + mine + 6 > attack else "neutral"
        return max((move for move in required if move.side == side), key=lambda move: len(move.districts))

    # --- The election -----------------------------------------------------------------------------------------

    def _candidate_strengths(self, view: View) -> list[float]:
        """Return how strong a candidate each seat is for the whole table: trust first, then valid Seats."""
        corrupt = self._common.corrupt(view)
        return [
            (1 - corrupt[seat]) ** 2 * (20 + view.blocs[seat] * (declared(view.objectives, seat) >= ELIGIBLE))
            for seat in range(view.seats)
        ]

    def _should_run(self, view: View) -> bool:
        standing = self._candidate_strengths(view)
        rest = [seat for seat in range(view.seats) if seat not in view.candidates]
        best = max(rest, key=lambda seat: standing[seat])
        if self._role(view) == "corrupt":
            return self._corrupt_runs(view, standing)
        corrupt = self._beliefs.corrupt(view)
        if any(corrupt[c] <= CANDIDATES_WANTED for c in view.candidates):
            return False
        others = [seat for seat in rest if seat != self._seat and corrupt[seat] < 0.5]
        return self._seat == best or standing[self._seat] >= max((standing[o] for o in others), default=0.0)

    def _corrupt_runs(self, view: View, standing: list[float]) -> bool:
        fellow = view.fellow
        if fellow is not None and fellow in view.candidates:
            return False
        if fellow is None:
            return True
        ours = max((self._seat, fellow), key=lambda seat: (standing[seat] + 0.3 * view.blocs[seat], seat))
        return ours == self._seat

    def _best_candidate(self, view: View, candidates: Sequence[int]) -> int:
        corrupt = self._beliefs.corrupt(view)
        support = self._expected(view)
        if self._role(view) == "corrupt":
            mates = [c for c in candidates if corrupt[c] > 0.9]
            if mates and not self._tie_is_easier(view, support, mates[0]):
                return mates[0]
            mine = view.blocs[self._seat]
            # There is no friend to elect: aim for a tie, or vote for the weaker of the others.
            top = max(support[c] for c in view.candidates)
            return min(candidates, key=lambda c: (abs(support[c] + mine - top) > 0.5, support[c]))
        return max(candidates, key=lambda c: ((1 - corrupt[c]) ** 2 * (10 + support[c]), -c))

    def _expected(self, view: View) -> dict[int, float]:
        """Return the Seats that each candidate can expect from others, by the table's common beliefs."""
        corrupt = self._common.corrupt(view)
        counts = dict.fromkeys(view.candidates, 0.0)
        trust = {c: (1 - corrupt[c]) ** 3 + 0.01 for c in view.candidates}
        for seat in range(view.seats):
            valid = view.blocs[seat] * (1.0 if declared(view.objectives, seat) >= ELIGIBLE else corrupt[seat])
            if seat in counts:
                counts[seat] += valid
            elif seat != self._seat:
                for c, share in trust.items():
                    counts[c] += valid * share / sum(trust.values())
        return counts

    def _tie_is_easier(self, view: View, support: dict[int, float], mate: int) -> bool:
        mine = view.blocs[self._seat]
        return (
            support[mate] + mine + 25 < max(v for c, v in support.items() if c != mate) if len(support) > 1 else False
        )

    # --- One move ahead in an imagined world ------------------------------------------------------------------

    def _look_ahead(self, view: View, required: Sequence[Any]) -> Any:
        evaluation = self._evaluation(view)
        world = game.imagine(view, self._rng)
        some = required if len(required) <= 40 else self._rng.sample(list(required), 40)
        return max(some, key=lambda move: self._value_after(world, move, evaluation, 12) + self._rng.random() * 0.01)

    def _value_after(self, world: s.State, move: Any, evaluation: Evaluation, width: int) -> float:
        match move:
            case m.PlaceOrigin(district=district):
                i = INDEX[district]
                leads = evaluation.inf.leads[GROUP_OF[i]] == self._seat
                # An origin is safe, so place it where it leads many Seats; weaker districts have stronger powers.
                return leads * SEATS_OF[GROUP_OF[i]] - 0.3 * evaluation.inf.ips[i]
            case m.Keep(number=number):
                place = world.phase.got[number]  # type: ignore[union-attr]
                hands = (*world.objectives.hands[: self._seat], place, *world.objectives.hands[self._seat + 1 :])
                return self._new_objective_progress(evaluation, hands)
        after, _ = game.play(world, self._seat, move)
        if isinstance(after.phase, s.Picking) and after.phase.seat == self._seat and width > 1:
            menu = list(game.legal(after, self._seat))
            some = menu if len(menu) <= width else self._rng.sample(menu, width)
            return max(self._value_after(after, then, evaluation, 1) for then in some)
        return evaluation.of_state(after)

    def _new_objective_progress(self, evaluation: Evaluation, hands: tuple[Any, ...]) -> float:
        """Return how near an Objective just drawn would be."""
        view = replace(evaluation.view, objectives=replace(evaluation.view.objectives, hands=hands))
        return Evaluation(view, self._seat, evaluation.seat_values, corrupt=False).progress(evaluation.inf)

    # --- Words ------------------------------------------------------------------------------------------------

    def _bargain(self, view: View, best: Any) -> Any | None:
        """Return a question before an action: to the partner of a swap, or to those who could help in a battle."""
        if view.said[self._seat] >= min(2, view.options.talk_limit):
            return None
        if isinstance(best, m.Swap) and (best.partner, best.give, best.get) not in self._agreed:
            self._agreed[best.partner, best.give, best.get] = None
            return m.Ask((best.partner,), "swap", best.give, best.get)
        if view.said[self._seat]:
            return None
        if isinstance(best, m.Campaign) and not self._campaigns_freely(view):
            return m.Ask((), "with")
        if isinstance(best, m.Battle):
            target = INDEX[best.defending]
            inf = self._evaluation(view).inf
            friends = [
                seat
                for seat in range(view.seats)
                if seat not in (self._seat, view.board.owners[target])
                and helping_districts(inf, seat, target)
                and self._goodwill.get(seat, 0.0) >= 0
            ]
            if friends:
                return m.Ask((self._rng.choice(friends),), "support")
        return None

    def _pledge(self, view: View) -> Any | None:
        """Return a promise of its own Seats to the best candidate, so that nobody else needs to run."""
        if self._seat in view.candidates:
            return None
        best = self._best_candidate(view, view.candidates)
        pledge = m.Promise((best,), "bloc")
        if any(word.seat == self._seat and word.said == pledge for word in view.promises):
            return None
        trusted = self._beliefs.corrupt(view)[best] <= CANDIDATES_WANTED or self._role(view) == "corrupt"
        return pledge if trusted else None

    def _hint(self, view: View) -> Any | None:
        """Return a hint: Reformists name a suspect, the Judge says what it knows, and the Corrupt point elsewhere."""
        if view.said[self._seat] or self._rng.random() > 0.08:
            return None
        corrupt = self._beliefs.corrupt(view)
        others = [seat for seat in range(view.seats) if seat != self._seat]
        if self._role(view) == "corrupt":
            about = max((o for o in others if corrupt[o] < 0.9), key=self._common.corrupt(view).__getitem__)
        else:
            about = max(others, key=corrupt.__getitem__)
            usual = by_players(FIGURES.roles[view.options.mode].corrupt, view.seats) / (view.seats - 1)
            if corrupt[about] < usual + 0.12:
                return None
        if (view.round, about) in self._hinted:
            return None
        self._hinted.add((view.round, about))
        return m.Hint((), about, "corrupt")
