"""Making and checking a Setup from what a person typed: the name of a variant and `key=value` options."""

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
    """Return the setup that these choices describe; raise BadSetup with what to choose instead."""
    about = game.about
    name = next(iter(about.variants)) if variant is None else variant
    if name not in about.variants:
        raise BadSetup(f"{about.id} has no variant {name!r}{suggestion(name, about.variants)}")
    number = about.seats[0] if seats is None else seats
    setup = Setup(number, name, _with_options(about.id, about.variants[name], options or {}))
    check_setup(game, setup)
    return setup


def check_setup(game: AnyGame, setup: Setup[Any]) -> None:
    """Raise BadSetup if the game cannot be played with this setup."""
    about = game.about
    if setup.variant not in about.variants:
        raise BadSetup(f"{about.id} has no variant {setup.variant!r}{suggestion(setup.variant, about.variants)}")
    if setup.seats not in about.seats:
        raise BadSetup(f"{about.id} is for {format_numbers(about.seats)} players, not {setup.seats}")
    game.start(setup)  # Raises BadSetup for what only the game can judge.


def _with_options(game_id: str, preset: Any, changes: Mapping[str, Any]) -> Any:
    fields = msgspec.structs.fields(preset)
    known = {field.encode_name: field for field in fields}
    values = {field.name: getattr(preset, field.name) for field in fields}
    for key, value in changes.items():
        if key not in known:
            raise BadSetup(f"{game_id} has no option {key!r}{suggestion(key, known)}")
        if isinstance(value, str) and option_struct(known[key].type):
            value = read_option(known[key].type, value, f"{key}.toml")
        try:
            values[known[key].name] = msgspec.convert(value, known[key].type, strict=False)
        except msgspec.ValidationError as error:
            given = "nothing" if value is None else repr(value)
            allowed = allowed_values(known[key].type, error)
            raise BadSetup(f"option {key} of {game_id} cannot be {given}: {allowed}") from None
    return type(preset)(**values)


def option_struct(kind: Any) -> Any:
    """Return the Struct in an option's type, or None. An option with a Struct can be given as a TOML file."""
    for candidate in (kind, *get_args(kind)):
        if isinstance(candidate, type) and issubclass(candidate, msgspec.Struct):
            return candidate
    return None


def read_option(kind: Any, text: str, name: str) -> Any:
    """Read an option from the text of a TOML file; raise BadFile with the line of the first mistake."""
    found = option_struct(kind)
    read = getattr(found, "from_toml", None)  # Such a function checks what types cannot.
    text = text.removeprefix("\ufeff")  # Some editors begin a file with a byte-order mark.
    return read(text, name) if read else decode_toml(text, found, name)


def allowed_values(kind: Any, error: Exception) -> str:
    """Return what an option may be: the words of a fixed list, else the message of the validator."""
    allowed = getattr(kind, "__args__", None) if "Literal" in str(kind) else None
    if allowed:
        return "choose " + " or ".join(str(a) for a in allowed)
    return str(error)[:1].lower() + str(error)[1:]


def suggestion(word: str, known: Iterable[str]) -> str:
    """Return the end of an error message about an unknown word: the nearest known word, or all of them."""
    from difflib import get_close_matches  # Imported here because only an error needs it.

    names = list(known)
    near = get_close_matches(word, names, 1)
    if near:
        return f"; did you mean {near[0]!r}?"
    return f"; choose one of: {', '.join(names)}" if names else "; it has none"


def format_numbers(numbers: tuple[int, ...]) -> str:
    """Return "3 to 6" for consecutive numbers, "2 or 4" for others."""
    if len(numbers) > 1 and numbers == tuple(range(numbers[0], numbers[-1] + 1)):
        return f"{numbers[0]} to {numbers[-1]}"
    return " or ".join(map(str, numbers))
