"""C16 to C33: security, blocks, repeats, single tiles."""

import pytest

from diwan.games.clash import rules
from diwan.games.clash.figures import INDEX
from diwan.games.clash.view import view
from games.clash.tables import after, menu, refused, table

SAFE = """3 .    .    .
2 .    TOU^ .
1 .    MUS^ .
S: POP PRE | N: LEA | neutral: BRI CRI MER NOB TVS | removed: - | box: - | move: S"""


@pytest.mark.parametrize(
    "move", ["PRE@a2:b2", "POP@a2:b2", "MER@a2:b2", "BRI@a2:b2>c3", "CRI@a2:b2", "NOB@b2", "TVS@a2:b2/b1"]
)
def test_c16_security_stops_everything(move: str) -> None:
    assert refused(table(SAFE), move) == ("C16", "secured")


UN = """3 .    .    .
2 LEAv UNOv TRAv
1 .    IMAv .
S: POP PRE | N: SHE | neutral: BRI NOB ROC | removed: - | box: - | move: S"""


def test_c17_the_rocket_hits_what_united_nations_secure() -> None:
    assert menu(table(UN), "ROC@a3") == ["ROC@a3", "ROC@a3:a2"]
    assert refused(table(UN), "ROC@a3:b2") == ("C17", "not_secured")


def test_c18_protection_moves_with_united_nations() -> None:
    assert refused(table(UN), "POP@a3:a2") == ("C16", "secured")
    moved = after(table(UN), "BRI@a1:b2>b3", "SHE@b2", "POP@a3:a2")
    there = moved.board[INDEX["a2"]]
    assert there is not None
    assert there.supports == 0
    assert menu(after(table(UN), "PRE@a3:b2"), "SHE@b3:black") == ["SHE@b3:black"]


BLOCK = """3 .    MUSv .
2 .    PIC^ .
1 TALv .    .
S: POP SOL TOU | N: LEA | neutral: UNO | removed: - | box: - | move: S"""


def test_c19_a_block_takes_the_effect_of_tiles_that_are_laid() -> None:
    assert menu(table(BLOCK), "POP@a2") == ["POP@a2"]
    assert refused(table(BLOCK), "POP@a2:a1") == ("C19", "blocked")
    assert menu(table(BLOCK), "TOU@a2") == ["TOU@a2"]


def test_c20_united_nations_beat_the_block() -> None:
    both = table(BLOCK.replace("1 TALv .    .", "1 TALv .    UNOv").replace("neutral: UNO", "neutral: -"))
    assert menu(both, "POP@b1") == ["POP@b1", "POP@b1:b2", "POP@b1:a1", "POP@b1:c1"]


REPEAT = """3 .    LEAv .
2 .    PRE^ .
1 .    .    SHEv
S: POP | N: TAL | neutral: TVS | removed: - | box: - | move: S"""


def test_c21_a_repeated_effect_starts_from_its_tile_or_from_the_repeater() -> None:
    assert menu(table(REPEAT), "TVS@b1:b2") == ["TVS@b1:b2/b3", "TVS@b1:b2/b1", "TVS@b1:b2/c1"]
    other = table(REPEAT, repeat_origin="repeater")
    assert menu(other, "TVS@b1:b2") == ["TVS@b1:b2/b2", "TVS@b1:b2/c1"]


def test_c22_what_cannot_be_repeated() -> None:
    state = table(REPEAT.replace("LEAv", "MUSv"))
    assert refused(state, "TVS@a3:b3/b2") == ("C22", "nothing_to_repeat")


CHAIN = """3 .    .    TRAv
2 PRS^ .    MUSv
1 .    SOL^ .
S: POP | N: TAL | neutral: TVS | removed: - | box: - | move: S"""


def test_c23_chains_name_no_tile_twice() -> None:
    assert menu(table(CHAIN), "TVS@a1:a2") == ["TVS@a1:a2/b1/a1"]
    assert refused(table(CHAIN), "TVS@a3:a2/a3/b1") == ("C9", "out_of_reach")
    loop = table(CHAIN, repeat_origin="repeater")
    assert refused(loop, "TVS@b1:b1/b1") == ("C34", "cell_taken")


def test_c24_you_means_the_mover() -> None:
    state = table(
        """3 .    .    .
        2 .    CRIv .
        1 IMAv SOL^ .
        S: POP | N: TAL | neutral: PRS | removed: - | box: - | move: S"""
    )
    assert after(state, "PRS@a3:b2/b1").zones[0] == ("POP", "SOL")
    assert refused(state, "PRS@a3:b2/a3") == ("C28", "just_laid")


def test_c25_a_block_on_the_source_does_not_matter() -> None:
    state = table(
        """3 PIC^ TRAv .
        2 .    .    .
        1 .    .    MUS^
        S: POP | N: TAL | neutral: TVS | removed: - | box: - | move: S"""
    )
    assert menu(state, "TVS@c3:") == ["TVS@c3:b3/a3", "TVS@c3:b3/c3"]


def test_c26_face_down_and_covered_tiles_are_public() -> None:
    state = table(
        """3 xMUS .        .
        2 .    NOB^/KAB .
        1 .    .        .
        S: POP | N: TAL | neutral: - | removed: - | box: - | move: S"""
    )
    assert view(state, None).board == view(state, 1).board == state.board


def test_c27_a_bribe_does_not_move_itself() -> None:
    state = table(SAFE)
    assert refused(state, "BRI@a2:a2>a3") == ("C27", "just_laid")
    assert refused(state, "BRI@a2:b1>b2") == ("C27", "no_empty_cell")


def test_c28_crisis_recalls_what_supports_the_mover() -> None:
    state = table(SAFE.replace("MUS^", "MUSv"))
    assert refused(state, "CRI@a1:b1") == ("C28", "not_your_supporter")
    assert refused(state, "CRI@a1:a1") == ("C28", "just_laid")
    assert after(table(SAFE), "CRI@a1:b1").zones[0] == ("MUS", "POP", "PRE")


def test_c29_agent_reaches_the_opponents_zone_only() -> None:
    state = table(SAFE.replace("MER", "AGE"))
    assert menu(state, "AGE@a1") == ["AGE@a1", "AGE@a1:LEA"]
    assert refused(state, "AGE@a1:BRI") == ("C29", "not_in_their_zone")


def test_c30_elections_need_a_tile_in_the_box() -> None:
    state = table(SAFE.replace("MER", "ELE"))
    assert refused(state, "ELE@a1:draw") == ("C30", "empty_box")
    assert menu(table(SAFE.replace("MER", "ELE").replace("box: -", "box: KAB")), "ELE@a1") == ["ELE@a1", "ELE@a1:draw"]


def test_c30_nature_or_the_mover_chooses_the_tile() -> None:
    ready = SAFE.replace("MER", "ELE").replace("box: -", "box: HAC KAB")
    assert refused(table(ready), "ELE@a1:HAC") == ("C30", "drawn_at_random")
    choosing = table(ready, elections="choice")
    assert refused(choosing, "ELE@a1:draw") == ("C30", "choose_a_tile")
    assert refused(choosing, "ELE@a1:ROC") == ("C30", "not_in_the_box")


def test_c37_the_refill_of_a_long_game_takes_the_last_tile_before_elections() -> None:
    ready = SAFE.replace("MER", "ELE").replace("box: -", "box: HAC")
    for elections, use in (("random", "draw"), ("choice", "HAC")):
        state = table(ready, neutrals="long", elections=elections)
        assert refused(state, f"ELE@a1:{use}") == ("C37", "box_refills")


def test_c31_hacker_takes_any_removed_tile() -> None:
    state = table(SAFE.replace("MER", "HAC").replace("removed: -", "removed: BOM SOL"))
    assert menu(state, "HAC@a1") == ["HAC@a1", "HAC@a1:BOM", "HAC@a1:SOL"]
    assert refused(state, "HAC@a1:TAL") == ("C31", "not_removed")


def test_c32_the_nobel_prize_covers_a_supporter() -> None:
    assert menu(table(SAFE), "NOB") == ["NOB@b1"]
    assert refused(table(SAFE), "NOB@a1") == ("C32", "nothing_to_cover")
    assert refused(table(SAFE.replace("MUS^", "MUSv")), "NOB@b1") == ("C32", "cover_a_supporter")
    stack = after(table(SAFE), "NOB@b1").board[INDEX["b1"]]
    assert stack is not None
    assert (stack.tile, stack.covers, stack.supports) == ("NOB", "MUS", 0)


@pytest.mark.parametrize(("bomb", "winner"), [("KAB^", 1), ("KABv", 0), ("xKAB", 0), ("NOB^/KAB", 0)])
def test_c33_kaboom_beats_everything_unless_covered_or_face_down(bomb: str, winner: int) -> None:
    state = table(
        f"""3 .    .    .
        2 .    {bomb} .
        1 .    .    .
        S: POP | N: - | neutral: - | removed: - | box: - | move: S"""
    )
    outcome = rules.outcome(after(state, "POP@a1"))
    assert outcome is not None
    assert outcome.winners == (winner,)
    assert outcome.ruling == ("C33" if bomb.startswith("KAB") else "C34")
