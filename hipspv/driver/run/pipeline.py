"""The run of a job: clang for each side beside the targets' children, then the later stages."""

from __future__ import annotations

import importlib
import os
import time

from hipspv.core import process, workspace
from hipspv.core.process import Child, Shielded
from hipspv.core.stages import DEVICE, HOST, ChildStage, Stage
from hipspv.driver.clang import host_only_sources
from hipspv.driver.link import host_object
from hipspv.driver.options import command_line
from hipspv.driver.run.execution import Timing
from hipspv.driver.run.later_stages import run_extra, run_later
from hipspv.driver.run.programs import cache_of, diagnostics, report, report_side, start
from hipspv.driver.run.source_kind import SourceKind

TYPE_CHECKING = False
if TYPE_CHECKING:
    from hipspv.driver.run.job import Job
    from hipspv.driver.run.side import Side


def run(job: Job) -> int:
    """Run the stages of a planned job and print diagnostics. Return 0, or the exit code of the first failure."""
    for stage in job.stages:
        if isinstance(stage, ChildStage):
            stage.program()
    if job.kept_directory:
        os.makedirs(job.kept_directory, exist_ok=True)
    begin = time.perf_counter()
    try:
        code = _run_sides(job) or run_later(job)
        if code == 0:
            run_extra(job)
    finally:
        for child in job.children:
            child.end()
    if job.is_done_again:
        return code
    if code == 0:
        job.write_dependencies()
        if job.draft:
            workspace.write(job.output, workspace.read(job.draft))
        job.space.finish(job.output)
    if job.keep:
        from hipspv.driver.report import keep_record

        keep_record(job, code, begin)
    return code


def _run_sides(job: Job) -> int:
    """Run clang on both sides, and the targets' children, which continue with its bitcode."""
    host = job.sides[0]
    waits = host.cache is not None and not host_only_sources.is_expected(job)
    clangs: dict[Stage, Child] = {}
    # The device side takes longer: a child loads its libraries, and goes on after clang.
    if not waits or host_only_sources.is_in_headers(job):
        _start_clangs(job, DEVICE, clangs)
    if not waits:
        _start_children(job, clangs)
    _start_clangs(job, HOST, clangs)
    _import_modules(job)
    if waits and host.found:
        _decide(job, host, clangs)
    while waiting := [child for child in job.children if child.status is None]:
        child = process.wait_any(waiting)
        stage = next((s for s, clang in clangs.items() if clang is child), None)
        if stage is None:
            continue
        if child.status and _is_hip(job, child):
            job.other_kind = SourceKind(command_line.HIP)
            return child.status
        if _starts_again(job, stage, clangs):
            continue
        if child.status and _needs_amd_platform(job, child):
            job.other_kind = SourceKind(job.dialect, amd_platform=True)
            return child.status
        side = job.side_of(stage)
        if side:
            side.go_on(child, any(clang.status for clang in clangs.values()))
        if waits and side is host and not child.status:
            _decide(job, host, clangs)
    if _is_not_for_amd(job, clangs) or _gives_up(job, clangs):
        return 1
    code = report(job, clangs, {HOST: _kept(job, HOST), DEVICE: _kept(job, DEVICE)})
    for side in job.sides:
        if code == 0 and side.child:
            code = report_side(job, side)
        if code == 0:
            side.finish()
    return code


def _starts_again(job: Job, stage: Stage, clangs: dict[Stage, Child]) -> bool:
    """Note that a clang has ended. Return true if it is started again: after its precompiled
    headers, or with other options."""
    child, cache = clangs[stage], cache_of(job, stage)
    title = cache.title(stage.name) if cache else stage.name
    again = cache is not None and cache.end(child)
    if not again and child.status and _needs_other_options(job, stage, child):
        clangs[stage] = start(job, stage)
        return True
    job.timings.append(Timing.since(title, job.begun[stage]))
    if again:
        with Shielded():
            clangs[stage] = start(job, stage)
    return again


def _decide(job: Job, host: Side, clangs: dict[Stage, Child]) -> None:
    """Start what the host's object needs of the device side, and leave out the rest."""
    if host_only_sources.is_registered(job):
        _look_up(job, DEVICE)
        for side in _sides_of(job, DEVICE):
            side.require_code()
        _start_clangs(job, DEVICE, clangs)
        _start_children(job, clangs)
        return
    manifest = host.cache.manifest if host.cache else None
    if manifest is None or host_only_sources.is_mentioned(manifest):
        _start_clangs(job, DEVICE, clangs)
    elif not any(side.looked_up for side in _sides_of(job, DEVICE)):
        job.sides = [host]
    for side in _sides_of(job, DEVICE):
        side.leave_out_code()
    own = [each for each in job.stages if each.reads_source and job.side_of(each)]
    job.stages = [*own, host_object.HOST_ALONE]


def _is_spared(job: Job, clangs: dict[Stage, Child], failed: list[Stage]) -> bool:
    """Return true if all of the clangs that failed have refused code for spare targets."""
    if not failed:
        return True
    from hipspv.driver.run.failure import is_diagnosed

    return all(stage.target in job.spares and is_diagnosed(clangs[stage]) for stage in failed)


def _gives_up(job: Job, clangs: dict[Stage, Child]) -> bool:
    """Return true if the source's only errors are in spare targets' code. A crash is no error of the source."""
    failed = [stage for stage, child in clangs.items() if child.status]
    if not _is_spared(job, clangs, failed):
        return False
    for stage in failed:
        assert stage.target
        job.given_up[stage.target] = diagnostics(job, stage, clangs[stage]).decode(errors="replace")
    for side in () if failed else job.sides:
        if side.child and side.log and side.target in job.spares and side.child.wait():
            job.given_up[side.target] = "\n".join(side.log.errors())
    job.given_up = {target: errors for target, errors in job.given_up.items() if errors}
    return bool(job.given_up)


def _kept(job: Job, side: str) -> bytes:
    """Return clang's diagnostics of the results that were kept."""
    return b"".join(each.found.diagnostics for each in _sides_of(job, side) if each.found)


def _sides_of(job: Job, side: str) -> list[Side]:
    return [each for each in job.sides if (each.arch == "") == (side == HOST)]


def _look_up(job: Job, name: str) -> None:
    """Look up earlier results of the host's or of each target's stages."""
    for side in _sides_of(job, name):
        if side.looked_up:
            continue
        begin = time.perf_counter()
        side.look_up()
        if side.found:
            job.timings.append(Timing.since(f"{name} side, from the cache", begin))


def _start_clangs(job: Job, name: str, clangs: dict[Stage, Child]) -> None:
    """Start the clangs of a side that aren't among `clangs` yet, unless their results are found."""
    _look_up(job, name)
    own = [stage for stage in job.stages if stage.reads_source and stage.side == name]
    with Shielded():
        for stage in own:
            side = job.side_of(stage)
            if stage not in clangs and not (side and side.skips(stage)):
                clangs[stage] = start(job, stage)


def _start_children(job: Job, clangs: dict[Stage, Child]) -> None:
    """Start the targets' children, unless one of the clangs has failed."""
    if any(clang.status for clang in clangs.values()):
        return
    running = {stage.arch for stage, clang in clangs.items() if clang.status is None}
    with Shielded():
        for side in job.sides:
            child = side.start()
            if child is None:
                continue
            job.children.append(child)
            if side.arch not in running:
                side.go()


def _is_hip(job: Job, clang: Child) -> bool:
    from hipspv.driver.clang.source_kind_errors import is_hip

    return is_hip(job, clang.stderr())


def _needs_amd_platform(job: Job, clang: Child) -> bool:
    from hipspv.driver.clang.source_kind_errors import needs_amd_platform

    return needs_amd_platform(job, clang.stderr())


def _is_not_for_amd(job: Job, clangs: dict[Stage, Child]) -> bool:
    """Return true if the source, which has code for AMD's platform alone, must do without it.

    Errors of the passes concern code that kernels run: without it they would compute something else.
    """
    if not (job.amd_platform and job.guesses_platform):
        return False
    if any(clang.status for clang in clangs.values()):
        job.other_kind = SourceKind(job.dialect, amd_platform=False)
    return job.other_kind is not None


def _needs_other_options(job: Job, stage: Stage, clang: Child) -> bool:
    from hipspv.driver.clang.source_kind_errors import needs_other_options

    return needs_other_options(job, stage, clang.stderr())


def _import_modules(job: Job) -> None:
    """Import the modules of the stages that this process runs itself, while clang runs."""
    for stage in job.stages:
        for name in stage.modules:
            importlib.import_module(name)
