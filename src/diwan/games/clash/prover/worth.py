"""Estimates of positions, which decide the order in which a proof tries the moves."""

# mypy: disable-error-code="no-any-return, return-value, assignment"

from typing import Final

import numpy as np

from diwan.bots.compiled import jit
from diwan.games.clash.kernel.beginner import ORDER
from diwan.games.clash.kernel.tables import NUMBER, POPCOUNT

# What a tile in the zone, a secured supporter, and any supporter (by the number of tiles on the board) do for the odds
# of winning: ten times the coefficients of a logistic regression over 180,000 positions that searches had decided.
_OWN = (16, 16, 17, 7, 12, 11, 3)
NEUTRAL_WORTH = 8
ZONE_WORTH: Final = np.array([sum(_OWN[tile] for tile in range(7) if zone >> tile & 1) for zone in range(128)])
"""What a zone is worth, by its bits in the order of the beginner's game."""
TILE_WORTH: Final = np.full(32, NEUTRAL_WORTH, dtype=np.int64)
for _order in ORDER:
    TILE_WORTH[[NUMBER[tile] for tile in _order]] = _OWN
SUPPORT_WORTH: Final = np.array([1, 1, 2, 2, 3, 7, 10, 12, 12, 12])
SAFE_WORTH = 8
KABOOM_WORTH = 25


@jit("int64(int64, int64, int64, int64)")
def board_worth(up: int, mine: int, secured: int, kaboom: int) -> int:
    """Return what the board is worth to the player whom `mine` supports. `kaboom` is its cell plus one, or 0."""
    tiles = POPCOUNT[up]
    value = SUPPORT_WORTH[tiles] * (2 * POPCOUNT[mine] - tiles) // 2
    value += SAFE_WORTH * (2 * POPCOUNT[mine & secured] - POPCOUNT[secured])
    if kaboom:
        value += -KABOOM_WORTH if mine >> kaboom - 1 & 1 else KABOOM_WORTH
    return value
