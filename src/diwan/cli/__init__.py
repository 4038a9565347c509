"""The command `diwan`. Every mistake of the user's costs one sentence on standard error and exit status 2."""

import os
import sys
from collections.abc import Sequence

USAGE = 2
INTERRUPTED = 130


def main(arguments: Sequence[str] | None = None) -> None:
    sys.exit(run(sys.argv[1:] if arguments is None else arguments))


def run(arguments: Sequence[str]) -> int:
    """Runs one command and returns its exit status."""
    from cyclopts import CycloptsError, UnusedCliTokensError

    from diwan.cli.app import add_game_commands, app
    from diwan.cli.console import complain, have_streams, out, speak_plainly_where_needed
    from diwan.core.errors import DiwanError

    have_streams()
    speak_plainly_where_needed()
    if arguments and (arguments[0] not in app or arguments[0].startswith("-")):
        add_game_commands()  # only now, for with them comes a game
    try:
        status = app(
            list(arguments), console=out(), exit_on_error=False, print_error=False, result_action="return_value"
        )
        sys.stdout.flush()  # a full disk is found out here, not after the last chance to say so
    except UnusedCliTokensError as error:
        complain(f"there is nothing to do with {' '.join(error.unused_tokens or ())!r}; try `diwan --help`")
        return USAGE
    except CycloptsError as error:
        complain(f"{error} Try `diwan --help`.")
        return USAGE
    except DiwanError as error:
        complain(str(error))
        return USAGE
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:  # `diwan games | head`: nobody reads on, so there is nothing left to say
        _drop_output()
        return 0
    except OSError as error:
        _drop_output()
        complain(_sentence(error))
        return USAGE
    except MemoryError:
        complain("this machine has too little memory for that; ask for less, as by --memory or --jobs")
        return USAGE
    return status if isinstance(status, int) else 0


def _drop_output() -> None:
    """What cannot be written is not to be tried once more when the process ends."""
    try:
        sys.stdout.flush()
    except OSError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _sentence(error: OSError) -> str:
    """What the operating system would not do, and with which file."""
    from diwan.cli.files import reason

    if error.filename is None:
        return f"nothing more can be read or written: {reason(error)}"
    return f"{str(error.filename)!r} cannot be used: {reason(error)}"
