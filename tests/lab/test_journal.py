"""A journal that was cut off at any byte loses at most its last line, and later lines are complete."""

from pathlib import Path

import msgspec
import pytest

from diwan.core.errors import BadFile
from diwan.games.clash.prover.campaign import Campaign
from diwan.games.clash.prover.proof import WON
from diwan.lab.journal import Journal


@pytest.mark.parametrize("kept", range(9))
def test_a_line_that_was_cut_off_does_not_spoil_the_next_one(tmp_path: Path, kept: int) -> None:
    path = tmp_path / "new" / "journal.jsonl"
    journal = Journal(path)
    assert journal.lines() == []
    for line in (b"[1]", b"[2]"):
        journal.add(line)
    path.write_bytes(path.read_bytes()[:kept])
    again = Journal(path)
    whole = again.lines()
    again.add(b"[3]")
    assert Journal(path).entries(msgspec.json.decode, "bad") == [*[[1], [2]][: len(whole)], [3]]


def test_an_error_names_a_complete_line_that_cannot_be_read(tmp_path: Path) -> None:
    path = tmp_path / "journal.jsonl"
    path.write_bytes(b"[1]\n[2\n[3]\n")
    with pytest.raises(BadFile, match=r"journal\.jsonl:2: no list"):
        Journal(path).entries(msgspec.json.decode, "no list")
    assert Journal(path).entries(msgspec.json.decode, "no list", upto=1) == [[1]]


def test_a_checkpoint_that_was_cut_off_is_resumed(tmp_path: Path) -> None:
    path = tmp_path / "proof.jsonl"
    first = Campaign(("KAB",), 1, path)
    leaf = first._next(set())
    assert leaf is not None
    first._take(leaf, WON, 123)
    path.write_bytes(path.read_bytes()[:-9])
    for proved in (0, 1):
        again = Campaign(("KAB",), 1, path)
        assert again.progress().proved == proved
        if (open_leaf := again._next(set())) and not proved:
            again._take(open_leaf, WON, 5)
