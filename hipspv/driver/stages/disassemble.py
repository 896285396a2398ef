"""SPIR-V as text."""

from __future__ import annotations

from hipspv.driver import toolchain
from hipspv.driver.stages.stage import DEVICE, Job, Stage


def command(job: Job) -> list[str]:
    words = [toolchain.spirv_tool("spirv-dis"), "--no-color", job.paths["spirv"]]
    return [*words, "-o", job.paths["spirv-text"]]


STAGE = Stage(
    "disassemble",
    DEVICE,
    ("spirv",),
    "spirv-text",
    "{stem}-hip-spirv64-generic.s",
    command,
)
