"""C34 to C40: the end, matches, variants, hidden tiles."""

from random import Random

import pytest
from hypothesis import given, settings
from msgspec.structs import replace

import diwan
from diwan.core.errors import BadSetup
from diwan.core.game import NATURE, Tally, draw
from diwan.core.match import Match
from diwan.games.clash import GAME, dealing, rules
from diwan.games.clash.events import Began
from diwan.games.clash.figures import NEUTRAL
from diwan.games.clash.moves import Keep, Lay, Name, Pick
from diwan.games.clash.state import Course, Drafting, Keeping, Naming, Opening, Options, Over, State, Turn
from diwan.games.clash.view import imagine, view
from games.clash.tables import after, table
from strategies import SEEDS


def played(variant: str, seed: int, **options: object) -> Match:
    """A random match, played to its end."""
    match, rng = Match.new("clash", variant=variant, options=options, seed=seed), Random(seed)
    while match.to_act:
        match.play(match.to_act[0], rng.choice(match.legal(match.to_act[0])))
    return match


def states(match: Match) -> list[State]:
    found = [rules.start(match.setup)]
    for actor, move in match.moves:
        found.append(rules.play(found[-1], actor, move)[0])
    return found


LAST = """3 .    .    .
2 .    MUSv .
1 .    .    .
S: POP | N: - | neutral: NOB | removed: - | box: - | move: S"""


def test_c34_no_placement_loses() -> None:
    stuck = after(table(LAST), "POP@b1:b2")
    outcome = rules.outcome(stuck)
    assert outcome is not None
    assert (outcome.winners, outcome.reason, outcome.ruling) == ((0,), "no_tile", "C34")
    assert rules.tally(stuck) == Tally("tiles", (2, 0))
    assert rules.outcome(after(table(LAST), "POP@b1")) is None  # Mustafa can still be covered


@settings(max_examples=6)
@given(seed=SEEDS)
def test_c35_best_of_three_ends_with_two_wins(seed: int) -> None:
    match = played("standard", seed, match="best_of_three")
    assert match.outcome is not None
    assert max(match.outcome.scores) == 2
    assert match.outcome.scores[match.outcome.winners[0]] == 2
    assert rules.tally(match.state) == Tally("games", match.outcome.scores)
    for state in states(match):
        if isinstance(state.phase, Naming):
            assert rules.legal(state, state.phase.seat) == (Name(0), Name(1))
            assert max(state.course.scores) == 1


def test_c35_the_loser_names_the_first_player() -> None:
    match = played("beginner", 3, match="best_of_three")
    for before, (actor, move) in zip(states(match), match.moves, strict=False):
        if isinstance(move, Name):
            assert isinstance(before.phase, Naming)
            assert actor == before.phase.seat
            then, _ = rules.play(before, actor, move)
            assert then.phase == Opening(move.first)


@pytest.mark.parametrize("variant", ["standard", "draft", "random-support", "hidden-support", "secret-draft", "long"])
def test_c36_used_neutral_tiles_stay_out_of_the_match(variant: str) -> None:
    match = played(variant, 5, match="points", games=4)
    seen: list[State] = [state for state in states(match) if isinstance(state.phase, Opening)]
    assert len(seen) == 4
    for state in seen:
        dealt = {tile for part in state.course.dealt for tile in part}
        assert not dealt & set(state.course.aside)
        assert set(state.box) == set(NEUTRAL) - dealt - set(state.course.aside)


def test_c36_too_few_tiles_bring_all_back() -> None:
    options = Options(neutrals="secret-draft", match="points")
    state = dealing.new_game(options, Course(aside=NEUTRAL[:8]))
    used_up = replace(state, box=NEUTRAL[10:], phase=Naming(0))
    again, _ = dealing.name_first(used_up, 0)
    assert again.course.aside == ()
    assert again.box == NEUTRAL


@settings(max_examples=5)
@given(seed=SEEDS)
def test_c37_the_long_game_keeps_its_zone_full_while_the_box_lasts(seed: int) -> None:
    for state in states(played("long", seed)):
        if isinstance(state.phase, Turn):
            assert len(state.neutral) == 5 or not state.box


def test_c37_draft_and_secret_draft_hand_out_as_told() -> None:
    for state in states(played("draft", 1)):
        if isinstance(state.phase, Drafting):
            assert rules.legal(state, state.phase.seat) == tuple(map(Pick, state.neutral))
            assert rules.legal(state, 1 - state.phase.seat) == ()
        if isinstance(state.phase, Opening):
            first = state.course.first
            assert (len(state.course.dealt[first]), len(state.course.dealt[1 - first])) == (2, 3)
            assert state.neutral == ()
    sizes = []
    for state in states(played("secret-draft", 1)):
        if isinstance(state.phase, Keeping):
            sizes.append(len(rules.legal(state, state.phase.seat)))
            assert rules.refusal(state, state.phase.seat, Keep(7)) is not None
        if isinstance(state.phase, Opening):
            assert (len(state.box), [len(slots) for slots in state.hidden]) == (13, [2, 2])
    assert sizes == [4, 3, 4, 3]


def test_c38_the_cap_draws_a_game_and_a_match_plays_it_again() -> None:
    match = played("standard", 2, placement_cap=3)
    assert match.outcome is not None
    assert (match.outcome.winners, match.outcome.reason) == ((), "cap")
    again = played("hidden-support", 2, placement_cap=3, match="best_of_three")
    openings = [state for state in states(again) if isinstance(state.phase, Opening)]
    assert len(openings) == dealing.MOST_DRAWS
    assert len({state.course.dealt for state in openings}) == len({state.course.first for state in openings}) == 1
    assert openings[1].hidden == ((), ())
    assert again.outcome is not None
    assert again.outcome.winners == ()


def test_c39_hidden_tiles_are_known_to_their_holder_only() -> None:
    match = Match.new("clash", variant="hidden-support", seed=1)
    state = match.state
    mine, theirs = view(state, 0), view(state, 1)
    assert mine.hidden == (state.hidden[0], ("?", "?"))
    assert theirs.hidden == (("?", "?"), state.hidden[1])
    assert view(state, None).hidden == (("?", "?"), ("?", "?"))
    assert (len(mine.unseen), len(view(state, None).unseen), mine.box) == (15, 17, 13)


def test_c39_every_pair_of_hidden_tiles_is_imagined() -> None:
    seen = view(Match.new("clash", variant="hidden-support", seed=1).state, 0)
    worlds = {imagine(seen, Random(number)).hidden[1] for number in range(3000)}
    assert len(worlds) == 15 * 14


def test_in_the_secret_draft_a_player_knows_the_tiles_it_has_held() -> None:
    """C39: the opener of a packet knows three candidates for what the other kept of it; of the other packet, ten."""
    match, rng = Match.new("clash", variant="secret-draft", seed=4), Random(4)
    while not isinstance(match.state.phase, Opening):
        match.play(match.to_act[0], rng.choice(match.legal(match.to_act[0])))
    first = match.state.course.first
    for seat in (0, 1):
        worlds = [imagine(match.view(seat), Random(number)).hidden[1 - seat] for number in range(600)]
        counts = [len({world[0] for world in worlds}), len({world[1] for world in worlds})]
        assert counts == ([3, 10] if seat == first else [10, 3])


@pytest.mark.parametrize("variant", ["hidden-support", "secret-draft"])
def test_c30_nobody_chooses_from_a_box_with_hidden_tiles(variant: str) -> None:
    with pytest.raises(BadSetup, match="nobody may look into the box"):
        Match.new("clash", variant=variant, options={"elections": "choice"})


def test_c40_points_count_supporters_but_not_for_the_one_with_kaboom() -> None:
    assert dealing.points(1, "kaboom", (6, 3)) == (0, 3)
    assert dealing.points(0, "kaboom", (3, 6)) == (3, 0)
    assert dealing.points(0, "full", (5, 4)) == (5, 4)
    assert dealing.points(0, "no_tile", (1, 2)) == (1, 2)


@pytest.mark.parametrize("seed", range(4))
def test_c40_a_match_by_points_has_the_agreed_number_of_games(seed: int) -> None:
    match = played("beginner", seed, match="points", games=5)
    assert match.outcome is not None
    assert match.state.course.played == 5
    assert rules.tally(match.state) == Tally("points", match.outcome.scores)
    south, north = match.outcome.scores
    assert match.outcome.winners == (() if south == north else (int(north > south),))


def test_time_lays_an_open_tile_and_never_a_hidden_one() -> None:
    state = table(LAST)
    clock = rules.clock(state)
    assert clock is not None
    assert clock.moves == ((0, Lay("POP", "a3")),)
    only_hidden = table(LAST.replace("S: POP", "S: ?POP").replace("neutral: NOB", "neutral: -"))
    assert rules.clock(only_hidden) is None


@pytest.mark.parametrize("variant", diwan.game("clash").about.variants)
@settings(max_examples=10)
@given(seed=SEEDS)
def test_games_are_short(variant: str, seed: int) -> None:
    """No random game came near the cap in any variant; beginner's games have 9 to 15 placements."""
    state = played(variant, seed).state
    assert isinstance(state.phase, Over)
    assert state.placements < 60
    if variant == "beginner":
        assert 9 <= state.placements <= 15


def test_nature_deals_every_tile_with_the_same_weight() -> None:
    clash = diwan.game("clash")
    state = rules.start(Match.new("clash", seed=1).setup)
    state, _ = clash.play(state, NATURE, draw(clash.odds(state), Random(1)))
    assert [weight for _, weight in clash.odds(state)] == [1] * 17


def test_c43_a_table_of_people_begins_with_a_match_and_a_program_with_a_single_game() -> None:
    """The rules have one default; the declaration says what people are offered first."""
    assert Options().match == "single"
    assert all(options.match == "single" for options in GAME.about.variants.values())
    assert GAME.at_table == {"match": "best_of_three"}


@pytest.mark.parametrize(("match", "numbers"), [("single", [0]), ("best_of_three", [1, 2])])
def test_c35_the_story_says_which_game_of_the_match_begins(match: str, numbers: list[int]) -> None:
    news = played("beginner", 5, match=match).news(None)
    assert [event.game for event in news if isinstance(event, Began)][: len(numbers)] == numbers
