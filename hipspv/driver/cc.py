"""hipspv-cc: the compiler driver's entry.

A command that is repeated needs few modules, so the others are imported after it was looked for.
"""

from __future__ import annotations

import time

_BEGIN = time.perf_counter()

import gc  # noqa: E402 (Python's own share is measured from the first line)
import os  # noqa: E402
import sys  # noqa: E402

from hipspv.driver.cache import repeat  # noqa: E402

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable


def main(translate: Callable[[list[str]], list[str]] | None = None) -> int:
    """Run the command line, and return the exit code that clang would return.

    `translate` converts another compiler's command line to hipspv-cc's.
    """
    if translate is None and repeat.answered(sys.argv[1:]):
        return 0
    gc.disable()  # a collection while modules are imported finds nothing, and the process ends soon
    _complete_start()
    return guarded(lambda: _compile(translate or list, recorded=translate is None), _say)


def _complete_start() -> None:
    """Do what Python does at its start, if the command has put it off by -S."""
    if sys.flags.no_site and "hipspv" in sys._xoptions:
        import site

        site.main()


def _compile(translate: Callable[[list[str]], list[str]], recorded: bool) -> int:
    from hipspv.core.response_files import expand
    from hipspv.driver.cache.recording import Recording
    from hipspv.driver.options.command_line import parse
    from hipspv.driver.run.compilation import Compilation

    given = sys.argv[1:]
    if given and given[0].startswith("--run-time="):
        from hipspv.driver.nvcc.run_time import Call

        return Call(given, _BEGIN).run()
    compilation = Compilation(parse(translate(expand(given))), _BEGIN)
    if recorded:
        compilation.recording = Recording(compilation.line, given, compilation.request.links)
    return compilation.run()


def guarded(work: Callable[[], int], say: Callable[[str, str], None]) -> int:
    """Run a driver's work: print errors with their remedies, and end tidily on a signal."""
    import signal

    from hipspv.core.errors import DriverError, Interrupted, OptionError
    from hipspv.core.workspace import SIGNALS

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
    import signal

    from hipspv.core.errors import Interrupted
    from hipspv.core.workspace import SIGNALS

    for other in SIGNALS:  # the first is enough; cleaning up takes a moment
        signal.signal(other, signal.SIG_IGN)
    raise Interrupted(signum)


def _say(message: str, remedy: str) -> None:
    print(f"hipspv-cc: error: {message}", file=sys.stderr)
    if remedy:
        print(f"hipspv-cc: note: {remedy}", file=sys.stderr)
