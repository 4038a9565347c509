"""Errors that users see. Each message is one sentence that says what is wrong, where, and what to do."""


class DiwanError(Exception):
    """Something that the user gave cannot be used. The message is all that the user needs to see."""


class BadSetup(DiwanError):
    """An unknown game, variant, option or number of seats."""


class BadGame(DiwanError):
    """A game whose declaration breaks the contract, or that its package names but does not contain."""


class MissingExtra(DiwanError, ImportError):
    """A package of an extra is not installed; `name` is the package, `extra` the extra to install."""

    def __init__(self, what: str, package: str, extra: str) -> None:
        sentence = f'{what} needs {package}, which the extra "{extra}" brings: pip install "diwan[{extra}]"'
        super().__init__(sentence, name=package)
        self.what, self.package, self.extra = what, package, extra

    def __reduce__(self) -> tuple[type["MissingExtra"], tuple[str, str, str]]:
        """Pickle all arguments, as for BadFile."""
        return type(self), (self.what, self.package, self.extra)


class BadFile(DiwanError):
    """A record, deck or example file that cannot be read; the message begins with `file:line:`."""

    def __init__(self, name: str, line: int, problem: str) -> None:
        super().__init__(f"{name}:{line}: {problem}")
        self.name, self.line, self.problem = name, line, problem

    def __reduce__(self) -> tuple[type["BadFile"], tuple[str, int, str]]:
        """Pickle all arguments, for errors in worker processes: Exception would pickle only the message."""
        return type(self), (self.name, self.line, self.problem)
