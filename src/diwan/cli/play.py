"""`diwan play`: a person plays against bots in the terminal."""

import os
import shlex
from datetime import datetime
from itertools import chain, count
from pathlib import Path

from rich.console import Console

from diwan.bots.driver import BotDriver
from diwan.cli.console import out
from diwan.cli.files import write
from diwan.cli.person import Leave, Person
from diwan.cli.prompt import Prompt
from diwan.cli.screen import TableScreen
from diwan.cli.seating import PlayOptions, Seating, make_ask, prepare_match
from diwan.core.errors import DiwanError
from diwan.words import Book


def play_in_terminal(chosen: PlayOptions) -> None:
    console = out()
    prompt = Prompt(console)
    book = Book(chosen.language)
    ask = make_ask(book, prompt.ask, console.print) if prompt.interactive else lambda _key, usual, _choices: usual
    try:
        seating = prepare_match(chosen, ask)
    except EOFError:
        return
    Session(seating, console, prompt, chosen).run()


class Session:
    """One game of a person, from its start to its end or until the person leaves."""

    def __init__(self, seating: Seating, console: Console, prompt: Prompt, chosen: PlayOptions) -> None:
        self.match, self.chosen = seating.match, chosen
        self.screen = TableScreen(seating.match, seating.me, console, prompt, chosen.language)
        self._me, self._person = seating.me, Person(self.screen, self._save)
        self._bots = seating.bots

    def run(self) -> None:
        try:
            with self.screen.opened():
                self._play_on()
            self._finish()
        except (Leave, EOFError, KeyboardInterrupt):
            self._save_for_later()
            self.screen.say("goodbye")
        except Exception:
            self._save_for_later()  # The game must not be lost because of an error in the program.
            raise

    def _play_on(self) -> None:
        driver = BotDriver(self.match, {seat: self._bots.get(seat, self._person) for seat in self.match.seats})
        while waiting := self.match.to_act:
            # The person is asked last, so that they need not wait for bots that decide at the same time.
            driver.decide(next((seat for seat in waiting if seat != self._me), self._me))
            driver.interject()

    def _finish(self) -> None:
        outcome = self.match.outcome
        assert outcome is not None
        self.screen.show_end(outcome)
        if self.chosen.record and self._save(self.chosen.record):
            self.screen.say("replay-with", command=f"diwan replay {shlex.quote(str(self.chosen.record))}")

    # --- Saving ---

    def _save(self, path: Path) -> bool:
        record = self.match.record()
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            write(path, record.dumps())
        except (DiwanError, OSError) as error:
            self.screen.say("not-saved", problem=str(error))
            return False
        self.screen.say("saved" if record.outcome is None else "saved-finished", path=str(path))
        return True

    def _save_for_later(self) -> None:
        """Save the game, and say how to resume it."""
        path = self.chosen.record or self.chosen.resume
        if path is None or not self._save(path):
            path = _free_path(saved_games(), self.match.game.about.id, datetime.now())
            if not self._save(path):
                return
        if self.match.outcome is None:
            self.screen.say("resume-with", command=f"diwan play --resume {shlex.quote(str(path))}")
        else:
            self.screen.say("replay-with", command=f"diwan replay {shlex.quote(str(path))}")


def saved_games() -> Path:
    """Return the folder for unfinished games, if the person did not name a file."""
    home = os.environ.get("XDG_DATA_HOME")
    return (Path(home) if home else Path.home() / ".local" / "share") / "diwan"


def _free_path(folder: Path, game_id: str, now: datetime) -> Path:
    """Return the path of a new file, even if another game was left in the same second."""
    name = f"{game_id}-{now:%Y%m%d-%H%M%S}"
    names = chain([name], (f"{name}-{number}" for number in count(2)))
    return next(path for name in names if not (path := folder / f"{name}.jsonl").exists())
