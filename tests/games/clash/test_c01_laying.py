"""C1 to C15: laying, geometry, and using effects."""

import pytest

from diwan.core.registry import game
from diwan.core.setup import make_setup
from diwan.games.clash import rules
from diwan.games.clash.figures import AREA, CELLS, INDEX, NEUTRAL, OWN, RAY, TILE, Area
from diwan.games.clash.moves import Begin, Lay
from games.clash.tables import after, menu, refused, table

BARE = """3 .    .    .
2 .    MUSv .
1 .    .    .
S: POP PRE | N: LEA TRA | neutral: KAB NOB | removed: - | box: - | move: S"""


def cells(area: Area, supports: int, cell: str) -> set[str]:
    found = AREA[area][supports][CELLS.index(cell)]
    return {name for name in CELLS if found >> INDEX[name] & 1}


def test_c1_a_tile_faces_its_player_unless_facing_is_free() -> None:
    assert refused(table(BARE), "POP@a1v") == ("C1", "face_yourself")
    free = table(BARE, facing="free")
    assert menu(free, "KAB@a1") == ["KAB@a1", "KAB@a1v"]
    here = after(free, "KAB@a1v").board[INDEX["a1"]]
    assert here is not None
    assert here.supports == 1


def test_c1_the_nobel_prize_never_chooses_its_facing() -> None:
    free = table(BARE.replace("MUSv", "MUS^"), facing="free")
    assert menu(free, "NOB") == ["NOB@b2"]
    assert refused(free, "NOB@b2v") == ("C1", "face_yourself")


def test_c2_rows_and_columns() -> None:
    assert cells("all8", 0, "b2") == set(CELLS) - {"b2"}
    assert cells("all8", 1, "a1") == {"a2", "b2", "b1"}
    assert RAY["NE"][INDEX["a1"]] == 1 << INDEX["b2"] | 1 << INDEX["c3"]


def test_c3_timing_of_the_tiles() -> None:
    permanent = {tile for tile in TILE if TILE[tile].timing == "permanent"}
    assert permanent == {"TOU", "MOS", "UNO", "NOB", "PIC", "RIO", "KAB"}
    assert TILE["MUS"].timing == "none"


def test_c4_cross_and_diagonals() -> None:
    assert cells("orth", 0, "b2") == {"a2", "c2", "b1", "b3"}
    assert cells("diag", 0, "b2") == {"a1", "a3", "c1", "c3"}
    pairs = {tile: TILE[tile].area for tile in ("SOL", "TAL", "PRD", "BOM", "MER", "MUJ", "TVS", "PRS", "PIC", "RIO")}
    assert list(pairs.values()) == ["orth", "orth", "diag", "diag", "orth", "diag", "orth", "diag", "orth", "diag"]


@pytest.mark.parametrize(("supports", "row"), [(0, {"a3", "b3", "c3"}), (1, {"a1", "b1", "c1"})])
def test_c5_social_network_looks_forward(supports: int, row: set[str]) -> None:
    assert cells("front3", supports, "b2") == row


def test_c6_united_nations_reach_left_and_right() -> None:
    assert cells("sides2", 0, "b1") == cells("sides2", 1, "b1") == {"a1", "c1"}


LINE = """3 POP^ .    SOL^
2 .    xPRE .
1 .    BAN^ MUS^
S: TOU | N: IMA TAL | neutral: - | removed: - | box: - | move: N"""


def test_c7_c8_lines_in_eight_directions_pass_over_everything() -> None:
    assert menu(table(LINE), "IMA@a1") == ["IMA@a1", "IMA@a1:N", "IMA@a1:NE", "IMA@a1:E"]
    assert menu(table(LINE, directions=4), "IMA@a1") == ["IMA@a1", "IMA@a1:N", "IMA@a1:E"]
    assert refused(table(LINE, directions=4), "IMA@a1:NE") == ("C7", "cross_only")
    assert refused(table(LINE, directions=4), "IMA@a1:S") == ("C9", "nothing_to_turn")
    there = after(table(LINE), "IMA@a1:E").board
    assert [there[INDEX[name]].supports for name in ("b1", "c1")] == [1, 1]  # type: ignore[union-attr]


def test_c9_a_use_that_changes_nothing_is_not_offered() -> None:
    assert refused(table(BARE), "POP@a1:a2") == ("C9", "no_tile_there")
    assert refused(table(BARE), "POP@a3:c1") == ("C9", "out_of_reach")
    assert refused(table(BARE), "POP@a3:white") == ("C9", "another_effect")
    assert refused(table(BARE), "KAB@a3:b2") == ("C9", "no_effect_to_use")
    assert refused(table(LINE), "IMA@a1:S") == ("C9", "nothing_to_turn")


def test_c10_without_a_target_the_tile_is_laid_all_the_same() -> None:
    lonely = table(BARE.replace(".    MUSv .", ".    .    .").replace("3 .", "3 MUSv", 1))
    assert menu(lonely, "PRE@c1") == ["PRE@c1"]


def test_c11_a_face_down_tile_only_fills_its_cell() -> None:
    down = table(BARE.replace("MUSv", "xMUS"))
    assert refused(down, "POP@b2") == ("C11", "cell_taken")
    assert refused(table(BARE), "POP@b2") == ("C34", "cell_taken")
    assert refused(down, "POP@b1:b2") == ("C11", "face_down")
    assert refused(down, "NOB@b2") == ("C11", "face_down")


def test_c12_a_destroyed_tile_leaves_after_the_next_move() -> None:
    struck = after(table(BARE), "PRE@b1:b2")
    assert struck.removed == ()
    gone = after(struck, "LEA@a1")
    assert gone.removed == ("MUS",)
    assert gone.board[INDEX["b2"]] is None


NEARLY = """3 POP^ LEAv BAN^
2 TALv MUS^ TOU^
1 IMAv FAS^ .
S: PRE SOL | N: MOS | neutral: ROC TVS | removed: - | box: - | move: S"""


def test_c13_the_ninth_tile_destroys_nothing() -> None:
    for move in ("PRE@c1:b1", "SOL@c1:b1", "ROC@c1:c2"):
        assert refused(table(NEARLY), move) == ("C13", "ninth_tile")
    assert refused(table(NEARLY), "TVS@c1:c2/b2") == ("C16", "secured")
    assert menu(table(NEARLY), "TVS@c1") == ["TVS@c1", "TVS@c1:b1/N", "TVS@c1:b1/E", "TVS@c1:b1/W", "TVS@c1:b1/NW"]


def test_c14_the_end_is_tested_after_the_effect() -> None:
    last = table(NEARLY.replace("neutral: ROC TVS", "neutral: MER"))
    assert rules.outcome(after(last, "MER@c1:b1")) is None
    assert rules.outcome(after(last, "MER@c1")) is not None


def test_c15_all_tiles_turn_at_once() -> None:
    """The coup turns United Nations, and the tiles beside it stay secured at that moment."""
    state = table(
        """3 .    .    .
        2 LEAv UNOv TRAv
        1 .    .    .
        S: POP | N: IMA | neutral: COU | removed: - | box: - | move: S"""
    )
    there = after(state, "COU@b1:all").board
    assert [there[cell].supports for cell in (3, 4, 5)] == [1, 0, 1]  # type: ignore[union-attr]


def test_c41_each_player_has_his_own_seven_tiles() -> None:
    assert all(len(own) == 7 for own in OWN)
    assert len(NEUTRAL) == 17
    assert all(TILE[tile].pair in OWN[1] for tile in OWN[0])


def test_c42_mustafa_may_lie_anywhere() -> None:
    clash = game("clash")
    state = clash.start(make_setup(clash, variant="beginner"))
    state, _ = clash.play(state, -1, Begin(1))
    assert [move.cell for move in clash.legal(state, 1) if isinstance(move, Lay)] == list(CELLS)
