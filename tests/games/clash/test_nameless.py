"""Positions packed without the names of tiles are the same game, and proofs about them are right."""

from itertools import islice
from pathlib import Path
from random import Random

import msgspec
import numpy as np
import pytest

from diwan.cli import main
from diwan.core.errors import BadFile, BadSetup
from diwan.games.clash import rules
from diwan.games.clash.kernel import bridge
from diwan.games.clash.kernel import rules as kernel
from diwan.games.clash.prover.nameless import NEUTRALS, canonical, nameless, reads_no_names, successors
from diwan.games.clash.prover.nameless_proof import MOST_MOVES, NamelessProver
from diwan.games.clash.prover.positions import after_mustafa, opening
from diwan.games.clash.prover.proof import LOST, UNKNOWN, WON, Prover
from diwan.games.clash.prover.solve import plain_wins
from diwan.games.clash.prover.survey import Survey, Verdict, decide, openings
from diwan.games.clash.state import Options, State, Turn
from diwan.lab.workers import HERE
from games.clash.tables import after

FLAGS = bridge.flags(Options())


def some_position(rng: Random, tiles: int, placements: int) -> State | None:
    """Return a position after random placements, with random neutral tiles; None if the game ended before."""
    _, state = rng.choice(after_mustafa(opening(Options(), tuple(sorted(rng.sample(NEUTRALS, tiles))), ())))
    for _ in range(placements):
        if not isinstance(state.phase, Turn):
            return None
        seat = state.phase.seat
        state, _ = rules.play(state, seat, rng.choice(rules.legal(state, seat)))
    return state if isinstance(state.phase, Turn) else None


def same(board: int, hands: int) -> tuple[int, int]:
    return int(canonical(board, hands >> 14)), hands


@pytest.mark.parametrize("seed", range(4))
def test_successors_are_those_of_the_kernel(seed: int) -> None:
    rng, compared = Random(seed), 0
    found = np.zeros((MOST_MOVES, 3), dtype=np.int64)
    moves, out = np.zeros(2 * kernel.MOST_MOVES, dtype=np.int64), np.zeros(kernel.WORDS, dtype=np.int64)
    while compared < 10_000:
        state = some_position(rng, rng.randrange(len(NEUTRALS) + 1), rng.randrange(14))
        if state is None:
            continue
        row = bridge.pack(state)
        assert reads_no_names(row)
        kernel.prepare(row, FLAGS)
        expected, wins, seat = [], 0, int(row[kernel.TURN]) & 1
        for move in moves[: kernel.generate(row, moves)].tolist():
            ended = kernel.play(row, out, move, 0, 0, FLAGS)
            wins += ended == seat
            if ended == kernel.GOES_ON:
                expected.append(same(*nameless(out)))
        count = successors(*nameless(row), found)
        assert (count < 0) == (wins > 0)
        if count >= 0:
            assert sorted(expected) == sorted(same(*pair) for pair in found[:count, :2].tolist())
        compared += len(expected) + 1


def test_proofs_agree_with_the_readable_rules() -> None:
    """One table serves all positions: what was learned with one zone is used for others."""
    rng, prover, values = Random(3), NamelessProver(64), list[int]()
    while len(values) < 100:
        state = some_position(rng, rng.randrange(4), rng.randrange(8, 14))
        if state is None or sum(here is None for here in state.board) > 2:
            continue
        value = prover.try_to_prove(bridge.pack(state), 1 << 40)
        assert value == (WON if plain_wins(state) else LOST)
        values.append(value)
    assert 20 < sum(values) < 95


def test_proofs_agree_with_the_prover_that_keeps_names() -> None:
    rng, prover, other, values = Random(4), NamelessProver(64), Prover(64, FLAGS), list[int]()
    while len(values) < 400:
        state = some_position(rng, 5, rng.randrange(5, 9))
        if state is None:
            continue
        row = bridge.pack(state)
        value = other.try_to_prove(row, 30_000)
        if value != UNKNOWN:
            assert prover.try_to_prove(row, 1 << 40) == value
            values.append(value)
    assert 80 < sum(values) < 380


def test_tiles_that_read_names_are_left_to_the_other_prover() -> None:
    rows = [bridge.pack(after_mustafa(opening(Options(), (tile,), ()))[0][1]) for tile in ("TVS", "CRI", "PIC")]
    assert [reads_no_names(row) for row in rows] == [False, False, True]
    with pytest.raises(BadSetup, match="64 MB"):
        NamelessProver(32)


def test_a_tile_that_crisis_brought_into_a_zone_is_not_forgotten() -> None:
    """Crisis is gone, but Mustafa can be laid again."""
    before = next(state for move, state in after_mustafa(opening(Options(), ("CRI",), ())) if move.cell == "b2")
    state = after(before, "LEA@a3", "CRI@a1:b2")
    assert "MUS" in state.zones[0]
    assert not reads_no_names(bridge.pack(state))
    assert reads_no_names(bridge.pack(after(before, "LEA@a3", "CRI@a1")))


def test_an_opening_is_decided_cell_by_cell() -> None:
    """Without neutral tiles it is the beginner's game, which the first player wins from the first cell."""
    verdict = decide((), 64)
    assert (verdict.winner, verdict.cells) == ("first", {"a3": "first"})
    assert decide(("PIC",), 64, visits=10).winner is None


def test_a_survey_resumes_from_its_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert len(set(openings())) == 792
    monkeypatch.setattr("diwan.games.clash.prover.survey.openings", lambda: [("KAB",), ("PIC",), ("RIO",)])
    monkeypatch.setattr(
        "diwan.games.clash.prover.survey.decide",
        lambda neutral, _megabytes: Verdict(neutral, "second", {"a3": "second"}, 7, 0.1),
    )
    file, told = tmp_path / "openings.jsonl", list[int]()
    assert Survey(file, 64).run(HERE, 0.0, told.append) == []
    assert [verdict.neutral for verdict in Survey(file, 64).run(HERE, None, told.append)] == [
        ("KAB",),
        ("PIC",),
        ("RIO",),
    ]
    lines = file.read_bytes().splitlines()
    file.write_bytes(b"\n".join(islice(lines, 2)) + b"\n" + lines[2][:20])  # cut off while it was being written
    again = Survey(file, 64)
    assert [verdict.neutral for verdict in again.verdicts] == [("KAB",), ("PIC",)]
    assert len(again.run(HERE, None, told.append)) == 3
    assert told == [1, 2, 3, 3]
    assert Survey(file, 64).verdicts == again.verdicts
    file.write_bytes(b"?\n" + lines[0] + b"\n")
    with pytest.raises(BadFile, match="not a verdict"):
        Survey(file, 64)


def test_the_survey_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "openings.jsonl"
    file.write_bytes(msgspec.json.encode(Verdict(("COU", "PIC", "RIO", "ROC", "UNO"), "second", {}, 81, 30.0)) + b"\n")
    with pytest.raises(SystemExit) as done:
        main(["solve", "clash", "--openings", str(file), "--seconds", "0"])
    assert done.value.code == 1
    said = capsys.readouterr().out
    assert "The second player wins 1 of 1 openings decided." in said
    assert "1 of 792 openings, 30 s" in said
