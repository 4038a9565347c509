"""Fixtures of the adapters' tests."""

from typing import Any

import pytest
from gymnasium.utils import seeding


@pytest.fixture(autouse=True)
def seeds_for_spaces(monkeypatch: pytest.MonkeyPatch) -> None:
    """Seed the random numbers of Gymnasium and PettingZoo's own tests, which give no seed."""
    plain = seeding.np_random

    def np_random(seed: int | None = None) -> tuple[Any, Any]:
        return plain(1 if seed is None else seed)

    monkeypatch.setattr(seeding, "np_random", np_random)
