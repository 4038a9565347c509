"""Confidence intervals (95 %) and significance tests."""

from collections.abc import Sequence
from functools import cache
from math import erfc, exp, lgamma, log, log1p, sqrt
from statistics import fmean, stdev

from msgspec import Struct

LEVEL = 0.05
"""The significance level: a p-value below it counts as a difference."""
Z = 1.959964
"""The quantile of the normal distribution for a two-sided test at that level."""


class Interval(Struct, frozen=True):
    """An estimate with its confidence interval."""

    value: float
    low: float
    high: float

    def __str__(self) -> str:
        return f"{100 * self.value:.1f} % ({100 * self.low:.1f} to {100 * self.high:.1f})"


def proportion(wins: float, tries: int) -> Interval:
    """Return Wilson's interval of a share of wins. Shared wins may be fractions."""
    if not tries:
        return Interval(0.0, 0.0, 1.0)
    rate, spread = wins / tries, Z * Z / tries
    middle = (rate + spread / 2) / (1 + spread)
    half = Z * sqrt(rate * (1 - rate) / tries + spread / (4 * tries)) / (1 + spread)
    return Interval(rate, max(0.0, middle - half), min(1.0, middle + half))


def mean(values: Sequence[float]) -> Interval:
    """Return the mean of differences between -1 and 1, with its interval by Student's t.

    If all values are equal, the interval allows for other values that are too rare to have been seen in this many."""
    count = len(values)
    middle = fmean(values) if values else 0.0
    if count < 2 or not (spread := stdev(values)):
        unseen = 1 - LEVEL ** (1 / count) if count else 1.0
        return Interval(middle, middle - unseen * (1 + middle), middle + unseen * (1 - middle))
    half = student_quantile(count - 1) * spread / sqrt(count)
    return Interval(middle, middle - half, middle + half)


def p_value(values: Sequence[float]) -> float:
    """Return the probability of a mean at least this far from 0 if the true mean is 0 (Student's t, two-sided).

    If all values are equal there is no spread, so this is a sign test."""
    if not values or not (middle := fmean(values)):
        return 1.0
    if len(values) < 2 or not (spread := stdev(values)):
        return 2.0 ** (1 - len(values))
    return student(middle / (spread / sqrt(len(values))), len(values) - 1)


def student(t: float, freedom: int) -> float:
    """Return the probability of a value of Student's t at least this far from 0."""
    return _incomplete_beta(freedom / (freedom + t * t), freedom / 2, 0.5)


@cache
def student_quantile(freedom: int) -> float:
    """Return the bound that Student's t does not exceed, up or down, with a probability of 95 %."""
    low, high = 0.0, 16.0  # The largest quantile is 12.7, for one degree of freedom.
    for _ in range(50):
        middle = (low + high) / 2
        low, high = (middle, high) if student(middle, freedom) > LEVEL else (low, middle)
    return low


def _incomplete_beta(x: float, a: float, b: float) -> float:
    """Return the regularized incomplete beta function, by its continued fraction (Lentz's method)."""
    if x <= 0 or x >= 1:
        return float(x >= 1)
    if x > (a + 1) / (a + b + 2):
        return 1 - _incomplete_beta(1 - x, b, a)
    front = exp(lgamma(a + b) - lgamma(a) - lgamma(b) + a * log(x) + b * log1p(-x)) / a
    c, d = 1.0, 1 / (1 - (a + b) * x / (a + 1))
    fraction = d
    for m in range(1, 200):
        even = m * (b - m) * x / ((a + 2 * m - 1) * (a + 2 * m))
        odd = -(a + m) * (a + b + m) * x / ((a + 2 * m) * (a + 2 * m + 1))
        for term in (even, odd):
            d, c = 1 / (1 + term * d), 1 + term / c
            fraction *= d * c
        if abs(d * c - 1) < 1e-12:
            break
    return front * fraction


def p_value_of_rate(rate: float, wins: float, tries: int) -> float:
    """Return the probability of a share of wins at least this far from `rate`, if that is the true rate."""
    spread = sqrt(rate * (1 - rate) / tries) if tries else 0.0
    return erfc(abs(wins / tries - rate) / spread / sqrt(2)) if spread else 1.0


def p_value_of_difference(one: tuple[float, int], two: tuple[float, int]) -> float:
    """Return the probability of such a difference between two counts (wins, tries), if their true rates are equal."""
    if not one[1] or not two[1]:
        return 1.0
    pooled = (one[0] + two[0]) / (one[1] + two[1])
    spread = sqrt(pooled * (1 - pooled) * (1 / one[1] + 1 / two[1]))
    return erfc(abs(one[0] / one[1] - two[0] / two[1]) / spread / sqrt(2)) if spread else 1.0
