"""Decks as data: what a file may say, what is wrong with one, and that words and effects agree."""

import json
from pathlib import Path
from typing import Any, get_args

import pytest

import diwan
import diwan.games.machrou3_rais as game
from diwan.core.errors import BadFile, BadSetup
from diwan.core.game import NATURE
from diwan.core.setup import make_setup
from diwan.games.machrou3_rais import vocabulary as v
from diwan.games.machrou3_rais.commands.check_deck import check_deck, explain
from diwan.games.machrou3_rais.deck import HOUSE_DECK, MOST_ANSWERS, Deck, Power, problems, read_deck
from diwan.games.machrou3_rais.figures import DISTRICTS, resource
from diwan.games.machrou3_rais.influence import influence
from diwan.games.machrou3_rais.moves import DrawPower, Pick
from diwan.games.machrou3_rais.state import DrawingPower
from diwan.games.machrou3_rais.words import Phrase, _operation, _phrase, _pick, has_beginner_version
from diwan.words import Book
from diwan.words.phrases import say_phrase
from games.machrou3_rais.tables import menu, new, play, table

BOOK = Book("en", diwan.game("machrou3-rais"))


class Strict(Book):
    """A text book in which a message that misses an argument is an error."""

    def report_errors(self, key: str, errors: list[Exception]) -> None:
        assert not errors, (key, errors)


def test_the_house_deck_is_sound() -> None:
    assert list(problems(HOUSE_DECK)) == []
    assert [len(HOUSE_DECK.objective), len(HOUSE_DECK.power), len(HOUSE_DECK.newsflash), len(HOUSE_DECK.district)] == [
        24,
        24,
        18,
        28,
    ]
    assert sum(card.advanced_only for card in HOUSE_DECK.objective) == 6
    assert sum(card.chaotic for card in HOUSE_DECK.newsflash) == 3
    assert len(new(4).objectives.deck) == 18
    assert len(new(4, "advanced").objectives.deck) == 24


def test_every_house_card_is_explained() -> None:
    cards = list(explain(HOUSE_DECK, Strict("en", diwan.game("machrou3-rais"))))
    assert len(cards) == 24 + 24 + 18 + 28
    said = {card.id: " ".join(card.sentences) for card in cards}
    assert said["OB04"] == "Own at least 2 districts with a Media Station."
    assert (
        said["EP10"] == "Choose one district that another player owns (called x here). "
        "District x permanently loses 2 influence points."
    )
    assert said["NF06"] == "Battles are forbidden."
    assert (
        said["hermel"]
        == "Your District of Origin can act on every district on the Syrian border, but not the other way round."
    )


@pytest.mark.parametrize("kind", ["condition", "hook", "operation"])
def test_every_word_of_the_vocabulary_has_its_message(kind: str) -> None:
    union: Any = {"condition": v.AnyCondition, "hook": v.AnyHook, "operation": v.AnyOperation}[kind]
    words = [*get_args(union), *(get_args(v.AnyReveal) if kind == "operation" else ())]
    for word in words:
        assert f"{kind}-{word.__struct_config__.tag}" in BOOK


def test_the_words_follow_the_definition() -> None:
    """A changed number in the file changes the sentence."""

    def sentence(phrase: Phrase) -> str:
        return say_phrase(BOOK, phrase)

    assert sentence(_phrase("condition", v.StationsMin(5))) == "own at least 5 districts with a Media Station"
    assert "5 / 4 / 3" in sentence(_phrase("condition", v.ChainMin((5, 4, 3))))
    assert sentence(_operation(v.Ip("x", -1))) == "district x permanently loses one influence point"
    assert sentence(_operation(v.Gavel(3))) == "you become Speaker at once and stay Speaker for 3 rounds in total"
    pick = v.PickDistrict("y", "other", doo="any", ip_max=6, reachable=True, count_max=2)
    assert sentence(_pick(pick, advanced=True)) == (
        "choose 1 to 2 districts that another player owns (called y here), with at most 6 influence points and "
        "within reach of one of your districts"
    )


OWN = """
[[objective]]
id = "X1"
title = "A district"
when = [{ is = "stations_min", n = 1 }]
"""


def test_a_section_that_is_left_out_is_played_with_the_house_cards() -> None:
    text = "".join(OWN.replace("X1", f"X{n}") for n in range(8))
    deck = read_deck(text, "own.toml")
    state = new(4, "beginner", deck=deck)
    assert state.objectives.deck == tuple(f"X{n}" for n in range(8))
    assert len(state.powers) == 24


def test_r38_what_the_cards_of_a_game_say_follows_its_deck_and_mode() -> None:
    deck = read_deck("".join(OWN.replace("X1", f"OB{n:02}") for n in range(8)), "own.toml")
    told = game.cards(game.Options(deck=deck))
    assert say_phrase(BOOK, told["OB01"].says[0]) == "own at least 1 districts with a Media Station"
    beginner, advanced = game.cards(game.Options()), game.cards(game.Options(mode="advanced"))
    other = {power.id for power in HOUSE_DECK.power if has_beginner_version(power)}
    assert {id for id in beginner if beginner[id] != advanced[id]} >= other > set()
    assert advanced.keys() - beginner.keys() == set(DISTRICTS)
    says = say_phrase(BOOK, advanced["akkar"].says[0])
    assert says == "your District of Origin counts 3 more when it helps in a battle"


def pick_of(*keys: str) -> str:
    """Return a deck with a power that picks districts (line 5) and raises the first of them."""
    picks = ", ".join(f'{{ as = "x{n}", kind = "district", {key} }}' for n, key in enumerate(keys))
    return f'[[power]]\nid = "P"\ntitle = "P"\ndo = [{{ op = "ip", d = "x0", add = 1 }}]\npick = [{picks}]\n'


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        (OWN.replace("stations_min", "stationsmin"), "own.toml:5: Invalid value 'stationsmin'"),
        (OWN.replace("n = 1", "n = [1, 2]"), "own.toml:5: "),
        (OWN.replace("n = 1", "n = 0"), "own.toml:5: X1 asks for less than 1"),
        (OWN + OWN, "own.toml:8: X1 is there twice"),
        (OWN.replace("title", "titel"), "own.toml:4: Object contains unknown field"),
        (OWN.replace("[{ is", "[{ colour = 1, is"), "own.toml:5: "),
        (OWN.replace("objective", "objectives"), "own.toml:2: there is no section 'objectives'"),
        (OWN.replace("stations_min", "foreign_doo_min"), "own.toml:5: X1 speaks of the District of Origin"),
        (
            '[[power]]\nid = "P"\ntitle = "P"\ndo = [{ op = "take", d = "x" }]\n',
            "own.toml:4: P: d = 'x' is no district",
        ),
        ('[[power]]\nid = "P"\ntitle = "P"\ndo = []\n', "own.toml:4: P does nothing"),
        (
            '[[power]]\nid = "P"\ntitle = "P"\npick = [{ as = "p", kind = "player" }]\n'
            'do = [{ op = "release", d = "p" }]\n',
            "own.toml:5: P: d = 'p' is no district",
        ),
        (
            '[[power]]\nid = "P"\ntitle = "P"\n'
            'pick = [{ as = "x", kind = "district", owner = "self", ip_max_of = "y" }]\n'
            'do = [{ op = "release", d = "x" }]\n',
            "own.toml:4: P: ip_max_of = 'y' is no district that the card has picked",
        ),
        (
            '[[power]]\nid = "P"\ntitle = "P"\n'
            'pick = [{ as = "x", kind = "district", owner = "any", count_max = 2 }]\n'
            'do = [{ op = "exchange", a = "x", b = "x" }]\n',
            "own.toml:5: P: a = 'x' must be a single district",
        ),
        (
            '[[newsflash]]\nid = "N"\ntitle = "N"\npassive = [{ hook = "draw_two" }]\n',
            "own.toml:4: N: the hook draw_two has no meaning here",
        ),
        (
            '[[newsflash]]\nid = "N"\ntitle = "N"\npassive = [{ hook = "vote_weight", who = "self", weight = 2 }]\n',
            "own.toml:4: N: who = 'self' is no player",
        ),
        (
            '[[district]]\nid = "akkar"\ndoo_power = { family = "magic", title = "M" }\n',
            "own.toml:3: akkar: there is no",
        ),
        (
            '[[district]]\nid = "akkar"\ndoo_power = { family = "bastion", title = "M" }\n',
            "own.toml:3: akkar: the family",
        ),
        ("[[objective]\n", "own.toml:1: "),
        (pick_of('owner = "any", count_max = 7'), "own.toml:5: P: count_max = 7 leaves too much to choose from"),
        (pick_of('owner = "other", count_min = 14, count_max = 14'), "own.toml:5: P: count_max = 14 leaves too much"),
        (pick_of(*['owner = "any", count_max = 2'] * 2), "own.toml:5: P can be played in too many ways"),
        (OWN.replace("n = 1", f"n = {'9' * 5000}"), "own.toml:5: a number is too long; use fewer digits"),
        (OWN.replace("n = 1", f"n = {'9' * 50}"), "own.toml:5: X1 asks for more than 999"),
        (pick_of(f'owner = "any", ip_max = {"9" * 50}'), "own.toml:5: Expected `int` <= 999"),
        (OWN.replace("n = 1", f"n = {'[' * 5000}"), "own.toml:5: brackets are nested too deeply"),
    ],
)
def test_a_wrong_file_is_refused_with_the_place_of_the_mistake(text: str, complaint: str) -> None:
    with pytest.raises(BadFile) as error:
        read_deck(text, "own.toml")
    assert str(error.value).startswith(complaint)


@pytest.mark.parametrize(
    "keys",
    [
        ['owner = "any", count_max = 3'],
        ['owner = "self", count_max = 999'],  # all that one has
        ['owner = "any"'] * 3,
    ],
)
def test_a_card_may_ask_for_much(keys: list[str]) -> None:
    state = table(options={"deck": read_deck(pick_of(*keys), "own.toml")}, phase=DrawingPower(0))
    state = play(state, (NATURE, DrawPower("P")))
    assert 0 < len([move for move in menu(state, 0) if isinstance(move, Pick)]) <= MOST_ANSWERS


def test_a_deck_too_small_to_play_is_refused() -> None:
    with pytest.raises(BadSetup, match="at least one a player"):
        make_setup(game.GAME, 4, "beginner", {"deck": read_deck(OWN, "own.toml")})
    bad = Deck(power=(Power(id="P", title="P", do=(v.Take("x"),)),))
    with pytest.raises(BadSetup, match="is no district that the card has picked"):
        make_setup(game.GAME, 4, "beginner", {"deck": bad})
    flashes = '[[newsflash]]\nid = "N"\ntitle = "N"\npassive = [{ hook = "tie_passes" }]\n'
    with pytest.raises(BadSetup, match="it needs one a round"):
        make_setup(game.GAME, 4, "advanced", {"deck": read_deck(flashes, "own.toml")})


def test_the_file_of_the_house_deck_can_be_given_as_a_deck() -> None:
    deck = read_deck(resource("deck.toml"), "deck.toml")
    assert deck == HOUSE_DECK
    assert influence(table(4, "advanced", options={"deck": deck})).blocs == (25, 28, 28, 29)


STATUS = """
[[power]]
id = "S1"
title = "Everything at once"
pick = [{ as = "p", kind = "player", who = "other" }]
do = [
  { op = "status", passive = { hook = "battle_add", role = "challenger", add = 4 }, until = "end_of_phase_1" },
  { op = "status", passive = { hook = "help_cap", n = 0 }, until = "own_next_turn" },
  { op = "status", passive = { hook = "swap_margin", n = 3 }, until = "own_next_turn" },
  { op = "status", passive = { hook = "extra_with", n = 2 }, until = "own_next_turn" },
  { op = "status", passive = { hook = "draw_two" }, until = "own_next_turn" },
  { op = "status", passive = { hook = "ip_add", where = "station", add = 1 }, until = "own_next_turn" },
  { op = "look_team", p = "p" },
]
"""


def test_hooks_work_as_statuses_too() -> None:
    state = table(options={"deck": read_deck(STATUS, "own.toml")}, phase=DrawingPower(0))
    state = play(state, (NATURE, DrawPower("S1")), (0, Pick(seat=2)))
    inf = influence(state)
    assert inf.attacker_add == (4, 0, 0, 0)
    assert inf.help_cap == 0
    assert inf.swap_margin == (3, 0, 0, 0)
    assert inf.extra_with == (2, 0, 0, 0)
    assert inf.draw_two == (True, False, False, False)
    assert inf.ips[2] == 9  # Tripoli has a station
    assert state.looks == ((0, 2),)


def test_deck_check_prints_every_card(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "own.toml"
    enough = "".join(OWN.replace("X1", f"X{number}") for number in range(1, 7))
    file.write_text(enough + STATUS, "utf-8")
    check_deck(file)
    said = capsys.readouterr().out
    assert "X1  A district" in said
    assert "Own at least 1 districts with a Media Station." in said
    assert said.rstrip().endswith("7 cards, nothing wrong.")
    check_deck(file, json=True)
    cards = json.loads(capsys.readouterr().out)["cards"]
    assert [card["id"] for card in cards] == ["X1", "X2", "X3", "X4", "X5", "X6", "S1"]
    assert cards[6]["sentences"][1] == "Until the election, you get +4 as Challenger."
