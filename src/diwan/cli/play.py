"""`diwan play`: a person and bots at one table, in the terminal.

The person is shown `view(seat)` and `news(seat)` and nothing else.
"""

import os
import shlex
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path
from typing import Any

import msgspec
from rich.columns import Columns
from rich.console import Console, Group, RenderableType
from rich.markdown import Markdown
from rich.table import Table
from rich.text import Text

from diwan.cli.console import out
from diwan.cli.files import write
from diwan.cli.menu import fitting, whole_number
from diwan.cli.pictures import Gallery
from diwan.cli.prompt import Prompt
from diwan.cli.seating import Seating, Wishes, asking, sit_down
from diwan.cli.story import Story
from diwan.core.codec import decoder
from diwan.core.errors import DiwanError
from diwan.core.game import Refusal, Tally, tally_of
from diwan.core.match import Match
from diwan.words import Book, Words
from diwan.words.rules import rules_text

COMMANDS = ("help", "rules", "log", "save", "quit")
MOST_SHOWN = 60
"""Moves on the screen; more are narrowed down by typing."""
FEWEST_SHOWN = 6
MOST_IN_ONE_COLUMN = 12
LEAST_LOG = 5
MOST_REPEATED = 40
"""Signs of what was typed, where it is quoted."""


class Leave(Exception):
    """The person wants to go."""


def play_in_terminal(wishes: Wishes) -> None:
    console = out()
    prompt = Prompt(console)
    book = Book(wishes.language)
    ask = asking(book, prompt.ask, console.print) if prompt.interactive else lambda _key, usual, _choices: usual
    try:
        seating = sit_down(wishes, ask)
    except EOFError:
        return
    Session(seating, console, prompt, wishes).run()


class Session:
    def __init__(self, seating: Seating, console: Console, prompt: Prompt, wishes: Wishes) -> None:
        self.match, self.me, self.bots = seating.match, seating.me, seating.bots
        self.console, self.prompt, self.wishes = console, prompt, wishes
        self.book = Book(wishes.language, self.match.game)
        self.words = Words(self.book, self.match.names, self.me)
        self.gallery = Gallery(self.match.game)
        self.story = Story(self.match.game, self.gallery, self.words)
        self.heard_by_bots = dict.fromkeys(self.bots, 0)
        self.shown = 0
        """How many lines of the story were on the screen when the person last chose."""
        self.told_on_a_page = 0
        """How many lines were shown on a page of their own, for want of room beside the table."""
        self.waited_at: Sequence[Any] = ()
        """The menu out of turn that the person has already let pass."""
        self._retell()

    def _retell(self) -> None:
        """Plays the moves so far once more, for what was told of each."""
        shadow = Match(self.match.game, self.match.setup, nature=False)
        self.story.hear(shadow.told, shadow.state)
        for actor, move in self.match.moves:
            before = shadow.state
            self.story.hear(shadow.play(actor, move), before)

    # --- The course of the game ---

    def run(self) -> None:
        try:
            with self._screen():
                self._play_on()
            self._finish()
        except (Leave, EOFError, KeyboardInterrupt):
            self._keep()
            self._say("goodbye")
        except Exception:
            self._keep()  # a fault of the program must not cost the game
            raise

    def _play_on(self) -> None:
        while waiting := self.match.to_act:
            thinking = [seat for seat in waiting if seat in self.bots]
            if thinking:
                self._let_bot_choose(thinking[0])
            else:
                self._let_me_choose()
            self._interject()

    def _play(self, seat: int, move: Any) -> None:
        before = self.match.state
        self.story.hear(self.match.play(seat, move), before)

    def _let_bot_choose(self, seat: int) -> None:
        self._play(seat, self.bots[seat].choose(self.match.view(seat), self.match.legal(seat), self._fresh(seat)))

    def _fresh(self, seat: int) -> tuple[Any, ...]:
        fresh = self.match.news(seat, self.heard_by_bots[seat])
        self.heard_by_bots[seat] = len(self.match.told)
        return fresh

    def _interject(self) -> None:
        """Whoever owes nothing but has a menu may act out of turn, once after every move."""
        for seat in self.match.seats:
            menu = self.match.legal(seat) if seat not in self.match.to_act else ()
            if not menu:
                continue
            if seat == self.me:
                if menu != self.waited_at:
                    self._let_me_interject(menu)
            elif move := self.bots[seat].interject(self.match.view(seat), menu, self._fresh(seat)):
                self._play(seat, move)

    def _let_me_choose(self) -> None:
        menu = self.match.legal(self.me)
        self._play_mine(self._choose(menu, self.book.say("your-move")))
        self.waited_at = ()

    def _let_me_interject(self, menu: Sequence[Any]) -> None:
        move = self._choose(menu, self.book.say("wait-or-act"), may_wait=True)
        if move is None:
            self.waited_at = menu
        else:
            self._play_mine(move)

    def _play_mine(self, move: Any) -> None:
        self.shown = len(self.story.lines)
        if self.prompt.interactive:
            self._say("others-think")
        self._play(self.me, move)

    # --- Choosing ---

    def _choose(self, menu: Sequence[Any], question: str, may_wait: bool = False) -> Any:
        lines = self.words.menu(self.match.game, self.match.view(self.me), menu)
        self.show_table(menu, lines)
        while True:
            typed = self.prompt.ask(question, [*lines, *COMMANDS])
            if not typed:
                if may_wait:
                    return None
                continue
            if self._command(typed):
                if self.prompt.interactive:
                    self.show_table(menu, lines)
                continue
            if typed.startswith("{"):
                if (move := self._free_move(typed)) is not None:
                    return move
                continue
            if (number := whole_number(typed)) is not None:
                if 1 <= number <= len(menu):
                    return menu[number - 1]
                self._say("not-a-number", typed=_short(typed), count=len(menu))
                continue
            shown = fitting(typed, lines)
            if len(shown) == 1:
                return menu[shown[0]]
            if shown:
                self._say("narrowed", typed=_quoted(typed), count=len(shown))
                self.console.print(self._menu(menu, lines, shown, hints=False))
            else:
                self._say("not-understood", typed=_quoted(typed))

    def _free_move(self, typed: str) -> Any | None:
        """A move written as JSON, for games in which a menu cannot list them all."""
        try:
            move = decoder(self.match.game, "Move").decode(typed)
        except msgspec.MsgspecError as error:
            self.console.print(Text(str(error)))
            return None
        refused: Refusal | None = self.match.refusal(self.me, move)
        if refused is not None:
            self.console.print(Text(self.words.refusal(refused), style="bold"))
            return None
        return move

    def _say(self, key: str, **arguments: Any) -> None:
        self.console.print(Text(self.book.say(key, **arguments)), soft_wrap=True)

    # --- The screen ---

    @contextmanager
    def _screen(self) -> Iterator[None]:
        """On a terminal everything happens on a page of its own: what has scrolled away is not kept for peeking."""
        if not self.prompt.interactive:
            yield
            return
        self.console.set_alt_screen(True)
        try:
            yield
        finally:
            self.console.set_alt_screen(False)

    def show_table(self, menu: Sequence[Any], lines: Sequence[str]) -> None:
        view = self.match.view(self.me)
        picture = self.gallery.draw(view, self.words, self.console.width)
        if not self.prompt.interactive:
            self.console.print(Group(*self._log(view, self.shown), picture, self._menu(menu, lines)))
            return
        log, news = self._log(view), len(self._log(view, self.shown))
        full, short = self._menu(menu, lines), self._menu(menu, lines, hints=False)
        small = self.gallery.draw_small(view, self.words, self.console.width)
        for shown, offered in ((picture, full), (picture, short), (small, short)):
            room = self.console.height - 3 - self._height(shown) - self._height(offered)
            if room >= max(LEAST_LOG, news):
                break
        limit = MOST_SHOWN
        while room < 1 and limit > FEWEST_SHOWN:  # the table comes first; words find what the screen cannot hold
            limit -= 3
            offered = self._menu(menu, lines, hints=False, limit=limit)
            room = self.console.height - 3 - self._height(shown) - self._height(offered)
        if room < news and self.told_on_a_page < len(self.story.lines):
            self._page(Group(*log[-news:]))
            self.told_on_a_page = len(self.story.lines)
        self.console.clear()
        self.console.print(Group(shown, *log[-max(1, room) :], Text(), offered))

    def _height(self, thing: RenderableType) -> int:
        return len(self.console.render_lines(thing, pad=False))

    def _log(self, view: Any, since: int = 0) -> list[Text]:
        """What was told; the news since the last choice stand out."""
        lines = []
        for number, line in self.story.recent(view, since):
            new = number >= self.shown
            text = Text("• " if new else "  ").append_text(self.story.coloured(line, "" if new else "dim"))
            text.no_wrap, text.overflow = True, "ellipsis"
            lines.append(text)
        return lines

    def _menu(
        self,
        menu: Sequence[Any],
        lines: Sequence[str],
        chosen: Sequence[int] | None = None,
        hints: bool = True,
        limit: int = MOST_SHOWN,
    ) -> RenderableType:
        numbers = list(range(len(menu))) if chosen is None else list(chosen)
        items = [
            Text.assemble((f"{number + 1:>3} ", "bold"), self.gallery.coloured(lines[number], self.words))
            for number in numbers[:limit]
        ]
        if hints and len(items) <= MOST_IN_ONE_COLUMN:
            table = Table.grid(padding=(0, 2))
            for number, item in zip(numbers, items, strict=False):
                table.add_row(item, Text(self.words.move_hint(menu[number]) or "", style="dim"))
            return table
        shown: RenderableType = Columns(items, column_first=True, padding=(0, 2))
        if len(numbers) > limit:
            shown = Group(shown, Text(self.book.say("more-moves", count=len(numbers) - limit), style="dim"))
        return shown

    # --- Commands ---

    def _command(self, typed: str) -> bool:
        """Does what is no move; False if it is none of these."""
        word, _, rest = typed.partition(" ")
        match word.lower(), rest.strip():
            case ("help" | "?", ""):
                self._page(self._help())
            case ("rules", ruling):
                self._rules(ruling)
            case ("log", ""):
                log = self._log(self.match.view(self.me))
                title = Text(self.book.say("log-title"), style="bold")
                self._page(Group(title, *(log or [Text(self.book.say("log-empty"))])))
            case ("save", path) if path:
                self._save(Path(path).expanduser())
                self._pause()
            case ("quit" | "exit" | "q", ""):
                raise Leave
            case _:
                return False
        return True

    def _help(self) -> RenderableType:
        say = self.book.say
        return Group(
            Text(say("help-title"), style="bold"),
            Text(say("help-move")),
            *([Text(say("help-tab"))] if self.prompt.interactive else []),
            Text(),
            Text(say("help-commands")),
        )

    def _rules(self, ruling: str) -> None:
        try:
            text = rules_text(self.match.game, ruling or None, self.wishes.language)
        except DiwanError as error:
            self.console.print(Text(str(error)))
            self._pause()
            return
        self._page(Markdown(text))

    def _page(self, thing: RenderableType) -> None:
        """Shows something long; on a terminal page by page."""
        if self.prompt.interactive and self._height(thing) > self.console.height - 3:
            os.environ.setdefault("LESS", "-R")  # without it `less` shows the codes of colours, not the colours
            with self.console.pager(styles=True):
                self.console.print(thing)
            return
        if self.prompt.interactive:
            self.console.clear()
        self.console.print(thing)
        self._pause()

    def _pause(self) -> None:
        if self.prompt.interactive:
            self.console.print()
            self.prompt.ask(self.book.say("press-enter"))

    # --- Saving and leaving ---

    def _save(self, path: Path) -> bool:
        record = self.match.record()
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            write(path, record.dumps())
        except (DiwanError, OSError) as error:
            self._say("not-saved", problem=str(error))
            return False
        self._say("saved" if record.outcome is None else "saved-finished", path=str(path))
        return True

    def _keep(self) -> None:
        """Saves the game, and says how to come back to it."""
        path = self.wishes.record or self.wishes.resume
        if path is None or not self._save(path):
            path = saved_games() / _file_name(self.match.game.about.id)
            if not self._save(path):
                return
        if self.match.outcome is None:
            self._say("resume-with", command=f"diwan play --resume {shlex.quote(str(path))}")
        else:
            self._say("replay-with", command=f"diwan replay {shlex.quote(str(path))}")

    def _finish(self) -> None:
        outcome = self.match.outcome
        assert outcome is not None
        view = self.match.view(self.me)
        rest = self._log(view, self.shown)
        self.console.print(Group(*rest, self.gallery.draw(view, self.words, self.console.width), Text()))
        self.console.print(self.gallery.coloured(self.words.outcome(outcome), self.words, "bold"))
        tally = tally_of(self.match.game, self.match.state) or Tally("", outcome.scores)
        order = sorted(self.match.seats, key=lambda seat: (seat not in outcome.winners, -tally.counts[seat]))
        for seat in order:
            score = self.book.say("score", name=self.words.name(seat), score=self.words.count(tally, seat))
            self.console.print(self.gallery.coloured(f"  {score}", self.words))
        if self.wishes.record and self._save(self.wishes.record):
            self._say("replay-with", command=f"diwan replay {shlex.quote(str(self.wishes.record))}")


def saved_games() -> Path:
    """Where games are kept that were left without a word where to."""
    home = os.environ.get("XDG_DATA_HOME")
    return (Path(home) if home else Path.home() / ".local" / "share") / "diwan"


def _file_name(game_id: str) -> str:
    return f"{game_id}-{datetime.now():%Y%m%d-%H%M%S}.jsonl"


def _quoted(typed: str) -> str:
    return f"“{_short(typed)}”"


def _short(typed: str) -> str:
    """A whole page can be pasted by mistake."""
    return typed if len(typed) <= MOST_REPEATED else f"{typed[: MOST_REPEATED - 1]}…"
