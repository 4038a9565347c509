"""Rows that arrive together are stored together, one commit at a time."""

import asyncio

import pytest

from diwan.server import commit_batcher
from diwan.server.callbacks import Callback
from diwan.server.commit_batcher import CommitBatcher
from diwan.server.store import LogRow, StoreLost

pytestmark = pytest.mark.asyncio


class Commits(CommitBatcher):
    """Keeps what it is given and what is answered."""

    def __init__(self, most: int = 64) -> None:
        super().__init__(lambda lines: self.commits.append([line.table for line in lines]), most)
        self.commits: list[list[str]] = []
        self.answers: dict[str, bool | Exception] = {}

    def bring(self, *tables: str) -> None:
        for table in tables:
            self.append(LogRow(table, 1, 0, None, b"", None), self.answer(table))

    def answer(self, table: str) -> Callback[bool]:
        return lambda result: self.answers.update({table: result})


async def two_turns() -> None:
    await asyncio.sleep(0)
    await asyncio.sleep(0)


async def test_rows_that_come_together_share_a_commit_and_the_rest_the_next() -> None:
    lines = Commits(most=3)
    lines.open()
    lines.bring("a", "b")
    await asyncio.sleep(0)
    assert lines.commits == []  # whatever the sockets have brought meanwhile
    lines.bring("c", "d")
    await asyncio.sleep(0)
    assert lines.commits == [["a", "b", "c"]]
    lines.bring("e")
    await two_turns()
    assert len(lines.commits) == 1  # one at a time
    lines.settle([True, False, True])
    assert lines.answers == {"a": True, "b": False, "c": True}
    await two_turns()
    assert lines.commits[1:] == [["d", "e"]]


async def test_rows_wait_for_one_another_as_long_as_more_come() -> None:
    lines = Commits(most=4)
    lines.open()
    for table in "abc":
        lines.bring(table)
        await asyncio.sleep(0)
        assert lines.commits == []
    await asyncio.sleep(0)
    assert lines.commits == [["a", "b", "c"]]
    lines.settle([True] * 3)
    lines.bring("d", "e", "f", "g", "h")
    await asyncio.sleep(0)
    assert lines.commits[1:] == [["d", "e", "f", "g"]]  # as many as one commit takes: nothing to wait for


async def test_rows_wait_for_one_another_for_a_limited_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(commit_batcher, "PATIENCE", 0)
    lines = Commits()
    lines.open()
    lines.bring("a")
    await asyncio.sleep(0)
    assert lines.commits == [["a"]]


async def test_rows_wait_while_nothing_can_be_committed() -> None:
    lines, lost = Commits(), StoreLost("lost")
    lines.bring("a")
    await two_turns()
    assert lines.commits == []
    lines.open()
    await two_turns()
    assert lines.commits == [["a"]]
    lines.bring("b")
    lines.close()
    lines.fail(lost)
    await two_turns()
    assert (lines.answers, lines.commits) == ({"a": lost}, [["a"]])
    lines.open()
    await two_turns()
    assert lines.commits == [["a"], ["b"]]


async def test_at_rest_means_that_all_rows_are_answered() -> None:
    lines = Commits(most=1)
    lines.open()
    await lines.rest()
    lines.bring("a", "b")
    resting = asyncio.create_task(lines.rest())
    for _ in range(2):
        await two_turns()
        assert not resting.done()
        lines.settle([True])
    await resting
    assert lines.answers == {"a": True, "b": True}


async def test_a_failure_after_one_row_is_stored_does_not_block_others() -> None:
    lines = Commits()
    lines.open()

    def fail(_: bool | Exception) -> None:
        raise RuntimeError("the table is broken")

    lines.append(LogRow("broken", 1, 0, None, b"", None), fail)
    lines.bring("b")
    await two_turns()
    lines.settle([True, True])
    assert lines.answers == {"b": True}
    lines.bring("c")
    await two_turns()
    assert lines.commits == [["broken", "b"], ["c"]]
