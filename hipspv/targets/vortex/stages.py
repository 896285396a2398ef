"""The stages from lowered LLVM bitcode to a program image for Vortex."""

from __future__ import annotations

import functools
import os

from hipspv.core import toolchain, workspace
from hipspv.core.errors import TranslationError
from hipspv.core.stages import Job, Worker, WorkerStage

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from hipspv.core.settings import DeviceSettings
    from hipspv.llvm.module import Module
    from hipspv.targets.vortex.target import Vortex

_SCRIPT = os.path.join(toolchain.PACKAGE, "targets", "vortex", "layout.ld")


def _command(job: Job, target: Vortex, artifact: str) -> list[str]:
    argv = ["hipspv", "translate", *target.arguments, job.paths[target.arch, "lowered"]]
    argv += ["-S"] if artifact == "assembly" else []
    return [*argv, "-o", job.paths[target.arch, artifact]]


def assemble(module: Module, target: Vortex, settings: DeviceSettings, text: bool) -> bytes:
    """Return a lowered module as an object, or as assembly language. Raises LLVMError."""
    from hipspv.llvm.code_generator import emit
    from hipspv.targets.vortex.code_generator import machine

    return emit(module.bitcode(), machine(target.width, settings.level), text)


def image(module: Module, target: Vortex, settings: DeviceSettings, directory: str) -> bytes:
    """Return a lowered module as a program image. directory: takes temporary files.

    Raises TranslationError and LLVMError.
    """
    from hipspv.core.stages.lower import options_of
    from hipspv.passes.metadata.records import read_records
    from hipspv.targets.vortex import branches, intrinsics, libcalls
    from hipspv.targets.vortex import image as images
    from hipspv.targets.vortex.phases import VortexOptions
    from hipspv.targets.vortex.shifts import ShiftError
    from hipspv.targets.vortex.stacks import Stacks

    options = options_of(settings, target)
    assert isinstance(options, VortexOptions)
    width, records = options.width, read_records(module)

    def emit(module: Module) -> bytes:
        made = assemble(module, target, settings, text=False)
        functions = branches.added(module, made)
        if functions:
            raise TranslationError("LLVM's code generator added branches to " + ", ".join(functions))
        return made

    data = emit(module)
    parts = [data, *libcalls.objects(data, module.context, options, emit)]
    stacks = Stacks(parts)
    try:
        parts = list(map(intrinsics.encode, parts))
        sizes = images.sizes(parts, width, records)
        return images.make(_link(parts, sizes, directory), width, records, stacks)
    except (intrinsics.IntrinsicError, ShiftError) as error:
        raise TranslationError(str(error)) from None


def _link(parts: list[bytes], sizes: dict[str, int], directory: str) -> bytes:
    """Return the objects as a program, with its relocations."""
    import subprocess

    paths = [os.path.join(directory, f"vortex{i}.o") for i in range(len(parts))]
    for path, data in zip(paths, parts, strict=True):
        workspace.write(path, data)
    result = os.path.join(directory, "vortex.elf")
    argv = [toolchain.clang_tool("ld.lld"), "--emit-relocs", "-static", "--no-relax"]
    argv += [f"--defsym={name}={size}" for name, size in sizes.items()]
    argv += ["-T", _SCRIPT, *paths, "-o", result]
    done = subprocess.run(argv, capture_output=True, text=True)
    if done.returncode:
        raise TranslationError(done.stderr.strip())
    return workspace.read(result)


def _prepare(worker: Worker) -> None:
    from hipspv.targets.vortex import code_generator

    code_generator.load()


def stages(target: Vortex) -> list[WorkerStage]:
    """Return the stages of the image and of its text, of which a job has one or both."""

    def stage(artifact: str, suffix: str, work: Callable[[Worker, Module], bytes]) -> WorkerStage:
        command = functools.partial(_command, target=target, artifact=artifact)
        return WorkerStage(artifact, target, ("lowered",), artifact, suffix, command, work, _prepare)

    def write_image(worker: Worker, module: Module) -> bytes:
        return image(module, target, worker.job.settings, worker.directory)

    def write_assembly(worker: Worker, module: Module) -> bytes:
        return assemble(module, target, worker.job.settings, text=True)

    return [stage("image", ".vxbin", write_image), stage("assembly", ".s", write_assembly)]
