"""Errors that users see. Each message is one sentence that says what is wrong, where, and what to do."""


class DiwanError(Exception):
    """Something that the user gave cannot be used. The message is all that the user needs to see."""


class BadSetup(DiwanError):
    """An unknown game, variant, option or number of seats."""


class BadGame(DiwanError):
    """A game whose declaration breaks the contract, or that its package names but does not contain."""


class BadFile(DiwanError):
    """A record, deck or example file that cannot be read; the message begins with `file:line:`."""

    def __init__(self, name: str, line: int, problem: str) -> None:
        super().__init__(f"{name}:{line}: {problem}")
        self.name, self.line, self.problem = name, line, problem

    def __reduce__(self) -> tuple[type["BadFile"], tuple[str, int, str]]:
        """Pickle all arguments, for errors in worker processes: Exception would pickle only the message."""
        return type(self), (self.name, self.line, self.problem)
