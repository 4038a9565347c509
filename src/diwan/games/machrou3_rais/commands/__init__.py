"""The commands of Machrou3 Ra2is."""

from pathlib import Path

from cyclopts import App

from diwan.cli.flags import Json, Language, game_group

deck = App(
    name="deck",
    group=game_group("Machrou3 Ra2is"),
    help="Decks of cards that are kept as data.",
    help_format="plaintext",
)


@deck.command(name="check")
def deck_check(file: Path, /, *, json: Json = False, language: Language = "en") -> None:
    """Check a deck file and say in words what each card does.

    Args:
        file: The deck.
    """
    from diwan.games.machrou3_rais.commands.deck import check_deck

    check_deck(file, json, language)
