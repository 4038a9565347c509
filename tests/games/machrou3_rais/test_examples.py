"""Every worked example of the specification, through the runner that `diwan example` uses."""

from pathlib import Path

import pytest

from diwan.core.errors import BadFile
from diwan.core.game import NATURE
from diwan.games.machrou3_rais import moves as m
from diwan.games.machrou3_rais.examples import CLAIMS, run
from diwan.games.machrou3_rais.moves import Move
from diwan.games.machrou3_rais.notation import read_actor, read_move
from diwan.games.machrou3_rais.position import DIRECTIVES
from diwan.games.machrou3_rais.state import Helping, SwapReply
from games.machrou3_rais.tables import play, table

FILE = Path(__file__).with_name("examples.toml")
RESULTS = {result.id: result for result in run(FILE.read_text("utf-8"), FILE.name)}
PAGE = (Path(__file__).parents[3] / "docs" / "machrou3-rais.md").read_text("utf-8")
OF_THE_SPECIFICATION = {f"E{number}" for number in range(1, 47)} - {"E15", "E20", "E27", "E34", "E36", "E39", "E43"}


@pytest.mark.parametrize("example", RESULTS)
def test_example(example: str) -> None:
    assert RESULTS[example].difference is None


def test_all_examples_are_there() -> None:
    assert RESULTS.keys() >= OF_THE_SPECIFICATION


GOOD = """
[[example]]
id = "X1"
title = "A battle"
text = '''
game: beginner 4
> P1 battle baalbek zahle
> rest neutral
= totals 28 16
'''
"""


@pytest.mark.parametrize(
    ("old", "new", "difference"),
    [
        ("totals 28 16", "totals 28 17", "line 9: totals should be 28 17 but is 28 16"),
        ("totals 28 16", "owner zahle P3", "line 9: owner zahle should be P3 but is P1"),
        ("totals 28 16", "blocs 1 2 3 4", "line 9: blocs should be 1 2 3 4 but is"),
        ("totals 28 16", "acts P1 P2", "line 9: acts should be P1 P2 but is P1"),
        ("totals 28 16", "vote 2 2 fails", "line 9: there was no VoteCounted"),
        ("totals 28 16", "told BattleDecided won=false", "line 9: BattleDecided won=false should be told"),
        ("totals 28 16", "not_told P3 BattleDecided", "line 9: BattleDecided should not be told"),
        ("totals 28 16", "state round = 2", "line 9: round should be 2 but is 1"),
        ("totals 28 16", "winner corrupt", "line 9: the game is not over"),
        ("> rest neutral", "> P3 neutral", "line 8: `P3 neutral` was refused"),
        ("> rest neutral", "! P2 neutral", "line 8: `P2 neutral` is legal but must be refused"),
        ("> rest neutral", "! P3 neutral (R2)", "line 8: `P3 neutral` must be refused by R2 but is refused by"),
        ("> rest neutral", "? P3 neutral", "line 8: `P3 neutral` must be legal but is refused"),
    ],
)
def test_a_difference_is_told_with_its_line(old: str, new: str, difference: str) -> None:
    before, after = (old, new) if old.startswith(">") else (f"= {old}", f"= {new}")
    (result,) = run(GOOD.replace(before, after), "x")
    assert result.difference is not None
    assert difference in result.difference


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("> rest neutral", "> rest sleep", "x.toml:8: example X1: `sleep` is no move; the words are"),
        ("> rest neutral", "> P7 neutral", "x.toml:8: example X1: `P7` is none of the players P1 to P4"),
        ("> rest neutral", "> P2 help", "x.toml:8: example X1: write `help challenger|defender [DISTRICT...]`"),
        ("> rest neutral", '> P2 {"type": "Help"}', "x.toml:8: example X1: this is no move"),
        ("> rest neutral", "rest neutral", "x.toml:8: example X1: `rest neutral` is no line of an example"),
        ("baalbek zahle", "baalbek atlantis", "x.toml:7: example X1: `atlantis` is no district"),
        ("= totals 28 16", "= total 28", "x.toml:9: example X1: `total` is nothing that can be claimed"),
        ("= totals 28 16", "= owner zahle", "x.toml:9: example X1: write `= owner DISTRICT PLAYER|-`"),
        ("= totals 28 16", "= state rund = 2", "x.toml:9: example X1: a state has no field `rund`"),
        ("= totals 28 16", "= told Battle", "x.toml:9: example X1: write `= told Kind field=value`"),
        ("beginner 4", "beginner 7", "x.toml:6: example X1: machrou3-rais is for 4 to 6 players"),
        ("beginner 4", "standard 4", "x.toml:6: example X1: machrou3-rais has no variant 'standard'"),
        ("beginner 4", "beginner", "x.toml:6: example X1: write `game: beginner 4`"),
        ("game: beginner 4", "P1: koura", "x.toml:6: example X1: an example begins with its game"),
        ("> rest", "hands: P1 OB99\n> rest", "x.toml:8: example X1: `OB99` is no Objective"),
        ("> rest", "blocs: 1 2 3 4\n> rest", "x.toml:8: example X1: no owners of whole groups give such Blocs"),
        ("> rest", "weather: fine\n> rest", "x.toml:8: example X1: `weather:` is no line of a position"),
        ("game:", "option: talk = 3\ngame:", "x.toml:6: example X1: write `option: name = value`"),
        ("> rest neutral", "discard: OB19", "x.toml:8: example X1: `OB19` is no Objective that is still in the deck"),
        ("> rest neutral", "powers: EP99", "x.toml:8: example X1: `EP99` is no Exceptional Power that is still in"),
        ("game: beginner 4", "game: beginner 4 start\n> time", "x.toml:7: example X1: no clock is running"),
        ("> rest", "power: P1\n> rest", "x.toml:9: example X1: NATURE is to act; say what chance does"),
        ("title =", "titel =", "x.toml:4: Object contains unknown field `titel`"),
        ("text = '''", "text = 5 '''", "x.toml:5:"),
    ],
)
def test_a_file_that_means_nothing_is_refused_with_its_line(old: str, new: str, complaint: str) -> None:
    with pytest.raises(BadFile) as caught:
        list(run(GOOD.replace(old, new, 1), "x.toml"))
    assert complaint in str(caught.value)


def test_options_and_any_field_can_be_set() -> None:
    text = GOOD.replace("game: beginner 4", "option: partial_support = true\ngame: beginner 4\nstate: gavel_until = 2")
    text = text.replace(
        "> rest neutral", "> P2 help defender baabda\n> P3 refuse\n> P4 neutral\n= state gavel_until = 2"
    )
    (result,) = run(text.replace("= totals 28 16\n", ""), "x.toml")
    assert result.difference is None


def every_move(state: object) -> list[tuple[str, Move]]:
    """Return words for every kind of move, and the move that they stand for."""
    return [
        ("pile P1 2", m.DealPile(0, 1)),
        ("district P2 sour", m.DealDistrict(1, "sour")),
        ("speaker P3", m.DrawSpeaker(2)),
        ("objective P1 OB01", m.DealObjective(0, "OB01")),
        ("character P1 adnan", m.DealCharacter(0, "adnan")),
        ("newsflash NF01", m.DrawNewsflash("NF01")),
        ("token no_vote", m.DrawToken(False)),
        ("power EP01", m.DrawPower("EP01")),
        ("origin sour", m.PlaceOrigin("sour")),
        ("station sour", m.PlaceStation("sour")),
        ("expose nobody", m.Expose(None)),
        ("release sour", m.ReleaseDistrict("sour")),
        ("pass_left sour", m.PassLeft("sour")),
        ("declare", m.Declare()),
        ("pass", m.Pass()),
        ("change", m.ChangeObjective()),
        ("draw", m.DrawObjective()),
        ("swap P2 Sour beirut-2", m.Swap(1, "sour", "beirut_2")),
        ("campaign koura", m.Campaign("koura")),
        ("battle baalbek zahle", m.Battle("baalbek", "zahle")),
        ("unmask P2", m.Unmask(1)),
        ("end", m.EndTurn()),
        ("with", m.Vote("with")),
        ("accept", m.AnswerSwap(True) if isinstance(state, SwapReply) else m.AnswerHelp(True)),
        ("help defender baabda tripoli", m.Help("defender", ("tripoli", "baabda"))),
        ("steal sour", m.Steal("sour")),
        ("pick P3", m.Pick(seat=2)),
        ("pick zahle sour", m.Pick(("zahle", "sour"))),
        ("keep 2", m.Keep(1)),
        ("redraw yes", m.Redraw(True)),
        ("announce", m.Announce()),
        ("done", m.Done()),
        ("ballot P2", m.CastBallot(1)),
        ("ask P2+P3 swap metn zahle", m.Ask((1, 2), "swap", "metn", "zahle")),
        ("promise all bloc", m.Promise((), "bloc")),
        ("answer P1 swap no", m.Answer((0,), "swap", False)),
        ("hint all P4 corrupt", m.Hint((), 3, "corrupt")),
    ]


def test_every_kind_of_move_has_words() -> None:
    state = table()
    moves = every_move(state.phase)
    for words, move in moves:
        assert read_move(state, words) == move
    named = {type(move) for _, move in moves}
    assert set(Move.__args__) - named == {m.PickSpeaker, m.AnswerSwap}  # the same words elsewhere
    swap = play(state, (0, m.Swap(2, "metn", "zgharta")))
    assert read_move(swap, "accept") == m.AnswerSwap(True)
    assert not isinstance(swap.phase, Helping)
    assert read_actor("nature", 4) == NATURE


def test_the_page_explains_every_word() -> None:
    for word in (*CLAIMS, *DIRECTIVES, "told", "not_told", "state"):
        assert f"`{word}" in PAGE, word
    for words, _ in every_move(None):
        assert f"`{words.split()[0]}" in PAGE, words
