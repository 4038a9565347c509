"""Proofs with Elections, in which every draw suits one of the players."""

import json
from collections import Counter
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace

from diwan.cli import main
from diwan.core.game import NATURE
from diwan.games.clash import rules
from diwan.games.clash.figures import NEUTRAL
from diwan.games.clash.kernel import bridge
from diwan.games.clash.kernel import rules as kernel
from diwan.games.clash.kernel.tables import NUMBER
from diwan.games.clash.prover.campaign import FIRST, SECOND, Campaign, Node, Progress
from diwan.games.clash.prover.nameless import reads_no_names
from diwan.games.clash.prover.positions import after_mustafa, opening
from diwan.games.clash.prover.proof import LOST, UNKNOWN, WON, Prover, name_of
from diwan.games.clash.prover.solve import plain_wins
from diwan.games.clash.state import Options, State, Tiles, Turn
from games.clash.tables import table

FLAGS = bridge.flags(Options())
READERS: Tiles = ("CRI", "HAC", "PRS", "TVS")


def some_position(rng: Random, placements: int, most_tiles: int) -> State | None:
    """Return a random position with Elections and a few other neutral tiles, half of them readers of names.

    Each zone keeps only a few tiles, so that it matters what is drawn. None if the game ended before."""
    others = [tile for tile in NEUTRAL if tile not in ("ELE", *READERS)]
    around = rng.sample(others, rng.randrange(1, 4)) + rng.sample(READERS, rng.randrange(3))
    rng.shuffle(around)
    box = rng.randrange(1, len(around) + 1)
    neutral: Tiles = tuple(sorted(("ELE", *around[box:])))
    _, state = rng.choice(after_mustafa(opening(Options(), neutral, tuple(sorted(around[:box])))))
    while state.placements <= placements or not isinstance(state.phase, Turn):
        if isinstance(state.phase, Turn):
            seat = state.phase.seat
            state, _ = rules.play(state, seat, rng.choice(rules.legal(state, seat)))
        elif draws := rules.odds(state):
            state, _ = rules.play(state, NATURE, rng.choice(draws)[0])
        else:
            return None
    kept = [tuple(sorted(rng.sample(zone, min(len(zone), rng.randrange(1, most_tiles + 1))))) for zone in state.zones]
    lost = {*state.zones[0], *state.zones[1]} - {*kept[0], *kept[1]}
    return replace(state, zones=(kept[0], kept[1]), removed=tuple(sorted((*state.removed, *lost))))


def may_draw(state: State) -> bool:
    hands = {*state.zones[0], *state.zones[1], *state.neutral}
    return bool(state.box) and ("ELE" in hands or not hands.isdisjoint(READERS))


def test_proofs_agree_with_the_readable_rules_whoever_is_lucky() -> None:
    """One table serves all positions and both lucky players. Luck never costs a win, and sometimes brings one."""
    rng, prover, winners = Random(2), Prover(16, FLAGS), Counter[tuple[int, int]]()
    while winners.total() < 250:
        state = some_position(rng, rng.randrange(7, 15), 2)
        if state is None or not may_draw(state) or sum(here is None for here in state.board) > 3:
            continue
        assert isinstance(state.phase, Turn)
        seat, row, found = state.phase.seat, bridge.pack(state), []
        for lucky in (FIRST, SECOND):
            won = plain_wins(state, lucky)
            assert prover.try_to_prove(row, 1 << 40, lucky) == (WON if won else LOST)
            found.append(seat if won else 1 - seat)
        winners[found[0], found[1]] += 1
    assert set(winners) == {(FIRST, FIRST), (SECOND, SECOND), (FIRST, SECOND)}


def name(board: str, zones: str, lucky: int = FIRST) -> str:
    """Return the name of a position with S to move: nine cells, then zones, each a letter and a tile. N: Leader."""
    cells = board.split()
    rows = "\n".join(f"{3 - row} {' '.join(cells[3 * row : 3 * row + 3])}" for row in range(3))
    held = {"N": "LEA"} | {word[0]: word[1:] for word in zones.split()}
    line = " | ".join(f"{zone}: {held.get(zone[0], '-')}" for zone in ("S", "N", "neutral", "removed", "box"))
    return name_of(bridge.pack(table(f"{rows}\n{line} | move: S")), lucky)


PLAIN = ".    BANv .  .    MUS^ .  .    .    ."
TURNED = ".    .    .  BANv MUS^ .  .    .    ."
RENAMED = ".    FASv .  .    MUS^ .  .    .    ."
LAID = ".    ELEv .  .    MUS^ .  .    .    ."


@pytest.mark.parametrize(
    ("board", "zones", "matters"),
    [
        (PLAIN, "SPRE nELE", True),
        (LAID, "SPRE", False),
        (LAID, "STVS", True),
        (LAID, "SHAC", True),
        (PLAIN, "SPRE rELE", False),
        (PLAIN, "SHAC rELE", True),
        (". xELE .  . MUS^ .  . . .", "SHAC", True),
        (". NOBv/ELE .  . MUS^ .  . . .", "SHAC", True),
        (PLAIN, "STVS", False),
    ],
)
def test_box_and_luck_count_while_something_may_be_drawn(board: str, zones: str, matters: bool) -> None:
    boxes = [name(board, f"{zones} b{box}", lucky) for box in ("PIC", "RIO") for lucky in (FIRST, SECOND)]
    assert len(set(boxes)) == (4 if matters else 1)
    assert name(board, zones, FIRST) == name(board, zones, SECOND)  # from an empty box nothing is drawn


@pytest.mark.parametrize(
    ("zones", "turned_is_the_same", "renamed_is_the_same"),
    [
        ("SPRE nELE bPIC", True, True),
        ("SPRE nELE bSOC", False, True),
        ("SPRE nELE bTVS", True, False),
        ("SPRE bSOC", True, True),
    ],
)
def test_tiles_of_the_box_tell_positions_apart(zones: str, turned_is_the_same: bool, renamed_is_the_same: bool) -> None:
    assert (name(PLAIN, zones) == name(TURNED, zones)) == turned_is_the_same
    assert (name(PLAIN, zones) == name(RENAMED, zones)) == renamed_is_the_same


@pytest.mark.parametrize("lying", ["xSOC", "NOBv/SOC"])
def test_a_social_network_that_may_come_back_tells_the_sides_apart(lying: str) -> None:
    board, turned = f". {lying} .  . MUS^ .  . . .", f". . .  {lying} MUS^ .  . . ."
    assert name(board, "SHAC") != name(turned, "SHAC")
    assert name(board, "STVS") == name(turned, "STVS")


def test_the_unlucky_player_must_win_with_every_tile() -> None:
    """In the tree above the prover, a draw of the unlucky player has all tiles as outcomes; the lucky one chooses."""
    campaign = Campaign(("ELE", "PIC"), 1)
    lucky, unlucky = campaign.roots["b2"]
    assert {len(outcomes) for outcomes in campaign._expand(lucky)} == {1}
    assert {len(outcomes) for outcomes in campaign._expand(unlucky)} == {1, 15}
    drawn = next(outcomes for outcomes in campaign._expand(unlucky) if len(outcomes) == 15)
    assert {int(node.row[kernel.ZONE_N]) >> NUMBER["NOB"] & 1 for node in drawn} == {0, 1}
    assert not any(reads_no_names(node.row) for node in drawn)


def test_a_campaign_agrees_with_the_prover() -> None:
    rng, prover, values = Random(6), Prover(16, FLAGS), Counter[int]()
    while values.total() < 12:
        state = some_position(rng, rng.randrange(5, 8), 3)
        if state is None or "ELE" not in state.neutral or min(map(len, state.zones)) < 2:
            continue
        if sum(here is None for here in state.board) < 4:  # the tree supposes that no game ends in it
            continue
        row = bridge.pack(state)
        campaign = Campaign(("ELE",), 16)
        nodes = (Node(row, SECOND, name_of(row, SECOND)), Node(row, FIRST, name_of(row, FIRST)))
        campaign.roots = {"b2": nodes}
        campaign.run(None)
        for node in nodes:
            if node.value != UNKNOWN:
                assert node.value == prover.try_to_prove(row, 1 << 40, node.lucky)
                values[node.value] += 1
    assert min(values[WON], values[LOST]) > 2


def decided(path: Path, second_lucky: int, first_lucky: int) -> Progress:
    """Return the progress of a campaign that finds these values in its checkpoint, for every cell."""
    path.unlink(missing_ok=True)
    campaign = Campaign(("ELE", "PIC"), 1, path)
    for nodes in campaign.roots.values():
        for node, value in zip(nodes, (second_lucky, first_lucky), strict=True):
            node.value = value
            if value != UNKNOWN:
                campaign._write(node, 5)
    return Campaign(("ELE", "PIC"), 1, path).progress()


def test_a_checkpoint_keeps_the_answers_to_both_questions(tmp_path: Path) -> None:
    path = tmp_path / "proof.jsonl"
    for values, winner in (
        ((LOST, UNKNOWN), "first"),
        ((WON, WON), "second"),
        ((WON, LOST), "the draw decides"),
        ((WON, UNKNOWN), None),
        ((UNKNOWN, LOST), None),
    ):
        found = decided(path, *values)
        assert set(found.cells.values()) == {winner}
        assert found.winner == winner


def test_the_second_question_waits_for_the_first() -> None:
    """A lucky first player matters only where a lucky second one wins, and once no first question is open."""
    campaign = Campaign(("ELE", "PIC"), 1)
    corner, edge, centre = campaign.roots["a3"], campaign.roots["b3"], campaign.roots["b2"]
    campaign.roots = {"a3": corner, "b3": edge, "b2": centre}
    for nodes, value in ((corner, WON), (edge, LOST), (centre, WON)):
        leaf = campaign._next(set())
        assert leaf is not None
        assert leaf.lucky == SECOND
        nodes[0].value = value
    assert list(campaign._questions()) == [corner[1], centre[1]]


def test_the_first_player_takes_the_best_cell() -> None:
    assert Progress(0, 0, 0.0, {"a3": "second", "b3": "the draw decides"}).winner == "the draw decides"
    assert Progress(0, 0, 0.0, {"a3": "first", "b3": None}).winner == "first"
    assert Progress(0, 0, 0.0, {"a3": "second", "b3": None}).winner is None


def test_the_command_prints_the_winners_in_words(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "proof.jsonl"
    decided(path, WON, LOST)
    command = ["solve", "clash", "--neutral", "pic,ele", "--memory", "1", "--checkpoint", str(path)]
    with pytest.raises(SystemExit) as done:
        main([*command, "--json"])
    assert done.value.code == 0
    report = json.loads(capsys.readouterr().out)
    assert report["winner"] == report["winners"]["b2"] == "the draw decides"
    with pytest.raises(SystemExit):
        main(command)
    assert "Mustafa on b2: the draw decides" in capsys.readouterr().out
    decided(path, WON, UNKNOWN)
    with pytest.raises(SystemExit) as done:
        main([*command, "--seconds", "0"])
    assert done.value.code == 1
    assert "Mustafa on b2: not proved yet; the first player cannot force a win" in capsys.readouterr().out
