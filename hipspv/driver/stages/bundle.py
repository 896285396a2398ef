"""SPIR-V into clang's offload bundle."""

from __future__ import annotations

from hipspv.driver import toolchain
from hipspv.driver.stages.stage import DEVICE, Job, Stage


def command(job: Job) -> list[str]:
    words = ["hipspv", "bundle", "pack", job.paths["spirv"], "-o", job.paths["bundle"]]
    return words + ["--compress"] * job.settings.compress


def bundle(spirv: bytes, compressed: bool = False) -> bytes:
    """The bundle that the runtime registers: clang's empty host entry, and the device's."""
    from hipspv.bundle.offload import compress, pack

    plain = pack({f"host-{toolchain.HOST_TRIPLE}": b"", toolchain.DEVICE_TRIPLE: spirv})
    return compress(plain) if compressed else plain


STAGE = Stage(
    "bundle",
    DEVICE,
    ("spirv",),
    "bundle",
    "{stem}-hip-spirv64.hipfb",
    command,
    bundle,
)
