"""Three people and two bots, where everybody may act at any moment: two people act at the same time.

What the two press is held back and let go together, so that each of them acts before hearing of the other."""

import asyncio
import re
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import TypeAlias

import pytest
from playwright.sync_api import BrowserContext, Locator, Page, WebSocketRoute, expect

from browser.house import Served
from browser.people import COMPOSED, choose, push
from diwan.server.backends import make_store
from diwan.server.transfer import import_table
from prepared import company, debate, file_of
from table.scene import Scene

PEOPLE = ("Ann", "Bahar", "Chidi")
SEATS = 5
RUN, DONE, VOTE = "Run for President", "I am done", "Vote for"
READY = "Ready for the session"
FRAMES = 2_000
"""Frames of a page for which a message is waited for."""


class Person:
    """A person's page. What it asks the server for can be held back."""

    def __init__(self, page: Page, link: str) -> None:
        self.page, self._kept = page, list[Callable[[], None]]()
        self._holds = False
        page.route_web_socket(re.compile("/socket$"), self._serve)
        choose(page)
        page.goto(link)
        expect(page.locator("#act h2").first).to_be_visible()

    def _serve(self, socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def pass_on(message: str | bytes) -> None:
            if self._holds and '"Play"' in str(message):
                self._kept.append(lambda: server.send(message))
            else:
                server.send(message)

        socket.on_message(pass_on)

    def offered(self, text: str) -> Locator:
        return self.page.locator("#act ul button", has_text=text).first

    def press(self, text: str) -> None:
        """Make the move of this name, or the first of those that a dialog puts together."""
        button = self.offered(text)
        opens = button.get_attribute("aria-haspopup") == "dialog"
        button.click()
        if opens:
            self.page.locator(COMPOSED).click()

    def hold(self) -> None:
        self._holds = True

    def wait_until_held(self) -> None:
        until(lambda: bool(self._kept), lambda: wait_a_frame(self.page))

    def let_go(self) -> None:
        self._holds = False
        while self._kept:
            self._kept.pop(0)()

    def reads(self, pattern: str) -> None:
        """Wait until the log has a line like this."""
        expect(self.page.locator(".log")).to_contain_text(re.compile(pattern))

    def was_not_refused(self) -> None:
        expect(self.page.locator(".refused")).to_have_count(0)


def wait_a_frame(page: Page) -> None:
    page.evaluate("() => new Promise(requestAnimationFrame)")


def until(reached: Callable[[], bool], go_on: Callable[[], None]) -> None:
    for _ in range(FRAMES):
        if reached():
            return
        go_on()
    raise AssertionError("it does not happen")


@contextmanager
def at_once(*people: Person) -> Iterator[None]:
    """Let people act without hearing of one another: whatever each presses is sent when all have pressed."""
    for person in people:
        person.hold()
    yield
    for person in people:
        person.wait_until_held()
    for person in people:
        person.let_go()


async def bring(database: str, file: bytes) -> None:
    """Bring a table to a server that runs."""
    store = make_store(database)
    await store.open()
    await import_table(store, file)
    await store.close()


Gather: TypeAlias = Callable[[Scene, list[str]], list[Person]]


@pytest.fixture
def gather(page: Page, new_context: Callable[..., BrowserContext], served: Served) -> Gather:
    """Open the page of each person, each on another device."""

    def come(scene: Scene, secrets: list[str]) -> list[Person]:
        table, file = file_of(scene)
        with ThreadPoolExecutor(1) as other:  # in this thread the browser has its loop
            other.submit(asyncio.run, bring(served.database, file)).result()
        pages = [page, *(new_context().new_page() for _ in secrets[1:])]
        links = [f"{served.address}/t/{table}#{secret}" for secret in secrets]
        return [Person(*one) for one in zip(pages, links, strict=True)]

    return come


@pytest.mark.parametrize("chosen", [(RUN, RUN), (RUN, DONE)])
def test_an_election_in_which_two_act_at_once(gather: Gather, chosen: tuple[str, str]) -> None:
    ann, bahar, chidi = people = gather(*debate(PEOPLE, SEATS))
    with at_once(ann, bahar):
        ann.press(chosen[0])
        bahar.press(chosen[1])
    running = [person for person, what in ((ann, chosen[0]), (bahar, chosen[1])) if what == RUN]
    for person in running:
        person.reads("You run for President")
    for person in (one for one in people if one is not ann):
        person.reads("Ann runs for President")
    if bahar in running:
        for person in (ann, chidi):
            person.reads("Bahar runs for President")
    until(lambda: all(one.offered(VOTE).count() for one in people), lambda: say_done(people))
    for person in people:
        person.reads("The debate is closed")
        person.was_not_refused()
    with at_once(*people):
        for person in people:
            person.press(VOTE)
    for person in people:
        expect(person.page.locator("#over")).to_be_visible()


def say_done(people: list[Person]) -> None:
    """Let everybody say that they are done who has not said it since somebody last ran."""
    for person in people:
        if person.offered(DONE).count():
            push(person.page, person.offered(DONE))


def test_a_recess_in_which_two_act_at_once(gather: Gather) -> None:
    ann, bahar, chidi = people = gather(*company(1, PEOPLE, SEATS, "intrigue", "mixed", {"people": "all"}))
    with at_once(ann, bahar):
        ann.press("Ask")
        bahar.press("Ask")
    ann.reads("You ask Bahar for news")
    ann.reads("Bahar asks you for news")
    bahar.reads("You ask Ann for news")
    bahar.reads("Ann asks you for news")
    chidi.reads("Ann and Bahar are seen together")
    chidi.reads("Bahar and Ann are seen together")
    with at_once(ann, bahar):
        ann.press(READY)
        bahar.press(READY)
    chidi.reads("Ann (is|has) ")
    chidi.press(READY)
    for person in people:
        person.reads("the session begins")
        person.was_not_refused()
