"""The events of the game. Their audience is decided where each event is made."""

from collections.abc import Sequence
from typing import Any, Literal, TypeAlias

from diwan.core.game import Seat, Tagged, Told
from diwan.games.machrou3_rais.figures import Character, District
from diwan.games.machrou3_rais.moves import Deal, DrawObjective, Help, PassLeft, PickSpeaker, ReleaseDistrict
from diwan.games.machrou3_rais.state import Objectives, Tally

Cause: TypeAlias = Literal["campaign", "battle", "swap", "power", "newsflash", "unmasking"]
"""Why a district changes hands."""
Choice: TypeAlias = Literal["smallest_bloc", "by_lot", "picked", "gavel"]
"""How a Speaker was found."""
Ending: TypeAlias = Literal["objectives", "rounds"]
"""What ended phase 1."""

# --- Setting up ---------------------------------------------------------------------------------------------------


class PileDealt(Tagged, frozen=True):
    seat: Seat
    pile: int


class DistrictDealt(Tagged, frozen=True):
    seat: Seat
    district: District


class SpeakerChosen(Tagged, frozen=True):
    seat: Seat
    why: Choice


class OriginPlaced(Tagged, frozen=True):
    seat: Seat
    district: District


class StationPlaced(Tagged, frozen=True):
    seat: Seat
    district: District


class CharacterDealt(Tagged, frozen=True):
    """Told to its player alone: the character."""

    seat: Seat
    character: Character


class FellowKnown(Tagged, frozen=True):
    """Told to one of the Corrupt: who the other is."""

    seat: Seat


class ExposedKnown(Tagged, frozen=True):
    """Told to the Judge and the Corrupt: which seat the Judge knows of."""

    seat: Seat


class Wished(Tagged, frozen=True):
    """Told to its player alone: the wish who should be exposed was recorded."""

    seat: Seat | None


# --- The round ----------------------------------------------------------------------------------------------------


class RoundBegan(Tagged, frozen=True):
    round: int


class NewsflashDrawn(Tagged, frozen=True):
    card: str
    title: str


class TokenDrawn(Tagged, frozen=True):
    vote: bool


class TurnBegan(Tagged, frozen=True):
    seat: Seat


class ChoseToPass(Tagged, frozen=True):
    """Told to its player alone: the district that goes to the left."""

    district: District


class OwnerChanged(Tagged, frozen=True):
    """A district went to a seat, or became Swing (nobody)."""

    district: District
    seat: Seat | None
    before: Seat | None
    why: Cause


class LeadChanged(Tagged, frozen=True):
    """Another player, or nobody any more, has the Seats of a District Group (R7)."""

    group: str
    seats: int
    seat: Seat | None
    before: Seat | None


class BlocsChanged(Tagged, frozen=True):
    blocs: tuple[int, ...]


# --- Actions ------------------------------------------------------------------------------------------------------


class Passed(Tagged, frozen=True):
    seat: Seat


class TurnEnded(Tagged, frozen=True):
    seat: Seat


class Campaigned(Tagged, frozen=True):
    seat: Seat
    district: District


class Challenged(Tagged, frozen=True):
    seat: Seat
    defender: Seat
    challenging: District
    defending: District


class Voted(Tagged, frozen=True):
    """Told to the voter alone: the ballot."""

    card: Literal["with", "against"]


class VoteCounted(Tagged, frozen=True):
    """R15: the two sums are all that is told, unless votes are open."""

    seat: Seat
    passed: bool
    with_votes: int
    against_votes: int


class VotesOpened(Tagged, frozen=True):
    with_seats: tuple[Seat, ...]
    against_seats: tuple[Seat, ...]


class SwapOffered(Tagged, frozen=True):
    seat: Seat
    partner: Seat
    give: District
    get: District


class SwapAnswered(Tagged, frozen=True):
    seat: Seat
    accepted: bool


class StayedNeutral(Tagged, frozen=True):
    seat: Seat


class HelpOffered(Tagged, frozen=True):
    seat: Seat
    side: Literal["challenger", "defender"]
    districts: tuple[District, ...]


class HelpAnswered(Tagged, frozen=True):
    seat: Seat
    helper: Seat
    accepted: bool


class BattleDecided(Tagged, frozen=True):
    seat: Seat
    defender: Seat
    defending: District
    challenger_total: int
    defender_total: int
    won: bool


class AskedJudge(Tagged, frozen=True):
    """R51: the question proves its asker Corrupt, and the answer is true."""

    seat: Seat
    target: Seat
    yes: bool


# --- Objectives and powers ---------------------------------------------------------------------------------------


class ObjectiveDiscarded(Tagged, frozen=True):
    seat: Seat


class ObjectiveDrawn(Tagged, frozen=True):
    """Told to everybody but the drawer, who sees the card."""

    seat: Seat


class ObjectiveKnown(Tagged, frozen=True):
    """Told to its drawer alone: the Objective."""

    card: str
    title: str


class ObjectiveKept(Tagged, frozen=True):
    """Told to the others: who kept one of several. Only that player knows which."""

    seat: Seat


class KeptObjective(Tagged, frozen=True):
    """Told to its player alone: the Objective that was kept."""

    card: str
    title: str


class DeckRefilled(Tagged, frozen=True):
    cards: int


class ObjectiveDeclared(Tagged, frozen=True):
    seat: Seat
    card: str
    title: str
    total: int


class PowerDrawn(Tagged, frozen=True):
    seat: Seat
    card: str
    title: str
    playable: bool


class NoPowerLeft(Tagged, frozen=True):
    seat: Seat


class Picked(Tagged, frozen=True):
    seat: Seat
    districts: tuple[District, ...]
    player: Seat | None


class IpChanged(Tagged, frozen=True):
    district: District
    add: int


class StationAdded(Tagged, frozen=True):
    district: District


class StationMoved(Tagged, frozen=True):
    origin: District
    district: District


class StatusBegan(Tagged, frozen=True):
    seat: Seat
    card: str
    title: str
    until: Literal["own_next_turn", "end_of_phase_1"]


class LookedAtTeam(Tagged, frozen=True):
    seat: Seat
    target: Seat


class TeamSeen(Tagged, frozen=True):
    """Told to the looker alone: a player's team."""

    seat: Seat
    team: Literal["corrupt", "reformist"]


class LookedAtObjective(Tagged, frozen=True):
    seat: Seat
    target: Seat


class ObjectiveSeen(Tagged, frozen=True):
    """Told to the looker alone: a player's Objective."""

    seat: Seat
    card: str
    title: str


class RedrawDecided(Tagged, frozen=True):
    seat: Seat
    target: Seat
    redraw: bool


# --- The election -------------------------------------------------------------------------------------------------


class PhaseOneEnded(Tagged, frozen=True):
    reason: Ending


class Announced(Tagged, frozen=True):
    seat: Seat


class SaidDone(Tagged, frozen=True):
    """Told to the seat alone that has said so (R40)."""


class DebateClosed(Tagged, frozen=True):
    """Nobody else runs: everybody was done, or the time was over (R40)."""

    candidates: tuple[Seat, ...]


class BallotTaken(Tagged, frozen=True):
    """Told to the voter alone: the ballot."""

    candidate: Seat


class BallotOpened(Tagged, frozen=True):
    """A ballot of the election is opened: `valid` of the `bloc` Seats of the voter count.

    None of them does if a Reformist or the Judge has declared no Objective."""

    seat: Seat
    candidate: Seat
    valid: int
    bloc: int


class CharacterRevealed(Tagged, frozen=True):
    seat: Seat
    character: Character


class SecretsOpened(Tagged, frozen=True):
    """What not everybody has seen yet, told when the game is over (R58)."""

    exposed: Seat | None
    objectives: Objectives
    votes: tuple[Tally, ...]


class Elected(Tagged, frozen=True):
    president: Seat | None
    winner: Literal["corrupt", "reformist"]
    reason: Literal["corrupt_president", "reformist_president", "tie", "vacancy"]


# --- Bargaining ---------------------------------------------------------------------------------------------------


class Spoke(Tagged, frozen=True):
    """Told to those who did not hear it: two talk, and whether one made a promise."""

    seat: Seat
    to: tuple[Seat, ...]
    promise: bool


class Asked(Tagged, frozen=True):
    seat: Seat
    to: tuple[Seat, ...]
    deal: Deal
    give: District | None
    get: District | None


class Promised(Tagged, frozen=True):
    seat: Seat
    to: tuple[Seat, ...]
    deal: Deal
    give: District | None
    get: District | None


class PromiseKept(Tagged, frozen=True):
    """Told to whoever heard the promise, as is the next."""

    seat: Seat
    to: tuple[Seat, ...]
    deal: Deal
    give: District | None
    get: District | None


class PromiseBroken(Tagged, frozen=True):
    seat: Seat
    to: tuple[Seat, ...]
    deal: Deal
    give: District | None
    get: District | None


class Answered(Tagged, frozen=True):
    seat: Seat
    to: tuple[Seat, ...]
    deal: Deal
    agree: bool


class Hinted(Tagged, frozen=True):
    seat: Seat
    to: tuple[Seat, ...]
    about: Seat
    team: Literal["corrupt", "reformist"]


Event: TypeAlias = (
    PileDealt
    | DistrictDealt
    | SpeakerChosen
    | OriginPlaced
    | StationPlaced
    | CharacterDealt
    | FellowKnown
    | ExposedKnown
    | Wished
    | RoundBegan
    | NewsflashDrawn
    | TokenDrawn
    | TurnBegan
    | ChoseToPass
    | OwnerChanged
    | LeadChanged
    | BlocsChanged
    | Passed
    | TurnEnded
    | Campaigned
    | Challenged
    | Voted
    | VoteCounted
    | VotesOpened
    | SwapOffered
    | SwapAnswered
    | StayedNeutral
    | HelpOffered
    | HelpAnswered
    | BattleDecided
    | AskedJudge
    | ObjectiveDiscarded
    | ObjectiveDrawn
    | ObjectiveKnown
    | ObjectiveKept
    | KeptObjective
    | DeckRefilled
    | ObjectiveDeclared
    | PowerDrawn
    | NoPowerLeft
    | Picked
    | IpChanged
    | StationAdded
    | StationMoved
    | StatusBegan
    | LookedAtTeam
    | TeamSeen
    | LookedAtObjective
    | ObjectiveSeen
    | RedrawDecided
    | PhaseOneEnded
    | Announced
    | SaidDone
    | DebateClosed
    | BallotTaken
    | BallotOpened
    | CharacterRevealed
    | SecretsOpened
    | Elected
    | Spoke
    | Asked
    | Promised
    | PromiseKept
    | PromiseBroken
    | Answered
    | Hinted
)


def is_echo(said: Any, _told: Sequence[Told]) -> bool:
    match said:
        case PickSpeaker() | ReleaseDistrict() | PassLeft() | DrawObjective() | Help():  # told by what comes of them
            return True
        case ChoseToPass() | BallotTaken():  # told when they are opened
            return True
        case FellowKnown() | VotesOpened():  # told by the characters, and by each vote when it was given
            return True
        case Spoke() | ObjectiveDrawn() | ObjectiveKept() | LookedAtTeam() | LookedAtObjective():  # others hear more
            return True
    return False
