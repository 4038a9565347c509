"""The guided games: a first game, one with the other characters, and what else there is."""

from typing import Final

from diwan.core.game import NATURE
from diwan.core.lesson import Lesson, LessonStep, Scripted, do
from diwan.games.king_thief_minister.figures import Character
from diwan.games.king_thief_minister.moves import (
    Begin,
    Challenge,
    Claim,
    Deal,
    Decline,
    EndGame,
    Execute,
    GiveUp,
    Look,
    Name,
    Pass,
    Peek,
    PlayOn,
    Rotate,
    Silent,
    Swap,
    Tax,
    YesSir,
)

YOU, BAHAR, CYRUS = range(3)
"""The seats; with three players they sit at spots 0, 2 and 4."""


def _deal(first: int, *cards: Character) -> Scripted:
    """Return the moves of chance before a game; the sixth card follows from these five."""
    return ((NATURE, Begin(first)), *((NATURE, Deal(card)) for card in cards))


FIRST: Final = Lesson(
    id="first",
    names=("", "Bahar", "Cyrus"),
    opening=_deal(YOU, "S", "K", "T", "E", "P"),
    steps=(
        LessonStep("aim", point="treasury"),
        LessonStep("look", do(Look, spot=1), then=((BAHAR, Look(3)), (CYRUS, Decline()))),
        LessonStep(
            "move",
            do(Rotate, direction="right"),
            then=((BAHAR, Peek()), (CYRUS, Claim("T"))),
        ),
        LessonStep("pass", do(Pass), then=((BAHAR, Pass()),)),
        LessonStep(
            "king",
            do(Claim, character="K"),
            then=(
                (BAHAR, Pass()),
                (CYRUS, Pass()),
                (BAHAR, Silent()),
                (CYRUS, Silent()),
                (BAHAR, Rotate("left")),
                (CYRUS, Rotate("left")),
            ),
        ),
        LessonStep("peek", do(Peek), then=((BAHAR, Claim("K")),)),
        LessonStep("true", do(Pass), then=((CYRUS, Pass()),)),
        LessonStep(
            "sir",
            do(YesSir),
            then=((CYRUS, Silent()), (BAHAR, Pass()), (CYRUS, Pass()), (CYRUS, Peek())),
        ),
        LessonStep("minister", do(Claim, character="M"), then=((BAHAR, Pass()), (CYRUS, Pass()))),
        LessonStep("swap", do(Swap, a=0, b=2, manner="swap"), then=((BAHAR, Claim("K")),)),
        LessonStep("doubt", do(Challenge), then=((CYRUS, Pass()), (CYRUS, Peek()))),
        LessonStep("win", do(Claim, character="K"), then=((BAHAR, Pass()), (CYRUS, Pass()))),
    ),
)

_NAME: Final = (
    do(Name, spot=1, character="E")
    + do(Name, spot=2, character="S")
    + do(Name, spot=3, character="K")
    + do(Name, spot=4, character="T")
    + do(Name, spot=5, character="M")
)
"""Any of the names that are right in the end, in any order."""

CHARACTERS: Final = Lesson(
    id="characters",
    names=("", "Bahar", "Cyrus"),
    options={"memory_aid": "tracker"},
    opening=(
        *_deal(YOU, "S", "K", "T", "M", "P"),
        (YOU, Look(3)),
        (BAHAR, Look(0)),
        (CYRUS, Look(2)),
        (YOU, Peek()),
        (BAHAR, Claim("K")),
        (YOU, Challenge()),
        (CYRUS, Pass()),
        (CYRUS, Claim("K")),
        (YOU, Challenge()),
        (BAHAR, Pass()),
    ),
    steps=(
        LessonStep("know", point="table"),
        LessonStep("sheriff", do(Claim, character="S"), then=((BAHAR, Pass()), (CYRUS, Pass()))),
        LessonStep("tax", do(Tax, double=BAHAR), then=((BAHAR, Rotate("left")), (CYRUS, Peek()))),
        LessonStep("bluff", do(Claim, character="E"), then=((BAHAR, Pass()), (CYRUS, Pass()))),
        LessonStep("accuse", do(Execute, victim=CYRUS, character="M"), then=((BAHAR, Claim("K")),)),
        LessonStep("buy", do(Challenge), then=((CYRUS, Pass()),)),
        LessonStep("silent", do(Silent), then=((CYRUS, YesSir()),)),
        LessonStep("answer", do(Pass), then=((BAHAR, Pass()), (CYRUS, Rotate("left")))),
        LessonStep("peasant", do(Claim, character="P")),
        LessonStep("name", _NAME),
        LessonStep("name-2", _NAME),
        LessonStep("name-3", _NAME),
        LessonStep("name-4", _NAME),
    ),
)


_IDLE: Final = tuple((seat, Rotate("left")) for _ in range(3) for seat in (BAHAR, CYRUS, YOU))
"""Three rounds in which no coin moves."""

STANDSTILL: Final = Lesson(
    id="standstill",
    names=("", "Bahar", "Cyrus"),
    minutes=1,
    opening=_deal(YOU, "P", "K", "T", "E", "S"),
    steps=(
        LessonStep("decline", do(Decline), then=((BAHAR, Look(0)), (CYRUS, Decline()))),
        LessonStep("peasant", do(Claim, character="P")),
        LessonStep("give-up", do(GiveUp), then=_IDLE),
        LessonStep(
            "play-on",
            do(PlayOn),
            then=((BAHAR, EndGame()), (CYRUS, PlayOn()), *_IDLE),
        ),
        LessonStep("end", do(EndGame), then=((BAHAR, EndGame()), (CYRUS, PlayOn()))),
    ),
)

LESSONS: Final = (FIRST, CHARACTERS, STANDSTILL)
