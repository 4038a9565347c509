"""No test is decided by chance: what would draw without a seed gets one, and Hypothesis tries the same examples again.

`DIWAN_HYPOTHESIS=explore pytest ...` tries fresh examples instead, and prints how to repeat one that fails.
"""

import os
import random
import sys
from itertools import count
from pathlib import Path
from zlib import crc32

import numpy as np
import pytest
from hypothesis import HealthCheck, settings
from hypothesis.internal.conjecture import providers

ROOT = Path(__file__).parent.parent
OURS = tuple(f"{ROOT / folder}{os.sep}" for folder in ("src", "tests", "examples", "bench"))

# No deadline and no complaint about slow examples: how busy the machine is says nothing about the program.
settings.register_profile(
    "repeat", derandomize=True, database=None, deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.register_profile("explore", settings.get_profile("repeat"), derandomize=False, print_blob=True)
settings.load_profile(os.environ.get("DIWAN_HYPOTHESIS", "repeat"))


# Hypothesis also tries the numbers and words that it finds in the modules imported so far. When a test runs alone or on
# another worker, other modules are imported, and its examples would be others.
assert callable(providers._get_local_constants)
providers._get_local_constants = lambda: providers._local_constants


@pytest.fixture(autouse=True)
def seeds_for_what_has_none(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Seed `random`, `numpy.random` and each `Random()` of the program and of the tests from the name of the test."""
    name, numbers, plain = request.node.name, count(), random.Random.seed

    def seed(self: random.Random, a: int | float | str | bytes | bytearray | None = None, version: int = 2) -> None:
        if a is None and is_ours(sys._getframe(1).f_code.co_filename, sys._getframe(2).f_code.co_filename):
            a = f"{name}/{next(numbers)}"
        plain(self, a, version)

    monkeypatch.setattr(random.Random, "seed", seed)
    random.seed(name)
    np.random.seed(crc32(name.encode()))


def is_ours(caller: str, before: str) -> bool:
    """Whether `Random()` or `rng.seed()` was called in this repository; in between stands the module `random`."""
    return caller.startswith(OURS) or (caller == random.__file__ and before.startswith(OURS))
