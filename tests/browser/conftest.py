from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from browser.house import CHROMIUM, Served

PATIENCE = 120_000
"""Milliseconds for which a page is waited for: the first search of a bot is compiled, and the machine may be busy."""
expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    return {**browser_type_launch_args, **CHROMIUM, "timeout": PATIENCE}


@pytest.fixture
def new_context(new_context: Callable[..., BrowserContext]) -> Callable[..., BrowserContext]:
    """Make somebody's browser, which is waited for as long as it takes."""

    def make(**device: Any) -> BrowserContext:
        context = new_context(**device)
        context.set_default_timeout(PATIENCE)
        return context

    return make


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
