"""What a person types becomes a setup, or an error that says what to type instead."""

import pytest

import diwan
from diwan import BadSetup, Match
from diwan.core.errors import BadFile
from diwan.core.setup import format_numbers, make_setup

KTM = diwan.game("king-thief-minister")


@pytest.mark.parametrize(
    ("seats", "variant", "options", "message"),
    [
        (0, None, {}, "king-thief-minister is for 3 to 6 players, not 0"),
        (4, "", {}, "has no variant ''; choose one of: standard"),
        (2, None, {}, "king-thief-minister is for 3 to 6 players, not 2"),
        (7, None, {}, "king-thief-minister is for 3 to 6 players, not 7"),
        (4, "standart", {}, "has no variant 'standart'; did you mean 'standard'?"),
        (4, "x", {}, "has no variant 'x'; choose one of: standard"),
        (4, None, {"peasant_scop": "all"}, "has no option 'peasant_scop'; did you mean 'peasant_scope'?"),
        (4, None, {"peasant_scope": "some"}, "cannot be 'some': choose all or owned"),
        (4, None, {"turn_limit_per_player": "-1"}, "cannot be '-1': expected `int` >= 0"),
        (4, None, {"turn_limit_per_player": "many"}, "cannot be 'many': expected `int`"),
        (4, None, {"yes_sir_challengeable": "perhaps"}, "cannot be 'perhaps'"),
    ],
)
def test_a_bad_choice_is_refused_with_what_to_choose_instead(
    seats: int, variant: str | None, options: dict[str, str], message: str
) -> None:
    with pytest.raises(BadSetup) as caught:
        make_setup(KTM, seats, variant, options)
    assert message in str(caught.value)


def test_words_are_converted_to_option_values() -> None:
    options = {"turn_limit_per_player": "40", "yes_sir_challengeable": "false", "memory_aid": "log"}
    setup = make_setup(KTM, 5, options=options)
    assert setup.seats == 5
    assert setup.options.turn_limit_per_player == 40
    assert setup.options.yes_sir_challengeable is False
    assert setup.options.memory_aid == "log"


def test_an_option_can_be_toml_and_an_error_names_the_line_of_a_mistake() -> None:
    rais = diwan.game("machrou3-rais")
    assert (
        make_setup(rais, 4, options={"deck": ""}).options.deck == make_setup(rais, 4, options={"deck": {}}).options.deck
    )
    assert make_setup(rais, 4, options={"deck": "\ufeff"}) == make_setup(rais, 4, options={"deck": ""})
    with pytest.raises(BadFile, match=r"^deck\.toml:2: there is no section 'objektive'"):
        make_setup(rais, 4, options={"deck": "\n[[objektive]]\n"})
    with pytest.raises(BadFile, match=r"^chart\.toml:1: "):
        make_setup(diwan.game("intrigue"), 6, options={"chart": "speech ="})


def test_an_unknown_game_is_refused_with_the_nearest_id() -> None:
    with pytest.raises(BadSetup, match="there is no game 'king-thief-ministr'; did you mean 'king-thief-minister'"):
        diwan.game("king-thief-ministr")
    with pytest.raises(BadSetup, match=r"there is no game .go.; choose one of: .*king-thief-minister"):
        Match.new("go")


def test_consecutive_numbers_are_written_as_a_range() -> None:
    assert format_numbers((3, 4, 5, 6)) == "3 to 6"
    assert format_numbers((2,)) == "2"
    assert format_numbers((2, 4)) == "2 or 4"
