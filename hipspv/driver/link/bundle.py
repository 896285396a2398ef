"""The stage that puts the code of all targets into clang's offload bundle."""

from __future__ import annotations

from hipspv.core import toolchain
from hipspv.core.stages import BOTH, Stage, WorkerStage
from hipspv.targets import DEFAULT

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from hipspv.core.stages import Artifact, Worker
    from hipspv.driver.run.job import Job
    from hipspv.targets.target import NativeDevice, Target


# The bundle of a target's code and the machine code that its worker makes of it.
PACKED = "packed"
# The bundle of the bitcode of -fgpu-rdc.
BITCODE_BUNDLE = ("", "bitcode-bundle")


def command(job: Job) -> list[str]:
    argv = ["hipspv", "bundle", "pack", "--align=4096", f"--entry=host-{toolchain.HOST_TRIPLE}="]
    argv += [f"--entry={id}={job.paths[code]}" for id, code in _codes(job.targets, job.devices).items()]
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
    entries |= dict(zip(_codes(job.targets, job.devices), codes, strict=True))
    plain = pack(entries)
    return compress(plain) if job.settings.compress else plain


def _codes(targets: Sequence[Target], devices: Sequence[NativeDevice]) -> dict[str, Artifact]:
    """Return the artifacts in the bundle, by their ids."""
    packed = {device.of for device in devices if device.is_packed}
    codes = {target.bundle_id: (target.arch, PACKED if target.arch in packed else target.code) for target in targets}
    return codes | {device.bundle_id: device.code for device in devices if not device.is_packed}


def packed_stages(target: Target, devices: Sequence[NativeDevice]) -> list[WorkerStage]:
    """Return the stage that puts a target's code and its machine code into one bundle, if its worker makes some."""
    own = [device for device in devices if device.is_packed and device.of == target.arch]
    if not own:
        return []
    ids = [target.bundle_id, *(device.bundle_id for device in own)]
    inputs = [target.code, *(device.code[1] for device in own)]

    def command(job: Job) -> list[str]:
        entries = [f"--entry={id}={job.paths[target.arch, name]}" for id, name in zip(ids, inputs, strict=True)]
        return ["hipspv", "bundle", "pack", "--align=4096", *entries, "-o", job.paths[target.arch, PACKED]]

    def pack(_: Worker, *codes: bytes) -> bytes:
        from hipspv.bundle import program_bundle

        return program_bundle.pack({id: code for id, code in zip(ids, codes, strict=True) if code})

    return [WorkerStage("pack", target, tuple(inputs), PACKED, ".hipfb", command, pack, lambda _: None)]


def stage(targets: Sequence[Target], devices: Sequence[NativeDevice] = ()) -> Stage:
    return Stage(
        "bundle",
        BOTH,
        tuple(_codes(targets, devices).values()),
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
