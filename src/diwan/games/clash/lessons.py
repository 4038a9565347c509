"""The guided game: a whole game on the real board."""

from typing import Final

from diwan.core.game import NATURE
from diwan.core.lesson import Lesson, LessonStep, do
from diwan.games.clash.moves import At, Begin, Deal, Dots, Lay, Line

YOU, BAHAR = range(2)

FIRST: Final = Lesson(
    id="first",
    names=("", "Bahar"),
    opening=(
        (NATURE, Begin(YOU)),
        (NATURE, Deal("MER")),
        (NATURE, Deal("TVS")),
        (NATURE, Deal("ROC")),
        (NATURE, Deal("AGE")),
        (NATURE, Deal("KAB")),
    ),
    steps=(
        LessonStep("aim", point="board"),
        LessonStep(
            "mustafa",
            do(Lay, tile="MUS", cell="b2"),
            then=((BAHAR, Lay("TRA", "b3", At("b2"))),),
        ),
        LessonStep(
            "turn",
            do(Lay, tile="POP", cell="a2", use=At("b2")),
            then=((BAHAR, Lay("LEA", "a3", At("a2"))),),
        ),
        LessonStep(
            "destroy",
            do(Lay, tile="SOL", cell="c3", use=At("b3")),
            then=((BAHAR, Lay("SHE", "b1", Dots("white"))),),
        ),
        LessonStep(
            "dots",
            do(Lay, tile="BAN", cell="a2", use=Dots("white")),
            then=((BAHAR, Lay("IMA", "c2", Line("W"))),),
        ),
        LessonStep(
            "line",
            do(Lay, tile="FAS", cell="b3", use=Line("S")),
            then=((BAHAR, Lay("BOM", "a1", At("b2"))),),
        ),
        LessonStep("neutral", point="neutral"),
        LessonStep(
            "discard",
            do(Lay, tile="MER", cell="c1", use=At("c2")),
            then=((BAHAR, Lay("MOS", "c2")),),
        ),
        LessonStep("secured", point="hand"),
        LessonStep("win", do(Lay, tile="TOU", cell="b2")),
    ),
)

LESSONS: Final = (FIRST,)
