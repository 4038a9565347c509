"""What people read, in their language: refusals as sentences, and the catalogue of games."""

from functools import cache
from pathlib import Path

import msgspec

from diwan.core.game import AnyGame, Refusal
from diwan.core.lesson import lessons_of
from diwan.core.registry import game as find_game
from diwan.server.game_files import GameFiles, game_files
from diwan.server.wire import GameShown, LessonShown, OptionShown, VariantShown
from diwan.table import Table
from diwan.words import Book, Words, languages


@cache
def _book(game_id: str | None, language: str) -> Book:
    return Book(language, find_game(game_id) if game_id else None)


def book(game_id: str | None, wanted: str) -> Book:
    """Return the texts in the wanted language (`fa` for `fa-IR`), or in English."""
    known = languages(find_game(game_id) if game_id else None)
    for language in (wanted, wanted.partition("-")[0]):
        if language in known:
            return _book(game_id, language)
    return _book(game_id, "en")


def sentence(refusal: Refusal, table: Table | None, seat: int | None, language: str) -> str:
    """Return a sentence that says why something is refused, and by which ruling."""
    names = [chair.name for chair in table.chairs] if table else []
    words = Words(book(table.game_id if table else None, language), names, seat)
    return words.refusal(refusal)


def about(game: AnyGame, bots: tuple[str, ...], language: str, web: Path) -> GameShown:
    """Return the entry of a game in the catalogue; `web` is the folder of the built web client."""
    return _about(game.about.id, bots, book(game.about.id, language), game_files(game.about.id, web))


@cache
def _about(game_id: str, bots: tuple[str, ...], texts: Book, files: GameFiles) -> GameShown:
    game = find_game(game_id)
    kind = game.types.Options
    properties = msgspec.json.schema(kind)["$defs"][kind.__name__].get("properties", {})
    default = next(iter(game.about.variants.values()))
    return GameShown(
        id=game.about.id,
        edition=game.edition,
        title=texts.find("title") or game.about.id,
        tagline=texts.find("tagline") or "",
        seats=game.about.seats,
        minutes=game.about.minutes,
        variants=tuple(VariantShown(key, options) for key, options in game.about.variants.items()),
        options=tuple(
            OptionShown(
                key=field.encode_name,
                schema=properties.get(field.encode_name, {}),
                default=getattr(default, field.name),
            )
            for field in msgspec.structs.fields(kind)
        ),
        bots=bots,
        difficulty=game.about.difficulty,
        at_table=dict(game.at_table),
        lessons=tuple(
            LessonShown(
                id=lesson.id,
                minutes=lesson.minutes,
                seats=len(lesson.names),
                variant=lesson.variant or next(iter(game.about.variants)),
            )
            for lesson in lessons_of(game)
        ),
        tells_aim=texts.find("aim") is not None,
        board=files.board,
        cover=files.cover,
        stamp=files.stamp,
    )
