"""Sampling of an imagined world's secrets: the dossiers at the start, and the sealed choices at the end."""

from collections.abc import Container, Set
from random import Random
from typing import Any

from msgspec.structs import replace

from diwan.games.intrigue.evidence import Evidence
from diwan.games.intrigue.items import Item
from diwan.games.intrigue.moves import Ballot, Pass, Ready
from diwan.games.intrigue.plan import Contradiction
from diwan.games.intrigue.rules import legal
from diwan.games.intrigue.state import Answering, Calling, Extending, Phase, State, Talk, Voting
from diwan.games.intrigue.view import AnsweringSeen, CallingSeen, ExtendingSeen, TalkSeen, View, VotingSeen

BALLOTS: tuple[Ballot, ...] = ("believe", "disbelieve", "abstain")


class Dealer:
    """Deals cards at random (I4): known cards stay with their seat, and no card goes where it was refuted."""

    def __init__(self, denied: Set[Item]) -> None:
        self.denied = denied
        self.owned: dict[str, int] = {}
        """Owners of the cards that may still change hands."""
        self.pool: list[str] = []

    def deal(self, seat: int, excluded: Container[Item] = ()) -> str:
        """Deal a card from the pool, or one of a seat that can take another instead."""
        if (card := self._find(seat, excluded, set())) is None:
            raise Contradiction
        return card

    def _find(self, seat: int, excluded: Container[Item], tried: set[str]) -> str | None:
        for card in self.pool:
            if (item := Item(seat, card)) not in self.denied and item not in excluded:
                self.pool.remove(card)
                self.owned[card] = seat
                return card
        for card, owner in list(self.owned.items()):
            item = Item(seat, card)
            if owner == seat or card in tried or item in self.denied or item in excluded:
                continue
            tried.add(card)
            if self._find(owner, (), tried) is not None:
                self.owned[card] = seat
                return card
        return None


def deal_dossiers(evidence: Evidence, rng: Random) -> list[tuple[str, ...]]:
    seats, sizes, denied = evidence.view.seats, evidence.dossier_sizes(), evidence.refuted()
    must_offer_own = {o.giver for o in evidence.view.incoming if o.about == "self"}
    dealt: list[tuple[str, ...]] = [()] * seats
    for polarity in (1, -1):
        dealer, cards = Dealer(denied), evidence.active(polarity)
        fixed: list[list[str]] = [[] for _ in range(seats)]
        for card in cards:
            if card in evidence.card_owners:
                fixed[evidence.card_owners[card]].append(card)
        dealer.pool = [card for card in cards if card not in evidence.card_owners]
        rng.shuffle(dealer.pool)
        for seat in sorted(range(seats), key=lambda s: (s not in must_offer_own, rng.random())):
            missing = sizes[seat][polarity] - len(fixed[seat])
            if missing > 0 and seat in must_offer_own:  # it has offered an own secret that was never read out
                secret = dealer.deal(seat, evidence.first_floor)
                del dealer.owned[secret]
                fixed[seat].append(secret)
                must_offer_own.discard(seat)
                missing -= 1
            for _ in range(missing):
                dealer.deal(seat)
        for card, seat in dealer.owned.items():
            fixed[seat].append(card)
        for seat in range(seats):
            rng.shuffle(fixed[seat])
            dealt[seat] += tuple(fixed[seat])
    if evidence.me >= 0:
        dealt[evidence.me] = evidence.view.dossier
    return dealt


def seal_phase(view: View, state: State, before: State | None, rng: Random) -> Phase:
    """Return the phase with sealed choices drawn from the menus of the seats that sealed them.

    `before` is the state before the first act of the rotation was called."""
    none = (None,) * view.seats
    match view.phase:
        case TalkSeen(rotation, ready, decided, mine, extensions):
            talk = Talk(rotation, ready, none, extensions)
            return replace(talk, sealed=_sealed(view, replace(state, phase=talk), decided, mine, rng))
        case CallingSeen(rotation, ready, waiting, mine, extensions):
            assert before is not None
            before = replace(before, phase=Talk(rotation, ready, none, extensions))
            skipped = (Ready, Pass) if view.options.seen_together else (Ready,)
            sealed = _sealed(view, before, waiting, mine, rng, skipped)
            return Calling(rotation, ready, sealed, waiting, extensions)
        case AnsweringSeen(rotation, ready, asked, decided, mine, extensions, order):
            answering = Answering(rotation, ready, asked, none, extensions, order)
            return replace(answering, sealed=_sealed(view, replace(state, phase=answering), decided, mine, rng))
        case ExtendingSeen(rotation, ready, decided, mine, extensions):
            votes = (
                mine if s == view.seat else rng.random() < 0.5 if s in decided else None for s in range(view.seats)
            )
            return Extending(rotation, ready, tuple(votes), extensions)
        case VotingSeen(question, decided, mine):
            ballots = (
                mine if s == view.seat else rng.choice(BALLOTS) if s in decided else None for s in range(view.seats)
            )
            return Voting(question, tuple(ballots))
        case phase:
            return phase


def _sealed(
    view: View, state: State, decided: tuple[int, ...], mine: Any, rng: Random, skipped: tuple[type, ...] = ()
) -> Any:
    sealed: list[Any] = [None] * view.seats
    for seat in decided:
        if seat == view.seat:
            sealed[seat] = mine
        else:
            menu = [move for move in legal(state, seat) if not isinstance(move, skipped)]
            sealed[seat] = rng.choice(menu)
    return tuple(sealed)
