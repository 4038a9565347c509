"""What a card says, generated from what it does, so that text and effect cannot disagree.

A card becomes phrases: keys of the texts with their arguments, so that every language can say them."""

from collections.abc import Iterator
from typing import Any, TypeAlias

from msgspec import Struct

from diwan.games.machrou3_rais import vocabulary as v
from diwan.games.machrou3_rais.deck import Deck, Newsflash, Objective, Power, complete, origin_hooks
from diwan.games.machrou3_rais.figures import DISTRICTS, FIGURES, INDEX, District
from diwan.games.machrou3_rais.state import Options

Argument: TypeAlias = "int | str | Phrase | tuple[Phrase, ...]"


class Phrase(Struct, frozen=True):
    key: str
    arguments: tuple[tuple[str, Any], ...] = ()


class Card(Struct, frozen=True):
    title: str
    says: tuple[Phrase, ...]


def cards(options: Options) -> dict[str, Card]:
    """Return what every card of a game says, by its id: the host's deck, in the beginner's versions where they are
    played. In the advanced game the id of a district stands for the power of its origin."""
    deck, advanced = complete(options.deck), options.mode == "advanced"
    told: list[tuple[Objective | Newsflash | Power, tuple[Phrase, ...]]] = [(c, objective(c)) for c in deck.objective]
    told += [(card, newsflash(card)) for card in deck.newsflash]
    told += [(card, power(card, advanced)) for card in deck.power]
    found = {card.id: Card(card.title, says) for card, says in told}
    if advanced:
        powers = {district.id: district.doo_power for district in deck.district}
        found |= {district: Card(powers[district].title, (origin(deck, district),)) for district in DISTRICTS}
    return found


def objective(card: Objective) -> tuple[Phrase, ...]:
    return tuple(_phrase("condition", condition) for condition in card.when)


def newsflash(card: Newsflash) -> tuple[Phrase, ...]:
    reveals = tuple(_phrase("operation", operation) for operation in card.reveal)
    return (*reveals, *(_phrase("hook", hook) for hook in card.passive))


def power(card: Power, advanced: bool = True) -> tuple[Phrase, ...]:
    """Return what a power asks for, then what it does. The beginner's game may have its own version (R38)."""
    picks = card.pick if advanced or card.pick_beginner is None else card.pick_beginner
    operations = card.do if advanced or card.do_beginner is None else card.do_beginner
    return (*(_pick(pick, advanced) for pick in picks), *map(_operation, operations))


def has_beginner_version(card: Power) -> bool:
    return card.pick_beginner is not None or card.do_beginner is not None


def origin(deck: Deck, district: District) -> Phrase:
    return _phrase("hook", origin_hooks(deck)[INDEX[district]])


# --- Each word of the vocabulary is one message -------------------------------------------------------------------


def _phrase(kind: str, word: Any) -> Phrase:
    name = type(word).__struct_config__.tag
    arguments = [(f.rstrip("_"), _argument(getattr(word, f))) for f in type(word).__struct_fields__]
    if isinstance(getattr(word, "add", None), int):
        arguments += [("amount", abs(word.add)), ("sign", "less" if word.add < 0 else "more")]
    if isinstance(word, v.EventMin):
        arguments.append(("clear", _argument(FIGURES.clear_campaign.against_max)))
    return Phrase(f"{kind}-{name}", tuple(arguments))


def _argument(value: Any) -> Any:
    if isinstance(value, bool) or value is None:
        return {True: "yes", False: "no", None: "none"}[value]
    if isinstance(value, tuple) and value and isinstance(value[0], int):
        return Phrase("by-players", tuple(zip(("four", "five", "six"), value, strict=True)))
    if isinstance(value, tuple):
        return tuple(Phrase(f"district-{name}") for name in value)
    return value


def _operation(operation: v.AnyOperation) -> Phrase:
    if isinstance(operation, v.Status):
        return Phrase(
            "operation-status",
            (("effect", _phrase("hook", operation.passive)), ("until", operation.until)),
        )
    return _phrase("operation", operation)


def _pick(pick: v.AnyPick, advanced: bool) -> Phrase:
    if isinstance(pick, v.PickPlayer):
        return Phrase("pick-player", (("as", pick.as_), ("who", pick.who)))
    return Phrase(
        "pick-district",
        (
            ("as", pick.as_),
            ("owner", pick.owner),
            ("least", pick.count_min),
            ("most", pick.count_max),
            ("restrictions", tuple(_restrictions(pick, advanced))),
        ),
    )


def _restrictions(pick: v.PickDistrict, advanced: bool) -> Iterator[Phrase]:
    for key in ("ip_max", "ip_max_of", "group_of", "governorate_of", "not_owner_of"):
        value = getattr(pick, key)
        if value is not None:
            yield Phrase(f"restriction-{key}", (("value", value),))
    if pick.ip_within is not None:
        yield Phrase("restriction-ip_within", (("value", pick.ip_within), ("of", pick.ip_of or "")))
    if pick.reachable:
        yield Phrase("restriction-reachable")
    if pick.station is not None:
        yield Phrase("restriction-station", (("value", "yes" if pick.station else "no"),))
    if pick.doo != "any" and pick.owner != "swing" and advanced:
        yield Phrase("restriction-doo", (("value", pick.doo),))
