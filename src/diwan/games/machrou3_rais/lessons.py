"""The guided games: a first game up to the election, and what is new in the advanced game."""

from typing import Final

from diwan.core.game import NATURE
from diwan.core.lesson import Lesson, LessonStep, Scripted, do
from diwan.games.machrou3_rais.figures import Character, District
from diwan.games.machrou3_rais.moves import (
    Announce,
    Answer,
    AnswerHelp,
    AnswerSwap,
    Ask,
    Battle,
    Campaign,
    CastBallot,
    ChangeObjective,
    DealCharacter,
    DealDistrict,
    DealObjective,
    DealPile,
    Declare,
    Done,
    DrawNewsflash,
    DrawObjective,
    DrawPower,
    DrawToken,
    EndTurn,
    Help,
    Hint,
    Keep,
    Pass,
    PassLeft,
    Pick,
    PickSpeaker,
    PlaceOrigin,
    PlaceStation,
    Promise,
    Redraw,
    ReleaseDistrict,
    Steal,
    Swap,
    Unmask,
    Vote,
)


def _idle(*seats: int) -> Scripted:
    """Return the turns of players who do nothing."""
    return tuple((seat, move) for seat in seats for move in (Pass(), EndTurn()))


def _dealt(first: int, cards: tuple[str, ...], characters: tuple[Character, ...]) -> Scripted:
    """Return the deal of the Objectives, from the Speaker on, and of the characters."""
    seats = len(cards)
    order = [(first + i) % seats for i in range(seats)]
    return (
        *((NATURE, DealObjective(seat, cards[seat])) for seat in order),
        *((NATURE, DealCharacter(seat, character)) for seat, character in enumerate(characters)),
    )


# --- The beginner's game ------------------------------------------------------------------------------------------

YOU, DALIA, ELIAS, FARID = range(4)

FIRST: Final = Lesson(
    id="first",
    names=("", "Dalia", "Elias", "Farid"),
    minutes=4,
    opening=(
        *((NATURE, DealPile(seat, pile)) for seat, pile in enumerate((3, 2, 0, 1))),
        *_dealt(ELIAS, ("OB16", "OB17", "OB08", "OB11"), ("lara", "nahida", "latif", "adnan")),
        *_idle(ELIAS, FARID),
    ),
    steps=(
        LessonStep("aim", point="map"),
        LessonStep("pass", do(Pass), then=((YOU, EndTurn()), *_idle(DALIA, ELIAS, FARID))),
        LessonStep(
            "change",
            do(ChangeObjective),
            then=(
                (NATURE, DealObjective(YOU, "OB01")),
                (YOU, EndTurn()),
                *_idle(DALIA, ELIAS),
                (FARID, Swap(YOU, "miniyeh", "saida")),
            ),
            point="hand",
        ),
        LessonStep("offer", do(AnswerSwap, accept=False), then=((FARID, EndTurn()),)),
        LessonStep("campaign", do(Campaign, district="batroun")),
        LessonStep(
            "vote",
            do(Vote, card="with"),
            then=((DALIA, Vote("with")), (ELIAS, Vote("with")), (FARID, Vote("against"))),
        ),
        LessonStep(
            "end",
            do(EndTurn),
            then=((DALIA, Battle("zahle", "sour")), (FARID, Help("neutral"))),
        ),
        LessonStep(
            "help",
            do(Help, side="challenger", districts=()),
            then=((DALIA, AnswerHelp(True)), (DALIA, EndTurn()), *_idle(ELIAS, FARID)),
        ),
        LessonStep(
            "battle",
            do(Battle, challenging="jbeil", defending="tripoli"),
            then=((DALIA, Help("challenger")),),
        ),
        LessonStep("accept", do(AnswerHelp, accept=True)),
        LessonStep(
            "declare",
            do(Declare),
            then=((NATURE, DrawPower("EP09")), (YOU, Pick(("saida",))), (YOU, EndTurn()), *_idle(DALIA, FARID)),
            point="hand",
        ),
        LessonStep(
            "swap",
            do(Swap, partner=DALIA, give="jbeil", get="west_bekaa"),
            then=(
                (DALIA, AnswerSwap(True)),
                (YOU, EndTurn()),
                (DALIA, Declare()),
                (NATURE, DrawPower("EP17")),
                *_idle(DALIA, ELIAS),
                (FARID, Announce()),
            ),
        ),
        LessonStep(
            "ask",
            do(Ask, to=(DALIA,), deal="bloc"),
            then=((DALIA, Answer((YOU,), "bloc", True)),),
            point="players",
        ),
        LessonStep("wait", do(Done)),
        LessonStep("run", do(Announce), then=((DALIA, Done()), (ELIAS, Done()))),
        LessonStep(
            "ballot",
            do(CastBallot, candidate=YOU),
            then=((DALIA, CastBallot(YOU)), (ELIAS, CastBallot(FARID)), (FARID, CastBallot(FARID))),
        ),
    ),
)

# --- The advanced game --------------------------------------------------------------------------------------------

LAYLA, RAMI, SORAYA, TARIQ = range(1, 5)

_HANDS: Final[tuple[tuple[District, ...], ...]] = (
    ("koura", "zgharta", "jbeil", "aley", "bcharre"),
    ("sour", "rashaya", "beirut_2", "zahrani", "west_bekaa"),
    ("zahle", "miniyeh", "hasbaya", "hermel", "keserwan"),
    ("marjayoun", "metn", "batroun", "chouf", "akkar"),
    ("beirut_1", "tripoli", "bint_jbeil", "baalbek", "jezzine"),
)
"""The districts dealt to each seat. The learner's bloc is the smallest, so the learner is the first Speaker."""

_YES_OR_NO: Final = tuple(wish for agree in (True, False) for wish in do(Answer, to=(TARIQ,), deal="bloc", agree=agree))

ADVANCED: Final = Lesson(
    id="advanced",
    names=("", "Layla", "Rami", "Soraya", "Tariq"),
    minutes=4,
    variant="advanced",
    opening=tuple((NATURE, DealDistrict(seat, hand[i])) for i in range(5) for seat, hand in enumerate(_HANDS)),
    steps=(
        LessonStep("new", point="map"),
        LessonStep(
            "origin",
            do(PlaceOrigin, district="koura"),
            then=(
                (TARIQ, PlaceOrigin("baalbek")),
                (SORAYA, PlaceOrigin("akkar")),
                (RAMI, PlaceOrigin("keserwan")),
                (LAYLA, PlaceOrigin("sour")),
            ),
        ),
        LessonStep(
            "station",
            do(PlaceStation, district="jbeil"),
            then=(
                (TARIQ, PlaceStation("jezzine")),
                (SORAYA, PlaceStation("metn")),
                (RAMI, PlaceStation("zahle")),
                (LAYLA, PlaceStation("beirut_2")),
                *_dealt(YOU, ("OB04", "OB14", "OB12", "OB21", "OB13"), ("adnan", "lara", "nisreen", "saleh", "latif")),
                (NATURE, DrawNewsflash("NF17")),
            ),
        ),
        LessonStep("roles", point="hand"),
        LessonStep(
            "left",
            do(PassLeft, district="aley"),
            then=(
                (LAYLA, PassLeft("rashaya")),
                (RAMI, PassLeft("hermel")),
                (SORAYA, PassLeft("marjayoun")),
                (TARIQ, PassLeft("jezzine")),
                (NATURE, DrawToken(True)),
                (YOU, Declare()),
                (NATURE, DrawPower("EP23")),
            ),
        ),
        LessonStep("tap", do(Pick, seat=LAYLA)),
        LessonStep("redraw", do(Redraw, redraw=True), then=((NATURE, DealObjective(LAYLA, "OB16")),)),
        LessonStep(
            "draw",
            do(DrawObjective),
            then=((NATURE, DealObjective(YOU, "OB17")), (NATURE, DealObjective(YOU, "OB15"))),
        ),
        LessonStep(
            "keep",
            do(Keep),
            then=((YOU, EndTurn()), *_idle(LAYLA, RAMI), (SORAYA, Hint((), YOU, "corrupt"))),
        ),
        LessonStep(
            "accuse",
            do(Hint, about=SORAYA, team="corrupt"),
            then=(*_idle(SORAYA), (TARIQ, Ask((YOU,), "bloc"))),
            point="players",
        ),
        LessonStep("answer", _YES_OR_NO, then=_idle(TARIQ)),
        LessonStep("speaker", do(PickSpeaker, seat=YOU), then=((NATURE, DrawNewsflash("NF16")),)),
        LessonStep(
            "release",
            do(ReleaseDistrict),
            then=(
                (LAYLA, ReleaseDistrict("west_bekaa")),
                (TARIQ, ReleaseDistrict("bint_jbeil")),
                (NATURE, DrawToken(False)),
            ),
        ),
        LessonStep("promise", do(Promise, to=(TARIQ,), deal="neutral"), point="players"),
        LessonStep("unmask", do(Unmask, seat=SORAYA)),
        LessonStep("steal", do(Steal, district="batroun")),
    ),
)

LESSONS: Final = (FIRST, ADVANCED)
