"""Walks the stages of one HIP source: clang twice, the device worker beside them, then the rest."""

from __future__ import annotations

import os
import sys
import time

from hipspv.driver import process, retry, workspace
from hipspv.driver.artifacts import name_artifacts, name_dependencies, write_dependencies
from hipspv.driver.cache import cacheable, search_list
from hipspv.driver.cache.device_cache import cache_of
from hipspv.driver.cache.kept_result import KeptResult, Result
from hipspv.driver.process import Child, Shielded
from hipspv.driver.stages.stage import DEVICE, HOST, Job, Stage
from hipspv.driver.worker import Log, Worker
from hipspv.driver.workspace import Workspace


class Timing:
    """How long a stage or pass took, in seconds, for --time-report.

    begin: of the system's steady clock, where that is known.
    """

    __slots__ = ("begin", "name", "seconds")

    def __init__(self, name: str, seconds: float, begin: float = 0.0) -> None:
        self.name = name
        self.seconds = seconds
        self.begin = begin

    @classmethod
    def since(cls, name: str, begin: float) -> Timing:
        """Of what ends now."""
        return cls(name, time.perf_counter() - begin, begin)


class Pipeline:
    """One job's walk through its stages."""

    def __init__(
        self, job: Job, stages: list[Stage], space: Workspace, stdin: bytes | None = None
    ) -> None:
        self.job = job
        self.space = space
        self.stages = stages
        self.timings: list[Timing] = []
        self.exits: dict[str, int] = {}  # of the stages that ran, by name
        self.log: Log | None = None  # of the worker
        self.said: list[bytes] = []  # on standard error
        self._shown: set[bytes] = set()  # of clang's diagnostics
        self.turns_to_hip = False  # the source, of which nobody had said: nothing is made yet
        self._stdin = stdin
        self._verbose = job.line.has("-v")
        self._children: list[Child] = []
        self._cache: KeptResult | None = None
        self._found: Result | None = None
        name_artifacts(job, stages, space)
        name_dependencies(job, space)

    def commands(self) -> list[list[str]]:
        """What -### prints."""
        return [stage.command(self.job) for stage in self.stages]

    def run(self) -> int:
        """Run the stages; 0, or the exit code of what failed. Diagnostics are printed."""
        if self.job.kept_folder:
            os.makedirs(self.job.kept_folder, exist_ok=True)
        begin = time.perf_counter()
        try:
            code = self._run_parallel() or self._run_rest()
        finally:
            for child in self._children:
                child.end()
        if self.turns_to_hip:
            return code
        if code == 0:
            write_dependencies(self.job, self.stages, self.space)
            if self.job.draft:
                workspace.write(self.job.output, workspace.read(self.job.draft))
            self.space.finish(self.job.output)
        if self.job.keep:
            from hipspv.driver.report import keep_record

            keep_record(self, code, begin)
        return code

    def _say(self, text: bytes) -> None:
        """Tell the user."""
        self.said.append(text)
        workspace.write_all(2, text)

    def _run_parallel(self) -> int:
        """clang on both sides, and the device worker, which goes on when it has its bitcode."""
        begin = time.perf_counter()
        clangs = self._start_clangs(HOST)
        self._look_up()
        clangs |= self._start_clangs(DEVICE)
        with Shielded():
            worker = self._start_worker(ready=not any(s.reads_source for s in self.stages))
        waiting = list(self._children)
        while waiting:
            child = process.wait_any(waiting)
            waiting.remove(child)
            stage = next((s for s, clang in clangs.items() if clang is child), None)
            if stage and child.status and retry.is_hip(self.job, child.stderr()):
                self.turns_to_hip = True
                return child.status
            if stage and child.status and retry.has_int128(self.job, stage, child.stderr()):
                self.job.int128 = True
                clangs[stage] = self._start(stage)
                waiting.append(clangs[stage])
                continue
            if stage is not None:
                self.timings.append(Timing.since(stage.name, begin))
            if worker and stage and stage.side == DEVICE:
                failed = any(clang.status for clang in clangs.values())
                worker.cancel() if failed else worker.go()
            if self._cache and stage and stage.side == DEVICE and child.status == 0:
                self._cache.observe(child.stderr())
        code = self._report(clangs, self._found.diagnostics if self._found else b"")
        if code == 0 and self._found:
            workspace.write_all(2, self._found.warnings)
        elif code == 0 and worker is not None:
            code = self._report_worker(worker)
        if code == 0 and self._cache and not self._found:
            self._cache.keep(worker.child.stderr() if worker else b"")
        return code

    def _look_up(self) -> None:
        """What the cache has of the device side, while the host's clang runs."""
        begin = time.perf_counter()
        self._cache = cache_of(self.job, self.stages, self.space.folder, self._stdin or b"")
        if self._cache:
            self._found = self._cache.look_up()
        if self._found:
            self.timings.append(Timing.since("device side, from the cache", begin))

    def _skips(self, stage: Stage) -> bool:
        """Is the stage's result there already?"""
        return self._found is not None and cacheable.is_cached(stage)

    def _start_clangs(self, side: str) -> dict[Stage, Child]:
        with Shielded():
            return {
                stage: self._start(stage)
                for stage in self.stages
                if stage.reads_source and stage.side == side and not self._skips(stage)
            }

    def _start(self, stage: Stage) -> Child:
        words = stage.command(self.job)
        if self._cache and cacheable.is_cached(stage):
            words += self._cache.words()
        child = process.spawn(words, self.space.folder, stdin=self._stdin)
        self._children.append(child)
        return child

    def _start_worker(self, ready: bool) -> Worker | None:
        stages = [stage for stage in self.stages if stage.in_worker and not self._skips(stage)]
        if not stages:
            return None
        if self.job.pass_folder:
            os.makedirs(self.job.pass_folder, exist_ok=True)
        worker = Worker(self.job, stages, self.space.folder)
        self.log = worker.log
        self._children.append(worker.child)
        if ready:
            worker.go()
        return worker

    def _report(self, programs: dict[Stage, Child], device: bytes = b"") -> int:
        """Show what programs said, both sides' diagnostics once; the first failure's exit code.

        `device` is what clang said of the device side when its result was kept.
        """
        if self._verbose:
            # The host's first: CMake reads the first search path that it sees.
            for stage in sorted(programs, key=lambda stage: stage.side != HOST):
                self._announce(stage)
                self._say(programs[stage].stderr())
        else:
            text = {DEVICE: device}
            text |= {stage.side: self._said(stage, child) for stage, child in programs.items()}
            if any(text.values()):
                from hipspv.driver.diagnostics import merge

                self._say(merge(text.get(HOST, b""), text.get(DEVICE, b""), self._shown))
        self.exits |= {stage.name: child.wait() for stage, child in programs.items()}
        for stage, child in programs.items():
            if child.status:
                from hipspv.driver.failure import explain_child

                self._say(explain_child(stage.name, child).encode(errors="surrogateescape"))
                return child.status if child.status > 0 else 1
        return 0

    def _said(self, stage: Stage, child: Child) -> bytes:
        """A program's diagnostics, without what it was told to say for the cache."""
        text = child.stderr()
        return search_list.split(text)[1] if self._cache and cacheable.is_cached(stage) else text

    def _announce(self, stage: Stage) -> None:
        if self._verbose:
            print(process.quote(stage.command(self.job)), file=sys.stderr, flush=True)

    def _report_worker(self, worker: Worker) -> int:
        """Show what the worker said; where it failed, why."""
        for stage in self.stages:
            if stage.in_worker:
                self._announce(stage)
        self.timings += [Timing(*timing) for timing in worker.log.timings()]
        self.exits |= worker.log.exits(worker.child.wait())
        if worker.child.wait() == 0:
            self._say(worker.child.stderr())
            return 0
        from hipspv.driver.failure import explain_worker

        self._say(explain_worker(self.job, worker).encode(errors="surrogateescape"))
        return 1

    def _run_rest(self) -> int:
        """The stages that need what came before: programs, then the joins."""
        for stage in self.stages:
            if stage.reads_source or stage.in_worker:
                continue
            begin = time.perf_counter()
            if stage.run is None:
                with Shielded():
                    child = self._start(stage)
                child.wait()
                code = self._report({stage: child})
                if code:
                    return code
            else:
                self._announce(stage)
                contents = [workspace.read(self.job.paths[name]) for name in stage.inputs]
                made = stage.run(self.job, *contents)
                workspace.write(self.job.paths[stage.artifact], made)  # type: ignore[arg-type]
                self.exits[stage.name] = 0
            self.timings.append(Timing.since(stage.name, begin))
        return 0
