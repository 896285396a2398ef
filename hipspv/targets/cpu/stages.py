"""The stages from lowered LLVM bitcode to a shared object."""

from __future__ import annotations

from hipspv.core.stages.code import code_stages, link_objects

TYPE_CHECKING = False
if TYPE_CHECKING:
    from hipspv.core.settings import DeviceSettings
    from hipspv.core.stages import WorkerStage
    from hipspv.llvm.module import Module
    from hipspv.targets.cpu.target import Cpu


def assemble(module: Module, target: Cpu, settings: DeviceSettings, text: bool) -> bytes:
    """Return a lowered module as a relocatable object, or as assembly language. Raises LLVMError."""
    from hipspv.targets.cpu import TRIPLE
    from hipspv.targets.cpu.code_generator import compile, machine

    return compile(module.bitcode(), machine(TRIPLE, target.processor, settings.level), settings.level, text)


def link(module: Module, target: Cpu, settings: DeviceSettings, directory: str) -> bytes:
    """Return a lowered module as a shared object. directory: takes temporary files.

    Names of the host's libraries stay undefined: the program that loads the object has them.
    Raises TranslationError and LLVMError.
    """
    made = assemble(module, target, settings, text=False)
    return link_objects([made], ["-shared", "-Bsymbolic", "--hash-style=gnu"], directory)


def stages(target: Cpu) -> list[WorkerStage]:
    return code_stages(target, "native", ".so", link, assemble)
