"""R1 to R9: the map, the groups, the Seats, and what follows from them."""

from itertools import combinations

import pytest

from diwan.games.machrou3_rais.figures import (
    COASTAL,
    DISTRICTS,
    FIGURES,
    GOVERNORATES,
    INDEX,
    NEIGHBOURS,
    PRINTED,
    bits,
    mask,
)
from diwan.games.machrou3_rais.influence import NOBODY, influence
from diwan.games.machrou3_rais.rules.common import clockwise, counter_clockwise
from diwan.games.machrou3_rais.rules.objectives import chain_of
from diwan.games.machrou3_rais.web.drawing import drawing
from games.machrou3_rais.tables import blocs, ip, play, table


def lead(state: object, group: str) -> int:
    return influence(state).leads[[g.id for g in FIGURES.group].index(group)]  # type: ignore[arg-type]


def test_r1_r2_28_districts_15_groups_128_seats() -> None:
    assert len(DISTRICTS) == 28
    assert len(FIGURES.group) == 15
    assert sum(g.seats for g in FIGURES.group) == FIGURES.constants.seats_total.value == 128
    assert sorted(d for g in FIGURES.group for d in g.districts) == sorted(DISTRICTS)
    assert sum(PRINTED) == 198
    assert all(d.group == g.id for g in FIGURES.group for d in FIGURES.district if d.id in g.districts)


def test_r3_the_board_lists_each_group_by_falling_ip() -> None:
    for group in FIGURES.group:
        ips = [PRINTED[INDEX[d]] for d in group.districts]
        assert ips == sorted(ips, reverse=True)


def test_r4_five_governorates_share_all_districts() -> None:
    assert {g: m.bit_count() for g, m in GOVERNORATES.items()} == {
        "north": 7, "bekaa": 5, "mount_lebanon": 6, "beirut": 2, "south": 8,
    }  # fmt: skip
    assert mask(["akkar"]) & GOVERNORATES["north"]
    assert mask(["baalbek", "hermel"]) & ~GOVERNORATES["bekaa"] == 0


def test_r5_frontiers_are_symmetric_and_connected() -> None:
    pairs = [(a, b) for a in range(28) for b in bits(NEIGHBOURS[a])]
    assert len(pairs) == 2 * 58
    assert all(NEIGHBOURS[b] >> a & 1 for a, b in pairs)
    assert chain_of((1 << 28) - 1, 0).bit_count() == 28
    assert bits(NEIGHBOURS[INDEX["saida"]]) == tuple(sorted((INDEX["chouf"], INDEX["zahrani"])))


def test_r5_the_drawing_agrees_with_the_list_of_neighbours() -> None:
    """Two outlines share a line exactly where two districts are neighbours."""
    outlines = {d["id"]: [(x, y) for x, y in d["outline"]] for d in drawing()["districts"]}
    sides = {
        name: {frozenset(pair) for pair in zip(outline, (*outline[1:], outline[0]), strict=True)}
        for name, outline in outlines.items()
    }
    assert sorted(sides) == sorted(DISTRICTS)
    for a, b in combinations(DISTRICTS, 2):
        assert bool(sides[a] & sides[b]) == bool(NEIGHBOURS[INDEX[a]] >> INDEX[b] & 1), (a, b)
    assert all(0 <= x <= 780 and 0 <= y <= 1000 for outline in outlines.values() for x, y in outline)


@pytest.mark.parametrize(
    ("seats", "start", "piles", "swing"),
    [(4, (25, 28, 28, 29), 6, 4), (5, (25, 28, 28, 24, 23), 5, 3), (6, (18, 22, 22, 24, 23, 19), 4, 4)],
)
def test_e10_starting_blocs(seats: int, start: tuple[int, ...], piles: int, swing: int) -> None:
    preset = FIGURES.beginner[str(seats)]
    dealt = [d for pile in preset.piles for d in pile]
    assert len(set(dealt)) == len(dealt) == 28 - swing
    assert all(len(pile) == piles and len(set(pile) & set(preset.stations)) == 1 for pile in preset.piles)
    assert blocs(table(seats)) == start


def test_e1_fouad_12_against_leila_14() -> None:
    """Batroun 8 + Koura 4 against Bcharre 7 + Zgharta 7: ten Seats for Leila."""
    state = table(owners={"batroun": 0, "koura": 0, "bcharre": 1, "zgharta": 1})
    assert [ip(state, d) for d in ("batroun", "koura", "bcharre", "zgharta")] == [8, 4, 7, 7]
    assert lead(state, "north_3") == 1


def test_e2_the_bloc_of_24() -> None:
    nobody: dict[str, int | None] = dict.fromkeys(DISTRICTS)
    state = table(owners=nobody | dict.fromkeys(["baalbek", "hermel", "baabda", "beirut_1"], 2))
    assert blocs(state) == (0, 0, 24, 0)


def test_e4_a_group_of_one_district_goes_with_it() -> None:
    assert lead(table(), "baabda") == 1
    assert lead(table(owners={"baabda": None}), "baabda") == NOBODY


def test_e6_r7_a_tie_gives_the_seats_to_nobody() -> None:
    assert lead(table(), "north_3") == NOBODY  # Zgharta 7 = Bcharre 7
    assert lead(table(owners={"koura": 3}), "north_3") == 3
    three = table(owners={"batroun": 0, "koura": 1, "zgharta": 2, "bcharre": None}, tokens={"zgharta": 1})
    assert lead(three, "north_3") == NOBODY  # 8 = 8, and a third player has less


def test_e26_r8_tokens_are_summed_before_the_floor() -> None:
    assert ip(table(tokens={"aley": -4}), "aley") == 1
    assert ip(table(tokens={"aley": -2}), "aley") == 2


def test_r9_left_is_clockwise_and_placing_goes_the_other_way() -> None:
    assert clockwise(4, 2) == (2, 3, 0, 1)
    assert counter_clockwise(4, 2) == (2, 1, 0, 3)


def test_r6_links_of_an_origin_open_no_way_towards_it() -> None:
    """E35: the harbour of Tripoli reaches Sour, not Zahle, and Sour does not reach Tripoli."""
    state = table(variant="advanced", stations=(), origins={1: "tripoli"})
    reach = influence(state).reach
    tripoli, sour, zahle = INDEX["tripoli"], INDEX["sour"], INDEX["zahle"]
    assert reach[tripoli] >> sour & 1
    assert not reach[tripoli] >> zahle & 1
    assert not reach[sour] >> tripoli & 1
    assert reach[tripoli] & COASTAL == COASTAL & ~(1 << tripoli)
    assert play(state) is state
