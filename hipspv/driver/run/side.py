"""One side of a job, and its child process.

LLVM ends its process on a bad module, so a target's stages after clang run in a forked child. It
loads its libraries while clang still runs, waits for the bitcode, and runs its stages. It keeps a
log, so that its parent can name the step that died.
"""

from __future__ import annotations

import contextlib
import functools
import gc
import os
import signal
import sys
import time

from hipspv.core import stages as core
from hipspv.core import workspace
from hipspv.core.process import SIGNALS, Child, memory_file
from hipspv.core.stages import WorkerStage
from hipspv.driver.cache import cacheable
from hipspv.driver.cache.source_cache import cache_of
from hipspv.driver.options.option_table import DEVICE
from hipspv.driver.run.log import Log, log_failure
from hipspv.driver.run.pass_trace import Trace

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from hipspv.core.stages import Stage
    from hipspv.driver.cache.kept_result import KeptResult, Result
    from hipspv.driver.run.job import Job
    from hipspv.llvm.module import Module
    from hipspv.passes.interface import Pass
    from hipspv.targets.target import Target


class Side(core.Worker):
    """One side of a job: the host's, or a target's. Its result is an earlier one from the cache, or
    it is made by clang and, for a target, a child process that runs the stages after clang.

    arch: the target's name, "" for the host, which has no `target`. cache: receives a new result. found: the cached
    result, if there is one; `looked_up` is true once it was asked for. child: the process, in the parent. log: its log,
    once it runs. values: the artifacts, in the child: modules, or bytes.
    """

    def __init__(self, job: Job, target: Target | None) -> None:
        self.job = job  # pyright: ignore[reportIncompatibleVariableOverride] (it is set once)
        self.arch = ""
        if target:
            self.target = target
            self.arch = target.arch
        self.directory = job.space.directory
        self.stages = [stage for stage in job.stages if stage.target is target]
        self.cache = cache_of(job, target, self.stages, job.files, self.directory, job.stdin or b"")
        self.found: Result | None = None
        self.looked_up = False
        self.child: Child | None = None
        self.log: Log | None = None
        self.values: dict[str, Module | bytes] = {}
        self._go = -1  # a pipe to the child

    # The parent's view.

    def look_up(self) -> None:
        """Ask the cache."""
        self.looked_up = True
        if self.cache:
            self.found = self.cache.look_up()

    def require_code(self) -> None:
        """Forget a result without code."""
        if self.found and not self.found.product:
            self.found = None

    def leave_out_code(self) -> None:
        """Reduce the result to clang's diagnostics, with empty code: nothing needs the code."""
        if self.cache and not self.found:
            workspace.write(self.job.paths[self.cache.product.artifact], b"")

    def skips(self, stage: Stage) -> bool:
        """Return true if the stage's result is there already."""
        return self.found is not None and cacheable.is_cached(stage)

    def cache_of(self, stage: Stage) -> KeptResult | None:
        """Return the cache that keeps the stage's result, or a later result that is made from it."""
        return self.cache if cacheable.is_cached(stage) else None

    def start(self) -> Child | None:
        """Start the child if it has stages to run. It waits for `go`.

        The caller blocks signals: between fork and the child's own handlers, the parent's would run
        in both processes."""
        stages = [s for s in self.stages if isinstance(s, WorkerStage) and not self.skips(s)]
        if not stages:
            return None
        passes = self.job.pass_directories.get(self.arch)
        if passes:
            os.makedirs(passes, exist_ok=True)
        self.log = Log()
        ready, self._go = os.pipe()
        stderr = memory_file("stderr")
        pid = os.fork()
        if pid == 0:
            os.close(self._go)
            os._exit(self._run(stages, self.log, ready, stderr))
        # Programs that the child starts end with it. Both processes set the group, because either may run first.
        os.setpgid(pid, pid)
        os.close(ready)
        self.child = Child([], pid, stderr, leads=True)
        return self.child

    def go(self) -> None:
        """Signal to the child that the bitcode is there."""
        with contextlib.suppress(BrokenPipeError):  # it failed early: its log says why
            os.write(self._go, b"g")
        os.close(self._go)

    def go_on(self, clang: Child, failed: bool) -> None:
        """Let the child go on after clang, which has ended, unless any clang of the job failed."""
        if self.child and failed:
            os.close(self._go)  # there will be no bitcode
        elif self.child:
            self.go()
        if self.cache and clang.status == 0:
            self.cache.observe(clang.stderr())

    def finish(self) -> None:
        """After success, print the cached result's warnings, or keep the new result."""
        if self.found:
            workspace.write_all(2, self.found.warnings)
        elif self.cache:
            self.cache.keep(self.child.stderr() if self.child else b"")

    # The child's view.

    def _run(self, stages: Sequence[WorkerStage], log: Log, ready: int, stderr: int) -> int:
        """Run the child from its start to its end, and return its exit code."""
        try:
            os.setpgid(0, 0)
            for signum in SIGNALS:
                signal.signal(signum, signal.SIG_DFL)
            signal.pthread_sigmask(signal.SIG_UNBLOCK, SIGNALS)
            os.dup2(stderr, 2)
            # Modules and their functions stay: a collection among them finds nothing.
            gc.disable()
            begin = time.perf_counter()
            for stage in stages:
                stage.prepare(self)
            log.add("end", "load libraries", time.perf_counter() - begin, begin)
            gc.freeze()
            gc.enable()
            if not os.read(ready, 1):
                return 1
            for stage in stages:
                self._run_stage(stage, log)
        except Exception as error:  # noqa: BLE001 (the outermost line of this process)
            log_failure(error, log)
            return 1
        return 0

    def _run_stage(self, stage: WorkerStage, log: Log) -> None:
        """Run one stage and keep its result."""
        log.add("begin", stage.name)
        begin = time.perf_counter()
        _inject_crash(stage.name)
        files = self.job.device_inputs.get(self.arch)
        name = stage.artifact[1]
        made = stage.work(self, *(self.values.get(given, files) for _, given in stage.inputs))
        self.values[name] = made
        self.keep(name, made)
        log.add("end", stage.name, time.perf_counter() - begin, begin)

    @functools.cached_property
    def colour(self) -> bool:
        """Return true for colours, as clang decides: by the last option, or else on a terminal."""
        colour = self.job.color
        for argument in self.job.line.arguments_for(DEVICE):
            if argument in ("-fcolor-diagnostics", "-fno-color-diagnostics"):
                colour = argument == "-fcolor-diagnostics"
        return colour

    def say(self, text: str) -> None:
        sys.stderr.write(text + "\n" * bool(text))
        sys.stderr.flush()

    def trace(self, module: Module) -> Trace:
        directory = self.job.pass_directories.get(self.arch, "")
        if directory:
            module.write(os.path.join(directory, "00-linked.ll"))
        assert self.log
        return _Trace(self.job, self.log, directory)

    def keep(self, name: str, made: Module | bytes) -> None:
        artifact = (self.arch, name)
        if artifact not in self.job.written:
            return
        if not isinstance(made, bytes):
            text = self.job.text and artifact in self.job.wanted
            made = str(made).encode() if text else made.bitcode()
        workspace.write(self.job.paths[artifact], made)


class _Trace(Trace):
    """Also writes to the log, and the IR after each pass to files for --save-temps."""

    def __init__(self, job: Job, log: Log, directory: str) -> None:
        super().__init__(job.settings)
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
