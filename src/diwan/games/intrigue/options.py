"""What a host decides before the first card is dealt."""

from functools import cache
from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct
from msgspec.structs import replace

from diwan.core.errors import BadSetup
from diwan.core.game import Refusal, Seat, Setup
from diwan.games.intrigue.figures import FIGURES, Chart, Length

Mode: TypeAlias = Literal["mixed", "dossier_only", "free_only"]
Count: TypeAlias = Annotated[int, Meta(ge=0, le=99)]


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    mode: Mode = "mixed"
    whispers_per_recess: Annotated[int, Meta(ge=0, le=5)] = 1
    length: Literal["short", "usual", "long"] = "usual"
    """I37: how many points make a president, and how many rounds there are at most."""
    max_rounds: Count | None = None
    """None: by the length; 0: the game lasts until somebody is president."""
    max_motions_per_seat: Count | None = None
    """Per session; None: by the number of seats (I12); 0: no limit."""
    max_new_items_per_recess: Annotated[int, Meta(ge=1, le=99)] = 3
    majority_base: Literal["cast", "eligible"] = "cast"
    seen_together: bool = True
    target_hp: Annotated[int, Meta(ge=1, le=1000)] | None = None
    """None: by the length."""
    recess: Literal["auto", "open", "rotations"] = "auto"
    """I10: open, or in rotations of sealed acts; auto: open if people play who are seen together."""
    rotations: Annotated[int, Meta(ge=1, le=99)] = 4
    """Of a recess in rotations; in an open one bots act about so often."""
    people: str = "none"
    """The seats that are people: all, none, or like 0,3. They may write and be written about (I18), and decide whether
    a recess goes on (I10)."""
    host: Seat = 0
    """The seat that may strike a free text (I36)."""
    chart: Chart | None = None
    """I19: None is the chart of data.toml."""


@cache
def people(options: Options, seats: int) -> tuple[int, ...]:
    """Return the seats that are people. In free_only everybody is."""
    if options.mode == "free_only" or options.people == "all":
        return tuple(range(seats))
    if options.people == "none":
        return ()
    try:
        found = sorted({int(word) for word in options.people.split(",")})
    except ValueError:
        found = [-1]
    if not all(0 <= seat < seats for seat in found):
        raise BadSetup(f"option people cannot be {options.people!r}; write all, none, or seats like 0,{seats - 1}")
    return tuple(found)


@cache
def length_of(options: Options) -> Length:
    """Return the figures of the length, as the other options change them (I37)."""
    length = FIGURES.length[options.length]
    target = length.target if options.target_hp is None else options.target_hp
    rounds = length.rounds if options.max_rounds is None else options.max_rounds
    return replace(length, target=target, rounds=rounds)


def is_open(options: Options, seats: int) -> bool:
    """Return whether recesses are open (I10)."""
    if options.recess == "auto":
        return options.seen_together and bool(people(options, seats))
    return options.recess == "open"


def writers(options: Options, seats: int) -> tuple[int, ...]:
    """Return the seats that may write free text and be its subject (I18)."""
    return () if options.mode == "dossier_only" else people(options, seats)


def seated(setup: Setup[Options], bots: tuple[int, ...]) -> Setup[Options]:
    """Return the set-up without bots among its people, whatever the host has said (I18)."""
    if bots and setup.options.mode == "free_only":
        raise Refusal("I18", "no_bots_in_free_only")
    persons = [str(seat) for seat in people(setup.options, setup.seats) if seat not in bots]
    named = ",".join(persons) or "none"
    return replace(setup, options=replace(setup.options, people=named)) if bots else setup


def motions_each(options: Options, seats: int) -> int:
    """Return how many motions a seat may bring in one session; 0 means no limit (I12)."""
    if options.max_motions_per_seat is not None:
        return options.max_motions_per_seat
    table = FIGURES.setup
    return table.motions_at_large_tables if seats >= table.large_table else table.motions


def check(setup: Setup[Options]) -> None:
    if setup.seats < 5 and setup.options.max_rounds == 0:  # I1
        raise BadSetup("intrigue with 4 seats needs a round limit; set max_rounds to 12 or so")
    if not 0 <= setup.options.host < setup.seats:
        raise BadSetup(f"option host must be a seat from 0 to {setup.seats - 1}, not {setup.options.host}")
    if setup.options.recess == "open" and not setup.options.seen_together:  # I30
        raise BadSetup(
            "an open recess cannot hide who talks to whom; set recess to rotations, or seen_together to true"
        )
    people(setup.options, setup.seats)
