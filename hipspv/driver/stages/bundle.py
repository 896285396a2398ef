"""SPIR-V into clang's offload bundle."""

from __future__ import annotations

from hipspv.driver import toolchain
from hipspv.driver.stages.stage import DEVICE, Job, Stage


def command(job: Job) -> list[str]:
    return ["hipspv", "bundle", "pack", job.paths["spirv"], "-o", job.paths["bundle"]]


def bundle(spirv: bytes) -> bytes:
    """The bundle that the runtime registers: clang's empty host entry, and the device's."""
    from hipspv.bundle.offload import pack

    return pack({f"host-{toolchain.HOST_TRIPLE}": b"", toolchain.DEVICE_TRIPLE: spirv})


STAGE = Stage(
    "bundle",
    DEVICE,
    ("spirv",),
    "bundle",
    "{stem}-hip-spirv64.hipfb",
    command,
    bundle,
)
