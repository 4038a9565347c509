"""What people read: refusals as sentences and the catalogue, in the reader's language."""

from typing import Any

import msgspec

from diwan.core.game import AnyGame, Refusal
from diwan.server.wire import GameShown, OptionShown, VariantShown
from diwan.table import Table


def sentence(refusal: Refusal, table: Table | None, seat: int | None, language: str) -> str:
    return str(refusal)


def about(game: AnyGame, bots: tuple[str, ...], language: str) -> GameShown:
    """The catalogue's entry of a game."""
    variants = tuple(VariantShown(key, key, "", options) for key, options in game.about.variants.items())
    kind: Any = getattr(game, "Options")  # noqa: B009 - a type known at run time only
    schema = msgspec.json.schema(kind)
    properties = schema["$defs"][kind.__name__]["properties"]
    options = tuple(
        OptionShown(
            field.encode_name,
            properties[field.encode_name],
            properties[field.encode_name].get("default"),
            field.name,
            "",
        )
        for field in msgspec.structs.fields(kind)
    )
    return GameShown(
        game.about.id, game.edition, game.about.id, "", game.about.seats, game.about.minutes, variants, options, bots
    )
