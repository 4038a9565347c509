"""How sure a count makes us. All intervals are meant to hold nineteen times out of twenty."""

from collections.abc import Sequence
from math import erfc, sqrt
from statistics import fmean, stdev

from msgspec import Struct

Z = 1.959964


class Interval(Struct, frozen=True):
    value: float
    low: float
    high: float

    def __str__(self) -> str:
        return f"{100 * self.value:.1f} % ({100 * self.low:.1f} to {100 * self.high:.1f})"


def proportion(wins: float, tries: int) -> Interval:
    """Wilson's interval; shared wins may be fractions."""
    if not tries:
        return Interval(0.0, 0.0, 1.0)
    rate, spread = wins / tries, Z * Z / tries
    middle = (rate + spread / 2) / (1 + spread)
    half = Z * sqrt(rate * (1 - rate) / tries + spread / (4 * tries)) / (1 + spread)
    return Interval(rate, max(0.0, middle - half), min(1.0, middle + half))


def mean(values: Sequence[float]) -> Interval:
    """By the normal approximation; with fewer than two values, nothing is known."""
    if len(values) < 2:
        return Interval(values[0] if values else 0.0, -1.0, 1.0)
    middle, half = fmean(values), Z * stdev(values) / sqrt(len(values))
    return Interval(middle, middle - half, middle + half)


def chance(values: Sequence[float]) -> float:
    """The probability of a mean at least this far from 0 if the true one were 0 (two-sided, normal)."""
    if len(values) < 2 or not (spread := stdev(values)):
        return 1.0 if not values or not fmean(values) else 0.0
    return erfc(abs(fmean(values)) / (spread / sqrt(len(values))) / sqrt(2))


def rate_is(rate: float, wins: float, tries: int) -> float:
    """The probability of a count at least this far from a rate that is known."""
    spread = sqrt(rate * (1 - rate) / tries) if tries else 0.0
    return erfc(abs(wins / tries - rate) / spread / sqrt(2)) if spread else 1.0


def rates_differ(one: tuple[float, int], two: tuple[float, int]) -> float:
    """The same for two counts (wins, tries)."""
    if not one[1] or not two[1]:
        return 1.0
    pooled = (one[0] + two[0]) / (one[1] + two[1])
    spread = sqrt(pooled * (1 - pooled) * (1 / one[1] + 1 / two[1]))
    return erfc(abs(one[0] / one[1] - two[0] / two[1]) / spread / sqrt(2)) if spread else 1.0
