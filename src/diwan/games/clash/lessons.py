"""The guided games: a whole game, a match with a draft, and a secret draft."""

from typing import Final

from diwan.core.game import NATURE
from diwan.core.lesson import Lesson, LessonStep, do
from diwan.games.clash.moves import All, At, Begin, Deal, Dots, Keep, Lay, Line, Name, Pick, Repeat

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

_LOST: Final = (
    (NATURE, Begin(BAHAR)),
    *((NATURE, Deal(tile)) for tile in ("SOC", "TVS", "MUJ", "UNO", "PIC")),
    (BAHAR, Pick("TVS")),
    (YOU, Pick("UNO")),
    (BAHAR, Pick("PIC")),
    (BAHAR, Lay("MUS", "c1")),
    (YOU, Lay("SOL", "c3")),
    (BAHAR, Lay("IMA", "b1")),
    (YOU, Lay("FAS", "b2", Line("SE"))),
    (BAHAR, Lay("TRA", "a2")),
    (YOU, Lay("SOC", "a3")),
    (BAHAR, Lay("PIC", "b3")),
    (YOU, Lay("MUJ", "c2")),
    (BAHAR, Lay("TVS", "a1", Repeat("b1", Line("NE")))),
)
"""A game that the learner has lost."""

MATCH: Final = Lesson(
    id="match",
    names=("", "Bahar"),
    minutes=1,
    variant="draft",
    options={"match": "best_of_three"},
    opening=_LOST,
    steps=(
        LessonStep("lost", point="board"),
        LessonStep(
            "name",
            do(Name, first=BAHAR),
            then=(
                *((NATURE, Deal(tile)) for tile in ("COU", "BRI", "MER", "NOB", "ROC")),
                (BAHAR, Pick("NOB")),
            ),
        ),
        LessonStep("pick", do(Pick, tile="COU"), then=((BAHAR, Pick("BRI")),)),
        LessonStep("rest", point="hand", then=((BAHAR, Lay("MUS", "b2")),)),
        LessonStep("use", do(Lay, tile="COU", cell="a2", use=All())),
    ),
)

SECRET: Final = Lesson(
    id="secret",
    names=("", "Bahar"),
    minutes=1,
    variant="secret-draft",
    opening=((NATURE, Begin(YOU)), *((NATURE, Deal(tile)) for tile in ("MER", "COU", "PIC", "ROC"))),
    steps=(
        LessonStep("packet", point="board"),
        LessonStep(
            "keep",
            do(Keep, place=0),
            then=(
                (BAHAR, Keep(0)),
                *((NATURE, Deal(tile)) for tile in ("AGE", "UNO", "TVS", "SOC")),
                (BAHAR, Keep(0)),
            ),
        ),
        LessonStep("keep-2", do(Keep)),
        LessonStep("mustafa", do(Lay, tile="MUS", cell="b2"), then=((BAHAR, Lay("TRA", "b3", At("b2"))),)),
        LessonStep("surprise", do(Lay, tile="COU", cell="a2", use=All())),
    ),
)

LESSONS: Final = (FIRST, MATCH, SECRET)
