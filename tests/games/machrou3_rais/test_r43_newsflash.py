"""R43, R45, R48 and the Newsflashes that do something when they are drawn."""

from typing import Any

from msgspec.structs import replace

import diwan.games.machrou3_rais as game
from diwan.core.game import NATURE
from diwan.games.machrou3_rais import events as e
from diwan.games.machrou3_rais import moves as m
from diwan.games.machrou3_rais.figures import DISTRICTS
from diwan.games.machrou3_rais.influence import influence
from diwan.games.machrou3_rais.state import (
    DealingSwing,
    DrawingNewsflash,
    DrawingToken,
    Passing,
    Releasing,
    State,
    Turn,
)
from games.machrou3_rais.tables import blocs, hear, heard, ip, menu, new, odds, owner, play, refused, table

ORIGINS = {0: "metn", 1: "tripoli", 2: "zgharta", 3: "chouf"}


def flash(card: str, **fields: object) -> State:
    state = table(variant="advanced", phase=DrawingNewsflash(), **fields)  # type: ignore[arg-type]
    return play(state, (NATURE, m.DrawNewsflash(card)))


def test_r8_blocs_that_a_card_changes_are_told() -> None:
    """Zgharta gets two more from its station and leads, until the round's card ends with phase 1."""
    state = table(variant="advanced", phase=DrawingNewsflash(), stations=["zgharta", "sour", "tripoli", "jbeil"])
    after, told = hear(state, NATURE, m.DrawNewsflash("NF02"))
    assert after.board == state.board
    assert blocs(after) != blocs(state)
    assert heard(told, None, e.BlocsChanged) == [e.BlocsChanged(blocs(after))]
    last = replace(after, phase=Turn(3), order=(3,), acted=True, round=5)
    ended, told = hear(last, 3, m.EndTurn())
    assert heard(told, None, e.BlocsChanged) == [e.BlocsChanged(blocs(state))]
    assert blocs(ended) == blocs(state)


def test_e28_r45_thawra() -> None:
    state = flash("NF16", origins=ORIGINS)
    assert blocs(table(variant="advanced", origins=ORIGINS)) == (25, 28, 38, 29)
    assert isinstance(state.phase, Releasing)
    assert game.to_act(state) == (3,)
    assert {move.district for move in menu(state, 3)} == {"bcharre", "saida", "marjayoun"}
    assert refused(state, 3, m.ReleaseDistrict("chouf")) == "R45 answer_does_not_fit"
    state = play(state, (3, m.ReleaseDistrict("bcharre")))
    assert [owner(state, d) for d in ("baalbek", "baabda", "zahle", "bcharre")] == [None] * 4
    assert blocs(state) == (15, 22, 41, 29)
    assert influence(state).tie_passes


def test_e24_r30_musical_chairs_are_handed_on_at_once() -> None:
    land = {d: (0 if i < 10 else 1 + i % 3) for i, d in enumerate(DISTRICTS)}
    state = flash("NF17", owners=land, origins={0: "akkar"})
    assert isinstance(state.phase, Passing)
    assert m.PassLeft("akkar") not in menu(state, 0)
    gifts = {s: next(iter(menu(state, s))) for s in range(4)}
    for seat in (2, 0, 3):
        state, told = hear(state, seat, gifts[seat])
        assert heard(told, 1, e.OwnerChanged) == []
        assert game.view(state, 1).answered[seat]
        assert game.view(state, 1).phase.answers[seat] is None  # type: ignore[union-attr]
    state, told = hear(state, 1, gifts[1])
    assert len(heard(told, None, e.OwnerChanged)) == 4
    assert influence(state).owned[0].bit_count() == 10


def test_e29_the_law_is_torn_up() -> None:
    state = flash("NF18")
    assert isinstance(state.phase, DealingSwing)
    assert state.phase.order == (0, 1, 2, 3)
    for seat, district in enumerate(("beirut_1", "batroun", "koura", "rashaya")):
        assert {move.seat for move, _ in odds(state)} == {seat}
        state = play(state, (NATURE, m.DealDistrict(seat, district)))  # type: ignore[arg-type]
        assert owner(state, district) == seat
    assert isinstance(state.phase, DrawingToken)


def test_r30_the_deal_skips_players_with_ten_districts() -> None:
    land: dict[Any, int | None] = dict.fromkeys(DISTRICTS[:10], 0)
    land |= dict.fromkeys(DISTRICTS[12:22], 1) | dict.fromkeys(DISTRICTS[22:26], 2) | dict.fromkeys(DISTRICTS[10:12], 3)
    state = flash("NF18", owners=land | dict.fromkeys(DISTRICTS[26:]))
    dealt = []
    while isinstance(state.phase, DealingSwing):
        move, _ = odds(state)[0]
        dealt.append(move.seat)
        state = play(state, (NATURE, move))
    assert dealt == [3, 2]


def test_r43_the_old_flash_ends_when_the_new_one_is_drawn() -> None:
    state = flash("NF17", newsflash="NF02")
    assert state.newsflash is None  # while the new card does its work
    other = flash("NF02")
    assert other.newsflash == "NF02"
    assert "NF02" not in other.newsflashes
    assert ip(other, "tripoli") == 10


def test_nf12_nf13_change_ips() -> None:
    assert ip(flash("NF12"), "baabda") == 9
    assert ip(flash("NF12"), "tripoli") == 8
    saint = flash("NF13", origins={0: "metn", 2: "baabda"})
    assert (ip(saint, "metn"), ip(saint, "baabda")) == (10, 12)  # Baabda is not in the hands of its player


def test_a_table_may_leave_the_chaos_out() -> None:
    calm = new(4, "advanced", chaotic_newsflash=False)
    assert len(calm.newsflashes) == 15
    assert len(new(4, "advanced").newsflashes) == 18
    assert new(4).newsflashes == ()


def test_r48_origins_then_stations_from_the_speaker_counter_clockwise() -> None:
    state = new(4, "advanced")
    while game.to_act(state) == (NATURE,):
        state = play(state, (NATURE, odds(state)[0][0]))
    speaker = game.to_act(state)[0]
    asked = []
    while game.to_act(state) != (NATURE,):
        seat = game.to_act(state)[0]
        asked.append(seat)
        foreign = next(d for d in DISTRICTS if owner(state, d) != seat)
        place = m.PlaceOrigin if len(asked) <= 4 else m.PlaceStation
        assert refused(state, seat, place(foreign)) == "R48 not_your_district"
        state = play(state, (seat, menu(state, seat)[0]))
    assert asked == [(speaker - k) % 4 for k in range(4)] * 2
    assert sum(state.board.stations) == 4
    assert None not in state.board.origins
