"""The stages from lowered LLVM bitcode to shared objects."""

from __future__ import annotations

from hipspv.core import toolchain, workspace
from hipspv.core.stages.code import code_stages, link_objects

TYPE_CHECKING = False
if TYPE_CHECKING:
    from hipspv.core.settings import DeviceSettings
    from hipspv.core.stages import Worker, WorkerStage
    from hipspv.llvm.module import Module
    from hipspv.targets.cpu import Host
    from hipspv.targets.cpu.target import Cpu

# Before the processor's name in a symbol by which the runtime knows code without a bundle (runtime/code/cpu/code.cpp).
_PROCESSOR = "hipspv.processor."
# Functions of devlib/short_floats.cl.
_OF_SHORT_FLOATS = (b"__truncsfhf2", b"__truncdfhf2", b"__extendhfsf2", b"__truncsfbf2", b"__truncdfbf2")


def assemble(module: Module, target: Cpu, settings: DeviceSettings, text: bool) -> bytes:
    """Return a lowered module as a relocatable object, or as assembly language, for the first of the target's
    processors. Raises LLVMError."""
    from hipspv.targets.cpu.code_generator import emit, optimize

    host, processor = target.host, target.processors[0]
    optimized = optimize(module.bitcode(), host, processor, settings.level)
    return emit(optimized, host, processor, settings.level, text)


def link(module: Module, target: Cpu, settings: DeviceSettings, directory: str) -> bytes:
    """Return a lowered module as a shared object, or as a bundle of those for several processors.

    directory: takes temporary files. Names of the host's libraries stay undefined: the program that loads the object
    has them. Raises TranslationError and LLVMError.
    """
    from hipspv.bundle.program_bundle import pack
    from hipspv.llvm.code_generator import LEVELS
    from hipspv.targets.cpu.code_generator import emit_each, optimize

    host, level, processors = target.host, settings.level, target.processors
    optimized = optimize(module.bitcode(), host, processors[0], level)
    if not LEVELS[level]:  # it gains nothing by newer instructions
        processors = (min(processors),)
    objects = emit_each(optimized, host, processors, level)
    made = {p: _linked(code, host, p, level, directory) for p, code in zip(processors, objects, strict=True)}
    if len(target.processors) == 1:
        return made[target.processors[0]]
    return pack({f"{target.bundle_id}={processor}": code for processor, code in made.items()})


def _linked(code: bytes, host: Host, processor: str, level: str, directory: str) -> bytes:
    from hipspv.targets.cpu.code_generator import emit

    objects = [code]
    if any(name in code for name in _OF_SHORT_FLOATS):
        library = workspace.read(toolchain.device_library(host.library("-short-floats")))
        objects.append(emit(library, host, processor, level, text=False))
    options = ["-shared", "-Bsymbolic", "--hash-style=gnu", f'--defsym="{_PROCESSOR}{processor}"=0']
    return link_objects(objects, options, directory)


def _prepare(worker: Worker) -> None:
    # Loaded here, used later.
    from hipspv.targets.cpu import code_generator  # noqa: F401


def stages(target: Cpu) -> list[WorkerStage]:
    suffix = ".so" if len(target.processors) == 1 else ".hipfb"
    return code_stages(target, "native", suffix, link, assemble, _prepare)
