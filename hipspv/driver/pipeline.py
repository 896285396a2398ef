"""Walks the stages for one HIP source: clang twice, the device worker beside them, then the rest."""

from __future__ import annotations

import os
import sys
import time

from hipspv.driver import depfile, process, workspace
from hipspv.driver.process import Child
from hipspv.driver.stages import needed_for
from hipspv.driver.stages.join import join
from hipspv.driver.stages.stage import DEVICE, HOST, SOURCE, Job, Stage
from hipspv.driver.worker import Worker
from hipspv.driver.workspace import Workspace


class Timing:
    """When a stage or pass began and how long it took, in seconds, for --time-report."""

    __slots__ = ("begin", "name", "seconds")

    def __init__(self, name: str, begin: float, seconds: float) -> None:
        self.name = name
        self.begin = begin
        self.seconds = seconds


class Pipeline:
    """One job's walk through the table."""

    def __init__(self, job: Job, space: Workspace, stdin: int | None = None) -> None:
        self.job = job
        self.space = space
        self.stages = needed_for(*job.wanted)
        self.timings: list[Timing] = []
        self._stdin = stdin
        self._verbose = job.line.has("-v")
        self._children: list[Child] = []
        self._name_artifacts()
        if depfile.wanted(job.line):
            self._name_dependencies()

    def _name_artifacts(self) -> None:
        """Give each artifact its path, and say which are written there.

        What only the worker's stages pass to each other stays in memory unless --save-temps keeps it.
        """
        job = self.job
        folder = os.path.dirname(job.output) if job.keep == "obj" else ""
        for stage in self.stages:
            name = job.file_name(stage)
            if stage.artifact == job.wanted[0] and job.output:
                path = self.space.begin(job.output)
            else:
                path = os.path.join(folder, name) if job.keep else self.space.path(name)
            job.paths[stage.artifact] = path
            if job.keep or stage.artifact in job.wanted:
                job.files.add(stage.artifact)
            if not _in_worker(stage):
                job.files.update(stage.inputs)
        job.device_inputs = [job.paths.get("device-bitcode", "")]
        if job.keep and "linked" in job.paths:
            job.pass_folder = job.paths["device-bitcode"].removesuffix(".bc") + "-passes"

    def _name_dependencies(self) -> None:
        job = self.job
        for side in (HOST, DEVICE):
            file = self.space.path(f"{side}.d")
            job.dependency_files[side] = file
            job.dependencies[side] = depfile.words(
                job.line, depfile.target(job.line, job.source.path), file
            )

    def commands(self) -> list[list[str]]:
        """What -### prints."""
        return [stage.command(self.job) for stage in self.stages]

    def run(self) -> int:
        """Run the stages; 0, or the exit code of what failed. Diagnostics are printed."""
        try:
            code = self._run_parallel() or self._run_rest()
        finally:
            for child in self._children:
                child.kill()
        if code == 0:
            self._write_dependencies()
            self.space.finish(self.job.output)
        return code

    def _run_parallel(self) -> int:
        """clang on both sides, and the device worker, which goes on when it has its bitcode."""
        clangs = {stage: self._start(stage) for stage in self.stages if stage.inputs == (SOURCE,)}
        begin = time.perf_counter()
        in_worker = [stage for stage in self.stages if _in_worker(stage)]
        worker = None
        if in_worker:
            if self.job.pass_folder:
                os.makedirs(self.job.pass_folder, exist_ok=True)
            worker = Worker(self.job, in_worker)
            self._children.append(worker.child)
        waiting = list(self._children)
        while waiting:
            child = process.wait_any(waiting)
            waiting.remove(child)
            stage = next((s for s, clang in clangs.items() if clang is child), None)
            if stage is not None:
                self.timings.append(Timing(stage.name, begin, time.perf_counter() - begin))
            if worker and stage and stage.side == DEVICE:
                failed = any(clang.status for clang in clangs.values())
                worker.cancel() if failed else worker.go()
        code = self._report_clangs(clangs)
        return code if code or worker is None else self._report_worker(worker)

    def _start(self, stage: Stage) -> Child:
        words = stage.command(self.job)
        self._announce(words)
        child = process.spawn(
            words, self.space.folder, capture=not self._verbose, stdin=self._stdin
        )
        self._children.append(child)
        return child

    def _announce(self, words: list[str]) -> None:
        if self._verbose:
            print(process.quote(words), file=sys.stderr, flush=True)

    def _report_clangs(self, clangs: dict[Stage, Child]) -> int:
        """Show both sides' diagnostics once."""
        text = {stage.side: child.stderr() for stage, child in clangs.items()}
        if any(text.values()):
            from hipspv.driver.diagnostics import merge

            workspace.write_all(2, merge(text.get(HOST, b""), text.get(DEVICE, b"")))
        for stage, child in clangs.items():
            if child.status:
                from hipspv.driver.failure import report_child

                report_child(stage.name, child)
                return child.status if child.status > 0 else 1
        return 0

    def _report_worker(self, worker: Worker) -> int:
        """Show what the worker said; where it failed, why."""
        code = worker.child.wait()
        workspace.write_all(2, worker.child.stderr() if code == 0 else b"")
        for record in worker.log.records():
            if record[0] in ("end", "loaded"):
                self.timings.append(Timing(record[1], record[2], record[3]))
            elif record[0] == "pass":
                self.timings.append(Timing(f"  {record[2]}", 0.0, record[4]))
        if code == 0:
            for stage in self.stages:
                if _in_worker(stage):
                    self._announce(stage.command(self.job))
            return 0
        from hipspv.driver.failure import report_worker

        report_worker(self.job, worker)
        return 1

    def _run_rest(self) -> int:
        """The stages that need what came before: programs, then the join."""
        for stage in self.stages:
            begin = time.perf_counter()
            if stage.inputs == (SOURCE,) or _in_worker(stage):
                continue
            if stage.run is None:
                child = self._start(stage)
                child.wait()
                code = self._report_clangs({stage: child})
                if code:
                    return code
            else:
                self._announce(stage.command(self.job))
                self._join(stage)
            self.timings.append(Timing(stage.name, begin, time.perf_counter() - begin))
        return 0

    def _join(self, stage: Stage) -> None:
        paths = self.job.paths
        bundle, host_object = (workspace.read(paths[name]) for name in stage.inputs)
        workspace.write(paths[stage.artifact], join(bundle, host_object))

    def _write_dependencies(self) -> None:
        files = self.job.dependency_files
        sides = [s.side for s in self.stages if s.inputs == (SOURCE,)]
        if not files or not sides:
            return
        texts = [workspace.read(files[side]).decode() for side in sorted(sides, key=(HOST, DEVICE).index)]
        path = depfile.path(self.job.line, self.job.source.path)
        merged = texts[0] if len(texts) == 1 else depfile.merge(*texts)
        workspace.write(self.space.begin(path), merged.encode())
        self.space.finish(path)


def _in_worker(stage: Stage) -> bool:
    return stage.side == DEVICE and stage.run is not None
