"""The position: the board, who is who, where the cards are, and what the game is waiting for."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from diwan.core.game import BySeat, Seat, Tagged
from diwan.games.machrou3_rais.deck import Deck
from diwan.games.machrou3_rais.figures import FIGURES, Character, District
from diwan.games.machrou3_rais.moves import Promise
from diwan.games.machrou3_rais.vocabulary import AnyHook, BonusAction

Time: TypeAlias = Annotated[int, Meta(ge=0, le=86_400)]


class Options(Struct, frozen=True, gc=False, forbid_unknown_fields=True, cache_hash=True):
    mode: Literal["beginner", "advanced"] = "beginner"
    chaotic_newsflash: bool = True
    exposed_chosen_by_corrupt: bool = False
    """R50."""
    speaker_campaigns_free_in_advanced: bool = True
    """R12."""
    partial_support: bool = False
    """R22."""
    talk_limit: Annotated[int, Meta(ge=0, le=20)] = 3
    """How often a bot may bargain during one turn, and after each announcement in the debate."""
    people: str = "none"
    """The seats that are people: all, none, or like 0,3. They bargain as much as they like (R18)."""
    turn_seconds: Time = FIGURES.seconds.turn.value
    candidacy_seconds: Time = FIGURES.seconds.candidacy.value
    vote_seconds: Time = FIGURES.seconds.vote.value
    reply_seconds: Time = FIGURES.seconds.reply.value
    deck: Deck | None = None


# --- The board ----------------------------------------------------------------------------------------------------


class Board(Struct, frozen=True, gc=False, cache_hash=True):
    owners: tuple[Seat | None, ...]
    """By district; None: a Swing District."""
    tokens: tuple[int, ...]
    """By district: permanent IP tokens, summed."""
    stations: tuple[bool, ...]
    """By district. Stations stay where they are whoever owns the district (R26)."""
    origins: tuple[District | None, ...]
    """By seat: where the District of Origin token lies for the whole game (R44)."""


class ActiveStatus(Struct, frozen=True, gc=False):
    """A hook that is in force until its player's next turn, or to the end of phase 1 (R39)."""

    seat: Seat
    hook: AnyHook
    until: Literal["own_next_turn", "end_of_phase_1"]
    seats: tuple[Seat, ...] = ()
    districts: tuple[District, ...] = ()


# --- Objectives: places where a card lies -------------------------------------------------------------------------


class Across(Struct, frozen=True, gc=False):
    """One of several Objectives of one draw during which the deck was refilled (R31).

    Only the drawer knows which was kept, and so from which deck each place has its card."""

    seat: Seat
    refill: int
    """The number of the refill: no two draws share one."""
    before: int
    """How many of the draw's cards came before the refill."""
    number: int
    """0 for the card that was kept, then the others in the order in which they were drawn."""


class Place(Struct, frozen=True, gc=False):
    """A hidden Objective card, and what everybody knows about it without seeing it."""

    card: str | None
    """None in a view that must not show it."""
    drawn: int
    """How often the deck had been refilled when it was drawn. With `across`, others see the number of that refill."""
    seen: tuple[Seat, ...]
    """The seats that know it."""
    first: Seat | None = None
    """The seat that was dealt it at set-up: it did not fulfil it then (R32)."""
    across: Across | None = None


class Declared(Struct, frozen=True, gc=False):
    seat: Seat
    card: str
    round: int
    drawn: int
    across: Across | None = None
    """Both as in the place where the card lay."""


class Objectives(Struct, frozen=True, gc=False):
    deck: tuple[str, ...]
    """The cards that may still be drawn, sorted; their order is not decided yet. Empty in views."""
    deck_size: int
    hands: BySeat[Place | None]
    discard: tuple[Place, ...]
    recycled: tuple[tuple[Place, ...], ...]
    """The places whose cards each refill of the deck was made of (R31)."""
    declared: tuple[Declared, ...]


# --- Votes --------------------------------------------------------------------------------------------------------


class CampaignMatter(Tagged, frozen=True):
    seat: Seat
    district: District
    bonus: BonusAction | None


class BattleMatter(Tagged, frozen=True):
    seat: Seat
    challenging: District
    defending: District
    bonus: BonusAction | None


Matter: TypeAlias = CampaignMatter | BattleMatter


class Tally(Struct, frozen=True, gc=False):
    """A vote that was held.

    It has the sums W and A, and each ballot (True: With) as far as it may be known (R15)."""

    matter: Matter
    with_votes: int
    against_votes: int
    passed: bool
    open: bool
    weights: BySeat[int]
    added: int
    ballots: BySeat[bool | None]


# --- Promises -----------------------------------------------------------------------------------------------------


class Word(Struct, frozen=True, gc=False):
    """A promise, and what its giver has done in public since: the first time in each matter that it may be about."""

    seat: Seat
    to: tuple[Seat, ...]
    """Who heard it; nobody: everybody."""
    said: Promise | None
    """None in a view of who did not hear it."""
    helped: Literal["for", "against", "neutral"] | None = None
    """In a battle of somebody who heard it."""
    voted: Literal["with", "against", "secret"] | None = None
    """On a matter of somebody who heard it."""
    swaps: tuple[tuple[District, District, bool], ...] = ()
    """Swaps with somebody who heard it: given, received, and whether the giver of the promise agreed."""


# --- What the game is waiting for --------------------------------------------------------------------------------


class DealingPiles(Tagged, frozen=True):
    """NATURE gives each seat in order one of the preset piles."""

    left: tuple[int, ...]


class DealingDistricts(Tagged, frozen=True):
    left: int


class DrawingSpeaker(Tagged, frozen=True):
    """R10: NATURE draws the first Speaker among equal Blocs."""

    tied: tuple[Seat, ...]


class Placing(Tagged, frozen=True):
    """R48: from the Speaker counter-clockwise, all origins, then all stations."""

    thing: Literal["origin", "station"]
    left: tuple[Seat, ...]


class DealingObjectives(Tagged, frozen=True):
    left: tuple[Seat, ...]


class DealingCharacters(Tagged, frozen=True):
    pass


class Exposing(Tagged, frozen=True):
    """The Corrupt name who is exposed (R50).

    Everybody answers, so that nobody learns who was asked in earnest. -1 is no wish."""

    answers: BySeat[int | None]


class PickingSpeaker(Tagged, frozen=True):
    """R11: the outgoing Speaker picks among equal Blocs."""

    seat: Seat
    tied: tuple[Seat, ...]


class DrawingNewsflash(Tagged, frozen=True):
    pass


class Releasing(Tagged, frozen=True):
    """A player with several strongest districts chooses which one becomes Swing."""

    card: str
    step: int
    left: tuple[Seat, ...]


class Passing(Tagged, frozen=True):
    """Every player with a district to give chooses one, sealed, for the left neighbour."""

    card: str
    step: int
    answers: BySeat[District | None]


class DealingSwing(Tagged, frozen=True):
    """NATURE deals the Swing Districts in turn order, again and again."""

    card: str
    step: int
    order: tuple[Seat, ...]


class DrawingToken(Tagged, frozen=True):
    pass


class Turn(Tagged, frozen=True):
    """Before the action (declare, act) or after it (declare, end), as `State.acted` says: R17."""

    seat: Seat


class Voting(Tagged, frozen=True):
    matter: Matter
    ballots: BySeat[bool | None]


class SwapReply(Tagged, frozen=True):
    seat: Seat
    partner: Seat
    give: District
    get: District


class Support(Struct, frozen=True, gc=False):
    seat: Seat
    side: Literal["challenger", "defender"]
    districts: tuple[District, ...]


class Fight(Struct, frozen=True, gc=False):
    """A battle under way: its principals, the accepted support, and the seats still to be asked (R23)."""

    matter: BattleMatter
    defender: Seat
    supports: tuple[Support, ...]
    left: tuple[Seat, ...]


class Helping(Tagged, frozen=True):
    fight: Fight


class HelpReply(Tagged, frozen=True):
    """R24: the helped principal answers before the next player is asked."""

    fight: Fight
    offer: Support


class Stealing(Tagged, frozen=True):
    """R52: the unmasker takes one district of the Judge."""

    seat: Seat
    judge: Seat


class DrawingPower(Tagged, frozen=True):
    seat: Seat


class Picking(Tagged, frozen=True):
    """The next choice of the power being resolved."""

    seat: Seat


class ActingNow(Tagged, frozen=True):
    """R37: a bonus campaign or battle."""

    seat: Seat
    bonus: BonusAction


class DrawingObjectives(Tagged, frozen=True):
    """NATURE deals `want` more cards to the seat; with several in hand the seat keeps one."""

    seat: Seat
    want: int
    got: tuple[Place, ...]


class Keeping(Tagged, frozen=True):
    seat: Seat
    got: tuple[Place, ...]


class MayRedraw(Tagged, frozen=True):
    seat: Seat
    target: Seat


class Candidacy(Tagged, frozen=True):
    """R40: a debate, in which whoever is no candidate may announce. An announcement makes everybody think again."""

    done: BySeat[bool | None]
    """Who has said that they are done since the last announcement; candidates have nothing to say. None: hidden."""


class Ballot(Tagged, frozen=True):
    answers: BySeat[Seat | None]


class Over(Tagged, frozen=True):
    """The end of the game. `seats_won` are the valid Seats given to each candidate, by seat."""

    winner: Literal["corrupt", "reformist"]
    president: Seat | None
    reason: Literal["corrupt_president", "reformist_president", "tie", "vacancy"]
    ballots: BySeat[Seat | None]
    seats_won: BySeat[int]


class ActionDone(Tagged, frozen=True):
    """An action or a card's operation is over, and the turn or the card goes on; exists only between two moves."""


class Decided(Tagged, frozen=True):
    """A campaign or battle may go ahead, or was voted down; exists only between two moves."""

    matter: Matter
    passed: bool
    against: int | None
    """None: no vote was needed."""


Phase: TypeAlias = (
    DealingPiles
    | DealingDistricts
    | DrawingSpeaker
    | Placing
    | DealingObjectives
    | DealingCharacters
    | Exposing
    | PickingSpeaker
    | DrawingNewsflash
    | Releasing
    | Passing
    | DealingSwing
    | DrawingToken
    | Turn
    | Voting
    | SwapReply
    | Helping
    | HelpReply
    | Stealing
    | DrawingPower
    | Picking
    | ActingNow
    | DrawingObjectives
    | Keeping
    | MayRedraw
    | Candidacy
    | Ballot
    | Over
    | ActionDone
    | Decided
)


class Resolving(Struct, frozen=True, gc=False):
    """The Exceptional Power being applied: what was picked, and the next operation."""

    card: str
    picks: tuple[tuple[District, ...] | Seat, ...]
    step: int


class Unmasking(Struct, frozen=True, gc=False):
    """What the table knows from all unmaskings (R51)."""

    accusers: tuple[Seat, ...] = ()
    cleared: tuple[Seat, ...] = ()
    judge: Seat | None = None
    unmasker: Seat | None = None


class State(Struct, frozen=True, gc=False):
    seats: int
    options: Options
    phase: Phase
    board: Board
    opening: Board | None
    """The board when the first Objectives were dealt (R32)."""
    characters: tuple[Character, ...]
    """By seat; shorter while they are being dealt."""
    exposed: Seat | None
    looks: tuple[tuple[Seat, Seat], ...]
    """Pairs of seats: who looked at whose team. What was seen follows from the characters."""
    objectives: Objectives
    deeds: tuple[tuple[int, ...], ...]
    """By seat, how often each deed was done since the Objective came to hand (R34)."""
    powers: tuple[str, ...]
    """The powers not drawn yet, sorted."""
    newsflashes: tuple[str, ...]
    newsflash: str | None
    """The Newsflash whose passives are in force."""
    tokens: tuple[int, int]
    """Vote and No Vote tokens not drawn yet (R42)."""
    vote_round: bool
    statuses: tuple[ActiveStatus, ...]
    power: Resolving | None
    round: int
    speaker: Seat | None
    gavel_until: int
    """The last round for which a card has fixed the Speaker."""
    order: tuple[Seat, ...]
    """The seats that still have a turn this round, the present player first."""
    acted: bool
    unmasking: Unmasking
    votes: tuple[Tally, ...]
    candidates: tuple[Seat, ...]
    said: tuple[int, ...]
    """Speech acts of each seat since the turn began, or since the last announcement."""
    promises: tuple[Word, ...] = ()
