"""Errors that people meet. Each message is one sentence that names the place and says what to do."""


class DiwanError(Exception):
    """Something the user gave cannot be used: the message is all that they need to see."""


class BadSetup(DiwanError):
    """An unknown game, variant, option or number of seats."""


class BadGame(DiwanError):
    """A game whose declaration does not keep the contract, or that a package promises and does not have."""


class BadFile(DiwanError):
    """A record, deck or example file that cannot be read; the message begins with `file:line:`."""

    def __init__(self, name: str, line: int, problem: str) -> None:
        super().__init__(f"{name}:{line}: {problem}")
        self.name, self.line, self.problem = name, line, problem

    def __reduce__(self) -> tuple[type["BadFile"], tuple[str, int, str]]:
        """A worker's complaint travels by what made it; by itself Exception would send the message alone."""
        return type(self), (self.name, self.line, self.problem)
