"""What Hypothesis gives to more than one test."""

from hypothesis import strategies as st

SEEDS = st.integers(0, 2**32 - 1)
"""Seeds of random games: each is another game."""
