"""The child process of a side: it runs a target's stages after clang, and keeps a log."""

from __future__ import annotations

import gc
import os
import sys
import time

from hipspv.core.errors import SourceErrors
from hipspv.driver.run.pass_trace import Trace

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from hipspv.core.settings import DeviceSettings
    from hipspv.core.stages import WorkerStage
    from hipspv.driver.run.log import Log
    from hipspv.driver.run.side import Side
    from hipspv.llvm.module import Module
    from hipspv.passes.interface import Pass


def run(side: Side, stages: Sequence[WorkerStage], log: Log, ready: int) -> int:
    """Run the stages once `ready` says so, and return the child's exit code."""
    try:
        # Modules and their functions stay: a collection among them finds nothing.
        gc.disable()
        begin = time.perf_counter()
        for stage in stages:
            stage.prepare(side)
        log.add("end", "load libraries", time.perf_counter() - begin, begin)
        gc.freeze()
        gc.enable()
        if not os.read(ready, 1):
            return 1
        for stage in stages:
            _run_stage(side, stage, log)
    except Exception as error:  # noqa: BLE001 (the log tells the parent)
        _log_failure(error, log)
        return 1
    return 0


def _run_stage(side: Side, stage: WorkerStage, log: Log) -> None:
    """Run one stage and keep its result."""
    log.add("begin", stage.name)
    begin = time.perf_counter()
    _inject_crash(stage.name)
    files = side.job.device_inputs.get(side.arch)
    name = stage.artifact[1]
    made = stage.work(side, *(side.values.get(given, files) for _, given in stage.inputs))
    side.values[name] = made
    side.keep(name, made)
    log.add("end", stage.name, time.perf_counter() - begin, begin)


def _log_failure(error: Exception, log: Log) -> None:
    """Log an exception: an error in the user's source in one line, anything else in full."""
    from hipspv.core.errors import CannotWrite, DriverError, TranslationError
    from hipspv.llvm.errors import LLVMError
    from hipspv.passes.diagnostics import PassError, render
    from hipspv.spirv.words import SpirvError

    if isinstance(error, SourceErrors):
        log.add("wanted" if error.wanted else "error", str(error))
    elif isinstance(error, PassError):
        log.add("error", render(error.diagnostics))
    elif isinstance(error, CannotWrite):
        note = f"\nhipspv-cc: note: {error.remedy}" if error.remedy else ""
        log.add("unwritten", f"hipspv-cc: error: {error}{note}")
    elif isinstance(error, DriverError):
        log.add("failed", "\n".join(filter(None, (str(error), error.remedy))))
    elif isinstance(error, (LLVMError, SpirvError, TranslationError, OSError)):
        log.add("failed", str(error))
    else:
        import traceback

        log.add("failed", "".join(traceback.format_exception(error)))


class LoggedTrace(Trace):
    """Also writes to the log, and the IR after each pass to files for --save-temps."""

    def __init__(self, settings: DeviceSettings, log: Log, directory: str) -> None:
        super().__init__(settings)
        self._log = log
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
