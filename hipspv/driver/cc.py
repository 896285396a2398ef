"""hipspv-cc: the compiler driver's entry."""

from __future__ import annotations

import time

_BEGIN = time.perf_counter()

import os  # noqa: E402 (Python's own share is measured from the first line)
import signal  # noqa: E402
import sys  # noqa: E402

from hipspv.driver.command_line import parse  # noqa: E402
from hipspv.driver.compilation import Compilation  # noqa: E402
from hipspv.driver.errors import DriverError, Interrupted, OptionError  # noqa: E402
from hipspv.driver.process import SIGNALS  # noqa: E402
from hipspv.driver.response import expand  # noqa: E402

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable


def main(translate: Callable[[list[str]], list[str]] = list) -> int:
    """Run the command line, and return the exit code that clang would return.

    `translate` converts another compiler's command line to hipspv-cc's.
    """
    return guarded(lambda: Compilation(parse(translate(expand(sys.argv[1:]))), _BEGIN).run(), _say)


def guarded(work: Callable[[], int], say: Callable[[str, str], None]) -> int:
    """Run a driver's work: print errors with their remedies, and end tidily on a signal."""
    for signum in SIGNALS:
        if signal.getsignal(signum) != signal.SIG_IGN:  # nohup
            signal.signal(signum, _interrupt)
    try:
        return work()
    except DriverError as error:
        say(str(error), error.remedy)
        return error.code
    except BrokenPipeError:  # the reader ended, as `| head` does: other programs die of SIGPIPE
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
        return 128 + signal.SIGPIPE
    except OptionError as error:
        say(str(error), "")
        return 1
    except OSError as error:
        say(f"'{error.filename}': {error.strerror}" if error.filename else str(error), "")
        return 1
    except Interrupted as stop:
        signal.signal(stop.signum, signal.SIG_DFL)
        os.kill(os.getpid(), stop.signum)
        return 128 + stop.signum


def _interrupt(signum: int, frame: object) -> None:
    for other in SIGNALS:  # the first is enough; cleaning up takes a moment
        signal.signal(other, signal.SIG_IGN)
    raise Interrupted(signum)


def _say(message: str, remedy: str) -> None:
    print(f"hipspv-cc: error: {message}", file=sys.stderr)
    if remedy:
        print(f"hipspv-cc: note: {remedy}", file=sys.stderr)
