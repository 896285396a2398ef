"""The stages of a job that need earlier results, after the clangs and the targets' children."""

from __future__ import annotations

import os
import time

from hipspv.core import process, workspace
from hipspv.core.process import Child, Shielded
from hipspv.driver.run.execution import Timing
from hipspv.driver.run.programs import announce, report, say, start

TYPE_CHECKING = False
if TYPE_CHECKING:
    from hipspv.core.stages import Stage
    from hipspv.driver.run.job import Job


def run_later(job: Job) -> int:
    """Run programs, then the joins, and return the first failure's exit code. Programs that don't
    need one another's results run at the same time."""
    waiting = [s for s in job.stages if not (s.reads_source or s.in_worker or s in job.extra)]
    maximum = os.cpu_count() or 1
    while waiting:
        coming = {stage.artifact for stage in waiting}
        ready = [s for s in waiting if s.run is None and coming.isdisjoint(s.inputs)][:maximum]
        if ready:
            code = _run_programs(job, ready)
            if code:
                return code
        else:
            ready = waiting[:1]
            _run_function(job, ready[0])
        waiting = [stage for stage in waiting if stage not in ready]
    return 0


def _run_programs(job: Job, stages: list[Stage]) -> int:
    """Run some programs, and return the first failure's exit code."""
    begin = time.perf_counter()
    children: dict[Stage, Child] = {}
    for stage in stages:
        with Shielded():
            children[stage] = start(job, stage)
    waiting = list(children.values())
    while waiting:
        ended = process.wait_any(waiting)
        waiting.remove(ended)
        stage = next(stage for stage, child in children.items() if child is ended)
        job.timings.append(Timing.since(stage.name, begin))
    return report(job, children)


def _run_function(job: Job, stage: Stage) -> None:
    begin = time.perf_counter()
    announce(job, stage)
    assert stage.run is not None
    contents = [workspace.read(job.paths[name]) for name in stage.inputs]
    workspace.write(job.paths[stage.artifact], stage.run(job, *contents))
    job.exits[stage.artifact] = 0
    job.timings.append(Timing.since(stage.name, begin))


def run_extra(job: Job) -> None:
    """Run the stages for --save-temps alone. A failure is a warning: the output has no need of them."""
    for stage in job.extra:
        if any(job.exits.get(name) for name in stage.inputs):
            continue
        begin = time.perf_counter()
        announce(job, stage)
        with Shielded():
            stdout = job.paths[stage.artifact] if stage.prints else ""
            child = process.spawn(stage.command(job), job.space.directory, stdout=stdout)
            job.children.append(child)
        code = job.exits[stage.artifact] = child.wait()
        if code:
            say(job, f"hipspv-cc: warning: {stage.name} failed:\n".encode())
        if code or job.settings.resource_usage:
            say(job, child.stderr())
        job.timings.append(Timing.since(stage.name, begin))
    for message in job.missing:
        say(job, f"hipspv-cc: note: {message}\n".encode())
