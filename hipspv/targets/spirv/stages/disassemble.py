"""SPIR-V as text."""

from __future__ import annotations

import functools

from hipspv.core import toolchain
from hipspv.core.stage import DEVICE, Stage

TYPE_CHECKING = False
if TYPE_CHECKING:
    from hipspv.driver.run.job import Job
    from hipspv.targets.target import Target


def command(job: Job, target: Target) -> list[str]:
    words = [toolchain.spirv_tool("spirv-dis"), "--no-color", job.paths[target.arch, "spirv"]]
    return [*words, "-o", job.paths[target.arch, "spirv-text"]]


def stage(target: Target) -> Stage:
    return Stage(
        "disassemble",
        DEVICE,
        ((target.arch, "spirv"),),
        (target.arch, "spirv-text"),
        lambda stem: target.file(stem, ".s"),
        functools.partial(command, target=target),
        target=target,
    )
