"""Execution of one HIP source's stages: clang for each side, a worker for each target beside it,
then the remaining stages.
"""

from __future__ import annotations

import functools
import importlib
import os
import sys
import time

from hipspv.core import process, workspace
from hipspv.core.process import Child, Shielded
from hipspv.core.stages import DEVICE, HOST, ChildStage, ExtraStage, Stage
from hipspv.core.workspace import Workspace
from hipspv.driver.cache import search_list
from hipspv.driver.cache.manifest import Files
from hipspv.driver.clang import host_only_sources
from hipspv.driver.link import host_object
from hipspv.driver.run.execution import Timing
from hipspv.driver.run.job import Job
from hipspv.driver.run.side import Side
from hipspv.driver.run.stages import present

TYPE_CHECKING = False
if TYPE_CHECKING:
    from hipspv.core.stages import Artifact
    from hipspv.driver.cache.kept_result import KeptResult
    from hipspv.driver.cache.recording import Recording
    from hipspv.driver.run.worker import Log, Worker
    from hipspv.targets.target import Target


class Pipeline:
    """One job's way through its stages."""

    def __init__(
        self, job: Job, stages: list[Stage], space: Workspace, stdin: bytes | None = None, spare: Target | None = None
    ) -> None:
        """`spare` is a target that the user didn't name: the source may have no code for it."""
        self.job = job
        self.space = space
        extra = (stage for stage in job.stages if isinstance(stage, ExtraStage))
        self._extra, self._missing = present([each for each in extra if each.wanted(job)], stages)
        self.stages = [*stages, *self._extra]
        self.timings: list[Timing] = []
        self.exits: dict[Artifact, int] = {}  # of the stages that ran, by their artifacts
        self.logs: dict[str, Log] = {}  # of the workers, by their targets' names
        self.said: list[bytes] = []  # printed on standard error
        self._shown: set[bytes] = set()  # of clang's diagnostics
        self.given_up = ""  # why there is no code for the spare target, if that failed alone
        self.turns_to_hip = False  # true for an undecided source that is HIP; nothing is made yet
        self._stdin = stdin
        self._spare = spare
        self._verbose = job.line.has("-v")
        self._children: list[Child] = []
        self._files = Files()
        self._begun: dict[Stage, float] = {}  # when each stage's program was started
        job.name_artifacts(self.stages, space)
        job.name_dependencies(space)
        shared = self._files, space.directory, stdin or b""
        self._sides = [Side(job, target, stages, *shared) for target in (None, *job.targets)]

    def commands(self) -> list[list[str]]:
        """Return the commands that -### prints."""
        return [stage.command(self.job) for stage in self.stages]

    def run(self) -> int:
        """Run the stages and print diagnostics. Return 0, or the exit code of the first failure."""
        for stage in self.stages:
            if isinstance(stage, ChildStage):
                stage.program()
        if self.job.kept_directory:
            os.makedirs(self.job.kept_directory, exist_ok=True)
        begin = time.perf_counter()
        try:
            code = self._run_parallel() or self._run_rest()
            if code == 0:
                self._run_extra()
        finally:
            for child in self._children:
                child.end()
        if self.turns_to_hip or self.given_up:
            return code
        if code == 0:
            self.job.write_dependencies(self.stages, self.space)
            if self.job.draft:
                workspace.write(self.job.output, workspace.read(self.job.draft))
            self.space.finish(self.job.output)
        if self.job.keep:
            from hipspv.driver.report import keep_record

            keep_record(self, code, begin)
        return code

    def tell(self, recording: Recording) -> None:
        """Note what the compile read. It has succeeded, or is done again in another way."""
        again = self.turns_to_hip or bool(self.given_up)
        recording.add(self.job, self.stages, self._sides, self._files, any(self.said) or again)

    def _say(self, text: bytes) -> None:
        """Print a text for the user."""
        self.said.append(text)
        workspace.write_all(2, text)

    def _run_parallel(self) -> int:
        """Run clang on both sides, and the targets' workers, which continue with its bitcode."""
        host = self._sides[0]
        waits = host.cache is not None and not host_only_sources.is_expected(self.job)
        clangs: dict[Stage, Child] = {}
        # The device side takes longer: a worker loads its libraries, and goes on after clang.
        if not waits or host_only_sources.is_in_headers(self.job):
            self._start_clangs(DEVICE, clangs)
        if not waits:
            self._start_workers(clangs)
        self._start_clangs(HOST, clangs)
        self._import_rest()
        if waits and host.found:
            self._decide(host, clangs)
        while waiting := [child for child in self._children if child.status is None]:
            child = process.wait_any(waiting)
            stage = next((s for s, clang in clangs.items() if clang is child), None)
            if stage is None:
                continue
            if child.status and self._is_hip(child):
                self.turns_to_hip = True
                return child.status
            cache = self._cache_of(stage)
            title = cache.title(stage.name) if cache else stage.name
            again = cache is not None and cache.end(child)
            if again:
                self.timings.append(Timing.since(title, self._begun[stage]))
                with Shielded():
                    clangs[stage] = self._start(stage)
                continue
            if child.status and self._has_wide_types(stage, child):
                clangs[stage] = self._start(stage)
                continue
            self.timings.append(Timing.since(title, self._begun[stage]))
            side = self._side_of(stage)
            if side:
                side.go_on(child, any(clang.status for clang in clangs.values()))
            if waits and side is host and not child.status:
                self._decide(host, clangs)
        if self._gives_up(clangs):
            return 1
        code = self._report(clangs, {HOST: self._kept(HOST), DEVICE: self._kept(DEVICE)})
        for side in self._sides:
            if code == 0 and side.worker:
                code = self._report_worker(side.worker)
            if code == 0:
                side.keep()
        return code

    def _decide(self, host: Side, clangs: dict[Stage, Child]) -> None:
        """Start what the host's object needs of the device side, and leave out the rest."""
        if host_only_sources.is_registered(self.job):
            self._look_up(DEVICE)
            for side in self._sides_of(DEVICE):
                side.require_code()
            self._start_clangs(DEVICE, clangs)
            self._start_workers(clangs)
            return
        manifest = host.cache.manifest if host.cache else None
        if manifest is None or host_only_sources.is_mentioned(manifest):
            self._start_clangs(DEVICE, clangs)
        elif not any(side.looked_up for side in self._sides_of(DEVICE)):
            self._sides = [host]
        for side in self._sides_of(DEVICE):
            side.leave_out_code()
        own = [each for each in self.stages if each.reads_source and self._side_of(each)]
        self.stages = [*own, host_object.HOST_ALONE]

    def _gives_up(self, clangs: dict[Stage, Child]) -> bool:
        """Return true if the source's only errors are in the spare target's code. A crash is no
        error of the source."""
        failed = [stage for stage, child in clangs.items() if child.status]
        if self._spare is None or any(stage.target is not self._spare for stage in failed):
            return False
        from hipspv.driver.run.failure import is_diagnosed

        if not all(is_diagnosed(clangs[stage]) for stage in failed):
            return False
        worker = next((s.worker for s in self._sides if s.target is self._spare), None)
        errors = [self._said(stage, clangs[stage]).decode(errors="replace") for stage in failed]
        if not failed and worker and worker.child.wait():
            errors = worker.log.errors()
        self.given_up = "\n".join(errors)
        return bool(self.given_up)

    def _kept(self, side: str) -> bytes:
        """Return clang's diagnostics of the results that were kept."""
        sides = self._sides_of(side)
        return b"".join(each.found.diagnostics for each in sides if each.found)

    def _sides_of(self, side: str) -> list[Side]:
        return [each for each in self._sides if (each.target is None) == (side == HOST)]

    def _side_of(self, stage: Stage) -> Side | None:
        return next((side for side in self._sides if side.target is stage.target), None)

    def _look_up(self, name: str) -> None:
        """Look up earlier results of the host's or of each target's stages."""
        for side in self._sides_of(name):
            if side.looked_up:
                continue
            begin = time.perf_counter()
            side.look_up()
            if side.found:
                self.timings.append(Timing.since(f"{name} side, from the cache", begin))

    def _skips(self, stage: Stage) -> bool:
        side = self._side_of(stage)
        return side is not None and side.skips(stage)

    def _start_clangs(self, side: str, clangs: dict[Stage, Child]) -> None:
        """Start the clangs of a side that aren't among `clangs` yet, unless their results are
        found."""
        self._look_up(side)
        own = [stage for stage in self.stages if stage.reads_source and stage.side == side]
        with Shielded():
            for stage in own:
                if stage not in clangs and not self._skips(stage):
                    clangs[stage] = self._start(stage)

    def _cache_of(self, stage: Stage) -> KeptResult | None:
        side = self._side_of(stage)
        return side.cache_of(stage) if side else None

    def _start(self, stage: Stage) -> Child:
        self._begun[stage] = time.perf_counter()
        argv = stage.command(self.job)
        if isinstance(stage, ChildStage):
            work = functools.partial(stage.work, self.job, self.space.directory)
            self._children.append(process.fork(argv, work))
            return self._children[-1]
        cache = self._cache_of(stage)
        stdin = self._stdin
        if cache:
            argv, stdin = cache.command(argv, stdin)
        child = process.spawn(argv, self.space.directory, stdin=stdin)
        self._children.append(child)
        return child

    def _start_workers(self, clangs: dict[Stage, Child]) -> None:
        """Start the workers, unless one of the clangs has failed."""
        if any(clang.status for clang in clangs.values()):
            return
        running = {stage.target for stage, clang in clangs.items() if clang.status is None}
        with Shielded():
            for side in self._sides:
                worker = side.start(self.space.directory)
                if worker is None:
                    continue
                self.logs[worker.target.arch] = worker.log
                self._children.append(worker.child)
                if worker.target not in running:
                    worker.go()

    def _is_hip(self, clang: Child) -> bool:
        from hipspv.driver.clang.source_kind_errors import is_hip

        return is_hip(self.job, clang.stderr())

    def _has_wide_types(self, stage: Stage, clang: Child) -> bool:
        from hipspv.driver.clang.source_kind_errors import has_wide_types

        return has_wide_types(self.job, stage, clang.stderr())

    def _import_rest(self) -> None:
        """Import the modules of the stages that this process runs itself, while clang runs."""
        for stage in self.stages:
            for name in stage.modules:
                importlib.import_module(name)

    def _report(self, programs: dict[Stage, Child], kept: dict[str, bytes] | None = None) -> int:
        """Print the programs' diagnostics, each once for all sides. Return the first failure's exit
        code.

        `kept` are each side's diagnostics for results that were kept.
        """
        # The host's first: CMake reads the first search path that it sees.
        programs = dict(sorted(programs.items(), key=lambda item: item[0].side != HOST))
        if self._verbose:
            for stage in programs:
                self._announce(stage)
                self._say(programs[stage].stderr())
        else:
            text = {HOST: b"", DEVICE: b"", **(kept or {})}
            for stage, child in programs.items():
                text[HOST if stage.side == HOST else DEVICE] += self._said(stage, child)
            if any(text.values()):
                from hipspv.driver.clang.diagnostics import merge

                self._say(merge(text[HOST], text[DEVICE], self._shown))
        self.exits |= {stage.artifact: child.wait() for stage, child in programs.items()}
        for stage, child in programs.items():
            if child.status:
                from hipspv.driver.run.failure import explain_child

                self._say(explain_child(stage.name, child).encode(errors="surrogateescape"))
                return child.status if child.status > 0 else 1
        return 0

    def _said(self, stage: Stage, child: Child) -> bytes:
        """Return a program's diagnostics, without the output that the cache asked it for."""
        text = child.stderr()
        return search_list.split(text)[1] if self._cache_of(stage) else text

    def _announce(self, stage: Stage) -> None:
        if self._verbose:
            print(process.quote(stage.command(self.job)), file=sys.stderr, flush=True)

    def _report_worker(self, worker: Worker) -> int:
        """Print the worker's output, and its failure if it failed."""
        own = [stage for stage in self.stages if stage.in_worker and stage.target is worker.target]
        for stage in own:
            self._announce(stage)
        self.timings += [Timing(*timing) for timing in worker.log.timings()]
        code = worker.child.wait()
        exits = worker.log.exits(code)
        self.exits |= {stage.artifact: exits[stage.name] for stage in own if stage.name in exits}
        if code == 0:
            self._say(worker.child.stderr())
            return 0
        from hipspv.driver.run.failure import explain_worker

        self._say(explain_worker(self.job, worker).encode(errors="surrogateescape"))
        return 1

    def _run_rest(self) -> int:
        """Run the stages that need earlier results: programs, then the joins. Programs that don't
        need one another's results run at the same time."""
        waiting = [s for s in self.stages if not (s.reads_source or s.in_worker)]
        waiting = [stage for stage in waiting if stage not in self._extra]
        maximum = os.cpu_count() or 1
        while waiting:
            coming = {stage.artifact for stage in waiting}
            ready = [s for s in waiting if s.run is None and coming.isdisjoint(s.inputs)][:maximum]
            if ready:
                code = self._run_programs(ready)
                if code:
                    return code
            else:
                ready = waiting[:1]
                self._run_function(ready[0])
            waiting = [stage for stage in waiting if stage not in ready]
        return 0

    def _run_programs(self, stages: list[Stage]) -> int:
        """Run some programs, and return the first failure's exit code."""
        begin = time.perf_counter()
        children: dict[Stage, Child] = {}
        for stage in stages:
            with Shielded():
                children[stage] = self._start(stage)
        waiting = list(children.values())
        while waiting:
            ended = process.wait_any(waiting)
            waiting.remove(ended)
            stage = next(stage for stage, child in children.items() if child is ended)
            self.timings.append(Timing.since(stage.name, begin))
        return self._report(children)

    def _run_function(self, stage: Stage) -> None:
        begin = time.perf_counter()
        self._announce(stage)
        assert stage.run is not None
        contents = [workspace.read(self.job.paths[name]) for name in stage.inputs]
        workspace.write(self.job.paths[stage.artifact], stage.run(self.job, *contents))
        self.exits[stage.artifact] = 0
        self.timings.append(Timing.since(stage.name, begin))

    def _run_extra(self) -> None:
        """Run the stages for --save-temps alone. A failure is a warning: the output has no need of
        them."""
        for stage in self._extra:
            if any(self.exits.get(name) for name in stage.inputs):
                continue
            begin = time.perf_counter()
            self._announce(stage)
            with Shielded():
                child = process.spawn(
                    stage.command(self.job),
                    self.space.directory,
                    stdout=self.job.paths[stage.artifact] if stage.prints else "",
                )
                self._children.append(child)
            code = self.exits[stage.artifact] = child.wait()
            if code:
                self._say(f"hipspv-cc: warning: {stage.name} failed:\n".encode())
            if code or self.job.settings.resource_usage:
                self._say(child.stderr())
            self.timings.append(Timing.since(stage.name, begin))
        for message in self._missing:
            self._say(f"hipspv-cc: note: {message}\n".encode())
