"""The stage from lowered LLVM bitcode to PTX."""

from __future__ import annotations

import functools

from hipspv.driver.stages.stage import WorkerStage

TYPE_CHECKING = False
if TYPE_CHECKING:
    from hipspv.driver.job import Job
    from hipspv.driver.settings import DeviceSettings
    from hipspv.driver.stages.work import Work
    from hipspv.llvm.module import Module
    from hipspv.targets.target import Target


def command(job: Job, target: Target) -> list[str]:
    words = ["hipspv", "translate", *target.words, job.paths[target.arch, "lowered"]]
    return [*words, "-o", job.paths[target.arch, "ptx"]]


def assemble(module: Module, target: Target, settings: DeviceSettings) -> bytes:
    """Return a lowered module as PTX. Raises LLVMError."""
    from hipspv.llvm import nvptx

    _, own = target.options(settings)
    return nvptx.assemble(module.bitcode(), nvptx.machine(target.arch, own["ptx_version"]))


def _assemble(work: Work, module: Module) -> bytes:
    return assemble(module, work.target, work.job.settings)


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
