"""Put the bundle into the host object."""

from __future__ import annotations

from hipspv.driver.stages.stage import BOTH, Job, Stage

# clang names the device code of a source by this and a hash of -cuid.
SYMBOL = "__hip_fatbin_"
# The registered program of an -fgpu-rdc build; all sources share one.
HANDLE = "__hip_gpubin_handle_"


def command(job: Job) -> list[str]:
    words = ["hipspv", "object", job.paths["bundle"], "--into", job.paths["host-object"]]
    return [*words, "-o", job.paths["object"]]


def relocatable_command(job: Job) -> list[str]:
    words = ["hipspv", "object", job.paths["device-bitcode"], "--into", job.paths["host-object"]]
    return [*words, "--bitcode", "-o", job.paths["relocatable-object"]]


def _run(job: Job, device: bytes, host_object: bytes) -> bytes:
    from hipspv.bundle.elf import ElfError
    from hipspv.driver.errors import DriverError

    try:
        return join(device, host_object, job.relocatable)
    except ElfError as error:
        raise DriverError(f"object of {job.source.path}: {error}") from None


def join(device: bytes, host_object: bytes, relocatable: bool = False) -> bytes:
    """The host object with its device code: a bundle that defines __hip_fatbin_<hash>, or, for
    -fgpu-rdc, bitcode that waits for the link."""
    from hipspv.bundle import elf

    if relocatable:
        from hipspv.bundle.relocatable import add_bitcode

        return add_bitcode(host_object, device, SYMBOL)
    return elf.define(host_object, SYMBOL, device)


STAGE = Stage(
    "join",
    BOTH,
    ("bundle", "host-object"),
    "object",
    "{stem}.o",
    command,
    _run,
)

RELOCATABLE_STAGE = Stage(
    "join bitcode",
    BOTH,
    ("device-bitcode", "host-object"),
    "relocatable-object",
    "{stem}.o",
    relocatable_command,
    _run,
)
