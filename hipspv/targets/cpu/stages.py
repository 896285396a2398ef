"""The stages from lowered LLVM bitcode to shared objects."""

from __future__ import annotations

from hipspv.core.stages.code import code_stages, link_objects

TYPE_CHECKING = False
if TYPE_CHECKING:
    from hipspv.core.settings import DeviceSettings
    from hipspv.core.stages import Worker, WorkerStage
    from hipspv.llvm.module import Module
    from hipspv.targets.cpu.target import Cpu

# Before the processor's name in a symbol by which the runtime knows code without a bundle (runtime/code/cpu/code.cpp).
_PROCESSOR = "hipspv.processor."


def assemble(module: Module, target: Cpu, settings: DeviceSettings, text: bool) -> bytes:
    """Return a lowered module as a relocatable object, or as assembly language, for the first of the target's
    processors. Raises LLVMError."""
    from hipspv.targets.cpu.code_generator import emit, optimize

    processor = target.processors[0]
    return emit(optimize(module.bitcode(), processor, settings.level), processor, settings.level, text)


def link(module: Module, target: Cpu, settings: DeviceSettings, directory: str) -> bytes:
    """Return a lowered module as a shared object, or as a bundle of those for several processors.

    directory: takes temporary files. Names of the host's libraries stay undefined: the program that loads the object
    has them. Raises TranslationError and LLVMError.
    """
    from hipspv.bundle.program_bundle import pack
    from hipspv.llvm.code_generator import LEVELS
    from hipspv.targets.cpu.code_generator import emit_each, optimize

    level, processors = settings.level, target.processors
    optimized = optimize(module.bitcode(), processors[0], level)
    if not LEVELS[level]:  # it gains nothing by newer instructions
        processors = (min(processors),)
    objects = emit_each(optimized, processors, level)
    made = {p: _linked(code, p, directory) for p, code in zip(processors, objects, strict=True)}
    if len(target.processors) == 1:
        return made[target.processors[0]]
    return pack({f"{target.bundle_id}={processor}": code for processor, code in made.items()})


def _linked(code: bytes, processor: str, directory: str) -> bytes:
    options = ["-shared", "-Bsymbolic", "--hash-style=gnu", f'--defsym="{_PROCESSOR}{processor}"=0']
    return link_objects([code], options, directory)


def _prepare(worker: Worker) -> None:
    # Loaded here, used later.
    from hipspv.targets.cpu import code_generator  # noqa: F401


def stages(target: Cpu) -> list[WorkerStage]:
    suffix = ".so" if len(target.processors) == 1 else ".hipfb"
    return code_stages(target, "native", suffix, link, assemble, _prepare)
