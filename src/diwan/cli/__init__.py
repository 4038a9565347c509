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

    from diwan.cli.app import app
    from diwan.cli.console import complain, speak_plainly_where_needed
    from diwan.core.errors import DiwanError

    speak_plainly_where_needed()
    try:
        status = app(list(arguments), exit_on_error=False, print_error=False, result_action="return_value")
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
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    return status if isinstance(status, int) else 0
