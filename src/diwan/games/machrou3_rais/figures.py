"""The figures of data.toml, and the bit masks of districts that the map makes constant."""

from importlib.resources import files
from typing import Any, Final, Literal, TypeAlias

from msgspec import Struct

from diwan.core.toml import decode_toml

District: TypeAlias = Literal[
    "akkar", "miniyeh", "tripoli", "zgharta", "koura", "bcharre", "batroun",
    "jbeil", "keserwan", "metn", "baabda", "aley", "chouf", "beirut_1", "beirut_2",
    "hermel", "baalbek", "zahle", "west_bekaa", "rashaya",
    "saida", "zahrani", "sour", "jezzine", "nabatieh", "bint_jbeil", "marjayoun", "hasbaya",
]  # fmt: skip
Governorate: TypeAlias = Literal["north", "bekaa", "mount_lebanon", "beirut", "south"]
Character: TypeAlias = Literal["adnan", "nisreen", "fawzi", "mansour", "lara", "latif", "nahida", "faten", "saleh"]
Role: TypeAlias = Literal["corrupt", "reformist", "judge"]
Provenance: TypeAlias = Literal["manual", "fact", "house"]
ByPlayers: TypeAlias = tuple[int, int, int]
"""For 4, 5 and 6 players."""


class Figure(Struct, frozen=True, forbid_unknown_fields=True):
    value: int
    prov: Provenance


class Constants(Struct, frozen=True, forbid_unknown_fields=True):
    players_min: Figure
    players_max: Figure
    seats_total: Figure
    rounds_max: Figure
    objectives_to_end_phase_1: Figure
    district_cap: Figure
    objective_hand: Figure
    objectives_for_eligibility: Figure
    round_tokens_total: Figure
    round_tokens_vote: Figure
    round_tokens_no_vote: Figure
    ip_floor: Figure
    newsflash_chaotic: Figure


class Seconds(Struct, frozen=True, forbid_unknown_fields=True):
    turn: Figure
    candidacy: Figure
    vote: Figure
    reply: Figure


class GovernorateFigures(Struct, frozen=True, forbid_unknown_fields=True):
    id: Governorate
    name: str
    name_ar: str
    colour: str
    hex: str
    prov: dict[str, Provenance]


class Group(Struct, frozen=True, forbid_unknown_fields=True):
    """A District Group of the Parliament board; whoever leads it has its Seats (R2, R7)."""

    id: str
    name: str
    name_ar: str
    law_district: str
    seats: int
    districts: tuple[District, ...]
    prov: dict[str, Provenance]


class DistrictFigures(Struct, frozen=True, forbid_unknown_fields=True):
    id: District
    name: str
    name_ar: str
    governorate: Governorate
    group: str
    ip: int
    lat: float
    lon: float
    coastal: bool
    syria_border: bool
    neighbours: tuple[District, ...]
    prov: dict[str, Provenance]


class Preset(Struct, frozen=True, forbid_unknown_fields=True):
    """The piles and stations of the beginner's game."""

    piles: tuple[tuple[District, ...], ...]
    stations: tuple[District, ...]
    prov: Provenance


class AdvancedDeal(Struct, frozen=True, forbid_unknown_fields=True):
    districts_per_player: ByPlayers
    prov: Provenance


class ClearCampaign(Struct, frozen=True, forbid_unknown_fields=True):
    against_max: ByPlayers
    prov: Provenance


class RoleCounts(Struct, frozen=True, forbid_unknown_fields=True):
    corrupt: ByPlayers
    reformist: ByPlayers
    judge: ByPlayers
    prov: Provenance


class CharacterFigures(Struct, frozen=True, forbid_unknown_fields=True):
    """A character. Its name matters only for its role and the eye (R60)."""

    id: Character
    role: Role
    prov: Provenance
    exposed: bool = False


class Figures(Struct, frozen=True, forbid_unknown_fields=True):
    constants: Constants
    seconds: Seconds
    clear_campaign: ClearCampaign
    governorate: tuple[GovernorateFigures, ...]
    group: tuple[Group, ...]
    district: tuple[DistrictFigures, ...]
    beginner: dict[str, Preset]
    advanced: AdvancedDeal
    roles: dict[str, RoleCounts]
    character: tuple[CharacterFigures, ...]


def resource(name: str) -> str:
    return files(__package__).joinpath(name).read_text("utf-8")


FIGURES: Final = decode_toml(resource("data.toml"), Figures, "data.toml")
CAP: Final = FIGURES.constants.district_cap.value
FLOOR: Final = FIGURES.constants.ip_floor.value
ROUNDS: Final = FIGURES.constants.rounds_max.value
LAST_OBJECTIVE: Final = FIGURES.constants.objectives_to_end_phase_1.value
ELIGIBLE: Final = FIGURES.constants.objectives_for_eligibility.value

# R1: exactly these 28, in the order of data.toml. A set of districts is a mask with bit i for DISTRICTS[i].
DISTRICTS: Final[tuple[District, ...]] = tuple(d.id for d in FIGURES.district)
INDEX: Final[dict[District, int]] = {name: i for i, name in enumerate(DISTRICTS)}
ALL: Final = (1 << len(DISTRICTS)) - 1


def mask(names: Any) -> int:
    total = 0
    for name in names:
        total |= 1 << INDEX[name]
    return total


_BITS: dict[int, tuple[int, ...]] = {}


def bits(districts: int) -> tuple[int, ...]:
    """Return the indices of the districts in a mask, ascending."""
    known = _BITS.get(districts)
    if known is None:
        if len(_BITS) > 50_000:
            _BITS.clear()
        known = _BITS[districts] = tuple(i for i in range(districts.bit_length()) if districts >> i & 1)
    return known


PRINTED: Final = tuple(d.ip for d in FIGURES.district)  # R3
NEIGHBOURS: Final = tuple(mask(d.neighbours) for d in FIGURES.district)  # R5
COASTAL: Final = mask(d.id for d in FIGURES.district if d.coastal)
SYRIA: Final = mask(d.id for d in FIGURES.district if d.syria_border)
GOVERNORATE_OF: Final[tuple[Governorate, ...]] = tuple(d.governorate for d in FIGURES.district)  # R4
GOVERNORATES: Final[dict[Governorate, int]] = {
    g.id: mask(d.id for d in FIGURES.district if d.governorate == g.id) for g in FIGURES.governorate
}
SEATS_OF: Final = tuple(g.seats for g in FIGURES.group)
GROUPS: Final = tuple(mask(g.districts) for g in FIGURES.group)
GROUP_OF: Final = tuple(next(i for i, g in enumerate(FIGURES.group) if d.id in g.districts) for d in FIGURES.district)
ROLE_OF: Final[dict[Character, Role]] = {c.id: c.role for c in FIGURES.character}
EYE: Final[Character] = next(c.id for c in FIGURES.character if c.exposed)
NAMES_OF: Final[dict[Role, tuple[Character, ...]]] = {
    role: tuple(c.id for c in FIGURES.character if c.role == role) for role in ("corrupt", "reformist", "judge")
}


def by_players(figures: ByPlayers, seats: int) -> int:
    return figures[seats - FIGURES.constants.players_min.value]
