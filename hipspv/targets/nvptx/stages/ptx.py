"""The stage from lowered LLVM bitcode to PTX."""

from __future__ import annotations

import functools

from hipspv.core.stage import WorkerStage

TYPE_CHECKING = False
if TYPE_CHECKING:
    from hipspv.driver.options.settings import DeviceSettings
    from hipspv.driver.run.job import Job
    from hipspv.driver.run.worker_state import Work
    from hipspv.llvm.module import Module
    from hipspv.targets.target import Target


def command(job: Job, target: Target) -> list[str]:
    words = ["hipspv", "translate", *target.words, job.paths[target.arch, "lowered"]]
    return [*words, "-o", job.paths[target.arch, "ptx"]]


def assemble(module: Module, target: Target, settings: DeviceSettings) -> bytes:
    """Return a lowered module as PTX. Raises LLVMError."""
    from hipspv.targets.nvptx import code_generator

    _, own = target.options(settings)
    return code_generator.assemble(
        module.bitcode(), code_generator.machine(target.arch, own["ptx_version"])
    )


def _assemble(work: Work, module: Module) -> bytes:
    return assemble(module, work.target, work.job.settings)


def _prepare(work: Work) -> None:
    from hipspv.targets.nvptx import code_generator

    code_generator.load()


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
