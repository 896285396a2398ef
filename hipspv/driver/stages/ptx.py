"""The stage from lowered LLVM bitcode to PTX."""

from __future__ import annotations

import functools

from hipspv.driver.settings import stage_words
from hipspv.driver.stages.stage import WorkerStage

TYPE_CHECKING = False
if TYPE_CHECKING:
    from hipspv.driver.job import Job
    from hipspv.driver.stages.work import Work
    from hipspv.llvm.module import Module
    from hipspv.targets.target import Target


def command(job: Job, target: Target) -> list[str]:
    words = ["hipspv", "ptx", job.paths[target.arch, "lowered"], f"--arch={target.arch}"]
    words += stage_words("ptx", job.given)
    return [*words, "-o", job.paths[target.arch, "ptx"]]


def _assemble(work: Work, module: Module) -> bytes:
    from hipspv.llvm import nvptx

    _, own = work.target.options(work.job.settings)
    machine = nvptx.machine(work.target.arch, own["ptx_version"], work.job.settings.level)
    return nvptx.assemble(module.bitcode(), machine)


def _prepare(work: Work) -> None:
    from hipspv.llvm import nvptx

    nvptx.load()


def stage(target: Target) -> WorkerStage:
    return WorkerStage(
        "ptx",
        target,
        ("lowered",),
        "ptx",
        ".ptx",
        functools.partial(command, target=target),
        _assemble,
        _prepare,
    )
