"""The board in the terminal: a line for each District Group of Parliament, in the colours of the owners."""

from collections.abc import Iterator

from rich.console import Group
from rich.table import Table
from rich.text import Text

from diwan.cli.pictures import Picture, seat_style
from diwan.games.machrou3_rais import words as cards
from diwan.games.machrou3_rais.figures import FIGURES, INDEX, District
from diwan.games.machrou3_rais.influence import NOBODY, card_set_of
from diwan.games.machrou3_rais.state import Voting
from diwan.games.machrou3_rais.view import View
from diwan.words import Words
from diwan.words.phrases import say_phrases

STATION, ORIGIN = "◉", "⌂"


def draw(view: View, words: Words, _width: int) -> Group:
    return Group(*_head(view, words), _parliament(view, words), Text(), _players(view, words), *_own(view, words))


def _say(words: Words, key: str, **arguments: object) -> str:
    return words.book.say(f"picture-{key}", **arguments)


def _head(view: View, words: Words) -> Iterator[Text]:
    if view.round:
        yield Text(_say(words, "round", round=view.round, speaker=words.name(view.speaker or 0)), style="bold")
    if view.newsflash is not None:
        card = card_set_of(view).newsflashes[view.newsflash]
        says = say_phrases(words.book, cards.newsflash(card))
        yield Text.assemble((f"{words.value('title', card.title)}: ", "bold magenta"), (says, "magenta"))
    if view.round and view.options.mode == "advanced" and view.order:
        yield Text(words.book.say("m3-token", vote="yes" if view.vote_round else "no"), style="dim")


def _parliament(view: View, words: Words) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column(_say(words, "seats"), justify="right")
    table.add_column(_say(words, "leader"))
    table.add_column(_say(words, "districts", station=STATION, origin=ORIGIN))
    for group, lead in zip(FIGURES.group, view.leads, strict=True):
        leader = Text("–", style="dim") if lead == NOBODY else Text(words.name(lead), style=seat_style(lead))
        table.add_row(str(group.seats), leader, _districts(view, words, group.districts))
    return table


def _districts(view: View, words: Words, names: tuple[District, ...]) -> Text:
    line = Text()
    for name in names:
        i = INDEX[name]
        owner = view.board.owners[i]
        marks = STATION * view.board.stations[i]
        marks += "".join(f"{ORIGIN}{words.name(s)}" for s, o in enumerate(view.board.origins) if o == name)
        style = "dim" if owner is None else seat_style(owner)
        line.append(f"{words.value('district', name)} {view.ips[i]}{marks}", style=style)
        line.append("   ")
    return line


def _players(view: View, words: Words) -> Table:
    table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0))
    for key in ("player", "bloc", "land", "declared", "objective", "known"):
        table.add_column(_say(words, key), justify="left" if key in ("player", "known") else "right")
    for seat in range(view.seats):
        declared = sum(1 for d in view.objectives.declared if d.seat == seat)
        holds = view.objectives.hands[seat] is not None
        table.add_row(
            Text(words.name(seat), style=f"bold {seat_style(seat)}"),
            str(view.blocs[seat]),
            str(view.board.owners.count(seat)),
            str(declared),
            "•" if holds else "",
            ", ".join(_known(view, words, seat)),
        )
    return table


def _known(view: View, words: Words, seat: int) -> Iterator[str]:
    """Yield what the reader knows of a seat for certain."""
    character = view.characters[seat] if seat < len(view.characters) else None
    if character is not None:
        yield words.value("character", character)
    elif seat == view.fellow or seat == view.exposed or seat in view.unmasking.accusers:
        yield words.value("team", "corrupt")
    elif seat == view.unmasking.judge:
        yield words.value("team", "judge")
    else:
        yield from (words.value("team", team) for other, team in view.teams_seen if other == seat)
    if seat in view.unmasking.cleared:
        yield _say(words, "not_judge")
    if seat in view.candidates:
        yield _say(words, "candidate")
    if isinstance(view.phase, Voting) and view.answered[seat]:
        yield _say(words, "has_voted")


def _own(view: View, words: Words) -> Iterator[Text]:
    place = None if view.seat is None else view.objectives.hands[view.seat]
    if place is not None and place.card is not None:
        card = card_set_of(view).objectives[place.card]
        says = say_phrases(words.book, cards.objective(card))
        yield Text()
        yield Text.assemble((_say(words, "own_objective", title=words.value("title", card.title)), "bold"), f" {says}.")


PICTURE = Picture(draw=draw)
