"""The resources of a target's worker, which its stages share."""

from __future__ import annotations

import functools
import marshal
import os
import sys
import time

from hipspv.core import toolchain, workspace
from hipspv.core.process import memory_file, read_all
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


class Work:
    """One target's part of a job, in the worker.

    values: the stages' artifacts: modules, or bytes.
    """

    def __init__(self, job: Job, target: Target, log: Log, directory: str) -> None:
        self.job = job
        self.target = target
        self.log = log
        self.directory = directory  # for temporary files
        self.values: dict[str, Module | bytes] = {}

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
        for word in self.job.line.words_for(DEVICE):
            if word in ("-fcolor-diagnostics", "-fno-color-diagnostics"):
                colour = word == "-fcolor-diagnostics"
        return colour

    def prepare(self, stages: Sequence[WorkerStage]) -> None:
        """Load everything that the stages need except their inputs."""
        begin = time.perf_counter()
        for stage in stages:
            stage.prepare(self)
        self.log.add("end", "load libraries", time.perf_counter() - begin, begin)

    def walk(self, stage: WorkerStage) -> None:
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


class _Trace(Trace):
    """Also writes to the log, and the IR after each pass to files for --save-temps."""

    def __init__(self, work: Work, directory: str) -> None:
        super().__init__(work.job.settings)
        self._log = work.log
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
