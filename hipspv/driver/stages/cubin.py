"""The extra stages from PTX to NVIDIA's machine code and to its text, by NVIDIA's programs."""

from __future__ import annotations

import functools

from hipspv.driver import cuda_toolkit
from hipspv.driver.stages.stage import ExtraStage

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from hipspv.driver.job import Job
    from hipspv.targets.target import Target

    Words = Callable[..., list[str]]


def _assembler_words(job: Job, target: Target) -> list[str]:
    lines = ["-lineinfo"] if job.settings.debug_lines else []
    paths = [job.paths[target.arch, "ptx"], "-o", job.paths[target.arch, "cubin"]]
    return [f"-arch={target.arch}", *lines, *paths]


def _disassembler_words(job: Job, target: Target) -> list[str]:
    lines = ["-g"] if job.settings.debug_lines else []
    return ["-c", *lines, job.paths[target.arch, "cubin"]]


def _stage(
    target: Target, name: str, artifacts: tuple[str, str], words: Words, prints: bool
) -> ExtraStage:
    """Return a stage between two artifacts. The program's name is the stage's."""
    given, made = artifacts
    program = functools.partial(cuda_toolkit.program, name)
    arguments = functools.partial(words, target=target)
    return ExtraStage(name, target, given, made, f".{made}", program, arguments, prints)


def stages(target: Target) -> list[ExtraStage]:
    """Return the two stages."""
    return [
        _stage(target, "ptxas", ("ptx", "cubin"), _assembler_words, False),
        _stage(target, "nvdisasm", ("cubin", "sass"), _disassembler_words, True),
    ]
