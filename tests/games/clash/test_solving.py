"""Solving: the beginner's game, proofs, and the commands."""

import json
from pathlib import Path

import numpy as np
import pytest

from diwan.cli import main
from diwan.core.errors import BadFile, BadSetup
from diwan.games.clash.bots.book import Solver, _book, position_of
from diwan.games.clash.kernel import bridge
from diwan.games.clash.prover.campaign import Campaign
from diwan.games.clash.prover.label import Labelling
from diwan.games.clash.prover.positions import neutral_tiles, opening
from diwan.games.clash.prover.proof import LOST, WON, Prover
from diwan.games.clash.prover.solve import disagreements, late_positions, plain_wins
from diwan.games.clash.state import Options


def test_two_solvers_agree_on_late_positions() -> None:
    positions = late_positions(2000, seed=7)
    assert disagreements(positions) == []
    assert {plain_wins(state) for state in positions[:100]} == {True, False}


def test_the_prover_agrees_with_the_readable_rules() -> None:
    prover = Prover(8, bridge.flags(Options()))
    for state in late_positions(300, seed=8):
        value = prover.try_to_prove(bridge.pack(state), 1 << 40)
        assert value == (WON if plain_wins(state) else LOST)


def test_the_book_says_that_the_first_player_wins_everywhere() -> None:
    """Positions with Mustafa alone are lost for the second player; every position after one more placement is won."""
    book = _book()
    one = [goal for position, goal in book.items() if (position >> 36) == 16383]
    two = [goal for position, goal in book.items() if (position >> 36).bit_count() == 13]
    assert one == [-1, -1, -1]
    assert all(goal >= 0 for goal in two)


def test_a_campaign_resumes_from_its_checkpoint(tmp_path: Path) -> None:
    path = tmp_path / "proof.jsonl"
    first = Campaign(("KAB",), 64, path)
    leaf = first._next(set())
    assert leaf is not None
    first._take(leaf, WON, 123)
    again = Campaign(("KAB",), 64, path)
    assert again.progress().proved == 1
    assert again.visited == 123
    following = again._next(set())
    assert following is not None
    assert following.name != leaf.name
    with pytest.raises(BadFile, match="the checkpoint is of KAB"):
        Campaign(("PIC",), 64, path)


def test_what_cannot_be_solved_is_refused() -> None:
    with pytest.raises(BadSetup, match="did you mean 'KAB'"):
        neutral_tiles(["KAX"])
    with pytest.raises(BadSetup, match="only once"):
        neutral_tiles(["KAB", "kab"])
    with pytest.raises(BadSetup, match="cannot be in the neutral zone and in the box"):
        opening(Options(), ("KAB",), ("KAB",))


def test_the_perft_command(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as done:
        main(["perft", "clash", "--neutral", "COU,ELE", "--box", "SOC", "--depth", "3", "--json"])
    assert done.value.code == 0
    report = json.loads(capsys.readouterr().out)
    assert [row["leaves"] for row in report["perft"]] == [9, 976, 106816]


def test_labels_agree_with_the_search(tmp_path: Path) -> None:
    solver, labelled = Solver(), 0
    for number, state in enumerate(late_positions(30, 4)):
        folder = tmp_path / str(number)
        layers = Labelling(folder, 64, position_of(state)).run(None, lambda *_: None)
        for layer in layers:
            positions = np.load(folder / f"positions-{layer.placements:02}.npy").tolist()
            wins = np.unpackbits(np.load(folder / f"wins-{layer.placements:02}.npy"), count=len(positions)).tolist()
            assert wins == [solver.wins(position) for position in positions]
            assert layer.won == sum(wins)
            labelled += len(positions)
    assert labelled > 1000


def test_a_labelling_resumes_where_it_was_stopped(tmp_path: Path) -> None:
    root = position_of(late_positions(1, 4)[0])
    stopped = Labelling(tmp_path / "twice", 64, root).run(0.0, lambda *_: None)
    assert any(layer.won is None for layer in stopped)
    whole = Labelling(tmp_path / "once", 64, root).run(None, lambda *_: None)
    assert Labelling(tmp_path / "twice", 64, root).run(None, lambda *_: None) == whole


def test_labelling_with_too_little_memory_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadSetup, match="give --memory more"):
        Labelling(tmp_path, 0).run(None, lambda *_: None)
