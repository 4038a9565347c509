"""What a test draws is the same in every run, on every machine and in any order of the tests."""

import random
from random import Random
from zlib import crc32

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st


def test_a_source_without_a_seed_is_seeded_from_the_name_of_the_test(request: pytest.FixtureRequest) -> None:
    name = request.node.name
    assert random.random() == Random(name).random()
    assert np.random.random() == np.random.RandomState(crc32(name.encode())).random()
    first, second = Random(), Random()
    assert first.random() == Random(f"{name}/0").random()
    assert second.random() == Random(f"{name}/1").random()
    first.seed()
    assert first.random() == Random(f"{name}/2").random()


@pytest.mark.skipif(not settings().derandomize, reason="fresh examples are wanted")
def test_hypothesis_tries_the_same_examples_again() -> None:
    def tried() -> list[object]:
        seen: list[object] = []

        @given(st.integers() | st.floats())
        def remember(one: object) -> None:
            seen.append(one)

        remember()
        return seen

    assert tried() == tried()
    assert len(tried()) > 50
