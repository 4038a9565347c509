"""The guided games: one recess and one session up to the presidency, and how to change one's mind."""

from typing import Final

from diwan.core.game import NATURE
from diwan.core.lesson import Lesson, LessonStep, do
from diwan.games.intrigue.items import Item
from diwan.games.intrigue.moves import (
    Accept,
    Activate,
    Ask,
    Begin,
    Break,
    Deal,
    Decline,
    Doubt,
    Initiate,
    More,
    Offer,
    Pass,
    Plead,
    Ready,
    Return,
    Shelter,
    Tell,
    Vote,
    Vouch,
    Withdraw,
)

YOU, GOLNAR, IDRIS, JAMILA, KAVEH = range(5)

_PRAISE: Final = (
    "p36", "p22", "p14", "p10", "p08", "p13", "p04", "p28", "p30", "p19", "p02", "p17", "p24", "p32", "p39",
)  # fmt: skip
_SLANDER: Final = (
    "n04", "n31", "n34", "n02", "n22", "n27", "n40", "n38", "n05", "n16", "n12", "n24", "n29", "n37", "n33",
)  # fmt: skip
_DOSSIERS: Final = (
    ("p36", "p22", "n04", "n31"),
    ("p13", "p14", "n22", "n02"),
    ("p10", "p04", "n27", "n05"),
    ("p08", "p28", "n38", "n34"),
    ("p30", "p19", "n40", "n12"),
)

FERN: Final = Item(KAVEH, "n40")
"""What Idris tells of Kaveh; it is true."""
SLEEP: Final = Item(YOU, "n04")
"""The secret that Golnar gets, and gives away."""
CAT: Final = Item(JAMILA, "n31")
"""What Golnar invents about Jamila; the card is in the learner's own dossier."""
LIE: Final = Item(GOLNAR, "n16")
"""What the learner invents."""
_A_SECRET: Final = tuple(
    wish
    for card in ("p36", "p22", "n31")
    for want in ("any", "self")
    for wish in do(Offer, to=JAMILA, item=Item(YOU, card), want=want)
)
"""Any card of the learner's dossier that Golnar does not have, for any that Jamila may give."""


FIRST: Final = Lesson(
    id="first",
    names=("", "Golnar", "Idris", "Jamila", "Kaveh"),
    minutes=4,
    options={"people": "0", "target_hp": 8},
    opening=(
        *((NATURE, Activate(card)) for card in (*_PRAISE, *_SLANDER)),
        *((NATURE, Deal(seat, card)) for seat, dossier in enumerate(_DOSSIERS) for card in dossier),
        (NATURE, Begin(YOU)),
        (GOLNAR, Offer(YOU, Item(GOLNAR, "n22"), "self")),
        (JAMILA, Ready()),
        (KAVEH, Ready()),
    ),
    steps=(
        LessonStep("aim", point="room"),
        LessonStep("ask", do(Ask, to=IDRIS), then=((IDRIS, Tell(YOU, FERN)),)),
        LessonStep("accept", do(Accept, giver=GOLNAR, item=SLEEP), then=((IDRIS, Ask(GOLNAR, KAVEH)),), point="offers"),
        LessonStep(
            "offer",
            _A_SECRET,
            then=(
                (JAMILA, Accept(YOU, Item(JAMILA, "p08"))),
                (GOLNAR, Tell(IDRIS, SLEEP)),
                (IDRIS, Ask(GOLNAR, JAMILA)),
                (IDRIS, Ready()),
            ),
            point="dossier",
        ),
        LessonStep("tell", do(Tell, to=JAMILA, item=LIE), then=((GOLNAR, Tell(IDRIS, CAT)),)),
        LessonStep("vouch", do(Vouch, to=JAMILA, item=LIE), then=((GOLNAR, Ready()),)),
        LessonStep("doubt", do(Doubt, to=IDRIS, item=FERN)),
        LessonStep("more", do(More, wanted=True)),
        LessonStep("ready", do(Ready)),
        LessonStep(
            "motion",
            do(Initiate, item=FERN),
            then=(
                (KAVEH, Plead("deny")),
                (GOLNAR, Vote("disbelieve")),
                (IDRIS, Vote("believe")),
                (JAMILA, Vote("believe")),
                (KAVEH, Shelter(True)),
                (GOLNAR, Initiate(CAT)),
                (JAMILA, Plead("deny")),
                (IDRIS, Vote("believe")),
                (KAVEH, Vote("disbelieve")),
            ),
        ),
        LessonStep("vote", do(Vote, ballot="disbelieve"), then=((IDRIS, Initiate(SLEEP)),), point="dossier"),
        LessonStep(
            "plead",
            do(Plead),
            then=((GOLNAR, Vote("believe")), (JAMILA, Vote("disbelieve")), (KAVEH, Vote("believe"))),
        ),
        LessonStep("shelter", do(Shelter)),
        LessonStep("break", do(Break, ally=GOLNAR), then=((JAMILA, Pass()), (KAVEH, Pass()))),
        LessonStep(
            "lie",
            do(Initiate, item=LIE),
            then=(
                (LIE.subject, Plead("deny")),
                *((seat, Vote("believe")) for seat in range(1, 5) if seat != LIE.subject),
                (LIE.subject, Shelter(True)),
            ),
        ),
    ),
)

JAZZ: Final = Item(IDRIS, "n05")
"""What Kaveh tells of Idris; it is true."""

SECOND_THOUGHTS: Final = Lesson(
    id="second-thoughts",
    names=("", "Golnar", "Idris", "Jamila", "Kaveh"),
    minutes=3,
    options={"people": "0"},
    opening=(
        *((NATURE, Activate(card)) for card in (*_PRAISE, *_SLANDER)),
        *((NATURE, Deal(seat, card)) for seat, dossier in enumerate(_DOSSIERS) for card in dossier),
        (NATURE, Begin(YOU)),
        (YOU, Offer(JAMILA, SLEEP, "self")),
        (GOLNAR, Offer(YOU, Item(GOLNAR, "n22"), "self")),
    ),
    steps=(
        LessonStep("again", point="room"),
        LessonStep(
            "decline",
            do(Decline, giver=GOLNAR),
            then=((JAMILA, Ask(GOLNAR, YOU)), (JAMILA, Ask(KAVEH, YOU)), (GOLNAR, Ready())),
            point="offers",
        ),
        LessonStep("withdraw", do(Withdraw, to=JAMILA)),
        LessonStep("ready", do(Ready), then=((IDRIS, Ready()), (KAVEH, Tell(YOU, JAZZ)), (KAVEH, Ready()))),
        LessonStep("return", do(Return)),
        LessonStep("tell", do(Tell, to=JAMILA, item=JAZZ), then=((JAMILA, Ready()),)),
        LessonStep("start", do(Ready)),
        LessonStep(
            "pass",
            do(Pass),
            then=((GOLNAR, Pass()), (IDRIS, Pass()), (JAMILA, Initiate(JAZZ)), (IDRIS, Plead("deny"))),
        ),
        LessonStep(
            "vote",
            do(Vote),
            then=((GOLNAR, Vote("believe")), (KAVEH, Vote("believe")), (IDRIS, Shelter(True))),
        ),
    ),
)

LESSONS: Final = (FIRST, SECOND_THOUGHTS)
