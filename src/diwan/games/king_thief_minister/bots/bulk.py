"""Whole games in the kernel: random ones, and ones in which every seat plays like `clever`."""

# mypy: disable-error-code="no-any-return, return-value, assignment"

from typing import Any

import numpy as np

from diwan.bots.compiled import below, first_bit, jit, stirred
from diwan.games.king_thief_minister.bots.clever_kernel import KNOWN, learn, name_card, prepare_known, worth
from diwan.games.king_thief_minister.kernel.menus import menu
from diwan.games.king_thief_minister.kernel.rules import play, to_act
from diwan.games.king_thief_minister.kernel.tables import (
    COINS,
    FACTS,
    MOST_FACTS,
    MOST_MOVES,
    NAMING,
    OPTIONS,
    OVER,
    PHASE,
    SEATS,
    TURNS,
    WORDS,
)


@jit("void(int64[::1], float64[::1])")
def _add_wins(at: Any, totals: Any) -> None:
    """Add the share of each seat in the win, as if the game were over now."""
    best = winners = 0
    for seat in range(at[SEATS]):
        best = max(best, at[COINS + seat])
    for seat in range(at[SEATS]):
        winners += at[COINS + seat] == best
    for seat in range(at[SEATS]):
        if at[COINS + seat] == best:
            totals[seat] += 1 / winners


@jit("int64(int64[::1], int64, uint64, float64[::1])", allocates=True)
def playouts(start: Any, games: int, seed: int, totals: Any) -> int:
    """Play random games from a position; add the wins by seat, and return the number of moves."""
    at, facts, moves = np.zeros(WORDS, np.int64), np.zeros(MOST_FACTS, np.int64), np.zeros(MOST_MOVES, np.int64)
    played = 0
    for _ in range(games):
        at[:] = start
        while at[PHASE] != OVER:
            seats = to_act(at)
            seat = first_bit(seats) if seats else -1
            seed = stirred(seed)
            play(at, facts, seat, moves[below(seed, menu(at, seat, moves))])
            played += 1
        _add_wins(at, totals)
    return played


@jit("int64(int64[::1], uint64[:, ::1], int64[::1], int64, float64[::1], int64[::1], uint64)")
def _choose(at: Any, worlds: Any, heard: Any, me: int, known: Any, moves: Any, seed: int) -> int:
    """Return the move of `clever`; one of several equally good moves is drawn."""
    if at[PHASE] == NAMING:
        return name_card(at, worlds, me)
    prepare_known(at, worlds, heard, me, known)
    best, chosen = -1e9, 0
    for number in range(menu(at, me, moves)):
        seed = stirred(seed)
        value = worth(at, worlds, heard, me, moves[number], known) + 1e-3 * (below(seed, 1 << 20) / (1 << 20))
        if value > best:
            best, chosen = value, moves[number]
    return chosen


@jit("void(int64[::1], uint64[:, ::1], int64[::1], int64, uint64, float64[::1])", allocates=True)
def play_on(at: Any, worlds: Any, heard: Any, until: int, seed: int, totals: Any) -> None:
    """Let all seats play like `clever` to the end, or until turn `until`; add the wins by seat."""
    known, moves, facts = np.zeros(KNOWN), np.zeros(MOST_MOVES, np.int64), np.zeros(MOST_FACTS, np.int64)
    while at[PHASE] != OVER and at[TURNS] < until:
        seats, seat = to_act(at), -1
        seed = stirred(seed)
        if seats:
            seat = first_bit(seats)
            move = _choose(at, worlds, heard, seat, known, moves, seed)
        else:
            move = moves[below(seed, menu(at, -1, moves))]
        play(at, facts, seat, move)
        for number in range(at[FACTS]):
            learn(facts[number], at[SEATS], at[OPTIONS], worlds, heard)
    _add_wins(at, totals)


@jit("void(int64[::1], uint64[:, ::1], int64[::1], int64, int64[::1], int64, uint64, float64[::1])", allocates=True)
def try_moves(at: Any, worlds: Any, heard: Any, me: int, moves: Any, turns: int, seed: int, totals: Any) -> None:
    """Try some moves of a seat in one world; add to `totals` what the seat wins after each."""
    wins, facts = np.zeros(6), np.zeros(MOST_FACTS, np.int64)
    for number in range(len(moves)):
        here, known, heard_here = at.copy(), worlds.copy(), heard.copy()
        play(here, facts, me, moves[number])
        for fact in range(here[FACTS]):
            learn(facts[fact], here[SEATS], here[OPTIONS], known, heard_here)
        wins[:] = 0.0
        play_on(here, known, heard_here, at[TURNS] + turns, seed, wins)
        totals[number] += wins[me]
