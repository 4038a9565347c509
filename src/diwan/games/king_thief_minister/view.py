"""What a seat sees, and the worlds that it cannot rule out: `imagine` invents what `view` hides.

A view holds everything that a perfect memory keeps, so a player who takes over a seat has all its knowledge (K34).
The option memory_aid decides whether people are shown that part.
"""

from functools import lru_cache
from random import Random
from typing import TypeAlias, TypeVar

from msgspec import Struct

from diwan.core.game import BySeat, Seat, Tagged
from diwan.games.king_thief_minister.acts import spots_to_name
from diwan.games.king_thief_minister.figures import CHARACTERS, NAMEABLE, SPOTS, Character
from diwan.games.king_thief_minister.knowledge import possible, recall, sample_world
from diwan.games.king_thief_minister.moves import Deal, Move
from diwan.games.king_thief_minister.state import (
    Acting,
    Answering,
    Dealing,
    Doubt,
    Fact,
    Looking,
    Naming,
    Opening,
    Options,
    Over,
    Phase,
    Shuffling,
    Sight,
    Sleight,
    Standstill,
    State,
    Turn,
    spots_of,
)

T = TypeVar("T")


class HiddenLooking(Tagged, frozen=True):
    """The first look as an observer sees it: who has answered, and the observer's own answer."""

    starter: Seat
    answered: BySeat[bool]
    mine: int | None


class HiddenDoubt(Tagged, frozen=True):
    """A claim as an observer sees it: who has answered, and the observer's own answer."""

    turn: Seat
    claimant: Seat
    character: Character
    answered: BySeat[bool]
    mine: bool | None


class HiddenAnswering(Tagged, frozen=True):
    """The King's question as an observer sees it: who has answered, and the observer's own answer."""

    king: Seat
    answered: BySeat[bool]
    mine: bool | None


class HiddenStandstill(Tagged, frozen=True):
    """The vote on the end of the game as an observer sees it: who has voted, and the observer's own vote."""

    turn: Seat
    answered: BySeat[bool]
    mine: bool | None


class HiddenDealing(Tagged, frozen=True):
    """The deal as everybody sees it: the number of cards dealt."""

    starter: Seat
    dealt: int


class HiddenNaming(Tagged, frozen=True):
    """The Peasant's list as the others see it: how many cards are named. The names stay secret until it is complete."""

    seat: Seat
    named: int


Shown: TypeAlias = (
    Opening | HiddenDealing | HiddenLooking | Turn | HiddenDoubt | Acting | Shuffling | HiddenAnswering
    | HiddenNaming | Naming | HiddenStandstill | Over
)  # fmt: skip


class Memory(Struct, frozen=True, gc=False):
    """The part of a view that people have to remember by themselves."""

    facts: tuple[Fact, ...]
    possible: tuple[str, ...]
    """The characters that may lie on each spot."""


FORGOTTEN = Memory((), ())
"""An empty memory, as people are shown it without a memory aid."""


class View(Struct, frozen=True, gc=False):
    """Everything that a seat, or a spectator, has learned of a game."""

    seat: Seat | None
    options: Options
    spots: BySeat[int]
    """The spot where each seat sits."""
    coins: BySeat[int]
    treasury: int
    tracks: tuple[int, ...]
    turns: int
    paid_turn: int
    """The last turn in which a coin moved."""
    phase: Shown
    memory: Memory


def view(state: State, seat: int | None) -> View:
    """Return what a seat, or a spectator (None), can know with a perfect memory."""
    facts = tuple([_shown_fact(fact, seat, state.options) for fact in state.memory])
    worlds = recall(facts)
    return _view(state, seat, Memory(facts, tuple(["".join(possible(worlds, track)) for track in state.tracks])))


def shown(state: State, seat: int | None) -> View:
    """Return what a person is shown: a view with an empty memory, unless the option memory_aid is `tracker`."""
    return view(state, seat) if state.options.memory_aid == "tracker" else _view(state, seat, FORGOTTEN)


def retold(seen: State | View) -> tuple[int, int]:
    """Return the turn, and the earliest turn that people may still read about.

    Without a memory aid that is one turn of every seat back."""
    return seen.turns, seen.turns - len(seen.coins) if seen.options.memory_aid == "none" else 0


def _view(state: State, seat: int | None, memory: Memory) -> View:
    return View(
        seat=seat,
        options=state.options,
        spots=spots_of(len(state.coins), state.options),
        coins=state.coins,
        treasury=state.treasury,
        tracks=state.tracks,
        turns=state.turns,
        paid_turn=state.paid_turn,
        phase=_shown_phase(state.phase, seat, len(state.faces)),
        memory=memory,
    )


def _shown_fact(fact: Fact, seat: int | None, options: Options) -> Fact:
    match fact:
        case Sight(looker, track) if looker != seat:
            return Sight(looker, track, None)
        case Sleight(minister, a, b) if minister != seat or options.under_table == "random":
            return Sleight(minister, a, b, None)
    return fact


@lru_cache(10_000)
def _shown_phase(phase: Phase, seat: int | None, dealt: int) -> Shown:
    match phase:
        case Doubt():
            return HiddenDoubt(phase.turn, phase.claimant, phase.character, *_sealed_for(seat, phase.answers))
        case Answering():
            return HiddenAnswering(phase.king, *_sealed_for(seat, phase.answers))
        case Looking():
            return HiddenLooking(phase.starter, *_sealed_for(seat, phase.answers))
        case Standstill():
            return HiddenStandstill(phase.turn, *_sealed_for(seat, phase.votes))
        case Naming() if phase.seat != seat:
            return HiddenNaming(phase.seat, len(phase.names))
        case Dealing():
            return HiddenDealing(phase.starter, dealt)
    return phase


def _sealed_for(seat: int | None, answers: tuple[T | None, ...]) -> tuple[tuple[bool, ...], T | None]:
    """Return who has answered, and the observer's own answer."""
    return tuple([answer is not None for answer in answers]), None if seat is None else answers[seat]


def known_of(view: View, move: Move) -> dict[str, int]:
    """Return what everybody knows of a move beyond the move itself: the spot to which a card is dealt."""
    phase = view.phase
    return {"spot": phase.dealt} if isinstance(move, Deal) and isinstance(phase, HiddenDealing) else {}


def imagine(view: View, rng: Random) -> State:
    """Return a random state that fits a view."""
    faces, facts = sample_world(view.memory.facts, rng)
    state = State(
        options=view.options,
        coins=view.coins,
        treasury=view.treasury,
        tracks=view.tracks,
        faces=faces,
        memory=facts,
        turns=view.turns,
        paid_turn=view.paid_turn,
        phase=Opening(),
    )
    match view.phase:
        case Opening():
            return _with(state, view.phase, ())
        case HiddenDealing(starter, dealt):
            return _with(state, Dealing(starter), tuple(rng.sample(CHARACTERS, dealt)))
        case HiddenLooking(starter, answered, mine):
            looks = tuple(
                None if not done else mine if seat == view.seat else _any_look(view.spots[seat], rng)
                for seat, done in enumerate(answered)
            )
            return _with(state, Looking(starter, looks))
        case HiddenDoubt(turn, claimant, character, answered, yes):
            return _with(state, Doubt(turn, claimant, character, _sealed(view.seat, answered, yes, rng)))
        case HiddenAnswering(king, answered, yes):
            return _with(state, Answering(king, _sealed(view.seat, answered, yes, rng)))
        case HiddenStandstill(turn, answered, yes):
            return _with(state, Standstill(turn, _sealed(view.seat, answered, yes, rng)))
        case HiddenNaming(peasant, named):
            spots = rng.sample(spots_to_name(state, peasant), named)
            return _with(state, Naming(peasant, tuple(zip(spots, rng.sample(NAMEABLE, named), strict=True))))
        case phase:
            return _with(state, phase)


def _with(state: State, phase: Phase, faces: tuple[Character, ...] | None = None) -> State:
    return State(
        options=state.options,
        coins=state.coins,
        treasury=state.treasury,
        tracks=state.tracks,
        faces=state.faces if faces is None else faces,
        memory=state.memory,
        turns=state.turns,
        paid_turn=state.paid_turn,
        phase=phase,
    )


def _any_look(own_spot: int, rng: Random) -> int:
    """Return a random spot but the own, or -1 for none (K4)."""
    return rng.choice([-1, *(spot for spot in SPOTS if spot != own_spot)])


def _sealed(seat: int | None, answered: tuple[bool, ...], mine: bool | None, rng: Random) -> tuple[bool | None, ...]:
    return tuple(
        None if not done else mine if other == seat else rng.random() < 0.5 for other, done in enumerate(answered)
    )
