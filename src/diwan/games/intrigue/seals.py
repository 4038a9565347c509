"""The secrets of a world that a draft of the past leaves open: the dossiers at its beginning, and what lies sealed at
its end."""

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


def deal_dossiers(story: Story, rng: Random) -> list[tuple[str, ...]]:
    """I4: what is known to lie somewhere stays there; the rest is dealt at random, not where it was denied."""
    seats = story.view.seats
    denied, sizes = story.denied(), story.dossier_sizes()
    dealt: list[tuple[str, ...]] = [()] * seats
    for polarity in (1, -1):
        cards = story.active(polarity)
        hands: list[list[str]] = [[] for _ in range(seats)]
        for card in cards:
            if card in story.placed:
                hands[story.placed[card]].append(card)
        pool = [card for card in cards if card not in story.placed]
        rng.shuffle(pool)
        for seat in rng.sample(range(seats), seats):
            while len(hands[seat]) < sizes[seat][polarity]:
                fits = [card for card in pool if Item(seat, card) not in denied]
                if not fits:
                    raise Contradiction
                pool.remove(fits[0])
                hands[seat].append(fits[0])
            rng.shuffle(hands[seat])
            dealt[seat] += tuple(hands[seat])
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
        case AnsweringSeen(rotation, ready, asked, decided, mine, extensions):
            answering = Answering(rotation, ready, asked, none, extensions)
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
