"""The stage that puts the bundle into the host object."""

from __future__ import annotations

import functools

from hipspv.core.stages import BOTH, Stage
from hipspv.driver.link.bundle import BITCODE_BUNDLE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from hipspv.core.stages import Artifact
    from hipspv.driver.run.job import Job
    from hipspv.targets.target import NativeDevice, Target

# clang names a source's device code by this prefix and a hash of -cuid.
SYMBOL = "__hip_fatbin_"
# The program of an -fgpu-rdc build as a source has registered it, also before a hash of -cuid.
HANDLE = "__hip_gpubin_handle_"


def command(job: Job) -> list[str]:
    argv = ["hipspv", "object", job.paths["", "bundle"], "--into", job.paths["", "host-object"]]
    return [*argv, "-o", job.paths["", "object"]]


def relocatable_command(job: Job, bitcode: Artifact) -> list[str]:
    argv = ["hipspv", "object", job.paths[bitcode], "--into", job.paths["", "host-object"]]
    return [*argv, "--bitcode", "-o", job.paths["", "relocatable-object"]]


def _run(job: Job, device: bytes, host_object: bytes) -> bytes:
    from hipspv.bundle.elf import ElfError
    from hipspv.core.errors import DriverError

    try:
        return join(device, host_object, job.relocatable, job.settings.level)
    except ElfError as error:
        raise DriverError(f"object of {job.source.path}: {error}") from None


def join(device: bytes, host_object: bytes, relocatable: bool = False, level: str = "2") -> bytes:
    """Return the host object with its device code: a bundle that defines __hip_fatbin_<hash>, or,
    for -fgpu-rdc, bitcode for the later link. level: the user's -O, if the host's object is bitcode yet."""
    from hipspv.bundle import elf

    host_object = _finished(host_object, level)
    if relocatable:
        from hipspv.bundle.relocatable import add_bitcode

        return add_bitcode(host_object, device, SYMBOL)
    return elf.define(host_object, SYMBOL, device)


def _finished(host_object: bytes, level: str) -> bytes:
    """Return the host's object, which is bitcode yet for some hosts. Raises ElfError."""
    from hipspv.driver.clang import cross_host

    if not cross_host.is_bitcode(host_object):
        return host_object
    from hipspv.bundle.errors import ElfError
    from hipspv.llvm.errors import LLVMError

    try:
        return cross_host.compiled(host_object, level)
    except LLVMError as error:
        raise ElfError(f"the host's bitcode: {error}", 0, "module") from None


STAGE = Stage(
    "join",
    BOTH,
    (("", "bundle"), ("", "host-object")),
    ("", "object"),
    "{}.o".format,
    command,
    _run,
    ("hipspv.bundle.elf",),
)

# For a source without device code.
HOST_ALONE = Stage(
    "join",
    BOTH,
    (("", "host-object"),),
    ("", "object"),
    "{}.o".format,
    command,
    lambda job, host_object: _finished(host_object, job.settings.level),
)


def relocatable_stage(targets: Sequence[Target], devices: Sequence[NativeDevice] = ()) -> Stage:
    """Return the stage for -fgpu-rdc. Bitcode without a bundle is the default target's."""
    bitcode = BITCODE_BUNDLE
    if len(targets) == 1 and not targets[0].arguments and not devices:
        bitcode = (targets[0].arch, "device-bitcode")
    return Stage(
        "join bitcode",
        BOTH,
        (bitcode, ("", "host-object")),
        ("", "relocatable-object"),
        "{}.o".format,
        functools.partial(relocatable_command, bitcode=bitcode),
        _run,
        ("hipspv.bundle.relocatable",),
    )
