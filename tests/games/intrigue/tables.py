"""Positions for the tests."""

from collections.abc import Mapping
from random import Random
from typing import Any

from msgspec.structs import replace

from diwan.core.game import NATURE, Setup, draw
from diwan.games.intrigue import Options, State, legal, odds, play, start, to_act
from diwan.games.intrigue.items import Item
from diwan.games.intrigue.moves import Accept, Call, Initiate, Move, Offer, Pass, Plead, Ready, Shelter, Tell, Vote
from diwan.games.intrigue.recess import begin_talk, undrawn
from diwan.games.intrigue.state import Answering, Book, Calling, Entry, Floor, Mingling, Sheltering, Talk, Voting

NEGATIVE = tuple(f"n{number:02}" for number in range(1, 41))
POSITIVE = tuple(f"p{number:02}" for number in range(1, 41))


def recess(seats: int = 6, totals: Mapping[int, int] | None = None, **options: Any) -> State:
    """Return the first rotation of round 1.

    Seat s holds p(2s+1), p(2s+2), n(2s+1), n(2s+2) of a list of six cards per seat."""
    options = {"rotations": 9, "whispers_per_recess": 0, "recess": "rotations", "length": "long", **options}
    books = [Book() for _ in range(seats)]
    visible = [0] * seats
    for seat, hp in (totals or {}).items():
        books[seat] = Book(ledger=(Entry(0, "start", hp, 0),))
        visible[seat] = hp
    free = options.get("mode") == "free_only"
    dossiers = tuple((*POSITIVE[2 * s : 2 * s + 2], *NEGATIVE[2 * s : 2 * s + 2]) for s in range(seats))
    return State(
        seats,
        Options(**options),
        phase=Talk(1, (False,) * seats, (None,) * seats),
        round=1,
        active=() if free else (*POSITIVE[: 3 * seats], *NEGATIVE[: 3 * seats]),
        dossiers=((),) * seats if free else dossiers,
        visible=tuple(visible),
        books=tuple(books),
    )


def open_recess(seats: int = 6, totals: Mapping[int, int] | None = None, **options: Any) -> State:
    """Return the same position in an open recess (I10)."""
    options = {"recess": "open", **options}
    return begin_talk(replace(recess(seats, totals, **options), rotations=()))


def mingle(state: State, *acts: tuple[int, Move]) -> State:
    """Play acts and answers of an open recess, one after the other."""
    for seat, move in acts:
        state, _ = play(state, seat, move)
    return state


def rotation(state: State, acts: Mapping[int, Move], answers: Mapping[int, Move] | None = None) -> State:
    """Play one rotation: these acts and answers in the order of seats; all others pass."""
    while isinstance(state.phase, Talk) and (waiting := to_act(state)):
        state, _ = play(state, waiting[0], acts.get(waiting[0], Pass()))
        if all(seat not in to_act(state) for seat in waiting):
            break
    while isinstance(state.phase, Calling):
        state, _ = play(state, NATURE, Call(state.phase.waiting[0]))
    while isinstance(state.phase, Answering):
        seat = to_act(state)[0]
        move = (answers or {}).get(seat, Pass()) if seat != NATURE else Call(undrawn(state.phase)[0])
        state, _ = play(state, seat, move)
    return state


def tell(state: State, giver: int, hearer: int, item: Item) -> State:
    return rotation(state, {giver: Tell(hearer, item)})


def exchange(state: State, giver: int, taker: int, given: Item, taken: Item) -> State:
    return rotation(state, {giver: Offer(taker, given)}, {taker: Accept(giver, taken)})


def session(state: State) -> State:
    """Play to the floor: everybody is ready."""
    while isinstance(state.phase, Mingling | Talk | Answering):
        if isinstance(state.phase, Answering):
            state = rotation(state, {})
        else:
            state, _ = play(state, to_act(state)[0], Ready())
    assert isinstance(state.phase, Floor)
    return state


def next_recess(state: State) -> State:
    """Play to the next recess: everybody is ready."""
    while isinstance(state.phase, Floor):
        state, _ = play(state, state.phase.holder, Ready("session"))
    return state


def hold_floor(state: State, seat: int) -> State:
    while isinstance(state.phase, Floor) and state.phase.holder != seat:
        state, _ = play(state, state.phase.holder, Pass())
    return state


def bring(state: State, seat: int, item: Item, senior: bool = False) -> State:
    """Bring a motion and play up to the ballots (for a text: up to the declaration)."""
    state, _ = play(hold_floor(state, seat), seat, Initiate(item, senior))
    return state


def vote(state: State, ballots: str, to_the_end: bool = True) -> State:
    """Vote on a motion.

    The subject says nothing and uses its shelter. The ballots are like B, D, A in the order of the voters."""
    if not isinstance(state.phase, Voting):
        state, _ = play(state, to_act(state)[0], Plead())
    words: dict[str, Any] = {"B": "believe", "D": "disbelieve", "A": "abstain"}
    for letter in ballots:
        state, _ = play(state, to_act(state)[0], Vote(words[letter]))
    if to_the_end and isinstance(state.phase, Sheltering):
        state, _ = play(state, state.phase.question.item.subject, Shelter(True))
    return state


def random_states(seats: int, seed: int, variant: Options, every: int) -> list[State]:
    """Return some positions of a random game."""
    rng, found = Random(seed), []
    state = start(Setup(seats, variant.mode, variant))
    while waiting := to_act(state):
        if rng.randrange(every) == 0:
            found.append(state)
        if waiting == (NATURE,):
            state, _ = play(state, NATURE, draw(odds(state), rng))
        else:
            seat = rng.choice(waiting)
            state, _ = play(state, seat, rng.choice(legal(state, seat)))
    return [*found, state]
