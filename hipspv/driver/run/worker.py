"""The device stages in Python, in a forked child, because LLVM ends the process on a bad module.

The child loads its libraries while clang still runs, waits for the bitcode, and runs its stages. It
keeps a log, so that its parent can name the step that died.
"""

from __future__ import annotations

import contextlib
import functools
import gc
import marshal
import os
import signal
import sys
import time

from hipspv.core import toolchain, workspace
from hipspv.core.errors import SourceErrors
from hipspv.core.process import SIGNALS, Child, memory_file, read_all
from hipspv.driver.options.option_table import DEVICE
from hipspv.driver.run.pass_trace import Trace

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from hipspv.core.stages import WorkerStage
    from hipspv.driver.run.job import Job
    from hipspv.llvm.context import Context
    from hipspv.llvm.module import Module
    from hipspv.passes.interface import Pass
    from hipspv.targets.target import Target


class Log:
    """The worker's record of its work: tuples, readable also after it died."""

    def __init__(self) -> None:
        self._file = memory_file("log")

    def add(self, *record: str | int | float) -> None:
        data = marshal.dumps(record)
        os.write(self._file, len(data).to_bytes(4, "little") + data)

    def records(self) -> list[tuple]:
        data = read_all(self._file)
        found: list[tuple] = []
        position = 0
        while position < len(data):
            end = position + 4 + int.from_bytes(data[position : position + 4], "little")
            found.append(marshal.loads(data[position + 4 : end]))
            position = end
        return found

    def errors(self) -> list[str]:
        """Return the errors in the user's source."""
        return [record[1] for record in self.records() if record[0] == "error"]

    def timings(self) -> list[tuple[str, float, float]]:
        """Return names, seconds and begin of stages, each followed by its passes, whose names are
        indented.

        A begin is by the system's steady clock, and 0 for passes.
        """
        found: list[tuple[str, float, float]] = []
        passes: list[tuple[str, float, float]] = []
        for record in self.records():
            if record[0] == "pass":
                passes.append((f"  {record[2]}", record[4], 0.0))
            elif record[0] == "end":
                found += [record[1:], *passes]
                passes = []
        return found

    def exits(self, code: int) -> dict[str, int]:
        """Return 0 for the stages that succeeded, and `code`, the worker's own, for the one that
        failed."""
        records = [record for record in self.records() if record[0] in ("begin", "end")]
        ended = {record[1] for record in records if record[0] == "end"}
        return {record[1]: 0 if record[1] in ended else code for record in records}


class Worker:
    """One target's worker. The parent starts it, hands over the bitcode and reads the log; the
    child runs the stages, which share its resources.

    child: the process, in the parent. values: the stages' artifacts, in the child: modules, or
    bytes.
    """

    def __init__(self, job: Job, target: Target, stages: Sequence[WorkerStage], directory: str) -> None:
        """Start the child, which waits for `go`. `directory` takes temporary files. The caller
        blocks signals: between fork and the child's own handlers, the parent's would run in both
        processes."""
        self.job = job
        self.target = target
        self.log = Log()
        self.directory = directory
        self.values: dict[str, Module | bytes] = {}
        ready, self._go = os.pipe()
        stderr = memory_file("stderr")
        pid = os.fork()
        if pid == 0:
            os.close(self._go)
            os._exit(self._run(stages, ready, stderr))
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

    def _run(self, stages: Sequence[WorkerStage], ready: int, stderr: int) -> int:
        """Run the child from its start to its end, and return its exit code."""
        try:
            os.setpgid(0, 0)
            for signum in SIGNALS:
                signal.signal(signum, signal.SIG_DFL)
            signal.pthread_sigmask(signal.SIG_UNBLOCK, SIGNALS)
            os.dup2(stderr, 2)
            # Modules and their functions stay: a collection among them finds nothing.
            gc.disable()
            self._prepare(stages)
            gc.freeze()
            gc.enable()
            if not os.read(ready, 1):
                return 1
            for stage in stages:
                self._run_stage(stage)
        except Exception as error:  # noqa: BLE001 (the outermost line of this process)
            _log_failure(error, self.log)
            return 1
        return 0

    def _prepare(self, stages: Sequence[WorkerStage]) -> None:
        """Load everything that the stages need except their inputs."""
        begin = time.perf_counter()
        for stage in stages:
            stage.prepare(self)
        self.log.add("end", "load libraries", time.perf_counter() - begin, begin)

    def _run_stage(self, stage: WorkerStage) -> None:
        """Run one stage and keep its result."""
        self.log.add("begin", stage.name)
        begin = time.perf_counter()
        _inject_crash(stage.name)
        files = self.job.device_inputs.get(self.target.arch)
        name = stage.artifact[1]
        made = stage.work(self, *(self.values.get(given, files) for _, given in stage.inputs))
        self.values[name] = made
        self.keep(name, made)
        self.log.add("end", stage.name, time.perf_counter() - begin, begin)

    @functools.cached_property
    def context(self) -> Context:
        from hipspv.llvm.context import Context

        context = Context(toolchain.libllvm())
        context.lib.native  # noqa: B018 (loaded here, used later)
        return context

    @functools.cached_property
    def library(self) -> Module:
        """Return the device library, which a link consumes."""
        from hipspv.core.stages.link import read_library

        return read_library(self.context, self.target)

    @functools.cached_property
    def colour(self) -> bool:
        """Return true for colours, as clang decides: by the last option, or else on a terminal."""
        colour = self.job.color
        for word in self.job.line.arguments_for(DEVICE):
            if word in ("-fcolor-diagnostics", "-fno-color-diagnostics"):
                colour = word == "-fcolor-diagnostics"
        return colour

    def say(self, text: str) -> None:
        """Print a text for the user."""
        sys.stderr.write(text + "\n" * bool(text))
        sys.stderr.flush()

    def trace(self, module: Module) -> Trace:
        """Return the trace of the passes over a module."""
        directory = self.job.pass_directories.get(self.target.arch, "")
        if directory:
            module.write(os.path.join(directory, "00-linked.ll"))
        return _Trace(self, directory)

    def keep(self, name: str, made: Module | bytes) -> None:
        """Write an artifact to its file, if it has one."""
        artifact = (self.target.arch, name)
        if artifact not in self.job.files:
            return
        if not isinstance(made, bytes):
            text = self.job.text and artifact in self.job.wanted
            made = str(made).encode() if text else made.bitcode()
        workspace.write(self.job.paths[artifact], made)


def _log_failure(error: Exception, log: Log) -> None:
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


class _Trace(Trace):
    """Also writes to the log, and the IR after each pass to files for --save-temps."""

    def __init__(self, worker: Worker, directory: str) -> None:
        super().__init__(worker.job.settings)
        self._log = worker.log
        self._directory = directory

    def before(self, index: int, step: Pass, module: Module) -> bool:
        self._log.add("pass begins", step.name)
        if _DEBUG_CRASH in os.environ:
            _inject_crash(step.name)
        return super().before(index, step, module)

    def after(self, index: int, name: str, changed: bool, seconds: float, module: Module) -> None:
        self._log.add("pass", index, name, changed, seconds)
        if changed and self._directory:
            module.write(os.path.join(self._directory, f"{index:02}-{name}.ll"))
        super().after(index, name, changed, seconds, module)
        sys.stderr.flush()


# Aborts at the start of the stage or pass that this variable names, like a failed assertion.
_DEBUG_CRASH = "HIPSPV_DEBUG_CRASH"


def _inject_crash(name: str) -> None:
    if os.environ.get(_DEBUG_CRASH) == name:
        os.abort()
