"""How the kernel packs positions, moves and facts in integers, and lookup tables made from data.toml."""

import numpy as np

from diwan.games.king_thief_minister.figures import AMOUNTS, CHARACTERS, FIGURES, NAMEABLE
from diwan.games.king_thief_minister.state import Options, spots_of

# --- The row ---

SEATS, TREASURY, TURNS, LAST_TURN, TRACKS, FACES, PHASE, ON_TURN, WHO, CHARACTER = range(10)
ANSWERS, NAMES, OPTIONS, FACTS, PAID_TURN, COINS = range(10, 16)
WORDS = COINS + 6
"""TRACKS: three bits a spot. FACES: three bits a track. ANSWERS: three bits a seat, 0 until it has answered.
NAMES: how many in three bits, then six bits each; while cards are dealt, how many cards."""

OPENING, DEALING, LOOKING, TURN, DOUBT, ACTING, SHUFFLING, ANSWERING, NAMING, STANDSTILL, OVER = range(11)
EMPTY_TREASURY, TURN_LIMIT, AGREED = range(3)

ADJACENT, OWNED, PEASANT_DOUBTED, YES_SIR_STANDS, RANDOM = (1 << bit for bit in range(5))
"""Flags of options that differ from the default."""

K, T, M, E, S, P = range(6)
NO, YES = 1, 2
PEEK, RIGHT, LEFT, FRONT, CLAIM = range(5)
GIVE_UP = 6 * len(NAMEABLE)
DECLINE = 6
MOST_MOVES = 46
MOST_FACTS = 48

SIGHT, WORD, DISPLAY, GUESS, SLEIGHT, ANSWER = range(6)
"""Kinds of facts. ANSWER, who answered the King, is not among the facts that the rules keep."""
FALSE, TRUE, UNPROVED = range(3)

# --- Figures ---

SPOT_OF = np.zeros((2, 7, 6), dtype=np.int64)
"""The spot of a seat, by four_player_gap, by number of seats, by seat."""
for _gap, _options in enumerate((Options(), Options(four_player_gap="adjacent"))):
    for _seats in range(3, 7):
        SPOT_OF[_gap, _seats, :_seats] = spots_of(_seats, _options)

STEP = np.array([0, *FIGURES.steps.values()], dtype=np.int64)
PAIR_A = np.array([a for a in range(6) for b in range(a + 1, 6)], dtype=np.int64)
PAIR_B = np.array([b for a in range(6) for b in range(a + 1, 6)], dtype=np.int64)
PEEK_PRICE, FINE, FALSE_MINISTER = AMOUNTS.peek, AMOUNTS.lost_challenge, AMOUNTS.false_minister
KING, YES_SIR, THIEF = AMOUNTS.king, AMOUNTS.yes_sir, AMOUNTS.thief_each_side
ROUNDS_WITHOUT_COINS = FIGURES.rounds_without_coins
TAX, DOUBLE_TAX, PENALTY = AMOUNTS.tax, AMOUNTS.double_tax, AMOUNTS.peasant_penalty
assert list(FIGURES.steps) == ["right", "left", "front"]
assert CHARACTERS == ("K", "T", "M", "E", "S", "P")
assert AMOUNTS.substitute == 1
