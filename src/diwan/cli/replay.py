"""`diwan replay`: a recorded game, step by step.

A finished game is shown in full, or as one seat saw it. An unfinished game is shown only as a spectator or a seat sees
it.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from msgspec import Struct
from rich.console import Console, Group
from rich.text import Text

from diwan.cli.console import out
from diwan.cli.files import load_record
from diwan.cli.menu import whole_number
from diwan.cli.pictures import Painter
from diwan.cli.prompt import Prompt
from diwan.cli.story import is_repeated, is_told, printable_names
from diwan.core.errors import BadSetup
from diwan.core.game import NATURE, SPECTATOR, Outcome, Told, news
from diwan.core.match import Match
from diwan.core.record import Record
from diwan.words import Book, Words


class Step(Struct, frozen=True):
    """A step of the replay: the position after a move, and the lines about it."""

    number: int
    state: Any
    lines: tuple[str, ...]


class Reader(Struct, frozen=True):
    """The one who watches: a seat, a spectator (None), or anybody if `everything` is shown."""

    seat: int | None
    everything: bool


def replay_in_terminal(path: Path, seat: int | None, number: int | None, whole: bool, language: str) -> None:
    record = load_record(path, number)
    if seat is not None and not 0 <= seat < record.setup.seats:
        raise BadSetup(f"there is no seat {seat}; the record has the seats 0 to {record.setup.seats - 1}")
    Match.replay(record, name=str(path))  # Refuses a changed record before anything is shown.
    Replay(record, Reader(seat, seat is None and record.outcome is not None), out(), language).run(whole)


class Replay:
    """A record as one reader may see it."""

    def __init__(self, record: Record, reader: Reader, console: Console, language: str) -> None:
        self.record, self.reader, self.console = record, reader, console
        match = Match.replay(record, upto=0)
        self.game, self.book = match.game, Book(language, match.game)
        self.words = Words(self.book, printable_names(record.names, record.setup.seats, self.book), reader.seat)
        self.painter = Painter(match.game)
        self.steps = [step for step in self._all_steps(match) if step.lines]

    def _all_steps(self, match: Match) -> Iterator[Step]:
        yield Step(0, match.state, (self.book.say("replay-start"),))
        for number, (actor, move) in enumerate(self.record.moves, 1):
            view = match.view(None if actor == NATURE else actor)
            told = match.play(actor, move)
            yield Step(number, match.state, tuple(self._lines(actor, move, view, told)))

    def _lines(self, actor: int, move: Any, view: Any, told: tuple[Told, ...]) -> Iterator[str]:
        if self.reader.everything:
            is_echo, heard = self.game.is_echo, told
            told = tuple(one for one in heard if not is_echo(one.event, heard))
            if not is_echo(move, heard) and not is_told(actor, move, told, everything=True):
                who = self.book.say("nature") if actor == NATURE else self.words.name(actor)
                (sentence,) = self.words.menu(self.game, view, [move])
                yield f"{who}: {sentence}"
                told = tuple(one for one in told if not is_repeated(actor, move, one))
        for one in told:
            seats = [seat for seat in one.to or () if seat != SPECTATOR]
            if self.reader.everything and seats:
                names = self.words.list([self.words.name(seat) for seat in seats])
                # The sentence as its hearers read it.
                reader = seats[0] if one.to == (seats[0],) else None
                sentence = Words(self.book, self.words.names, reader).event(one.event)
                yield "  " + self.book.say("replay-heard", names=names, sentence=sentence)
            else:
                yield from (f"  {sentence}" for sentence in self.words.events(news([one], self.reader.seat)))

    def run(self, whole: bool) -> None:
        self._title()
        if whole:
            for step in self.steps:
                self._print_lines(step)
            self._end()
            return
        self._walk(Prompt(self.console))

    def _walk(self, prompt: Prompt) -> None:
        index = 0
        while True:
            self._show(self.steps[index], clear=prompt.interactive)
            if index == len(self.steps) - 1:
                self._end()
            try:
                typed = prompt.ask(self.book.say("replay-keys")).lower()
            except (EOFError, KeyboardInterrupt):
                return
            match typed:
                case "q" | "quit":
                    return
                case "b" | "back":
                    index = max(0, index - 1)
                case _ if (number := whole_number(typed)) is not None:
                    index = self._step_of_move(number)
                case "" if index == len(self.steps) - 1:
                    return
                case _:
                    index = min(len(self.steps) - 1, index + 1)

    def _step_of_move(self, number: int) -> int:
        """Return the index of the step that shows a move, or of the last step before it."""
        return max(index for index, step in enumerate(self.steps) if step.number <= number)

    # --- Printing ---

    def _title(self) -> None:
        title = self.book.find("title") or self.record.game
        reader = "all" if self.reader.everything else "onlooker" if self.reader.seat is None else "seat"
        name = self.words.name(self.reader.seat) if self.reader.seat is not None else ""
        self.console.print(Text(self.book.say("replay-title", game=title, reader=reader, name=name), style="bold"))

    def _show(self, step: Step, clear: bool) -> None:
        if clear:
            self.console.clear()
        width = self.console.width
        if self.reader.everything:
            picture = self.painter.reveal(self.game, step.state, self.words, width)
        else:
            picture = self.painter.draw(self.game.view(step.state, self.reader.seat), self.words, width)
        head = self.book.say("replay-step", move=step.number, moves=len(self.record.moves))
        self.console.print(Group(Text(head, style="dim"), picture, Text()))
        self._print_lines(step)

    def _print_lines(self, step: Step) -> None:
        for line in step.lines:
            self.console.print(self.painter.coloured(line, self.words), soft_wrap=True)

    def _has_told_the_end(self, outcome: Outcome) -> bool:
        """Return whether an event of the last step has said why the game is over and who has won."""
        reason = self.book.find(f"reason-{outcome.reason}")
        parts = [reason, *(self.words.name(seat) for seat in outcome.winners)]
        return reason is not None and any(all(part in line for part in parts if part) for line in self.steps[-1].lines)

    def _end(self) -> None:
        outcome = self.record.outcome
        if outcome and self._has_told_the_end(outcome):
            return
        sentence = self.words.outcome(outcome) if outcome else self.book.say("replay-unfinished")
        self.console.print(self.painter.coloured(sentence, self.words, "bold"), soft_wrap=True)
