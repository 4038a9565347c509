"""The worked examples, and what the runner says of files that it cannot use."""

from pathlib import Path

import pytest

from diwan.core.errors import BadFile
from diwan.games.clash.examples import read_examples, run

FILE = Path(__file__).with_name("examples.toml")
MORE = Path(__file__).with_name("more_examples.txt")
RESULTS = {result.id: result for path in (FILE, MORE) for result in run(path.read_text("utf-8"), path.name)}


@pytest.mark.parametrize("example", RESULTS)
def test_example(example: str) -> None:
    assert RESULTS[example].difference is None


def test_all_examples_are_there() -> None:
    assert len(RESULTS) == 44 + 2 + 10


def test_the_text_of_an_example_is_found_on_its_line() -> None:
    (first, line), *_ = read_examples(FILE.read_text("utf-8"), "x")
    assert FILE.read_text("utf-8").splitlines()[line - 1] == first.text.splitlines()[0]


E01 = """E01 something
3 .    .    .
2 .    MUSv .
1 .    .    .
S: POP PRE | N: LEA TRA | neutral: - | removed: - | box: - | move: S
"""


@pytest.mark.parametrize(
    ("lines", "difference"),
    [
        ("> PRE@b1:b3", "PRE@b1:b3 was refused"),
        ("! PRE@b1:b2", "should be refused and is legal"),
        ("! PRE@b1:a2 ; no tile there (C11)", "should be refused by C11 and is by no_tile_there (C9)"),
        ("? PRE@b1 = PRE@b1", "PRE@b1:b2 is legal and should not be"),
        ("? PRE@a1 = PRE@a1 PRE@a1:b2 PRE@a1:a2", "PRE@a1:a2 should be legal and is not"),
        ("> POP@b1\n3 . . .\n2 . MUSv .\n1 . . .", "but it is"),
        ("> POP@b1\nS: POP", "S: PRE"),
        ("= S wins, full board 5:4", "the game goes on"),
        ("> POP@b1 nature KAB", "NATURE has nothing to answer"),
    ],
)
def test_a_difference_is_told(lines: str, difference: str) -> None:
    (result,) = run(E01 + lines, "x")
    assert difference in (result.difference or "")


@pytest.mark.parametrize(
    ("text", "line", "problem"),
    [
        ("", 1, "no example"),
        ("nothing", 1, "begins with its number"),
        ("E01 x\n> PRE@b1", 2, "begins with a position"),
        (E01 + "> PRE-b1", 6, "is not a move"),
        (E01 + "> XXX@b1", 6, "no tile"),
        (E01 + "> PRE@d9", 6, "no cell"),
        (E01 + "gibberish", 6, "no line of an example"),
        (E01.replace("MUSv", "MUS"), 2, "is not a piece"),
        (E01.replace("MUSv", "POPv"), 2, "two places"),
        ("E01 x\noption nonsense=1\n" + E01[14:], 3, "no option"),
        ("E01 x\noption facing=sideways\n" + E01[14:], 3, "choose own or free"),
        ("[[example]]\nid = 3", 2, "Expected `str`"),
    ],
)
def test_a_bad_file_is_refused_with_its_line(text: str, line: int, problem: str) -> None:
    with pytest.raises(BadFile, match=problem) as error:
        list(run(text, "file"))
    assert error.value.line == line
