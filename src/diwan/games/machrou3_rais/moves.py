"""Everything that can be played: NATURE's deals, the players' actions and answers, and what they say."""

from typing import Literal, TypeAlias

from diwan.core.game import Seat, Tagged
from diwan.games.machrou3_rais.figures import Character, District

# --- NATURE -------------------------------------------------------------------------------------------------------


class DealPile(Tagged, frozen=True):
    seat: Seat
    pile: int


class DealDistrict(Tagged, frozen=True):
    seat: Seat
    district: District


class DrawSpeaker(Tagged, frozen=True):
    seat: Seat


class DealObjective(Tagged, frozen=True):
    seat: Seat
    card: str


class DealCharacter(Tagged, frozen=True):
    seat: Seat
    character: Character


class DrawNewsflash(Tagged, frozen=True):
    card: str


class DrawToken(Tagged, frozen=True):
    vote: bool


class DrawPower(Tagged, frozen=True):
    card: str


# --- Setting up and the round ------------------------------------------------------------------------------------


class PlaceOrigin(Tagged, frozen=True):
    district: District


class PlaceStation(Tagged, frozen=True):
    district: District


class Expose(Tagged, frozen=True):
    """Wish which of the two Corrupt the Judge knows of; None is no wish, and all that others can say."""

    seat: Seat | None


class PickSpeaker(Tagged, frozen=True):
    seat: Seat


class ReleaseDistrict(Tagged, frozen=True):
    district: District


class PassLeft(Tagged, frozen=True):
    district: District


# --- The turn -----------------------------------------------------------------------------------------------------


class Declare(Tagged, frozen=True):
    """Show the Objective, all of whose conditions hold."""


class Pass(Tagged, frozen=True):
    pass


class ChangeObjective(Tagged, frozen=True):
    pass


class DrawObjective(Tagged, frozen=True):
    pass


class Swap(Tagged, frozen=True):
    partner: Seat
    give: District
    get: District


class Campaign(Tagged, frozen=True):
    district: District


class Battle(Tagged, frozen=True):
    challenging: District
    defending: District


class Unmask(Tagged, frozen=True):
    seat: Seat


class EndTurn(Tagged, frozen=True):
    pass


# --- Answers ------------------------------------------------------------------------------------------------------


class Vote(Tagged, frozen=True):
    card: Literal["with", "against"]


class AnswerSwap(Tagged, frozen=True):
    accept: bool


class Help(Tagged, frozen=True):
    """Help a side or stay neutral.

    No `districts` means all that can help; the option partial_support lets a supporter name some."""

    side: Literal["neutral", "challenger", "defender"]
    districts: tuple[District, ...] = ()


class AnswerHelp(Tagged, frozen=True):
    accept: bool


class Steal(Tagged, frozen=True):
    district: District


class Pick(Tagged, frozen=True):
    """Answer what a power asks for: districts, in the order of the board, or a player."""

    districts: tuple[District, ...] = ()
    seat: Seat | None = None


class Keep(Tagged, frozen=True):
    """Choose which of the drawn Objectives to keep, by its place in the hand."""

    number: int


class Redraw(Tagged, frozen=True):
    """Decide whether the player whose Objective was seen must draw another one."""

    redraw: bool


class Announce(Tagged, frozen=True):
    """Run for President, which cannot be taken back."""


class Done(Tagged, frozen=True):
    """Say, in secret, that one does not run as things are. Whoever is done may still announce (R40)."""


class CastBallot(Tagged, frozen=True):
    candidate: Seat


# --- Bargaining: words that bind nobody ---------------------------------------------------------------------------

Deal: TypeAlias = Literal["support", "neutral", "with", "against", "swap", "bloc"]


class Ask(Tagged, frozen=True):
    """Ask for something; with nobody in `to` the whole table hears it."""

    to: tuple[Seat, ...]
    deal: Deal
    give: District | None = None
    get: District | None = None


class Promise(Tagged, frozen=True):
    to: tuple[Seat, ...]
    deal: Deal
    give: District | None = None
    get: District | None = None


class Answer(Tagged, frozen=True):
    to: tuple[Seat, ...]
    deal: Deal
    agree: bool


class Hint(Tagged, frozen=True):
    """Say what team a seat is on, truthfully or not."""

    to: tuple[Seat, ...]
    about: Seat
    team: Literal["corrupt", "reformist"]


Talk: TypeAlias = Ask | Promise | Answer | Hint
Reply: TypeAlias = (
    Vote | AnswerSwap | Help | AnswerHelp | Steal | Pick | Keep | Redraw | Announce | Done | CastBallot | Talk
)
"""Everything that is said or decided after an action was declared."""
Move: TypeAlias = (
    DealPile
    | DealDistrict
    | DrawSpeaker
    | DealObjective
    | DealCharacter
    | DrawNewsflash
    | DrawToken
    | DrawPower
    | PlaceOrigin
    | PlaceStation
    | Expose
    | PickSpeaker
    | ReleaseDistrict
    | PassLeft
    | Declare
    | Pass
    | ChangeObjective
    | DrawObjective
    | Swap
    | Campaign
    | Battle
    | Unmask
    | EndTurn
    | Vote
    | AnswerSwap
    | Help
    | AnswerHelp
    | Steal
    | Pick
    | Keep
    | Redraw
    | Announce
    | Done
    | CastBallot
    | Ask
    | Promise
    | Answer
    | Hint
)
