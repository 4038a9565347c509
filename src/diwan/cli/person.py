"""The person at the terminal, who is asked for moves like a bot."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Group, RenderableType
from rich.markdown import Markdown
from rich.text import Text

from diwan.cli.menu import Menu, fitting, whole_number
from diwan.cli.screen import TableScreen
from diwan.core.codec import decoder
from diwan.core.errors import DiwanError
from diwan.words.rules import rules_text

COMMANDS = ("help", "table", "menu", "rules", "log", "save", "quit")
LONGEST_QUOTE = 40
"""Characters of the input that a message quotes: somebody may paste a whole page by mistake."""


class Leave(Exception):
    """The person leaves the game."""


class Person:
    """A `Bot` whose moves a person types."""

    def __init__(self, screen: TableScreen, save: Callable[[Path], object]) -> None:
        self.screen, self._save = screen, save
        self._let_pass: Sequence[Any] = ()
        """The last menu out of turn at which the person chose to wait. The person is not asked about it again."""

    def choose(self, _view: Any, menu: Sequence[Any], _news: Sequence[Any]) -> Any:
        move = self._ask(self.screen.menu(menu), "your-move", may_wait=False)
        self._let_pass = ()
        return self._decided(move)

    def interject(self, _view: Any, menu: Sequence[Any], _news: Sequence[Any]) -> Any | None:
        if menu == self._let_pass:
            return None
        move = self._ask(self.screen.menu(menu), "wait-or-act", may_wait=True)
        if move is None:
            self._let_pass = menu
            return None
        return self._decided(move)

    def _decided(self, move: Any) -> Any:
        self.screen.read = len(self.screen.story.lines)
        if self.screen.prompt.interactive:
            self.screen.say("others-think")
        return move

    # --- Choosing ---

    def _ask(self, menu: Menu, question: str, may_wait: bool) -> Any | None:
        """Ask until a move is chosen and return it. Return None if the person may wait and presses Enter."""
        self.screen.show_table(menu)
        while True:
            typed = self.screen.prompt.ask(self.screen.book.say(question), [*menu.lines, *COMMANDS])
            if not typed:
                if may_wait:
                    return None
            elif self._command(typed, menu):
                if self.screen.prompt.interactive:
                    self.screen.show_table(menu)
            elif (move := self._written(typed) if typed.startswith("{") else self._listed(typed, menu)) is not None:
                return move

    def _listed(self, typed: str, menu: Menu) -> Any | None:
        """Return the move of the menu that was typed. If it is not clear, say why and return None."""
        if (number := whole_number(typed)) is not None:
            if 1 <= number <= len(menu.moves):
                return menu.moves[number - 1]
            self.screen.say("not-a-number", typed=_short(typed), count=len(menu.moves))
            return None
        found = fitting(typed, menu.lines)
        if len(found) == 1:
            return menu.moves[found[0]]
        if found:
            title = self.screen.book.say("narrowed", typed=_quoted(typed), count=len(found))
            self.screen.show_below(Group(Text(title), self.screen.draw_menu(menu, only=found, hints=False)))
        else:
            self.screen.say("not-understood", typed=_quoted(typed))
        return None

    def _written(self, typed: str) -> Any | None:
        """Return a move that was typed as JSON, for games with moves that menus cannot list."""
        match = self.screen.match
        try:
            move = decoder(match.game.types.Move).decode(typed)
        except msgspec.MsgspecError as error:
            self.screen.tell(str(error))
            return None
        if refused := match.refusal(self.screen.me, move):
            self.screen.tell(self.screen.words.refusal(refused), "bold")
            return None
        return move

    # --- Commands ---

    def _command(self, typed: str, menu: Menu) -> bool:
        """Run the command that was typed; return False if it is not a command."""
        word, _, rest = typed.partition(" ")
        match word.lower(), rest.strip():
            case ("help" | "?", ""):
                self.screen.page(self._help())
            case ("table", ""):
                self.screen.page(self.screen.picture())
            case ("menu", ""):
                self.screen.page(self.screen.draw_menu(menu, limit=len(menu.moves)))
            case ("rules", ruling):
                self._rules(ruling)
            case ("log", ""):
                self.screen.page(self._log())
            case ("save", path) if path:
                self._save(Path(path).expanduser())
                self.screen.pause()
            case ("quit" | "exit" | "q", ""):
                raise Leave
            case _:
                return False
        return True

    def _help(self) -> RenderableType:
        say = self.screen.book.say
        return Group(
            Text(say("help-title"), style="bold"),
            Text(say("help-move")),
            *([Text(say("help-tab"))] if self.screen.prompt.interactive else []),
            Text(),
            Text(say("help-commands")),
        )

    def _log(self) -> RenderableType:
        say = self.screen.book.say
        return Group(Text(say("log-title"), style="bold"), *(self.screen.log() or [Text(say("log-empty"))]))

    def _rules(self, ruling: str) -> None:
        try:
            text = rules_text(self.screen.match.game, ruling or None, self.screen.book.language)
        except DiwanError as error:
            self.screen.tell(str(error))
            self.screen.pause()
            return
        self.screen.page(Markdown(text))


def _quoted(typed: str) -> str:
    return f"“{_short(typed)}”"


def _short(typed: str) -> str:
    return typed if len(typed) <= LONGEST_QUOTE else f"{typed[: LONGEST_QUOTE - 1]}…"
