"""Functions for worker processes, in a module of their own because a new process cannot import a test."""

import os
from signal import SIG_IGN, SIGINT, getsignal, pause

from diwan.core.errors import BadFile, BadSetup


def square(number: int) -> int:
    return number * number


def refuse(number: int) -> int:
    if number == 5:
        raise BadSetup("five is refused")
    return number


def stumble(number: int) -> int:
    raise BadFile("games.jsonl", number, "this is not a move")


def is_deaf_to_ctrl_c(_number: int) -> bool:
    return getsignal(SIGINT) == SIG_IGN


def never_end() -> None:
    while True:
        pause()


def die(_number: int) -> None:
    os._exit(1)
