"""From what a person types (a variant's name, `key=value` options) to a checked Setup."""

from collections.abc import Iterable, Mapping
from typing import Any, get_args

import msgspec

from diwan.core.errors import BadSetup
from diwan.core.game import AnyGame, Setup
from diwan.core.toml import decode_toml


def make_setup(
    game: AnyGame,
    seats: int | None = None,
    variant: str | None = None,
    options: Mapping[str, Any] | None = None,
) -> Setup[Any]:
    """The setup that these choices mean, or BadSetup with what to choose instead."""
    about = game.about
    name = next(iter(about.variants)) if variant is None else variant
    if name not in about.variants:
        raise BadSetup(f"{about.id} has no variant {name!r}{suggestion(name, about.variants)}")
    number = about.seats[0] if seats is None else seats
    setup = Setup(number, name, _with_options(about.id, about.variants[name], options or {}))
    check_setup(game, setup)
    return setup


def check_setup(game: AnyGame, setup: Setup[Any]) -> None:
    """Raises BadSetup where the game cannot be played like this."""
    about = game.about
    if setup.variant not in about.variants:
        raise BadSetup(f"{about.id} has no variant {setup.variant!r}{suggestion(setup.variant, about.variants)}")
    if setup.seats not in about.seats:
        raise BadSetup(f"{about.id} is for {spans(about.seats)} players, not {setup.seats}")
    game.start(setup)  # refuses what only the game can judge


def _with_options(game_id: str, preset: Any, changes: Mapping[str, Any]) -> Any:
    fields = msgspec.structs.fields(preset)
    known = {field.encode_name: field for field in fields}
    values = {field.name: getattr(preset, field.name) for field in fields}
    for key, value in changes.items():
        if key not in known:
            raise BadSetup(f"{game_id} has no option {key!r}{suggestion(key, known)}")
        if isinstance(value, str) and struct_in(known[key].type):
            value = from_file(known[key].type, value, f"{key}.toml")
        try:
            values[known[key].name] = msgspec.convert(value, known[key].type, strict=False)
        except msgspec.ValidationError as error:
            given = "nothing" if value is None else repr(value)
            raise BadSetup(f"option {key} of {game_id} cannot be {given}: {choices(known[key].type, error)}") from None
    return type(preset)(**values)


def struct_in(kind: Any) -> Any:
    """The Struct that an option's type allows, so that it can be given as a file; or None."""
    for candidate in (kind, *get_args(kind)):
        if isinstance(candidate, type) and issubclass(candidate, msgspec.Struct):
            return candidate
    return None


def from_file(kind: Any, text: str, name: str) -> Any:
    """The option that a TOML file holds; BadFile with the line of the first thing that is wrong."""
    found = struct_in(kind)
    read = getattr(found, "from_toml", None)  # checks what types cannot
    text = text.removeprefix("\ufeff")  # some editors begin a file with a mark of its encoding
    return read(text, name) if read else decode_toml(text, found, name)


def choices(kind: Any, error: Exception) -> str:
    """What a value may be: the allowed words where there is a fixed list, else the validator's own message."""
    allowed = getattr(kind, "__args__", None) if "Literal" in str(kind) else None
    if allowed:
        return "choose " + " or ".join(str(a) for a in allowed)
    return str(error)[:1].lower() + str(error)[1:]


def suggestion(word: str, known: Iterable[str]) -> str:
    """How to go on after a wrong word: the nearest right one, or all of them."""
    from difflib import get_close_matches  # only a wrong word pays for this import

    names = list(known)
    near = get_close_matches(word, names, 1)
    if near:
        return f"; did you mean {near[0]!r}?"
    return f"; choose one of: {', '.join(names)}" if names else "; it has none"


def spans(numbers: tuple[int, ...]) -> str:
    if len(numbers) > 1 and numbers == tuple(range(numbers[0], numbers[-1] + 1)):
        return f"{numbers[0]} to {numbers[-1]}"
    return " or ".join(map(str, numbers))
