"""LLVM's optimiser and code generator for the host's processor."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from hipspv.core import toolchain
from hipspv.llvm.code_generator import LEVELS
from hipspv.llvm.context import Context
from hipspv.llvm.machine import Machine
from hipspv.llvm.module import Module
from hipspv.targets.cpu import X86_64, Host
from hipspv.targets.cpu.outlined_accesses import outline

_LARGE = 1 << 16  # bytes of bitcode for which threads gain more time than they take


def optimize(bitcode: bytes, host: Host, processor: str, level: str) -> bytes:
    """Return the optimised module. level: the user's -O. Raises LLVMError.

    Vectors are made of threads alone (`packs`), since LLVM 22's loop vectoriser stores `out[i & 7]` of 16 iterations to
    16 elements (tests/programs/short_cycles.hip).
    """

    def run(machine: Machine, module: Module) -> bytes:
        machine.optimize(module)
        return module.bitcode()

    if host is not X86_64:
        from hipspv.targets.cpu import other_generator

        return other_generator.optimize(bitcode, host, processor, level)
    return _with_machine(bitcode, processor, level, run)


def emit(bitcode: bytes, host: Host, processor: str, level: str, text: bool) -> bytes:
    """Return an optimised module as an object for the processor, or as assembly language. Raises LLVMError."""
    if host is not X86_64:
        from hipspv.targets.cpu import other_generator

        return other_generator.emit(bitcode, host, processor, level, text)

    def run(machine: Machine, module: Module) -> bytes:
        outline(module, processor)
        return machine.emit(module, text)

    return _with_machine(bitcode, processor, level, run)


def emit_each(bitcode: bytes, host: Host, processors: Sequence[str], level: str) -> list[bytes]:
    """Return an optimised module as an object for each of the processors: side by side, as LLVM lets other threads run.
    Raises LLVMError."""
    if len(bitcode) < _LARGE or len(processors) == 1:
        return [emit(bitcode, host, processor, level, text=False) for processor in processors]
    from concurrent.futures import ThreadPoolExecutor

    with ThreadPoolExecutor(len(processors)) as pool:
        return list(pool.map(lambda processor: emit(bitcode, host, processor, level, text=False), processors))


def _with_machine(bitcode: bytes, processor: str, level: str, run: Callable[[Machine, Module], bytes]) -> bytes:
    """Return what a function makes of the module, in a context of its own."""
    with Context(toolchain.libllvm()) as context:
        module = Module.parse(bitcode, context)
        with Machine(context.lib, X86_64.triple, processor, LEVELS[level]) as machine:
            return run(machine, module)
