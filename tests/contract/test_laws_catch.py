"""Every law catches a game that breaks it, and passes games that keep all laws."""

from random import Random
from typing import Any

import pytest
from msgspec import structs

from contract import debate_game
from diwan.core.game import AnyGame, Clock
from diwan.core.match import Match
from diwan.core.setup import make_setup
from diwan.lab import laws
from diwan.lab.laws import LAWS, Law, LawBroken, Walk, check_walk
from toys import toy

CAUGHT_BY: dict[str, tuple[Law, str]] = {
    "leaks_in_its_view": (laws.same_news_same_view, "the view of seat"),
    "leaks_in_its_menu": (laws.same_news_same_view, "the menu of seat"),
    "leaks_in_an_event": (laws.imagine_draws_exactly_what_fits, "an impossible world was imagined"),
    "imagines_impossible_worlds": (laws.imagine_draws_exactly_what_fits, "an impossible world was imagined"),
    "forgets_worlds": (laws.imagine_draws_exactly_what_fits, "worlds are ever imagined"),
    "iterates_a_set": (laws.same_in_every_process, "the same moves give another game in another process"),
    "accepts_what_it_does_not_list": (laws.menus_are_true, "which is not on its menu"),
    "lets_time_tell": (laws.time_tells_nothing, "what a spectator cannot see"),
    "opens_the_first_answer": (laws.sealed_choices_commute, "the order of sealed choices makes a difference"),
    "loses_a_card": (laws.nothing_is_lost, "is not"),
    "weighs_chance_wrongly": (laws.chance_is_a_move, "which has no odds"),
    "imagines_another_view": (laws.imagined_worlds_look_the_same, "the imagined world gives seat"),
    "loses_its_type": (laws.things_survive_the_wire, "is not the same after JSON"),
    "rolls_its_own_dice": (laws.records_replay, "in the replay"),
    "loses_a_seat_at_a_shout": (laws.nothing_is_lost, "is not"),
    "leaks_what_was_muttered": (laws.same_news_same_view, "the view of seat"),
    "leaks_how_long_a_letter_is": (laws.same_news_same_view, "the view of seat"),
    "loses_a_long_letter": (laws.nothing_is_lost, "is not"),
    "writes_what_is_no_letter": (laws.menus_are_true, "which is not of a kind in open_moves"),
}


def try_law(law: Law, game: AnyGame, games: int) -> None:
    for number in range(games):
        law(Walk(game, make_setup(game, 3), number))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_honest_game_passes_every_law(seats: int) -> None:
    honest = toy("higher_card")
    for number in range(15):
        check_walk(Walk(honest, make_setup(honest, seats), number), 0 if number == 0 else 50)


@pytest.mark.parametrize("name", ["cli.shout_game", "contract.mutter_game", "contract.letter_game"])
def test_an_honest_game_with_moves_out_of_turn_or_open_moves_passes_every_law(name: str) -> None:
    honest = toy(name)
    for number in range(30):
        check_walk(Walk(honest, make_setup(honest, 3), number), 0 if number == 0 else 50)


def test_an_honest_game_that_hides_who_has_decided_passes_every_law() -> None:
    for number in range(30):
        check_walk(Walk(debate_game.GAME, make_setup(debate_game.GAME, 3), number), 0 if number == 0 else 50)
    walks = [Walk(debate_game.GAME, make_setup(debate_game.GAME, 4), number) for number in range(10)]
    assert any(len(choices) > 1 for walk in walks for _, choices in laws.sealed_choices(walk))


@pytest.mark.parametrize(
    ("broken", "law"),
    [
        ({"awaited": None}, laws.imagined_worlds_look_the_same),
        ({"awaited": lambda state, _: debate_game.to_act(state)}, laws.imagined_worlds_look_the_same),
        ({"imagine": lambda seen, _: _nobody_done(seen)}, laws.imagine_draws_exactly_what_fits),
        ({"clock": lambda state: _clock(debate_game.to_act(state))}, laws.time_tells_nothing),
    ],
    ids=["everybody sees it", "it says so itself", "it imagines too few", "the clock tells"],
)
def test_a_game_that_gives_away_who_has_decided_is_caught(broken: dict[str, Any], law: Law) -> None:
    with pytest.raises(LawBroken):
        try_law(law, structs.replace(debate_game.GAME, **broken), games=60)


def _nobody_done(seen: debate_game.View) -> debate_game.State:
    if seen.over:
        return debate_game.imagine(seen, Random(1))
    return debate_game.State(seen.running, tuple(seen.done and seat == seen.seat for seat in range(len(seen.running))))


def _clock(seats: tuple[int, ...]) -> Clock | None:
    return Clock(30, tuple((seat, debate_game.Done()) for seat in seats)) if seats else None


@pytest.mark.parametrize("name", CAUGHT_BY)
def test_a_broken_game_is_caught_by_the_law_that_it_breaks(name: str) -> None:
    law, message = CAUGHT_BY[name]
    with pytest.raises(LawBroken, match=message) as caught:
        try_law(law, toy(f"toys.{name}"), games=60)
    assert caught.value.record is not None


@pytest.mark.parametrize("name", ["leaks_how_long_a_letter_is", "loses_a_long_letter"])
def test_what_breaks_in_an_open_move_is_caught_by_moves_that_no_menu_has(name: str) -> None:
    law, _ = CAUGHT_BY[name]
    try_law(law, structs.replace(toy(f"toys.{name}"), instances=lambda _view, _rng: ()), games=60)


def test_a_game_that_never_ends_is_caught() -> None:
    endless = toy("toys.never_ends")
    with pytest.raises(LawBroken, match="games end"):
        Walk(endless, make_setup(endless, 2), 1)


def test_a_game_that_crashes_is_caught_with_the_moves_that_led_there() -> None:
    fragile = toy("toys.crashes")
    with pytest.raises(LawBroken, match="games can be played: AssertionError: the deck is torn") as caught:
        Walk(fragile, make_setup(fragile, 3), 1)
    assert caught.value.record is not None
    assert len(caught.value.record.moves) == 2


def test_every_law_catches_one_of_the_toys() -> None:
    """A law that no toy breaks is not tested."""
    assert {law for law, _ in LAWS} == {law for law, _ in CAUGHT_BY.values()}


def test_the_record_of_a_broken_law_replays_to_the_position_where_it_broke() -> None:
    leaky = toy("toys.leaks_in_its_menu")
    with pytest.raises(LawBroken) as caught:
        try_law(laws.same_news_same_view, leaky, games=60)
    record = caught.value.record
    assert record is not None
    match = Match(leaky, record.setup, nature=False)
    for actor, move in record.moves:
        match.play(actor, move)
    assert len(match.moves) == len(record.moves)
