"""The command `diwan`. A mistake of the user gives one sentence on standard error and exit status 2."""

import os
import sys
from collections.abc import Sequence

USAGE = 2
INTERRUPTED = 130


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the command of this process and exit."""
    sys.exit(run(sys.argv[1:] if arguments is None else arguments))


def run(arguments: Sequence[str]) -> int:
    """Run one command and return its exit status."""
    from cyclopts import CycloptsError, UnusedCliTokensError

    from diwan.cli.app import add_game_commands, app
    from diwan.cli.console import out, print_message, replace_closed_streams, replace_unencodable_characters
    from diwan.core.errors import DiwanError

    replace_closed_streams()
    replace_unencodable_characters()
    if arguments and (arguments[0] not in app or arguments[0].startswith("-")):
        add_game_commands()  # Not for other commands, because this imports the games that add commands.
    try:
        status = app(
            list(arguments), console=out(), exit_on_error=False, print_error=False, result_action="return_value"
        )
        sys.stdout.flush()  # A full disk causes an error here, where it can still be reported.
    except UnusedCliTokensError as error:
        print_message(f"the command does not take {' '.join(error.unused_tokens or ())!r}; try `diwan --help`")
        return USAGE
    except CycloptsError as error:
        print_message(f"{error} Try `diwan --help`.")
        return USAGE
    except DiwanError as error:
        print_message(str(error))
        return USAGE
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:  # As in `diwan games | head`: the reader has seen enough, which is not an error.
        _discard_output()
        return 0
    except OSError as error:
        _discard_output()
        print_message(_sentence(error))
        return USAGE
    except MemoryError:
        print_message("this machine does not have enough memory for that; use a smaller --memory or fewer --jobs")
        return USAGE
    return status if isinstance(status, int) else 0


def _discard_output() -> None:
    """Discard what cannot be written, so that Python does not try again when the process ends."""
    try:
        sys.stdout.flush()
    except OSError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _sentence(error: OSError) -> str:
    """Return a sentence about an error of the operating system."""
    from diwan.cli.files import reason

    if error.filename is None:
        return f"nothing more can be read or written: {reason(error)}"
    return f"the file {str(error.filename)!r} cannot be used: {reason(error)}"
