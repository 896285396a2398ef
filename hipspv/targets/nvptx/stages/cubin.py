"""The extra stages from PTX to NVIDIA's machine code and to its text, by NVIDIA's programs."""

from __future__ import annotations

import functools

from hipspv.core.stage import ExtraStage
from hipspv.targets.nvptx import cuda_toolkit

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from hipspv.driver.run.job import Job
    from hipspv.targets.target import Target

    Words = Callable[..., list[str]]
    Wanted = Callable[[Job], bool]


def _assembler_words(job: Job, target: Target) -> list[str]:
    lines = ["-lineinfo"] if job.settings.debug_lines else []
    lines += ["-v"] if job.settings.resource_usage else []
    paths = [job.paths[target.arch, "ptx"], "-o", job.paths[target.arch, "cubin"]]
    return [f"-arch={target.arch}", *lines, *paths]


def _disassembler_words(job: Job, target: Target) -> list[str]:
    lines = ["-g"] if job.settings.debug_lines else []
    return ["-c", *lines, job.paths[target.arch, "cubin"]]


def _is_kept(job: Job) -> bool:
    return bool(job.keep)


def _is_assembled(job: Job) -> bool:
    return _is_kept(job) or job.settings.resource_usage


def stages(target: Target) -> list[ExtraStage]:
    """Return the two stages. A stage's name is its program's."""

    def stage(
        name: str, given: str, made: str, words: Words, wanted: Wanted, prints: bool = False
    ) -> ExtraStage:
        program = functools.partial(cuda_toolkit.program, name)
        arguments = functools.partial(words, target=target)
        return ExtraStage(name, target, given, made, f".{made}", program, arguments, wanted, prints)

    return [
        stage("ptxas", "ptx", "cubin", _assembler_words, _is_assembled),
        stage("nvdisasm", "cubin", "sass", _disassembler_words, _is_kept, prints=True),
    ]
