"""The device stages that are Python: in a forked child, for LLVM ends the process on a bad module.

The child loads its libraries while clang still runs, waits for the bitcode, walks its stages, and
tells what it does in a log, so that its parent can say what died.
"""

from __future__ import annotations

import contextlib
import marshal
import os
import signal
import sys
import time

from hipspv.driver import toolchain, workspace
from hipspv.driver.options import DEVICE
from hipspv.driver.process import SIGNALS, Child, memory_file, read_all
from hipspv.driver.stages import bundle, link_devlib, lower, translate
from hipspv.driver.stages.stage import Job, Stage
from hipspv.driver.trace import Trace

TYPE_CHECKING = False
if TYPE_CHECKING:
    from hipspv.llvm.module import Module


class SourceErrors(Exception):
    """What the user's source did wrong, as it is shown."""


class Log:
    """What the worker did: tuples, readable also after it died."""

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

    def timings(self) -> list[tuple[str, float, float]]:
        """Names, seconds and begin of stages and, indented, passes, which follow their stage.

        A begin is of the system's steady clock, 0 for passes.
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
        """0 for the stages that ended well, `code`, the worker's own, for the one that didn't."""
        records = [record for record in self.records() if record[0] in ("begin", "end")]
        ended = {record[1] for record in records if record[0] == "end"}
        return {record[1]: 0 if record[1] in ended else code for record in records}


class Worker:
    """The child, seen from its parent."""

    def __init__(self, job: Job, stages: list[Stage], folder: str) -> None:
        self.log = Log()
        ready, self._go = os.pipe()
        stderr = memory_file("stderr")
        # The caller holds signals back: between fork and the child's own handlers they would run
        # the parent's in both.
        pid = os.fork()
        if pid == 0:
            os.close(self._go)
            os._exit(_child(DeviceWork(job, self.log, folder), stages, ready, stderr))
        # Programs that the child starts end with it. Whoever of the two comes first sets the group.
        os.setpgid(pid, pid)
        os.close(ready)
        self.child = Child([], pid, stderr, leads=True)

    def go(self) -> None:
        """The bitcode is there."""
        with contextlib.suppress(BrokenPipeError):  # it failed early: its log says why
            os.write(self._go, b"g")
        os.close(self._go)

    def cancel(self) -> None:
        """There will be no bitcode."""
        os.close(self._go)


def _child(work: DeviceWork, stages: list[Stage], ready: int, stderr: int) -> int:
    """The child's whole life; its exit code."""
    try:
        os.setpgid(0, 0)
        for signum in SIGNALS:
            signal.signal(signum, signal.SIG_DFL)
        signal.pthread_sigmask(signal.SIG_UNBLOCK, SIGNALS)
        os.dup2(stderr, 2)
        work.preload()
        if not os.read(ready, 1):
            return 1
        for stage in stages:
            work.walk(stage)
    except Exception as error:  # noqa: BLE001 (the outermost line of this process)
        work_failed(error, work.log)
        return 1
    return 0


def work_failed(error: Exception, log: Log) -> None:
    """Report an exception: what the user's source did wrong in one line, anything else in full."""
    from hipspv.driver.errors import CannotWrite, DriverError
    from hipspv.llvm.errors import LLVMError
    from hipspv.passes.diagnostics import PassError, render
    from hipspv.spirv.words import SpirvError

    if isinstance(error, SourceErrors):
        log.add("error", str(error))
    elif isinstance(error, PassError):
        log.add("error", render(error.diagnostics))
    elif isinstance(error, CannotWrite):
        note = f"\nhipspv-cc: note: {error.remedy}" if error.remedy else ""
        log.add("error", f"hipspv-cc: error: {error}{note}")
    elif isinstance(error, DriverError):
        log.add("failed", "\n".join(part for part in (str(error), error.remedy) if part))
    elif isinstance(error, (LLVMError, SpirvError, translate.TranslationError, OSError)):
        log.add("failed", str(error))
    else:
        import traceback

        log.add("failed", "".join(traceback.format_exception(error)))


class DeviceWork:
    """The values on their way from stage to stage."""

    def __init__(self, job: Job, log: Log, folder: str) -> None:
        self.job = job
        self.log = log
        self.folder = folder  # for temporary files

    def preload(self) -> None:
        """What takes time and needs no input."""
        begin = time.perf_counter()
        from hipspv.llvm.context import Context
        from hipspv.llvm.module import Module  # noqa: F401 (loaded here, used later)
        from hipspv.passes import pipeline  # noqa: F401

        self.context = Context(toolchain.libllvm())
        self.context.lib.native  # noqa: B018 (loaded here, used later)
        self.library = link_devlib.read_library(self.context)
        translate.preload(self.job.settings.translator, self.job.settings.spirv_extensions)
        self.log.add("end", "load libraries", time.perf_counter() - begin, begin)

    def walk(self, stage: Stage) -> None:
        """Run one stage and keep its result."""
        self.log.add("begin", stage.name)
        begin = time.perf_counter()
        _inject_crash(stage.name)
        _RUNNERS[stage.artifact](self)
        self.log.add("end", stage.name, time.perf_counter() - begin, begin)

    def link(self) -> None:
        self.module = link_devlib.link(
            self.context,
            self.job.device_inputs,
            self.library,
            self.job.device_origins,
            link_devlib.race_checks(self.job),
        )
        self._keep_module("linked")

    def lower(self) -> None:
        from hipspv.passes.diagnostics import PassError, render

        options = lower.options_of(self.job.settings, self.job.is_cuda)
        if self.job.pass_folder:
            self.module.write(os.path.join(self.job.pass_folder, "00-linked.ll"))
        try:
            lower.lower(self.module, options, _Trace(self))
        except PassError as error:
            found = [*options.warnings.found, *error.diagnostics]
            raise SourceErrors(render(found, _coloured(self.job))) from None
        text = render(options.warnings.found, _coloured(self.job))
        sys.stderr.write(text + "\n" * bool(text))
        sys.stderr.flush()
        self._keep_module("lowered")

    def translate(self) -> None:
        from hipspv.passes.notes import notes

        settings = self.job.settings
        self.spirv = translate.translate(
            self.module.bitcode(),
            notes(self.module),
            settings.translator,
            self.folder,
            settings.spirv_version,
            settings.spirv_extensions,
            settings.usual_spirv_version,
        )
        self._keep_bytes("spirv", self.spirv)
        if settings.validate:
            translate.validate(self.spirv)

    def bundle(self) -> None:
        self._keep_bytes("bundle", bundle.bundle(self.spirv, self.job.settings.compress))

    def _keep_module(self, artifact: str) -> None:
        if artifact in self.job.files:
            text = self.job.text and artifact in self.job.wanted
            self._write(artifact, str(self.module).encode() if text else self.module.bitcode())

    def _keep_bytes(self, artifact: str, data: bytes) -> None:
        if artifact in self.job.files:
            self._write(artifact, data)

    def _write(self, artifact: str, data: bytes) -> None:
        workspace.write(self.job.paths[artifact], data)


def _coloured(job: Job) -> bool:
    """As clang's own diagnostics are: by the last option that says, or else on a terminal."""
    colour = job.color
    for word in job.line.words_for(DEVICE):
        if word in ("-fcolor-diagnostics", "-fno-color-diagnostics"):
            colour = word == "-fcolor-diagnostics"
    return colour


class _Trace(Trace):
    """Also tells the log, and writes the IR after each pass for --save-temps."""

    def __init__(self, work: DeviceWork) -> None:
        settings = work.job.settings
        super().__init__(
            settings.print_before,
            settings.print_after,
            settings.print_after_all,
            settings.print_changed,
            settings.bisect_limit,
        )
        self._work = work

    def before(self, index: int, name: str, module: Module) -> bool:
        self._work.log.add("pass begins", name)
        if _DEBUG_CRASH in os.environ:
            _inject_crash(name)
        return super().before(index, name, module)

    def after(self, index: int, name: str, changed: bool, seconds: float, module: Module) -> None:
        job = self._work.job
        self._work.log.add("pass", index, name, changed, seconds)
        if changed and job.pass_folder:
            module.write(os.path.join(job.pass_folder, f"{index:02}-{name}.ll"))
        super().after(index, name, changed, seconds, module)
        sys.stderr.flush()


_RUNNERS = {
    "linked": DeviceWork.link,
    "lowered": DeviceWork.lower,
    "spirv": DeviceWork.translate,
    "bundle": DeviceWork.bundle,
}


# Aborts at the start of the stage or pass that this variable names, as a failed assertion does.
_DEBUG_CRASH = "HIPSPV_DEBUG_CRASH"


def _inject_crash(name: str) -> None:
    if os.environ.get(_DEBUG_CRASH) == name:
        os.abort()
