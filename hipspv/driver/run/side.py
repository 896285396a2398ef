"""One side of a pipeline: a cached result, or clang's, and for a target a worker's."""

from __future__ import annotations

import os

from hipspv.core import workspace
from hipspv.core.stages import WorkerStage
from hipspv.driver.cache import cacheable
from hipspv.driver.cache.source_cache import cache_of
from hipspv.driver.run.worker import Worker

TYPE_CHECKING = False
if TYPE_CHECKING:
    from hipspv.core.process import Child
    from hipspv.core.stages import Stage
    from hipspv.driver.cache.kept_result import KeptResult, Result
    from hipspv.driver.cache.manifest import Files
    from hipspv.driver.run.job import Job
    from hipspv.targets.target import Target


class Side:
    """A target's part of the stages, or the host's (`target` is None). `found` is the cached
    result, if there is one, and `looked_up` is true once it was asked for; `cache` receives a new
    result."""

    def __init__(
        self, job: Job, target: Target | None, stages: list[Stage], files: Files, directory: str, stdin: bytes
    ) -> None:
        """`files`: what is read for all sides. `directory` takes temporary files, `stdin` is
        clang's standard input."""
        self.target = target
        self.stages = [stage for stage in stages if stage.target is target]
        self.cache = cache_of(job, target, self.stages, files, directory, stdin)
        self.found: Result | None = None
        self.looked_up = False
        self.worker: Worker | None = None
        self._job = job

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
        """Let the result be what clang says. The code is empty: nothing needs it."""
        if self.cache and not self.found:
            workspace.write(self._job.paths[self.cache.product.artifact], b"")

    def skips(self, stage: Stage) -> bool:
        """Return true if the stage's result is there already."""
        return self.found is not None and cacheable.is_cached(stage)

    def cache_of(self, stage: Stage) -> KeptResult | None:
        """Return the cache that keeps the stage's result, or a later result that is made from
        it."""
        return self.cache if cacheable.is_cached(stage) else None

    def start(self, directory: str) -> Worker | None:
        """Start the worker if it has work to do. It waits for `Worker.go`."""
        stages = [s for s in self.stages if isinstance(s, WorkerStage) and not self.skips(s)]
        if not stages or self.target is None:
            return None
        passes = self._job.pass_directories.get(self.target.arch)
        if passes:
            os.makedirs(passes, exist_ok=True)
        self.worker = Worker(self._job, self.target, stages, directory)
        return self.worker

    def go_on(self, clang: Child, failed: bool) -> None:
        """Hand over from clang, which has ended, to the worker, unless any clang of the job
        failed."""
        if self.worker:
            self.worker.cancel() if failed else self.worker.go()
        if self.cache and clang.status == 0:
            self.cache.observe(clang.stderr())

    def keep(self) -> None:
        """After success, print the cached result's warnings, or keep the new result."""
        if self.found:
            workspace.write_all(2, self.found.warnings)
        elif self.cache:
            self.cache.keep(self.worker.child.stderr() if self.worker else b"")
