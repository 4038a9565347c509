"""The secrets of a world that a draft of the past leaves open: the dossiers at its beginning, and what lies sealed at
its end."""

from collections.abc import Container, Set
from random import Random
from typing import Any

from msgspec.structs import replace

from diwan.games.intrigue.items import Item
from diwan.games.intrigue.moves import Ballot, Pass, Ready
from diwan.games.intrigue.plan import Contradiction
from diwan.games.intrigue.rules import legal
from diwan.games.intrigue.state import Answering, Calling, Extending, Phase, State, Talk, Voting
from diwan.games.intrigue.story import Story
from diwan.games.intrigue.view import AnsweringSeen, CallingSeen, ExtendingSeen, TalkSeen, View, VotingSeen

BALLOTS: tuple[Ballot, ...] = ("believe", "disbelieve", "abstain")


class Dealer:
    """I4: what is known to lie somewhere stays there; the rest is dealt at random, not where it was denied."""

    def __init__(self, denied: Set[Item]) -> None:
        self.denied = denied
        self.owned: dict[str, int] = {}
        """Who has a card that may still change hands."""
        self.pool: list[str] = []

    def deal(self, seat: int, shunned: Container[Item] = ()) -> str:
        """A card from the pool, or one of somebody who can take another instead."""
        if (card := self._find(seat, shunned, set())) is None:
            raise Contradiction
        return card

    def _find(self, seat: int, shunned: Container[Item], tried: set[str]) -> str | None:
        for card in self.pool:
            if (item := Item(seat, card)) not in self.denied and item not in shunned:
                self.pool.remove(card)
                self.owned[card] = seat
                return card
        for card, owner in list(self.owned.items()):
            item = Item(seat, card)
            if owner == seat or card in tried or item in self.denied or item in shunned:
                continue
            tried.add(card)
            if self._find(owner, (), tried) is not None:
                self.owned[card] = seat
                return card
        return None


def deal_dossiers(story: Story, rng: Random) -> list[tuple[str, ...]]:
    seats, sizes, denied = story.view.seats, story.dossier_sizes(), story.denied()
    owing = {o.giver for o in story.view.incoming if o.about == "self"}
    dealt: list[tuple[str, ...]] = [()] * seats
    for polarity in (1, -1):
        dealer, cards = Dealer(denied), story.active(polarity)
        fixed: list[list[str]] = [[] for _ in range(seats)]
        for card in cards:
            if card in story.placed:
                fixed[story.placed[card]].append(card)
        dealer.pool = [card for card in cards if card not in story.placed]
        rng.shuffle(dealer.pool)
        for seat in sorted(range(seats), key=lambda s: (s not in owing, rng.random())):
            missing = sizes[seat][polarity] - len(fixed[seat])
            if missing > 0 and seat in owing:  # he has a secret of his own to offer, one that was never read out
                secret = dealer.deal(seat, story.first_floor)
                del dealer.owned[secret]
                fixed[seat].append(secret)
                owing.discard(seat)
                missing -= 1
            for _ in range(missing):
                dealer.deal(seat)
        for card, seat in dealer.owned.items():
            fixed[seat].append(card)
        for seat in range(seats):
            rng.shuffle(fixed[seat])
            dealt[seat] += tuple(fixed[seat])
    if story.me >= 0:
        dealt[story.me] = story.view.dossier
    return dealt


def seal_phase(view: View, state: State, before: State | None, rng: Random) -> Phase:
    """What lies sealed is drawn from the menus of those who sealed it (acts: `before` the first was called)."""
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
