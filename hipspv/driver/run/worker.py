"""The device stages in Python, in a forked child, because LLVM ends the process on a bad module.

The child loads its libraries while clang still runs, waits for the bitcode, and runs its stages. It
keeps a log, so that its parent can name the step that died.
"""

from __future__ import annotations

import contextlib
import gc
import os
import signal

from hipspv.core.errors import SourceErrors
from hipspv.core.process import SIGNALS, Child, memory_file
from hipspv.driver.run.worker_state import Log, Work

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from hipspv.core.stages import WorkerStage
    from hipspv.driver.run.job import Job
    from hipspv.targets.target import Target


class Worker:
    """The child, seen from its parent."""

    def __init__(
        self, job: Job, target: Target, stages: Sequence[WorkerStage], directory: str
    ) -> None:
        self.target = target
        self.log = Log()
        ready, self._go = os.pipe()
        stderr = memory_file("stderr")
        # The caller blocks signals: between fork and the child's own handlers, the parent's would
        # run in both processes.
        pid = os.fork()
        if pid == 0:
            os.close(self._go)
            os._exit(_child(Work(job, target, self.log, directory), stages, ready, stderr))
        # Programs that the child starts end with it. Both processes set the group, because either
        # may run first.
        os.setpgid(pid, pid)
        os.close(ready)
        self.child = Child([], pid, stderr, leads=True)

    def go(self) -> None:
        """Signal that the bitcode is there."""
        with contextlib.suppress(BrokenPipeError):  # it failed early: its log says why
            os.write(self._go, b"g")
        os.close(self._go)

    def cancel(self) -> None:
        """Signal that there will be no bitcode."""
        os.close(self._go)


def _child(work: Work, stages: Sequence[WorkerStage], ready: int, stderr: int) -> int:
    """Run the child from start to end, and return its exit code."""
    try:
        os.setpgid(0, 0)
        for signum in SIGNALS:
            signal.signal(signum, signal.SIG_DFL)
        signal.pthread_sigmask(signal.SIG_UNBLOCK, SIGNALS)
        os.dup2(stderr, 2)
        # Modules and their functions stay: a collection among them finds nothing.
        gc.disable()
        work.prepare(stages)
        gc.freeze()
        gc.enable()
        if not os.read(ready, 1):
            return 1
        for stage in stages:
            work.walk(stage)
    except Exception as error:  # noqa: BLE001 (the outermost line of this process)
        work_failed(error, work.log)
        return 1
    return 0


def work_failed(error: Exception, log: Log) -> None:
    """Report an exception: an error in the user's source in one line, anything else in full."""
    from hipspv.core.errors import CannotWrite, DriverError, TranslationError
    from hipspv.llvm.errors import LLVMError
    from hipspv.passes.diagnostics import PassError, render
    from hipspv.spirv.words import SpirvError

    if isinstance(error, SourceErrors):
        log.add("error", str(error))
    elif isinstance(error, PassError):
        log.add("error", render(error.diagnostics))
    elif isinstance(error, CannotWrite):
        note = f"\nhipspv-cc: note: {error.remedy}" if error.remedy else ""
        log.add("unwritten", f"hipspv-cc: error: {error}{note}")
    elif isinstance(error, DriverError):
        log.add("failed", "\n".join(part for part in (str(error), error.remedy) if part))
    elif isinstance(error, (LLVMError, SpirvError, TranslationError, OSError)):
        log.add("failed", str(error))
    else:
        import traceback

        log.add("failed", "".join(traceback.format_exception(error)))
