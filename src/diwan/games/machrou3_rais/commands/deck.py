"""`diwan deck check`: check a deck file, and say in words what each of its cards does."""

from collections.abc import Iterator
from pathlib import Path

from msgspec import Struct
from rich.padding import Padding
from rich.text import Text

from diwan.cli.console import out, print_json
from diwan.cli.files import read
from diwan.core.errors import BadFile, BadSetup
from diwan.core.game import AnyGame
from diwan.core.registry import game as find_game
from diwan.core.setup import make_setup
from diwan.games.machrou3_rais import words as cards
from diwan.games.machrou3_rais.deck import Deck, complete, read_deck
from diwan.words import Book, Words
from diwan.words.phrases import say_phrase, say_phrases


class Explained(Struct, frozen=True):
    section: str
    id: str
    title: str
    sentences: tuple[str, ...]


class Refused(Struct, frozen=True):
    """A kind of table that needs more cards than the deck has."""

    variant: str
    seats: int
    why: str


def check_deck(file: Path, json: bool = False, language: str = "en") -> None:
    """Print every card of the file, or raise BadFile with the line of the mistake."""
    deck = read_deck(read(file), str(file))
    game = find_game("machrou3-rais")
    refused = tuple(refusals(game, deck))
    if len(refused) == len(game.about.variants) * len(game.about.seats):
        raise BadFile(str(file), 1, f"no table can play with this deck: {refused[0].why}")
    explained = tuple(explain(deck, Book(language, game)))
    if json:
        print_json({"file": str(file), "cards": explained, "refused": refused})
        return
    console, section = out(), ""
    for card in explained:
        if card.section != section:
            section = card.section
            console.print(Text(f"\n{section}", style="bold underline"))
        console.print(Text.assemble((card.id, "bold cyan"), "  ", (card.title, "bold")))
        for sentence in card.sentences:
            console.print(Padding(Text(sentence), (0, 0, 0, 6)))
    console.print(f"\n{len(explained)} cards, {'and some tables need more' if refused else 'nothing wrong'}.")
    for table in refused:
        console.print(f"Not for {table.variant} with {table.seats} players: {table.why}.", soft_wrap=True)


def refusals(game: AnyGame, deck: Deck) -> Iterator[Refused]:
    """Yield the kinds of table that cannot play with the deck."""
    for variant in game.about.variants:
        for seats in game.about.seats:
            try:
                make_setup(game, seats, variant, {"deck": deck})
            except BadSetup as error:
                yield Refused(variant, seats, str(error))


def explain(deck: Deck, book: Book) -> Iterator[Explained]:
    """Yield each card of the deck in words, without the house cards that fill what it leaves out."""

    def sentence(phrases: tuple[cards.Phrase, ...]) -> str:
        text = say_phrases(book, phrases)
        return f"{text[:1].upper()}{text[1:]}."

    def title(of: str) -> str:
        return Words(book, ()).value("title", of)

    for objective in deck.objective:
        text = sentence(cards.objective(objective))
        sized = any(isinstance(getattr(condition, "n", None), tuple) for condition in objective.when)
        notes = [book.say("card-by_players")] * sized + [book.say("card-advanced_only")] * objective.advanced_only
        yield Explained(book.say("section-objective"), objective.id, title(objective.title), (text, *notes))
    for power in deck.power:
        lines = [sentence((phrase,)) for phrase in cards.power(power)]
        if cards.has_beginner_version(power):
            beginner = " ".join(sentence((phrase,)) for phrase in cards.power(power, advanced=False))
            lines.append(book.say("card-beginner", text=beginner))
        yield Explained(book.say("section-power"), power.id, title(power.title), tuple(lines))
    for newsflash in deck.newsflash:
        lines = [sentence((phrase,)) for phrase in cards.newsflash(newsflash)]
        lines += [book.say("card-chaotic")] * newsflash.chaotic
        yield Explained(book.say("section-newsflash"), newsflash.id, title(newsflash.title), tuple(lines))
    whole = complete(deck)
    for origin in deck.district:
        text = say_phrase(book, cards.origin(whole, origin.id))
        name = book.say(f"district-{origin.id}")
        yield Explained(
            book.say("section-origin"),
            origin.id,
            f"{title(origin.doo_power.title)} ({name})",
            (f"{text[:1].upper()}{text[1:]}.",),
        )
