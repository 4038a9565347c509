"""Positions and short games for the tests of King Thief Minister."""

from typing import Any

import diwan.games.king_thief_minister as ktm
from diwan.core.game import Refusal
from diwan.core.setup import make_setup
from diwan.games.king_thief_minister.moves import Challenge, EndGame, Move, Pass, PlayOn, Silent, YesSir
from diwan.games.king_thief_minister.state import Phase, Sight, State, Turn


def table(
    cards: str,
    coins: tuple[int, ...],
    treasury: int,
    turn: int = 0,
    phase: Phase | None = None,
    turns: int = 0,
    paid_turn: int = 0,
    seen: tuple[Sight, ...] = (),
    **options: Any,
) -> State:
    """Return a position: cards by spot, coins by seat."""
    return State(
        options=ktm.Options(**options),
        coins=coins,
        treasury=treasury,
        tracks=tuple(range(6)),
        faces=tuple(cards),  # type: ignore[arg-type]
        memory=seen,
        turns=turns,
        paid_turn=paid_turn,
        phase=phase or Turn(turn),
    )


def dealt(seats: int, **options: Any) -> State:
    """Return a new game before NATURE's first move."""
    return ktm.start(make_setup(ktm.GAME, seats, options=options))


def play(state: State, *moves: tuple[int, Move]) -> State:
    for seat, move in moves:
        state, _ = ktm.play(state, seat, move)
    return state


def answer(state: State, *challengers: int) -> State:
    """Everybody who is asked answers; those named challenge, the others pass."""
    for seat in ktm.to_act(state):
        state = play(state, (seat, Challenge() if seat in challengers else Pass()))
    return state


def reply(state: State, *ministers: int) -> State:
    """Everybody answers the King; those named say Yes Sir."""
    for seat in ktm.to_act(state):
        state = play(state, (seat, YesSir() if seat in ministers else Silent()))
    return state


def vote(state: State, *enders: int) -> State:
    """Everybody votes on the end of the game; those named vote to end it."""
    for seat in ktm.to_act(state):
        state = play(state, (seat, EndGame() if seat in enders else PlayOn()))
    return state


def refused(state: State, seat: int, move: Move) -> str:
    """Return the ruling by which a move is refused."""
    refusal = ktm.refusal(state, seat, move)
    assert isinstance(refusal, Refusal), f"{move} of seat {seat} is allowed"
    return refusal.ruling


def holds(state: State, seat: int | None, spot: int) -> str:
    """Return the characters that a seat considers possible on a spot."""
    return ktm.view(state, seat).memory.possible[spot]
