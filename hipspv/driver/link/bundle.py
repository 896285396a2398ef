"""The stage that puts the code of all targets into clang's offload bundle."""

from __future__ import annotations

from hipspv.core import toolchain
from hipspv.core.stages import BOTH, Stage
from hipspv.targets import DEFAULT

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from hipspv.driver.run.job import Job
    from hipspv.targets.target import NativeDevice, Target


# The bundle of the bitcode of -fgpu-rdc.
BITCODE_BUNDLE = ("", "bitcode-bundle")


def command(job: Job) -> list[str]:
    argv = ["hipspv", "bundle", "pack", "--align=4096", f"--entry=host-{toolchain.HOST_TRIPLE}="]
    argv += [f"--entry={t.bundle_id}={job.paths[t.arch, t.code]}" for t in job.targets]
    argv += [f"--entry={d.bundle_id}={job.paths[d.code]}" for d in job.devices]
    argv += ["--compress"] * job.settings.compress
    return [*argv, "-o", job.paths["", "bundle"]]


def bitcode_command(job: Job) -> list[str]:
    argv = ["hipspv", "bundle", "pack", "--align=4096"]
    argv += [f"--entry={t.bundle_id}={job.paths[t.arch, 'device-bitcode']}" for t in job.targets]
    argv += [f"--entry={d.bundle_id}=" for d in job.devices]
    return [*argv, "-o", job.paths[BITCODE_BUNDLE]]


def bundle_bitcode(job: Job, *modules: bytes) -> bytes:
    """Return the bundle of each target's bitcode, for the link of the program. An empty entry asks
    for a GPU's machine code."""
    from hipspv.bundle.program_bundle import pack

    entries = {t.bundle_id: code for t, code in zip(job.targets, modules, strict=True)}
    return pack(entries | {d.bundle_id: b"" for d in job.devices})


def bundle(job: Job, *codes: bytes) -> bytes:
    """Return the bundle that the runtime registers: clang's empty host entry, each target's code,
    and machine code for GPUs."""
    from hipspv.bundle.program_bundle import compress, pack

    entries = {f"host-{toolchain.HOST_TRIPLE}": b""}
    ids = [each.bundle_id for each in (*job.targets, *job.devices)]
    entries |= dict(zip(ids, codes, strict=True))
    plain = pack(entries)
    return compress(plain) if job.settings.compress else plain


def stage(targets: Sequence[Target], devices: Sequence[NativeDevice] = ()) -> Stage:
    return Stage(
        "bundle",
        BOTH,
        (*((target.arch, target.code) for target in targets), *(device.code for device in devices)),
        ("", "bundle"),
        f"{{}}-hip-{DEFAULT.arch}.hipfb".format,
        command,
        bundle,
        ("hipspv.bundle.program_bundle",),
    )


def bitcode_stage(targets: Sequence[Target]) -> Stage:
    return Stage(
        "bundle bitcode",
        BOTH,
        tuple((target.arch, "device-bitcode") for target in targets),
        BITCODE_BUNDLE,
        "{}-hip-bitcode.hipfb".format,
        bitcode_command,
        bundle_bitcode,
        ("hipspv.bundle.program_bundle",),
    )
