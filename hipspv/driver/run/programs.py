"""The programs of a job's stages: their start, and the report of their end."""

from __future__ import annotations

import functools
import sys
import time

from hipspv.core import process, workspace
from hipspv.core.stages import DEVICE, HOST, ChildStage
from hipspv.driver.cache import search_list
from hipspv.driver.run.execution import Timing

TYPE_CHECKING = False
if TYPE_CHECKING:
    from hipspv.core.process import Child
    from hipspv.core.stages import Stage
    from hipspv.driver.cache.kept_result import KeptResult
    from hipspv.driver.run.job import Job
    from hipspv.driver.run.side import Side


def start(job: Job, stage: Stage) -> Child:
    """Start a stage's program. The caller blocks signals."""
    job.begun[stage] = time.perf_counter()
    argv = stage.command(job)
    if isinstance(stage, ChildStage):
        child = process.fork(argv, functools.partial(stage.work, job, job.space.directory))
    else:
        stdin = job.stdin
        cache = cache_of(job, stage)
        if cache:
            argv, stdin = cache.command(argv, stdin)
        child = process.spawn(argv, job.space.directory, stdin=stdin)
    job.children.append(child)
    return child


def cache_of(job: Job, stage: Stage) -> KeptResult | None:
    """Return the cache that keeps the stage's result."""
    side = job.side_of(stage)
    return side.cache_of(stage) if side else None


def say(job: Job, text: bytes) -> None:
    """Print a text for the user."""
    job.said.append(text)
    workspace.write_all(2, text)


def announce(job: Job, stage: Stage) -> None:
    """Print a stage's command for -v."""
    if job.verbose:
        print(process.quote(stage.command(job)), file=sys.stderr, flush=True)


def diagnostics(job: Job, stage: Stage, child: Child) -> bytes:
    """Return a program's diagnostics, without the output that the cache asked it for."""
    text = job.needs.preprocessed.get(stage.arch, b"") + child.stderr()
    return search_list.split(text)[1] if cache_of(job, stage) else text


def report(job: Job, programs: dict[Stage, Child], kept: dict[str, bytes] | None = None) -> int:
    """Print the programs' diagnostics, each once for all sides. Return the first failure's exit code.

    `kept` are each side's diagnostics for results that were kept.
    """
    # The host's first: CMake reads the first search path that it sees.
    programs = dict(sorted(programs.items(), key=lambda item: item[0].side != HOST))
    if job.verbose:
        for stage in programs:
            announce(job, stage)
            say(job, programs[stage].stderr())
    else:
        text = {HOST: b"", DEVICE: b"", **(kept or {})}
        for stage, child in programs.items():
            text[HOST if stage.side == HOST else DEVICE] += diagnostics(job, stage, child)
        if any(text.values()):
            from hipspv.driver.clang.diagnostics import merge

            say(job, merge(text[HOST], text[DEVICE], job.shown))
    job.exits |= {stage.artifact: child.wait() for stage, child in programs.items()}
    for stage, child in programs.items():
        if child.status:
            from hipspv.driver.run.failure import explain_child

            say(job, explain_child(stage.name, child).encode(errors="surrogateescape"))
            return child.status if child.status > 0 else 1
    return 0


def report_side(job: Job, side: Side) -> int:
    """Print the output of a side's child process, and its failure if it failed."""
    assert side.child
    assert side.log
    own = [stage for stage in job.stages if stage.in_worker and stage.arch == side.arch]
    for stage in own:
        announce(job, stage)
    job.timings += [Timing(*timing) for timing in side.log.timings()]
    code = side.child.wait()
    exits = side.log.exits(code)
    job.exits |= {stage.artifact: exits[stage.name] for stage in own if stage.name in exits}
    if code == 0:
        say(job, job.unseen(side.child.stderr()))
        return 0
    from hipspv.driver.run.failure import explain_side

    say(job, explain_side(job, side.target, side.log, side.child).encode(errors="surrogateescape"))
    return 1
