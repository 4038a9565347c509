from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.house import CHROMIUM, Served

expect.set_options(timeout=60_000)  # the first search of a bot is compiled


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    return {**browser_type_launch_args, **CHROMIUM}


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    served = Served(Path(tmp_path_factory.mktemp("house")))
    yield served
    served.stop()


@pytest.fixture(autouse=True)
def no_mistakes_in_the_page(page: Page) -> Iterator[None]:
    """A script that fails is a failed test."""
    mistakes: list[str] = []
    page.on("pageerror", lambda error: mistakes.append(str(error)))
    yield
    assert not mistakes
