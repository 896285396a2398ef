"""One side of a job, and its child process.

LLVM ends its process on a bad module, so a target's stages after clang run in a forked child. It
loads its libraries while clang still runs, waits for the bitcode, and runs its stages. It keeps a
log, so that its parent can name the step that died.
"""

from __future__ import annotations

import contextlib
import functools
import os
import sys

from hipspv.core import process, workspace
from hipspv.core import stages as core
from hipspv.core.process import Child
from hipspv.core.stages import WorkerStage
from hipspv.driver.cache import cacheable
from hipspv.driver.cache.source_cache import cache_of
from hipspv.driver.options.option_table import DEVICE
from hipspv.driver.run.log import Log

TYPE_CHECKING = False
if TYPE_CHECKING:
    from hipspv.core.stages import Stage, Trace
    from hipspv.driver.cache.kept_result import KeptResult, Result
    from hipspv.driver.run.job import Job
    from hipspv.llvm.module import Module
    from hipspv.targets.target import Target


class Side(core.Worker):
    """One side of a job: the host's, or a target's. Its result is an earlier one from the cache, or
    it is made by clang and, for a target, a child process that runs the stages after clang.

    arch: the target's name, "" for the host, which has no `target`. cache: receives a new result. found: the cached
    result, if there is one; `looked_up` is true once it was asked for. child: the process, in the parent. log: its log,
    once it runs. values: the artifacts, in the child: modules, or bytes.
    """

    # A subclass of the base's Job, and set once.
    job: Job  # pyright: ignore[reportIncompatibleVariableOverride]

    def __init__(self, job: Job, target: Target | None) -> None:
        self.job = job  # pyright: ignore[reportIncompatibleVariableOverride]
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
        log = self.log = Log()
        ready, self._go = os.pipe()

        def work() -> int:
            from hipspv.driver.run import child

            os.close(self._go)
            return child.run(self, stages, log, ready)

        self.child = process.fork([], work)
        os.close(ready)
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
            workspace.write_all(2, self.job.unseen(self.found.warnings))
        elif self.cache:
            self.cache.keep(self.child.stderr() if self.child else b"")

    # The child's view: see child.py.

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
        from hipspv.driver.run.child import LoggedTrace

        directory = self.job.pass_directories.get(self.arch, "")
        if directory:
            module.write(os.path.join(directory, "00-linked.ll"))
        assert self.log
        return LoggedTrace(self.job.settings, self.log, directory)

    def keep(self, name: str, made: Module | bytes) -> None:
        artifact = (self.arch, name)
        if artifact not in self.job.written:
            return
        if not isinstance(made, bytes):
            text = self.job.text and artifact in self.job.wanted
            made = str(made).encode() if text else made.bitcode()
        workspace.write(self.job.paths[artifact], made)
