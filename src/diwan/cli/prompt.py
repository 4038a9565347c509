"""Asking a person a question: with completion and history on a terminal, by plain lines on a pipe, for scripts."""

import sys
from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Any

from rich.console import Console

from diwan.cli.menu import fitting

if TYPE_CHECKING:
    from prompt_toolkit import PromptSession
    from prompt_toolkit.completion import CompleteEvent
    from prompt_toolkit.document import Document


class Prompt:
    """Asks questions. `ask` raises EOFError at the end of the input (Ctrl-D, or the end of a script)."""

    def __init__(self, console: Console) -> None:
        self.interactive = sys.stdin.isatty() and console.is_terminal and not console.is_dumb_terminal
        self._session: PromptSession[str] | None = None

    def ask(self, question: str, choices: Sequence[str] = ()) -> str:
        if not self.interactive:
            return self._line(f"{question}> ")
        from prompt_toolkit.completion import Completer, Completion

        class Choices(Completer):
            def get_completions(self, document: "Document", _event: "CompleteEvent") -> Iterator[Completion]:
                typed = document.text_before_cursor
                for choice in completions(typed, choices):
                    yield Completion(choice, start_position=-len(typed))

        return str(self._get_session().prompt(f"{question}> ", completer=Choices())).strip()

    @staticmethod
    def _line(question: str) -> str:
        try:
            typed = input(question).strip()
        except EOFError:
            print()
            raise
        if not sys.stdin.isatty():
            print(typed)  # A terminal would show what is typed, so the output of a script shows it too.
        return typed

    def _get_session(self) -> Any:
        if self._session is None:
            from prompt_toolkit import PromptSession
            from prompt_toolkit.shortcuts import CompleteStyle

            self._session = PromptSession(
                complete_style=CompleteStyle.READLINE_LIKE,
                complete_while_typing=False,
                reserve_space_for_menu=0,  # Reserved lines would scroll the table out of the window.
            )
        return self._session


def completions(typed: str, choices: Sequence[str]) -> Iterable[str]:
    """Return the choices that begin with what was typed, else those in which the typed words occur."""
    start = [choice for choice in choices if choice.lower().startswith(typed.lower())]
    return start or [choices[index] for index in fitting(typed, choices)]
