"""`diwan games` and `diwan rules`: the games, their options and their rules."""

from typing import Any

import msgspec
from rich.markdown import Markdown
from rich.padding import Padding
from rich.text import Text

from diwan.bots.bot import bots
from diwan.cli.console import out, print_json
from diwan.core.game import AnyGame
from diwan.core.registry import game as find_game
from diwan.core.registry import games
from diwan.core.setup import allowed_values, format_numbers, option_struct
from diwan.words import Book
from diwan.words.rules import rules_text


def print_games(json: bool, language: str) -> None:
    if json:
        print_json([_facts(find_game(game_id), language) for game_id in games()])
        return
    console = out()
    for game_id in games():
        game = find_game(game_id)
        about, book = game.about, Book(language, game)
        minutes = "-".join(str(number) for number in dict.fromkeys(about.minutes))
        console.print(
            Text.assemble((game_id, "bold"), (f"  {format_numbers(about.seats)} players, {minutes} minutes", "dim")),
            Padding(Text(book.find("tagline") or ""), (0, 0, 0, 4)),
            Padding(Text(f"bots: {', '.join(bots(game_id))}", style="dim"), (0, 0, 0, 4)),
            sep="\n",
        )


def print_game(game_id: str, json: bool, language: str) -> None:
    game = find_game(game_id)
    if json:
        print_json(_facts(game, language))
        return
    console, book = out(), Book(language, game)
    console.print(Text(book.find("title") or game_id, style="bold"))
    console.print(Text(book.find("tagline") or ""))
    console.print(f"{format_numbers(game.about.seats)} players; bots: {', '.join(bots(game_id))}", markup=False)
    for name in game.about.variants:
        console.print(Text(f"\n--variant {name}", style="bold"))
        console.print(Padding(_explanation(book, f"variant-{name}"), (0, 0, 0, 4)))
    for field in _options(game):
        key = field.encode_name
        console.print(Text.assemble((f"\n--option {key}=", "bold"), (_allowed(field), "dim")))
        console.print(Padding(_explanation(book, f"option-{key}"), (0, 0, 0, 4)))


def _explanation(book: Book, key: str) -> Text:
    return Text(book.find(f"{key}.about") or book.find(key) or "")


def _options(game: AnyGame) -> tuple[msgspec.structs.FieldInfo, ...]:
    return msgspec.structs.fields(next(iter(game.about.variants.values())))


def _allowed(field: msgspec.structs.FieldInfo) -> str:
    """Return the possible values of an option, as they are typed."""
    if "Literal" in str(field.type):
        return allowed_values(field.type, ValueError()).removeprefix("choose ").replace(" or ", " | ")
    if option_struct(field.type):
        return "@FILE.toml"
    return "true | false" if field.type is bool else "NUMBER" if "int" in str(field.type) else "WORD"


def _facts(game: AnyGame, language: str) -> dict[str, Any]:
    book, about = Book(language, game), game.about
    return {
        "id": about.id,
        "title": book.find("title"),
        "tagline": book.find("tagline"),
        "edition": game.edition,
        "seats": about.seats,
        "minutes": about.minutes,
        "variants": about.variants,
        "bots": list(bots(about.id)),
    }


# --- Rules ---


def print_rules(game_id: str, ruling: str | None, language: str) -> None:
    game = find_game(game_id)
    text = rules_text(game, ruling, Book(language, game).language)
    out().print(Markdown(text))
