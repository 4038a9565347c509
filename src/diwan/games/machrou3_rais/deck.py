"""Decks as data: what a deck file may hold, what is wrong with one, and the card set that the rules read.

A file may leave a whole section out; the house cards of deck.toml take its place."""

from collections.abc import Iterator
from functools import lru_cache
from math import comb, prod
from typing import Any, Final, Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from diwan.core.errors import BadFile
from diwan.core.toml import decode_toml, line_of
from diwan.games.machrou3_rais import vocabulary as v
from diwan.games.machrou3_rais.figures import CAP, DISTRICTS, FIGURES, INDEX, ROUNDS, District, by_players, resource


class Card(Struct, frozen=True, forbid_unknown_fields=True):
    """A card. `text` and `prov` are notes of its author; what players read is generated from what it does."""

    id: str
    title: str
    text: str | None = None
    prov: str | None = None


class Objective(Card, frozen=True, kw_only=True):
    when: tuple[v.AnyCondition, ...]
    level: Literal["easy", "medium", "hard"] = "medium"
    advanced_only: bool = False


class Power(Card, frozen=True, kw_only=True):
    do: tuple[v.AnyOperation, ...]
    pick: tuple[v.AnyPick, ...] = ()
    do_beginner: tuple[v.AnyOperation, ...] | None = None
    pick_beginner: tuple[v.AnyPick, ...] | None = None


class Newsflash(Card, frozen=True, kw_only=True):
    chaotic: bool = False
    reveal: tuple[v.AnyReveal, ...] = ()
    passive: tuple[v.AnyHook, ...] = ()


class Family(Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of origin power; each district fills in `n` or `set`."""

    id: str
    passive: v.AnyHook
    text: str | None = None
    prov: str | None = None


class OriginPower(Struct, frozen=True, forbid_unknown_fields=True):
    family: str
    title: str
    n: v.Whole | None = None
    set: Literal["coastal", "syria", "north", "south"] | None = None


class Origin(Struct, frozen=True):
    """The power of one district. Other keys of a `[[district]]` belong to the board and are not read here."""

    id: District
    doo_power: OriginPower


class Deck(Struct, frozen=True, cache_hash=True):
    objective: tuple[Objective, ...] = ()
    power: tuple[Power, ...] = ()
    newsflash: tuple[Newsflash, ...] = ()
    doo_family: tuple[Family, ...] = ()
    district: tuple[Origin, ...] = ()

    @classmethod
    def from_toml(cls, text: str, name: str) -> "Deck":
        return read_deck(text, name)


SECTIONS: Final = ("objective", "power", "newsflash", "doo_family", "district")
# A deck may be kept in one file with the board of data.toml, whose sections are no cards.
_BOARD_SECTIONS: Final = (
    "schema", "game", "title", "sources", "constants", "options", "seconds", "governorate", "group",
    "frontiers_named_in_manual", "setup", "beginner", "advanced", "roles", "character",
)  # fmt: skip

MOST_ANSWERS: Final = 4_000
"""Most answers to one pick, so that menus stay bearable. One to three districts of the whole map are 3,682."""
MOST_COMBINATIONS: Final = 25_000
"""Most combinations of a card's picks, each of which is searched. Three districts of the map give 21,952."""

Problem: TypeAlias = tuple[str, str]
"""Where a deck is wrong (a path as msgspec writes it), and what is wrong."""
Picks: TypeAlias = dict[str, v.AnyPick]


# --- Reading a file -----------------------------------------------------------------------------------------------


def read_deck(text: str, name: str) -> Deck:
    """Return the deck of a file, or raise BadFile with the line of the first mistake."""
    deck = decode_toml(text, Deck, name)
    for section, inside in decode_toml(text, dict[str, Any], name).items():
        if section not in SECTIONS and section not in _BOARD_SECTIONS:
            line = line_of(text, f".{section}[0]" if isinstance(inside, list) else f".{section}")
            raise BadFile(name, line, f"there is no section {section!r}; use {', '.join(SECTIONS)}")
    for where, what in problems(deck):
        raise BadFile(name, line_of(text, where), what)
    return deck


def complete(deck: Deck | None) -> Deck:
    """Return the deck with the house cards in every section that it leaves out."""
    if deck is None:
        return HOUSE_DECK
    return Deck(**{name: getattr(deck, name) or getattr(HOUSE_DECK, name) for name in SECTIONS})


def problems(deck: Deck) -> Iterator[Problem]:
    """Yield what types cannot check: references, repeated ids, hooks in places where they mean nothing."""
    whole = complete(deck)
    for section in SECTIONS:
        seen: set[str] = set()
        for i, card in enumerate(getattr(deck, section)):
            if card.id in seen:
                yield f".{section}[{i}].id", f"{card.id} is there twice; give every card its own id"
            seen.add(card.id)
    for i, objective in enumerate(deck.objective):
        yield from _objective_problems(objective, f".objective[{i}]")
    for i, power in enumerate(deck.power):
        yield from _power_problems(power, f".power[{i}]")
    for i, newsflash in enumerate(deck.newsflash):
        for k, hook in enumerate(newsflash.passive):
            yield from _hook_problems(hook, v.NEWS_HOOKS, {}, f".newsflash[{i}].passive[{k}]", newsflash.id)
    for i, family in enumerate(deck.doo_family):
        yield from _hook_problems(family.passive, v.ORIGIN_HOOKS, {}, f".doo_family[{i}].passive", family.id)
    families = {family.id: family for family in whole.doo_family}
    for i, origin in enumerate(whole.district):
        yield from _origin_problems(origin, families, f".district[{i}].doo_power")
    if missing := [d for d in DISTRICTS if d not in {o.id for o in whole.district}]:
        yield ".district", f"every district needs an origin power; {', '.join(missing)} has none"


def _objective_problems(card: Objective, where: str) -> Iterator[Problem]:
    if not card.when:
        yield f"{where}.when", f"{card.id} has no condition; a card needs at least one"
    for condition in card.when:
        n = getattr(condition, "n", 1)
        asked = n if isinstance(n, tuple) else (n,)
        if min(asked) < 1:
            yield f"{where}.when", f"{card.id} asks for less than 1"
        if max(asked) > v.LARGEST:
            yield f"{where}.when", f"{card.id} asks for more than {v.LARGEST}"
        if type(condition).__name__.startswith(("Doo", "ForeignDoo")) and not card.advanced_only:
            yield f"{where}.when", f"{card.id} speaks of the District of Origin; set advanced_only = true"


def _power_problems(card: Power, where: str) -> Iterator[Problem]:
    for picks_key, do_key in (("pick", "do"), ("pick_beginner", "do_beginner")):
        picks = getattr(card, picks_key) if getattr(card, picks_key) is not None else card.pick
        known: Picks = {}
        for pick in picks:
            if pick.as_ in known or pick.as_ in ("self", "my_doo", "any_own", "largest_bloc"):
                yield f"{where}.{picks_key}", f"{card.id} cannot call a pick {pick.as_!r}; choose another name"
            if isinstance(pick, v.PickDistrict):
                yield from _pick_problems(card, pick, known, f"{where}.{picks_key}")
            known[pick.as_] = pick
        if _combinations(picks) > MOST_COMBINATIONS:
            yield f"{where}.{picks_key}", f"{card.id} can be played in too many ways; pick less"
        operations = getattr(card, do_key) if getattr(card, do_key) is not None else card.do
        if not operations:
            yield f"{where}.{do_key}", f"{card.id} does nothing; a power needs at least one operation"
        if sum(isinstance(do, v.DrawObjectives) for do in operations) > 1:
            yield f"{where}.{do_key}", f"{card.id} draws Objectives twice; a hand holds one"
        for operation in operations:
            yield from _operation_problems(card, operation, known, f"{where}.{do_key}")


def _pick_problems(card: Power, pick: v.PickDistrict, known: Picks, where: str) -> Iterator[Problem]:
    for key, special in (
        ("ip_max_of", ()), ("ip_of", ()), ("not_owner_of", ()),
        ("group_of", ("my_doo", "any_own")), ("governorate_of", ("my_doo", "any_own")),
    ):  # fmt: skip
        name = getattr(pick, key)
        if name is not None and name not in special:
            yield from _reference_problems(card, key, name, known, where, one=True)
    if (pick.ip_within is None) != (pick.ip_of is None):
        yield where, f"{card.id}: ip_within and ip_of go together"
    if not 1 <= pick.count_min <= pick.count_max:
        yield where, f"{card.id}: count_min must be at least 1 and at most count_max"
    if _answers(pick) > MOST_ANSWERS:
        yield where, f"{card.id}: count_max = {pick.count_max} leaves too much to choose from; use a smaller one"


def _answers(pick: v.AnyPick) -> int:
    """Return how many answers the fullest table could offer to a pick."""
    if isinstance(pick, v.PickPlayer):
        return FIGURES.constants.players_max.value - 1
    land = CAP if pick.owner == "self" else len(DISTRICTS)
    return sum(comb(land, count) for count in range(pick.count_min, min(pick.count_max, land) + 1))


def _combinations(picks: tuple[v.AnyPick, ...]) -> int:
    return prod(map(_answers, picks))


def _reference_problems(
    card: Power, key: str, name: str, known: Picks, where: str, one: bool = False
) -> Iterator[Problem]:
    pick = known.get(name)
    if not isinstance(pick, v.PickDistrict):
        yield where, f"{card.id}: {key} = {name!r} is no district that the card has picked"
    elif one and pick.count_max > 1:
        yield where, f"{card.id}: {key} = {name!r} must be a single district"


def _operation_problems(card: Power, do: v.AnyOperation, known: Picks, where: str) -> Iterator[Problem]:
    if isinstance(do, v.Status):
        yield from _hook_problems(do.passive, v.STATUS_HOOKS, known, where, card.id)
        return
    for key in do.__struct_fields__:
        name = getattr(do, key)
        if key in ("d", "a", "b", "from_", "to"):
            yield from _reference_problems(card, key.rstrip("_"), name, known, where, one=key != "d")
        elif key == "p" and not isinstance(known.get(name), v.PickPlayer):
            yield where, f"{card.id}: p = {name!r} is no player that the card has picked"
        elif key in ("n", "rounds") and name < 1:
            yield where, f"{card.id}: {key} must be at least 1"


def _hook_problems(
    hook: v.AnyHook, allowed: tuple[type, ...], known: Picks, where: str, card: str
) -> Iterator[Problem]:
    status, origin = allowed is v.STATUS_HOOKS, allowed is v.ORIGIN_HOOKS
    match hook:
        case _ if not isinstance(hook, allowed):
            yield where, f"{card}: the hook {type(hook).__struct_config__.tag} has no meaning here"
        case v.VoteWeight(who=who) if not (
            who == "largest_bloc" or (status and (who == "self" or isinstance(known.get(who), v.PickPlayer)))
        ):
            yield where, f"{card}: who = {who!r} is no player that the card knows"
        case v.Immune(district=district) if not isinstance(known.get(district), v.PickDistrict):
            yield where, f"{card}: district = {district!r} is no district that the card has picked"
        case v.BattleAdd() if not origin and (hook.only_if_challenging or hook.only_if_defending):
            yield where, f"{card}: only an origin power can depend on the District of Origin"
        case v.HelpCap(n=n) if n < 0:
            yield where, f"{card}: n must not be negative"
    if not origin and "n" in (getattr(hook, "n", None), getattr(hook, "add", None)):
        yield where, f"{card}: only a family of origin powers can leave the number open"


def _origin_problems(origin: Origin, families: dict[str, Family], where: str) -> Iterator[Problem]:
    power = origin.doo_power
    if power.family not in families:
        yield f"{where}.family", f"{origin.id}: there is no family {power.family!r}; use {', '.join(families)}"
        return
    passive = families[power.family].passive
    wants_n = "n" in (getattr(passive, "n", None), getattr(passive, "add", None))
    wants_set = isinstance(passive, v.Link) and passive.to == "set"
    if wants_n != (power.n is not None):
        yield where, f"{origin.id}: the family {power.family} {'needs' if wants_n else 'takes no'} n"
    if wants_set != (power.set is not None):
        yield where, f"{origin.id}: the family {power.family} {'needs' if wants_set else 'takes no'} set"


HOUSE_DECK: Final = decode_toml(resource("deck.toml"), Deck, "deck.toml")


# --- The card set: the deck of one mode and number of players -----------------------------------------------------


class CardSet(Struct, frozen=True, eq=False):
    """The cards of a game. Here `n` is one number, and a power has one list of picks."""

    objectives: dict[str, Objective]
    powers: dict[str, Power]
    newsflashes: dict[str, Newsflash]
    origins: tuple[v.AnyHook, ...]
    """Origin powers by district."""


@lru_cache(maxsize=64)
def card_set(deck: Deck | None, seats: int, advanced: bool, chaotic: bool) -> CardSet:
    whole = complete(deck)
    return CardSet(
        {
            c.id: replace(c, when=tuple(_sized(w, seats) for w in c.when))
            for c in whole.objective
            if advanced or not c.advanced_only
        },
        {c.id: c if advanced else _beginner(c) for c in whole.power},
        {c.id: c for c in whole.newsflash if chaotic or not c.chaotic} if advanced else {},
        origin_hooks(whole),
    )


def _sized(condition: Any, seats: int) -> Any:
    n = getattr(condition, "n", None)
    return replace(condition, n=by_players(n, seats)) if isinstance(n, tuple) else condition


def _beginner(card: Power) -> Power:
    """Return a power as the beginner's game plays it: Districts of Origin are ordinary districts (R38)."""
    return replace(
        card,
        pick=card.pick if card.pick_beginner is None else card.pick_beginner,
        do=card.do if card.do_beginner is None else card.do_beginner,
    )


def origin_hooks(deck: Deck) -> tuple[v.AnyHook, ...]:
    families = {family.id: family.passive for family in deck.doo_family}
    hooks: list[Any] = [None] * len(DISTRICTS)
    for origin in deck.district:
        hook: Any = families[origin.doo_power.family]
        for key, open_word, value in (
            ("n", "n", origin.doo_power.n),
            ("add", "n", origin.doo_power.n),
            ("to", "set", origin.doo_power.set),
        ):
            if getattr(hook, key, None) == open_word:
                hook = replace(hook, **{key: value})
        hooks[INDEX[origin.id]] = hook
    return tuple(hooks)


def shortage(deck: CardSet, seats: int, advanced: bool) -> str | None:
    """Return why a game cannot be played with these cards, or None."""
    if len(deck.objectives) < seats:
        return f"the deck has {len(deck.objectives)} objectives for this game; it needs at least one a player"
    if not deck.powers:
        return "the deck has no powers"
    if advanced and len(deck.newsflashes) < ROUNDS:
        return f"the deck has {len(deck.newsflashes)} newsflashes for this game; it needs one a round, {ROUNDS}"
    return None
