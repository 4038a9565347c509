"""The language of cards: conditions of Objectives, picks and operations of Powers, hooks that stay in force.

A deck file writes them as inline tables (`{ is = "stations_min", n = 2 }`); every class here is one word of that
language. `influence.py`, `rules/objectives.py` and `rules/powers.py` are its only interpreters."""

import re
from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct, field

from diwan.games.machrou3_rais.figures import ByPlayers, District, Governorate


def _snake(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


LARGEST = 999
"""Largest number in a deck: far beyond every sum on the map, and small enough for every store."""
Whole: TypeAlias = Annotated[int, Meta(ge=-LARGEST, le=LARGEST)]
Number: TypeAlias = int | ByPlayers
"""Checked in deck.py: msgspec cannot bound a number that may be three numbers instead."""
Deed: TypeAlias = Literal[
    "battle_won_as_challenger",
    "battle_won_as_principal",
    "battle_won_with_own_doo",
    "helped_winner",
    "campaign_won_clearly",
    "swap_proposed_and_done",
]
DEEDS: tuple[Deed, ...] = (
    "battle_won_as_challenger",
    "battle_won_as_principal",
    "battle_won_with_own_doo",
    "helped_winner",
    "campaign_won_clearly",
    "swap_proposed_and_done",
)
Action: TypeAlias = Literal["campaign", "battle"]


# --- Conditions: all of a card's must hold when it is declared ----------------------------------------------------


class Condition(Struct, frozen=True, tag_field="is", tag=_snake, forbid_unknown_fields=True):
    pass


class EventMin(Condition, frozen=True):
    """The deed was done n times since the card came to hand (R34)."""

    event: Deed
    n: Number


class StationsMin(Condition, frozen=True):
    n: Number


class IpSumMin(Condition, frozen=True):
    n: Number


class BlocMin(Condition, frozen=True):
    n: Number


class BlocLeadMin(Condition, frozen=True):
    n: Number


class GroupsMin(Condition, frozen=True):
    n: Number


class GovernoratesMin(Condition, frozen=True):
    n: Number


class ChainMin(Condition, frozen=True):
    """The player owns n districts connected by printed frontiers."""

    n: Number


class OwnOf(Condition, frozen=True):
    of: tuple[District, ...]
    n: Number


class OwnTag(Condition, frozen=True):
    tag: Literal["coastal", "syria_border"]
    n: Number


class OwnGovernorate(Condition, frozen=True):
    governorate: Governorate
    n: Number


class DooHeld(Condition, frozen=True):
    pass


class DooNeighboursMin(Condition, frozen=True):
    n: Number


class DooGroupControlled(Condition, frozen=True):
    pass


class DooGovernorateMin(Condition, frozen=True):
    n: Number


class DooChainMin(Condition, frozen=True):
    n: Number


class ForeignDooMin(Condition, frozen=True):
    n: Number


AnyCondition: TypeAlias = (
    EventMin
    | StationsMin
    | IpSumMin
    | BlocMin
    | BlocLeadMin
    | GroupsMin
    | GovernoratesMin
    | ChainMin
    | OwnOf
    | OwnTag
    | OwnGovernorate
    | DooHeld
    | DooNeighboursMin
    | DooGroupControlled
    | DooGovernorateMin
    | DooChainMin
    | ForeignDooMin
)


# --- Hooks: passives of Newsflashes, origin powers and statuses --------------------------------------------------


class Hook(Struct, frozen=True, tag_field="hook", tag=_snake, forbid_unknown_fields=True):
    pass


Amount: TypeAlias = Whole | Literal["n"]
"""A family of origin powers leaves the number to each district."""


class IpAdd(Hook, frozen=True):
    where: Literal["station", "printed_ip_9_plus", "held_doo"]
    add: Whole


class GroupAdd(Hook, frozen=True):
    district: Literal["my_doo"]
    add: Amount


class BattleAdd(Hook, frozen=True):
    role: Literal["challenger", "defender"]
    add: Amount
    only_if_challenging: Literal["my_doo"] | None = None
    only_if_defending: Literal["my_doo"] | None = None


class HelpAdd(Hook, frozen=True):
    district: Literal["my_doo"]
    add: Amount


class Link(Hook, frozen=True):
    from_: Literal["my_doo"] = field(name="from")
    to: Literal["coastal", "syria", "north", "south", "set"]


class ActsAsStation(Hook, frozen=True):
    district: Literal["my_doo"]


class StationsOff(Hook, frozen=True):
    pass


class NoHelp(Hook, frozen=True):
    pass


class HelpCap(Hook, frozen=True):
    n: Whole


class Immune(Hook, frozen=True):
    district: str


class Forbid(Hook, frozen=True):
    action: Action
    except_: Literal["nobody", "speaker"] = field(name="except", default="nobody")


class VoteRule(Hook, frozen=True):
    action: Action
    need: bool


class VoteWeight(Hook, frozen=True):
    who: str
    weight: Literal[0, 2]


class ExtraWith(Hook, frozen=True):
    n: Amount


class TiePasses(Hook, frozen=True):
    pass


class OpenVotes(Hook, frozen=True):
    pass


class SwapMargin(Hook, frozen=True):
    n: Amount


class SwapAnyIp(Hook, frozen=True):
    pass


class DrawTwo(Hook, frozen=True):
    pass


class DooPowersOff(Hook, frozen=True):
    pass


AnyHook: TypeAlias = (
    IpAdd
    | GroupAdd
    | BattleAdd
    | HelpAdd
    | Link
    | ActsAsStation
    | StationsOff
    | NoHelp
    | HelpCap
    | Immune
    | Forbid
    | VoteRule
    | VoteWeight
    | ExtraWith
    | TiePasses
    | OpenVotes
    | SwapMargin
    | SwapAnyIp
    | DrawTwo
    | DooPowersOff
)

# Where each hook makes sense. Others would name a player or a district that the card does not have.
ORIGIN_HOOKS = (GroupAdd, BattleAdd, HelpAdd, Link, ActsAsStation, ExtraWith, SwapMargin, DrawTwo)
NEWS_HOOKS = (
    IpAdd, StationsOff, NoHelp, HelpCap, Forbid, VoteRule, VoteWeight, TiePasses, OpenVotes, SwapAnyIp, DooPowersOff,
)  # fmt: skip
STATUS_HOOKS = (*NEWS_HOOKS, Immune, BattleAdd, ExtraWith, SwapMargin, DrawTwo)


# --- Picks and operations of Exceptional Powers -------------------------------------------------------------------


class PickDistrict(Struct, frozen=True, tag_field="kind", tag="district", forbid_unknown_fields=True):
    as_: str = field(name="as")
    owner: Literal["swing", "self", "other", "any"]
    doo: Literal["none", "any", "only"] = "none"
    ip_max: Whole | None = None
    ip_max_of: str | None = None
    ip_within: Whole | None = None
    ip_of: str | None = None
    reachable: bool = False
    station: bool | None = None
    group_of: str | None = None
    governorate_of: str | None = None
    not_owner_of: str | None = None
    count_min: Whole = 1
    count_max: Whole = 1


class PickPlayer(Struct, frozen=True, tag_field="kind", tag="player", forbid_unknown_fields=True):
    as_: str = field(name="as")
    who: Literal["other", "other_with_objective"] = "other"


AnyPick: TypeAlias = PickDistrict | PickPlayer


class Operation(Struct, frozen=True, tag_field="op", tag=_snake, forbid_unknown_fields=True):
    pass


class Take(Operation, frozen=True):
    d: str


class Release(Operation, frozen=True):
    d: str


class Exchange(Operation, frozen=True):
    a: str
    b: str


class Ip(Operation, frozen=True):
    d: str
    add: Whole


class ReclaimDoo(Operation, frozen=True):
    else_ip: Whole


class StationAdd(Operation, frozen=True):
    d: str


class StationMove(Operation, frozen=True):
    from_: str = field(name="from")
    to: str


class BonusAction(Operation, frozen=True):
    """R37: an action on top of the turn's own."""

    action: Action
    vote: bool | None = None
    battle_add: Whole = 0
    keep_challenging: bool = False
    own_weight: Literal[0, 1, 2] = 1
    tie_passes: bool = False


class Status(Operation, frozen=True):
    passive: AnyHook
    until: Literal["own_next_turn", "end_of_phase_1"]


class LookTeam(Operation, frozen=True):
    p: str


class LookObjective(Operation, frozen=True):
    p: str


class MayRedrawObjective(Operation, frozen=True):
    p: str


class DrawObjectives(Operation, frozen=True):
    n: Whole
    keep: Literal[1] = 1


class Gavel(Operation, frozen=True):
    rounds: Whole


AnyOperation: TypeAlias = (
    Take
    | Release
    | Exchange
    | Ip
    | ReclaimDoo
    | StationAdd
    | StationMove
    | BonusAction
    | Status
    | LookTeam
    | LookObjective
    | MayRedrawObjective
    | DrawObjectives
    | Gavel
)


# --- What happens when a Newsflash is drawn -----------------------------------------------------------------------


class EachReleasesStrongest(Operation, frozen=True):
    pass


class EachPassesLeft(Operation, frozen=True):
    pass


class DealSwing(Operation, frozen=True):
    pass


AnyReveal: TypeAlias = EachReleasesStrongest | EachPassesLeft | DealSwing
