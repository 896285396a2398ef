"""The stages from lowered LLVM bitcode to a program image for Vortex."""

from __future__ import annotations

import os

from hipspv.core import toolchain
from hipspv.core.errors import TranslationError
from hipspv.core.stages import Worker, WorkerStage
from hipspv.core.stages.code import code_stages, link_objects

TYPE_CHECKING = False
if TYPE_CHECKING:
    from hipspv.core.settings import DeviceSettings
    from hipspv.llvm.module import Module
    from hipspv.targets.vortex.target import Vortex

_SCRIPT = os.path.join(toolchain.PACKAGE, "targets", "vortex", "layout.ld")


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
    symbols = [f"--defsym={name}={size}" for name, size in sizes.items()]
    return link_objects(parts, ["--emit-relocs", "-static", "--no-relax", *symbols, "-T", _SCRIPT], directory)


def _prepare(worker: Worker) -> None:
    from hipspv.targets.vortex import code_generator

    code_generator.load()


def stages(target: Vortex) -> list[WorkerStage]:
    return code_stages(target, "image", ".vxbin", image, assemble, _prepare)
