"""R49 to R53, R56, R59 to R61: characters, the Judge, and who knows what."""

from collections import Counter
from random import Random

import pytest
from hypothesis import given, settings
from msgspec.structs import replace

import diwan.games.machrou3_rais as game
from diwan.core.game import NATURE, draw
from diwan.games.machrou3_rais import events as e
from diwan.games.machrou3_rais import moves as m
from diwan.games.machrou3_rais.figures import FIGURES, ROLE_OF
from diwan.games.machrou3_rais.rules import votes
from diwan.games.machrou3_rais.state import Candidacy, DealingCharacters, Exposing, State, Stealing, Turn, Unmasking
from games.machrou3_rais.tables import allowed, blocs, hear, heard, menu, odds, owner, play, refused, table
from strategies import SEEDS


def deal(seats: int, variant: str, seed: int = 1, **options: object) -> tuple[State, list[object]]:
    """Return a state with characters dealt by chance, and everything that was told."""
    state = table(seats, variant, phase=DealingCharacters(), characters=(), round=0, exposed=None, options=options)
    told: list[object] = []
    rng = Random(seed)
    while isinstance(state.phase, DealingCharacters):
        state, more = hear(state, NATURE, draw(odds(state), rng))
        told += more
    return state, told


@pytest.mark.parametrize("variant", ["beginner", "advanced"])
@pytest.mark.parametrize("seats", [4, 5, 6])
@settings(max_examples=20)
@given(seed=SEEDS)
def test_r49_the_right_roles_are_dealt(seats: int, variant: str, seed: int) -> None:
    state, _ = deal(seats, variant, seed)
    counts = Counter(ROLE_OF[c] for c in state.characters)
    roles = FIGURES.roles[variant]
    assert counts["corrupt"] == roles.corrupt[seats - 4]
    assert counts["judge"] == roles.judge[seats - 4]
    assert len(set(state.characters)) == seats
    if counts["judge"]:
        assert "adnan" in state.characters


def test_r49_every_seat_is_as_likely_to_be_corrupt() -> None:
    """The probabilities are exact: they add up the odds of all deals of a table of five."""
    corrupt, whole = [0.0] * 5, 0.0

    def follow(state: State, chance: float) -> None:
        nonlocal whole
        if not isinstance(state.phase, DealingCharacters):
            whole += chance
            for seat, c in enumerate(state.characters):
                corrupt[seat] += chance * (ROLE_OF[c] == "corrupt")
            return
        fan = odds(state)
        total = sum(weight for _, weight in fan)
        for move, weight in fan:
            follow(play(state, (NATURE, move)), chance * weight / total)

    follow(table(5, "advanced", phase=DealingCharacters(), characters=(), round=0, exposed=None), 1.0)
    assert whole == pytest.approx(1)
    assert corrupt == pytest.approx([0.4] * 5)


def test_b9_r61_the_corrupt_know_each_other_and_the_exposed() -> None:
    state = table(6, "advanced")
    corrupt = [s for s in range(6) if ROLE_OF[state.characters[s]] == "corrupt"]
    a, b = corrupt
    assert game.view(state, a).fellow == b
    assert game.view(state, b).exposed == state.characters.index("adnan")
    judge = state.characters.index("saleh")
    assert game.view(state, judge).exposed == state.characters.index("adnan")
    assert game.view(state, judge).fellow is None
    reformist = state.characters.index("mansour")
    assert game.view(state, reformist).exposed is None
    assert game.view(state, reformist).fellow is None
    assert game.view(state, None).characters == (None,) * 6


def test_four_players_have_one_lonely_corrupt() -> None:
    state = table(4)
    assert game.view(state, 0).fellow is None
    assert refused(table(4, "advanced"), 0, m.Unmask(1)) == "R59 no_judge"


def test_identities_are_told_only_to_those_concerned() -> None:
    state, told = deal(6, "advanced")
    corrupt = [s for s, c in enumerate(state.characters) if ROLE_OF[c] == "corrupt"]
    for seat in (*range(6), None):
        fellows = heard(tuple(told), seat, e.FellowKnown)  # type: ignore[arg-type]
        exposed = heard(tuple(told), seat, e.ExposedKnown)  # type: ignore[arg-type]
        assert len(fellows) == (seat in corrupt)
        assert len(exposed) == (seat in corrupt or (seat is not None and state.characters[seat] == "saleh"))


def test_r60_a_name_is_only_a_name() -> None:
    one, other = (
        table(4, cast=("adnan", "mansour", "lara", "latif")),
        table(4, cast=("fawzi", "faten", "nahida", "lara")),
    )
    assert menu(one, 0) == menu(other, 0)
    assert blocs(one) == blocs(other)


def test_r50_the_corrupt_choose_who_is_exposed() -> None:
    state, _ = deal(6, "advanced", exposed_chosen_by_corrupt=True)
    assert isinstance(state.phase, Exposing)
    assert game.to_act(state) == (0, 1, 2, 3, 4, 5)  # everybody, so that nobody shows
    corrupt = [s for s, c in enumerate(state.characters) if ROLE_OF[c] == "corrupt"]
    eye = state.characters.index("adnan")
    other = next(s for s in corrupt if s != eye)
    plain = next(s for s in range(6) if s not in corrupt)
    assert menu(state, plain) == [m.Expose(None)]
    assert refused(state, plain, m.Expose(eye)) == "R50 answer_does_not_fit"

    def wish(a: int | None, b: int | None) -> int | None:
        wishes = {s: (a if s == eye else b if s == other else None) for s in range(6)}
        return play(state, *((s, m.Expose(w)) for s, w in wishes.items())).exposed

    assert wish(other, other) == other
    assert wish(other, eye) == eye
    assert wish(None, None) == eye


def test_e37_r51_a_wrong_guess() -> None:
    state = table(5, "advanced")
    assert refused(table(5, "advanced", turn=2), 2, m.Unmask(0)) == "R51 not_corrupt"
    assert refused(state, 0, m.Unmask(0)) == "R51 no_such_target"
    after, told = hear(state, 0, m.Unmask(1))
    assert heard(told, None, e.AskedJudge) == [e.AskedJudge(0, 1, False)]
    assert after.board == state.board
    assert after.unmasking == Unmasking((0,), (1,), None, None)
    again = replace(after, acted=False)
    assert refused(again, 0, m.Unmask(1)) == "R51 already_cleared"


def test_e38_r52_r53_a_right_guess() -> None:
    state = table(5, "advanced", origins={3: "chouf"})
    assert blocs(state) == (25, 28, 28, 24, 23)
    state = play(state, (0, m.Unmask(3)))
    assert isinstance(state.phase, Stealing)
    assert refused(state, 0, m.Steal("metn")) == "R52 not_the_judges"
    state = play(state, (0, m.Steal("chouf")))
    assert [owner(state, d) for d in ("chouf", "bcharre", "jezzine", "marjayoun", "hasbaya")] == [
        0,
        None,
        None,
        None,
        None,
    ]
    assert blocs(state) == (49, 28, 28, 0, 23)
    assert not votes.is_vote_needed(state, 0, "campaign", None)
    assert not votes.is_vote_needed(replace(state, vote_round=True), 0, "battle", None)
    assert refused(replace(state, acted=False), 0, m.Unmask(2)) == "R51 judge_known"
    judges_turn = replace(state, phase=Turn(3), order=(3, 4), acted=False)
    assert allowed(judges_turn, 3, m.Campaign("chouf"))  # R47


def test_r30_r52_an_unmasker_with_ten_districts_steals_nothing() -> None:
    land: dict[str, int | None] = dict.fromkeys(("baabda", "beirut_2", "miniyeh", "tripoli", "nabatieh"), 0)
    state = table(5, "advanced", owners=land)
    after = play(state, (0, m.Unmask(3)))
    assert owner(after, "chouf") is None
    assert after.acted


def test_r56_the_judge_is_in_the_debate_and_can_only_be_done() -> None:
    state = table(5, "advanced")
    state = replace(state, phase=Candidacy((False,) * 5), order=())
    assert [move for move in menu(state, 3) if isinstance(move, m.Announce | m.Done)] == [m.Done()]
    assert refused(state, 3, m.Announce()) == "R56 judge_no_candidate"
